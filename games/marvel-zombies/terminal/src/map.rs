//! The board: rooms and streets as they lie, with the number of each zone and what is in it. A zone may cover
//! several cells; what does not fit into them is listed below the board.

use marvel_zombies::Zone;
use marvel_zombies::board::{Board, Side, TileName};
use marvel_zombies::mission::draw::{Line, Plan};
use marvel_zombies::view::{TileView, View};
use terminal::board::DrawContext;
use terminal::layout::{width_of, wrapped};
use terminal::style::dim;
use terminal::words::Phrase;

use super::{places, signs};

/// Lines inside a cell.
const HIGH: usize = 3;
/// The least and the most columns inside a cell.
const NARROW: usize = 6;
const WIDE: usize = 13;

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let Some(board) = board_of(view) else { return Vec::new() };
    let plan = Plan::of(&board);
    let wide = ((context.width.saturating_sub(1)) / plan.width).saturating_sub(1).clamp(NARROW, WIDE);
    let mut grid = TextGrid::new(&plan, wide);
    for (x, y) in plan.places().filter(|(x, y)| plan.zone(*x, *y).is_some()) {
        for side in Side::ALL {
            grid.stroke(x, y, side, plan.line(x, y, side));
        }
    }
    grid.corners(&plan);
    for (x, y) in plan.places() {
        for side in [Side::N, Side::W] {
            if let Line::Door(door) = plan.line(x, y, side) {
                let sign = signs::door(&view.doors[door.index()], context.speech);
                grid.door(x, y, side, &sign);
            }
        }
    }
    let mut too_full = Vec::new();
    for zone in board.zones() {
        let signs = signs::in_zone(view, zone, context.speech);
        if !grid.fill(&plan.cells_of(zone), &signs) {
            too_full.push((zone, signs));
        }
    }
    let mut lines = grid.lines();
    lines.extend(too_full.iter().flat_map(|(zone, signs)| listed(view, *zone, signs, context)));
    lines.extend(legend(context));
    lines
}

/// The tiles as they lie, with the doors added by the mission.
fn board_of(view: &View) -> Option<Board> {
    let mut rows: Vec<Vec<TileName>> = Vec::new();
    for TileView { number, face, row, .. } in &view.board.tiles {
        let name = format!("{number}{face:?}").parse().ok()?;
        rows.resize(rows.len().max(usize::from(*row) + 1), Vec::new());
        rows[usize::from(*row)].push(name);
    }
    let board = Board::lay(&rows).ok()?;
    let closed = view.board.edges.iter().filter(|edge| edge.door.is_some());
    let added = closed.filter(|edge| board.door(edge.a, edge.b).is_none());
    let added: Vec<(Zone, Zone)> = added.map(|edge| (edge.a, edge.b)).collect();
    board.with_closed(&added).ok()
}

fn listed(view: &View, zone: Zone, signs: &[String], context: &DrawContext<'_>) -> Vec<String> {
    let text = Phrase::new("mz-too-full")
        .with("zone", places::zone_at_start(view, zone, context.speech))
        .with("signs", signs[1..].join(" "));
    wrapped(" ", &context.speech.say(&text), context.width)
}

fn legend(context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let lines = wrapped(" ", &speech.word("mz-legend"), context.width);
    lines.iter().map(|line| dim(line)).collect()
}

/// Columns by row. One text may span several columns: the first holds it, and the others are empty.
struct TextGrid {
    wide: usize,
    rows: Vec<Vec<String>>,
}

impl TextGrid {
    fn new(plan: &Plan, wide: usize) -> TextGrid {
        let row = vec![" ".to_string(); plan.width * (wide + 1) + 1];
        TextGrid { wide, rows: vec![row; plan.height * (HIGH + 1) + 1] }
    }

    /// The column and row of a cell's north-west corner.
    fn corner_of(&self, x: usize, y: usize) -> (usize, usize) {
        (x * (self.wide + 1), y * (HIGH + 1))
    }

    fn stroke(&mut self, x: usize, y: usize, side: Side, line: Line) {
        let (left, top) = self.corner_of(x, y);
        match side {
            Side::N | Side::S => {
                let row = if side == Side::N { top } else { top + HIGH + 1 };
                for place in 0..self.wide {
                    self.rows[row][left + 1 + place] = horizontal(line, place, self.wide);
                }
            }
            Side::E | Side::W => {
                let column = if side == Side::W { left } else { left + self.wide + 1 };
                for place in 0..HIGH {
                    self.rows[top + 1 + place][column] = vertical(line, place);
                }
            }
        }
    }

    /// The strokes that meet at each corner.
    fn corners(&mut self, plan: &Plan) {
        for (y, x) in (0..=plan.height).flat_map(|y| (0..=plan.width).map(move |x| (y, x))) {
            let (column, row) = self.corner_of(x, y);
            let is_wall = |row: Option<usize>, column: Option<usize>| {
                let place = row.zip(column).and_then(|(row, column)| self.rows.get(row)?.get(column));
                place.is_some_and(|stroke| matches!(stroke.as_str(), "━" | "┃" | "╹" | "╻"))
            };
            let arms = [
                is_wall(row.checked_sub(1), Some(column)),
                is_wall(Some(row), Some(column + 1)),
                is_wall(Some(row + 1), Some(column)),
                is_wall(Some(row), column.checked_sub(1)),
            ];
            let index: usize =
                arms.iter().enumerate().map(|(arm, is_wall)| usize::from(*is_wall) << arm).sum();
            self.rows[row][column] = CORNERS[index].to_string();
        }
    }

    /// On the middle of the wall.
    fn door(&mut self, x: usize, y: usize, side: Side, sign: &str) {
        let (left, top) = self.corner_of(x, y);
        let width = width_of(sign);
        match side {
            Side::N | Side::S => self.write(top, left + 1 + (self.wide.saturating_sub(width)) / 2, sign),
            Side::E | Side::W => self.write(top + 1 + HIGH / 2, left.saturating_sub((width - 1) / 2), sign),
        }
    }

    fn write(&mut self, row: usize, column: usize, text: &str) {
        self.rows[row][column..column + width_of(text)].fill(String::new());
        self.rows[row][column] = text.to_string();
    }

    /// Returns whether all signs fit into these cells.
    fn fill(&mut self, cells: &[(usize, usize)], signs: &[String]) -> bool {
        let mut places: Vec<(usize, usize, usize)> = Vec::new();
        for (x, y) in cells {
            places.extend((0..HIGH).map(|line| self.free(*x, *y, line)));
        }
        let mut places = places.into_iter();
        let Some((mut row, mut from, mut to)) = places.next() else { return false };
        for sign in signs {
            while from + width_of(sign) > to {
                match places.next() {
                    Some(next) => (row, from, to) = next,
                    None => {
                        self.write(row, to - 1, "…");
                        return false;
                    }
                }
            }
            self.write(row, from, sign);
            from += width_of(sign) + 1;
        }
        true
    }

    /// The row of a line of a cell, and the columns not taken by a door.
    fn free(&self, x: usize, y: usize, line: usize) -> (usize, usize, usize) {
        let (left, top) = self.corner_of(x, y);
        let row = top + 1 + line;
        let is_blank = |column: &usize| self.rows[row][*column] == " ";
        let columns = left + 1..left + 1 + self.wide;
        let from = columns.clone().find(is_blank).unwrap_or(columns.start);
        let to = columns.clone().rev().find(is_blank).map_or(columns.end, |last| last + 1);
        // Leaves a blank between a door and what is next to it.
        let from = if from > columns.start { from + 1 } else { from };
        let to = if to < columns.end { to - 1 } else { to };
        (row, from, to)
    }

    fn lines(self) -> Vec<String> {
        self.rows.into_iter().map(|row| row.concat().trim_end().to_string()).collect()
    }
}

/// Indexed by the arms to the north, east, south and west, as bits.
const CORNERS: [&str; 16] = [" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"];

fn horizontal(line: Line, place: usize, wide: usize) -> String {
    let from_end = place.min(wide - 1 - place);
    match line {
        Line::Nothing => " ".to_string(),
        Line::Marking if place.is_multiple_of(2) => dim("╌"),
        Line::Marking => " ".to_string(),
        Line::Opening if from_end == 0 => "━".to_string(),
        Line::Opening => " ".to_string(),
        Line::Door(_) | Line::Wall => "━".to_string(),
    }
}

fn vertical(line: Line, place: usize) -> String {
    match line {
        Line::Nothing => " ".to_string(),
        Line::Marking => dim("╎"),
        Line::Opening if place == 0 => "╹".to_string(),
        Line::Opening if place == HIGH - 1 => "╻".to_string(),
        Line::Opening => " ".to_string(),
        Line::Door(_) | Line::Wall => "┃".to_string(),
    }
}
