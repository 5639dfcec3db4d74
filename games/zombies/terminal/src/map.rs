//! The map: a section around the acting player, each tile as three rows of three squares under its number and
//! name.
//!
//! A square is four letters: its number on the tile, the zombie that stands there, what lies there, and a
//! pawn or the direction of a door. `12.4` in a sentence is square 4 of tile 12.

use table::Seat;
use zombies::map::{Cell, Square, Zone};
use zombies::tiles::{Facts, Figure, Ground, Side, Tile, Turn, turned_square};
use zombies::view::{TileView, View};

use terminal::board::DrawContext;
use terminal::layout::{left, width_of};
use terminal::speech::Speech;
use terminal::style::{TerminalColour, bold, bold_coloured, coloured, dim};

const SQUARE: usize = 4;
const TILE: usize = 3 * SQUARE;
/// Tiles above and below the middle one.
const ROWS: i16 = 2;

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let centre = view.seats[view.active.index()].at.spot();
    let Some(middle) = view.tiles.iter().find(|tile| tile.spot == centre) else { return Vec::new() };
    let columns = ((context.width / (TILE + 1)).max(1) as i16 - 1) / 2;
    let is_apart = |tile: &TileView| tile.zone == Zone::FunHouse;
    let shown: Vec<&TileView> = view
        .tiles
        .iter()
        .filter(|tile| is_apart(tile) == is_apart(middle))
        .filter(|tile| (tile.cell.x - middle.cell.x).abs() <= columns)
        .filter(|tile| (tile.cell.y - middle.cell.y).abs() <= ROWS)
        .collect();
    let ys = bounds(shown.iter().map(|tile| tile.cell.y));
    let xs = bounds(shown.iter().map(|tile| tile.cell.x));
    let mut lines = Vec::new();
    for y in ys.0..=ys.1 {
        let mut rows = vec![String::new(); 4];
        for x in xs.0..=xs.1 {
            let tile = shown.iter().find(|tile| tile.cell == Cell { x, y });
            let drawn = match tile {
                Some(tile) => tile_rows(view, tile, context.speech),
                None => vec![" ".repeat(TILE); 4],
            };
            rows.iter_mut().zip(drawn).for_each(|(row, part)| *row += &format!("{part} "));
        }
        lines.extend(rows.iter().map(|row| row.trim_end().to_string()));
    }
    let n_hidden = view.tiles.len() - shown.len();
    if n_hidden > 0 {
        lines.push(dim(&context.speech.with("zom-more-tiles", "n", n_hidden as i64)));
    }
    lines
}

fn bounds(numbers: impl Iterator<Item = i16> + Clone) -> (i16, i16) {
    (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
}

/// The number and name of a tile, and its squares as it lies.
fn tile_rows(view: &View, tile: &TileView, speech: &Speech) -> Vec<String> {
    let mut rows = vec![title(&format!("{} {}", tile.spot.0, speech.word_of(&tile.tile)))];
    let pawns = |at: u8| pawns_on(view, tile.spot.square(at));
    rows.extend(rows_of(tile.tile, tile.turn, |at| {
        [
            figure_on(tile, at),
            thing_on(tile, at),
            pawns(at).map_or(String::new(), |pawn| pawn_mark(pawn, speech)),
        ]
    }));
    rows
}

fn title(text: &str) -> String {
    let mut short = String::new();
    for letter in text.chars() {
        if width_of(&short) == TILE {
            break;
        }
        short.push(letter);
    }
    bold(&left(&short, TILE))
}

/// A tile that is not on the table yet.
pub fn drawn_tile(tile: Tile) -> Vec<String> {
    rows_of(tile, Turn::NONE, |_| [String::new(), String::new(), String::new()])
}

/// The three rows of a tile. `marks` gives the figure, the token and the pawn of a square.
fn rows_of(tile: Tile, turn: Turn, marks: impl Fn(u8) -> [String; 3]) -> Vec<String> {
    let facts = tile.facts();
    let mut squares = vec![String::new(); 9];
    for at in 0..9 {
        squares[usize::from(turned_square(at, turn))] = square(facts, at, turn, marks(at));
    }
    squares.chunks(3).map(|row| row.concat()).collect()
}

fn square(facts: &Facts, at: u8, turn: Turn, [figure, thing, pawn]: [String; 3]) -> String {
    let ground = facts.ground(at);
    if !ground.is_walkable() {
        let fill = if ground == Ground::Water { "~" } else { "░" };
        return dim(&fill.repeat(SQUARE));
    }
    let number = at.to_string();
    let number = if ground.is_inside() { coloured(&number, TerminalColour::ORANGE) } else { dim(&number) };
    let end = if pawn.is_empty() { door(facts, at, turn) } else { pawn };
    [number, figure, thing, end].iter().map(|part| left(part, 1)).collect()
}

/// Where the door of an inside square leads.
fn door(facts: &Facts, at: u8, turn: Turn) -> String {
    let doors = facts.drawing.doors[usize::from(at)];
    let side = Side::ALL.into_iter().find(|side| doors & 1 << side.index() != 0);
    match side.filter(|_| facts.ground(at).is_inside()).map(|side| side.turned(turn)) {
        Some(Side::N) => "↑".to_string(),
        Some(Side::E) => "→".to_string(),
        Some(Side::S) => "↓".to_string(),
        Some(Side::W) => "←".to_string(),
        None => String::new(),
    }
}

fn figure_on(tile: &TileView, at: u8) -> String {
    let Some(stands) = tile.figures.iter().find(|stands| stands.at == at) else { return String::new() };
    let letter = match (stands.figure, stands.n) {
        (Figure::Zombie, _) => "z",
        (Figure::Enhanced, _) => "Z",
        (Figure::Dog, 0 | 1) => "d",
        (Figure::Dog, _) => "D",
        (Figure::Clown, _) => "c",
    };
    bold_coloured(letter, TerminalColour::RED)
}

fn thing_on(tile: &TileView, at: u8) -> String {
    if tile.life.contains(&at) {
        bold_coloured("♥", TerminalColour::GREEN)
    } else if tile.bullets.contains(&at) {
        bold_coloured("•", TerminalColour::GREEN)
    } else if tile.manholes.contains(&at) {
        dim("o")
    } else {
        String::new()
    }
}

/// The pawns on a square: a single one by name, several as a crowd.
enum Pawns {
    One(Seat),
    Several,
}

fn pawns_on(view: &View, at: Square) -> Option<Pawns> {
    let mut here = view.seats.iter().filter(|seat| seat.at == at);
    match (here.next(), here.next()) {
        (None, _) => None,
        (Some(one), None) => Some(Pawns::One(one.seat)),
        _ => Some(Pawns::Several),
    }
}

fn pawn_mark(pawns: Pawns, speech: &Speech) -> String {
    match pawns {
        Pawns::One(seat) => speech.letter(seat),
        Pawns::Several => bold("#"),
    }
}
