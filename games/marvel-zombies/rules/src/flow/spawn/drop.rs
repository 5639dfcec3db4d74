//! Specialist Drop or Runners Break Through (MZ-18.6): one figure for each hero, in the hero's zone.

use table::{Log, Step, rule};

use super::{Spawn, SpawnStage, place};
use crate::MarvelZombies;
use crate::cast::{Character, Kind};
use crate::flow::{About, decision};
use crate::state::{HeroIx, HeroSet};

/// One hero after another. If there are too few figures, the players choose (MZ-19.4).
pub(super) fn step(g: &mut MarvelZombies, mut spawn: Spawn, log: &mut impl Log<MarvelZombies>) -> Step {
    let waiting = waiting(g, &spawn);
    let left = g.supply.of(Kind::Specialist);
    match waiting.first() {
        Some(_) if left == 0 => {
            rule!("MZ-19.4");
            spawn.short = Some(Kind::Specialist);
            spawn.go_to(g, SpawnStage::React);
        }
        Some(_) if waiting.len() > usize::from(left) => return decision::ask(g, About::LastFigures { left }),
        Some(first) => drop_on(g, spawn, first, log),
        None => spawn.go_to(g, SpawnStage::React),
    }
    Step::Ran
}

/// Heroes for whom no figure has been placed yet.
fn waiting(g: &MarvelZombies, spawn: &Spawn) -> HeroSet {
    HeroSet(g.heroes_in_play().0 & !spawn.dropped.0)
}

fn drop_on(g: &mut MarvelZombies, mut spawn: Spawn, hero: HeroIx, log: &mut impl Log<MarvelZombies>) {
    spawn.dropped = spawn.dropped.with(hero);
    if let Some(zone) = g.zone_of(hero) {
        place(g, &mut spawn, Kind::Specialist, 1, zone, log);
    }
    spawn.go_to(g, SpawnStage::Drop);
}

/// The heroes among whom the players choose.
pub(in crate::flow) fn candidates(g: &MarvelZombies) -> HeroSet {
    let Some(spawn) = g.stack.innermost::<Spawn>() else { return HeroSet::EMPTY };
    waiting(g, spawn)
}

pub(in crate::flow) fn last_figure(
    g: &mut MarvelZombies,
    spawn: Spawn,
    who: Character,
    log: &mut impl Log<MarvelZombies>,
) {
    if let Some(hero) = g.played(who) {
        drop_on(g, spawn, hero, log);
    }
}
