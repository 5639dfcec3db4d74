//! The Trees Are Alive!: opponents among trees roll until they win or die (ZOM-C-Z4-21).

use table::{Log, Seat, Step, rule};

use crate::action::Good;
use crate::cards::weapons;
use crate::event::Event;
use crate::flow::{Effect, Fight, Frame, Played, Toss, deeds};
use crate::tiles::Ground;
use crate::{Aim, Zombies};

/// A die is due; it failed, and is paid for.
const ROLL: u8 = 0;
const PAY: u8 = 1;
/// A roll of so much wins.
const NEEDED: u8 = 4;

/// Whether this player stands among trees: neither the dead nor those below do.
pub(super) fn is_caught(g: &Zombies, seat: Seat) -> bool {
    g.map.ground(g.player(seat).at) == Ground::Wooded
}

pub(super) fn resolve(g: &mut Zombies, played: &Played) {
    rule!("ZOM-C-Z4-21");
    g.begin(Frame::Effect(Effect::of(played)));
    next(g, Effect::of(played));
}

/// The next opponent clockwise, who has rolled nothing yet.
fn next(g: &mut Zombies, effect: Effect) {
    let n_seats = usize::from(g.n_seats);
    let others = effect.who.clockwise(n_seats).skip(1).take_while(|seat| *seat != effect.by);
    match others.into_iter().find(|seat| is_caught(g, *seat)) {
        Some(who) => g.go_on_as(Frame::Effect(Effect { who, stage: ROLL, n: 0, ..effect })),
        None => _ = g.done(),
    }
}

pub(super) fn toss(effect: &Effect) -> Option<Toss> {
    (effect.stage == ROLL).then_some(Toss::Die { seat: effect.who, card: effect.card })
}

pub(super) fn step(g: &mut Zombies, effect: Effect, log: &mut impl Log<Zombies>) -> Step {
    match effect.stage {
        ROLL if is_caught(g, effect.who) => return Step::Waits,
        ROLL => next(g, effect),
        _ if bullets(g, &effect).is_some() => return Step::Waits,
        _ => pay(g, effect, Good::Life, log),
    }
    Step::Ran
}

/// Items count as on a roll of a fight.
pub(super) fn rolled(g: &mut Zombies, effect: Effect, die: u8, log: &mut impl Log<Zombies>) {
    let Effect { card, who: seat, n, .. } = effect;
    let roll = Fight { n_rolls: n, ..Fight::on(seat, g.player(seat).at) };
    let result = die as i8 + weapons::bonus(g, &roll);
    let item = weapons::item_of(g, &roll);
    log.event(Event::DieRolled { seat, card, die });
    weapons::roll_made(g, seat, item, log);
    if result >= NEEDED as i8 {
        return next(g, effect);
    }
    let dice = [result.max(0) as u8, 0];
    g.go_on_as(Frame::Effect(Effect { stage: PAY, n: n.saturating_add(1), dice, ..effect }));
}

/// How many bullets make the failed roll win, where the player has them.
fn bullets(g: &Zombies, effect: &Effect) -> Option<u16> {
    let needed = u16::from(NEEDED - effect.dice[0]) * g.bullets_per_point();
    (g.may_spend_bullets(effect.who) && g.player(effect.who).bullets >= needed).then_some(needed)
}

pub(super) fn choices(g: &Zombies, effect: &Effect, out: &mut dyn FnMut(Aim)) {
    out(Aim::Good(Good::Life));
    if bullets(g, effect).is_some() {
        out(Aim::Good(Good::Bullets));
    }
}

pub(super) fn pay(g: &mut Zombies, effect: Effect, good: Good, log: &mut impl Log<Zombies>) {
    let who = effect.who;
    weapons::paid(g, who, log);
    match (good, bullets(g, &effect)) {
        (Good::Bullets, Some(needed)) => {
            deeds::lose_bullets(g, who, needed, log);
            next(g, effect);
        }
        _ => {
            g.go_on_as(Frame::Effect(Effect { stage: ROLL, ..effect }));
            deeds::lose_life(g, who, 2, Some(effect.card), log);
        }
    }
}
