//! Useful remarks next to an action: what stands and lies there, and what a tile would touch.

use table::Seat;
use zombies::map::{Cell, Square};
use zombies::view::{TileView, View};
use zombies::{Action, Aim};

use terminal::speech::Speech;
use terminal::words::Phrase;

pub fn remark(view: &View, seat: Seat, action: &Action, speech: &Speech) -> Option<String> {
    match *action {
        Action::Step { to } | Action::Walk { to } => Some(way(view, to, speech)),
        Action::Place { cell, .. } => Some(place(view, seat, cell, speech)),
        Action::MoveZombie { to, .. }
        | Action::Put { at: to }
        | Action::PutBullet { at: to }
        | Action::PutLife { at: to }
        | Action::Pick { aim: Aim::Square(to) } => {
            joined(vec![said_of_tile(view, to, speech)], who_stands(view, to, speech))
        }
        Action::Play { card, .. } | Action::Use { card, .. } | Action::Discard { card } => {
            speech.attribute_of(&card, "about")
        }
        _ => None,
    }
}

/// How far it is, how many fights it takes, and what lies there.
fn way(view: &View, to: Square, speech: &Speech) -> String {
    let mut parts = vec![said_of_tile(view, to, speech)];
    let ways = view.movement.iter().flat_map(|movement| &movement.ways);
    if let Some(way) = ways.into_iter().find(|way| way.to == to) {
        let text = Phrase::new("zom-remark-way").with("steps", way.steps).with("zombies", way.zombies);
        parts.push(speech.say(&text));
    }
    if let Some(tile) = tile_of(view, to) {
        if tile.life.contains(&to.at()) {
            parts.push(speech.word("zom-remark-life"));
        }
        if tile.bullets.contains(&to.at()) {
            parts.push(speech.word("zom-remark-bullets"));
        }
    }
    parts.extend(who_stands(view, to, speech));
    parts.join(&speech.word("list-comma"))
}

fn tile_of(view: &View, at: Square) -> Option<&TileView> {
    view.tiles.iter().find(|tile| tile.spot == at.spot())
}

fn said_of_tile(view: &View, at: Square, speech: &Speech) -> String {
    tile_of(view, at).map_or(String::new(), |tile| speech.word_of(&tile.tile))
}

fn who_stands(view: &View, at: Square, speech: &Speech) -> Option<String> {
    let here = view.seats.iter().filter(|seat| seat.at == at && !seat.is_below);
    let names: Vec<String> = here.map(|seat| speech.name(seat.seat).to_string()).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

fn joined(mut parts: Vec<String>, last: Option<String>) -> Option<String> {
    parts.extend(last);
    parts.retain(|part| !part.is_empty());
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// What a tile would touch, and how many tiles away from me it is.
fn place(view: &View, seat: Seat, cell: Cell, speech: &Speech) -> String {
    let touches = |tile: &&TileView| apart(tile.cell, cell) == 1;
    let beside: Vec<String> = view
        .tiles
        .iter()
        .filter(touches)
        .map(|tile| format!("{} {}", tile.spot.0, speech.word_of(&tile.tile)))
        .collect();
    let own = tile_of(view, view.seats[seat.index()].at).map_or(0, |tile| apart(tile.cell, cell));
    let text = Phrase::new("zom-remark-place")
        .with("tiles", beside.join(&speech.word("list-comma")))
        .with("n", i64::from(own));
    speech.say(&text)
}

fn apart(one: Cell, other: Cell) -> u16 {
    one.x.abs_diff(other.x) + one.y.abs_diff(other.y)
}
