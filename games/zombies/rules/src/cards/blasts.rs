//! Zombies collected without a fight.

mod rocket;

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::Card;
use super::choosing::first_of;
use super::hordes::{n_in, occupied_in};
pub(crate) use super::quiet::may_stop;
use super::weapons::buildings_at_hand;
use crate::action::Roll;
use crate::event::Event;
use crate::flow::{Effect, Frame, Played, Toss, deeds};
use crate::map::{Spot, Square};
use crate::tiles::{Figure, Ground};
use crate::{Aim, Zombies};

/// Dynamite, Mine Field: a die is rolled, then zombies are picked, `n` of them or of their squares.
const ROLL: u8 = 0;
const PICK: u8 = 1;
/// ZOM-C-Z2-03: squares that are hit.
const BLOWN_UP: u8 = 3;
/// ZOM-C-Z2-03: in halves.
const BURNT: u8 = 4;

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let player = g.player(seat);
    let spot = player.at.spot();
    match card {
        Card::Grenade => buildings_at_hand(g, seat, &mut |building| {
            if n_in(g, building) > 0 {
                out(Aim::Building(building));
            }
        }),
        Card::Dynamite if beside(g, seat).next().is_some() => out(Aim::Nothing),
        Card::MineField => {
            let with_target = g.map.spots().filter(|spot| on_road(g, *spot).next().is_some());
            with_target.for_each(|spot| out(Aim::Tile(spot)));
        }
        Card::RocketLauncher => rocket::aims(g, out),
        Card::CleanUp => {
            let building = g.map.building_of(player.at).filter(|building| n_in(g, *building) > 0);
            building.into_iter().for_each(|building| out(Aim::Building(building)));
        }
        Card::Clearance if in_hallway(g, spot).next().is_some() => out(Aim::Tile(spot)),
        Card::TranqGun => {
            let dogs = g.map.occupied(spot).filter(|at| g.map.figure(*at) == Some(Figure::Dog));
            dogs.for_each(|at| out(Aim::Square(at)));
        }
        Card::GuardTower => g.map.occupied(spot).for_each(|at| out(Aim::Square(at))),
        _ => {}
    }
}

/// ZOM-C-Z2-03: whose Dynamite waits for replies, and may be dropped by others: its player has played the card
/// of the round.
pub(crate) fn lit_dynamite(g: &Zombies) -> Option<Seat> {
    // The reply itself is on top once it has been played, then the window for replies.
    let mut frames = g.stack.iter().rev().skip_while(|frame| matches!(frame, Frame::Played(_)));
    match (frames.next()?, frames.next()?) {
        (Frame::Window(_), Frame::Played(played)) => (played.card == Card::Dynamite).then_some(played.by),
        _ => None,
    }
}

/// ZOM-C-Z2-03, ZOM-11.3: the squares with a zombie beside a player.
fn beside(g: &Zombies, seat: Seat) -> impl Iterator<Item = Square> + '_ {
    let player = g.player(seat);
    let steps = if player.is_below { Default::default() } else { g.map.steps(player.at) };
    steps.into_iter().filter(|at| g.map.has_figure(*at))
}

/// ZOM-C-Z2-09: zombies that a mine can hit.
fn on_road(g: &Zombies, spot: Spot) -> impl Iterator<Item = Square> + '_ {
    g.map.occupied(spot).filter(|at| g.map.is_street(*at))
}

/// ZOM-C-Z3-05.
fn in_hallway(g: &Zombies, spot: Spot) -> impl Iterator<Item = Square> + '_ {
    g.map.occupied(spot).filter(|at| g.map.ground(*at) == Ground::Hallway)
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    match (card, aim) {
        (Card::Grenade, Aim::Building(building)) => {
            rule!("ZOM-C-Z1-12");
            let squares: Vec<Square> = occupied_in(g, building).collect();
            squares.into_iter().for_each(|at| collect_all(g, by, at, log));
            // The zombies count before the life is lost.
            g.begin(Frame::Effect(Effect::of(played)));
        }
        (Card::Dynamite, _) => {
            rule!("ZOM-C-Z2-03");
            g.begin(Frame::Effect(Effect::of(played)));
        }
        (Card::MineField, _) => {
            rule!("ZOM-C-Z2-09");
            g.begin(Frame::Effect(Effect::of(played)));
        }
        (Card::RocketLauncher, Aim::Tile(spot)) => rocket::destroy(g, by, spot, log),
        (Card::CleanUp, Aim::Building(building)) => {
            rule!("ZOM-C-Z3-04");
            let mut taker = by;
            let squares: Vec<Square> = occupied_in(g, building).collect();
            for at in squares {
                while g.map.has_figure(at) {
                    deeds::collect(g, taker, at, log);
                    taker = taker.left(usize::from(g.n_seats));
                }
            }
        }
        (Card::Clearance, Aim::Tile(spot)) => {
            rule!("ZOM-C-Z3-05");
            let squares: Vec<Square> = in_hallway(g, spot).collect();
            squares.into_iter().for_each(|at| collect_all(g, by, at, log));
        }
        (Card::TranqGun, Aim::Square(at)) => {
            rule!("ZOM-C-Z4-15");
            collect_all(g, by, at, log);
        }
        (Card::GuardTower, Aim::Square(at)) => {
            rule!("ZOM-C-Z8-16");
            deeds::collect(g, by, at, log);
        }
        _ => {}
    }
}

fn collect_all(g: &mut Zombies, seat: Seat, at: Square, log: &mut impl Log<Zombies>) {
    while g.map.has_figure(at) {
        deeds::collect(g, seat, at, log);
    }
}

pub(crate) fn toss(_g: &Zombies, effect: &Effect) -> Option<Toss> {
    let Effect { card, by: seat, stage, .. } = *effect;
    (stage == ROLL).then_some(Toss::Die { seat, card })
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    if effect.card == Card::Grenade {
        g.done();
        deeds::lose_life(g, effect.by, 2, Some(effect.card), log);
        return Step::Ran;
    }
    if toss(g, &effect).is_some() {
        return Step::Waits;
    }
    match first_of(|out| choices(g, &effect, key, out)) {
        (Some(aim), n) if effect.n > 0 => {
            if n > usize::from(effect.n) {
                return Step::Waits;
            }
            chosen(g, effect, Some(aim), key, log);
            Step::Ran
        }
        _ => g.done(),
    }
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match (effect.card, effect.aim) {
        (Card::Dynamite, _) => beside(g, effect.by).for_each(|at| out(Aim::Square(at))),
        (Card::MineField, Aim::Tile(spot)) => on_road(g, spot).for_each(|at| out(Aim::Square(at))),
        _ => {}
    }
}

pub(crate) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let Some(Aim::Square(at)) = aim else { return };
    g.go_on_as(Frame::Effect(Effect { n: effect.n - 1, ..effect }));
    match effect.card {
        Card::Dynamite => collect_all(g, effect.by, at, log),
        _ => deeds::collect(g, effect.by, at, log),
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
    let Effect { card, by, .. } = effect;
    log.event(Event::DieRolled { seat: by, card, die });
    let counts = g.die_of(by, die);
    match card {
        Card::Dynamite if counts < 4 => {
            g.done();
            deeds::lose_life(g, by, BURNT, Some(card), log);
        }
        Card::Dynamite => g.go_on_as(Frame::Effect(Effect { stage: PICK, n: BLOWN_UP, ..effect })),
        _ => g.go_on_as(Frame::Effect(Effect { stage: PICK, n: counts as u8, ..effect })),
    }
    Ok(())
}
