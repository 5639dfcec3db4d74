//! The ducts of the mall, which are the only way to a helipad that cannot be reached on foot.

use zombies::Action;
use zombies::map::{Map, Square};

use super::odds::Odds;
use super::sight::Sight;
use super::travel::first_legal;
use super::{Choice, worth};

/// The steps of an average turn, which using a duct costs.
const STEPS_A_TURN: u16 = 4;

/// Duct squares, and for each the number of ducts to a square from which one can walk to a helipad.
pub struct Ducts {
    found: Vec<(Square, u16)>,
}

impl Ducts {
    pub fn new(map: &Map, is_at_home: impl Fn(Square) -> bool) -> Ducts {
        let all = map.spots().flat_map(|spot| map.walkable(spot)).filter(|at| map.has_duct(*at));
        let mut found: Vec<(Square, u16)> = all.filter(|at| is_at_home(*at)).map(|at| (at, 0)).collect();
        let mut next = 0;
        let mut beyond = Vec::new();
        while let Some(&(here, n_ducts)) = found.get(next) {
            next += 1;
            beyond.clear();
            map.ducts_from(here, &mut beyond);
            for at in &beyond {
                if found.iter().all(|(known, _)| known != at) {
                    found.push((*at, n_ducts + 1));
                }
            }
        }
        Ducts { found }
    }

    /// How many ducts to take from here to the helipad.
    pub fn from(&self, at: Square) -> Option<u16> {
        self.found.iter().find(|(square, _)| *square == at).map(|(_, n_ducts)| *n_ducts)
    }
}

/// If there is no way to the helipad on foot, walks to the nearest duct that leads there, and waits for the
/// next turn.
pub fn best_step(sight: &Sight<'_>, choice: &mut Choice<'_>) -> Option<Action> {
    let own = sight.own();
    if sight.helipads.is_empty() || sight.way_home(own.at).is_some() {
        return None;
    }
    let ways = sight.ways();
    let entrances = ways.found().iter().filter_map(|found| {
        let n_ducts = sight.ducts().from(found.square)?;
        Some((found, found.steps + n_ducts * STEPS_A_TURN))
    });
    let (entrance, _) = entrances.min_by_key(|(_, steps)| *steps)?;
    let odds = Odds::new(sight.fighter(sight.me, Default::default()), worth::VICTORY);
    if odds.gain(entrance.zombies) <= 0.0 {
        return None;
    }
    choice.reason = Some("to-the-helicopter");
    let step = first_legal(ways, choice, entrance.square).unwrap_or(Action::Stop);
    Some(step).filter(|step| choice.allows(*step))
}
