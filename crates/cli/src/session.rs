//! A game that this command plays: the table, its journal, and its history.

use chance::Seeded;
use table::{
    EventsOrUndo, Game, Journal, JournalError, Line, LineOf, Observer, Refusal, Seat, SetupErrors, Table,
};

use crate::failure::Failure;

pub struct Session<G: Game> {
    table: Table<G>,
    journal: Journal<G>,
    history: Vec<EventsOrUndo<G::Event>>,
    chance: Seeded,
}

impl<G: Game> Session<G> {
    pub fn start(setup: G::Setup, players: Vec<String>, seed: u64) -> Result<Session<G>, SetupErrors> {
        let (table, events) = Table::start(&setup)?;
        let journal = Journal::new(setup, players, &table);
        Ok(Session { table, journal, history: vec![EventsOrUndo::Events(events)], chance: Seeded::new(seed) })
    }

    pub fn resume(journal: Journal<G>, seed: u64) -> Result<Session<G>, JournalError> {
        let mut history = Vec::new();
        let table = journal.replay(|_, _, told, _| history.push(told.clone()))?;
        Ok(Session { table, journal, history, chance: Seeded::new(seed) })
    }

    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.take(Line::Act(seat, action))
    }

    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.take(Line::Undo(seat))
    }

    /// Lets chance answer, if it is asked. A refusal of its answer is a defect.
    pub fn roll(&mut self) -> Result<(), Failure> {
        let Some(roll) = table::roll(self.table.state(), &mut self.chance) else { return Ok(()) };
        let taken = self.take(Line::Chance(roll));
        taken.map_err(|refusal| Failure::new(format!("the roll is refused: {refusal}")))
    }

    fn take(&mut self, line: LineOf<G>) -> Result<(), Refusal> {
        let told = self.table.take(&line)?;
        self.journal.push(line, self.table.digest());
        self.history.push(told);
        Ok(())
    }

    pub fn state(&self) -> &G {
        self.table.state()
    }

    pub fn may_undo(&self) -> Option<Seat> {
        self.table.may_undo()
    }

    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// The length of the history; the start of the game counts as one.
    pub fn n_told(&self) -> usize {
        self.history.len()
    }

    /// What an observer was told since this point of the history.
    pub fn told_since(&self, from: usize, observer: Observer) -> Vec<ToldItem<G>> {
        let mut items = Vec::new();
        for told in self.history.iter().skip(from) {
            match told {
                EventsOrUndo::TakenBack(seat) => items.push(ToldItem::TakenBack(*seat)),
                EventsOrUndo::Events(_) => {
                    items.extend(told.notices::<G>(observer).into_iter().map(ToldItem::Notice))
                }
            }
        }
        items
    }
}

/// One thing that an observer was told.
pub enum ToldItem<G: Game> {
    Notice(G::Notice),
    TakenBack(Seat),
}
