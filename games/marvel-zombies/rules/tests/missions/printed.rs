//! The places of things are reconstructed, so they must at least fit the printed difficulty and time.

use marvel_zombies::board::{Board, Zone};
use marvel_zombies::mission::{BUILT_IN, CitizenPlaceKind, Goal, Lock, Mission};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A hero who walks alone and meets nobody walks at most one zone per printed minute.
const ZONES_A_MINUTE: usize = 1;
/// What a mission needs is in at most one building per six printed minutes.
const MINUTES_A_BUILDING: usize = 6;

#[test]
fn mz_28_16_no_mission_is_longer_than_the_time_printed_on_it() {
    for (code, _) in BUILT_IN {
        let mission = Mission::built_in(code).expect("a mission of the box");
        let Asked { zones, buildings } = asked(&mission);
        let minutes = usize::from(mission.minutes);
        assert!(zones <= minutes * ZONES_A_MINUTE, "{code}: {zones} zones in {minutes} minutes");
        assert!(
            buildings * MINUTES_A_BUILDING <= minutes,
            "{code}: {buildings} buildings in {minutes} minutes"
        );
    }
}

/// The table of docs/balance-marvel-zombies.md.
#[test]
fn the_table_of_ways_holds() {
    let mut table = String::new();
    for (code, _) in BUILT_IN {
        let mission = Mission::built_in(code).expect("a mission of the box");
        let Asked { zones, buildings } = asked(&mission);
        let difficulty = format!("{:?}", mission.difficulty).to_lowercase().replace("veryhard", "very hard");
        writeln!(table, "| {code} | {difficulty} | {} | {zones} | {buildings} |", mission.minutes)
            .expect("a line");
    }
    let docs = include_str!("../../../../../docs/balance-marvel-zombies.md");
    assert!(docs.contains(&table), "docs/balance-marvel-zombies.md should have\n{table}");
}

struct Asked {
    zones: usize,
    buildings: usize,
}

/// The shortest way from a start to all Objectives, to the Citizens who are needed, to all Citizen cards if
/// one of them must be found, and then to the Exit, with every door open that can be opened. Also the
/// buildings on that way.
fn asked(mission: &Mission) -> Asked {
    let mut stops: BTreeSet<Zone> = mission.objectives.iter().map(|objective| objective.zone).collect();
    let are_all_citizens_needed = mission
        .steps
        .iter()
        .any(|goal| matches!(goal, Goal::DevourAllCitizens | Goal::Devour(_) | Goal::Find(_)));
    let citizens = mission.citizens.iter();
    stops.extend(
        citizens
            .filter(|place| are_all_citizens_needed || place.kind != CitizenPlaceKind::Symbol)
            .map(|place| place.zone),
    );
    let sign = mission.sign.filter(|_| mission.steps.contains(&Goal::BringSignToExit));
    let ends: Vec<Zone> = sign.into_iter().chain(mission.exit).collect();
    let in_rooms = stops.iter().chain(&ends).filter_map(|zone| mission.board.building(*zone));
    let buildings = in_rooms.map(|building| building.0).collect::<BTreeSet<_>>().len();
    let stops: Vec<Zone> = stops.into_iter().collect();
    let starts = mission.start.iter();
    let zones = starts.filter_map(|start| shortest(mission, *start, &stops, &ends)).min();
    Asked { zones: zones.expect("everything can be reached"), buildings }
}

/// The length of the shortest way that visits all stops in any order, and then the ends in the given order.
/// It computes the best way for each set of stops and each last stop in it.
fn shortest(mission: &Mission, start: Zone, stops: &[Zone], ends: &[Zone]) -> Option<usize> {
    let far = |from: Zone, to: Zone| ways(mission, from)[to.index()];
    let to_the_end = |from: Zone| {
        let legs = std::iter::once(&from).chain(ends).zip(ends);
        legs.map(|(from, to)| far(*from, *to)).sum::<Option<usize>>()
    };
    if stops.is_empty() {
        return to_the_end(start);
    }
    let between: Vec<Vec<Option<usize>>> = stops
        .iter()
        .map(|from| {
            let ways = ways(mission, *from);
            stops.iter().map(|to| ways[to.index()]).collect()
        })
        .collect();
    let n_sets = 1 << stops.len();
    let mut best = vec![vec![None; stops.len()]; n_sets];
    for (at, stop) in stops.iter().enumerate() {
        best[1 << at][at] = far(start, *stop);
    }
    for set in 1..n_sets {
        for at in 0..stops.len() {
            let Some(so_far) = best[set][at] else { continue };
            for next in (0..stops.len()).filter(|next| set & (1 << next) == 0) {
                let Some(more) = between[at][next] else { continue };
                let entry: &mut Option<usize> = &mut best[set | 1 << next][next];
                *entry = Some(entry.map_or(so_far + more, |known| known.min(so_far + more)));
            }
        }
    }
    let last = &best[n_sets - 1];
    (0..stops.len()).filter_map(|at| Some(last[at]? + to_the_end(stops[at])?)).min()
}

/// How many zones away every zone is.
fn ways(mission: &Mission, from: Zone) -> Vec<Option<usize>> {
    let board: &Board = &mission.board;
    let mut ways = vec![None; board.zones.len()];
    ways[from.index()] = Some(0);
    let mut queue = vec![from];
    let mut next = 0;
    while let Some(&zone) = queue.get(next) {
        next += 1;
        let joined = board
            .edges
            .iter()
            .filter(|edge| edge.door.is_none_or(|door| mission.doors[door.index()].lock != Lock::Sealed));
        for edge in joined {
            let other = match zone {
                zone if zone == edge.a => edge.b,
                zone if zone == edge.b => edge.a,
                _ => continue,
            };
            if ways[other.index()].is_none() {
                ways[other.index()] = ways[zone.index()].map(|n: usize| n + 1);
                queue.push(other);
            }
        }
    }
    ways
}
