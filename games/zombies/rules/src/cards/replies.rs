//! Answers to cards and kills.

mod aside;
mod echo;

use table::{Holds, Log, RulesKey, Seat, Step, rule};

use super::choosing::first_of;
pub(crate) use super::quiet::{may_stop, rolled, toss};
use super::{Card, Modifier};
use crate::event::Event;
use crate::flow::{Effect, Fight, Frame, Played, deeds, fight};
use crate::state::{Lasting, Until};
use crate::{Aim, Zombies};

pub(crate) use echo::{copy_in_play, echo};

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    // Their timing says that a card waits for replies.
    let answers = |test: &dyn Fn(&Played) -> bool| g.played_below().is_some_and(test);
    let may_be_played = match card {
        Card::DidntHappen | Card::RaiseHand => answers(&|_| true),
        Card::LookinAtMe => answers(&|played| aside::is_aimed(played.aim)),
        Card::GotOne => answers(&|played| echo::may_copy(g, seat, played, key)),
        Card::BackAtYa => {
            answers(&|played| played.by != seat && played.aim.players().all(|target| target != played.by))
        }
        Card::Music => true,
        _ => false,
    };
    if may_be_played {
        out(Aim::Nothing);
    }
    if card == Card::WhyWont
        && let Some(fight) = kill_answered(g)
    {
        out(Aim::Player(fight.seat));
    }
}

/// ZOM-C-Z35-24: the fight whose kill the innermost window is about, as the timing of the card says, if the
/// zombie still fits on its square.
fn kill_answered(g: &Zombies) -> Option<&Fight> {
    let mut frames = g.stack.iter().rev();
    frames.find(|frame| matches!(frame, Frame::Window(_)))?;
    let fight: &Fight = frames.next()?.held()?;
    fight.killed.filter(|figure| g.map.has_room(fight.at, *figure)).map(|_| fight)
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, .. } = *played;
    match card {
        Card::DidntHappen => {
            rule!("ZOM-C-Z4-16");
            rule!("ZOM-10.19");
            g.cancel_answered();
        }
        Card::RaiseHand => {
            rule!("ZOM-C-Z5-08");
            rule!("ZOM-10.19");
            g.cancel_answered();
        }
        Card::LookinAtMe => {
            rule!("ZOM-C-Z2-15");
            if let Some(who) = aside::answered(g).map(|answered| answered.by) {
                g.begin(Frame::Effect(Effect { who, ..Effect::of(played) }));
            }
        }
        Card::GotOne => {
            rule!("ZOM-C-Z35-03");
            g.change_answered(|answered| answered.copied_by = answered.copied_by.with(by));
        }
        Card::BackAtYa => {
            rule!("ZOM-C-Z6-02");
            g.change_answered(|answered| answered.recoil_by = Some(by));
        }
        Card::Music => {
            rule!("ZOM-C-Z35-22");
            deeds::last(g, Lasting { card, by, aim: Aim::Player(by), until: Until::Used }, log);
        }
        Card::WhyWont => {
            rule!("ZOM-C-Z35-24");
            undo_kill(g, log);
        }
        _ => {}
    }
}

/// The zombie is back, the window of its kill closes, and the fight goes on.
fn undo_kill(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    let Some(&fight) = kill_answered(g) else { return };
    if let Some(figure) = fight.killed {
        g.map.put_figure(fight.at, figure);
        log.event(Event::ZombiePut { at: fight.at, figure });
    }
    fight::again(g, fight);
    g.close_window_below();
}

/// ZOM-C-Z35-22: a card of an opponent with this player as its only target is cancelled by a shield, which
/// is used up.
pub(crate) fn meets_shield(g: &mut Zombies, played: &Played, log: &mut impl Log<Zombies>) -> bool {
    let mut targets = played.aim.players();
    let (Some(target), None) = (targets.next(), targets.next()) else { return false };
    let is_shield = |lasting: &Lasting| lasting.changes(Modifier::Shields) && lasting.by == target;
    let shield = g.lasting.iter().position(is_shield).filter(|_| played.by != target);
    if let Some(index) = shield {
        rule!("ZOM-C-Z35-22");
        deeds::end_lasting(g, index, log);
    }
    shield.is_some()
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    match first_of(|out| choices(g, &effect, key, out)) {
        (None, _) => {
            g.done();
            if effect.card == Card::LookinAtMe {
                g.cancel_answered();
            }
        }
        (only, 1) => chosen(g, effect, only, key, log),
        _ => return Step::Waits,
    }
    Step::Ran
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match effect.card {
        Card::LookinAtMe => aside::choices(g, key, out),
        _ => echo::choices(g, effect, key, out),
    }
}

pub(crate) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let Some(aim) = aim else { return };
    g.done();
    match effect.card {
        Card::LookinAtMe => aside::aim_at(g, aim, log),
        _ => echo::sound(g, &effect, aim),
    }
}
