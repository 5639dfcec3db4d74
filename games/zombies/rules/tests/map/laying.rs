//! ZOM-5 and ZOM-6: where a tile of the city goes, and what comes with it.

use table_laws::assert_passes;
use zombies::map::{Map, Placement, Spot, Stack, Token, Zone};
use zombies::tiles::{Figure, Set, Side, Tile, Turn};

use crate::town::{cell, cells, place, placements, square, town};

/// Puts the zombies and tokens of a new tile on the first squares that have room.
fn furnish(map: &mut Map, spot: Spot) {
    let facts = map.tile(spot).facts();
    for _ in 0..map.tile(spot).n_zombies().unwrap() {
        let to = map.room_for_newcomer(spot).next().unwrap();
        map.put_figure(to, facts.figure);
    }
    for (token, n) in [(Token::Bullet, facts.bullets), (Token::Life, facts.life)] {
        for _ in 0..n {
            let to = map.room_for_token(spot).next().unwrap();
            map.put_token(to, token);
        }
    }
}

#[test]
fn zom_5_4_the_first_tile_joins_an_exit_of_the_town_square() {
    let (map, _) = town();
    let places = assert_passes(&["ZOM-5.2", "ZOM-5.3", "ZOM-5.4", "ZOM-1.4"], || {
        placements(&map, Tile::PoliceStation, Stack::City)
    });
    let expected = [
        place(-1, 0, Side::S, Side::E),
        place(0, -1, Side::S, Side::S),
        place(0, 1, Side::S, Side::N),
        place(1, 0, Side::S, Side::W),
    ];
    assert_eq!(places, expected);
    assert_eq!(placements(&map, Tile::Crossroads, Stack::City).len(), 4, "it looks the same however turned");
    assert_eq!(placements(&map, Tile::Corner, Stack::City).len(), 8);
}

#[test]
fn zom_ex13_a_straight_next_to_the_town_square() {
    let (mut map, _) = town();
    let upright = Placement { cell: cell(1, 0), turn: Turn::NONE };
    let lying = place(1, 0, Side::N, Side::E);
    assert_passes(&["ZOM-5.5"], || {
        assert!(!map.may_lay(Tile::Straight, Stack::City, upright));
        assert!(map.may_lay(Tile::Straight, Stack::City, lying));
    });
    let spot = map.lay(Tile::Straight, Stack::City, lying)[0];
    furnish(&mut map, spot);
    assert_eq!(map.n_figures_on(spot), 2, "ZOM-EX13");
}

/// The Town Square with a Police Station on each of the given sides, its exit towards the square.
fn walled_town(sides: &[Side]) -> Map {
    let (mut map, spot) = town();
    for side in sides {
        let placement =
            Placement { cell: map.cell(spot).beyond(*side), turn: Turn::bringing(Side::S, side.opposite()) };
        assert!(map.may_lay(Tile::PoliceStation, Stack::City, placement));
        map.lay(Tile::PoliceStation, Stack::City, placement);
    }
    map
}

#[test]
fn zom_ex14_a_cell_with_one_exit_and_three_blank_sides() {
    let mut map = walled_town(&[Side::N, Side::E, Side::W]);
    for (x, y, exit) in [(-1, 1, Side::W), (1, 1, Side::E), (0, 2, Side::S)] {
        map.lay_down(Tile::PoliceStation, Zone::City, place(x, y, Side::S, exit));
    }
    assert_eq!(
        placements(&map, Tile::PoliceStation, Stack::City).iter().filter(|p| p.cell == cell(0, 1)).count(),
        1,
        "its exit north"
    );
    for tile in [Tile::Crossroads, Tile::Straight, Tile::Corner, Tile::TJunction] {
        assert!(!cells(&map, tile, Stack::City).contains(&(0, 1)), "ZOM-EX14 {tile:?}");
    }
}

#[test]
fn zom_ex15_a_crossroads_that_fits_nowhere() {
    let mut map = walled_town(&[Side::N, Side::S, Side::W]);
    // Both ends of the only open exit have a blank neighbour.
    map.lay_down(Tile::PoliceStation, Zone::City, place(1, 1, Side::S, Side::W));
    map.lay(Tile::Straight, Stack::City, place(1, 0, Side::N, Side::E));
    map.lay_down(Tile::Bank, Zone::City, place(2, -1, Side::S, Side::W));
    assert_eq!(placements(&map, Tile::Crossroads, Stack::City), [], "ZOM-EX15");
    assert!(!placements(&map, Tile::PoliceStation, Stack::City).is_empty());
}

#[test]
fn zom_ex16_the_tile_that_closes_the_map() {
    let mut map = walled_town(&[Side::N, Side::S, Side::W]);
    assert!(map.has_place(Tile::Straight, Stack::City));
    let last = map.lay(Tile::PoliceStation, Stack::City, place(1, 0, Side::S, Side::W))[0];
    furnish(&mut map, last);
    let n_tokens = |token| map.tokens(last, token).len();
    assert_eq!((map.n_figures_on(last), n_tokens(Token::Bullet), n_tokens(Token::Life)), (6, 4, 2));
    assert!(Set::Z1.tiles().all(|tile| !map.has_place(tile, Stack::City)), "ZOM-EX16");
}

#[test]
fn zom_5_6_blank_against_blank_joins_nothing() {
    let (mut map, town) = town();
    let army = map.lay(Tile::ArmySurplusStore, Stack::City, place(1, 0, Side::W, Side::W))[0];
    // North of the store is its blank back.
    let cells = assert_passes(&["ZOM-5.6"], || cells(&map, Tile::Straight, Stack::City));
    assert_eq!(cells, [(-1, 0), (0, -1), (0, 1), (2, 0)]);
    // A corner next to it touches its back and joins the Town Square.
    let corner = map.lay(Tile::Corner, Stack::City, place(0, -1, Side::N, Side::S))[0];
    let bank = map.lay_down(Tile::Bank, Zone::City, place(1, -1, Side::S, Side::N));
    assert_eq!(map.neighbours(bank).collect::<Vec<_>>(), [army, corner], "ZOM-11.4");
    assert_eq!(map.steps(square(bank, 2, 1)).into_iter().collect::<Vec<_>>(), [square(bank, 1, 1)]);
    assert_eq!(map.neighbour(town, Side::E), Some(army));
}

#[test]
fn zom_5_10_a_tile_may_close_the_map_although_it_need_not() {
    let map = walled_town(&[Side::N, Side::S, Side::W]);
    assert_passes(&["ZOM-5.10"], || assert!(cells(&map, Tile::PoliceStation, Stack::City).contains(&(1, 0))));
    assert!(cells(&map, Tile::Crossroads, Stack::City).contains(&(1, 0)));
}

#[test]
fn zom_ex10_zombies_of_common_tiles() {
    assert_passes(&["ZOM-6.4", "ZOM-6.3"], || {
        for (tile, n, n_squares) in [(Tile::Crossroads, 4, 5), (Tile::Straight, 2, 3)] {
            let (mut map, _) = town();
            let placement = place(0, -1, Side::S, Side::S);
            let spot = map.lay(tile, Stack::City, placement)[0];
            assert_eq!(map.room_for_newcomer(spot).len(), n_squares);
            furnish(&mut map, spot);
            assert_eq!(map.n_figures_on(spot), n, "ZOM-EX10");
            assert!(map.occupied(spot).all(|square| map.is_street(square)));
        }
    });
}

#[test]
fn zom_ex11_the_hospital() {
    let (mut map, _) = town();
    let spot = map.lay(Tile::Hospital, Stack::City, place(0, -1, Side::S, Side::S))[0];
    assert_passes(&["ZOM-6.2", "ZOM-6.5"], || furnish(&mut map, spot));
    assert_eq!((map.n_figures_on(spot), map.tokens(spot, Token::Life).len()), (8, 4));
    assert!(map.occupied(spot).all(|square| map.is_inside(square)));
    assert!(!map.has_figure(square(spot, 2, 1)), "ZOM-EX11");
    assert!(map.room_for_newcomer(spot).is_empty(), "ZOM-6.7");
}

#[test]
fn zom_ex12_the_sporting_goods_store() {
    let (mut map, _) = town();
    let spot = map.lay(Tile::SportingGoodsStore, Stack::City, place(0, -1, Side::S, Side::S))[0];
    assert_eq!((map.room_for_newcomer(spot).len(), map.outside(spot).len()), (7, 1));
    assert_passes(&["ZOM-1.12"], || furnish(&mut map, spot));
    assert_eq!((map.room_for_newcomer(spot).len(), map.room_for_token(spot).len()), (1, 1), "ZOM-EX12");
}

#[test]
fn zom_5_17_a_helipad_is_open_ground_joined_at_its_exits() {
    let (mut map, town) = town();
    let pad = assert_passes(&["ZOM-5.17"], || {
        map.lay(Tile::Helipad, Stack::City, Placement { cell: cell(0, -1), turn: Turn::NONE })[0]
    });
    assert_eq!(map.steps(pad.centre()).len(), 4);
    assert_eq!(map.steps(square(pad, 2, 0)).len(), 2, "no other square leads out");
    assert!(map.steps(square(pad, 2, 1)).contains(&square(town, 0, 1)));
    furnish(&mut map, pad);
    assert_eq!(map.n_figures_on(pad), 9, "ZOM-6.9");
    assert_passes(&["ZOM-19.14"], || assert_eq!(map.helipads().collect::<Vec<_>>(), [pad]));
}

#[test]
fn zom_6_8_a_named_tile_without_an_inside() {
    let mut map = Map::default();
    let yard = assert_passes(&["ZOM-6.8"], || {
        let yard = map.lay_first(Tile::PrisonYard, Zone::Prison);
        assert_eq!((map.room_for_newcomer(yard).len(), map.room_for_token(yard).len()), (9, 9));
        yard
    });
    assert_eq!(map.room_on(yard, Figure::Zombie).len(), 9);
}
