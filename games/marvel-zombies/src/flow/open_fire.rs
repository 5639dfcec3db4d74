//! Operators Open Fire (MZ-18.7 to MZ-18.9): each shoots at the nearest heroes it sees, at range 0 or 1.

use table::{Log, Pending, PendingOf, Refusal, Step, rule};
use tinyvec::ArrayVec;

use super::{About, Frame, Toss, attack, decision, wounds};
use crate::MarvelZombies;
use crate::action::Dice;
use crate::board::{ZONES, Zone, ZoneSet};
use crate::cast::{Kind, PER_SIDE};
use crate::event::Event;

/// Zones of Operators that have yet to aim, and shots by the zone they are aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fire {
    pub left: ZoneSet,
    pub shots: ArrayVec<[(Zone, u8); PER_SIDE]>,
}

const RANGE: u8 = 1;
/// Each die at or above this is a Hit.
const ACCURACY: u8 = 5;

pub(super) fn begin(g: &mut MarvelZombies) {
    rule!("MZ-18.7");
    let left = (0..ZONES as u8).map(Zone).filter(|zone| g.n_in(*zone, Kind::Operator) > 0).collect();
    g.stack.push(Frame::Fire(Fire { left, shots: ArrayVec::new() }));
}

/// All aim before the first shot; then zone by zone.
pub(super) fn step(g: &mut MarvelZombies, mut fire: Fire) -> Step {
    let Some(from) = fire.left.first() else {
        return if fire.shots.is_empty() { g.done() } else { Step::Waits };
    };
    let zones = targets(g, from);
    if zones.is_empty() {
        fire.left = fire.left.without(from);
        g.go_on_as(Frame::Fire(fire));
        return Step::Ran;
    }
    decision::ask(g, About::Fire { from, zones })
}

/// MZ-18.8: the nearest zones with heroes in sight and range.
fn targets(g: &MarvelZombies, from: Zone) -> ZoneSet {
    let heroes = g.hero_zones();
    if heroes.has(from) {
        return ZoneSet::one(from);
    }
    heroes.iter().filter(|zone| g.range(from, *zone).is_some_and(|range| range <= RANGE)).collect()
}

/// The Operators of one zone aim together (MZ-18.23).
pub(super) fn aimed(g: &mut MarvelZombies, mut fire: Fire, from: Zone, at: Zone) {
    rule!("MZ-18.8");
    rule!("MZ-18.23");
    let n = g.n_in(from, Kind::Operator);
    fire.left = fire.left.without(from);
    match fire.shots.iter_mut().find(|(zone, _)| *zone == at) {
        Some((_, shots)) => *shots += n,
        None => fire.shots.push((at, n)),
    }
    g.go_on_as(Frame::Fire(fire));
}

pub(super) fn pending(fire: &Fire) -> PendingOf<MarvelZombies> {
    Pending::Chance(Toss::Fire { n: fire.shots.first().map_or(0, |(_, n)| *n) })
}

pub(super) fn rolled(
    g: &mut MarvelZombies,
    mut fire: Fire,
    dice: Dice,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Some((zone, n)) = fire.shots.first().copied() else { return Err(Refusal::IMPOSSIBLE_ROLL) };
    attack::expect(dice, n)?;
    let hits = attack::hits(&dice, ACCURACY);
    fire.shots.remove(0);
    g.go_on_as(Frame::Fire(fire));
    log.event(Event::ShotsRolled { zone, dice, wounds: hits });
    if hits > 0 {
        wounds::batch(g, zone, hits);
    }
    Ok(())
}
