//! Operators Open Fire (MZ-18.7 to MZ-18.9): each Operator shoots at the nearest heroes in sight, at range 0
//! or 1.

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Step, rule};
use tinyvec::ArrayVec;

use super::{About, ChanceQuestion, attack, decision, wounds};
use crate::MarvelZombies;
use crate::action::Roll;
use crate::board::{ZONES, Zone, ZoneSet};
use crate::cast::{Kind, PER_SIDE};
use crate::event::Event;

/// The zones of Operators that have yet to aim, and the shots by target zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpenFire {
    pub left: ZoneSet,
    pub shots: ArrayVec<[(Zone, u8); PER_SIDE]>,
}

const RANGE: u8 = 1;
/// A die that shows at least this is a Hit.
const ACCURACY: u8 = 5;

impl AsksChance<MarvelZombies> for OpenFire {
    /// Everybody aims before the first shot; then the zones are shot at one by one.
    fn step(mut self, g: &mut MarvelZombies, _key: &RulesKey, _log: &mut impl Log<MarvelZombies>) -> Step {
        let Some(from) = self.left.first() else {
            return if self.shots.is_empty() { g.stack.done() } else { Step::Waits };
        };
        let zones = targets(g, from);
        if zones.is_empty() {
            self.left = self.left.without(from);
            g.stack.go_on_as(self);
            return Step::Ran;
        }
        decision::ask(g, About::Fire { from, zones })
    }

    fn question(&self, _g: &MarvelZombies) -> ChanceQuestion {
        ChanceQuestion::Fire { n: self.n_shots() }
    }

    fn roll(&self, _g: &MarvelZombies, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        super::roll_dice(self.n_shots(), chance)
    }

    fn rolled(
        mut self,
        g: &mut MarvelZombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Some((zone, n)) = self.shots.first().copied() else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        let dice = super::dice_of(roll, n)?;
        let hits = attack::hits(&dice, ACCURACY);
        self.shots.remove(0);
        g.stack.go_on_as(self);
        log.event(Event::ShotsRolled { zone, dice, wounds: hits });
        if hits > 0 {
            wounds::batch(g, zone, hits);
        }
        Ok(())
    }
}

impl OpenFire {
    pub(super) fn begin(g: &mut MarvelZombies) {
        rule!("MZ-18.7");
        let left = (0..ZONES as u8).map(Zone).filter(|zone| g.n_in(*zone, Kind::Operator) > 0).collect();
        g.stack.begin(OpenFire { left, shots: ArrayVec::new() });
    }

    /// The number of dice for the next zone that is shot at.
    fn n_shots(&self) -> u8 {
        self.shots.first().map_or(0, |(_, n)| *n)
    }

    /// The Operators of one zone aim together (MZ-18.23).
    pub(super) fn aimed(mut self, g: &mut MarvelZombies, from: Zone, at: Zone) {
        rule!("MZ-18.8");
        rule!("MZ-18.23");
        let n = g.n_in(from, Kind::Operator);
        self.left = self.left.without(from);
        match self.shots.iter_mut().find(|(zone, _)| *zone == at) {
            Some((_, shots)) => *shots += n,
            None => self.shots.push((at, n)),
        }
        g.stack.go_on_as(self);
    }
}

/// MZ-18.8: the nearest zones with heroes in sight and range.
fn targets(g: &MarvelZombies, from: Zone) -> ZoneSet {
    let heroes = g.hero_zones();
    if heroes.has(from) {
        return ZoneSet::one(from);
    }
    heroes.iter().filter(|zone| g.range(from, *zone).is_some_and(|range| range <= RANGE)).collect()
}
