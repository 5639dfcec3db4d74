//! Items that ask: a dog is driven off, a curse is handed on, a toy is given for a life.

use table::{Log, RulesKey, Seat, Step, rule};

use super::super::{Card, Cost};
use super::{are_of_use, below_card, would_lose_life};
use crate::action::Good;
use crate::flow::{Effect, Fight, Frame, deeds, fight, played};
use crate::tiles::Figure;
use crate::{Aim, Zombies};

/// The Scalpel: whether to pay, then who gets it.
const PAY: u8 = 0;
const HAND_ON: u8 = 1;
/// The Stuffed Animal: whether to give it; it was given; a token is saved.
const GIVE: u8 = 0;
const GIVEN: u8 = 1;
const SAVED: u8 = 2;
/// Halves of a life token.
const TOKEN: u8 = 2;

/// ZOM-C-Z4-12: the Sickle was used, and a second dog goes to a square beside.
pub(crate) fn drive_off(g: &mut Zombies, fight: &Fight) {
    let Fight { seat, at, .. } = *fight;
    if fight.item == Some(Card::Sickle) && g.map.n_figures(at) > 1 {
        rule!("ZOM-C-Z4-12");
        g.begin(Frame::Effect(Effect { square: Some(at), ..asking(Card::Sickle, seat) }));
    }
}

/// ZOM-C-Z5-09: at the end of the own turn the curse may be handed on.
pub(crate) fn ask_to_hand_on(g: &mut Zombies, seat: Seat) {
    if g.has_item(seat, Card::Scalpel) && are_of_use(g) {
        rule!("ZOM-C-Z5-09");
        g.begin(Frame::Effect(asking(Card::Scalpel, seat)));
    }
}

/// ZOM-C-Z7-09: whether something may be given in place of a life that is lost.
pub(crate) fn may_replace_life(g: &Zombies, seat: Seat) -> bool {
    g.has_item(seat, Card::Stuffed) && !g.player(seat).is_dead && are_of_use(g)
}

/// Asks before the loss.
pub(crate) fn ask_for_life(g: &mut Zombies, seat: Seat, halves: u8, cause: Option<Card>) {
    let aim = cause.map_or(Aim::Nothing, Aim::Card);
    g.begin(Frame::Effect(Effect { n: halves, aim, ..asking(Card::Stuffed, seat) }));
}

/// Whether the toy was given for a loss that waits.
pub(super) fn is_given(g: &Zombies, seat: Seat) -> bool {
    let given = Some((Card::Stuffed, GIVEN, seat));
    matches!(below_card(g), Some(Frame::Effect(effect)) if Some((effect.card, effect.stage, effect.who)) == given)
}

/// ZOM-C-Z7-09: the toy has taken effect, in a fight or for the loss that waits below it.
pub(super) fn replace_life(g: &mut Zombies, seat: Seat) {
    rule!("ZOM-C-Z7-09");
    if would_lose_life(g, seat) {
        return g.with_fight_frame(seat, fight::again);
    }
    if let Some(Frame::Effect(effect)) = g.stack.iter_mut().rev().nth(1) {
        effect.stage = SAVED;
    }
}

fn asking(card: Card, seat: Seat) -> Effect {
    Effect { card, by: seat, who: seat, ..Effect::default() }
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    match (effect.card, effect.stage) {
        (Card::Stuffed, GIVE) => return Step::Waits,
        (Card::Stuffed, stage) => {
            let saved = if stage == SAVED { TOKEN } else { 0 };
            let cause = if let Aim::Card(card) = effect.aim { Some(card) } else { None };
            g.done();
            if effect.n > saved {
                deeds::take_life(g, effect.who, effect.n - saved, cause, log);
            }
            return Step::Ran;
        }
        _ => {}
    }
    let (mut only, mut n_choices) = (None, 0);
    choices(g, &effect, key, &mut |aim| {
        only = Some(aim);
        n_choices += 1;
    });
    match n_choices {
        0 => return g.done(),
        1 if !may_stop(g, &effect) => chosen(g, effect, only, key, log),
        _ => return Step::Waits,
    }
    Step::Ran
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let (who, player) = (effect.who, g.player(effect.who));
    let heirs = || g.seats().filter(|other| !g.has_item(*other, Card::Scalpel));
    match (effect.card, effect.stage) {
        (Card::Sickle, _) => {
            let Some(from) = effect.square else { return };
            g.map.zombie_steps(from, Figure::Dog).into_iter().for_each(|to| out(Aim::Square(to)));
        }
        (Card::Scalpel, PAY) if heirs().next().is_some() => {
            // ZOM-9.17: never the last life.
            let payable = [
                (Good::Life, player.life > TOKEN),
                (Good::Bullets, player.bullets > 0),
                (Good::Guts, player.guts > 0),
            ];
            payable.into_iter().filter(|(_, has)| *has).for_each(|(good, _)| out(Aim::Good(good)));
        }
        (Card::Scalpel, HAND_ON) => heirs().for_each(|other| out(Aim::Player(other))),
        (Card::Stuffed, GIVE) => out(Aim::Item(who, Card::Stuffed)),
        _ => {}
    }
}

pub(crate) fn may_stop(_g: &Zombies, effect: &Effect) -> bool {
    matches!((effect.card, effect.stage), (Card::Scalpel, PAY) | (Card::Stuffed, GIVE))
}

pub(crate) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let Effect { card, who, .. } = effect;
    match (card, aim) {
        (Card::Sickle, Some(Aim::Square(to))) => {
            g.done();
            if let Some(from) = effect.square {
                deeds::move_figure(g, from, to, log);
            }
        }
        (Card::Scalpel, Some(Aim::Good(good))) => {
            g.go_on_as(Frame::Effect(Effect { stage: HAND_ON, ..effect }));
            match good {
                Good::Life => deeds::pay(g, who, Cost { life: 1, bullets: 0 }, card, log),
                Good::Bullets => deeds::lose_bullets(g, who, 1, log),
                Good::Guts => deeds::lose_guts(g, who, 1, log),
            }
        }
        (Card::Scalpel, Some(Aim::Player(heir))) => {
            g.done();
            deeds::take_item(g, who, heir, card, log);
        }
        (Card::Stuffed, Some(_)) => {
            g.go_on_as(Frame::Effect(Effect { stage: GIVEN, ..effect }));
            played::start_use(g, who, card, Aim::Nothing, key, log);
        }
        (Card::Stuffed, None) => g.go_on_as(Frame::Effect(Effect { stage: GIVEN, ..effect })),
        _ => {
            g.done();
        }
    }
}
