//! What a movement becomes: rolls changed, walks forced, turns lost.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::{Card, Modifier, lasting, playing};
use crate::action::Roll;
use crate::event::Event;
use crate::flow::{Effect, Frame, Movement, Played, Toss, deeds};
use crate::state::{Lasting, MovementRoll, Until};
use crate::{Aim, Zombies};

mod along;
mod bounds;
mod rolls;

pub(crate) use along::take_along;
pub(crate) use bounds::Bounds;
pub(crate) use rolls::{leader_of, movement_begins, movement_is_over, waits_for_roll};

/// ZOM-C-Z1-17.
const KEYS: u8 = 10;
/// ZOM-C-Z1-25.
const WALK: u8 = 5;

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let mut opponents = |test: &dyn Fn(Seat) -> bool| {
        rule!("ZOM-9.16");
        rule!("ZOM-11.15");
        g.seats().filter(|other| *other != seat && test(*other)).for_each(|other| out(Aim::Player(other)));
    };
    match card {
        Card::BrainCramp => opponents(&|other| other == g.active && g.allowance(other) > 0),
        Card::Whoa => opponents(&|_| true),
        Card::WhereEverybody => opponents(&|other| g.may_be_moved(other) && has_step(g, other)),
        Card::KeysStillInIt if g.changed_for(Modifier::NotMoved, seat).is_none() => out(Aim::Nothing),
        Card::MuchNeededRest | Card::LastMeal => out(Aim::Nothing),
        Card::NotSoScary if !g.turn.again => out(Aim::Nothing),
        // These answer a window about the active player.
        Card::Smell | Card::DontSleep => opponents(&|other| other == g.active),
        Card::Running if g.may_be_moved(seat) => opponents(&|other| other == g.active),
        Card::LotsOfLuck => opponents(&|other| {
            let has_something = g.player(other).bullets > 0 || !g.hands[other.index()].is_empty();
            playing::shares_square(g, seat, other) && has_something
        }),
        Card::Private if !g.player(seat).is_below => {
            opponents(&|other| playing::shares_square(g, seat, other) && g.may_be_moved(other))
        }
        _ => {}
    }
}

/// Whether there is a square that a card could walk this player to.
fn has_step(g: &Zombies, seat: Seat) -> bool {
    let player = g.player(seat);
    let steps = if player.is_below { g.map.steps_below(player.at) } else { g.map.steps(player.at) };
    !steps.is_empty()
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    let target = aim.players().next().unwrap_or(by);
    let mut last = |g: &mut Zombies, until| deeds::last(g, Lasting { card, by, aim, until }, log);
    match card {
        Card::BrainCramp => {
            rule!("ZOM-C-Z1-05");
            last(g, Until::During { of: target, has_begun: true });
        }
        Card::KeysStillInIt => {
            rule!("ZOM-C-Z1-17");
            g.turn.movement = MovementRoll::Fixed(KEYS);
        }
        Card::MuchNeededRest => {
            rule!("ZOM-C-Z1-20");
            rests(g, by, 4, log);
        }
        Card::WhereEverybody => {
            rule!("ZOM-C-Z1-25");
            rule!("ZOM-11.9");
            rule!("ZOM-7.14");
            let walk = Movement { forced_by: Some(card), ..Movement::walk(target, by, WALK) };
            g.begin(Frame::Movement(walk));
        }
        Card::Smell => {
            rule!("ZOM-C-Z2-13");
            let aim = Aim::Tile(g.player(target).at.spot());
            let until = Until::During { of: target, has_begun: true };
            deeds::last(g, Lasting { card, by, aim, until }, log);
        }
        Card::LotsOfLuck => {
            rule!("ZOM-C-Z3-10");
            g.end_movement(by);
            if g.player(target).bullets > 0 {
                deeds::lose_bullets(g, target, 1, log);
                deeds::gain_bullets(g, by, 1, log);
            }
            if !g.hands[target.index()].is_empty() {
                g.begin(Frame::Effect(Effect::of(played)));
            }
        }
        Card::DontSleep => {
            rule!("ZOM-C-Z35-02");
            g.begin(Frame::Effect(Effect { who: target, ..Effect::of(played) }));
        }
        Card::Running => {
            rule!("ZOM-C-Z35-07");
            last(g, Until::During { of: target, has_begun: true });
        }
        Card::NotSoScary => {
            rule!("ZOM-C-Z35-15");
            g.turn.again = true;
        }
        Card::Private => {
            rule!("ZOM-C-Z35-23");
            g.change_movement(by, |movement| movement.companion = Some(target));
        }
        Card::Whoa => {
            rule!("ZOM-C-Z7-14");
            last(g, lasting::for_the_roll(g, target));
            g.begin(Frame::Effect(Effect { who: target, ..Effect::of(played) }));
        }
        Card::LastMeal => {
            rule!("ZOM-C-Z8-06");
            rests(g, by, 6, log);
            deeds::lose_bullets(g, by, 1, log);
        }
        _ => {}
    }
}

/// No movement roll, but life.
fn rests(g: &mut Zombies, seat: Seat, halves: u8, log: &mut impl Log<Zombies>) {
    g.turn.movement = MovementRoll::None;
    log.event(Event::NoMovementRoll { seat });
    deeds::gain_life(g, seat, halves, log);
}

/// Lots of Luck takes a card by chance, Don't go to sleep rolls; Whoaaa! asks for an item, Stir Crazy for a
/// number of squares, up to `n`.
pub(crate) fn toss(_g: &Zombies, effect: &Effect) -> Option<Toss> {
    let Effect { card, by, who, aim, .. } = *effect;
    match (card, aim) {
        (Card::LotsOfLuck, Aim::Player(from)) => Some(Toss::Theft { seat: by, from }),
        (Card::DontSleep, _) => Some(Toss::Die { seat: who, card }),
        _ => None,
    }
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    if toss(g, &effect).is_some() {
        return Step::Waits;
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

pub(crate) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match effect.card {
        Card::Whoa => {
            rule!("ZOM-11.21");
            let items = g.player(effect.who).items.iter().filter(|item| item.card.is_takeable());
            items.for_each(|item| out(Aim::Card(item.card)));
        }
        Card::StirCrazy => (0..=effect.n).for_each(|squares| out(Aim::Number(squares))),
        _ => {}
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
    let Effect { by, who, .. } = effect;
    match aim {
        Some(Aim::Card(card)) => {
            g.done();
            deeds::discard_item(g, who, card, log);
        }
        Some(Aim::Number(squares)) => {
            // The rest of the movement is lost: only what costs no square may follow.
            g.turn.walked = g.allowance(who);
            let walk = Movement { forced_by: Some(effect.card), ..Movement::walk(who, by, squares) };
            g.go_on_as(Frame::Movement(walk));
        }
        _ => {}
    }
}

pub(crate) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Effect { card, by, who, aim, .. } = effect;
    match (*roll, aim) {
        (Roll::Card(stolen), Aim::Player(from)) => {
            g.done();
            deeds::take_from_hand(g, from, by, stolen, key, log);
        }
        (Roll::Die(die), _) => {
            g.done();
            log.event(Event::DieRolled { seat: who, card, die });
            if !matches!(g.die_of(who, die), 1 | 6) {
                let until = Until::During { of: who, has_begun: true };
                deeds::last(g, Lasting { card, by, aim, until }, log);
                let at = g.player(who).at;
                if !g.map.has_figure(at) {
                    deeds::put_zombie(g, at, log);
                }
            }
        }
        _ => return Err(Refusal::IMPOSSIBLE_ROLL),
    }
    Ok(())
}
