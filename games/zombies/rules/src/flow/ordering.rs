//! Choices left in advance: how they are entered, which passes they give, and when they end.

use table::{Chance, Log, PassOrder, Refusal, RulesKey, Seat, SeatSet, Secret, rule};

use super::{Answer, Moment, Source, Window, ending};
use crate::cards::playing;
use crate::event::Event;
use crate::orders::{NextPlay, Order, PassUntil, Passes, StandingPass};
use crate::setup::MAX_SEATS;
use crate::windows;
use crate::{Action, Aim, Card, Zombies};

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
        Order::PlayNext { card, on } => {
            rule!("ZOM-10.44");
            if on.index() >= usize::from(g.n_seats) {
                return Err(Refusal::new("ZOM-10.44", "no-such-player"));
            }
            g.next_plays[seat.index()].write(key).leave(card.map(|card| NextPlay { card, on }));
            log.event(Event::OrderLeft { seat, order: Secret::new(order, SeatSet::one(seat)) });
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
    if window.decider == Some(seat) || awaits_moment(g, seat, window, key) {
        return false;
    }
    let passes = g.passes[seat.index()].read(key);
    let passes_at = |moment: Moment| {
        passes.at(moment).is_some_and(|pass| {
            let is_asked = pass.unless_mine && is_about(g, seat, window)
                || pass.unless_last && windows::is_last_chance(g, window, seat);
            !is_asked
        })
    };
    passes_at(window.moment) && window.later.is_none_or(passes_at)
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

/// Whether the player has left a card for a moment like this one. No standing pass takes it away from them.
fn awaits_moment(g: &Zombies, seat: Seat, window: &Window, key: &RulesKey) -> bool {
    g.next_plays[seat.index()].read(key).left().is_some_and(|play| play.on == window.subject)
}

/// ZOM-10.44: plays cards that players have left for a moment of the player whom this window is about. A card
/// that cannot be played now keeps waiting. If a card has several aims that affect nobody else, its owner is
/// asked.
pub(super) fn play_in_advance(g: &mut Zombies, window: &Window, key: &RulesKey) {
    for seat in window.asked.iter().filter(|seat| window.decider != Some(*seat)) {
        if g.answers[seat.index()].is_some() || !awaits_moment(g, seat, window, key) {
            continue;
        }
        let Some(NextPlay { card, on }) = g.next_plays[seat.index()].read(key).left() else { continue };
        if let Some(aim) = only_aim(g, seat, card, on, key) {
            rule!("ZOM-10.44");
            g.answers[seat.index()] = Some(Secret::new(Answer::Play(card, aim), SeatSet::one(seat)));
        }
    }
}

/// The only aim with which this player may play the card so that it affects nobody but `on`.
fn only_aim(g: &Zombies, seat: Seat, card: Card, on: Seat, key: &RulesKey) -> Option<Aim> {
    let mut aims = Vec::new();
    playing::aims(g, card, seat, Source::Hand, key, &mut |aim| aims.push(aim));
    aims.retain(|aim| aim.players().all(|player| player == on));
    match aims.as_slice() {
        [aim] if playing::may_play(g, seat, card, *aim, key).is_ok() => Some(*aim),
        _ => None,
    }
}

/// The order is used up by playing its card, in advance or not.
pub(super) fn card_is_played(g: &mut Zombies, seat: Seat, card: Card, key: &RulesKey) {
    g.next_plays[seat.index()].write(key).answer_if(|play| play.card == card);
}

/// The same game as if nobody had left anything in advance, so that a look ahead reveals no orders.
pub(crate) fn without_orders(g: &Zombies, key: &RulesKey) -> Zombies {
    let mut without = g.clone();
    without.answers = [None; MAX_SEATS];
    for seat in g.seats() {
        *without.passes[seat.index()].write(key) = Passes::default();
        without.next_plays[seat.index()].write(key).leave(None);
    }
    without
}

/// Ends the passes that last until now.
pub(super) fn end(g: &mut Zombies, over: PassUntil, of: SeatSet, key: &RulesKey) {
    of.iter().for_each(|seat| g.passes[seat.index()].write(key).end(over));
}

/// A random order. It need not be one for a card in the player's hand: whether it is accepted must not depend on that.
pub(crate) fn propose(g: &Zombies, chance: &mut dyn Chance) -> Action {
    if chance.below(3) == 0 {
        let card = (chance.below(4) > 0).then(|| chance.pick(&Card::ALL));
        let on = Seat::new(chance.below(u32::from(g.n_seats)) as usize);
        return Action::Order(Order::PlayNext { card, on });
    }
    let at = (chance.below(3) > 0).then(|| chance.pick(&Moment::ALL));
    let pass = (chance.below(2) == 0).then(|| random_pass(chance));
    Action::Order(Order::Pass(PassOrder { at, pass }))
}

fn random_pass(chance: &mut dyn Chance) -> StandingPass {
    let until = chance.pick(&[PassUntil::Turn, PassUntil::Round, PassUntil::Withdrawn]);
    StandingPass { until, unless_mine: chance.below(2) == 0, unless_last: chance.below(2) == 0 }
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
