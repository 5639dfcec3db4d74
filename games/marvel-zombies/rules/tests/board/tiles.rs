//! The tile faces of the box.

use expect_test::{Expect, expect};
use marvel_zombies::board::{Board, CannotLay, TileName, tiles};
use table_laws::marks::assert_passes;

#[test]
fn mz_1_5_nine_tiles_have_two_faces_each() {
    let names: Vec<String> = assert_passes(&["MZ-1.5"], tiles::all).keys().map(TileName::to_string).collect();
    expect!["1R 1V 2R 2V 3R 3V 4R 4V 5R 5V 6R 6V 7R 7V 8R 8V 9R 9V"].assert_eq(&names.join(" "));
}

#[test]
fn mz_1_6_every_face_has_one_citizen_symbol() {
    assert_passes(&["MZ-1.6"], || {
        for tile in tiles::all().values() {
            assert_eq!(tile.symbol(tile.citizen_room()), Some(tiles::Symbol::Citizen));
        }
    });
}

#[track_caller]
fn refused(drawing: &str, expected: Expect) {
    expected.assert_eq(&tiles::read(drawing).expect_err("the tile is impossible"));
}

const GOOD: &str = "\
+   +   +   +
  .   .   .
+---+-D-+   +
  a@  b!| .
+-D-+---+   +
  .   .   .
+   +   +   +
";

#[test]
fn an_impossible_drawing_is_refused() {
    tiles::read(GOOD).expect("a tile");
    refused("", expect!["0 lines instead of 7"]);
    refused(&GOOD.replace("a@", "a "), expect!["0 Citizen symbols"]);
    refused(&GOOD.replace("b!", "b@"), expect!["2 Citizen symbols"]);
    refused(&GOOD.replace("a@", "x@"), expect!["cell 1,0 is `x`"]);
    refused(&GOOD.replace("a@", "a?"), expect!["`?` is not a symbol"]);
    refused(&GOOD.replace("b!|", "b! "), expect!["the side E of cell 1,1 is impossible"]);
    refused(&GOOD.replace("b!|", "b!x"), expect!["`x` between two cells"]);
    refused(&GOOD.replacen("  .   .   .", "  . | .   .", 1), expect!["the side E of cell 0,0 is impossible"]);
    refused(&GOOD.replace("  a@", "D a@"), expect!["the side W of cell 1,0 is impossible"]);
    refused(&GOOD.replace("a@  b", "a@D b"), expect!["the side E of cell 1,0 is impossible"]);
    let without_doors = GOOD.replace('D', "-");
    refused(&without_doors, expect!["no way to cell 1,0"]);
}

fn lay(rows: &[&str]) -> Result<Board, CannotLay> {
    let row = |row: &&str| row.split_whitespace().map(|name| name.parse().expect("a tile")).collect();
    let rows: Vec<Vec<TileName>> = rows.iter().map(row).collect();
    Board::lay(&rows)
}

#[test]
fn tiles_that_make_no_board_are_refused() {
    let twice = |name: &str| Err(CannotLay::Twice(name.parse().expect("a tile")));
    assert_eq!(lay(&[]), Err(CannotLay::NoTile));
    assert_eq!(lay(&["3R 3V"]), twice("3V"));
    assert_eq!(lay(&["3R", "3R"]), twice("3R"));
    assert_eq!(lay(&["1V 2V 3V 4V 5V 6V 7V 8V 9V"]), Err(CannotLay::TooManyZones(68)));
}

#[test]
fn a_name_is_read_as_it_is_written() {
    for name in ["3V.a", "S2-1", "S2-2a", "S10-0"] {
        let zone: marvel_zombies::board::ZoneName = name.parse().expect("a zone");
        assert_eq!(zone.to_string(), name);
    }
    for name in ["", "3V", "3V.e", "0R.a", "3X.a", "S2", "S2-", "3V.ab", "s2-1"] {
        assert!(name.parse::<marvel_zombies::board::ZoneName>().is_err(), "{name}");
    }
}
