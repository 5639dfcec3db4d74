//! Compares the boards of all missions with the intended ones.

use marvel_zombies::board::{Board, Edge, Side};
use marvel_zombies::cast::Color;
use marvel_zombies::mission::{BUILT_IN, Lock, Mission};
use serde::Deserialize;
use std::collections::BTreeMap;
use table_laws::marks::assert_passes;

#[derive(Deserialize)]
struct Graph {
    zones: Vec<WrittenZone>,
    edges: Vec<WrittenEdge>,
    buildings: Vec<Vec<String>>,
}

/// Name, cells, tiles, symbol.
type WrittenZone = (String, Vec<(u8, u8)>, Vec<String>, Option<String>);
/// The two zones, the side and the kind; and for a door, its state and colour.
type WrittenEdge = (String, String, Side, String, Option<String>, Option<Color>);

fn graphs() -> BTreeMap<String, Graph> {
    serde_json::from_str(include_str!("graphs.json")).expect("graphs")
}

fn mission(code: &str) -> Mission {
    Mission::built_in(code).expect("a mission of the box")
}

#[test]
fn every_mission_is_there() {
    let graphs = graphs();
    assert_eq!(graphs.len(), BUILT_IN.len());
    for (code, _) in BUILT_IN {
        assert_eq!(mission(code).code.as_str(), code);
        assert!(graphs.contains_key(code));
    }
}

#[test]
fn mz_4_2_zones_lie_where_they_were_designed() {
    assert_passes(&["MZ-4.1", "MZ-4.2", "MZ-4.19", "MZ-1.5", "MZ-1.7", "MZ-2.1", "MZ-28.16"], || {
        for (code, graph) in graphs() {
            let board = mission(&code).board;
            let zones: Vec<_> = board
                .zones
                .iter()
                .map(|zone| {
                    let mut tiles: Vec<String> = zone
                        .tiles
                        .iter()
                        .map(|place| board.tiles[usize::from(*place)].name.to_string())
                        .collect();
                    tiles.sort();
                    let symbol = match (zone.has_spawn_symbol, zone.has_citizen_symbol) {
                        (false, false) => None,
                        (true, false) => Some("spawn".to_owned()),
                        (false, true) => Some("citizen".to_owned()),
                        (true, true) => panic!("two symbols in {}", zone.name),
                    };
                    (zone.name.to_string(), zone.cells.iter().copied().collect::<Vec<_>>(), tiles, symbol)
                })
                .collect();
            // MZ-50.16: in this order, too.
            assert_eq!(zones, graph.zones, "{code}");
        }
    });
}

#[test]
fn mz_4_3_zones_are_joined_as_they_were_designed() {
    assert_passes(&["MZ-4.3", "MZ-5.7", "MZ-38.8", "MZ-38.9"], || {
        for (code, graph) in graphs() {
            let mission = mission(&code);
            let edges: Vec<_> = mission.board.edges.iter().map(|edge| written(&mission, edge)).collect();
            assert_eq!(edges, graph.edges, "{code}");
        }
    });
}

fn written(mission: &Mission, edge: &Edge) -> WrittenEdge {
    let board = &mission.board;
    let (a, b) = (board.name(edge.a).to_string(), board.name(edge.b).to_string());
    let kind = match (edge.door, edge.is_street) {
        (Some(_), _) => "door",
        (None, true) => "street",
        (None, false) => "opening",
    };
    let door = edge.door.map(|door| mission.doors[door.index()]);
    let state = door.map(|door| {
        match door.lock {
            Lock::Closed => "closed",
            Lock::Open => "open",
            Lock::LockedUntil(_) => "locked",
            Lock::Sealed => "sealed",
        }
        .to_owned()
    });
    (a, b, edge.side, kind.to_owned(), state, door.and_then(|door| door.color))
}

#[test]
fn mz_5_6_buildings_are_rooms_joined_by_openings() {
    assert_passes(&["MZ-5.6"], || {
        for (code, graph) in graphs() {
            let board = mission(&code).board;
            let buildings: Vec<Vec<String>> = board
                .buildings
                .iter()
                .map(|rooms| rooms.iter().map(|room| board.name(room).to_string()).collect())
                .collect();
            assert_eq!(buildings, graph.buildings, "{code}");
            check_rooms(&board);
        }
    });
}

/// Every room is in exactly the building that it names, and no street is in any.
fn check_rooms(board: &Board) {
    for zone in board.zones() {
        assert_eq!(board.building(zone).is_some(), board.is_room(zone));
        for (place, rooms) in board.buildings.iter().enumerate() {
            let is_here = board.building(zone).is_some_and(|building| usize::from(building.0) == place);
            assert_eq!(rooms.has(zone), is_here, "{}", board.name(zone));
        }
    }
}
