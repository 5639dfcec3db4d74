//! Windows that are merged with what comes next (ZOM-10.41 to ZOM-10.43): two moments become one question.
//!
//! The windows after the movement roll and after the zombies lie right before a decision, whose procedure waits below
//! the window. The player who decides answers the window with the decision, which is carried out once nobody plays a
//! card. The window at the start of a turn is also the one before the movement roll if nothing lies between.

use table::{Log, Procedure, Refusal, RulesKey, Seat, Silent, rule};

use super::{Answer, Frame, Moment, Movement, Turn, TurnStep, movement};
use crate::cards::Timing;
use crate::state::Ride;
use crate::{Action, Card, Zombies};

/// The player whose decision comes right after the window, if nothing lies between.
pub(super) fn decider(g: &mut Zombies, moment: Moment) -> Option<Seat> {
    match moment {
        Moment::AfterMovementRoll => {
            rule!("ZOM-10.41");
            movement::leader_at_start(g)
        }
        Moment::AfterZombies => {
            rule!("ZOM-10.42");
            Some(g.active).filter(|seat| !g.hands[seat.index()].is_empty())
        }
        _ => None,
    }
}

/// Whether the decider may do this once the window has closed. It is tried on a copy of the game.
pub(super) fn may_decide(g: &Zombies, seat: Seat, decision: Action, key: &RulesKey) -> Result<(), Refusal> {
    let mut after = g.clone();
    after.stack.done();
    begin_decided(&mut after).act(&mut after, seat, decision, key, &mut Silent)
}

/// Nobody has played a card and the window has closed, so the decision is carried out.
pub(super) fn carry_out(
    g: &mut Zombies,
    seat: Seat,
    decision: Action,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let frame = begin_decided(g);
    log.answered_ahead(seat, g);
    let taken = frame.act(g, seat, decision, key, log);
    debug_assert_eq!(taken, Ok(()), "a decision is checked when it is made, and nothing has happened since");
}

/// The procedure that waited below the window now asks.
fn begin_decided(g: &mut Zombies) -> Frame {
    if let Some(&movement) = g.stack.top_as::<Movement>() {
        rule!("ZOM-4.7");
        g.stack.go_on_as(movement.begun());
    }
    *g.stack.top().expect("a procedure waits below the window")
}

/// ZOM-10.43: the moment that the window at the start of a turn is merged with.
pub(super) fn later_moment(g: &Zombies, moment: Moment) -> Option<Moment> {
    let is_merged = moment == Moment::TurnStart && is_roll_next(g);
    is_merged.then_some(Moment::BeforeMovementRoll)
}

/// Whether steps 1 to 3 bring nothing, or are over.
fn is_roll_next(g: &Zombies) -> bool {
    rule!("ZOM-10.43");
    let seat = g.active;
    let player = g.player(seat);
    let is_past = g.stack.innermost::<Turn>().is_some_and(|turn| turn.next == TurnStep::Duct);
    let has_turn = !g.loses_turn(seat) && player.ride == Ride::None && !g.turn.has_died;
    let is_at_peace = !g.must_fight(seat) && !g.lasts_on(Card::FullMoon, seat);
    is_past
        || has_turn
            && is_at_peace
            && g.piles.drawable().next().is_none()
            && g.n_to_draw(seat) == 0
            && !player.is_below
}

/// A card that can be played only before the movement roll is played when steps 1 to 3 are over.
pub(super) fn passes_first_steps(g: &mut Zombies, answer: Answer) {
    let timings = match answer {
        Answer::Play(card, _) => card.facts().play,
        Answer::Use(card, _) => card.facts().uses,
        Answer::Pass | Answer::Decide(_) => return,
    };
    let is_for_start = |timing: &Timing| {
        matches!(timing, Timing::Any | Timing::OwnTurn | Timing::OwnTurnStart | Timing::OpponentTurnStart)
    };
    if !timings.iter().any(is_for_start) {
        go_on_before_roll(g);
    }
}

/// The window before the movement roll does not open again.
pub(super) fn go_on_before_roll(g: &mut Zombies) {
    if let Some(turn) = g.stack.innermost_mut::<Turn>() {
        turn.next = TurnStep::Duct;
    }
}
