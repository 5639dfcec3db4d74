//! Zombies on their way: dice under a cover, who looks at them, and what they bring.

use table::{Log, RulesKey, Seat, SeatSet, Secret, rule};

use crate::board::ZOMBIES_THAT_CLOSE;
use crate::{Event, Mall, Place};

/// MALL-4.6: four dice under the cover.
pub(super) fn cover(g: &mut Mall, mut dice: [u8; 4], log: &mut impl Log<Mall>) {
    rule!("MALL-4.6");
    dice.sort_unstable();
    g.covered_dice = Some(Secret::new(dice, SeatSet::EMPTY));
    log.event(Event::DiceCovered);
}

/// MALL-4.7: a new Chief looks at them, and whoever plays a Security Camera.
pub(super) fn look(g: &mut Mall, seat: Seat, log: &mut impl Log<Mall>) {
    rule!("MALL-4.7");
    if let Some(dice) = &mut g.covered_dice {
        dice.show_to(seat);
        log.event(Event::DiceSeen { seat, dice: *dice });
    }
}

/// MALL-5.4: the cover is lifted and the zombies come; then locations may be overrun.
pub(super) fn reveal(g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) {
    rule!("MALL-5.4");
    let covered = g.covered_dice.take().expect("the dice were covered this round");
    let dice = *covered.read(key);
    log.event(Event::DiceRevealed { dice });
    bring_zombies(g, dice, log);
    close_overrun_places(g, log);
}

/// One zombie a die, as long as there are any; how many dice showed a closed location.
pub(super) fn bring_zombies(g: &mut Mall, dice: [u8; 4], log: &mut impl Log<Mall>) -> u8 {
    rule!("MALL-1.5");
    rule!("MALL-1.7");
    let mut homeless = 0;
    let mut is_short = false;
    for place in Place::ALL {
        let n_rolled = dice.iter().filter(|die| **die == place.number()).count() as u8;
        if n_rolled == 0 {
            continue;
        }
        if !g.open.has(place) {
            homeless += n_rolled;
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
    homeless
}

/// MALL-5.5, MALL-5.10: an empty location with too many zombies closes for good; tested only here.
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
