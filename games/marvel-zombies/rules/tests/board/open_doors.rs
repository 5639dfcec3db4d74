//! Boards of missions, and the ways on them with some doors open.

use marvel_zombies::board::{Board, Door, DoorSet, Ways, Zone, ZoneSet};
use marvel_zombies::mission::Mission;

pub fn board(code: &str) -> Board {
    Mission::built_in(code).expect("a mission of the box").board
}

#[track_caller]
pub fn zone(board: &Board, name: &str) -> Zone {
    let parsed = name.parse().expect("a name of a zone");
    board.zone(parsed).unwrap_or_else(|| panic!("no zone {name}"))
}

#[track_caller]
fn door(board: &Board, name: &str) -> Door {
    let (one, other) = name.split_once('/').expect("two zones");
    board.door(zone(board, one), zone(board, other)).unwrap_or_else(|| panic!("no door {name}"))
}

/// `"3V.c/S2-1 8R.b/S2-1"`
pub fn ways(board: &Board, open: &str) -> Ways {
    let open: DoorSet = open.split_whitespace().map(|name| door(board, name)).collect();
    board.ways(open)
}

/// Every door of the board stands open.
pub fn all_open(board: &Board) -> Ways {
    board.ways(board.doors().collect())
}

/// In zone order, separated by blanks.
pub fn names(board: &Board, zones: ZoneSet) -> String {
    let names: Vec<String> = zones.iter().map(|zone| board.name(zone).to_string()).collect();
    names.join(" ")
}

pub fn seen(board: &Board, ways: &Ways, from: &str) -> String {
    names(board, ways.seen[zone(board, from).index()])
}

pub fn next(board: &Board, ways: &Ways, from: &str) -> String {
    names(board, ways.next[zone(board, from).index()])
}
