//! The examples of the rulebook, on boards of the box.

use expect_test::expect;
use table_laws::marks::assert_passes;

use crate::open_doors::{all_open, board, next, seen, ways, zone};

#[test]
fn mz_ex42_from_the_corner_of_mz0() {
    let board = board("MZ0");
    let ways = assert_passes(&["MZ-4.8"], || ways(&board, ""));
    expect!["S0-0 S1-0 S2-0"].assert_eq(&seen(&board, &ways, "S0-0"));
    let (enemy, heroes) = (zone(&board, "S0-0"), zone(&board, "S2-1"));
    assert_eq!(ways.distance(enemy, heroes), Some(3));
    let step = ways.towards(enemy, marvel_zombies::ZoneSet::one(heroes));
    assert_eq!(step.only(), Some(zone(&board, "S1-0")));
}

#[test]
fn mz_ex43_over_the_street_one_room_deep() {
    let board = board("MZ0");
    let ways = assert_passes(&["MZ-4.13"], || ways(&board, "8R.b/S2-1 3V.c/S2-1"));
    expect!["3V.c 8R.a 8R.b S2-1"].assert_eq(&seen(&board, &ways, "8R.b"));
    assert_eq!(ways.range(zone(&board, "8R.b"), zone(&board, "3V.c")), Some(2));
    assert_eq!(ways.range(zone(&board, "8R.b"), zone(&board, "S2-1")), Some(1));
}

/// On MZ7 the room 1V.d has openings to three rooms and an open door to the east.
#[test]
fn mz_ex56_a_room_and_its_street() {
    let board = board("MZ7");
    let rules = ["MZ-4.9", "MZ-4.10", "MZ-4.11", "MZ-4.18"];
    let open = assert_passes(&rules, || all_open(&board));
    expect!["1V.b 1V.c 1V.d 7R.a S2-2 S3-2 S4-2"].assert_eq(&seen(&board, &open, "1V.d"));
}

#[test]
fn mz_ex57_a_closed_door_ends_the_sight_over_the_street() {
    let board = board("MZ0");
    let ways = assert_passes(&["MZ-4.13", "MZ-4.14"], || ways(&board, "8R.b/S2-1"));
    expect!["8R.a 8R.b S2-1"].assert_eq(&seen(&board, &ways, "8R.b"));
}

#[test]
fn mz_ex58_along_the_street_and_one_room_deep() {
    let board = board("MZ1");
    let closed = assert_passes(&["MZ-4.8", "MZ-4.12"], || ways(&board, ""));
    expect!["S0-0 S1-0 S2-0 S3-0 S4-0"].assert_eq(&seen(&board, &closed, "S1-0"));
    let open = ways(&board, "3R.a/S1-0");
    expect!["3R.a S0-0 S1-0 S2-0 S3-0 S4-0"].assert_eq(&seen(&board, &open, "S1-0"));
}

#[test]
fn mz_ex59_where_figures_may_go() {
    let board = board("MZ1");
    let rules = ["MZ-4.3", "MZ-4.4", "MZ-4.5", "MZ-4.6"];
    let closed = assert_passes(&rules, || ways(&board, ""));
    expect!["S2-0 S4-0"].assert_eq(&next(&board, &closed, "S3-0"));
    expect!["S0-0 S2-0"].assert_eq(&next(&board, &closed, "S1-0"));
    let open = ways(&board, "3R.a/S1-0");
    expect!["3R.a S0-0 S2-0"].assert_eq(&next(&board, &open, "S1-0"));
    expect!["5R.a 8R.a S4-1"].assert_eq(&next(&board, &all_open(&board), "8R.b"));
}

/// The moves that a Citizen needs to the nearest spawn zone (S4-0 or S2-4) after this door opened their
/// building.
#[test]
fn mz_ex62_how_far_citizens_are_from_leaving() {
    let board = board("MZ1");
    let moves = |citizen: &str, door: &str| {
        let ways = ways(&board, door);
        let spawns = [zone(&board, "S4-0"), zone(&board, "S2-4")];
        spawns.into_iter().filter_map(|spawn| ways.distance(zone(&board, citizen), spawn)).min()
    };
    assert_eq!(moves("8R.c", "8R.a/S2-0"), Some(4));
    assert_eq!(moves("5R.a", "8R.a/S2-0"), Some(5));
    assert_eq!(moves("5R.a", "5R.b/S2-3"), Some(3));
    assert_eq!(moves("9V.c", "9V.b/S1-2"), Some(6));
}

/// MZ-5.8: on MZ6 the opening between 6R.a and 6R.b holds a door; once open, it is an opening again.
#[test]
fn mz_5_8_an_open_door_between_rooms_is_an_opening() {
    let board = board("MZ6");
    let closed = ways(&board, "");
    assert!(!closed.sees(zone(&board, "6R.a"), zone(&board, "6R.b")));
    let open = assert_passes(&["MZ-5.8"], || ways(&board, "6R.a/6R.b"));
    assert_eq!(open.range(zone(&board, "6R.a"), zone(&board, "6R.b")), Some(1));
    assert_eq!(open.distance(zone(&board, "6R.a"), zone(&board, "6R.b")), Some(1));
}

/// MZ-4.19: the two street zones at one point of the MH2 board.
#[test]
fn mz_4_19_two_zones_at_one_point_are_not_adjacent() {
    let board = assert_passes(&["MZ-4.19"], || board("MH2"));
    let open = all_open(&board);
    assert!(!open.next[zone(&board, "S2-2a").index()].has(zone(&board, "S2-2b")));
    assert!(!open.sees(zone(&board, "S2-2a"), zone(&board, "S2-2b")));
    expect!["S0-2 S1-2 S2-0 S2-1 S2-2a"].assert_eq(&seen(&board, &open, "S2-2a"));
    expect!["S2-2b S2-3 S2-4 S3-2 S4-2"].assert_eq(&seen(&board, &open, "S2-2b"));
}
