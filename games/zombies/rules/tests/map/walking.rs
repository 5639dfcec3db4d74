//! ZOM-11 to ZOM-13 and ZOM-16: one step, on foot and below.

use table_laws::assert_passes;
use zombies::map::{Doors, Map, Passage, Reach, Stack, Way, Zone};
use zombies::tiles::{Figure, Side, Tile};

use crate::town::{cell, place, square, steps, town};

#[test]
fn zom_12_5_doors_and_walls() {
    let (mut map, town) = town();
    let toys = map.lay(Tile::ToyStore, Stack::City, place(0, -1, Side::S, Side::S))[0];
    let corner = square(toys, 1, 1);
    assert_passes(&["ZOM-12.4", "ZOM-12.5", "ZOM-12.6", "ZOM-12.7", "ZOM-11.3"], || {
        assert_eq!(
            steps(&map, corner),
            [square(toys, 1, 2), square(toys, 2, 1)],
            "its doors are at the ends"
        );
        assert_eq!(steps(&map, square(toys, 2, 1)), [square(town, 0, 1), corner, square(toys, 2, 0)]);
        assert_eq!(steps(&map, square(toys, 0, 0)), [square(toys, 0, 1), square(toys, 1, 0)]);
    });
    let door = (square(toys, 2, 0), square(toys, 2, 1));
    assert_eq!(map.passage(door.1, door.0), Passage::DoorIn);
    assert_eq!(map.passage(door.0, door.1), Passage::DoorOut);
    assert_eq!(map.passage(square(toys, 2, 1), square(town, 0, 1)), Passage::Exit);
    assert_eq!(map.passage(corner, square(toys, 1, 2)), Passage::Floor);
}

#[test]
fn zom_2_12_open_buildings() {
    let mut map = Map::new(Doors::Open);
    let toys = map.lay_first(Tile::ToyStore, Zone::City);
    assert_passes(&["ZOM-2.12"], || assert_eq!(map.steps(square(toys, 1, 1)).len(), 4));
    assert_eq!(map.passage(square(toys, 1, 1), square(toys, 0, 1)), Passage::DoorIn);
    // Walls between two buildings stay.
    let mut map = Map::new(Doors::Open);
    let cells = map.lay_first(Tile::SolitaryCells, Zone::Prison);
    assert_eq!(steps(&map, square(cells, 1, 0)), [square(cells, 1, 1)]);
}

#[test]
fn zom_12_4_squares_that_can_be_entered() {
    let (mut map, town) = town();
    assert!(!map.is_walkable(square(town, 0, 0)) && map.is_walkable(square(town, 0, 1)));
    let drug = map.lay(Tile::DrugStore, Stack::City, place(1, 0, Side::W, Side::W))[0];
    assert_passes(&["ZOM-1.3"], || assert!(!map.is_walkable(square(drug, 2, 0))));
    assert!(map.is_inside(square(drug, 0, 0)) && map.is_street(square(drug, 1, 0)));
    assert_eq!(map.cell(drug), cell(1, 0));
}

#[test]
fn zom_13_7_zombies_walk_as_people_do() {
    let (mut map, town) = town();
    let (middle, north) = (town.centre(), square(town, 0, 1));
    map.put_figure(middle, Figure::Zombie);
    map.put_figure(north, Figure::Zombie);
    assert_passes(&["ZOM-13.7", "ZOM-11.2", "ZOM-1.13"], || {
        assert_eq!(map.zombie_steps(middle, Figure::Zombie).len(), 3);
        assert_eq!(map.zombie_steps(north, Figure::Zombie).len(), 0, "ZOM-13.5");
    });
    map.move_figure(middle, square(town, 2, 1));
    assert_eq!(map.zombie_steps(north, Figure::Zombie).len(), 1);
    assert_eq!(map.zombie_moves(north, Figure::Zombie).len(), 1);
    map.take_figure(north);
    map.put_figure(north, Figure::Enhanced);
    let moves = assert_passes(&["ZOM-20.2", "ZOM-22.6"], || map.zombie_moves(north, Figure::Enhanced));
    assert_eq!(moves.len(), 3, "one square, or two past the middle, but not onto a zombie");
    assert!(map.has_figures());
}

#[test]
fn zom_c_z3_16_closed_ground_for_zombies() {
    let (mut map, town) = town();
    let street = map.lay(Tile::Straight, Stack::City, place(0, -1, Side::S, Side::S))[0];
    map.bar_to_zombies(street);
    let inner = square(street, 2, 1);
    map.put_figure(inner, Figure::Zombie);
    assert_eq!(map.zombie_steps(inner, Figure::Zombie).into_iter().collect::<Vec<_>>(), [street.centre()]);
    map.put_figure(square(town, 0, 1), Figure::Zombie);
    assert_eq!(map.zombie_steps(square(town, 0, 1), Figure::Zombie).len(), 1);
    assert_eq!(map.steps(inner).len(), 2, "people pass");
}

#[test]
fn zom_16_15_below_the_city() {
    let (mut map, town) = town();
    let bank = map.lay(Tile::Bank, Stack::City, place(0, -1, Side::S, Side::S))[0];
    let gate = map.lay(Tile::FrontGate, Stack::City, place(1, 0, Side::S, Side::W))[0];
    assert_passes(&["ZOM-16.15"], || {
        assert_eq!(map.steps_below(square(town, 0, 0)).len(), 3, "blocked squares too, and over the side");
        assert!(map.steps_below(square(town, 0, 0)).contains(&square(bank, 2, 0)));
        assert_eq!(map.steps_below(square(town, 1, 2)).len(), 3, "not under another zone");
    });
    assert!(map.abutting(square(town, 1, 2)).iter().any(|s| s.spot() == gate));
    let mut reach = Reach::default();
    reach.walk_below(&map, square(bank, 0, 0), 3, |_, _| Way::Open);
    assert_eq!(reach.to(square(town, 0, 0)).map(|found| found.steps), Some(3));
    assert_passes(&["ZOM-11.20"], || {
        assert_eq!(map.nearest_streets(square(bank, 2, 0)), [square(bank, 2, 1)]);
        assert_eq!(map.nearest_streets(square(town, 0, 0)).len(), 2);
        assert_eq!(map.nearest_streets(town.centre()), [town.centre()]);
    });
}

#[test]
fn zom_16_2_where_a_manhole_may_be() {
    let (mut map, town) = town();
    let bank = map.lay(Tile::Bank, Stack::City, place(0, -1, Side::S, Side::S))[0];
    let gate = map.lay(Tile::FrontGate, Stack::City, place(1, 0, Side::S, Side::W))[0];
    let pad = map.lay(Tile::Helipad, Stack::City, place(0, 1, Side::N, Side::N))[0];
    let center = town.centre();
    assert_passes(&["ZOM-16.2", "ZOM-16.3"], || {
        assert!(map.may_hold_manhole(center));
        map.put_manhole(center);
        assert!(!map.may_hold_manhole(center));
        assert!(!map.may_hold_manhole(square(bank, 1, 1)) && map.may_hold_manhole(square(bank, 2, 1)));
        assert!(!map.may_hold_manhole(gate.centre()) && !map.may_hold_manhole(pad.centre()));
    });
    assert_eq!(map.manholes().collect::<Vec<_>>(), [center]);
    map.take_manhole(center);
    assert!(!map.has_manhole(center));
}

#[test]
fn zom_12_1_a_walk_with_closed_steps_and_a_goal() {
    let (mut map, town) = town();
    let bank = map.lay(Tile::Bank, Stack::City, place(0, -1, Side::S, Side::S))[0];
    let mut reach = Reach::default();
    reach.walk(&map, town.centre(), 6, |_, _| Way::Open);
    assert_eq!(reach.found().len(), 5 + 7);
    assert_eq!(reach.first_step(square(bank, 0, 0)), Some(square(town, 0, 1)));
    reach.walk(&map, town.centre(), 6, |_, to| if map.is_inside(to) { Way::Goal } else { Way::Open });
    assert_eq!(reach.found().len(), 5 + 2, "nothing further than the square inside the door is looked at");
    reach.walk(&map, town.centre(), 6, |_, to| if map.is_inside(to) { Way::Closed } else { Way::Open });
    assert_eq!(reach.found().len(), 5 + 1);
    reach.walk(&map, town.centre(), 1, |_, _| Way::Open);
    assert_eq!(reach.found().len(), 5);
    assert_eq!(reach.to(square(bank, 2, 1)), None);
}
