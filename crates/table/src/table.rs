//! A running game with undo.

use crate::apply::settle;
use crate::limits::{CHANGES_OF_MIND, INPUTS_PER_GAME, UNDO_STEPS};
use crate::{
    Digest, Film, Game, Input, Line, LineOf, Log, Observer, OpenWindow, Refusal, Seat, SeatSet, SetupErrors,
    answered, apply, awaited, closing_passes, digest_of, start,
};

/// A running game. It takes journal lines, one after another.
///
/// ```
/// # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/game.rs")); }
/// use game::{Action, LowBid, Setup};
/// use table::{Line, Refusal, Seat, Table, EventsOrUndo};
///
/// let (mut table, _events) = Table::<LowBid>::start(&Setup { seats: 2 }).unwrap();
/// table.take(&Line::Chance(5))?;
///
/// // A sealed bid can be taken back until the other one is in.
/// table.take(&Line::Act(Seat::A, Action::Bid(1)))?;
/// assert_eq!(table.may_undo(), Some(Seat::A));
/// assert_eq!(table.take(&Line::Undo(Seat::A))?, EventsOrUndo::TakenBack(Seat::A));
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
    /// The seats that asked for time to think in the open window and have not answered yet. Everybody sees them.
    waiting: SeatSet,
    /// Whether a line has closed the window of a reaction that still waits for another answer.
    is_closed: bool,
}

/// What happened after one line: events, or an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventsOrUndo<Event> {
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
        Ok((Table::at(state), events))
    }

    /// A table in the middle of a game, for puzzles and tests. The game first runs until somebody, or chance, must
    /// answer.
    pub fn from_state(mut state: G) -> (Table<G>, Vec<G::Event>) {
        let mut events = Vec::new();
        settle(&mut state, &mut events);
        (Table::at(state), events)
    }

    fn at(state: G) -> Table<G> {
        Table {
            state,
            undoable: Vec::new(),
            n_inputs: 0,
            n_changes_of_mind: 0,
            waiting: SeatSet::EMPTY,
            is_closed: false,
        }
    }

    /// Takes one line. A refusal leaves the table exactly as it was.
    pub fn take(&mut self, line: &LineOf<G>) -> Result<EventsOrUndo<G::Event>, Refusal> {
        self.take_onto(line, None)
    }

    /// The same, and keeps the intermediate states.
    pub fn take_filmed(&mut self, line: &LineOf<G>) -> Result<(EventsOrUndo<G::Event>, Film<G>), Refusal> {
        let mut film = Film::default();
        let told = self.take_onto(line, Some(&mut film))?;
        // An undo runs no rules, so the state that it leads to is the only one.
        film.moment(told.events().len(), &self.state);
        Ok((told, film))
    }

    fn take_onto(
        &mut self,
        line: &LineOf<G>,
        film: Option<&mut Film<G>>,
    ) -> Result<EventsOrUndo<G::Event>, Refusal> {
        if self.n_inputs >= INPUTS_PER_GAME {
            return Err(Refusal::TOO_MANY_INPUTS);
        }
        let told = match line {
            Line::Undo(seat) => self.undo(*seat)?,
            Line::Act(seat, action) => self.act(*seat, *action, film)?,
            Line::Chance(roll) => self.chance(roll.clone(), film)?,
            Line::Pass(seats) => self.pass(seats, film)?,
            Line::Wait(seat) => self.wait(*seat)?,
        };
        self.is_closed = self.is_now_closed(line, &told);
        self.waiting = self.still_waiting(line);
        self.n_inputs += 1;
        Ok(told)
    }

    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        film: Option<&mut Film<G>>,
    ) -> Result<EventsOrUndo<G::Event>, Refusal> {
        let pending = self.state.pending();
        let is_reaction = pending.is_reaction();
        let ready = if is_reaction { answered(&self.state) } else { pending.ready() };
        // Like changed answers, orders can be given any number of times.
        let changes_its_mind = ready.has(seat) || G::is_order(&action);
        if changes_its_mind {
            self.may_change_its_mind()?;
        }
        let before = self.state.clone();
        let mut recorder = EventRecorder::new(film);
        apply(&mut self.state, &Input::Act(seat, action), &mut recorder)?;
        self.n_changes_of_mind = match recorder.revealed {
            true => 0,
            false => self.n_changes_of_mind + u32::from(changes_its_mind),
        };
        if recorder.revealed || self.undoable.last().is_some_and(|(last, _)| *last != seat) {
            self.undoable.clear();
        }
        if self.state.outcome().is_some() || is_reaction {
            // A result is final. An answer to a card can be changed but not taken back: a seat that could
            // take it back would be shown to have answered, which is a secret.
            self.undoable.clear();
        } else if !recorder.revealed {
            if self.undoable.len() == UNDO_STEPS {
                self.undoable.remove(0);
            }
            self.undoable.push((seat, before));
        }
        self.may_take_back_an_answer_given_ahead(recorder.ahead);
        Ok(EventsOrUndo::Events(recorder.events))
    }

    /// An answer that was given while a window was open can be taken back once it has been carried out, like any other
    /// that reveals nothing. The window stays closed.
    fn may_take_back_an_answer_given_ahead(&mut self, ahead: Option<(Seat, G)>) {
        if self.state.outcome().is_none() {
            self.undoable.extend(ahead);
        }
    }

    fn chance(
        &mut self,
        roll: G::Roll,
        film: Option<&mut Film<G>>,
    ) -> Result<EventsOrUndo<G::Event>, Refusal> {
        let mut recorder = EventRecorder::new(film);
        apply(&mut self.state, &Input::Chance(roll), &mut recorder)?;
        self.undoable.clear();
        self.n_changes_of_mind = 0;
        Ok(EventsOrUndo::Events(recorder.events))
    }

    /// All of these seats pass, or none of them does. In a reaction, all seats may have answered, so that
    /// none is left to pass. That is a secret, so even then a line closes the window.
    fn pass(
        &mut self,
        seats: &[Seat],
        film: Option<&mut Film<G>>,
    ) -> Result<EventsOrUndo<G::Event>, Refusal> {
        if seats.is_empty() && !self.waits_only_to_be_closed() {
            return Err(Refusal::NO_WINDOW);
        }
        let mut recorder = EventRecorder::new(film);
        let mut state = self.state.clone();
        for seat in seats {
            let window = state.window(*seat).filter(|_| awaited(&state).has(*seat));
            let OpenWindow { pass, .. } = window.ok_or(Refusal::NO_WINDOW)?;
            apply(&mut state, &Input::Act(*seat, pass), &mut recorder)?;
        }
        self.state = state;
        self.undoable.clear();
        if recorder.revealed {
            self.n_changes_of_mind = 0;
        }
        self.may_take_back_an_answer_given_ahead(recorder.ahead);
        Ok(EventsOrUndo::Events(recorder.events))
    }

    /// Whether a window is open, in which seats may interrupt or let it go by. This is public. In a reaction,
    /// where it is a secret which seats have answered, the window is open until a line closes it.
    pub fn is_window(&self) -> bool {
        let pending = self.state.pending();
        let may_use = if pending.is_reaction() { pending.asked() } else { pending.awaited() };
        !self.is_closed && may_use.iter().any(|seat| self.state.window(seat).is_some())
    }

    /// Whether a window is still open although all seats that could let it go by have answered.
    fn waits_only_to_be_closed(&self) -> bool {
        self.is_window() && closing_passes(&self.state, SeatSet::EMPTY).is_empty()
    }

    /// Whether the window of the pending reaction is closed after this line. If everybody has been told
    /// something, a new window is open.
    fn is_now_closed(&self, line: &LineOf<G>, told: &EventsOrUndo<G::Event>) -> bool {
        let closes = self.is_closed || matches!(line, Line::Pass(_));
        closes && self.state.pending().is_reaction() && told.notices::<G>(Observer::Table).is_empty()
    }

    /// Nothing changes in the game, but the seat now [waits](Table::waiting).
    fn wait(&mut self, seat: Seat) -> Result<EventsOrUndo<G::Event>, Refusal> {
        self.may_wait(seat)?;
        self.waiting = self.waiting.with(seat);
        Ok(EventsOrUndo::Events(Vec::new()))
    }

    /// Whether a seat may ask for time to think: an open window waits for it, whatever the seat holds.
    pub fn may_wait(&self, seat: Seat) -> Result<(), Refusal> {
        let is_asked = self.state.window(seat).is_some() && self.state.pending().asked().has(seat);
        if is_asked && !self.is_closed && !self.waiting.has(seat) { Ok(()) } else { Err(Refusal::NO_WINDOW) }
    }

    /// The seats that asked for time to think and have not answered since, as long as the window is open to them. An
    /// order is an answer only if the seat passes by it.
    fn still_waiting(&self, line: &LineOf<G>) -> SeatSet {
        let answered = match line {
            Line::Act(seat, action) if !G::is_order(action) || !awaited(&self.state).has(*seat) => {
                SeatSet::one(*seat)
            }
            Line::Pass(seats) => seats.iter().copied().collect(),
            Line::Act(..) | Line::Chance(_) | Line::Undo(_) | Line::Wait(_) => SeatSet::EMPTY,
        };
        let is_open_to = |seat: &Seat| self.state.window(*seat).is_some();
        self.waiting.minus(answered).iter().filter(is_open_to).collect()
    }

    /// The seats for which the open window is held, because they asked for time to think.
    pub fn waiting(&self) -> SeatSet {
        self.waiting
    }

    fn undo(&mut self, seat: Seat) -> Result<EventsOrUndo<G::Event>, Refusal> {
        if self.last_to_act() != Some(seat) {
            return Err(Refusal::NOTHING_TO_UNDO);
        }
        self.may_change_its_mind()?;
        self.n_changes_of_mind += 1;
        let (_, before) = self.undoable.pop().expect("there is a last one");
        self.state = before;
        Ok(EventsOrUndo::TakenBack(seat))
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

    /// Whether this seat, which has just acted, may act again with the same request. If its last action has
    /// revealed something, it may not: a refusal of the next action would show what was revealed, although
    /// the request is not carried out yet.
    pub fn may_go_on(&self, seat: Seat) -> Result<(), Refusal> {
        if self.may_undo() == Some(seat) { Ok(()) } else { Err(Refusal::NOT_TOGETHER) }
    }

    /// The seat that made the last input, if it could still be taken back.
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

/// Keeps the events, whether one of them revealed something, and, if they are wanted, the intermediate states.
struct EventRecorder<'a, G: Game> {
    events: Vec<G::Event>,
    revealed: bool,
    /// The seat whose answer was given while a window was still open, has been carried out and has revealed
    /// nothing; and the state before it was carried out.
    ahead: Option<(Seat, G)>,
    film: Option<&'a mut Film<G>>,
}

impl<'a, G: Game> EventRecorder<'a, G> {
    fn new(film: Option<&'a mut Film<G>>) -> Self {
        EventRecorder { events: Vec::new(), revealed: false, ahead: None, film }
    }
}

impl<G: Game> Log<G> for EventRecorder<'_, G> {
    fn event(&mut self, event: G::Event) {
        if G::reveals(&event) {
            self.revealed = true;
            self.ahead = None;
        }
        self.events.push(event);
    }

    fn answered_ahead(&mut self, seat: Seat, g: &G) {
        self.ahead = Some((seat, g.clone()));
    }

    fn moment(&mut self, g: &G) {
        if let Some(film) = &mut self.film {
            film.moment(self.events.len(), g);
        }
    }
}

impl<Event> EventsOrUndo<Event> {
    /// The events. An undo has none.
    pub fn events(&self) -> &[Event] {
        match self {
            EventsOrUndo::Events(events) => events,
            EventsOrUndo::TakenBack(_) => &[],
        }
    }

    /// The notices of an observer.
    pub fn notices<G: Game<Event = Event>>(&self, observer: Observer) -> Vec<G::Notice> {
        self.events().iter().filter_map(|event| G::notice(event, observer)).collect()
    }
}
