//! Decides where everybody goes, for all figures before the first one moves (MZ-16.17).

use serde::Serialize;
use table::{Step, rule};

use super::{Cause, Stage, go_to, nearest, people, routes, running, running_mut};
use crate::MarvelZombies;
use crate::board::{Zone, ZoneSet};
use crate::cast::{COMMON, Character, CitizenCard, Kind, N_CITIZENS};
use crate::flow::{About, citizens, decision};
use crate::state::LeaderPlace;

/// The most steps that can be planned at once, if every figure goes its own way.
pub const PLANNED: usize = 81;

/// Figures that go one zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Planned {
    pub who: Mover,
    pub n: u8,
    pub from: Zone,
    pub to: Zone,
    pub why: Why,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mover {
    Common(Kind),
    Leader(Character),
    Citizen(CitizenCard),
}

impl Default for Mover {
    fn default() -> Mover {
        Mover::Common(Kind::Operator)
    }
}

/// Why figures go where they go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Why {
    /// Towards somebody they see in this zone (MZ-16.10).
    Sees(Zone),
    /// Along the shortest way to somebody in this zone (MZ-16.11).
    Way(Zone),
    /// A Citizen flees to this spawn zone (MZ-15.13).
    Flight(Zone),
    /// With the Guards (MZ-15.18).
    Escort,
    /// Lured by a hero (MZ-24.15, MZ-26.14).
    #[default]
    Lured,
    /// Pushed by a hero (MZ-23.4).
    Pushed,
    /// A Citizen goes to a hero there (MZ-29.20).
    Follows(Zone),
}

/// Plans the next group, asks if there is a choice, or lets everybody go.
pub(super) fn next(g: &mut MarvelZombies, gone: u8) -> Step {
    if gone > 0 {
        return next_further(g, gone);
    }
    if let Some((zone, kind)) = next_crowd(g) {
        return plan_crowd(g, zone, kind);
    }
    let next = g.leaders_on_board().find(|(who, _)| running(g).has_action(*who));
    if let Some((who, zone)) = next {
        return plan_leader(g, who, zone);
    }
    if let Some(citizen) = people(running(g).citizens).next() {
        return plan_citizen(g, citizen);
    }
    go_to(g, Stage::Go(0))
}

fn next_crowd(g: &mut MarvelZombies) -> Option<(Zone, Kind)> {
    while let Some(zone) = running(g).zones.first() {
        let crowd = running(g).now[zone.index()];
        if let Some(kind) = COMMON.into_iter().find(|kind| crowd.of(*kind) > 0) {
            return Some((zone, kind));
        }
        let activation = running_mut(g);
        activation.zones = activation.zones.without(zone);
    }
    None
}

/// The ways of the Enemies of a zone: into the zone they are lured to, or towards their goals.
fn ways(g: &MarvelZombies, zone: Zone) -> ZoneSet {
    match running(g).cause {
        Cause::Lured(to) if running(g).action == 1 => {
            rule!("MZ-24.39");
            g.next_to(zone).and(ZoneSet::one(to))
        }
        _ => routes::routes(g, zone),
    }
}

fn plan_crowd(g: &mut MarvelZombies, from: Zone, kind: Kind) -> Step {
    let n = running(g).now[from.index()].of(kind);
    let ways = ways(g, from);
    if ways.is_empty() {
        running_mut(g).spend(kind, n, from, from);
        return Step::Ran;
    }
    rule!("MZ-16.13");
    let extra = n % ways.len() as u8;
    if extra > 0 && ways.len() > 1 {
        rule!("MZ-16.14");
        return decision::ask(g, About::Split { from, kind, extra, routes: ways });
    }
    split(g, from, kind, ways, ZoneSet::EMPTY);
    Step::Ran
}

/// Splits figures into groups of equal size, with one more figure along each of the favoured routes.
pub(super) fn split(g: &mut MarvelZombies, from: Zone, kind: Kind, routes: ZoneSet, favoured: ZoneSet) {
    let n = running(g).now[from.index()].of(kind);
    let each = n / routes.len() as u8;
    for to in routes.iter() {
        let group = each + u8::from(favoured.has(to));
        if group > 0 {
            let why = why(g, from, to);
            note(g, Mover::Common(kind), group, from, to, why);
        }
    }
    running_mut(g).now[from.index()].0[kind.place()] = 0;
}

fn why(g: &MarvelZombies, from: Zone, to: Zone) -> Why {
    if matches!(running(g).cause, Cause::Lured(_)) && running(g).action == 1 {
        return Why::Lured;
    }
    let goals = routes::goals(g, from);
    let goal = goals.iter().find(|goal| g.distance(to, *goal) < g.distance(from, *goal)).unwrap_or(to);
    if g.sees(from, goal) { Why::Sees(goal) } else { Why::Way(goal) }
}

fn note(g: &mut MarvelZombies, who: Mover, n: u8, from: Zone, to: Zone, why: Why) {
    rule!("MZ-16.17");
    g.plan.push(Planned { who, n, from, to, why });
}

/// The leaders of one zone are one type (MZ-16.16), but each has a name, so the players decide who goes
/// where.
fn plan_leader(g: &mut MarvelZombies, who: Character, from: Zone) -> Step {
    let ways = ways(g, from);
    if ways.is_empty() {
        running_mut(g).acted |= 1 << who.place();
        return Step::Ran;
    }
    let waiting = g.leaders_in(from).filter(|who| running(g).has_action(*who)).count();
    let is_leader = |mover: Mover| matches!(mover, Mover::Leader(_));
    let zones = still_open(g, ways, from, waiting, is_leader);
    rule!("MZ-16.15");
    decision::ask(g, About::LeaderZone { who, zones })
}

pub(super) fn leader(g: &mut MarvelZombies, who: Character, to: Zone) {
    let LeaderPlace::Board(from) = g.leaders[who.place()].place else { return };
    let why = why(g, from, to);
    running_mut(g).acted |= 1 << who.place();
    note(g, Mover::Leader(who), 1, from, to, why);
}

/// The routes that the next named figure of a group may take, so that group sizes differ by at most 1 in the
/// end.
fn still_open(
    g: &MarvelZombies,
    ways: ZoneSet,
    from: Zone,
    waiting: usize,
    is_of_group: impl Fn(Mover) -> bool,
) -> ZoneSet {
    let planned = || g.plan.iter().filter(|step| step.from == from && is_of_group(step.who));
    let n = waiting + planned().count();
    let (each, extra) = (n / ways.len(), n % ways.len());
    let taken = |way: Zone| planned().filter(|step| step.to == way).count();
    let n_above = ways.iter().filter(|way| taken(*way) > each).count();
    ways.iter().filter(|way| taken(*way) < each || taken(*way) == each && n_above < extra).collect()
}

/// A Citizen fights like an Operator, goes with their Guards, or flees.
fn plan_citizen(g: &mut MarvelZombies, who: CitizenCard) -> Step {
    let Some(from) = g.citizens[who as usize].zone else { return stays(g, who) };
    let routes = if g.citizens[who as usize].escort.is_some() {
        rule!("MZ-15.17");
        rule!("MZ-15.18");
        rule!("MZ-15.23");
        guards_from(g, from)
    } else if citizens::fights(g, who) {
        rule!("MZ-15.10");
        rule!("MZ-15.26");
        let ways = ways(g, from);
        let is_free_fighter = |citizen: CitizenCard| {
            g.citizens[citizen as usize].escort.is_none() && citizens::fights(g, citizen)
        };
        let waiting = people(running(g).citizens)
            .filter(|citizen| g.citizens[*citizen as usize].zone == Some(from) && is_free_fighter(*citizen));
        let is_of_group = |mover: Mover| matches!(mover, Mover::Citizen(citizen) if is_free_fighter(citizen));
        if ways.is_empty() { ways } else { still_open(g, ways, from, waiting.count(), is_of_group) }
    } else if routes::spawn_zones(g).has(from) {
        rule!("MZ-15.16");
        ZoneSet::one(from)
    } else {
        routes::flights(g, from)
    };
    if routes.is_empty() {
        return stays(g, who);
    }
    decision::ask(g, About::CitizenWay { citizen: who, routes })
}

fn stays(g: &mut MarvelZombies, who: CitizenCard) -> Step {
    let activation = running_mut(g);
    activation.citizens &= !(1 << who as u8);
    activation.hurried &= !(1 << who as u8);
    Step::Ran
}

/// The zones to which the Guards of a zone go.
fn guards_from(g: &MarvelZombies, from: Zone) -> ZoneSet {
    let guards = g.plan.iter().filter(|step| step.from == from && step.who == Mover::Common(Kind::Guard));
    guards.map(|step| step.to).collect()
}

pub(super) fn citizen(g: &mut MarvelZombies, who: CitizenCard, to: Zone) {
    let Some(from) = g.citizens[who as usize].zone else { return };
    let why = if g.citizens[who as usize].escort.is_some() {
        Why::Escort
    } else if citizens::fights(g, who) {
        why(g, from, to)
    } else {
        let goals = nearest(g, from, routes::spawn_zones(g));
        Why::Flight(goals.iter().find(|goal| g.distance(to, *goal) <= g.distance(from, *goal)).unwrap_or(to))
    };
    stays(g, who);
    note(g, Mover::Citizen(who), 1, from, to, why);
}

/// Further zones of the same move: Captain Marvel's second zone (MZ-47.4), and Citizens who move further
/// (MZ-34.7).
fn next_further(g: &mut MarvelZombies, gone: u8) -> Step {
    if running(g).is_swift {
        running_mut(g).is_swift = false;
        let who = Character::CaptainMarvel;
        if let LeaderPlace::Board(from) = g.leaders[who.place()].place {
            let zones = routes::routes(g, from);
            if !zones.is_empty() {
                return decision::ask(g, About::LeaderZone { who, zones });
            }
        }
        return Step::Ran;
    }
    match people(running(g).hurried).next() {
        Some(citizen) => plan_citizen(g, citizen),
        None => go_to(g, Stage::Go(gone)),
    }
}

const _: () = assert!(PLANNED == 14 + 35 + 14 + 6 + N_CITIZENS);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::scene;

    #[test]
    fn figures_from_another_zone_are_not_part_of_a_group() {
        let mut g = scene("heroes hulk\nbegin turn hulk").expect("a scene");
        let (from, elsewhere) = (Zone(1), Zone(4));
        let ways = ZoneSet::one(Zone(2)).with(Zone(3));
        let is_leader = |mover: Mover| matches!(mover, Mover::Leader(_));
        note(&mut g, Mover::Leader(Character::Hulk), 1, elsewhere, Zone(2), Why::Way(Zone(2)));
        assert_eq!(still_open(&g, ways, from, 1, is_leader), ways);
        assert_eq!(still_open(&g, ways, elsewhere, 1, is_leader), ZoneSet::one(Zone(3)));
    }
}
