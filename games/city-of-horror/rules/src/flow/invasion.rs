//! The invasion card of the hour: zombie moves, arrivals, airdrops, the leader.

use table::{Log, Refusal, RulesKey, SeatSet, Secret, rule};

use crate::board::Slot;
use crate::invasion::{Airdrop, CARDS_PER_HOUR, Hour, InvasionCard, ZombieMove};
use crate::{City, Event, Place};

/// Records which card of the pack chance has put on top, and who may look at it.
pub(super) fn drawn(g: &mut City, index: u8, audience: SeatSet) -> Result<(), Refusal> {
    let hour = if g.turn == 0 { Some(Hour::Midnight) } else { g.top_hour() };
    let (Some(hour), true) = (hour, usize::from(index) < CARDS_PER_HOUR) else {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    };
    g.drawn[hour as usize] = Some(Secret::new(index, audience));
    Ok(())
}

/// CITY-7.1: shows the card and applies it.
pub(super) fn show_and_apply(g: &mut City, hour: Hour, key: &RulesKey, log: &mut impl Log<City>) {
    rule!("CITY-7.1");
    rule!("CITY-7.17");
    let index = g.drawn[hour as usize].map_or(0, |index| *index.read(key));
    let card = g.packs[hour as usize][usize::from(index)];
    g.n_shown = hour as u8 + 1;
    log.event(Event::InvasionShown { hour, card: index, origin: card.origin() });
    apply(g, &card, log);
}

fn apply(g: &mut City, card: &InvasionCard, log: &mut impl Log<City>) {
    for ZombieMove { from, to } in card.moves() {
        rule!("CITY-7.3");
        rule!("CITY-7.4");
        rule!("CITY-7.12");
        g.move_zombies(g.place_at(from), g.place_at(to), u8::MAX, log);
    }
    for slot in Slot::ALL {
        rule!("CITY-7.5");
        rule!("CITY-7.7");
        g.put_zombies(g.place_at(slot), card.arrivals(slot), log);
    }
    for slot in Slot::ALL {
        drop_supplies(g, card.airdrop(slot), log);
    }
    if card.leader() > 0 {
        rule!("CITY-7.11");
        g.advance_leader(card.leader(), log);
    }
}

/// CITY-7.8: drops antidotes from the reserve, and cards from the deck, which nobody looks at.
fn drop_supplies(g: &mut City, drop: Airdrop, log: &mut impl Log<City>) {
    let place = g.place_at(drop.slot);
    if !place.receives_airdrops() {
        return;
    }
    rule!("CITY-7.8");
    rule!("CITY-7.10");
    rule!("CITY-7.13");
    rule!("CITY-1.16");
    let antidotes = drop.antidotes.min(g.antidotes_in_reserve());
    let cards = drop.actions.min(g.deck_size);
    if antidotes + cards == 0 {
        return;
    }
    g.antidotes_at[place.index()] += antidotes;
    g.unseen_at[place.index()] += cards;
    g.deck_size -= cards;
    log.event(Event::SuppliesDropped { place, antidotes, cards });
    log.moment(g);
}

impl City {
    /// Moves up to `n` zombies, as many as fit.
    pub(crate) fn move_zombies(&mut self, from: Place, to: Place, n: u8, log: &mut impl Log<City>) {
        let n = n.min(self.zombies_at(from)).min(self.room_for_zombies(to));
        if n > 0 {
            self.zombies[from.index()] -= n;
            self.zombies[to.index()] += n;
            log.event(Event::ZombiesMoved { from, to, n });
            log.moment(self);
        }
    }

    /// Puts up to `n` zombies on a place, as many as the reserve has and the place can hold.
    pub(crate) fn put_zombies(&mut self, place: Place, n: u8, log: &mut impl Log<City>) {
        let n = n.min(self.reserve()).min(self.room_for_zombies(place));
        if n > 0 {
            self.zombies[place.index()] += n;
            log.event(Event::ZombiesArrived { place, n });
            log.moment(self);
        }
    }

    /// CITY-7.14, CITY-7.15: returns up to `n` zombies to the reserve.
    pub(crate) fn kill_zombies(&mut self, place: Place, n: u8, log: &mut impl Log<City>) {
        rule!("CITY-7.14");
        rule!("CITY-7.15");
        let n = n.min(self.zombies_at(place));
        self.zombies[place.index()] -= n;
        log.event(Event::ZombiesKilled { place, n });
    }

    /// CITY-10.2: advances the leader, space by space.
    pub(crate) fn advance_leader(&mut self, n: u8, log: &mut impl Log<City>) {
        for _ in 0..n {
            self.leader = self.next_space(self.leader);
        }
        log.event(Event::LeaderMoved { colour: self.wheel[usize::from(self.leader)] });
    }

    pub(crate) fn put_leader(&mut self, colour: crate::Colour, log: &mut impl Log<City>) {
        if let Some(space) = self.wheel.iter().position(|space| *space == colour) {
            self.leader = space as u8;
            log.event(Event::LeaderMoved { colour });
        }
    }
}
