//! A running game: its state, and how far each seat may take back.

use crate::apply::settle;
use crate::limits::{CHANGES_OF_MIND, INPUTS_PER_GAME, UNDO_STEPS};
use crate::{
    Digest, Film, Game, Input, Line, LineOf, Log, Observer, Refusal, Seat, SetupErrors, answered, apply,
    digest_of, start,
};

/// A game under way. It takes journal lines, one after the other.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    state: G,
    /// What the last seat did since anything was revealed, drawn or done by another: who, and the
    /// state before. This is all that can be taken back.
    undoable: Vec<(Seat, G)>,
    n_inputs: usize,
    /// Answers changed, orders given and inputs taken back since anything was last revealed or drawn. Without
    /// a limit one seat could use up all inputs that a game may take.
    n_changes_of_mind: u32,
}

/// What a table told of one line: the events, or that an input was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told<Event> {
    Events(Vec<Event>),
    TakenBack(Seat),
}

impl<G: Game> Table<G> {
    pub fn start(setup: &G::Setup) -> Result<(Table<G>, Vec<G::Event>), SetupErrors> {
        let mut events = Vec::new();
        let state = start(setup, &mut events)?;
        Ok((Table { state, undoable: Vec::new(), n_inputs: 0, n_changes_of_mind: 0 }, events))
    }

    /// A table in the middle of a game, as somebody laid it out: for problems and tests.
    pub fn from_state(mut state: G) -> (Table<G>, Vec<G::Event>) {
        let mut events = Vec::new();
        settle(&mut state, &mut events);
        (Table { state, undoable: Vec::new(), n_inputs: 0, n_changes_of_mind: 0 }, events)
    }

    /// Takes one line. A refusal leaves the table exactly as it was.
    pub fn take(&mut self, line: &LineOf<G>) -> Result<Told<G::Event>, Refusal> {
        self.take_onto(line, None)
    }

    /// The same, and keeps the states on the way.
    pub fn take_filmed(&mut self, line: &LineOf<G>) -> Result<(Told<G::Event>, Film<G>), Refusal> {
        let mut film = Film::default();
        let told = self.take_onto(line, Some(&mut film))?;
        // An undo runs no rules, so the state that it leads to is the only one.
        film.moment(told.events().len(), &self.state);
        Ok((told, film))
    }

    fn take_onto(&mut self, line: &LineOf<G>, film: Option<&mut Film<G>>) -> Result<Told<G::Event>, Refusal> {
        if self.n_inputs >= INPUTS_PER_GAME {
            return Err(Refusal::TOO_MANY_INPUTS);
        }
        let told = match line {
            Line::Undo(seat) => self.undo(*seat)?,
            Line::Act(seat, action) => self.act(*seat, *action, film)?,
            Line::Chance(roll) => self.chance(roll.clone(), film)?,
        };
        self.n_inputs += 1;
        Ok(told)
    }

    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        film: Option<&mut Film<G>>,
    ) -> Result<Told<G::Event>, Refusal> {
        let pending = self.state.pending();
        let is_reaction = pending.is_reaction();
        let ready = if is_reaction { answered(&self.state) } else { pending.ready() };
        // Orders may be given without end, like answers that may be changed.
        let changes_its_mind = ready.has(seat) || G::is_order(&action);
        if changes_its_mind {
            self.may_change_its_mind()?;
        }
        let before = self.state.clone();
        let mut watched = Watched { events: Vec::new(), revealed: false, film };
        apply(&mut self.state, &Input::Act(seat, action), &mut watched)?;
        self.n_changes_of_mind = match watched.revealed {
            true => 0,
            false => self.n_changes_of_mind + u32::from(changes_its_mind),
        };
        if watched.revealed || self.undoable.last().is_some_and(|(last, _)| *last != seat) {
            self.undoable.clear();
        }
        if self.state.outcome().is_some() || is_reaction {
            // A result is final. An answer to a card is changed, not taken back: whoever may take
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

    fn chance(&mut self, roll: G::Roll, film: Option<&mut Film<G>>) -> Result<Told<G::Event>, Refusal> {
        let mut watched = Watched { events: Vec::new(), revealed: false, film };
        apply(&mut self.state, &Input::Chance(roll), &mut watched)?;
        self.undoable.clear();
        self.n_changes_of_mind = 0;
        Ok(Told::Events(watched.events))
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

    /// Whether anybody may change an answer or take something back, before something is revealed or drawn.
    pub fn may_change_its_mind(&self) -> Result<(), Refusal> {
        if self.n_changes_of_mind < CHANGES_OF_MIND { Ok(()) } else { Err(Refusal::CHANGED_TOO_OFTEN) }
    }

    /// Who may take back the last input.
    pub fn may_undo(&self) -> Option<Seat> {
        self.last_to_act().filter(|_| self.may_change_its_mind().is_ok())
    }

    /// Whose input it would be.
    fn last_to_act(&self) -> Option<Seat> {
        self.undoable.last().map(|(seat, _)| *seat)
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn n_inputs(&self) -> usize {
        self.n_inputs
    }

    pub fn digest(&self) -> Digest {
        digest_of(&self.state)
    }
}

/// Keeps events, whether one of them revealed something, and where it is wanted the states on the way.
struct Watched<'a, G: Game> {
    events: Vec<G::Event>,
    revealed: bool,
    film: Option<&'a mut Film<G>>,
}

impl<G: Game> Log<G> for Watched<'_, G> {
    fn event(&mut self, event: G::Event) {
        self.revealed |= G::reveals(&event);
        self.events.push(event);
    }

    fn moment(&mut self, g: &G) {
        if let Some(film) = &mut self.film {
            film.moment(self.events.len(), g);
        }
    }
}

impl<Event> Told<Event> {
    /// The events; an undo has none.
    pub fn events(&self) -> &[Event] {
        match self {
            Told::Events(events) => events,
            Told::TakenBack(_) => &[],
        }
    }

    /// The notices of an observer.
    pub fn notices<G: Game<Event = Event>>(&self, observer: Observer) -> Vec<G::Notice> {
        self.events().iter().filter_map(|event| G::notice(event, observer)).collect()
    }
}
