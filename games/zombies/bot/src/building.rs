//! Laying tiles: good ones near oneself, bad ones near the others.

use zombies::map::{Cell, Map, Placement, Square, Stack};
use zombies::tiles::Tile;
use zombies::{Action, view::View};

use super::Choice;
use super::odds::kills_of;
use super::sight::Sight;

pub fn best_place(sight: &Sight<'_>, choice: &mut Choice<'_>, tile: Tile) -> Action {
    let stack = sight.view.drawn.as_ref().map_or(Stack::City, |drawn| drawn.stack);
    choice.best(|action| match action {
        Action::Place { cell, turn } => {
            let place = Placement { cell, turn };
            if tile.is_helipad() {
                return helipad(sight, tile, stack, place);
            }
            near_me(sight, cell) * attraction(tile) - closes(sight, tile, stack, place)
        }
        _ => f64::NEG_INFINITY,
    })
}

/// What a tile is worth to players near it.
fn attraction(tile: Tile) -> f64 {
    let facts = tile.facts();
    let tokens = f64::from(facts.bullets) + 1.5 * f64::from(facts.life);
    1.0 + tokens
}

/// How much nearer I am than the others.
pub fn near_me(sight: &Sight<'_>, cell: Cell) -> f64 {
    let tiles_to = |at: Square| {
        let here = sight.map.cell(at.spot());
        f64::from(here.x.abs_diff(cell.x) + here.y.abs_diff(cell.y))
    };
    let own = tiles_to(sight.own().at);
    let nearest = sight.others().map(|seat| tiles_to(sight.of(seat).at)).fold(f64::MAX, f64::min);
    (0.3 * nearest.min(4.0) - own) * 0.5
}

/// Without a helipad only zombies win, which is good for the player with the most of them.
fn closes(sight: &Sight<'_>, tile: Tile, stack: Stack, place: Placement) -> f64 {
    let mut map = sight.map.clone();
    map.lay(tile, stack, place);
    let is_closed = !sight.view.undrawn.is_empty() && !has_next_tile(sight.view, &map);
    if is_closed && kills_of(sight.own()) < 18 { 100.0 } else { 0.0 }
}

/// Whether one of the remaining tiles has a place on this map. Those in closed stacks do not.
fn has_next_tile(view: &View, map: &Map) -> bool {
    view.undrawn.iter().any(|count| map.has_place(count.tile, view.rules.stack_of(count.tile)))
}

/// A helipad is best near me and far from the others.
fn helipad(sight: &Sight<'_>, tile: Tile, stack: Stack, place: Placement) -> f64 {
    let mut map = sight.map.clone();
    let laid = map.lay(tile, stack, place);
    let Some(spot) = laid.first() else { return f64::NEG_INFINITY };
    let ways = ways_to(&map, spot.centre());
    let way = |at: Square| {
        ways.to(at).map_or(80.0, |found| f64::from(found.steps) + 2.0 * f64::from(found.zombies))
    };
    let nearest = sight.others().map(|seat| way(sight.of(seat).at)).fold(f64::MAX, f64::min);
    0.7 * nearest - way(sight.own().at)
}

fn ways_to(map: &Map, at: Square) -> zombies::map::Reach {
    let mut reach = zombies::map::Reach::default();
    reach.walk(map, at, 60, |_, _| zombies::map::Way::Open);
    reach
}

pub fn best_square_for_zombie(sight: &Sight<'_>, choice: &mut Choice<'_>) -> Action {
    choice.best(worth_of_putting(sight))
}

/// What it is worth to me to put a zombie on a square: far away if I need my life, and within reach if I can use it.
pub fn worth_of_putting(sight: &Sight<'_>) -> impl Fn(Action) -> f64 {
    let sign = sight.odds().gain(1).signum();
    move |action| match action {
        Action::Put { at } => sight.steps_to(at).map_or(0.0, |steps| -sign * f64::from(steps)),
        _ => f64::NEG_INFINITY,
    }
}

pub fn best_square_for_token(sight: &Sight<'_>, choice: &mut Choice<'_>) -> Action {
    choice.best(worth_of_putting_token(sight))
}

/// What a token on a square is worth to me: I would like to take it without a fight, if I am the first to get there.
pub fn worth_of_putting_token(sight: &Sight<'_>) -> impl Fn(Action) -> f64 {
    let mine = |at: Square| sight.steps_to(at).is_some_and(|steps| steps <= 8);
    move |action| match action {
        Action::PutBullet { at } | Action::PutLife { at } => {
            let is_guarded = sight.map.has_figure(at);
            let near = sight.steps_to(at).map_or(0.0, |steps| 0.05 * f64::from(steps));
            if mine(at) { -f64::from(is_guarded) - near } else { f64::from(is_guarded) }
        }
        _ => f64::NEG_INFINITY,
    }
}
