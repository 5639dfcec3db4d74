//! Everything a bot knows about the decision that it has to make.

use std::cell::OnceCell;

use table::{Chance, Game, Observer, PendingOf, Seat, legal, proposal, resample};

/// How much a bot may think about one decision. The work is counted, never timed, so a simulation gives the same
/// results on a slow machine and on a fast one. A caller with a clock, such as a room, measures what a unit costs
/// and sets the number of units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// The number of futures that the bot may examine: worlds from [`DecisionContext::world`], or its own simulations.
    Work(u32),
}

impl Budget {
    /// The number of units.
    pub fn work(self) -> u32 {
        let Budget::Work(work) = self;
        work
    }
}

impl Default for Budget {
    /// A small budget, with which a bot with simple rules answers a hundred thousand times per second.
    fn default() -> Budget {
        Budget::Work(8)
    }
}

/// What a bot knows about a decision: its seat, its legal actions, its view, worlds that it cannot tell from the
/// true one, and its budget. The true state is in a private field: a bot gets only what a person in this seat could
/// know.
pub struct DecisionContext<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    budget: Budget,
    worlds_left: u32,
    legal: Vec<G::Action>,
    view: OnceCell<G::View>,
}

impl<'a, G: Game> DecisionContext<'a, G> {
    /// The decision that this seat has to make now.
    pub fn new(state: &'a G, seat: Seat, budget: Budget) -> DecisionContext<'a, G> {
        let mut legal_actions = Vec::new();
        legal(state, seat, &mut legal_actions);
        DecisionContext::with_legal(legal_actions, state, seat, budget)
    }

    /// The same for a caller that has listed the legal actions, in memory that it uses again.
    pub(crate) fn with_legal(legal: Vec<G::Action>, state: &'a G, seat: Seat, budget: Budget) -> Self {
        DecisionContext { state, seat, budget, worlds_left: budget.work(), legal, view: OnceCell::new() }
    }

    /// Returns the memory of the legal actions, for the next decision.
    pub(crate) fn into_memory(self) -> Vec<G::Action> {
        self.legal
    }

    /// The seat of the bot.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal actions of the seat. There are none if the seat is not asked.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// A random legal action of a kind that is not listed, such as an offer.
    pub fn proposal(&self, chance: &mut dyn Chance) -> Option<G::Action> {
        proposal(self.state, self.seat, chance)
    }

    /// What the seat sees. The view is made on first use: `random` never looks at it.
    pub fn view(&self) -> &G::View {
        self.view.get_or_init(|| self.state.view(Observer::Seat(self.seat)))
    }

    /// The seats, or chance, that the table waits for, and why. This is public.
    pub fn pending(&self) -> PendingOf<G> {
        self.state.pending()
    }

    /// How much the bot may think.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// A fairly drawn world that this seat cannot tell from the true one, or `None` once the budget is spent.
    pub fn world(&mut self, chance: &mut dyn Chance) -> Option<G> {
        self.worlds_left = self.worlds_left.checked_sub(1)?;
        Some(resample(self.state, self.seat, chance))
    }
}

#[cfg(test)]
mod tests {
    use chance::Seeded;
    use mall_of_horror::{Mall, Setup};
    use table::{Input, Silent, apply, roll, start};

    use super::*;

    /// A game in which every player has a card and somebody is asked.
    fn begun() -> (Mall, Seat) {
        let mut chance = Seeded::new(5);
        let mut g: Mall = start(&Setup::new(4), &mut Silent).unwrap();
        while let Some(roll) = roll(&g, &mut chance) {
            apply(&mut g, &Input::Chance(roll), &mut Silent).unwrap();
        }
        let seat = g.pending().awaited().first().unwrap();
        (g, seat)
    }

    #[test]
    fn it_offers_what_the_table_offers() {
        let (g, seat) = begun();
        let mut actions = Vec::new();
        legal(&g, seat, &mut actions);
        let decision = DecisionContext::new(&g, seat, Budget::default());
        assert!(!actions.is_empty());
        assert_eq!(decision.legal(), actions);
        assert_eq!(decision.pending(), g.pending());
        assert_eq!(*decision.view(), g.view(Observer::Seat(seat)));
    }

    #[test]
    fn a_seat_that_is_not_asked_may_do_nothing() {
        let (g, seat) = begun();
        assert!(DecisionContext::new(&g, seat.left(4), Budget::default()).legal().is_empty());
    }

    #[test]
    fn its_worlds_look_the_same_and_differ_and_run_out() {
        let (g, seat) = begun();
        let mut chance = Seeded::new(1);
        let mut decision = DecisionContext::new(&g, seat, Budget::Work(50));
        let mut n_other = 0;
        for _ in 0..50 {
            let world = decision.world(&mut chance).unwrap();
            assert_eq!(world.view(Observer::Seat(seat)), *decision.view());
            n_other += u32::from(world != g);
        }
        assert!(n_other > 25, "only {n_other} of 50 worlds differ from the true one");
        assert!(decision.world(&mut chance).is_none());
    }

    #[test]
    fn its_memory_is_used_again() {
        let (g, seat) = begun();
        let memory = DecisionContext::new(&g, seat, Budget::default()).into_memory();
        let (place, room) = (memory.as_ptr(), memory.capacity());
        let memory = DecisionContext::with_legal(memory, &g, seat, Budget::default()).into_memory();
        assert_eq!((memory.as_ptr(), memory.capacity()), (place, room));
    }
}
