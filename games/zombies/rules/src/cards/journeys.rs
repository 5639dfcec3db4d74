//! Pawns put somewhere.

use std::ops::ControlFlow;

use table::{Log, Refusal, RulesKey, Seat, Step, marks, rule};

use super::Card;
use crate::action::Roll;
use crate::event::Event;
use crate::flow::{Effect, Frame, Moment, Played, Toss, deeds, fun_house};
use crate::map::Square;
use crate::tiles::Tile;
use crate::{Aim, Zombies};

mod nearest;
mod places;

use places::places;

/// ZOM-C-Z2-02: the die that breaks a wall.
const BREAKS: i8 = 5;
/// ZOM-C-Z7-15: the square has been chosen, the die decides.
const FORTUNE: u8 = 1;

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let mut opponents = |test: &dyn Fn(Seat) -> bool| {
        g.seats().filter(|other| *other != seat && test(*other)).for_each(|other| out(Aim::Player(other)));
    };
    let may_go = |who: Seat| g.may_be_moved(who) && has_place(g, card, seat, who);
    match card {
        Card::BadSenseOfDirection => {
            let Some(town) = g.map.find(Tile::TownSquare) else { return };
            opponents(&|other| g.may_be_moved(other) && is_elsewhere(g, other, town.centre()));
        }
        Card::Breakthrough if !g.player(seat).is_below => {
            g.map.breakthroughs(g.player(seat).at).into_iter().for_each(|(side, _)| out(Aim::Side(side)));
        }
        Card::ThereYouAre if g.may_be_moved(seat) => {
            nearest::opponents(g, seat).into_iter().for_each(|at| out(Aim::Square(at)));
        }
        Card::Gross | Card::KnowWhat | Card::Amulet | Card::EscapeTunnel if may_go(seat) => out(Aim::Nothing),
        Card::ClairWarlock | Card::NextStop | Card::Funny | Card::GoingToDie => opponents(&may_go),
        Card::TalkHand => {
            let tile = g.player(seat).at.spot();
            opponents(&|other| g.player(other).at.spot() == tile && may_go(other));
        }
        Card::Portal if g.may_be_moved(seat) => opponents(&|other| may_change_places(g, seat, other)),
        Card::Flood if g.seats().any(|other| g.player(other).is_below) => out(Aim::Nothing),
        Card::MissedStep => {
            opponents(&|other| g.subject_of(Moment::LeavesSubway) == Some(other) && may_go(other))
        }
        Card::NotExit => opponents(&|other| fun_house::is_leaving(g, other) && may_go(other)),
        _ => {}
    }
}

/// ZOM-11.16: being put where one stands is nothing, unless it brings one up.
fn is_elsewhere(g: &Zombies, seat: Seat, from: Square) -> bool {
    rule!("ZOM-11.16");
    g.player(seat).at != from || g.player(seat).is_below
}

fn has_place(g: &Zombies, card: Card, by: Seat, who: Seat) -> bool {
    places(g, card, by, who, &mut |_| ControlFlow::Break(())).is_break()
}

/// ZOM-16.18: who changes places with somebody below comes to stand above, so one must be able to.
fn may_change_places(g: &Zombies, seat: Seat, other: Seat) -> bool {
    let there = g.player(other).at;
    let here = g.player(seat).at;
    g.may_be_moved(other) && is_elsewhere(g, other, here) && g.map.is_walkable(there)
}

/// Whom the card moves.
fn traveller(effect: &Effect) -> Seat {
    effect.aim.players().next().unwrap_or(effect.by)
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    marks::pass(card.facts().rule);
    match (card, aim) {
        (Card::BadSenseOfDirection, Aim::Player(target)) => deeds::bury(g, target, log),
        (Card::ThereYouAre, Aim::Square(at)) => deeds::put_pawn(g, by, at, log),
        (Card::Portal, Aim::Player(target)) => {
            let (here, there) = (g.player(by).at, g.player(target).at);
            deeds::put_pawn(g, by, there, log);
            deeds::put_pawn(g, target, here, log);
        }
        _ => _ = g.begin(Frame::Effect(Effect::of(played))),
    }
}

pub(crate) fn toss(_g: &Zombies, effect: &Effect) -> Option<Toss> {
    let Effect { card, by, stage, .. } = *effect;
    match (card, stage) {
        (Card::Breakthrough, _) => Some(Toss::Die { seat: by, card }),
        (Card::GoingToDie, FORTUNE) => Some(Toss::Die { seat: traveller(effect), card }),
        _ => None,
    }
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    if toss(g, &effect).is_some() {
        return Step::Waits;
    }
    if effect.card == Card::Flood && !next_up(g, effect, log) {
        return Step::Ran;
    }
    let (mut first, mut n_choices) = (None, 0);
    choices(g, &effect, key, &mut |aim| {
        first = first.or(Some(aim));
        n_choices += 1;
    });
    match (first, n_choices) {
        (None, _) => g.done(),
        (only, 1) => {
            chosen(g, effect, only, key, log);
            Step::Ran
        }
        _ => Step::Waits,
    }
}

/// ZOM-C-Z6-06: the next one below comes up, the active player first; says whether that one is to be put
/// on a square beside, because the one above cannot be stood on.
fn next_up(g: &mut Zombies, effect: Effect, log: &mut impl Log<Zombies>) -> bool {
    let is_below = |seat: &Seat| g.player(*seat).is_below;
    let Some(seat) = g.active.clockwise(usize::from(g.n_seats)).find(is_below) else {
        g.done();
        return false;
    };
    if g.map.is_walkable(g.player(seat).at) {
        g.players[seat.index()].is_below = false;
        log.event(Event::CameUp { seat });
        return false;
    }
    if effect.who != seat {
        g.go_on_as(Frame::Effect(Effect { who: seat, ..effect }));
        return false;
    }
    true
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    rule!("ZOM-11.12");
    rule!("ZOM-11.17");
    match effect.card {
        Card::Flood => {
            let streets = g.map.nearest_streets(g.player(effect.who).at);
            streets.into_iter().for_each(|at| out(Aim::Square(at)));
        }
        card => {
            _ = places(g, card, effect.by, traveller(effect), &mut |at| {
                out(Aim::Square(at));
                ControlFlow::Continue(())
            });
        }
    }
}

pub(crate) fn may_stop(_g: &Zombies, _effect: &Effect) -> bool {
    false
}

pub(crate) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let Some(Aim::Square(to)) = aim else { return };
    match effect.card {
        // The next one comes up.
        Card::Flood => deeds::put_pawn(g, effect.who, to, log),
        Card::GoingToDie => {
            g.go_on_as(Frame::Effect(Effect { stage: FORTUNE, ..effect }));
            deeds::put_pawn(g, traveller(&effect), to, log);
        }
        _ => {
            g.done();
            deeds::put_pawn(g, traveller(&effect), to, log);
        }
    }
}

pub(crate) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Roll::Die(die) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
    let card = effect.card;
    g.done();
    match (card, effect.aim) {
        (Card::Breakthrough, Aim::Side(side)) => {
            let seat = effect.by;
            log.event(Event::DieRolled { seat, card, die });
            if g.die_of(seat, die) >= BREAKS {
                let at = g.player(seat).at;
                g.map.break_through(at, side);
                log.event(Event::PassageBroken { seat, at, side });
            } else {
                g.end_movement(seat);
                deeds::lose_life(g, seat, 2, Some(card), log);
            }
        }
        _ => {
            let seat = traveller(&effect);
            log.event(Event::DieRolled { seat, card, die });
            match g.die_of(seat, die) {
                6.. => {}
                ..=1 => deeds::lose_life(g, seat, 4, Some(card), log),
                _ => deeds::lose_life(g, seat, 2, Some(card), log),
            }
        }
    }
    Ok(())
}
