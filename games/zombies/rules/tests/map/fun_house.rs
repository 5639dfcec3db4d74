//! ZOM-24.9 to 24.17: the Fun House.

use table_laws::assert_passes;
use zombies::map::{Reach, Stack, Way, Zone};
use zombies::tiles::{Figure, Tile};

use crate::town::{cells, square, steps, town};

#[test]
fn zom_24_9_a_closed_ring_apart_from_the_map() {
    let (mut map, _) = town();
    let before = cells(&map, Tile::Crossroads, Stack::City);
    let ring = assert_passes(&["ZOM-24.9"], || map.lay_fun_house());
    let mut reach = Reach::default();
    reach.walk(&map, ring[0].centre(), 50, |_, _| Way::Open);
    assert_eq!(reach.found().len(), 12, "three squares of each tile");
    assert!(ring.iter().all(|spot| map.walkable(*spot).all(|square| !map.leads_off_ring(square))));
    assert_eq!(cells(&map, Tile::Crossroads, Stack::City), before);
    assert_eq!(cells(&map, Tile::CarnivalCrossroads, Stack::Circus), []);
    assert!(!map.has_place(Tile::CarnivalCrossroads, Stack::Circus));
    assert_passes(&["ZOM-24.13"], || assert!(map.room_on(ring[0], Figure::Clown).is_empty()));
    assert_eq!(map.fun_house().collect::<Vec<_>>(), ring);
    assert!(ring.iter().all(|spot| map.zone(*spot) == Zone::FunHouse));
}

#[test]
fn zom_24_10_a_tile_turns_with_all_that_stands_on_it() {
    let (mut map, _) = town();
    let ring = map.lay_fun_house();
    // The north-east tile leads south and west; turned once it leads west and north, off the ring.
    let tile = ring[0];
    assert_eq!(map.tile(tile), Tile::FunHouse1);
    assert_passes(&["ZOM-24.10", "ZOM-5.19"], || map.turn_fun_house(tile));
    let (south, west) = (square(tile, 2, 1), square(tile, 1, 0));
    assert_eq!(map.steps(south).len(), 2, "its printed south square now leads west");
    assert_eq!(steps(&map, west), [tile.centre()]);
    assert_passes(&["ZOM-24.11", "ZOM-24.17"], || {
        assert!(map.leads_off_ring(west) && !map.leads_off_ring(south));
        assert!(map.has_way_off(tile));
    });
    // Three more turns close the ring again.
    (0..3).for_each(|_| map.turn_fun_house(tile));
    assert!(!map.leads_off_ring(west) && map.steps(west).len() == 2);
}

#[test]
fn zom_24_17_a_tile_without_a_way_off() {
    let (mut map, _) = town();
    let ring = map.lay_fun_house();
    // The neighbours of the north-east tile turn away from it.
    map.turn_fun_house(ring[1]);
    map.turn_fun_house(ring[1]);
    map.turn_fun_house(ring[3]);
    map.turn_fun_house(ring[3]);
    assert!(!map.has_way_off(ring[0]));
    map.turn_fun_house(ring[0]);
    assert!(map.has_way_off(ring[0]));
}
