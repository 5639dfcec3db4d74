//! A second, slow map, built from the rows of the catalogue and independent of the first.

use std::collections::BTreeMap;

use table_laws::words;
use zombies::map::{Stack, Zone};
use zombies::tiles::Tile;

use crate::rows;

/// A tile as its row describes it.
#[derive(Clone, Debug)]
struct Row {
    kind: String,
    grid: Vec<Vec<char>>,
    exits: String,
    doors: Vec<String>,
    roof: Option<char>,
}

#[derive(Clone, Debug)]
struct Piece {
    name: String,
    turn: u8,
    zone: Zone,
}

type At = (i32, i32);

pub struct Sketch {
    rows: BTreeMap<String, Row>,
    pieces: BTreeMap<At, Piece>,
}

const SIDES: [char; 4] = ['N', 'E', 'S', 'W'];

fn beyond((x, y): At, side: usize) -> At {
    [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)][side]
}

/// Row and column of a printed square once its tile is turned.
fn turned(square: (usize, usize), turn: u8) -> (usize, usize) {
    (0..turn).fold(square, |(row, column), _| (column, 2 - row))
}

fn is_ground(letter: char) -> bool {
    "GTAP".contains(letter)
}

fn is_inside(letter: char) -> bool {
    "BMC".contains(letter)
}

fn is_walkable(letter: char) -> bool {
    !".W".contains(letter)
}

fn home_of(name: &str) -> Zone {
    match name {
        "front-gate" | "base-straight" | "base-crossroads" => Zone::Base,
        "front-door" | "mall-crossroads" => Zone::Floor1,
        "bridge" => Zone::Woods,
        "school-entrance" | "campus-crossroads" => Zone::Campus,
        "ticket-booth" | "carnival-crossroads" => Zone::Circus,
        "prison-gate" | "prison-crossroads" => Zone::Prison,
        _ => panic!("{name} is not an entrance"),
    }
}

/// What is laid beyond an entrance.
fn company_of(name: &str) -> &'static [&'static str] {
    match name {
        "front-gate" => &["base-straight", "base-crossroads"],
        "front-door" => &["mall-crossroads"],
        "school-entrance" => &["campus-crossroads"],
        "ticket-booth" => &["carnival-crossroads"],
        "prison-gate" => &["prison-crossroads"],
        _ => &[],
    }
}

fn zones_of(stack: Stack) -> Vec<Zone> {
    match stack {
        Stack::City => vec![Zone::City],
        Stack::Base => vec![Zone::Base],
        Stack::Mall => vec![Zone::Floor1, Zone::Floor2],
        Stack::Woods => vec![Zone::Woods],
        Stack::Campus => vec![Zone::Campus],
        Stack::Circus => vec![Zone::Circus],
        Stack::Prison => vec![Zone::Prison],
    }
}

impl Sketch {
    pub fn new() -> Sketch {
        let rows = rows::ALL.into_iter().flatten().map(|row| read(row)).collect();
        Sketch { rows, pieces: BTreeMap::new() }
    }

    pub fn lay(&mut self, tile: Tile, zone: Zone, cell: At, turn: u8) {
        let piece = Piece { name: words(&tile), turn, zone };
        assert!(self.pieces.insert(cell, piece).is_none(), "{cell:?} is taken");
    }

    pub fn remove(&mut self, cell: At) {
        self.pieces.remove(&cell);
    }

    pub fn bounds(&self) -> (At, At) {
        let xs = || self.pieces.keys().map(|cell| cell.0);
        let ys = || self.pieces.keys().map(|cell| cell.1);
        ((xs().min().unwrap(), ys().min().unwrap()), (xs().max().unwrap(), ys().max().unwrap()))
    }

    /// Whether the top tile of a stack may be laid here.
    pub fn may_lay(&self, tile: Tile, stack: Stack, cell: At, turn: u8) -> bool {
        let name = words(&tile);
        if self.pieces.contains_key(&cell) {
            return false;
        }
        let piece = |zone| Piece { name: name.clone(), turn, zone };
        if self.rows[&name].kind == "entrance" {
            return self.entrance_fits(&piece(home_of(&name)), cell);
        }
        match name.as_str() {
            "escalator" => self.fits(&piece(Zone::Floor2), cell) == Some(true),
            "mall-helipad" => {
                self.fits(&piece(Zone::Floor2), cell) == Some(true) || self.is_among_stores(cell)
            }
            "campus-helipad" => self.is_on_roof(cell, turn),
            "big-top1" => {
                let other = beyond(cell, usize::from(turn));
                let first = self.fits(&piece(Zone::Circus), cell);
                let second = Piece { turn: (turn + 2) % 4, ..piece(Zone::Circus) };
                let second = self.fits(&second, other).filter(|_| !self.pieces.contains_key(&other));
                matches!((first, second), (Some(a), Some(b)) if a || b)
            }
            _ => zones_of(stack).into_iter().any(|zone| self.fits(&piece(zone), cell) == Some(true)),
        }
    }

    fn entrance_fits(&self, piece: &Piece, cell: At) -> bool {
        let city_side = (usize::from(piece.turn) + 2) % 4;
        let meets_city = self
            .pieces
            .get(&beyond(cell, city_side))
            .is_some_and(|other| self.meet(piece, other, city_side) == Some(true));
        let mut line = cell;
        meets_city
            && self.fits(piece, cell).is_some()
            && company_of(&piece.name).iter().all(|name| {
                line = beyond(line, usize::from(piece.turn));
                let companion = Piece { name: name.to_string(), ..piece.clone() };
                !self.pieces.contains_key(&line) && self.fits(&companion, line).is_some()
            })
    }

    /// `None` if the tile clashes with a neighbour; otherwise whether it joins one.
    fn fits(&self, piece: &Piece, cell: At) -> Option<bool> {
        let mut joins = false;
        for side in 0..4 {
            if let Some(other) = self.pieces.get(&beyond(cell, side)) {
                joins |= self.meet(piece, other, side)?;
            }
        }
        Some(joins)
    }

    /// `None` if two sides must not meet; otherwise whether they join.
    fn meet(&self, one: &Piece, other: &Piece, side: usize) -> Option<bool> {
        let across = (side + 2) % 4;
        if self.is_woodland(one) && self.is_woodland(other) {
            let mut pairs = self.letters(one, side).into_iter().zip(self.letters(other, across));
            return Some(pairs.any(|(a, b)| is_ground(a) && is_ground(b)));
        }
        match (self.is_exit(one, side), self.is_exit(other, across)) {
            (false, false) => Some(false),
            (true, true) => {
                let middle = |piece, side| self.letters(piece, side)[1];
                let is_met = |piece, side| !self.is_woodland(piece) || is_ground(middle(piece, side));
                let same_zone = self.zone(one, side) == self.zone(other, across);
                (same_zone && is_met(one, side) && is_met(other, across)).then_some(true)
            }
            _ => None,
        }
    }

    fn is_among_stores(&self, cell: At) -> bool {
        let beside: Vec<(usize, &Piece)> =
            (0..4).filter_map(|side| Some((side, self.pieces.get(&beyond(cell, side))?))).collect();
        !beside.is_empty()
            && beside.iter().all(|(side, piece)| {
                let is_store = self.rows[&piece.name].grid.concat().contains(&'M');
                piece.zone == Zone::Floor2 && is_store && !self.is_exit(piece, (side + 2) % 4)
            })
    }

    fn is_on_roof(&self, cell: At, turn: u8) -> bool {
        let below = (2 + usize::from(turn)) % 4;
        let is_roof = self.pieces.get(&beyond(cell, below)).is_some_and(|piece| {
            let printed = SIDES[(below + 2 + 4 - usize::from(piece.turn)) % 4];
            piece.zone == Zone::Campus && self.rows[&piece.name].roof == Some(printed)
        });
        let is_blank = |side: usize| {
            self.pieces.get(&beyond(cell, side)).is_none_or(|p| !self.is_exit(p, (side + 2) % 4))
        };
        is_roof && (0..4).all(is_blank)
    }

    fn is_woodland(&self, piece: &Piece) -> bool {
        self.rows[&piece.name].grid.iter().flatten().any(|letter| "GTA".contains(*letter))
    }

    fn is_exit(&self, piece: &Piece, side: usize) -> bool {
        let printed = SIDES[(side + 4 - usize::from(piece.turn)) % 4];
        piece.name != "campus-helipad" && self.rows[&piece.name].exits.contains(printed)
    }

    fn zone(&self, piece: &Piece, side: usize) -> Zone {
        let is_south = (side + 4 - usize::from(piece.turn)) % 4 == 2;
        match self.rows[&piece.name].kind.as_str() {
            "entrance" if is_south => Zone::City,
            _ if piece.name == "escalator" && is_south => Zone::Floor1,
            _ => piece.zone,
        }
    }

    /// The three squares along a side of the table, from west to east or from north to south.
    fn letters(&self, piece: &Piece, side: usize) -> Vec<char> {
        (0..3)
            .map(|place| self.letter_on(piece, [(0, place), (place, 2), (2, place), (place, 0)][side]))
            .collect()
    }

    /// The letter of a square by its row and column on the table.
    fn letter_on(&self, piece: &Piece, square: (usize, usize)) -> char {
        let (row, column) = turned(square, (4 - piece.turn) % 4);
        self.rows[&piece.name].grid[row][column]
    }

    /// The place of a printed square on the grid of all squares, columns then rows.
    pub fn place_of(&self, cell: At, at: u8) -> At {
        let piece = &self.pieces[&cell];
        let (row, column) = turned((usize::from(at / 3), usize::from(at % 3)), piece.turn);
        (cell.0 * 3 + column as i32, cell.1 * 3 + row as i32)
    }

    /// The squares one step away.
    pub fn steps(&self, from: At) -> Vec<At> {
        (0..4).filter(|side| self.leads(from, *side)).map(|side| beyond(from, side)).collect()
    }

    fn leads(&self, from: At, side: usize) -> bool {
        let to = beyond(from, side);
        let cell_of = |(x, y): At| (x.div_euclid(3), y.div_euclid(3));
        let on_tile = |(x, y): At| (y.rem_euclid(3) as usize, x.rem_euclid(3) as usize);
        let (Some(here), Some(there)) = (self.pieces.get(&cell_of(from)), self.pieces.get(&cell_of(to)))
        else {
            return false;
        };
        let letters = (self.letter_on(here, on_tile(from)), self.letter_on(there, on_tile(to)));
        if !is_walkable(letters.0) || !is_walkable(letters.1) {
            return false;
        }
        if cell_of(from) == cell_of(to) {
            return self.is_open_between(here, on_tile(from), on_tile(to));
        }
        let across = (side + 2) % 4;
        let faces =
            |piece: &Piece, side: usize, printed: usize| (side + 4 - usize::from(piece.turn)) % 4 == printed;
        let is_pair = here.name.starts_with("big-top") && there.name.starts_with("big-top");
        if is_pair && faces(here, side, 0) && faces(there, across, 0) {
            return true;
        }
        let sits_on = |pad: &Piece, side: usize| pad.name == "campus-helipad" && faces(pad, side, 2);
        if sits_on(here, side) || sits_on(there, across) {
            return true;
        }
        if self.is_woodland(here) && self.is_woodland(there) {
            return is_ground(letters.0) && is_ground(letters.1);
        }
        let (row, column) = on_tile(from);
        let is_middle = if side.is_multiple_of(2) { column == 1 } else { row == 1 };
        is_middle && self.meet(here, there, side) == Some(true)
    }

    fn is_open_between(&self, piece: &Piece, from: (usize, usize), to: (usize, usize)) -> bool {
        let (a, b) = (self.letter_on(piece, from), self.letter_on(piece, to));
        let printed = |square| turned(square, (4 - piece.turn) % 4);
        match (is_inside(a), is_inside(b)) {
            (true, true) => !["outhouse", "solitary-cells"].contains(&piece.name.as_str()),
            (false, false) => true,
            (a_inside, _) => {
                let (inside, outside) = if a_inside { (from, to) } else { (to, from) };
                let ((r, c), (s, d)) = (printed(inside), printed(outside));
                self.rows[&piece.name].doors.contains(&format!("{r}{c}-{s}{d}"))
            }
        }
    }
}

/// Parses a row of the catalogue.
fn read(row: &str) -> (String, Row) {
    let (before, after) = row.split_once(": ").unwrap();
    let before: Vec<&str> = before.split(' ').collect();
    let (layout, _) = after.split_once(". Z").unwrap();
    let (grid, rest) = layout.split_once(" exits ").unwrap();
    let words: Vec<&str> = rest.split(' ').collect();
    let roof = words.iter().position(|word| *word == "roof").map(|at| words[at + 1].chars().next().unwrap());
    let exits = words.iter().take_while(|word| word.len() == 1).copied().collect();
    let doors = words.iter().filter(|word| word.contains('-')).map(|word| word.to_string()).collect();
    let grid = grid.split('/').map(|line| line.chars().collect()).collect();
    (before[1].to_string(), Row { kind: before[3].to_string(), grid, exits, doors, roof })
}
