//! ZOM-19 to ZOM-25: entrances, floors, woods, roofs, tents and gates.

use table_laws::assert_passes;
use zombies::map::{Doors, Map, Placement, Spot, Stack, Zone};
use zombies::tiles::{Figure, Side, Tile, Turn};

use crate::town::{cell, cells, place, placements, square, town};

/// The Town Square with the entrance of a set north of it, and everything that comes with the entrance.
fn town_with(entrance: Tile) -> (Map, Vec<Spot>) {
    let (mut map, _) = town();
    let placement = place(0, -1, Side::S, Side::S);
    assert!(map.may_lay(entrance, Stack::City, placement));
    let laid = map.lay(entrance, Stack::City, placement).into_iter().collect();
    (map, laid)
}

#[test]
fn zom_ex37_the_front_gate_with_its_companions() {
    let (map, laid) = assert_passes(&["ZOM-19.3", "ZOM-19.8", "ZOM-19.9"], || town_with(Tile::FrontGate));
    let tiles: Vec<Tile> = laid.iter().map(|spot| map.tile(*spot)).collect();
    assert_eq!(tiles, [Tile::FrontGate, Tile::BaseStraight, Tile::BaseCrossroads]);
    let cells: Vec<_> = laid.iter().map(|spot| (map.cell(*spot).x, map.cell(*spot).y)).collect();
    assert_eq!(cells, [(0, -1), (0, -2), (0, -3)], "in line, straight first");
    let zombies: Vec<u8> =
        assert_passes(&["ZOM-19.10"], || tiles.iter().map(|tile| tile.n_zombies().unwrap()).collect());
    assert_eq!((zombies.iter().sum::<u8>(), zombies), (8, vec![2, 2, 4]), "ZOM-EX37 ZOM-19.11");
    assert!(laid.iter().all(|spot| map.zone(*spot) == Zone::Base));
    // The way from the Town Square to the far end can be walked.
    let line: Vec<_> =
        [laid[0], laid[1], laid[2]].iter().map(|spot| map.steps(square(*spot, 0, 1)).len()).collect();
    assert_eq!(line, [2, 2, 1]);
}

#[test]
fn zom_19_9_an_entrance_whose_companions_do_not_fit() {
    let (mut map, _) = town();
    // Three cells north of the Town Square the crossroads would meet a wall.
    map.lay_down(Tile::PoliceStation, Zone::City, place(1, -3, Side::S, Side::E));
    let gates = cells(&map, Tile::FrontGate, Stack::City);
    assert!(!gates.contains(&(0, -1)));
    assert!(gates.contains(&(-1, 0)) && gates.contains(&(1, 0)));
    // The Bridge brings nothing and the Front Door only a crossroads.
    assert!(cells(&map, Tile::Bridge, Stack::City).contains(&(0, -1)));
    assert!(cells(&map, Tile::FrontDoor, Stack::City).contains(&(0, -1)));
}

#[test]
fn zom_19_12_tiles_of_a_set_join_only_their_own() {
    let (map, _) = town_with(Tile::FrontGate);
    let base = assert_passes(&["ZOM-19.12", "ZOM-19.13"], || cells(&map, Tile::Armory, Stack::Base));
    assert_eq!(base, [(-1, -3), (0, -4), (1, -3)]);
    assert_eq!(cells(&map, Tile::BaseHelipad, Stack::Base), base, "its helipad too");
    assert_eq!(cells(&map, Tile::Armory, Stack::City), [(-1, 0), (0, 1), (1, 0)], "ZOM-2.11: mixed in");
    // Next to the gate is the blank side of a base tile.
    let beside_gate = cells(&map, Tile::Crossroads, Stack::City);
    assert_eq!(beside_gate, [(-1, 0), (0, 1), (1, 0)]);
}

#[test]
fn zom_5_20_a_tile_has_a_place_in_its_own_zone_only() {
    let (map, _) = town_with(Tile::FrontGate);
    assert!(map.has_place(Tile::Armory, Stack::Base));
    assert!(map.has_place(Tile::Crossroads, Stack::City));
    assert!(!map.has_place(Tile::Woods01, Stack::Woods));
    assert!(!map.has_place(Tile::Escalator, Stack::Mall));
}

#[test]
fn zom_21_2_floors_of_the_mall() {
    let (mut map, laid) = town_with(Tile::FrontDoor);
    assert_eq!(map.zone(laid[1]), Zone::Floor1);
    assert_eq!(placements(&map, Tile::MallHelipad, Stack::Mall), [], "ZOM-21.4");
    let places = assert_passes(&["ZOM-21.2"], || placements(&map, Tile::Escalator, Stack::Mall));
    let expected =
        [place(-1, -2, Side::S, Side::E), place(0, -3, Side::S, Side::S), place(1, -2, Side::S, Side::W)];
    assert_eq!(places, expected, "its south exit joins floor 1");
    let escalator = map.lay(Tile::Escalator, Stack::Mall, expected[1])[0];
    let upstairs = map.lay(Tile::MallCrossroads, Stack::Mall, place(0, -4, Side::S, Side::S))[0];
    let downstairs = assert_passes(&["ZOM-21.3"], || {
        map.lay(Tile::PetStore, Stack::Mall, place(1, -2, Side::W, Side::W))[0]
    });
    assert_eq!((map.zone(upstairs), map.zone(downstairs)), (Zone::Floor2, Zone::Floor1));
    // Two cells away both floors show an exit to the same cell: nothing can join both.
    map.lay(Tile::MallCrossroads, Stack::Mall, place(1, -4, Side::W, Side::W));
    map.lay(Tile::MallCrossroads, Stack::Mall, place(2, -2, Side::W, Side::W));
    map.lay(Tile::MallCrossroads, Stack::Mall, place(2, -4, Side::W, Side::W));
    assert!(!cells(&map, Tile::MallCrossroads, Stack::Mall).contains(&(2, -3)));
    assert_passes(&["ZOM-1.14", "ZOM-21.1"], || assert!(map.is_street(escalator.centre())));
}

#[test]
fn zom_21_5_the_mall_helipad_against_a_store() {
    let (mut map, _) = town_with(Tile::FrontDoor);
    map.lay(Tile::Escalator, Stack::Mall, place(0, -3, Side::S, Side::S));
    // The Game Store turns its back to the west.
    let store = map.lay(Tile::GameStore, Stack::Mall, place(0, -4, Side::S, Side::S))[0];
    let pads = assert_passes(&["ZOM-21.4", "ZOM-21.5"], || cells(&map, Tile::MallHelipad, Stack::Mall));
    assert_eq!(pads, [(-1, -4), (-1, -3), (0, -5), (1, -4), (1, -3)]);
    let pad = map.lay(Tile::MallHelipad, Stack::Mall, Placement { cell: cell(-1, -4), turn: Turn::NONE })[0];
    assert_eq!(map.zone(pad), Zone::Floor2);
    assert_eq!(map.steps(square(pad, 1, 2)).len(), 3, "no way on foot");
    let from_store = |map: &Map| {
        let mut ducts = Vec::new();
        map.ducts_from(square(store, 1, 0), &mut ducts);
        ducts
    };
    let ducts = assert_passes(&["ZOM-21.6", "ZOM-21.7", "ZOM-21.9"], || from_store(&map));
    assert_eq!(ducts, [(0, 1), (1, 0), (1, 2), (2, 1)].map(|(r, c)| square(pad, r, c)));
    let mut back = Vec::new();
    map.ducts_from(square(pad, 1, 2), &mut back);
    assert_eq!(back, [square(store, 1, 0)]);
    map.ducts_from(square(store, 0, 0), &mut back);
    assert_eq!(back.len(), 1, "only a duct square leads anywhere");
}

#[test]
fn zom_22_1_the_woods() {
    let (mut map, laid) = town_with(Tile::Bridge);
    assert_eq!(laid.len(), 1);
    let bridge = laid[0];
    // The Bridge must meet ground: the Boathouse has none in the middle of its east or west side.
    let boathouse = assert_passes(&["ZOM-22.2"], || placements(&map, Tile::Boathouse, Stack::Woods));
    assert_eq!(boathouse, [place(0, -2, Side::N, Side::S)]);
    let woods = map.lay(Tile::Woods09, Stack::Woods, Placement { cell: cell(0, -2), turn: Turn::NONE })[0];
    assert_eq!(map.steps(square(bridge, 0, 1)).into_iter().filter(|s| s.spot() == woods).count(), 1);
    assert_eq!(map.steps(square(woods, 2, 0)).len(), 2, "the Bridge's side is no open edge");
    // Woods meet woods: all three pairs are joined.
    let cave =
        assert_passes(&["ZOM-22.1"], || map.lay(Tile::Cave, Stack::Woods, place(1, -2, Side::W, Side::W))[0]);
    let crossings = |map: &Map, a: Spot, b: Spot| {
        map.walkable(a).flat_map(|s| map.steps(s)).filter(|s| s.spot() == b).count()
    };
    assert_eq!(crossings(&map, woods, cave), 1, "the cave itself is reached by its door only");
    // No tile of the woods lies against the Bridge's blank sides or the city.
    assert!(!cells(&map, Tile::Woods01, Stack::Woods).contains(&(1, -1)));
    assert!(!cells(&map, Tile::Woods01, Stack::Woods).contains(&(-1, -1)));
    // A cave may turn its back to the Bridge.
    assert!(placements(&map, Tile::Cave, Stack::Woods).contains(&place(-1, -2, Side::E, Side::E)));
    assert!(map.has_place(Tile::Woods01, Stack::Woods));
    assert!(!map.is_street(square(woods, 0, 0)));
}

#[test]
fn zom_22_2_woods_must_join_ground() {
    let mut map = Map::default();
    map.lay_first(Tile::Cave, Zone::Woods);
    // North of a cave there is only rock.
    assert!(!cells(&map, Tile::Woods09, Stack::Woods).contains(&(0, -1)));
    assert_eq!(cells(&map, Tile::Woods09, Stack::Woods), [(-1, 0), (0, 1), (1, 0)]);
}

#[test]
fn zom_22_5_two_dogs_a_square() {
    let mut map = Map::default();
    let cabin = assert_passes(&["ZOM-22.3"], || map.lay_first(Tile::Cabin, Zone::Woods));
    assert_eq!(Tile::Woods01.n_zombies(), None, "ZOM-22.3: one die");
    assert_eq!(map.room_for_newcomer(cabin).len(), 9, "ZOM-22.3: anywhere on the tile");
    let (here, there) = (square(cabin, 2, 0), square(cabin, 2, 1));
    assert_passes(&["ZOM-22.5"], || {
        map.put_figure(here, Figure::Dog);
        assert!(map.has_room(here, Figure::Dog) && !map.has_room(here, Figure::Zombie));
        map.put_figure(here, Figure::Dog);
        assert!(!map.has_room(here, Figure::Dog));
        map.put_figure(there, Figure::Zombie);
        assert!(!map.has_room(there, Figure::Dog));
    });
    assert_eq!((map.n_figures(here), map.n_figures_on(cabin), map.n_figures_on_table()), (2, 3, 3));
    assert_eq!(map.figures().collect::<Vec<_>>(), [(here, Figure::Dog), (there, Figure::Zombie)]);
    assert_eq!(map.take_figure(here), Some(Figure::Dog));
    assert_eq!((map.n_figures(here), map.figure(here)), (1, Some(Figure::Dog)));
    assert_eq!(map.take_figure(here), Some(Figure::Dog));
    assert_eq!((map.figure(here), map.take_figure(here)), (None, None));
}

#[test]
fn zom_22_10_ordinary_zombies_on_the_bridge() {
    let (map, laid) = assert_passes(&["ZOM-22.10"], || town_with(Tile::Bridge));
    assert_eq!((Tile::Bridge.n_zombies(), Tile::Bridge.facts().figure), (Some(2), Figure::Zombie));
    assert_eq!(map.native_figure(laid[0]), Figure::Dog, "ZOM-11.14");
}

#[test]
fn zom_23_3_the_helipad_on_a_roof() {
    let (mut map, laid) = town_with(Tile::SchoolEntrance);
    assert_eq!(placements(&map, Tile::CampusHelipad, Stack::Campus), [], "ZOM-23.6");
    let hall = map.lay(Tile::Dormitory, Stack::Campus, place(1, -2, Side::S, Side::W))[0];
    let places = assert_passes(&["ZOM-23.3", "ZOM-23.5", "ZOM-23.6"], || {
        placements(&map, Tile::CampusHelipad, Stack::Campus)
    });
    assert_eq!(places, [place(2, -2, Side::S, Side::W)]);
    let pad = assert_passes(&["ZOM-23.4"], || map.lay(Tile::CampusHelipad, Stack::Campus, places[0])[0]);
    let from_roof: Vec<_> =
        map.walkable(pad).flat_map(|s| map.steps(s)).filter(|s| s.spot() == hall).collect();
    assert_eq!(from_roof.len(), 3);
    assert!(from_roof.iter().all(|s| s.at() < 3), "the dormitory's roof side");
    assert!(!cells(&map, Tile::CampusCrossroads, Stack::Campus).contains(&(3, -2)), "its exits join nothing");
    assert_eq!(laid.len(), 2);
    let lot = assert_passes(&["ZOM-23.2"], || {
        map.lay(Tile::CampusParkingLot, Stack::Campus, place(-1, -2, Side::E, Side::E))[0]
    });
    assert_eq!((map.walkable(lot).len(), Tile::CampusParkingLot.n_zombies()), (9, Some(4)));
    assert!(map.is_street(square(lot, 0, 0)), "ZOM-1.14");
}

#[test]
fn zom_24_5_the_big_top() {
    let (mut map, laid) = town_with(Tile::TicketBooth);
    let places = assert_passes(&["ZOM-24.5"], || placements(&map, Tile::BigTop1, Stack::Circus));
    // East, north and west of the crossroads, with either half at its exit.
    let expected = [
        place(-2, -2, Side::S, Side::W),
        place(-1, -2, Side::S, Side::E),
        place(0, -4, Side::S, Side::N),
        place(0, -3, Side::S, Side::S),
        place(1, -2, Side::S, Side::W),
        place(2, -2, Side::S, Side::E),
    ];
    assert_eq!(places, expected);
    let tops: Vec<Spot> = map.lay(Tile::BigTop1, Stack::Circus, expected[3]).into_iter().collect();
    let tent = map.building_of(square(tops[1], 0, 0)).unwrap();
    assert_eq!(map.building_of(square(tops[0], 0, 2)), Some(tent), "one building");
    assert_eq!((map.squares_of(tent).count(), map.doors_of(tent).count()), (6, 2));
    assert!(map.squares_of(tent).all(|s| map.building_of(s) == Some(tent)));
    assert_eq!(map.buildings().count(), 1);
    assert_eq!(map.steps(square(tops[0], 0, 0)).into_iter().filter(|s| s.spot() == tops[1]).count(), 1);
    assert_eq!(map.tile(laid[1]), Tile::CarnivalCrossroads);
    map.lock(tent);
    assert_eq!(map.steps(square(tops[1], 0, 1)).len(), 3, "its door is shut");
    map.unlock(tent);
    assert_eq!(map.steps(square(tops[1], 0, 1)).len(), 4);
    // What is left when one half is destroyed.
    map.destroy(tops[0]);
    assert_eq!(map.squares_of(map.building_of(square(tops[1], 0, 1)).unwrap()).count(), 3);
}

#[test]
fn zom_24_3_clowns_stay_and_others_stay_out() {
    let (mut map, laid) = assert_passes(&["ZOM-24.4"], || town_with(Tile::TicketBooth));
    let (gate, town) = (square(laid[0], 2, 1), square(Spot(0), 0, 1));
    map.put_figure(gate, Figure::Clown);
    map.put_figure(town, Figure::Zombie);
    assert_eq!(map.figure(gate), Some(Figure::Clown));
    map.take_figure(town);
    assert_passes(&["ZOM-24.3"], || {
        assert!(!map.zombie_steps(gate, Figure::Clown).contains(&town));
        map.take_figure(gate);
        assert!(!map.zombie_steps(town, Figure::Zombie).contains(&gate));
        assert!(!map.has_room(town, Figure::Clown) && !map.has_room(gate, Figure::Zombie));
    });
    assert!(map.steps(gate).contains(&town) && map.steps(town).contains(&gate));
    assert!(map.leaves_by(Tile::TicketBooth, gate, town) && !map.leaves_by(Tile::TicketBooth, town, gate));
    // Entrances to other zones let everybody pass.
    let (mut map, laid) = town_with(Tile::FrontGate);
    let gate = square(laid[0], 2, 1);
    map.put_figure(gate, Figure::Enhanced);
    assert_passes(&["ZOM-13.11"], || assert!(map.zombie_steps(gate, Figure::Enhanced).contains(&town)));
}

#[test]
fn zom_24_8_midway_games() {
    let mut map = Map::new(Doors::Strict);
    let midway = assert_passes(&["ZOM-24.8"], || map.lay_first(Tile::MidwayGames, Zone::Circus));
    assert_eq!((Tile::MidwayGames.n_zombies(), Tile::MidwayGames.facts().n_exits()), (Some(9), 4));
    let east = map.lay(Tile::CarnivalCrossroads, Stack::Circus, place(1, 0, Side::W, Side::W))[0];
    assert!(map.steps(square(midway, 1, 2)).contains(&square(east, 1, 0)), "through the middle stall");
}

#[test]
fn zom_24_15_a_gate_drawn_from_its_own_stack() {
    for (gate, crossroads, zone, rule) in [
        (Tile::TicketBooth, Tile::CarnivalCrossroads, Zone::Circus, "ZOM-24.15"),
        (Tile::PrisonGate, Tile::PrisonCrossroads, Zone::Prison, "ZOM-25.6"),
    ] {
        let mut map = Map::default();
        map.lay_first(crossroads, zone);
        let places = placements(&map, gate, zone.stack());
        assert_eq!(places.len(), 4);
        let laid = assert_passes(&[rule], || map.lay(gate, zone.stack(), place(0, -1, Side::N, Side::S)));
        let tiles: Vec<Tile> = laid.iter().map(|spot| map.tile(*spot)).collect();
        assert_eq!(tiles, [gate, Tile::TownSquare]);
        assert_eq!((map.cell(laid[1]), map.zone(laid[1])), (cell(0, -2), Zone::City));
        assert!(map.steps(square(laid[0], 2, 1)).contains(&square(laid[1], 2, 1)));
        assert_eq!(cells(&map, Tile::Straight, Stack::City), [(-1, -2), (0, -3), (1, -2)]);
    }
}

#[test]
fn zom_25_11_the_town_square_apart() {
    let mut map = Map::default();
    let ward = assert_passes(&["ZOM-25.3"], || map.lay_first(Tile::MentalWard, Zone::Prison));
    map.lay(Tile::PrisonCrossroads, Stack::Prison, place(0, 1, Side::N, Side::N));
    let town = assert_passes(&["ZOM-24.19", "ZOM-25.11"], || map.lay_town_square_apart());
    assert_eq!(map.neighbours(town).count(), 0);
    assert_eq!(cells(&map, Tile::Crossroads, Stack::City).len(), 4);
    assert_eq!(map.find(Tile::TownSquare), Some(town));
    assert_eq!(map.tile(ward), Tile::MentalWard);
}
