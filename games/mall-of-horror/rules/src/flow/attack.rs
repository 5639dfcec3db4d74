//! The zombies attack one location after another.

use table::{AsksNobody, Log, RulesKey, Step, rule};

use super::{Purpose, Vote};
use crate::{Event, Fate, Mall, Place, Role};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    pub place: Place,
    pub is_resolved: bool,
    pub somebody_was_eaten: bool,
}

impl AsksNobody<Mall> for Attack {
    /// MALL-6.3: goes through the locations in their order.
    fn step(self, g: &mut Mall, _key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        rule!("MALL-6.3");
        let place = self.place;
        if place == Place::Parking {
            return self.step_on_the_parking(g, log);
        }
        if self.is_resolved || g.n_at(place) == 0 {
            return self.go_to_the_next_place(g);
        }
        g.stack.go_on_as(Attack { is_resolved: true, ..self });
        if g.would_enter(place) {
            call_sacrifice(g, place, log);
        } else {
            zombies_stay(g, place, log);
        }
        Step::Ran
    }
}

impl Attack {
    pub(super) fn begin(g: &mut Mall, log: &mut impl Log<Mall>) {
        draw_more_zombies(g, log);
        g.stack.begin(Attack::at(Place::Restrooms));
    }

    fn at(place: Place) -> Attack {
        Attack { place, is_resolved: false, somebody_was_eaten: false }
    }

    /// MALL-6.12: on the Parking each zombie eats in turn, with one vote each, as long as there is somebody
    /// to eat; if anybody was eaten, the remaining zombies then leave.
    fn step_on_the_parking(self, g: &mut Mall, log: &mut impl Log<Mall>) -> Step {
        let place = Place::Parking;
        let zombies = g.zombies[place.index()];
        if zombies > 0 && !g.visibly_present(place).is_empty() {
            call_sacrifice(g, place, log);
            return Step::Ran;
        }
        rule!("MALL-6.12");
        if self.somebody_was_eaten && zombies > 0 {
            zombies_leave(g, place, log);
        } else if zombies > 0 && g.n_at(place) > 0 {
            rule!("MALL-6.13");
            log.event(Event::NobodyLost { place });
        }
        self.go_to_the_next_place(g)
    }

    fn go_to_the_next_place(self, g: &mut Mall) -> Step {
        let Some(place) = Place::by_number(self.place.number() + 1) else { return g.stack.done() };
        g.stack.go_on_as(Attack::at(place));
        Step::Ran
    }
}

/// MALL-6.1, MALL-6.2: noise and beauty each draw one more zombie, unless locations tie.
fn draw_more_zombies(g: &mut Mall, log: &mut impl Log<Mall>) {
    rule!("MALL-6.1");
    let crowds = Place::ALL.map(|place| g.n_at(place));
    if let Some(place) = most(crowds)
        && g.supply() > 0
    {
        g.zombies[place.index()] += 1;
        log.event(Event::CrowdHeard { place });
    }
    rule!("MALL-6.2");
    let pin_ups = Place::ALL.map(|place| {
        g.standing.iter().filter(|fates| fates[Role::PinUp.index()] == Fate::At(place)).count() as u8
    });
    if let Some(place) = most(pin_ups)
        && g.supply() > 0
    {
        g.zombies[place.index()] += 1;
        log.event(Event::PinUpsSeen { place });
    }
}

/// The single location with the highest count; `None` on a tie, which includes all six being zero.
fn most(counts: [u8; 6]) -> Option<Place> {
    let highest = counts.into_iter().max()?;
    let mut leading = Place::ALL.into_iter().filter(|place| counts[place.index()] == highest);
    let first = leading.next();
    if leading.next().is_some() { None } else { first }
}

/// MALL-6.14: an attack has only the card window of its vote, which opens only where zombies would enter.
fn call_sacrifice(g: &mut Mall, place: Place, log: &mut impl Log<Mall>) {
    rule!("MALL-6.14");
    log.event(Event::VoteCalled { purpose: Purpose::Sacrifice, place });
    g.stack.begin(Vote::new(Purpose::Sacrifice, place, g.chief));
}

/// Checks again, once the cards are played, whether the zombies enter. Returns whether somebody will be lost
/// here.
pub(super) fn still_enter(g: &mut Mall, place: Place, log: &mut impl Log<Mall>) -> bool {
    if !g.would_enter(place) {
        zombies_stay(g, place, log);
        return false;
    }
    let somebody_can_be_lost = !g.visibly_present(place).is_empty();
    if place == Place::Parking {
        // There is no door to hold, and the attack itself decides what the remaining zombies do.
        return somebody_can_be_lost;
    }
    let (zombies, strength) = (g.zombies[place.index()], g.strength_of(place));
    log.event(Event::ZombiesEntered { place, zombies, strength });
    if !somebody_can_be_lost {
        rule!("MALL-6.13");
        log.event(Event::NobodyLost { place });
    }
    somebody_can_be_lost
}

/// MALL-6.11: zombies that do not enter stay where they are.
fn zombies_stay(g: &Mall, place: Place, log: &mut impl Log<Mall>) {
    rule!("MALL-6.11");
    let (zombies, strength) = (g.zombies[place.index()], g.strength_of(place));
    if zombies > 0 {
        log.event(Event::ZombiesHeld { place, zombies, strength });
    }
}

pub(super) fn zombies_leave(g: &mut Mall, place: Place, log: &mut impl Log<Mall>) {
    let n = std::mem::take(&mut g.zombies[place.index()]);
    log.event(Event::ZombiesLeft { place, n });
}
