//! The procedures of the game, as frames of a stack.
//!
//! [`Frame`] lists them; each has a file of the same name that says what it asks, accepts and does. This file
//! holds what they share: orders, offers, time-outs.

use serde::Serialize;
use table::{
    Chance, Game, Input, InputOf, Log, Procedure, Refusal, RulesKey, Seat, SeatSet, Step, frames, rule,
};

use crate::board::PlaceSet;
use crate::deals::Purpose;
use crate::invasion::Hour;
use crate::{Action, Card, City, Order, Place, Role};

mod activation;
mod bargain;
mod card_effects;
pub(crate) mod clauses;
mod decision;
mod draft;
mod ending;
mod explosion;
mod fetch;
mod free_actions;
mod invasion;
mod location;
mod loss;
mod marker;
mod move_made;
mod movement;
mod movement_cards;
mod moves;
pub(crate) mod offers;
pub(crate) mod ordering;
mod payments;
mod placement;
mod played;
mod powers;
mod promised_actions;
pub(crate) mod proposals;
mod sacrifice;
mod set_up;
mod sharing;
mod terms;
mod turn;
mod vaccination;
mod verdicts;
mod vote;
mod window;

pub use activation::Activation;
pub use draft::Draft;
pub use ending::{EndStage, Ending};
pub use fetch::Fetch;
pub(crate) use free_actions::{places_of_card, places_of_power};
pub use location::{Location, LocationStep};
pub use marker::Marker;
pub use move_made::MoveMade;
pub use movement::Movement;
pub use movement_cards::{Choice, MovementCards};
pub use moves::Moves;
pub use placement::Placement;
pub use played::{Answer, Played};
pub use promised_actions::PromisedActions;
pub use sacrifice::Sacrifice;
pub use set_up::{SetUp, SetUpStage};
pub use sharing::Sharing;
pub use turn::{Turn, TurnStage};
pub use vaccination::Vaccination;
pub use vote::Vote;
pub use window::{Moment, Window};

frames! {
    /// A procedure under way.
    pub enum Frame of City {
        SetUp(SetUp) asks chance,
        Placement(Placement) asks both,
        Draft(Draft) asks seats,
        Turn(Turn) asks chance,
        Window(Window) asks seats,
        MovementCards(MovementCards) asks seats,
        Moves(Moves) asks nobody,
        Movement(Movement) asks seats,
        MoveMade(MoveMade) asks seats,
        Location(Location) asks nobody,
        Activation(Activation) asks seats,
        Vote(Vote) asks seats,
        Sacrifice(Sacrifice) asks seats,
        Sharing(Sharing) asks both,
        Played(Played) asks seats,
        Marker(Marker) asks seats,
        Fetch(Fetch) asks chance,
        PromisedActions(PromisedActions) asks nobody,
        Ending(Ending) asks nobody,
        Vaccination(Vaccination) asks seats,
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Turn::default().into()
    }
}

/// The questions that players are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Question {
    Settle {
        places: PlaceSet,
    },
    DraftCard,
    ChooseCard,
    /// On the Water Tower, after the others have shown their cards.
    ChooseCardLate,
    Act {
        moment: Moment,
        place: Option<Place>,
    },
    MoveCharacter {
        seat: Seat,
        place: Place,
    },
    UndoMove {
        seat: Seat,
        role: Role,
        from: Place,
        to: Place,
    },
    Activate {
        seat: Seat,
        place: Place,
    },
    Vote {
        purpose: Purpose,
        place: Place,
    },
    BreakTie {
        purpose: Purpose,
        place: Place,
    },
    LoseCharacter {
        place: Place,
    },
    Share {
        place: Place,
    },
    AnswerCard {
        seat: Seat,
        card: Card,
    },
    PutMarker,
    Vaccinate,
}

/// The questions that chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum ChanceQuestion {
    Layout,
    Sides,
    Colours,
    FirstPlayer,
    OpenFood,
    Characters,
    PlacementCards { seat: Seat, n: u8 },
    Deal,
    Invasion { hour: Hour },
    Cards { n: u8 },
    Theft { seat: Seat, from: Seat },
    Kitten { seat: Seat },
    Food,
}

/// Runs the innermost procedure, and ends offers that are no longer covered.
pub(crate) fn step(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    let step = match g.stack.top().copied() {
        Some(frame) => frame.step(g, key, log),
        None => Step::Over,
    };
    if !g.offers.is_empty() {
        offers::end_uncovered(g, key, log);
    }
    step
}

/// Accepts orders at any time; everything else goes to the innermost procedure.
pub(crate) fn answer(
    g: &mut City,
    input: &InputOf<City>,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top().copied() else { return Err(Refusal::OVER) };
    match input {
        Input::Act(seat, Action::Order(order)) => ordering::leave(g, *seat, *order, key, log),
        Input::Act(..) | Input::Chance(_) => frame.answer(g, input, key, log),
    }
}

/// Whether offers can be made now.
pub(crate) fn may_bargain(g: &City) -> bool {
    g.stack.top().is_some_and(has_bargains)
}

/// Whether players can make and answer offers during this procedure.
fn has_bargains(frame: &Frame) -> bool {
    match frame {
        Frame::Window(_) | Frame::Movement(_) | Frame::Activation(_) => true,
        Frame::SetUp(_)
        | Frame::Placement(_)
        | Frame::Draft(_)
        | Frame::Turn(_)
        | Frame::MovementCards(_)
        | Frame::Moves(_)
        | Frame::MoveMade(_)
        | Frame::Location(_)
        | Frame::Vote(_)
        | Frame::Sacrifice(_)
        | Frame::Sharing(_)
        | Frame::Played(_)
        | Frame::Marker(_)
        | Frame::Fetch(_)
        | Frame::PromisedActions(_)
        | Frame::Ending(_)
        | Frame::Vaccination(_) => false,
    }
}

/// Players who may answer an offer. Nobody waits for them, and they may answer even while somebody decides.
pub(crate) fn addressed(g: &City) -> SeatSet {
    if !g.stack.top().is_some_and(has_bargains) {
        return SeatSet::EMPTY;
    }
    let ready = g.pending().ready();
    ready.iter().filter(|seat| bargain::is_offered_something(g, *seat)).collect()
}

/// Players who have answered. This is public, except for answers to cards.
pub(crate) fn answered(g: &City) -> SeatSet {
    let Some(played) = g.stack.top_as::<Played>() else { return g.pending().ready() };
    played.answered()
}

/// A random offer if one can be made, or a random order, which can be left at any time after the set-up.
pub(crate) fn proposal(g: &City, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Option<Action> {
    let frame = g.stack.top()?;
    if has_bargains(frame) && chance.below(3) > 0 {
        return proposals::propose(g, seat, key, chance);
    }
    if ordering::is_set_up(g) { None } else { ordering::propose(g, seat, chance).map(Action::Order) }
}

/// A random order that only its owner sees.
pub(crate) fn order(g: &City, seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
    if ordering::is_set_up(g) {
        return None;
    }
    ordering::propose(g, seat, chance).filter(|order| *order != Order::Hold).map(Action::Order)
}

/// CITY-4.11: the action taken for a player whose time is up, which is the default of the window.
pub(crate) fn timeout(g: &City, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Action {
    rule!("CITY-4.11");
    let mut actions = Vec::new();
    g.legal(seat, key, &mut actions);
    let Some(frame) = g.stack.top() else { return chance.pick(&actions) };
    match frame {
        Frame::Placement(_) | Frame::Draft(_) => rule!("CITY-2.23"),
        Frame::Window(_) | Frame::Played(_) => actions = vec![Action::Pass],
        Frame::MovementCards(_) => MovementCards::default_choice(g, seat, &mut actions),
        Frame::Movement(_) => Movement::default_move(&mut actions),
        Frame::MoveMade(_) => actions.retain(|action| *action == Action::Decline),
        Frame::Activation(_) => Activation::default_choice(&mut actions),
        Frame::Vote(vote) => vote.default_ballot(seat, &mut actions),
        Frame::Sacrifice(_) => Sacrifice::default_victim(g, &mut actions),
        Frame::Sharing(sharing) => sharing.default_gift(&mut actions),
        Frame::Vaccination(_) => Vaccination::default_choice(g, &mut actions),
        // Any place that takes a marker.
        Frame::Marker(_) => {}
        // These procedures ask no players.
        Frame::SetUp(_)
        | Frame::Turn(_)
        | Frame::Moves(_)
        | Frame::Location(_)
        | Frame::Fetch(_)
        | Frame::PromisedActions(_)
        | Frame::Ending(_) => {}
    }
    chance.pick(&actions)
}
