//! What holds on every board for every set of open doors.

use marvel_zombies::board::{Board, DoorSet, Ways, Zone, ZoneSet};
use marvel_zombies::mission::BUILT_IN;

use crate::open_doors::board;

/// No door, every door, and every second door.
fn door_states(board: &Board) -> [DoorSet; 4] {
    let all: DoorSet = board.doors().collect();
    let even: DoorSet = board.doors().filter(|door| door.0 % 2 == 0).collect();
    [DoorSet::EMPTY, all, even, all.minus(even)]
}

fn for_all(check: impl Fn(&Board, DoorSet, &Ways)) {
    for (code, _) in BUILT_IN {
        let board = board(code);
        for open in door_states(&board) {
            check(&board, open, &board.ways(open));
        }
    }
}

fn pairs(board: &Board) -> impl Iterator<Item = (Zone, Zone)> {
    let n = board.zones.len() as u8;
    (0..n).flat_map(move |one| (0..n).map(move |other| (Zone(one), Zone(other))))
}

#[test]
fn mz_4_15_sight_is_mutual_and_everybody_sees_their_own_zone() {
    for_all(|board, _, ways| {
        for (one, other) in pairs(board) {
            assert_eq!(ways.sees(one, other), ways.sees(other, one));
            assert_eq!(ways.range(one, other), ways.range(other, one));
            assert_eq!(ways.range(one, other) == Some(0), one == other);
        }
    });
}

#[test]
fn mz_4_16_only_zones_in_sight_have_a_range() {
    for_all(|board, _, ways| {
        for (one, other) in pairs(board) {
            assert_eq!(ways.range(one, other).is_some(), ways.sees(one, other));
        }
    });
}

#[test]
fn mz_4_7_distance_is_the_least_number_of_moves() {
    for_all(|board, _, ways| {
        for (one, other) in pairs(board) {
            assert_eq!(ways.distance(one, other), ways.distance(other, one));
            let by_next = ways.next[one.index()].iter().filter_map(|next| ways.distance(next, other)).min();
            let expected = if one == other { Some(0) } else { by_next.map(|moves| moves + 1) };
            assert_eq!(ways.distance(one, other), expected);
        }
    });
}

/// MZ-4.5, MZ-4.6, MZ-4.14: nobody walks or looks through a closed door.
#[test]
fn mz_4_14_a_closed_door_is_a_wall() {
    for_all(|board, open, ways| {
        for door in board.doors() {
            let edge = board.edge(door);
            assert_eq!(ways.next[edge.a.index()].has(edge.b), open.has(door));
            assert_eq!(ways.sees(edge.a, edge.b), open.has(door));
        }
    });
}

/// MZ-4.8, MZ-4.9: zones in sight share a row or a column.
#[test]
fn mz_4_9_nobody_sees_diagonally() {
    for_all(|board, _, ways| {
        for (one, other) in pairs(board).filter(|(one, other)| ways.sees(*one, *other)) {
            let cells = |zone: Zone| board.zones[zone.index()].cells;
            let in_line = |a: (u8, u8), b: (u8, u8)| a.0 == b.0 || a.1 == b.1;
            assert!(cells(one).iter().any(|a| cells(other).iter().any(|b| in_line(*a, *b))));
        }
    });
}

/// `nearest` and `towards` agree with the distances.
#[test]
fn nearest_and_towards_follow_distances() {
    for_all(|board, _, ways| {
        let all: ZoneSet = board.zones().collect();
        for (from, to) in pairs(board) {
            let goals = ZoneSet::one(to);
            let is_reached = ways.distance(from, to).is_some();
            assert_eq!(ways.nearest(from, goals).has(to), is_reached);
            assert_eq!(ways.towards(from, goals).is_empty(), from == to || !is_reached);
            assert_eq!(ways.nearest(from, all), ZoneSet::one(from));
            assert_eq!(ways.within(from, 2).has(to), ways.range(from, to).is_some_and(|range| range <= 2));
        }
    });
}
