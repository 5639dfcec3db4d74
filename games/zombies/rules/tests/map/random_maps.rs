//! Large random maps of all sets: what the map lists and walks must match the slow sketch.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use chance::Seeded;
use table::Chance;
use zombies::map::{Building, Cell, Doors, Map, Placement, Reach, Spot, Square, Stack, Way, Zone};
use zombies::tiles::{Figure, Kind, Set, Tile, Turn};

use crate::sketch::Sketch;

/// A map and its sketch, and the tiles still to be laid.
struct Draw {
    map: Map,
    sketch: Sketch,
    rest: Vec<(Tile, Stack)>,
}

impl Draw {
    fn new(chance: &mut dyn Chance) -> Draw {
        let mut rest = Vec::new();
        for tile in Set::BOXES.into_iter().flat_map(Set::tiles) {
            let stack = if tile.kind() == Kind::Entrance { Stack::City } else { Stack::of(tile.set()) };
            if !tile.is_kept_aside() {
                rest.extend((0..tile.copies()).map(|_| (tile, stack)));
            }
        }
        chance.shuffle(&mut rest);
        // Tiles are taken from the end: first streets of the city, then entrances, and dead ends last, so
        // that every zone can grow.
        rest.sort_by_key(|(tile, stack)| match tile.facts().n_exits() {
            _ if tile.kind() == Kind::Entrance => 2,
            1 => 0,
            _ if *stack == Stack::City => 3,
            _ => 1,
        });
        let mut map = Map::new(Doors::Strict);
        map.lay_first(Tile::TownSquare, Zone::City);
        let mut sketch = Sketch::new();
        sketch.lay(Tile::TownSquare, Zone::City, (0, 0), 0);
        Draw { map, sketch, rest }
    }

    fn lay(&mut self, tile: Tile, stack: Stack, placement: Placement) {
        for spot in self.map.lay(tile, stack, placement) {
            let Cell { x, y } = self.map.cell(spot);
            let cell = (i32::from(x), i32::from(y));
            let zone = self.map.zone(spot);
            self.sketch.lay(self.map.tile(spot), zone, cell, self.map.turn(spot).quarters());
        }
    }

    /// All placements according to the sketch, over all cells around the map.
    fn slow_placements(&self, tile: Tile, stack: Stack) -> Vec<Placement> {
        let ((x0, y0), (x1, y1)) = self.sketch.bounds();
        let n_turns = if tile == Tile::CampusHelipad { 4 } else { tile.facts().n_turns };
        let mut all = Vec::new();
        for x in x0 - 2..=x1 + 2 {
            for y in y0 - 2..=y1 + 2 {
                for turn in 0..4 {
                    let is_legal = self.sketch.may_lay(tile, stack, (x, y), turn);
                    let same = self.sketch.may_lay(tile, stack, (x, y), turn % n_turns);
                    assert_eq!(is_legal, same, "turns that look the same are the same");
                    if is_legal && turn < n_turns {
                        let cell = Cell { x: x as i16, y: y as i16 };
                        all.push(Placement { cell, turn: Turn::try_from(turn).unwrap() });
                    }
                }
            }
        }
        all.sort_unstable();
        all
    }
}

fn random_draw(seed: u64, check: bool) -> Draw {
    let mut seeded = Seeded::new(seed);
    let chance: &mut dyn Chance = &mut seeded;
    let mut draw = Draw::new(chance);
    while let Some((tile, stack)) = draw.rest.pop() {
        let mut places = Vec::new();
        draw.map.placements(tile, stack, &mut places);
        if check {
            let mut sorted = places.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, draw.slow_placements(tile, stack), "{tile:?}");
        }
        if !places.is_empty() {
            let picks = [(); 3].map(|()| chance.pick(&places));
            let farthest = picks.into_iter().max_by_key(|p| p.cell.x.abs() + p.cell.y.abs());
            let placement = farthest.unwrap();
            draw.lay(tile, stack, placement);
        }
    }
    draw
}

#[test]
fn zom_5_5_every_listed_place_is_legal_and_no_other() {
    let mut odd = vec![Tile::BigTop2, Tile::CampusHelipad, Tile::MallHelipad, Tile::Escalator, Tile::Cave];
    let mut most = 0;
    for seed in 0..4 {
        let map = random_draw(seed, true).map;
        odd.retain(|tile| map.find(*tile).is_none());
        most = most.max(map.n_tiles());
    }
    assert_eq!(odd, [], "never laid");
    assert!(most > 150, "only {most} tiles were laid");
}

#[test]
fn zom_5_20_a_tile_has_a_place_where_one_is_listed() {
    let (mut n_with, mut n_without) = (0, 0);
    for seed in 30..40 {
        let map = random_draw(seed, false).map;
        for tile in Set::BOXES.into_iter().flat_map(Set::tiles) {
            for stack in [Stack::City, Stack::of(tile.set())] {
                let mut places = Vec::new();
                map.placements(tile, stack, &mut places);
                assert_eq!(map.has_place(tile, stack), !places.is_empty(), "{tile:?} of {stack:?}");
                *(if places.is_empty() { &mut n_without } else { &mut n_with }) += 1;
            }
        }
    }
    assert!(n_with > 100 && n_without > 100, "{n_with} and {n_without}");
}

#[test]
fn zom_c_z2_11_destroyed_tiles_leave_free_cells() {
    let mut seeded = Seeded::new(50);
    let chance: &mut dyn Chance = &mut seeded;
    let mut draw = random_draw(50, false);
    for _ in 0..40 {
        let edge: Vec<Spot> = draw.map.spots().skip(1).filter(|spot| draw.map.is_at_edge(*spot)).collect();
        let spot = chance.pick(&edge);
        let Cell { x, y } = draw.map.cell(spot);
        let (tile, stack) = (draw.map.tile(spot), draw.map.zone(spot).stack());
        draw.map.destroy(spot);
        draw.sketch.remove((i32::from(x), i32::from(y)));
        if tile.kind() == Kind::Entrance || tile.is_big_top() {
            continue;
        }
        let mut places = Vec::new();
        draw.map.placements(tile, stack, &mut places);
        places.sort_unstable();
        assert_eq!(places, draw.slow_placements(tile, stack), "{tile:?}");
    }
}

#[test]
fn zom_11_3_steps_and_distances() {
    for seed in 10..16 {
        let draw = random_draw(seed, false);
        let place = |square: Square| {
            let Cell { x, y } = draw.map.cell(square.spot());
            draw.sketch.place_of((i32::from(x), i32::from(y)), square.at())
        };
        for square in draw.map.spots().flat_map(|spot| draw.map.walkable(spot)) {
            let mut steps: Vec<_> = draw.map.steps(square).into_iter().map(place).collect();
            let mut slow = draw.sketch.steps(place(square));
            steps.sort_unstable();
            slow.sort_unstable();
            assert_eq!(steps, slow, "{square:?} of {:?}", draw.map.tile(square.spot()));
        }
        let mut reach = Reach::default();
        reach.walk(&draw.map, Spot(0).centre(), u16::MAX, |_, _| Way::Open);
        let found: BTreeMap<_, _> = reach.found().iter().map(|f| (place(f.square), f.steps)).collect();
        assert_eq!(found, slow_distances(&draw.sketch, place(Spot(0).centre())), "ZOM-11.20");
    }
}

fn slow_distances(sketch: &Sketch, from: (i32, i32)) -> BTreeMap<(i32, i32), u16> {
    let mut distances = BTreeMap::from([(from, 0)]);
    for steps in 1.. {
        let edge: Vec<_> = distances.iter().filter(|(_, d)| **d == steps - 1).map(|(at, _)| *at).collect();
        if edge.is_empty() {
            break;
        }
        for to in edge.into_iter().flat_map(|at| sketch.steps(at)) {
            distances.entry(to).or_insert(steps);
        }
    }
    distances
}

/// A map with zombies of all kinds.
fn crowded_draw(seed: u64) -> Draw {
    let mut seeded = Seeded::new(seed);
    let chance: &mut dyn Chance = &mut seeded;
    let mut draw = random_draw(seed, false);
    let spots: Vec<Spot> = draw.map.spots().collect();
    for spot in spots {
        let native = draw.map.native_figure(spot);
        for square in draw.map.walkable(spot) {
            let figure = match (chance.d6(), native) {
                (1, Figure::Zombie) => Figure::Enhanced,
                (2, Figure::Zombie) => Figure::Dog,
                (3 | 4, _) => native,
                _ => continue,
            };
            draw.map.put_figure(square, figure);
            if chance.d6() < 3 && draw.map.has_room(square, figure) {
                draw.map.put_figure(square, figure);
            }
        }
        let buildings: Vec<Building> = draw.map.buildings_on(spot).collect();
        match chance.d6() {
            1 => buildings.into_iter().for_each(|building| draw.map.lock(building)),
            2 => draw.map.bar_to_zombies(spot),
            _ => {}
        }
    }
    draw
}

#[test]
fn zom_13_7_listing_all_moves_at_once_equals_listing_them_one_by_one() {
    for seed in 60..64 {
        let map = crowded_draw(seed).map;
        let mut all = Vec::new();
        _ = map.each_zombie_move(
            |_| 0,
            |from, to| {
                all.push((from, to));
                ControlFlow::Continue(())
            },
        );
        let mut one_by_one: Vec<(Square, Square)> = map
            .figures()
            .flat_map(|(from, figure)| map.zombie_moves(from, figure).into_iter().map(move |to| (from, to)))
            .collect();
        all.sort_unstable();
        one_by_one.sort_unstable();
        assert_eq!(all, one_by_one);
        assert!(all.len() > 100);
    }
}

#[test]
fn zom_11_20_the_way_is_shortest_and_meets_fewest_zombies() {
    let draw = crowded_draw(20);
    let mut reach = Reach::default();
    let starts: Vec<Square> = draw.map.spots().flat_map(|spot| draw.map.walkable(spot)).step_by(17).collect();
    for from in starts {
        reach.walk(&draw.map, from, 9, |_, _| Way::Open);
        let best = fewest_zombies(&draw.map, from, 9);
        assert_eq!(reach.found().len(), best.len());
        for found in reach.found() {
            assert_eq!(best[&found.square], (found.steps, found.zombies));
            let mut way: Vec<Square> = reach.way_back_from(found.square).collect();
            way.push(from);
            assert_eq!(way.len(), usize::from(found.steps) + 1);
            assert!(way.windows(2).all(|pair| draw.map.steps(pair[1]).contains(&pair[0])));
            let met: u16 = way[..way.len() - 1].iter().map(|s| u16::from(draw.map.n_figures(*s))).sum();
            assert_eq!(met, found.zombies);
        }
    }
}

/// Steps and zombies of the best way to each square, by trying longer and longer ways.
fn fewest_zombies(map: &Map, from: Square, limit: u16) -> BTreeMap<Square, (u16, u16)> {
    let mut best = BTreeMap::from([(from, (0, 0))]);
    for steps in 1..=limit {
        let edge: Vec<_> =
            best.iter().filter(|(_, (s, _))| *s == steps - 1).map(|(at, b)| (*at, *b)).collect();
        for (at, (_, zombies)) in edge {
            for to in map.steps(at) {
                let new = (steps, zombies + u16::from(map.n_figures(to)));
                let old = best.entry(to).or_insert(new);
                *old = new.min(*old);
            }
        }
    }
    best
}
