//! All that lies before a bot.

use std::cell::OnceCell;

use table::{Chance, Game, Observer, PendingOf, Seat, legal, proposal, resample};

/// How much a bot may think about one decision. It is counted, never timed: a simulation gives the
/// same results on a slow machine and on a fast one. Who has a clock, as a room does, measures what a
/// unit costs there and says how many the bot may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Futures the bot may look at: worlds from [`Desk::world`], or turns of events it imagines itself.
    Work(u32),
}

impl Budget {
    pub fn work(self) -> u32 {
        let Budget::Work(work) = self;
        work
    }
}

impl Default for Budget {
    /// Little: a bot of rules answers a hundred thousand times a second with it.
    fn default() -> Budget {
        Budget::Work(8)
    }
}

/// What lies before a bot: its seat, what it may do, what it sees, worlds it cannot tell from the true
/// one, and how much it may think. The true state is behind a private field, and only what a person in
/// this seat could know comes out.
pub struct Desk<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    budget: Budget,
    worlds_left: u32,
    legal: Vec<G::Action>,
    view: OnceCell<G::View>,
}

impl<'a, G: Game> Desk<'a, G> {
    pub fn new(state: &'a G, seat: Seat, budget: Budget) -> Desk<'a, G> {
        Desk::reusing(Vec::new(), state, seat, budget)
    }

    /// Like [`Desk::new`], with the memory of an earlier desk, for drivers of millions of decisions.
    pub fn reusing(mut legal_actions: Vec<G::Action>, state: &'a G, seat: Seat, budget: Budget) -> Self {
        legal(state, seat, &mut legal_actions);
        let worlds_left = budget.work();
        Desk { state, seat, budget, worlds_left, legal: legal_actions, view: OnceCell::new() }
    }

    /// Its memory, for the next desk.
    pub fn into_memory(self) -> Vec<G::Action> {
        self.legal
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may do now; nothing, where it is not asked.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// Some action of a kind that is not listed, an offer or an order, which the seat may do now.
    pub fn proposal(&self, chance: &mut dyn Chance) -> Option<G::Action> {
        proposal(self.state, self.seat, chance)
    }

    /// What the seat sees. It is made when it is first asked for: `random` never looks.
    pub fn view(&self) -> &G::View {
        self.view.get_or_init(|| self.state.view(Observer::Seat(self.seat)))
    }

    /// Whom the table waits for, and why; it is public.
    pub fn pending(&self) -> PendingOf<G> {
        self.state.pending()
    }

    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// A world that this seat cannot tell from the true one, drawn fairly; nothing, once the budget is
    /// spent.
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

    /// A game in which everybody has a card and somebody is asked.
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
        let desk = Desk::new(&g, seat, Budget::default());
        assert!(!actions.is_empty());
        assert_eq!(desk.legal(), actions);
        assert_eq!(desk.pending(), g.pending());
        assert_eq!(*desk.view(), g.view(Observer::Seat(seat)));
    }

    #[test]
    fn a_seat_that_is_not_asked_may_do_nothing() {
        let (g, seat) = begun();
        assert!(Desk::new(&g, seat.left(4), Budget::default()).legal().is_empty());
    }

    #[test]
    fn its_worlds_look_the_same_and_differ_and_run_out() {
        let (g, seat) = begun();
        let mut chance = Seeded::new(1);
        let mut desk = Desk::new(&g, seat, Budget::Work(50));
        let mut n_other = 0;
        for _ in 0..50 {
            let world = desk.world(&mut chance).unwrap();
            assert_eq!(world.view(Observer::Seat(seat)), *desk.view());
            n_other += u32::from(world != g);
        }
        assert!(n_other > 25, "only {n_other} of 50 worlds differ from the true one");
        assert!(desk.world(&mut chance).is_none());
    }

    #[test]
    fn its_memory_is_used_again() {
        let (g, seat) = begun();
        let memory = Desk::new(&g, seat, Budget::default()).into_memory();
        let (place, room) = (memory.as_ptr(), memory.capacity());
        let desk = Desk::reusing(memory, &g, seat, Budget::default());
        assert_eq!((desk.legal.as_ptr(), desk.legal.capacity()), (place, room));
    }
}
