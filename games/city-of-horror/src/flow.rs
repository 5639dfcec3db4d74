//! The procedures of the game, as frames of a stack.
//!
//! [`step`] runs the innermost frame until somebody, or chance, must answer; [`answer`] gives it an
//! input. Each is one match; what a procedure does is in the file of its name.

use serde::Serialize;
use table::{Chance, Input, InputOf, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use crate::board::{PlaceSet, Slot};
use crate::deals::Purpose;
use crate::invasion::Hour;
use crate::{Action, Card, City, Place, Role, Roll};

mod activation;
mod bargain;
mod cancel;
mod card_effects;
pub(crate) mod clauses;
mod deeds;
mod draft;
mod ending;
mod explosion;
mod fetch;
mod invasion;
pub(crate) mod location;
mod loss;
mod movement;
mod movement_cards;
pub(crate) mod offers;
pub(crate) mod ordering;
mod payments;
mod placement;
mod powers;
pub(crate) mod proposals;
pub(crate) mod set_up;
mod sharing;
mod terms;
mod turn;
mod vaccination;
mod verdicts;
pub(crate) mod vote;
mod window;

pub use activation::Activation;
pub use cancel::{Answer, Played};
pub use draft::Draft;
pub use ending::EndStage;
pub use fetch::Fetch;
use location::LocationStep;
pub use movement::{Move, MoveMade};
pub use movement_cards::{Choice, MovementCards};
pub use placement::Placement;
pub use set_up::{SetUp, SetUpStage};
pub use sharing::Sharing;
pub use turn::TurnStage;
pub use vaccination::Vaccination;
pub use vote::Vote;
pub use window::{Moment, Window};

/// A procedure under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// What chance decides before anybody acts.
    SetUp(SetUp),
    Placement(Placement),
    Draft(Draft),
    /// A turn; the stage to begin next.
    Turn(TurnStage),
    /// Everybody may act.
    Window(Window),
    MovementCards(MovementCards),
    /// Characters move, one player after the other: from whom on, and who has yet to.
    Moves {
        from: Seat,
        left: SeatSet,
    },
    Move(Move),
    /// The owner of the Priest may undo a move.
    MoveMade(MoveMade),
    /// A location is resolved; the step to begin next.
    Location {
        slot: Slot,
        step: LocationStep,
    },
    Activation(Activation),
    Vote(Vote),
    /// A player loses a character.
    Sacrifice {
        seat: Seat,
        place: Place,
    },
    Sharing(Sharing),
    /// An action card waits for answers.
    Played(Played),
    /// A marker is put.
    Marker {
        seat: Seat,
    },
    /// Chance says what somebody draws.
    Fetch(Fetch),
    /// What a deal says is done at once.
    Deeds {
        deal: u8,
        next: u8,
    },
    Ending(EndStage),
    Vaccination(Vaccination),
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Turn(TurnStage::Observation)
    }
}

/// What seats are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    Settle {
        places: PlaceSet,
    },
    DraftCard,
    ChooseCard,
    /// On the Water Tower, after the others.
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

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Toss {
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

pub(crate) fn pending(g: &City) -> PendingOf<City> {
    let Some(frame) = g.stack.top() else { return Pending::Over };
    match frame {
        Frame::SetUp(set_up) => Pending::Chance(set_up::toss(set_up)),
        Frame::Placement(placement) => placement::pending(g, placement),
        Frame::Draft(draft) => draft::pending(g, draft),
        Frame::Turn(_) => Pending::Chance(Toss::Invasion { hour: Hour::of_turn(g.turn) }),
        Frame::Window(window) => window::pending(g, window),
        Frame::MovementCards(cards) => movement_cards::pending(g, cards),
        Frame::Move(moving) => movement::pending(g, moving),
        Frame::MoveMade(made) => movement::pending_answer(g, made),
        Frame::Activation(activation) => activation::pending(g, activation),
        Frame::Vote(vote) => vote::pending(g, vote),
        Frame::Sacrifice { seat, place } => Pending::turn(*seat, Question::LoseCharacter { place: *place }),
        Frame::Sharing(sharing) => sharing::pending(g, sharing),
        Frame::Played(played) => cancel::pending(played),
        Frame::Marker { seat } => Pending::turn(*seat, Question::PutMarker),
        Frame::Fetch(fetch) => Pending::Chance(fetch::toss(g, fetch)),
        Frame::Vaccination(vaccination) => vaccination::pending(vaccination),
        Frame::Moves { .. } | Frame::Location { .. } | Frame::Deeds { .. } | Frame::Ending(_) => {
            unreachable!("these procedures ask by others")
        }
    }
}

/// Who may answer an offer though nobody waits for it: also while somebody decides.
pub(crate) fn addressed(g: &City) -> SeatSet {
    match g.stack.top() {
        Some(Frame::Window(_) | Frame::Move(_) | Frame::Activation(_)) => {
            let ready = pending(g).ready();
            ready.iter().filter(|seat| bargain::is_offered_something(g, *seat)).collect()
        }
        _ => SeatSet::EMPTY,
    }
}

/// Who has answered: public but for answers to cards.
pub(crate) fn answered(g: &City, key: &RulesKey) -> SeatSet {
    match g.stack.top() {
        Some(Frame::Played(played)) => cancel::answered(played, key),
        _ => pending(g).ready(),
    }
}

pub(crate) fn step(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    let step = step_frame(g, key, log);
    if !g.offers.is_empty() {
        offers::end_uncovered(g, key, log);
    }
    step
}

fn step_frame(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    let Some(frame) = g.stack.top() else { return Step::Over };
    match *frame {
        Frame::SetUp(set_up) => set_up::step(g, set_up, log),
        Frame::Placement(placement) => placement::step(g, placement),
        Frame::Draft(draft) => draft::step(g, &draft, key, log),
        Frame::Turn(stage) => turn::step(g, stage, key, log),
        Frame::Window(window) => window::step(g, window, key, log),
        Frame::MovementCards(cards) => movement_cards::step(g, cards, key, log),
        Frame::Moves { from, left } => movement::step_all(g, from, left, key, log),
        Frame::Move(moving) => movement::step(g, moving, key, log),
        Frame::MoveMade(_) | Frame::Marker { .. } => Step::Waits,
        Frame::Location { slot, step } => location::step(g, slot, step, key, log),
        Frame::Activation(activation) => activation::step(g, activation, key, log),
        Frame::Vote(vote) => vote::step(g, &vote, key, log),
        Frame::Sacrifice { seat, place } => loss::step(g, seat, place, key, log),
        Frame::Sharing(sharing) => sharing::step(g, sharing, key, log),
        Frame::Played(played) => cancel::step(g, played, key, log),
        Frame::Fetch(fetch) => fetch::step(g, fetch, key, log),
        Frame::Deeds { deal, next } => verdicts::step(g, deal, next, key, log),
        Frame::Ending(stage) => ending::step(g, stage, key, log),
        Frame::Vaccination(vaccination) => vaccination::step(g, &vaccination, key, log),
    }
}

pub(crate) fn answer(
    g: &mut City,
    input: &InputOf<City>,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    match input {
        Input::Act(seat, action) => act(g, *seat, *action, key, log),
        Input::Chance(roll) => chance(g, roll, key, log),
    }
}

fn act(
    g: &mut City,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top() else { return Err(Refusal::OVER) };
    if let Action::Order(order) = action {
        return ordering::leave(g, seat, order, key, log);
    }
    match *frame {
        Frame::Placement(placement) => placement::act(g, placement, seat, action, log),
        Frame::Draft(draft) => draft::act(g, draft, seat, action, key, log),
        Frame::Window(window) => window::act(g, window, seat, action, key, log),
        Frame::MovementCards(cards) => movement_cards::act(g, cards, seat, action, log),
        Frame::Move(moving) => movement::act(g, moving, seat, action, key, log),
        Frame::MoveMade(made) => movement::act_answer(g, made, seat, action, log),
        Frame::Activation(activation) => activation::act(g, activation, seat, action, key, log),
        Frame::Vote(vote) => vote::act(g, vote, seat, action, key, log),
        Frame::Sacrifice { seat: loser, place } => loss::act(g, loser, place, action, key, log),
        Frame::Sharing(sharing) => sharing::act(g, sharing, action, key, log),
        Frame::Played(played) => cancel::act(g, played, seat, action, key, log),
        Frame::Marker { seat } => explosion::put_marker(g, seat, action, log),
        Frame::Vaccination(vaccination) => vaccination::act(g, vaccination, seat, action, log),
        _ => Err(Refusal::NOT_ASKED),
    }
}

fn chance(g: &mut City, roll: &Roll, key: &RulesKey, log: &mut impl Log<City>) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top() else { return Err(Refusal::OVER) };
    match (*frame, roll) {
        (Frame::SetUp(set_up), roll) => set_up::rolled(g, set_up, roll, key, log),
        (Frame::Placement(placement), Roll::Places(places)) => placement::drawn(g, placement, places, log),
        (Frame::Turn(_), Roll::Invasion(index)) => invasion::drawn(g, *index, SeatSet::EMPTY),
        (Frame::Fetch(fetch), roll) => fetch::rolled(g, fetch, roll, key, log),
        (Frame::Sharing(sharing), Roll::Cards(cards)) => sharing::looked(g, sharing, cards, key, log),
        _ => Err(Refusal::IMPOSSIBLE_ROLL),
    }
}

pub(crate) fn legal(g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    let Some(frame) = g.stack.top() else { return };
    match frame {
        Frame::Placement(placement) => placement::legal(g, placement, seat, out),
        Frame::Draft(_) => draft::legal(g, seat, key, out),
        Frame::Window(window) => window::legal(g, window, seat, key, out),
        Frame::MovementCards(cards) => movement_cards::legal(cards, seat, out),
        Frame::Move(moving) => movement::legal(g, moving, seat, key, out),
        Frame::MoveMade(_) => out.extend([Action::Use(Role::Priest, Default::default()), Action::Decline]),
        Frame::Activation(activation) => activation::legal(g, activation, seat, key, out),
        Frame::Vote(vote) => vote::legal(g, vote, seat, out),
        Frame::Sacrifice { place, .. } => out.extend(g.visible_at(seat, *place).map(Action::Sacrifice)),
        Frame::Sharing(sharing) => sharing::legal(g, sharing, key, out),
        Frame::Played(played) => cancel::legal(g, played, seat, key, out),
        Frame::Marker { .. } => {
            let places = explosion::PLACES.into_iter();
            out.extend(
                places.filter(|place| explosion::may_put(g, seat, *place).is_ok()).map(Action::PutMarker),
            );
        }
        Frame::Vaccination(_) => vaccination::legal(g, seat, out),
        _ => {}
    }
}

/// What else a person might try.
pub(crate) fn thinkable(g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    let Some(frame) = g.stack.top() else { return };
    match frame {
        Frame::Placement(_) => placement::thinkable(g, seat, out),
        Frame::Window(_) => deeds::thinkable(g, seat, key, out),
        Frame::MovementCards(_) => out.extend(Place::ALL.map(Action::Choose)),
        Frame::Move(moving) => {
            deeds::thinkable(g, seat, key, out);
            if moving.mover == seat {
                out.extend(g.own(seat).map(Action::Move));
                out.push(Action::Stay);
            }
        }
        Frame::Activation(activation) => {
            deeds::thinkable(g, seat, key, out);
            if activation.current(g) == Some(seat) {
                activation::thinkable(g, activation.place, seat, key, out);
            }
        }
        Frame::Vote(vote) => vote::thinkable(g, vote, seat, out),
        Frame::Sacrifice { .. } => out.extend(g.own(seat).map(Action::Sacrifice)),
        Frame::Sharing(sharing) => sharing::thinkable(g, sharing, key, out),
        Frame::Played(_) => out.extend(cancel::ANSWERS),
        Frame::Marker { .. } => out.extend(Place::ALL.map(Action::PutMarker)),
        _ => {}
    }
}

pub(crate) fn proposal(g: &City, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Option<Action> {
    match g.stack.top()? {
        Frame::Window(_) | Frame::Move(_) | Frame::Activation(_) if chance.below(3) > 0 => {
            proposals::propose(g, seat, key, chance)
        }
        Frame::SetUp(_) | Frame::Placement(_) | Frame::Draft(_) => None,
        _ => ordering::propose(g, seat, chance).map(Action::Order),
    }
}

/// CITY-4.11: what is done for a player whose time is up, by the default of the window.
pub(crate) fn timeout(g: &City, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Action {
    rule!("CITY-4.11");
    let mut actions = Vec::new();
    legal(g, seat, key, &mut actions);
    match g.stack.top() {
        Some(Frame::MovementCards(_)) => movement_cards::default_choice(g, seat, &mut actions),
        Some(Frame::Move(_)) => movement::default_move(&mut actions),
        Some(Frame::Vote(vote)) => vote::default_ballot(g, vote, seat, &mut actions),
        Some(Frame::Sacrifice { .. }) => loss::default_victim(g, &mut actions),
        Some(Frame::Sharing(sharing)) => sharing::default_gift(sharing, &mut actions),
        Some(Frame::Vaccination(_)) => vaccination::default_choice(g, &mut actions),
        Some(Frame::MoveMade(_)) => actions.retain(|action| *action == Action::Decline),
        Some(Frame::Activation(_)) => activation::default_choice(&mut actions),
        Some(Frame::Window(_) | Frame::Played(_)) => actions = vec![Action::Pass],
        Some(Frame::Placement(_) | Frame::Draft(_)) => rule!("CITY-2.23"),
        _ => {}
    }
    chance.pick(&actions)
}

pub(crate) fn roll(g: &City, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
    match g.stack.top() {
        Some(Frame::SetUp(set_up)) => set_up::roll(g, set_up, key, chance),
        Some(Frame::Placement(placement)) => placement::roll(g, placement, chance),
        Some(Frame::Fetch(fetch)) => fetch::roll(g, fetch, key, chance),
        Some(Frame::Sharing(sharing)) => Roll::Cards(g.bag.sample(sharing.n_unseen(g), key, chance)),
        _ => Roll::Invasion(chance.below(crate::invasion::CARDS_PER_HOUR as u32) as u8),
    }
}

impl City {
    /// The innermost procedure goes on as `frame`.
    pub(crate) fn go_on_as(&mut self, frame: Frame) {
        *self.stack.top_mut().expect("a procedure is under way") = frame;
    }

    /// The innermost procedure is done.
    pub(crate) fn done(&mut self) -> Step {
        self.stack.pop();
        Step::Ran
    }

    /// Begins a procedure inside the one under way.
    pub(crate) fn begin(&mut self, frame: Frame) -> Step {
        self.stack.push(frame);
        Step::Ran
    }
}
