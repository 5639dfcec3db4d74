//! A running game with undo.

use crate::apply::settle;
use crate::limits::{CHANGES_OF_MIND, INPUTS_PER_GAME, UNDO_STEPS};
use crate::{
    Digest, Game, Input, Line, LineOf, Log, Observer, Refusal, Seat, SetupErrors, answered, apply, digest_of,
    start,
};

/// A running game. It takes journal lines, one after another.
///
/// ```
/// # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/game.rs")); }
/// use game::{Action, LowBid, Setup};
/// use table::{Line, Refusal, Seat, Table, Told};
///
/// let (mut table, _events) = Table::<LowBid>::start(&Setup { seats: 2 }).unwrap();
/// table.take(&Line::Chance(5))?;
///
/// // A sealed bid can be taken back until the other one is in.
/// table.take(&Line::Act(Seat::A, Action::Bid(1)))?;
/// assert_eq!(table.may_undo(), Some(Seat::A));
/// assert_eq!(table.take(&Line::Undo(Seat::A))?, Told::TakenBack(Seat::A));
///
/// // The answer of chance was revealed, so it is final.
/// assert_eq!(table.may_undo(), None);
/// assert_eq!(table.take(&Line::Undo(Seat::A)), Err(Refusal::NOTHING_TO_UNDO));
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    state: G,
    /// The seat that acted last, and the states before each of its inputs since something was revealed or drawn, or
    /// another seat acted. Nothing else can be taken back.
    undoable: Vec<(Seat, G)>,
    n_inputs: usize,
    /// How many answers were changed, orders given and inputs taken back since something was revealed or drawn. Without
    /// a limit, one seat could use up all inputs of a game.
    n_changes_of_mind: u32,
}

/// What happened after one line: events, or an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told<Event> {
    /// The input had these events.
    Events(Vec<Event>),
    /// This seat took back its last input.
    TakenBack(Seat),
}

impl<G: Game> Table<G> {
    /// Starts a game and runs it until somebody, or chance, must answer. Returns the events on the way.
    pub fn start(setup: &G::Setup) -> Result<(Table<G>, Vec<G::Event>), SetupErrors> {
        let mut events = Vec::new();
        let state = start(setup, &mut events)?;
        Ok((Table { state, undoable: Vec::new(), n_inputs: 0, n_changes_of_mind: 0 }, events))
    }

    /// A table in the middle of a game, for puzzles and tests. The game first runs until somebody, or chance, must
    /// answer.
    pub fn from_state(mut state: G) -> (Table<G>, Vec<G::Event>) {
        let mut events = Vec::new();
        settle(&mut state, &mut events);
        (Table { state, undoable: Vec::new(), n_inputs: 0, n_changes_of_mind: 0 }, events)
    }

    /// Takes one line. A refusal leaves the table exactly as it was.
    pub fn take(&mut self, line: &LineOf<G>) -> Result<Told<G::Event>, Refusal> {
        if self.n_inputs >= INPUTS_PER_GAME {
            return Err(Refusal::TOO_MANY_INPUTS);
        }
        let told = match line {
            Line::Undo(seat) => self.undo(*seat)?,
            Line::Act(seat, action) => self.act(*seat, *action)?,
            Line::Chance(roll) => self.chance(roll.clone())?,
        };
        self.n_inputs += 1;
        Ok(told)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Told<G::Event>, Refusal> {
        let pending = self.state.pending();
        let is_reaction = pending.is_reaction();
        let ready = if is_reaction { answered(&self.state) } else { pending.ready() };
        // Like changed answers, orders can be given any number of times.
        let changes_its_mind = ready.has(seat) || G::is_order(&action);
        if changes_its_mind {
            self.may_change_its_mind()?;
        }
        let before = self.state.clone();
        let mut watched = Watched { events: Vec::new(), revealed: false };
        apply(&mut self.state, &Input::Act(seat, action), &mut watched)?;
        self.n_changes_of_mind = match watched.revealed {
            true => 0,
            false => self.n_changes_of_mind + u32::from(changes_its_mind),
        };
        if watched.revealed || self.undoable.last().is_some_and(|(last, _)| *last != seat) {
            self.undoable.clear();
        }
        if self.state.outcome().is_some() || is_reaction {
            // A result is final. An answer to a card can be changed but not taken back: a seat that may take
            // something back has answered, and that is a secret.
            self.undoable.clear();
        } else if !watched.revealed {
            if self.undoable.len() == UNDO_STEPS {
                self.undoable.remove(0);
            }
            self.undoable.push((seat, before));
        }
        Ok(Told::Events(watched.events))
    }

    fn chance(&mut self, roll: G::Roll) -> Result<Told<G::Event>, Refusal> {
        let mut events = Vec::new();
        apply(&mut self.state, &Input::Chance(roll), &mut events)?;
        self.undoable.clear();
        self.n_changes_of_mind = 0;
        Ok(Told::Events(events))
    }

    fn undo(&mut self, seat: Seat) -> Result<Told<G::Event>, Refusal> {
        if self.last_to_act() != Some(seat) {
            return Err(Refusal::NOTHING_TO_UNDO);
        }
        self.may_change_its_mind()?;
        self.n_changes_of_mind += 1;
        let (_, before) = self.undoable.pop().expect("there is a last one");
        self.state = before;
        Ok(Told::TakenBack(seat))
    }

    /// Whether a seat may still change an answer, give an order or take something back, or must wait until something is
    /// revealed or drawn.
    pub fn may_change_its_mind(&self) -> Result<(), Refusal> {
        if self.n_changes_of_mind < CHANGES_OF_MIND { Ok(()) } else { Err(Refusal::CHANGED_TOO_OFTEN) }
    }

    /// The seat that may take back the last input.
    pub fn may_undo(&self) -> Option<Seat> {
        self.last_to_act().filter(|_| self.may_change_its_mind().is_ok())
    }

    /// The seat whose input it would be.
    fn last_to_act(&self) -> Option<Seat> {
        self.undoable.last().map(|(seat, _)| *seat)
    }

    /// The state of the game.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How many lines the table has taken, including undos.
    pub fn n_inputs(&self) -> usize {
        self.n_inputs
    }

    /// The digest of the state.
    pub fn digest(&self) -> Digest {
        digest_of(&self.state)
    }
}

/// Collects events, and whether one of them revealed something.
struct Watched<Event> {
    events: Vec<Event>,
    revealed: bool,
}

impl<G: Game> Log<G> for Watched<G::Event> {
    fn event(&mut self, event: G::Event) {
        self.revealed |= G::reveals(&event);
        self.events.push(event);
    }
}

impl<Event> Told<Event> {
    /// What this observer hears of the events. An undo has no notices.
    pub fn notices<G: Game<Event = Event>>(&self, observer: Observer) -> Vec<G::Notice> {
        match self {
            Told::Events(events) => events.iter().filter_map(|event| G::notice(event, observer)).collect(),
            Told::TakenBack(_) => Vec::new(),
        }
    }
}
