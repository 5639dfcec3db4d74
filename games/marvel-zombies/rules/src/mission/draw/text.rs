//! A board in box-drawing characters.

use super::pieces::{Piece, letter, pieces};
use super::plan::{Line, Plan};
use crate::board::{Board, Door, Side, Zone};
use crate::cast::{CitizenCard, Color};
use crate::mission::{DoorState, Lock, Mission, Party, SpawnToken};

/// Characters inside a cell.
const WIDE: usize = 7;
/// Lines inside a cell.
const HIGH: usize = 3;

/// The mission at its start, with a legend of the signs.
pub fn text(mission: &Mission) -> String {
    let door = |door: Door| door_sign(mission.doors[door.index()]);
    let inside = |zone: Zone| pieces(mission, zone).into_iter().map(sign).collect();
    let board = board_text(&mission.board, &door, &inside);
    format!("{}  {}\n\n{board}\n{LEGEND}", mission.code.as_str(), mission.title.en.as_str())
}

const LEGEND: &str = "\
doors    D closed  o open  X sealed  r b g by colour
tokens   *1 Spawn token in its order (i initial, r b g by colour, + with 5-6 heroes, z inactive)
         Or Ob Og Objective (O? face down)  Cit Citizen card  OC Objective Citizen  S1 S2 Secret Mission
figures  G Guard  O Operator  S Specialist  ! a room that spawns
";

/// Draws a board with one sign for each door, and words for each zone, which are put into its cells.
pub fn board_text(
    board: &Board,
    door: &dyn Fn(Door) -> char,
    inside: &dyn Fn(Zone) -> Vec<String>,
) -> String {
    let plan = Plan::of(board);
    let mut grid = TextGrid::new(&plan);
    for (x, y) in plan.places() {
        for side in Side::ALL {
            grid.line(x, y, side, plan.line(x, y, side), door, plan.zone(x, y).is_some());
        }
    }
    for y in 0..=plan.height {
        for x in 0..=plan.width {
            grid.corner(x, y);
        }
    }
    for zone in board.zones() {
        let cells = plan.cells_of(zone);
        let rows = rows_of(&board.name(zone).to_string(), &inside(zone));
        for ((x, y), rows) in cells.iter().zip(rows.chunks(HIGH)) {
            for (line, row) in rows.iter().enumerate() {
                grid.write(*x, *y, line, row);
            }
        }
    }
    grid.lines()
}

/// The name, followed by the words, as many per row as fit.
fn rows_of(name: &str, words: &[String]) -> Vec<String> {
    let mut rows = vec![name.to_owned()];
    for (place, word) in words.iter().enumerate() {
        match rows.last_mut().filter(|_| place > 0) {
            Some(row) if row.chars().count() + 1 + word.chars().count() <= WIDE => {
                row.push(' ');
                row.push_str(word);
            }
            Some(_) | None => rows.push(word.clone()),
        }
    }
    rows
}

fn sign(piece: Piece) -> String {
    match piece {
        Piece::Start => "START".to_owned(),
        Piece::Exit => "EXIT".to_owned(),
        Piece::Sign => "SIGN".to_owned(),
        Piece::Spawn { order, token, party, is_active } => {
            let token = match token {
                SpawnToken::Initial => 'i',
                SpawnToken::Red => 'r',
                SpawnToken::Blue => 'b',
                SpawnToken::Green => 'g',
            };
            let party = match party {
                Party::Any => "",
                Party::FiveOrSix => "+",
            };
            format!("*{order}{token}{party}{}", if is_active { "" } else { "z" })
        }
        Piece::Objective { is_face_down: true, .. } => "O?".to_owned(),
        Piece::Objective { color, is_face_down: false } => format!("O{}", color_sign(color)),
        Piece::Card => "Cit".to_owned(),
        Piece::ObjectiveCitizen => "OC".to_owned(),
        Piece::FaceUp(CitizenCard::SecretMission1) => "S1".to_owned(),
        Piece::FaceUp(CitizenCard::SecretMission2) => "S2".to_owned(),
        Piece::FaceUp(card) => short(&format!("{card:?}")),
        Piece::Common { kind, n } => format!("{}{n}", letter(kind)),
        Piece::Leader(Some(who)) => short(&format!("{who:?}")),
        Piece::Leader(None) => "any".to_owned(),
        Piece::SpawnSymbol => "!".to_owned(),
    }
}

fn short(name: &str) -> String {
    name.chars().take(WIDE).collect()
}

const fn color_sign(color: Color) -> char {
    match color {
        Color::Red => 'r',
        Color::Blue => 'b',
        Color::Green => 'g',
    }
}

const fn door_sign(door: DoorState) -> char {
    match (door.lock, door.color) {
        (Lock::Open, _) => 'o',
        (Lock::Sealed, _) => 'X',
        (Lock::Closed | Lock::LockedUntil(_), Some(color)) => color_sign(color),
        (Lock::Closed | Lock::LockedUntil(_), None) => 'D',
    }
}

/// Characters by row.
struct TextGrid {
    rows: Vec<Vec<char>>,
}

impl TextGrid {
    fn new(plan: &Plan) -> TextGrid {
        let row = vec![' '; plan.width * (WIDE + 1) + 1];
        TextGrid { rows: vec![row; plan.height * (HIGH + 1) + 1] }
    }

    fn line(
        &mut self,
        x: usize,
        y: usize,
        side: Side,
        line: Line,
        door: &dyn Fn(Door) -> char,
        is_there: bool,
    ) {
        if !is_there {
            return;
        }
        let (left, top) = (x * (WIDE + 1), y * (HIGH + 1));
        match side {
            Side::N | Side::S => {
                let row = if side == Side::N { top } else { top + HIGH + 1 };
                let drawn = self.rows[row][left + 1..].iter_mut().take(WIDE);
                for (place, (char, new)) in drawn.zip(horizontal(line, door)).enumerate() {
                    if new != ' ' || place == WIDE / 2 {
                        *char = new;
                    }
                }
            }
            Side::E | Side::W => {
                let column = if side == Side::W { left } else { left + WIDE + 1 };
                for (place, new) in vertical(line, door).into_iter().enumerate() {
                    self.rows[top + 1 + place][column] = new;
                }
            }
        }
    }

    /// The strokes that meet at a corner.
    fn corner(&mut self, x: usize, y: usize) {
        let (column, row) = (x * (WIDE + 1), y * (HIGH + 1));
        let is_wall = |row: Option<usize>, column: Option<usize>| {
            row.zip(column)
                .and_then(|(row, column)| self.rows.get(row)?.get(column))
                .is_some_and(|char| matches!(char, '━' | '┃' | '╹' | '╻'))
        };
        let arms = [
            is_wall(row.checked_sub(1), Some(column)),
            is_wall(Some(row), Some(column + 1)),
            is_wall(Some(row + 1), Some(column)),
            is_wall(Some(row), column.checked_sub(1)),
        ];
        let index = arms.iter().enumerate().filter(|(_, arm)| **arm).map(|(arm, _)| 1 << arm).sum::<usize>();
        if index > 0 {
            self.rows[row][column] = CORNERS[index];
        }
    }

    fn write(&mut self, x: usize, y: usize, line: usize, text: &str) {
        let (column, row) = (x * (WIDE + 1) + 1, y * (HIGH + 1) + 1 + line);
        for (place, char) in text.chars().take(WIDE).enumerate() {
            self.rows[row][column + place] = char;
        }
    }

    fn lines(self) -> String {
        let line = |row: Vec<char>| format!("{}\n", row.into_iter().collect::<String>().trim_end());
        self.rows.into_iter().map(line).collect()
    }
}

/// Indexed by the arms to the north, east, south and west, as bits.
const CORNERS: [char; 16] = [' ', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];

fn horizontal(line: Line, door: &dyn Fn(Door) -> char) -> [char; WIDE] {
    match line {
        Line::Nothing => [' '; WIDE],
        Line::Marking => ['╌', ' ', '╌', ' ', '╌', ' ', '╌'],
        Line::Opening => ['━', '╸', ' ', ' ', ' ', '╺', '━'],
        Line::Door(named) => ['━', '━', '╸', door(named), '╺', '━', '━'],
        Line::Wall => ['━'; WIDE],
    }
}

fn vertical(line: Line, door: &dyn Fn(Door) -> char) -> [char; HIGH] {
    match line {
        Line::Nothing => [' '; HIGH],
        Line::Marking => ['╎'; HIGH],
        Line::Opening => ['╹', ' ', '╻'],
        Line::Door(named) => ['┃', door(named), '┃'],
        Line::Wall => ['┃'; HIGH],
    }
}
