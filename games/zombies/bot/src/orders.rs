//! Orders for play over days: with them, the player is asked only in windows for which they have a card, and
//! in the last window before their turn.

use table::{PassOrder, Seat};
use zombies::cards::{Condition, Timing};
use zombies::flow::Moment;
use zombies::view::{SeatView, View};
use zombies::{Action, Card, Order, PassUntil, StandingPass};

/// Whether the table waits for this player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    Now,
    Later,
}

pub(super) fn withdrawal() -> Action {
    Action::Order(Order::Pass(PassOrder { at: None, pass: None }))
}

pub(super) fn proposed(view: &View, me: Seat, asked: Asked) -> Vec<Action> {
    if view.round == 0 {
        return Vec::new();
    }
    let own = &view.seats[me.index()];
    let common = common_pass(own);
    let mut orders = Vec::new();
    let mut stands: Vec<Option<StandingPass>> = Moment::ALL.iter().map(|at| standing(own, *at)).collect();
    let n_common = stands.iter().filter(|pass| **pass == Some(common)).count();
    if 2 * n_common < Moment::ALL.len() {
        orders.push(order(None, Some(common)));
        stands = vec![Some(common); Moment::ALL.len()];
    }
    for (at, stands) in Moment::ALL.into_iter().zip(stands) {
        let is_open =
            view.window.as_ref().is_some_and(|window| window.moment == at || window.later == Some(at));
        let wanted = match (has_card_for(own, at, Whose::Own), has_card_for(own, at, Whose::Others)) {
            (false, false) => Some(common),
            // ZOM-9.3: a player who has played a card plays no other until their next turn.
            _ if own.has_played => pass_until(PassUntil::Round),
            (true, false) => Some(StandingPass { unless_mine: true, ..common }),
            (false, true) if view.active == me => pass_until(PassUntil::Turn),
            // A player who has just passed need not be asked again before their next turn.
            (_, true) if is_open && asked == Asked::Now && view.active != me => pass_until(PassUntil::Round),
            (_, true) => stands.filter(|pass| pass.until != PassUntil::Withdrawn),
        };
        if wanted != stands {
            orders.push(order(Some(at), wanted));
        }
    }
    orders
}

/// ZOM-10.44: cards for a turn of others that the player could leave for the leader's next turn. A card for a reply
/// would be wasted on the first card that comes.
pub(super) fn proposed_plays(view: &View, me: Seat) -> Vec<Action> {
    let own = &view.seats[me.index()];
    if view.round == 0 || own.has_played || own.next_play.is_some() {
        return Vec::new();
    }
    let Some(on) = leader(view, me) else { return Vec::new() };
    let is_of_a_turn = |timing: &Timing| {
        matches!(
            moment_of(*timing),
            Some((Moment::TurnStart | Moment::BeforeMovementRoll | Moment::AfterMovementRoll, Whose::Others))
        )
    };
    let mut cards: Vec<Card> = own.hand.known.clone();
    cards.dedup();
    cards.retain(|card| card.facts().play.iter().any(is_of_a_turn));
    cards.into_iter().map(|card| Action::Order(Order::PlayNext { card: Some(card), on })).collect()
}

/// The opponent with the most zombies; of several, the one whose turn comes first.
fn leader(view: &View, me: Seat) -> Option<Seat> {
    let n_kills = |seat: Seat| view.seats[seat.index()].kills.iter().map(|n| u32::from(*n)).sum::<u32>();
    let opponents = view.active.clockwise(view.seats.len()).filter(|seat| *seat != me);
    opponents.reduce(|best, seat| if n_kills(seat) > n_kills(best) { seat } else { best })
}

/// The pass for windows in which the player has no card made for the moment. It stands until they withdraw
/// it. Players who have played their card of the round need not be asked at the last chance either.
fn common_pass(own: &SeatView) -> StandingPass {
    let is_free = |card: &Card| {
        let facts = card.facts();
        facts.play.contains(&Timing::Any) && facts.condition == Condition::Nothing
    };
    let may_play = !own.has_played && own.hand.known.iter().any(is_free);
    StandingPass { until: PassUntil::Withdrawn, unless_mine: false, unless_last: may_play }
}

fn pass_until(until: PassUntil) -> Option<StandingPass> {
    Some(StandingPass { until, unless_mine: false, unless_last: false })
}

fn order(at: Option<Moment>, pass: Option<StandingPass>) -> Action {
    Action::Order(Order::Pass(PassOrder { at, pass }))
}

fn standing(own: &SeatView, at: Moment) -> Option<StandingPass> {
    own.passes.iter().flatten().find(|standing| standing.at == at).map(|standing| standing.pass)
}

/// Whether a moment is this player's own or another player's.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Own,
    Others,
}

/// Whether a card in the hand or an item in play is made for such a moment, either this
/// player's own or another player's.
fn has_card_for(own: &SeatView, at: Moment, whose: Whose) -> bool {
    let fits = |timings: &[Timing]| timings.iter().any(|timing| moment_of(*timing) == Some((at, whose)));
    let from_hand = own.hand.known.iter().any(|card| fits(card.facts().play));
    from_hand || own.items.iter().any(|item| fits(item.card.facts().uses))
}

/// The moment for which cards of this timing are made, if it is one in which a window opens.
fn moment_of(timing: Timing) -> Option<(Moment, Whose)> {
    let own = |at| Some((at, Whose::Own));
    let others = |at| Some((at, Whose::Others));
    match timing {
        Timing::OwnTurnStart => own(Moment::TurnStart),
        Timing::OpponentTurnStart => others(Moment::TurnStart),
        Timing::OwnTileDraw => own(Moment::TileDrawn),
        Timing::OpponentTileDraw => others(Moment::TileDrawn),
        Timing::BeforeOwnMovementRoll | Timing::OwnMovementRoll => own(Moment::BeforeMovementRoll),
        Timing::BeforeOpponentMovementRoll => others(Moment::BeforeMovementRoll),
        Timing::OpponentMovementStart => others(Moment::AfterMovementRoll),
        Timing::OwnRoll => own(Moment::DieRolled),
        Timing::OpponentKill => others(Moment::Kill),
        Timing::OwnBuildingEntry => own(Moment::BuildingEntry),
        Timing::OwnDeath => own(Moment::Death),
        Timing::OpponentDeath => others(Moment::Death),
        Timing::CardTargetsSelf => own(Moment::CardPlayed),
        Timing::CardPlayed | Timing::CardTargetsPlayer | Timing::ItemPlayed => others(Moment::CardPlayed),
        Timing::OpponentLeavesSubway => others(Moment::LeavesSubway),
        Timing::OpponentLeavesFunHouse => others(Moment::LeavesFunHouse),
        Timing::Any | Timing::OwnTurn | Timing::OwnMovement | Timing::OwnCombat | Timing::TentEntry => None,
    }
}
