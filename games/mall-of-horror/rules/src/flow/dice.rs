//! Zombies on their way: the dice under the cover, who looks at them, and the zombies they bring.

use table::{Log, RulesKey, Seat, SeatSet, Secret, rule};

use crate::board::ZOMBIES_THAT_CLOSE;
use crate::{Event, Mall, Place};

/// MALL-4.6: puts four dice under the cover.
pub(super) fn cover(g: &mut Mall, mut dice: [u8; 4], log: &mut impl Log<Mall>) {
    rule!("MALL-4.6");
    dice.sort_unstable();
    g.covered_dice = Some(Secret::new(dice, SeatSet::EMPTY));
    log.event(Event::DiceCovered);
}

/// MALL-4.7: shows the dice to a new Chief, or to a player who has played a Security Camera.
pub(super) fn look(g: &mut Mall, seat: Seat, log: &mut impl Log<Mall>) {
    rule!("MALL-4.7");
    if let Some(dice) = &mut g.covered_dice {
        dice.show_to(seat);
        log.event(Event::DiceSeen { seat, dice: *dice });
    }
}

/// MALL-5.4: lifts the cover and brings the zombies; then locations may be overrun.
pub(super) fn reveal(g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) {
    rule!("MALL-5.4");
    let covered = g.covered_dice.take().expect("dice are covered every round before they are revealed");
    let dice = *covered.read(key);
    log.event(Event::DiceRevealed { dice });
    bring_zombies(g, dice, log);
    close_overrun_places(g, log);
}

/// Brings one zombie per die while the supply lasts, and returns how many dice show a closed location.
pub(super) fn bring_zombies(g: &mut Mall, dice: [u8; 4], log: &mut impl Log<Mall>) -> u8 {
    rule!("MALL-1.5");
    rule!("MALL-1.7");
    let mut n_unplaced = 0;
    let mut is_short = false;
    for place in Place::ALL {
        let n_rolled = dice.iter().filter(|die| **die == place.number()).count() as u8;
        if n_rolled == 0 {
            continue;
        }
        if !g.open.has(place) {
            n_unplaced += n_rolled;
            continue;
        }
        let n = n_rolled.min(g.supply());
        g.zombies[place.index()] += n;
        if n > 0 {
            log.event(Event::ZombiesArrived { place, n });
            log.moment(g);
        }
        is_short |= n < n_rolled;
    }
    if is_short {
        log.event(Event::SupplyEmpty);
    }
    n_unplaced
}

/// MALL-5.5, MALL-5.10: closes empty locations with too many zombies for good. This is the only time it is
/// tested.
fn close_overrun_places(g: &mut Mall, log: &mut impl Log<Mall>) {
    rule!("MALL-5.10");
    for place in Place::ALL {
        let zombies = g.zombies[place.index()];
        if place != Place::Parking && zombies >= ZOMBIES_THAT_CLOSE && g.n_at(place) == 0 {
            rule!("MALL-5.5");
            g.zombies[place.index()] = 0;
            g.open = g.open.without(place);
            log.event(Event::PlaceClosed { place, zombies });
        }
    }
}
