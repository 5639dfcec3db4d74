//! Cards that move, destroy and break through tiles.

use table_laws::assert_passes;
use zombies::map::{Map, Placement, Spot, Stack, Token};
use zombies::tiles::{Figure, Side, Tile, Turn};

use crate::town::{cell, cells, place, square, steps, town};

fn helipad_moves(map: &Map, spot: Spot) -> Vec<(i16, i16)> {
    let mut out = Vec::new();
    map.placements_of_moved_helipad(spot, &mut out);
    out.sort_unstable();
    out.iter().map(|p| (p.cell.x, p.cell.y)).collect()
}

fn at(x: i16, y: i16) -> Placement {
    Placement { cell: cell(x, y), turn: Turn::NONE }
}

#[test]
fn zom_c_z6_10_the_helipad_moves_with_all_that_stands_on_it() {
    let (mut map, town) = town();
    let pad = map.lay(Tile::Helipad, Stack::City, at(0, -1))[0];
    map.put_figure(square(pad, 0, 0), Figure::Zombie);
    assert_eq!(helipad_moves(&map, pad), [(-1, 0), (0, 1), (1, 0)]);
    assert_passes(&["ZOM-5.19"], || map.move_helipad(pad, at(1, 0)));
    assert_eq!(map.cell(pad), cell(1, 0));
    assert!(map.has_figure(square(pad, 0, 0)));
    assert!(map.steps(square(pad, 1, 0)).contains(&square(town, 1, 2)));
    assert_eq!(map.neighbour(town, Side::N), None);
    assert_eq!(
        cells(&map, Tile::Crossroads, Stack::City),
        [(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0)]
    );
}

#[test]
fn zom_c_z6_10_no_tile_may_lose_its_way_to_the_town_square() {
    let (mut map, _) = town();
    let pad = map.lay(Tile::Helipad, Stack::City, at(0, -1))[0];
    map.lay(Tile::Straight, Stack::City, at(0, -2));
    // If the helipad left, the straight would be cut off.
    assert_eq!(helipad_moves(&map, pad), []);
    // With a second way round to the straight, the helipad is free to move.
    for (tile, placement) in [
        (Tile::Corner, place(0, -3, Side::N, Side::E)),
        (Tile::Corner, place(1, -3, Side::N, Side::S)),
        (Tile::Straight, at(1, -2)),
        (Tile::Straight, at(1, -1)),
        (Tile::Corner, place(1, 0, Side::N, Side::W)),
    ] {
        map.lay_down(tile, zombies::map::Zone::City, placement);
    }
    let moves = helipad_moves(&map, pad);
    assert!(!moves.is_empty() && !moves.contains(&(0, -1)), "{moves:?}");
}

#[test]
fn zom_c_z2_11_a_tile_at_the_edge_is_destroyed() {
    let (mut map, town) = town();
    let straight = map.lay(Tile::Straight, Stack::City, at(0, -1))[0];
    let bank = map.lay(Tile::Bank, Stack::City, place(0, -2, Side::S, Side::S))[0];
    map.put_figure(straight.centre(), Figure::Zombie);
    map.put_token(square(bank, 0, 0), Token::Life);
    assert!(map.is_at_edge(straight));
    map.destroy(straight);
    assert!(!map.has(straight) && map.has(bank), "nobody's number changes");
    assert_eq!((map.n_tiles(), map.n_figures_on_table()), (2, 0));
    assert_eq!(steps(&map, square(town, 0, 1)), [town.centre()]);
    assert_eq!(steps(&map, square(bank, 2, 1)), [square(bank, 1, 1)]);
    assert_eq!(map.neighbours(town).count(), 0);
    assert_eq!(map.token(square(bank, 0, 0)), Some(Token::Life));
    // The cell is free again, and a tile laid there joins both neighbours.
    let again = map.lay(Tile::Crossroads, Stack::City, at(0, -1))[0];
    assert_eq!(map.steps(square(again, 0, 1)).len(), 2);
    assert_eq!(map.spots().collect::<Vec<_>>(), [town, bank, again]);
    assert_eq!(map.take_token(square(bank, 0, 0)), Some(Token::Life));
}

#[test]
fn zom_c_z2_02_a_passage_is_broken_through() {
    let (mut map, town) = town();
    let hospital = map.lay(Tile::Hospital, Stack::City, place(0, -1, Side::S, Side::S))[0];
    let bank = map.lay_down(Tile::Bank, zombies::map::Zone::City, place(-1, -1, Side::S, Side::N));
    // The bank is turned round: its printed west side lies against the hospital.
    let inside = square(bank, 1, 0);
    let found: Vec<_> = map.breakthroughs(inside).into_iter().collect();
    let ward = square(hospital, 1, 0);
    assert_eq!(found, [(Side::E, ward)]);
    map.break_through(inside, Side::E);
    assert!(map.steps(inside).contains(&ward) && map.steps(ward).contains(&inside));
    assert!(map.breakthroughs(inside).is_empty());
    let pad = map.lay(Tile::Helipad, Stack::City, at(1, 0))[0];
    assert!(map.breakthroughs(square(pad, 1, 0)).is_empty());
    assert_eq!(map.tile(town), Tile::TownSquare);
}
