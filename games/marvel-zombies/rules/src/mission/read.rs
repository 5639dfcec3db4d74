//! From the text of a mission file to a mission, or to a list of what is wrong with it and where.

use std::fmt;
use std::ops::Range;

use table::rule;
use tinyvec::{Array, ArrayVec};
use toml::Spanned;

use super::check::check;
use super::file::{DoorLine, Figures, File, LeaderName};
use super::words::{Division, Reaction, Special};
use super::{
    CitizenPlace, CitizenPlaceKind, DoorState, FigurePlace, Lock, Mission, ObjectivePlace, SpawnPlace, Title,
    Words,
};
use crate::board::{Board, CannotLay, DOORS, TileName, ZONES, Zone, ZoneName};
use crate::cast::{Character, Color, Kind};

/// Something in a mission file that is wrong, or looks wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub severity: Severity,
    /// The line in the file, counted from 1, if there is one.
    pub line: Option<usize>,
    /// The field concerned, such as `spawns`.
    pub field: &'static str,
    /// What is wrong, and what would be right.
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The mission cannot be played.
    Error,
    /// It can be played, but the box does not hold enough pieces or it hardly makes sense.
    Warning,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        match self.line {
            Some(line) => write!(f, "{severity}: line {line}, {}: {}", self.field, self.text),
            None => write!(f, "{severity}: {}: {}", self.field, self.text),
        }
    }
}

impl Mission {
    /// The mission that this file describes, if it can be played.
    pub fn read(text: &str) -> Result<Mission, Vec<Problem>> {
        let (mission, problems) = look_at(text);
        let (errors, _warnings): (Vec<Problem>, Vec<Problem>) =
            problems.into_iter().partition(|problem| problem.severity == Severity::Error);
        match mission {
            Some(mission) if errors.is_empty() => Ok(mission),
            Some(_) | None => Err(errors),
        }
    }
}

/// The mission, as far as the file could be understood, and all its problems.
pub fn look_at(text: &str) -> (Option<Mission>, Vec<Problem>) {
    let mut notes = Notes { text, problems: Vec::new() };
    let Some(file) = notes.file() else { return (None, notes.problems) };
    let mission = notes.mission(&file);
    // After reading problems, further checks would only repeat them.
    if let Some(mission) = mission.as_ref().filter(|_| notes.problems.is_empty()) {
        check(&file, mission, &mut notes);
    }
    notes.problems.sort_by_key(|problem| (problem.severity, problem.line));
    (mission, notes.problems)
}

/// Problems found while reading a file.
pub struct Notes<'a> {
    text: &'a str,
    problems: Vec<Problem>,
}

/// A position in the file.
pub type Span = Range<usize>;

impl Notes<'_> {
    pub fn error(&mut self, field: &'static str, span: Span, text: impl Into<String>) {
        self.note(Severity::Error, field, span, text.into());
    }

    pub fn warn(&mut self, field: &'static str, span: Span, text: impl Into<String>) {
        self.note(Severity::Warning, field, span, text.into());
    }

    pub fn has_error(&self) -> bool {
        self.problems.iter().any(|problem| problem.severity == Severity::Error)
    }

    fn note(&mut self, severity: Severity, field: &'static str, span: Span, text: String) {
        let before = &self.text.as_bytes()[..span.start.min(self.text.len())];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        self.problems.push(Problem { severity, line: Some(line), field, text });
    }

    fn file(&mut self) -> Option<File> {
        match toml::from_str(self.text) {
            Ok(file) => Some(file),
            Err(error) => {
                let text = error.message().trim().replace('\n', "; ");
                match error.span() {
                    Some(span) => self.error("file", span, text),
                    None => {
                        let severity = Severity::Error;
                        self.problems.push(Problem { severity, line: None, field: "file", text });
                    }
                }
                None
            }
        }
    }

    fn mission(&mut self, file: &File) -> Option<Mission> {
        rule!("MZ-2.1");
        rule!("MZ-28.16");
        let board = self.board(file)?;
        let mut mission = Mission {
            code: self.words("code", &file.code)?,
            title: Title {
                en: self.words("title", &file.title.en)?,
                fr: self.words("title", &file.title.fr)?,
            },
            mode: file.mode,
            difficulty: file.difficulty,
            minutes: file.minutes,
            board,
            division: file.division,
            order: file.order,
            are_objectives_shuffled: file.objectives.shuffled,
            ..Mission::default()
        };
        self.start(file, &mut mission);
        mission.exit = file.exit.as_ref().and_then(|zone| self.zone(&board, "exit", zone));
        mission.sign = file.sign.as_ref().and_then(|zone| self.zone(&board, "sign", zone));
        self.spawns(file, &mut mission);
        self.objectives(file, &mut mission);
        self.doors(file, &mut mission);
        self.citizens(file, &mut mission);
        self.figures(file, &mut mission);
        self.steps_and_rules(file, &mut mission);
        Some(mission)
    }

    fn words<const N: usize>(&mut self, field: &'static str, text: &Spanned<String>) -> Option<Words<N>> {
        let words = Words::of(text.get_ref()).filter(|words| !words.as_str().is_empty());
        if words.is_none() {
            self.error(field, text.span(), format!("this must be a text of 1 to {N} bytes"));
        }
        words
    }

    fn board(&mut self, file: &File) -> Option<Board> {
        let mut rows = Vec::new();
        for row in file.tiles.get_ref() {
            let mut names: Vec<TileName> = Vec::new();
            for word in row.get_ref().split_whitespace() {
                match word.parse() {
                    Ok(name) => names.push(name),
                    Err(_) => {
                        self.error(
                            "tiles",
                            row.span(),
                            format!("there is no tile `{word}`: the tiles are 1R to 9R and 1V to 9V"),
                        );
                        return None;
                    }
                }
            }
            rows.push(names);
        }
        let laid =
            Board::lay(&rows).and_then(|board| board.with_closed(&closed_openings(&board, &file.doors)));
        laid.map_err(|why| self.error("tiles", file.tiles.span(), say(why))).ok()
    }

    fn zone(&mut self, board: &Board, field: &'static str, name: &Spanned<ZoneName>) -> Option<Zone> {
        self.zone_at(board, field, name.span(), *name.get_ref())
    }

    fn zone_at(&mut self, board: &Board, field: &'static str, span: Span, name: ZoneName) -> Option<Zone> {
        let zone = board.zone(name);
        if zone.is_none() {
            self.error(field, span, format!("there is no zone {name} on this board; {}", near(board, name)));
        }
        zone
    }

    /// Adds an item to a list of limited capacity.
    fn push<A: Array>(&mut self, list: &mut ArrayVec<A>, item: A::Item, field: &'static str, span: Span) {
        if list.try_push(item).is_some() {
            self.error(field, span, format!("more than {} of these", list.capacity()));
        }
    }

    fn start(&mut self, file: &File, mission: &mut Mission) {
        let names = file.start.get_ref().all();
        for name in names {
            if let Some(zone) = self.zone_at(&mission.board, "start", file.start.span(), *name) {
                self.push(&mut mission.start, zone, "start", file.start.span());
            }
        }
        let wanted = match file.division {
            Division::Together => 1,
            Division::Evenly | Division::OneAlone => 2,
        };
        if names.len() != wanted {
            let text = "one start zone, or two and a `division` (`evenly` or `one-alone`) that says who stands where";
            self.error("start", file.start.span(), text);
        }
    }

    fn spawns(&mut self, file: &File, mission: &mut Mission) {
        for line in file.spawns.get_ref() {
            let spawn = line.get_ref();
            let Some(zone) = self.zone_at(&mission.board, "spawns", line.span(), spawn.zone) else {
                continue;
            };
            let place = SpawnPlace {
                zone,
                token: spawn.token,
                party: spawn.heroes,
                activated_by: spawn.activated_by,
                removed_by: spawn.removed_by,
            };
            self.push(&mut mission.spawns, place, "spawns", line.span());
        }
    }

    fn objectives(&mut self, file: &File, mission: &mut Mission) {
        let red = file.objectives.red.iter().map(|zone| (Color::Red, zone));
        let blue = file.objectives.blue.iter().map(|zone| (Color::Blue, zone));
        let green = file.objectives.green.iter().map(|zone| (Color::Green, zone));
        for (color, name) in red.chain(blue).chain(green) {
            if let Some(zone) = self.zone(&mission.board, "objectives", name) {
                let place = ObjectivePlace { zone, color };
                self.push(&mut mission.objectives, place, "objectives", name.span());
            }
        }
    }

    fn doors(&mut self, file: &File, mission: &mut Mission) {
        let board = mission.board;
        let mut doors: ArrayVec<[DoorState; DOORS]> = board.doors().map(|_| DoorState::default()).collect();
        for line in &file.doors {
            let DoorLine { between, color, is } = line.get_ref();
            let Some((one, other)) = two_zones(between) else {
                self.error("doors", line.span(), format!("`{between}`: a door is named like `3V.c/S2-1`"));
                continue;
            };
            let one = self.zone_at(&board, "doors", line.span(), one);
            let other = self.zone_at(&board, "doors", line.span(), other);
            let Some((one, other)) = one.zip(other) else { continue };
            match board.door(one, other) {
                Some(door) => doors[door.index()] = DoorState { color: *color, lock: *is },
                None => {
                    self.error("doors", line.span(), format!("no door and no opening lies between {between}"))
                }
            }
        }
        for rule in &file.rules {
            if let Special::StreetOnlyBy(color) = rule.get_ref() {
                rule!("MZ-38.8");
                seal_other_street_doors(&board, &mut doors, *color);
            }
        }
        mission.doors = doors;
    }

    fn citizens(&mut self, file: &File, mission: &mut Mission) {
        let board = mission.board;
        let mut places = Vec::new();
        for zone in board.zones().filter(|zone| board.zones[zone.index()].has_citizen_symbol) {
            let is_left_out = |tile: &Spanned<TileName>| board.is_on(zone, *tile.get_ref());
            if !file.citizens.not_on.iter().any(is_left_out) {
                places.push(CitizenPlace { zone, kind: CitizenPlaceKind::Symbol });
            }
        }
        for tile in &file.citizens.not_on {
            rule!("MZ-38.5");
            if !board.tiles.iter().any(|place| place.name == *tile.get_ref()) {
                self.error("citizens", tile.span(), format!("tile {} is not on this board", tile.get_ref()));
            }
        }
        if file.citizens.under_objectives {
            for (place, objective) in mission.objectives.iter().enumerate() {
                let kind = CitizenPlaceKind::UnderObjective(place as u8);
                places.push(CitizenPlace { zone: objective.zone, kind });
            }
        }
        for name in &file.citizens.trapped {
            let zone = self.zone(&board, "citizens", name);
            places.extend(zone.map(|zone| CitizenPlace { zone, kind: CitizenPlaceKind::Trapped }));
        }
        for name in &file.citizens.standing {
            let zone = self.zone(&board, "citizens", name);
            places.extend(zone.map(|zone| CitizenPlace { zone, kind: CitizenPlaceKind::Standing }));
        }
        for line in &file.citizens.face_up {
            let card = line.get_ref();
            let zone = self.zone_at(&board, "citizens", line.span(), card.zone);
            let kind = CitizenPlaceKind::FaceUp { card: card.card, after: card.after };
            places.extend(zone.map(|zone| CitizenPlace { zone, kind }));
        }
        places.sort_by_key(|place| place.zone);
        for place in places {
            self.push(&mut mission.citizens, place, "citizens", 0..0);
        }
    }

    fn figures(&mut self, file: &File, mission: &mut Mission) {
        for line in &file.figures {
            let Figures { zone, guards, operators, specialists, leader } = line.get_ref();
            let Some(zone) = self.zone_at(&mission.board, "figures", line.span(), *zone) else { continue };
            for (kind, n) in
                [(Kind::Guard, *guards), (Kind::Operator, *operators), (Kind::Specialist, *specialists)]
            {
                if n > 0 {
                    let place = FigurePlace::Common { zone, kind, n };
                    self.push(&mut mission.figures, place, "figures", line.span());
                }
            }
            let leader = match leader {
                None => continue,
                Some(LeaderName::Random(_)) => FigurePlace::AnyLeader { zone },
                Some(LeaderName::Named(who)) => {
                    if !Character::leaders(mission.mode).contains(who) {
                        let text =
                            "this character is one of the heroes of this mode, not one of their enemies";
                        self.error("figures", line.span(), text);
                    }
                    FigurePlace::Leader { zone, who: *who }
                }
            };
            self.push(&mut mission.figures, leader, "figures", line.span());
        }
    }

    fn steps_and_rules(&mut self, file: &File, mission: &mut Mission) {
        for step in file.steps.get_ref() {
            self.push(&mut mission.steps, *step.get_ref(), "steps", step.span());
        }
        for rule in &file.rules {
            self.push(&mut mission.rules, *rule.get_ref(), "rules", rule.span());
        }
        for line in &file.reactions {
            for then in &line.get_ref().then {
                let reaction = Reaction { when: line.get_ref().when, then: *then };
                self.push(&mut mission.reactions, reaction, "reactions", line.span());
            }
        }
    }
}

/// `3V.c/S2-1`
pub fn two_zones(between: &str) -> Option<(ZoneName, ZoneName)> {
    let (one, other) = between.split_once('/')?;
    Some((one.parse().ok()?, other.parse().ok()?))
}

/// The openings where the file places doors.
fn closed_openings(board: &Board, lines: &[Spanned<DoorLine>]) -> Vec<(Zone, Zone)> {
    let named = lines.iter().filter_map(|line| two_zones(&line.get_ref().between));
    let zones = named.filter_map(|(one, other)| board.zone(one).zip(board.zone(other)));
    let is_opening = |(one, other): &(Zone, Zone)| {
        board.edges.iter().any(|edge| {
            (edge.a, edge.b) == (*one.min(other), *one.max(other)) && edge.door.is_none() && !edge.is_street
        })
    };
    let mut openings: Vec<(Zone, Zone)> = zones.filter(is_opening).collect();
    openings.sort_unstable();
    openings.dedup();
    openings
}

/// MZ-38.9: every door between a room and a street but the one of this colour.
fn seal_other_street_doors(board: &Board, doors: &mut [DoorState], color: Color) {
    rule!("MZ-38.9");
    for door in board.doors() {
        let edge = board.edge(door);
        let leads_to_street = board.is_room(edge.a) != board.is_room(edge.b);
        if leads_to_street && doors[door.index()].color != Some(color) {
            doors[door.index()].lock = Lock::Sealed;
        }
    }
}

fn say(why: CannotLay) -> String {
    match why {
        CannotLay::NoTile => "a board has at least one tile".to_owned(),
        CannotLay::TooManyTiles => "the box has nine tiles".to_owned(),
        CannotLay::TooManyRows => "the box has nine tiles: nine rows are enough".to_owned(),
        CannotLay::Twice(name) => {
            format!(
                "tile {} is one piece of cardboard: it cannot lie here as {name} twice, nor with both faces",
                name.number()
            )
        }
        CannotLay::TooManyZones(n) => {
            format!("this board has {n} zones, at most {ZONES} are possible: take fewer tiles")
        }
        CannotLay::TooManyEdges | CannotLay::TooManyDoors | CannotLay::TooManyBuildings => {
            "this board is too large: take fewer tiles".to_owned()
        }
        CannotLay::NoOpening(one, other) => format!("there is no opening between {one} and {other}"),
    }
}

/// Suggestions for somebody who named a zone that does not exist.
fn near(board: &Board, name: ZoneName) -> String {
    let is_like = |other: &ZoneName| match (name, *other) {
        (ZoneName::Room { tile, .. }, ZoneName::Room { tile: other, .. }) => tile.number() == other.number(),
        (ZoneName::Street { x, .. }, ZoneName::Street { x: other, .. }) => x == other,
        (ZoneName::Room { .. }, ZoneName::Street { .. })
        | (ZoneName::Street { .. }, ZoneName::Room { .. }) => false,
    };
    let names: Vec<String> =
        board.zones().map(|zone| board.name(zone)).filter(is_like).map(|name| name.to_string()).collect();
    if names.is_empty() {
        "draw the mission to see its zones".to_owned()
    } else {
        format!("there are {}", names.join(", "))
    }
}
