//! A tile's drawing, read at compile time. A wrong one does not compile.
//!
//! Three rows of three squares, with a gap between them. In the gap, `+` is a door; `|` and `-` separate two
//! buildings that would otherwise be one. A lower-case letter is a square with a duct.

use super::side::{N_SQUARES, Side, beside};

/// The ground of a square, by the legend of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ground {
    Street,
    /// Inside a named building.
    Inside,
    /// Inside a store of the mall.
    Store,
    Hallway,
    Escalator,
    /// A walkable lot or yard.
    Lot,
    Clearing,
    Wooded,
    Altar,
    Cave,
    Water,
    /// An unnamed building, lawn or parking.
    Blocked,
}

impl Ground {
    const fn read(letter: u8) -> Ground {
        match letter.to_ascii_uppercase() {
            b'S' => Ground::Street,
            b'B' => Ground::Inside,
            b'M' => Ground::Store,
            b'H' => Ground::Hallway,
            b'E' => Ground::Escalator,
            b'P' => Ground::Lot,
            b'G' => Ground::Clearing,
            b'T' => Ground::Wooded,
            b'A' => Ground::Altar,
            b'C' => Ground::Cave,
            b'W' => Ground::Water,
            b'.' => Ground::Blocked,
            _ => panic!("a square must be one of SBMHEPGTACW."),
        }
    }

    /// ZOM-1.3, ZOM-12.4: whether it can be stood on.
    pub const fn is_walkable(self) -> bool {
        !matches!(self, Ground::Water | Ground::Blocked)
    }

    pub const fn is_inside(self) -> bool {
        matches!(self, Ground::Inside | Ground::Store | Ground::Cave)
    }

    /// ZOM-1.14: what counts as street.
    pub const fn is_street(self) -> bool {
        matches!(self, Ground::Street | Ground::Hallway | Ground::Escalator | Ground::Lot)
    }

    pub const fn is_woodland(self) -> bool {
        matches!(self, Ground::Clearing | Ground::Wooded | Ground::Altar)
    }
}

/// Squares are numbered as in [`side`](super::side). A mask has one bit for each square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    pub squares: [Ground; 9],
    pub ducts: u16,
    /// For each square, the sides on which it has a door, one bit each.
    pub doors: [u8; 9],
    /// For each square, the sides on which a wall separates it from another inside square.
    pub walls: [u8; 9],
}

const N_LINES: usize = 5;

impl Drawing {
    pub const fn read(text: &str) -> Drawing {
        let letters = letters_of(text);
        let mut drawing = Drawing { squares: [Ground::Blocked; 9], ducts: 0, doors: [0; 9], walls: [0; 9] };
        let mut at = 0;
        while at < N_SQUARES as usize {
            let letter = letters[at / 3 * 2][at % 3 * 2];
            drawing.squares[at] = Ground::read(letter);
            if letter.is_ascii_lowercase() {
                drawing.ducts |= 1 << at;
            }
            at += 1;
        }
        let mut line = 0;
        while line < N_LINES {
            let mut column = 0;
            while column < N_LINES {
                if line % 2 + column % 2 == 1 {
                    let at = (line / 2 * 3 + column / 2) as u8;
                    let side = if line % 2 == 1 { Side::S } else { Side::E };
                    drawing.part(at, side, letters[line][column]);
                } else if line % 2 == 1 {
                    assert!(letters[line][column] == b' ', "there must be nothing between four squares");
                }
                column += 1;
            }
            line += 1;
        }
        drawing
    }

    /// Reads what is between a square and the one next to it.
    const fn part(&mut self, at: u8, side: Side, letter: u8) {
        let Some(other) = beside(at, side) else { panic!("there is no square on that side") };
        let (here, there) = (self.squares[at as usize], self.squares[other as usize]);
        match letter {
            b' ' => {}
            b'+' => {
                assert!(
                    here.is_walkable() && there.is_walkable(),
                    "a door must not lead to a square without a floor"
                );
                assert!(here.is_inside() != there.is_inside(), "a door must join inside and outside");
                self.doors[at as usize] |= 1 << side as u8;
                self.doors[other as usize] |= 1 << side.opposite() as u8;
            }
            b'|' | b'-' => {
                assert!(here.is_inside() && there.is_inside(), "a wall must separate two inside squares");
                assert!(
                    (letter == b'|') == matches!(side, Side::E),
                    "a wall must be drawn in its own direction"
                );
                self.walls[at as usize] |= 1 << side as u8;
                self.walls[other as usize] |= 1 << side.opposite() as u8;
            }
            _ => panic!("between two squares there must be a door, a wall or nothing"),
        }
    }

    /// The sides of a square on which the next square can be walked to. With `every_wall`, a building is open
    /// to the street all around (ZOM-2.12).
    pub const fn open_sides(&self, at: u8, every_wall: bool) -> u8 {
        let here = self.squares[at as usize];
        let mut open = 0;
        let mut index = 0;
        while index < 4 {
            let side = Side::ALL[index];
            if let Some(other) = beside(at, side) {
                let there = self.squares[other as usize];
                let is_parted = match (here.is_inside(), there.is_inside()) {
                    (true, true) => self.walls[at as usize] & 1 << index != 0,
                    (false, false) => false,
                    _ => !every_wall && self.doors[at as usize] & 1 << index == 0,
                };
                if here.is_walkable() && there.is_walkable() && !is_parted {
                    open |= 1 << index;
                }
            }
            index += 1;
        }
        open
    }
}

/// The five lines of five letters, without the indentation of the first line; missing letters are blank.
const fn letters_of(text: &str) -> [[u8; N_LINES]; N_LINES] {
    let bytes = text.as_bytes();
    let mut start = 0;
    while start < bytes.len() && (bytes[start] == b' ' || bytes[start] == b'\n') {
        start += 1;
    }
    let mut indent = 0;
    while indent < start && bytes[start - indent - 1] != b'\n' {
        indent += 1;
    }
    let mut letters = [[b' '; N_LINES]; N_LINES];
    let (mut line, mut column, mut at) = (0, 0, start);
    while at < bytes.len() {
        if bytes[at] == b'\n' {
            line += 1;
            column = 0;
            at += 1;
            // The indentation of the next line, which a blank line may lack.
            let mut skipped = 0;
            while skipped < indent && at < bytes.len() && bytes[at] == b' ' {
                at += 1;
                skipped += 1;
            }
            continue;
        }
        assert!(bytes[at] == b' ' || line < N_LINES, "a drawing must have five lines");
        assert!(bytes[at] == b' ' || column < N_LINES, "a line of a drawing must have five letters");
        if line < N_LINES && column < N_LINES {
            letters[line][column] = bytes[at];
        }
        column += 1;
        at += 1;
    }
    letters
}
