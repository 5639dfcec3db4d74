//! Missions that nobody has written: boards of any shape, with anything that the format has a word for, often
//! as much of it as the format can hold. Those that pass `check` are played by heroes who get far, so that
//! everything happens.
//!
//! Every run plays a few; `REVENANT_LONG=1` plays many.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use chance::Seeded;
use marvel_zombies::board::{Board, TileName};
use marvel_zombies::mission::look_at;
use marvel_zombies::scene::scene_of;
use marvel_zombies::{Character, Mission, Mode, Setup};
use table::{Chance, Game, Seat};
use table_laws::words;

use crate::fuzz::{holds_together, play_on, rush_on};

/// How many missions a run makes; only those that pass are played.
const MADE: u64 = 3_000;
const MADE_IF_LONG: u64 = 60_000;
/// How many games of each mission that passes.
const GAMES: u64 = 20;
/// The most inputs of a game.
const INPUTS: usize = 400;
const INPUTS_IF_LONG: usize = 2_500;

#[test]
fn every_invented_mission_that_passes_can_be_played() {
    let is_long = std::env::var_os("REVENANT_LONG").is_some();
    let (made, inputs) = if is_long { (MADE_IF_LONG, INPUTS_IF_LONG) } else { (MADE, INPUTS) };
    let (mut n_passed, mut used): (u64, BTreeSet<&str>) = (0, BTreeSet::new());
    for seed in 0..made {
        let (mode, text) = invented(seed);
        let looked_at = catch_unwind(AssertUnwindSafe(|| look_at(&text)));
        assert!(looked_at.is_ok(), "seed {seed}: it cannot be looked at\n{text}");
        if Mission::read(&text).is_err() {
            continue;
        }
        n_passed += 1;
        used.extend(WORDS.iter().filter(|word| text.contains(**word)));
        for game in 0..GAMES {
            let played = catch_unwind(AssertUnwindSafe(|| play(mode, &text, seed * GAMES + game, inputs)));
            assert!(played.is_ok(), "seed {seed}, game {game}: it passes and cannot be played\n{text}");
        }
    }
    let unused: Vec<&&str> = WORDS.iter().filter(|word| !used.contains(*word)).collect();
    assert!(n_passed > made / 50 && unused.is_empty(), "{n_passed} of {made} passed, none with {unused:?}");
}

/// Each of these words must occur in a mission that passes.
const WORDS: &[&str] = &[
    "devour-all-citizens",
    "devour-objective-citizens",
    "save-objective-citizens",
    "devour = ",
    "each-hero-devours-citizen",
    "{ take = ",
    "take-all-objectives",
    "each-hero-takes-objective",
    "take-secret-missions",
    "find = ",
    "find-exit",
    "each-hero-reaches",
    "eliminate-for-good",
    "no-leader-left",
    "bring-sign-to-exit",
    "\"leave\"",
    "lost-if-citizen-leaves",
    "spawn-after-set-up",
    "initial-draws-twice",
    "without-nobody",
    "well-hidden",
    "no-fighters",
    "citizens-move-more",
    "returns-until-devoured",
    "returns-below",
    "lies-down-below",
    "no-spawn-on",
    "no-leader-cards",
    "silent-guardians",
    "disruptor",
    "upgrades",
    "sign-locked-until",
    "sign-is-carried",
    "xp = 43",
    "xp-to-all = 43",
    "draw-trait",
    "draw-citizen-card",
    "place-exit",
    "spawn-leader-here",
    "spawn-leader-at",
    "n = 35",
    "spawn-objective-citizen-here",
    "turn-up-objective",
    "rest = ",
    "opened-onto",
    "locked-until = { gone",
    "locked-until = \"objective-citizen-devoured\"",
    "under-objectives",
    "trapped",
    "standing",
    "face-up",
    "not-on",
    "\"evenly\"",
    "\"one-alone\"",
    "shuffled",
    "removed-by",
];

/// Heroes of any experience, many figures or few, and any number of seats.
fn play(mode: Mode, text: &str, seed: u64, inputs: usize) {
    let mut chance = Seeded::new(seed);
    let mut team = Character::heroes(mode).to_vec();
    (&mut chance as &mut dyn Chance).shuffle(&mut team);
    team.truncate(1 + chance.below(6) as usize);
    let seats = 1 + chance.below(team.len() as u32) as usize;
    let captain = (chance.below(4) == 0).then_some(Seat::A);
    let mut layout = String::new();
    for who in &team {
        let xp = [0, 0, 6, 18, 42, 43, 990][chance.below(7) as usize];
        writeln!(layout, "{}: xp {xp}", words(who)).expect("a line");
    }
    let is_short = chance.below(2) > 0;
    if is_short {
        let n = chance.below(4);
        let kinds = match mode {
            Mode::Zombie => ["guards", "operators", "specialists"],
            Mode::Hero => ["brutes", "walkers", "runners"],
        };
        kinds.iter().for_each(|kind| writeln!(layout, "supply {kind} {n}").expect("a line"));
    }
    let setup = Setup { mission: text.to_string(), heroes: team.len(), team, captain, ..Setup::new(seats) };
    let scene = scene_of(&setup, &(layout + "begin deal"));
    let mut g = scene.unwrap_or_else(|error| panic!("{error}"));
    if chance.below(2) > 0 {
        rush_on(&mut g, &mut chance, inputs);
    } else {
        play_on(&mut g, &mut chance, inputs);
    }
    // With figures out of the game, the figure counts do not add up; but a game called lost must never be
    // won.
    if !is_short || g.outcome().is_some() {
        holds_together(&g);
    }
}

/// The mission that is being written.
struct Writer {
    chance: Seeded,
    mode: Mode,
    zones: Vec<String>,
    tiles: Vec<String>,
    leaders: Vec<String>,
    rules: Vec<String>,
    has_secret: bool,
}

impl Writer {
    fn below(&mut self, n: usize) -> usize {
        self.chance.below(n as u32) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn one_of(&mut self, words: &[&str]) -> String {
        words[self.below(words.len())].to_string()
    }

    fn zone(&mut self) -> String {
        let at = self.below(self.zones.len());
        self.zones[at].clone()
    }

    fn tile(&mut self) -> String {
        let at = self.below(self.tiles.len());
        self.tiles[at].clone()
    }

    /// A leader, most of the time one who is placed.
    fn leader(&mut self) -> String {
        if self.leaders.is_empty() || self.one_in(20) {
            return "thor".to_string();
        }
        let at = self.below(self.leaders.len());
        self.leaders[at].clone()
    }

    /// A number up to this: seldom all, and often few.
    fn some(&mut self, most: usize) -> usize {
        match self.below(6) {
            0 => most,
            1 | 2 => self.below(most + 1),
            _ => self.below(most.min(3)),
        }
    }

    fn event(&mut self) -> String {
        match self.below(9) {
            0 | 1 => "{ taken = \"red\" }".to_string(),
            2 => format!("{{ taken = \"{}\" }}", self.one_of(&["blue", "green"])),
            3 if self.has_secret => "{ revealed = \"secret-mission-1\" }".to_string(),
            4 => format!("{{ opened = \"{}\" }}", self.one_of(&["red", "blue"])),
            5 => format!("{{ opened-onto = \"{}\" }}", self.tile()),
            6 => "\"level-crossed\"".to_string(),
            _ => match self.mode {
                Mode::Zombie => "\"citizen-devoured\"".to_string(),
                Mode::Hero => "\"objective-citizen-saved\"".to_string(),
            },
        }
    }

    fn consequence(&mut self) -> String {
        match self.below(12) {
            0 => format!("{{ xp = {} }}", self.one_of(&["1", "5", "43", "44"])),
            1 | 2 => format!("{{ xp-to-all = {} }}", self.one_of(&["1", "7", "24", "43"])),
            3 => "\"draw-trait\"".to_string(),
            4 => "\"draw-citizen-card\"".to_string(),
            5 => "\"place-exit\"".to_string(),
            6 => "\"spawn-leader-here\"".to_string(),
            7 => format!("{{ spawn-leader-at = \"{}\" }}", self.one_of(&["red", "blue", "green"])),
            8 => {
                let (kind, n) =
                    [("operator", 35), ("guard", 14), ("specialist", 14), ("operator", 3)][self.below(4)];
                format!("{{ spawn-at-nearest = {{ kind = \"{kind}\", n = {n} }} }}")
            }
            9 => "\"spawn-objective-citizen-here\"".to_string(),
            10 => "\"turn-up-objective\"".to_string(),
            _ => format!("{{ rest = \"{}\" }}", self.leader()),
        }
    }

    fn condition(&mut self) -> String {
        match self.below(4) {
            0 => "\"objective-citizen-devoured\"".to_string(),
            1 => format!("{{ gone = \"{}\" }}", self.leader()),
            2 => "{ taken = [\"red\", \"red\"] }".to_string(),
            _ => format!("{{ taken = \"{}\" }}", self.one_of(&["red", "blue"])),
        }
    }

    fn goal(&mut self) -> String {
        let level = self.one_of(&["blue", "yellow", "orange", "red"]);
        match self.below(13) {
            0 => "{ take = [\"red\", \"red\"] }".to_string(),
            1 => "\"take-all-objectives\"".to_string(),
            2 => "\"each-hero-takes-objective\"".to_string(),
            3 => "\"take-secret-missions\"".to_string(),
            4 => "{ find = \"secret-mission-1\" }".to_string(),
            5 => "\"find-exit\"".to_string(),
            6 => format!("{{ each-hero-reaches = \"{level}\" }}"),
            7 => format!("{{ eliminate-for-good = \"{}\" }}", self.leader()),
            8 => "\"no-leader-left\"".to_string(),
            9 => "\"bring-sign-to-exit\"".to_string(),
            _ => match self.mode {
                Mode::Zombie => self.one_of(&[
                    "\"devour-all-citizens\"",
                    "\"devour-objective-citizens\"",
                    "{ devour = \"wong\" }",
                    "\"each-hero-devours-citizen\"",
                ]),
                Mode::Hero => "\"save-objective-citizens\"".to_string(),
            },
        }
    }

    fn rule(&mut self) -> String {
        let level = self.one_of(&["blue", "orange", "red"]);
        match self.below(18) {
            0 | 1 => format!("{{ spawn-after-set-up = \"{}\" }}", self.one_of(&["any", "5-6"])),
            2 => "{ initial-draws-twice = \"any\" }".to_string(),
            3 => "\"without-nobody\"".to_string(),
            4 => "\"well-hidden\"".to_string(),
            5 => "\"no-fighters\"".to_string(),
            6 => format!("{{ citizens-move-more = {} }}", self.one_of(&["1", "16", "17"])),
            7 | 8 => format!(
                "{{ returns-until-devoured = {{ leader = \"{}\", citizen = \"wong\" }} }}",
                self.leader()
            ),
            9 => format!("{{ returns-below = {{ leader = \"{}\", level = \"{level}\" }} }}", self.leader()),
            10 | 11 => {
                format!("{{ lies-down-below = {{ leader = \"{}\", level = \"{level}\" }} }}", self.leader())
            }
            12 => format!("{{ no-spawn-on = \"{}\" }}", self.tile()),
            13 => "\"no-leader-cards\"".to_string(),
            14 => "\"silent-guardians\"".to_string(),
            15 => self.one_of(&["\"disruptor\"", "\"upgrades\""]),
            16 => format!("{{ sign-locked-until = {} }}", self.condition()),
            _ => "\"lost-if-citizen-leaves\"".to_string(),
        }
    }

    fn list(&mut self, name: &str, entries: &[String]) -> String {
        if entries.is_empty() && name != "steps" {
            return String::new();
        }
        format!("{name} = [\n    {}\n]\n", entries.join(",\n    "))
    }
}

fn invented(seed: u64) -> (Mode, String) {
    let mut chance = Seeded::new(seed);
    let mode = if chance.below(3) > 0 { Mode::Zombie } else { Mode::Hero };
    let rows = rows(&mut chance);
    let parsed: Vec<Vec<TileName>> =
        rows.iter().map(|row| row.split(' ').map(|tile| tile.parse().expect("a tile")).collect()).collect();
    let board = Board::lay(&parsed).ok();
    let zones: Vec<String> = match &board {
        Some(board) => board.zones().map(|zone| board.name(zone).to_string()).collect(),
        None => vec!["S0-0".to_string()],
    };
    let tiles = rows.iter().flat_map(|row| row.split(' ')).map(str::to_string).collect();
    let (leaders, rules) = (Vec::new(), Vec::new());
    let mut w = Writer { chance, mode, zones, tiles, leaders, rules, has_secret: false };
    let text = w.mission(&rows, board.as_ref());
    (mode, text)
}

/// Boards of one tile, of nine in a row or in a column, and everything in between.
fn rows(chance: &mut Seeded) -> Vec<String> {
    let (n_rows, n_columns) =
        [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2), (3, 3), (1, 9), (9, 1), (2, 4), (4, 2)]
            [chance.below(11) as usize];
    let mut numbers: Vec<u8> = (1..=9).collect();
    (chance as &mut dyn Chance).shuffle(&mut numbers);
    let mut tiles = numbers.into_iter();
    let mut rows = Vec::new();
    for _ in 0..n_rows {
        let row: Vec<String> = tiles
            .by_ref()
            .take(n_columns)
            .map(|number| format!("{number}{}", ["R", "V"][chance.below(2) as usize]))
            .collect();
        rows.push(row.join(" "));
    }
    rows
}

impl Writer {
    fn mission(&mut self, rows: &[String], board: Option<&Board>) -> String {
        let mode = words(&self.mode);
        let mut text = format!(
            "code = \"X\"\ntitle = {{ en = \"X\", fr = \"X\" }}\nmode = \"{mode}\"\ndifficulty = \"easy\"\nminutes = 5\n"
        );
        let tiles: Vec<String> = rows.iter().map(|row| format!("\"{row}\"")).collect();
        text += &self.list("tiles", &tiles);
        text += &self.start();
        let places_exit = self.one_in(4);
        if !places_exit && !self.one_in(4) {
            text += &format!("exit = \"{}\"\n", self.zone());
        }
        let has_sign = self.one_in(2);
        if has_sign {
            text += &format!("sign = \"{}\"\n", self.zone());
        }
        text += &self.figures();
        text += &self.rules(has_sign);
        text += &self.steps(places_exit);
        text += &self.spawns();
        text += &self.doors(board);
        text += &self.reactions(places_exit);
        text += &self.objectives();
        text += &self.citizens();
        text
    }

    fn start(&mut self) -> String {
        if !self.one_in(4) {
            return format!("start = \"{}\"\n", self.zone());
        }
        let division = self.one_of(&["evenly", "one-alone"]);
        format!("start = [\"{}\", \"{}\"]\ndivision = \"{division}\"\n", self.zone(), self.zone())
    }

    fn figures(&mut self) -> String {
        let mut lines = Vec::new();
        let mut who: Vec<String> = Character::leaders(self.mode).iter().map(words).collect();
        (&mut self.chance as &mut dyn Chance).shuffle(&mut who);
        for _ in 0..self.some(6) {
            let leader = match self.below(3) {
                0 => "random".to_string(),
                _ => who.pop().expect("there are six of them"),
            };
            lines.push(format!("{{ zone = \"{}\", leader = \"{leader}\" }}", self.zone()));
            if leader != "random" {
                self.leaders.push(leader);
            }
        }
        for _ in 0..self.some(3) {
            let n = self.one_of(&["1", "3", "14"]);
            let kind = self.one_of(&["guards", "operators", "specialists"]);
            lines.push(format!("{{ zone = \"{}\", {kind} = {n} }}", self.zone()));
        }
        self.list("figures", &lines)
    }

    fn rules(&mut self, has_sign: bool) -> String {
        for _ in 0..self.some(6) {
            let rule = self.rule();
            if rule.contains("wong") && !self.rules.iter().any(|rule| rule.contains("deal-in")) {
                self.rules.push("{ deal-in = { card = \"wong\" } }".to_string());
            }
            self.rules.push(rule);
        }
        if self.one_in(4) {
            self.rules.push("{ deal-in = { card = \"secret-mission-1\" } }".to_string());
            self.has_secret = true;
        }
        if has_sign {
            self.rules.push("\"sign-is-carried\"".to_string());
        }
        let rules = self.rules.clone();
        self.list("rules", &rules)
    }

    fn steps(&mut self, places_exit: bool) -> String {
        let n = 1 + self.some(2);
        let mut steps: Vec<String> = (0..n).map(|_| self.goal()).collect();
        if places_exit || self.one_in(3) {
            steps.push("\"leave\"".to_string());
        }
        let order = self.one_of(&["in-order", "any-order"]);
        format!("order = \"{order}\"\n") + &self.list("steps", &steps)
    }

    fn spawns(&mut self) -> String {
        let mut lines = vec![format!("{{ zone = \"{}\", token = \"initial\" }}", self.zone())];
        for _ in 0..self.some(11) {
            let token = self.one_of(&["red", "red", "blue", "green"]);
            let mut line = format!("{{ zone = \"{}\", token = \"{token}\"", self.zone());
            if self.one_in(4) {
                line += &format!(", activated-by = {}", self.event());
            }
            if self.one_in(4) {
                line += &format!(", removed-by = {}", self.event());
            }
            if self.one_in(4) {
                line += ", heroes = \"5-6\"";
            }
            lines.push(line + " }");
        }
        self.list("spawns", &lines)
    }

    fn doors(&mut self, board: Option<&Board>) -> String {
        let Some(board) = board else { return String::new() };
        let doors: Vec<_> = board.doors().map(|door| board.edge(door)).collect();
        let mut lines = Vec::new();
        for edge in doors {
            if !self.one_in(4) {
                continue;
            }
            let (one, other) = (board.name(edge.a), board.name(edge.b));
            let color = self.one_of(&["red", "blue", "green"]);
            let is = match self.below(6) {
                0 => "\"sealed\"".to_string(),
                1 => format!("{{ locked-until = {} }}", self.condition()),
                2 => "\"closed\"".to_string(),
                _ => "\"open\"".to_string(),
            };
            lines.push(format!("{{ between = \"{one}/{other}\", color = \"{color}\", is = {is} }}"));
        }
        self.list("doors", &lines)
    }

    fn reactions(&mut self, places_exit: bool) -> String {
        let mut lines = Vec::new();
        if places_exit {
            lines.push("{ when = { taken = \"red\" }, then = [\"place-exit\"] }".to_string());
        }
        if self.has_secret && self.one_in(2) {
            let then = "\"spawn-objective-citizen-here\"";
            lines.push(format!("{{ when = {{ revealed = \"secret-mission-1\" }}, then = [{then}] }}"));
        }
        for _ in 0..self.some(6) {
            let then: Vec<String> = (0..=self.below(2)).map(|_| self.consequence()).collect();
            lines.push(format!("{{ when = {}, then = [{}] }}", self.event(), then.join(", ")));
        }
        self.list("reactions", &lines)
    }

    fn objectives(&mut self) -> String {
        let red: Vec<String> = (0..self.some(10)).map(|_| format!("\"{}\"", self.zone())).collect();
        let mut text = format!("[objectives]\nred = [{}]\n", red.join(", "));
        for color in ["blue", "green"] {
            if !self.one_in(3) {
                text += &format!("{color} = \"{}\"\n", self.zone());
            }
        }
        if self.one_in(3) {
            text += "shuffled = true\n";
        }
        text
    }

    fn citizens(&mut self) -> String {
        let mut text = "[citizens]\n".to_string();
        if self.one_in(3) {
            let tiles: Vec<String> = self.tiles.iter().map(|tile| format!("\"{tile}\"")).collect();
            let n = self.below(tiles.len() + 1);
            text += &format!("not-on = [{}]\n", tiles[..n].join(", "));
        }
        if self.one_in(4) {
            text += "under-objectives = true\n";
        }
        for list in ["trapped", "standing"] {
            if self.one_in(4) {
                let zones: Vec<String> = (0..self.some(6)).map(|_| format!("\"{}\"", self.zone())).collect();
                text += &format!("{list} = [{}]\n", zones.join(", "));
            }
        }
        if self.one_in(3) {
            let cards: Vec<String> = (if self.has_secret { 2..=2 } else { 1..=2 })
                .map(|card| {
                    let after = self.one_of(&["red", "blue"]);
                    format!(
                        "{{ card = \"secret-mission-{card}\", zone = \"{}\", after = \"{after}\" }}",
                        self.zone()
                    )
                })
                .collect();
            text += &format!("face-up = [{}]\n", cards.join(", "));
        }
        text
    }
}
