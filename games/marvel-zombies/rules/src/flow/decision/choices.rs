//! The choices of a decision, the default first (MZ-50.10 to MZ-50.14).

use table::{Chance, Refusal, rule};

use crate::MarvelZombies;
use crate::action::{Choice, Shares};
use crate::board::ZoneSet;
use crate::flow::{About, Wounds, opening, sharing, spawn};
use crate::mission::Division;

/// Every choice that is offered.
pub(super) fn each(g: &MarvelZombies, about: About, mut f: impl FnMut(Choice)) {
    match about {
        About::Division => divisions(g, f),
        About::Wounds { .. } => sharing::each(g, wounds(g), f),
        About::Split { extra: 1, routes, .. } => {
            rule!("MZ-50.11");
            zones(routes, f);
        }
        About::Split { extra, routes, .. } => {
            rule!("MZ-50.11");
            subsets(routes, usize::from(extra), &mut |chosen| f(Choice::Routes(chosen)));
        }
        About::Rooms { rooms } => {
            let first = opening::farthest(g, rooms);
            first.into_iter().for_each(|room| f(Choice::Zone(room)));
            zones(first.map_or(rooms, |room| rooms.without(room)), f);
        }
        About::AttackOrder { zones: all } => {
            rule!("MZ-50.12");
            rule!("MZ-50.16");
            zones(all, f);
        }
        About::CitizenWay { routes: all, .. }
        | About::LeaderZone { zones: all, .. }
        | About::Fire { zones: all, .. }
        | About::SpawnZone { zones: all } => {
            rule!("MZ-50.14");
            rule!("MZ-50.16");
            zones(all, f);
        }
        About::LastFigures { .. } => {
            spawn::candidates(g).iter().for_each(|hero| f(Choice::Hero(g.who(hero))))
        }
        About::Objective => {
            let hidden = g.objectives.iter().enumerate().filter(|(_, objective)| {
                objective.taken_by.is_none() && objective.color.audience().is_empty()
            });
            hidden.for_each(|(index, _)| f(Choice::Objective(index as u8)));
            f(Choice::Nothing);
        }
        About::LostForGood => [Choice::PlayOn, Choice::EndGame].into_iter().for_each(f),
    }
}

fn zones(all: ZoneSet, f: impl FnMut(Choice)) {
    all.iter().map(Choice::Zone).for_each(f);
}

/// The subsets with this many of these zones, in zone order.
fn subsets(all: ZoneSet, n: usize, f: &mut impl FnMut(ZoneSet)) {
    fn choose(chosen: ZoneSet, rest: ZoneSet, n: usize, f: &mut impl FnMut(ZoneSet)) {
        if n == 0 {
            return f(chosen);
        }
        let mut rest = rest;
        while let Some(first) = rest.first().filter(|_| rest.len() >= n) {
            rest = rest.without(first);
            choose(chosen.with(first), rest, n - 1, f);
        }
    }
    choose(ZoneSet::EMPTY, all, n, f);
}

/// MZ-37.4: evenly; MZ-41.3: one hero alone, in either zone.
fn divisions(g: &MarvelZombies, mut f: impl FnMut(Choice)) {
    let n = g.heroes.len() as u32;
    let fits = |second: u32| match g.mission.division {
        Division::Together => second == 0,
        Division::Evenly => second.abs_diff(n - second) <= 1,
        Division::OneAlone => {
            rule!("MZ-41.3");
            second == 1 || second + 1 == n
        }
    };
    (0..1_u8 << n).filter(|heroes| fits(heroes.count_ones())).for_each(|heroes| f(Choice::Second(heroes)));
}

fn wounds(g: &MarvelZombies) -> &Wounds {
    g.stack.innermost().expect("Wounds are shared")
}

/// The choice that nobody needs to propose.
pub(crate) fn default_choice(g: &MarvelZombies, about: About) -> Choice {
    let mut first = None;
    each(g, about, |choice| first = first.or(Some(choice)));
    first.expect("there is something to choose")
}

/// The choice, if there is only one.
pub(super) fn only(g: &MarvelZombies, about: About) -> Option<Choice> {
    let (mut first, mut n) = (None, 0);
    each(g, about, |choice| {
        first = first.or(Some(choice));
        n += 1;
    });
    first.filter(|_| n == 1)
}

/// The normal form of a choice, so that players who mean the same thing agree. If the choice is impossible,
/// returns the reason.
pub(super) fn meant(g: &MarvelZombies, about: About, choice: Choice) -> Result<Choice, Refusal> {
    match about {
        About::Wounds { .. } => sharing::meant(g, wounds(g), choice).map(Choice::Shares),
        About::Division
        | About::Split { .. }
        | About::CitizenWay { .. }
        | About::AttackOrder { .. }
        | About::Rooms { .. }
        | About::LeaderZone { .. }
        | About::Fire { .. }
        | About::SpawnZone { .. }
        | About::LastFigures { .. }
        | About::Objective
        | About::LostForGood => {
            let mut is_one = false;
            each(g, about, |listed| is_one |= listed == choice);
            if is_one { Ok(choice) } else { Err(Refusal::new("MZ-50.3", "not-among-the-choices")) }
        }
    }
}

pub(super) fn any_sharing(g: &MarvelZombies, about: About, chance: &mut dyn Chance) -> Option<Shares> {
    matches!(about, About::Wounds { .. }).then(|| sharing::any(g, wounds(g), chance)).flatten()
}
