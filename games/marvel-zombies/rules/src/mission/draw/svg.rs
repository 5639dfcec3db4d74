//! A mission as an SVG picture, in the dark style of the table.

use super::pieces::{Piece, letter, pieces};
use super::plan::{Line, Plan};
use crate::board::{Side, Zone, tiles};
use crate::cast::{CitizenCard, Color};
use crate::mission::{DoorState, Lock, Mission, Party, SpawnToken};

/// The sizes in pixels of a cell, of the rim around the board, and of the title above it.
const CELL: usize = 96;
const RIM: usize = 24;
const HEAD: usize = 64;

const INK: &str = "#07090e";
const NIGHT: &str = "#0d1119";
const BONE: &str = "#F1EADB";
const QUIET: &str = "#939BA8";
const ASPHALT: &str = "#232936";
const KERB: &str = "#6b7484";
const WALL: &str = "#8b97a8";
const WOOD: &str = "#c98b3a";
const FLOORS: [&str; 6] = ["#3d2f26", "#2f4a52", "#52323f", "#2c3644", "#4b5148", "#4a4350"];

/// The whole picture.
pub fn svg(mission: &Mission) -> String {
    let plan = Plan::of(&mission.board);
    let (width, height) = (plan.width * CELL + 2 * RIM, plan.height * CELL + RIM + HEAD);
    let mut page = Page { out: String::new(), plan, mission };
    let title = escaped(&format!("{} · {}", mission.code.as_str(), mission.title.en.as_str()));
    page.add(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"Barlow, 'Segoe UI', sans-serif\" role=\"img\" aria-label=\"{title}\">"
    ));
    page.add(&format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{NIGHT}\"/>"));
    page.add(&format!(
        "<text x=\"{RIM}\" y=\"42\" font-size=\"28\" font-weight=\"800\" fill=\"{BONE}\">{title}</text>"
    ));
    page.ground();
    page.markings();
    page.walls(INK, 10);
    page.walls(WALL, 5);
    page.doors();
    page.titles();
    for zone in mission.board.zones() {
        page.zone(zone);
    }
    page.add("</svg>");
    page.out
}

struct Page<'a> {
    out: String,
    plan: Plan,
    mission: &'a Mission,
}

impl Page<'_> {
    fn add(&mut self, element: &str) {
        self.out.push_str(element);
        self.out.push('\n');
    }

    fn corner(x: usize, y: usize) -> (usize, usize) {
        (RIM + x * CELL, HEAD + y * CELL)
    }

    fn ground(&mut self) {
        for (x, y) in self.plan.places() {
            let Some(zone) = self.plan.zone(x, y) else { continue };
            let fill = match self.mission.board.building(zone) {
                None => ASPHALT,
                Some(building) => FLOORS[usize::from(building.0) % FLOORS.len()],
            };
            let (left, top) = Page::corner(x, y);
            self.add(&format!(
                "<rect x=\"{left}\" y=\"{top}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{fill}\"/>"
            ));
        }
    }

    /// The number of each tile, and the name of the place on it.
    fn titles(&mut self) {
        let faces = tiles::all();
        let places = self.mission.board.tiles;
        for tile in &places {
            let (left, top) = Page::corner(3 * usize::from(tile.column), 3 * usize::from(tile.row));
            let place =
                faces[&tile.name].title.as_ref().map(|title| format!(" · {}", title.en)).unwrap_or_default();
            self.add(&format!(
                "<text x=\"{}\" y=\"{}\" font-size=\"11\" fill=\"{QUIET}\" opacity=\".75\">{}{}</text>",
                left + 8,
                top + 3 * CELL - 8,
                tile.name,
                escaped(&place)
            ));
        }
    }

    fn markings(&mut self) {
        for (x, y) in self.plan.places() {
            for side in Side::ALL {
                if self.plan.line(x, y, side) == Line::Marking {
                    let (from, to) = ends(x, y, side);
                    self.stroke(from, to, KERB, 2, "stroke-dasharray=\"10 9\" opacity=\".55\"");
                }
            }
        }
    }

    /// Draws all walls in one stroke; openings and doors leave a gap.
    fn walls(&mut self, color: &str, width: usize) {
        for (x, y) in self.plan.places().filter(|(x, y)| self.plan.zone(*x, *y).is_some()).collect::<Vec<_>>()
        {
            for side in Side::ALL {
                let (from, to) = ends(x, y, side);
                match self.plan.line(x, y, side) {
                    Line::Nothing | Line::Marking => {}
                    Line::Wall => self.stroke(from, to, color, width, ""),
                    Line::Opening | Line::Door(_) => {
                        let ((a, b), (c, d)) = gap(from, to);
                        self.stroke(a, b, color, width, "");
                        self.stroke(c, d, color, width, "");
                    }
                }
            }
        }
    }

    fn stroke(&mut self, from: (usize, usize), to: (usize, usize), color: &str, width: usize, more: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.add(&format!(
            "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{color}\" stroke-width=\"{width}\" \
             stroke-linecap=\"square\" {more}/>"
        ));
    }

    fn doors(&mut self) {
        for (x, y) in self.plan.places() {
            for side in [Side::E, Side::S] {
                if let Line::Door(door) = self.plan.line(x, y, side) {
                    let (from, to) = ends(x, y, side);
                    self.door(
                        self.mission.doors[door.index()],
                        (from.0.midpoint(to.0), from.1.midpoint(to.1)),
                        side,
                    );
                }
            }
        }
    }

    fn door(&mut self, door: DoorState, (x, y): (usize, usize), side: Side) {
        let (wide, high) = if side == Side::S { (40, 14) } else { (14, 40) };
        let fill = door.color.map_or(WOOD, paint);
        let (left, top) = (x - wide / 2, y - high / 2);
        let shape = format!("x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" rx=\"3\"");
        match door.lock {
            Lock::Open => self.add(&format!(
                "<rect {shape} fill=\"none\" stroke=\"{fill}\" stroke-width=\"2.5\" stroke-dasharray=\"5 4\"/>"
            )),
            Lock::Closed | Lock::LockedUntil(_) | Lock::Sealed => {
                self.add(&format!("<rect {shape} fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"3\"/>"));
            }
        }
        match door.lock {
            Lock::Open | Lock::Closed => {}
            Lock::LockedUntil(_) => {
                self.add(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"{INK}\"/>"))
            }
            Lock::Sealed => self.label((x, y + 5), "✕", 14, INK),
        }
    }

    fn label(&mut self, (x, y): (usize, usize), text: &str, size: usize, color: &str) {
        let text = escaped(text);
        self.add(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{color}\">{text}</text>"
        ));
    }

    /// Writes the name in a corner and the pieces around the middle.
    fn zone(&mut self, zone: Zone) {
        let cells = self.plan.cells_of(zone);
        let Some((first_x, first_y)) = cells.first().copied() else { return };
        let (left, top) = Page::corner(first_x, first_y);
        let name = self.mission.board.name(zone);
        self.add(&format!(
            "<text x=\"{}\" y=\"{}\" font-size=\"12\" fill=\"{QUIET}\">{name}</text>",
            left + 9,
            top + 19
        ));
        let pieces = pieces(self.mission, zone);
        let (last_x, last_y) = cells[cells.len() - 1];
        let (right, bottom) = Page::corner(last_x + 1, last_y + 1);
        let middle = (left.midpoint(right), top.midpoint(bottom) + 4);
        let per_row = 2;
        let n_rows = pieces.len().div_ceil(per_row);
        for (row, pieces) in pieces.chunks(per_row).enumerate() {
            for (place, piece) in pieces.iter().enumerate() {
                let x = middle.0 + 40 * place + 20 - 20 * pieces.len();
                let y = middle.1 + 36 * row + 18 - 18 * n_rows;
                self.piece(*piece, x, y);
            }
        }
    }

    fn piece(&mut self, piece: Piece, x: usize, y: usize) {
        match piece {
            Piece::Start => self.label((x, y + 6), "START", 15, BONE),
            Piece::Exit => {
                self.plate((x, y), 44, 22, "#0d2a1a", paint(Color::Green));
                self.label((x, y + 5), "EXIT", 13, paint(Color::Green));
            }
            Piece::Sign => {
                self.add(&format!(
                    "<path transform=\"translate({x} {y})\" d=\"M0-14 4-4 14-4 6 3 9 13 0 7-9 13-6 3-14-4-4-4z\" \
                     fill=\"#8FD6FF\" stroke=\"{INK}\" stroke-width=\"2.4\"/>"
                ));
            }
            Piece::Spawn { order, token, party, is_active } => {
                let color = match token {
                    SpawnToken::Initial => BONE,
                    SpawnToken::Red => paint(Color::Red),
                    SpawnToken::Blue => paint(Color::Blue),
                    SpawnToken::Green => paint(Color::Green),
                };
                let dash = if is_active { "" } else { "stroke-dasharray=\"5 4\"" };
                self.add(&format!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"15\" fill=\"{INK}\" stroke=\"{color}\" stroke-width=\"3.5\" {dash}/>"
                ));
                self.label((x, y + 5), &order.to_string(), 15, color);
                if party == Party::FiveOrSix {
                    self.label((x, y + 28), "5–6", 11, color);
                }
            }
            Piece::Objective { color, is_face_down } => {
                let fill = if is_face_down { paint(Color::Red) } else { paint(color) };
                self.hexagon((x, y), fill, INK);
                self.label((x, y + 5), if is_face_down { "?" } else { "★" }, 14, INK);
            }
            Piece::Card => self.card((x, y), "?"),
            Piece::FaceUp(CitizenCard::SecretMission1) => self.card((x, y), "1"),
            Piece::FaceUp(CitizenCard::SecretMission2) => self.card((x, y), "2"),
            Piece::FaceUp(_) => self.card((x, y), "!"),
            Piece::ObjectiveCitizen => {
                self.add(&format!(
                    "<path transform=\"translate({x} {y})\" d=\"M-10 15v-12a10 10 0 0 1 20 0v12z\" fill=\"{BONE}\" \
                     stroke=\"{INK}\" stroke-width=\"2.4\"/>"
                ));
                self.label((x, y + 12), "★", 13, "#B3261E");
            }
            Piece::Common { kind, n } => {
                self.plate((x, y), 36, 22, INK, "#7CD0FF");
                self.label((x, y + 5), &format!("{} {n}", letter(kind)), 14, "#7CD0FF");
            }
            Piece::Leader(who) => {
                self.hexagon((x, y), BONE, paint(Color::Red));
                let name = who.map_or("?".to_owned(), |who| format!("{who:?}"));
                self.label((x, y + 30), &name, 11, BONE);
            }
            Piece::SpawnSymbol => self.label((x, y + 6), "✸", 18, QUIET),
        }
    }

    fn plate(&mut self, (x, y): (usize, usize), wide: usize, high: usize, fill: &str, edge: &str) {
        self.add(&format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{wide}\" height=\"{high}\" rx=\"5\" fill=\"{fill}\" stroke=\"{edge}\" \
             stroke-width=\"2\"/>",
            x - wide / 2,
            y - high / 2
        ));
    }

    fn hexagon(&mut self, (x, y): (usize, usize), fill: &str, edge: &str) {
        self.add(&format!(
            "<path transform=\"translate({x} {y})\" d=\"M0-17 15-8 15 8 0 17-15 8-15-8z\" fill=\"{fill}\" \
             stroke=\"{edge}\" stroke-width=\"3\"/>"
        ));
    }

    fn card(&mut self, (x, y): (usize, usize), mark: &str) {
        self.plate((x, y), 24, 32, "#3a3127", "#EDE3CC");
        self.label((x, y + 6), mark, 16, "#EDE3CC");
    }
}

/// The two ends of a line.
type Segment = ((usize, usize), (usize, usize));

fn ends(x: usize, y: usize, side: Side) -> Segment {
    let (left, top) = Page::corner(x, y);
    let (right, bottom) = (left + CELL, top + CELL);
    match side {
        Side::N => ((left, top), (right, top)),
        Side::E => ((right, top), (right, bottom)),
        Side::S => ((left, bottom), (right, bottom)),
        Side::W => ((left, top), (left, bottom)),
    }
}

/// The two walls on either side of a gap in the middle.
fn gap(from: (usize, usize), to: (usize, usize)) -> (Segment, Segment) {
    let part = |a: usize, b: usize, n: usize| a + (b - a) * n / 4;
    let at = |n: usize| (part(from.0, to.0, n), part(from.1, to.1, n));
    ((from, at(1)), (at(3), to))
}

const fn paint(color: Color) -> &'static str {
    match color {
        Color::Red => "#FF5347",
        Color::Blue => "#5AA9FF",
        Color::Green => "#4CCB8C",
    }
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for char in text.chars() {
        match char {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}
