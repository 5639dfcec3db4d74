//! ZOM-11.1: buildings and their doors.

use table_laws::assert_passes;
use zombies::map::{Map, Stack, Zone};
use zombies::tiles::{Side, Tile};

use crate::town::{place, square, steps, town};

fn n_buildings(tile: Tile) -> usize {
    let mut map = Map::default();
    let spot = map.lay_first(tile, Zone::City);
    map.buildings_on(spot).count()
}

#[test]
fn zom_11_1_connected_inside_squares_of_one_tile() {
    assert_eq!(n_buildings(Tile::Barracks), 2);
    assert_eq!(n_buildings(Tile::SolitaryCells), 6);
    assert_eq!(n_buildings(Tile::Outhouse), 2);
    assert_eq!(n_buildings(Tile::CellBlock), 2);
    assert_eq!(n_buildings(Tile::MidwayGames), 2);
    assert_eq!(n_buildings(Tile::Hospital), 1);
    assert_eq!([Tile::Crossroads, Tile::Altar, Tile::PrisonYard].map(n_buildings), [0, 0, 0]);
    let mut map = Map::default();
    let barracks = map.lay_first(Tile::Barracks, Zone::Base);
    assert_passes(&["ZOM-11.1"], || {
        let (west, east) = (map.building_of(square(barracks, 2, 0)), map.building_of(square(barracks, 0, 2)));
        assert!(west.is_some() && east.is_some() && west != east);
        assert_eq!(map.building_of(square(barracks, 1, 1)), None);
        let doors: Vec<_> = map.doors_of(west.unwrap()).map(|door| (door.inside, door.outside)).collect();
        let expected =
            [(0, 0), (2, 0)].map(|(row, column)| (square(barracks, row, column), square(barracks, row, 1)));
        assert_eq!(doors, expected);
        assert!(map.has_building(west.unwrap()));
    });
}

#[test]
fn zom_c_z8_10_a_building_under_lockdown() {
    let (mut map, _) = town();
    let station = map.lay(Tile::FireStation, Stack::City, place(0, -1, Side::S, Side::S))[0];
    let building = map.building_of(station.centre()).unwrap();
    assert_eq!(map.doors_of(building).count(), 3);
    map.lock(building);
    assert_eq!(steps(&map, square(station, 2, 0)), [square(station, 2, 1)]);
    assert_eq!(map.steps(square(station, 2, 1)).len(), 2);
    assert_eq!(map.steps(station.centre()).len(), 3, "inside all is as before");
    map.unlock(building);
    assert_eq!(map.steps(square(station, 2, 1)).len(), 4);
}

#[test]
fn zom_9_9_inside_for_cards() {
    let mut map = Map::default();
    let altar = map.lay_first(Tile::Altar, Zone::Woods);
    assert!(map.is_inside_for_cards(square(altar, 0, 0)) && !map.is_inside(square(altar, 0, 0)));
    assert!(!map.is_inside_for_cards(square(altar, 0, 2)));
    assert_passes(&["ZOM-1.5", "ZOM-9.23", "ZOM-9.26"], || {
        assert!(Tile::PetStore.is_store() && !Tile::Hospital.is_store() && !Tile::Escalator.is_store());
        assert!(!Tile::TownSquare.is_named() && !Tile::Helipad.is_named());
    });
}
