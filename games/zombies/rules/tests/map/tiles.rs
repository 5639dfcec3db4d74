//! Appendix A: every tile as the catalogue lists it.

use table::marks::record;
use table_laws::{assert_passes, words};
use zombies::map::{Doors, Map, Stack, Zone};
use zombies::tiles::{Facts, Figure, Ground, Kind, Newcomers, Set, Side, Tile};

use crate::rows;

#[test]
fn zom_t_z1_the_base_game() {
    check(Set::Z1, &rows::Z1);
}

#[test]
fn zom_t_z2_the_military_base() {
    check(Set::Z2, &rows::Z2);
}

#[test]
fn zom_t_z3_the_mall() {
    check(Set::Z3, &rows::Z3);
}

#[test]
fn zom_t_z4_the_woods() {
    check(Set::Z4, &rows::Z4);
}

#[test]
fn zom_t_z5_the_campus() {
    check(Set::Z5, &rows::Z5);
}

#[test]
fn zom_t_z6_six_feet_under() {
    check(Set::Z6, &rows::Z6);
}

#[test]
fn zom_t_z7_the_circus() {
    check(Set::Z7, &rows::Z7);
}

#[test]
fn zom_t_z8_the_prison() {
    check(Set::Z8, &rows::Z8);
}

/// Every row describes one tile, and laying the tile passes the mark of the row's rule.
fn check(set: Set, rows: &[&str]) {
    let tiles: Vec<Tile> = set.tiles().collect();
    assert_eq!(tiles.len(), rows.len());
    for (tile, row) in tiles.into_iter().zip(rows) {
        let id = row.split(' ').next().unwrap();
        let ((), passed) = record(|| {
            Map::new(Doors::Strict).lay_first(tile, Zone::City);
        });
        assert!(passed.contains(id), "{id} is not passed");
        assert_eq!(row_of(tile.facts()), *row);
    }
}

fn row_of(facts: &Facts) -> String {
    let letters: Vec<char> = facts.drawing.squares.into_iter().map(letter).collect();
    let grid: Vec<String> = letters.chunks(3).map(|row| row.iter().collect()).collect();
    let exits: Vec<String> = Side::ALL
        .into_iter()
        .filter(|side| facts.ways_out[side.index()] != 0)
        .map(|side| format!("{side:?}"))
        .collect();
    let mut row = format!(
        "{} {} x{} {}: {} exits {}",
        facts.rule,
        words(&facts.tile),
        facts.copies,
        words(&facts.kind),
        grid.join("/"),
        exits.join(" "),
    );
    let doors: Vec<String> =
        (0..9).filter(|at| facts.inside & 1 << at != 0).flat_map(|at| doors_of(facts, at)).collect();
    let ducts: Vec<String> = (0..9)
        .filter(|at| facts.drawing.ducts & 1 << at != 0)
        .map(|at| format!("{}{}", at / 3, at % 3))
        .collect();
    for (word, list) in [(" doors ", doors), (" duct ", ducts)] {
        if !list.is_empty() {
            row += word;
            row += &list.join(" ");
        }
    }
    if let Some(side) = facts.roof {
        row += &format!(" roof {side:?}");
    }
    format!("{row}. Z {}, B {}, L {}", zombies_of(facts), facts.bullets, facts.life)
}

fn doors_of(facts: &Facts, inside: u8) -> Vec<String> {
    let (row, column) = (i32::from(inside / 3), i32::from(inside % 3));
    let beyond = |side: Side| match side {
        Side::N => (row - 1, column),
        Side::E => (row, column + 1),
        Side::S => (row + 1, column),
        Side::W => (row, column - 1),
    };
    let has_door = |side: &Side| facts.drawing.doors[usize::from(inside)] & 1 << side.index() != 0;
    let mut outside: Vec<(i32, i32)> = Side::ALL.into_iter().filter(has_door).map(beyond).collect();
    outside.sort_unstable();
    outside.into_iter().map(|(r, c)| format!("{row}{column}-{r}{c}")).collect()
}

fn zombies_of(facts: &Facts) -> String {
    let number = match facts.newcomers {
        Newcomers::Fixed(n) => n.to_string(),
        Newcomers::OnePerExit => format!("{} (exits)", facts.n_exits()),
        Newcomers::OnEverySquare => format!("{} (all)", facts.walkable.count_ones()),
        Newcomers::OneDie => "one die".to_string(),
    };
    match facts.figure {
        _ if number == "0" => number,
        Figure::Zombie => number,
        Figure::Enhanced => format!("{number} enhanced"),
        Figure::Dog => format!("{number} dogs"),
        Figure::Clown => format!("{number} clowns"),
    }
}

fn letter(ground: Ground) -> char {
    match ground {
        Ground::Street => 'S',
        Ground::Inside => 'B',
        Ground::Store => 'M',
        Ground::Hallway => 'H',
        Ground::Escalator => 'E',
        Ground::Lot => 'P',
        Ground::Clearing => 'G',
        Ground::Wooded => 'T',
        Ground::Altar => 'A',
        Ground::Cave => 'C',
        Ground::Water => 'W',
        Ground::Blocked => '.',
    }
}

#[test]
fn zom_1_2_what_is_in_the_boxes() {
    let n_tiles = |set: Set| set.tiles().map(Tile::copies).sum::<u8>();
    assert_passes(&["ZOM-1.2"], || assert_eq!(Set::BOXES.map(n_tiles), [30, 15, 16, 0, 30, 16, 16, 15, 16]));
    let n_of = |kind: Kind| Set::Z1.tiles().filter(|tile| tile.kind() == kind).map(Tile::copies).sum::<u8>();
    assert_eq!([Kind::Start, Kind::Helipad, Kind::Common, Kind::Named].map(n_of), [1, 1, 16, 12], "ZOM-1.2");
    let city = [Set::Z1, Set::Z6].into_iter().flat_map(Set::tiles);
    let stack: u8 = city.filter(|tile| !tile.is_kept_aside()).map(Tile::copies).sum();
    assert_eq!(stack, 45, "ZOM-3.9");
}

#[test]
fn zom_ex38_printed_numbers() {
    let sum = |set: Set, number: fn(Tile) -> u8| -> u16 {
        set.tiles().map(|tile| u16::from(number(tile)) * u16::from(tile.copies())).sum()
    };
    let zombies = |tile: Tile| tile.n_zombies().unwrap();
    let of_kind = |kind: Kind| -> u16 {
        let tiles = Set::Z1.tiles().filter(|tile| tile.kind() == kind);
        tiles.map(|tile| u16::from(zombies(tile)) * u16::from(tile.copies())).sum()
    };
    assert_passes(&["ZOM-6.1", "ZOM-6.3", "ZOM-6.9"], || {
        assert_eq!([Kind::Common, Kind::Named, Kind::Helipad].map(of_kind), [44, 52, 9], "ZOM-EX38");
        assert_eq!((sum(Set::Z1, zombies), sum(Set::Z6, zombies)), (105, 155 - 105));
    });
    let (bullets, life) = (|tile: Tile| tile.facts().bullets, |tile: Tile| tile.facts().life);
    assert_eq!((sum(Set::Z1, bullets), sum(Set::Z1, life)), (22, 21));
    assert_eq!((sum(Set::Z6, bullets), sum(Set::Z6, life)), (16, 16));
}

#[test]
fn zom_19_2_every_zone_has_its_entrance() {
    let entrances = assert_passes(&["ZOM-19.1", "ZOM-19.2", "ZOM-2.2"], || {
        assert_eq!([Set::Z1, Set::Z6, Set::Z2].map(Stack::of), [Stack::City, Stack::City, Stack::Base]);
        Set::BOXES.map(Set::entrance)
    });
    assert_eq!(
        entrances,
        [
            None,
            Some(Tile::FrontGate),
            Some(Tile::FrontDoor),
            None,
            Some(Tile::Bridge),
            Some(Tile::SchoolEntrance),
            None,
            Some(Tile::TicketBooth),
            Some(Tile::PrisonGate),
        ]
    );
    let companions = |tile: Option<Tile>| tile.map_or(&[][..], |tile| tile.facts().companions);
    assert_eq!(companions(entrances[1]), [Tile::BaseStraight, Tile::BaseCrossroads], "ZOM-19.3");
    assert_eq!(companions(entrances[2]), [Tile::MallCrossroads]);
    assert_eq!(companions(entrances[4]), []);
    assert_eq!(companions(entrances[5]), [Tile::CampusCrossroads]);
    assert_eq!(companions(entrances[7]), [Tile::CarnivalCrossroads]);
    assert_eq!(companions(entrances[8]), [Tile::PrisonCrossroads]);
}

#[test]
fn zom_19_14_sets_with_a_helipad_of_their_own() {
    let with_helipad: Vec<Set> =
        Set::BOXES.into_iter().filter(|set| set.tiles().any(Tile::is_helipad)).collect();
    assert_eq!(with_helipad, [Set::Z1, Set::Z2, Set::Z3, Set::Z5], "ZOM-24.1, ZOM-25.1");
}

#[test]
fn zom_20_1_and_24_2_whose_zombies_are_of_another_kind() {
    let of = |figure: Figure| Tile::all().filter(move |tile| tile.facts().figure == figure);
    assert_passes(&["ZOM-20.1"], || Map::default().lay_first(Tile::TopSecretLab, Zone::Base));
    assert_passes(&["ZOM-24.2"], || Map::default().lay_first(Tile::CarnivalCrossroads, Zone::Circus));
    assert_eq!(of(Figure::Enhanced).collect::<Vec<_>>(), [Tile::TopSecretLab]);
    assert!(of(Figure::Clown).eq(Set::Z7.tiles()));
    assert!(of(Figure::Dog).eq(Set::Z4.tiles().filter(|tile| *tile != Tile::Bridge)), "ZOM-22.3");
}

#[test]
fn reconstructed_content_says_so() {
    let n_of = |set: Set| set.tiles().filter(|tile| tile.facts().is_reconstructed).count();
    assert_eq!(Set::BOXES.map(n_of), [2, 1, 1, 0, 1, 0, 0, 3, 12], "ZOM-25.1");
}
