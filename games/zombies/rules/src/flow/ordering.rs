//! Choices left in advance: how they are entered, which passes they give, and when they end.

use table::{Chance, Log, PassOrder, Refusal, RulesKey, Seat, SeatSet, Secret, rule};

use super::{Answer, Moment, Window, ending};
use crate::event::Event;
use crate::orders::{Order, PassUntil, Passes, StandingPass};
use crate::{Action, Zombies};

/// ZOM-10.6: a standing pass may be set and withdrawn at any time.
pub(super) fn leave(
    g: &mut Zombies,
    seat: Seat,
    order: Order,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    match order {
        Order::Pass(pass) => {
            rule!("ZOM-10.6");
            rule!("ZOM-26.2");
            g.passes[seat.index()].write(key).leave(pass);
            log.event(Event::OrderLeft { seat, order: Secret::new(order, SeatSet::one(seat)) });
            answer_window(g, seat, key);
        }
        Order::End { wish } => {
            rule!("ZOM-14.14");
            if g.wish_to_end.has(seat) == wish {
                return Err(Refusal::new("ZOM-14.14", "wished-already"));
            }
            g.wish_to_end = if wish { g.wish_to_end.with(seat) } else { g.wish_to_end.without(seat) };
            log.event(Event::EndWished { seat, wish });
            if g.wish_to_end == SeatSet::all(usize::from(g.n_seats)) {
                ending::end_by_count(g, log);
            }
        }
    }
    Ok(())
}

/// A pass that is left while a window waits also answers that window.
fn answer_window(g: &mut Zombies, seat: Seat, key: &RulesKey) {
    let Some(&window) = g.stack.top_as::<Window>() else { return };
    let is_open = window.asked.has(seat) && g.answers[seat.index()].is_none();
    if is_open && lets_pass(g, seat, &window, key) {
        g.answers[seat.index()] = Some(Secret::new(Answer::Pass, SeatSet::one(seat)));
    }
}

/// Whether a standing pass counts in this window.
pub(super) fn lets_pass(g: &Zombies, seat: Seat, window: &Window, key: &RulesKey) -> bool {
    rule!("ZOM-10.28");
    let pass = g.passes[seat.index()].read(key).at(window.moment);
    pass.is_some_and(|pass| !(pass.unless_mine && is_about(g, seat, window)))
}

/// Whether a window is about this player: in their own turn, about their own roll, kill or death, or a card
/// aimed at them.
fn is_about(g: &Zombies, seat: Seat, window: &Window) -> bool {
    let is_target = || match g.played_below() {
        Some(played) => window.moment == Moment::CardPlayed && played.aim.players().any(|at| at == seat),
        None => false,
    };
    g.active == seat || window.subject == seat || is_target()
}

/// Ends the passes that last until now.
pub(super) fn end(g: &mut Zombies, over: PassUntil, of: SeatSet, key: &RulesKey) {
    of.iter().for_each(|seat| g.passes[seat.index()].write(key).end(over));
}

/// A random order.
pub(crate) fn propose(chance: &mut dyn Chance) -> Action {
    let at = (chance.below(3) > 0).then(|| chance.pick(&Moment::ALL));
    let pass = (chance.below(2) == 0).then(|| random_pass(chance));
    Action::Order(Order::Pass(PassOrder { at, pass }))
}

fn random_pass(chance: &mut dyn Chance) -> StandingPass {
    let until = chance.pick(&[PassUntil::Turn, PassUntil::Round, PassUntil::Withdrawn]);
    StandingPass { until, unless_mine: chance.below(2) == 0 }
}

/// Random passes, for `resample`.
pub(crate) fn random_passes(chance: &mut dyn Chance) -> Passes {
    let mut passes = Passes::default();
    for at in Moment::ALL {
        if chance.below(3) == 0 {
            passes.leave(PassOrder { at: Some(at), pass: Some(random_pass(chance)) });
        }
    }
    passes
}
