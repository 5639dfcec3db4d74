//! Missions that somebody might write, made by random changes to those of the box: whatever passes `check`
//! can be played.
//!
//! Every run plays a few; `REVENANT_LONG=1` plays many.

use std::panic::{AssertUnwindSafe, catch_unwind};

use chance::Seeded;
use marvel_zombies::mission::{BUILT_IN, look_at};
use marvel_zombies::{Action, ChanceQuestion, Character, Choice, MarvelZombies, Mission, Mode, Roll, Setup};
use table::{Chance, Game, Input, Pending, Silent, apply, awaited, check, legal, roll};

/// How many missions a run makes; only those that pass are played.
const MADE: u64 = 150;
const MADE_IF_LONG: u64 = 6_000;
/// How many games of each mission that passes.
const GAMES: u64 = 20;
/// The most inputs of a game.
const INPUTS: usize = 220;
const INPUTS_IF_LONG: usize = 2_500;
/// The most changes to one mission.
const CHANGES: u32 = 4;

#[test]
fn every_mission_that_passes_can_be_played() {
    let is_long = std::env::var_os("REVENANT_LONG").is_some();
    let made = if is_long { MADE_IF_LONG } else { MADE };
    let inputs = if is_long { INPUTS_IF_LONG } else { INPUTS };
    let mut n_passed = 0;
    for seed in 0..made {
        let text = made_by_chance(seed);
        let looked_at = catch_unwind(AssertUnwindSafe(|| look_at(&text)));
        assert!(looked_at.is_ok(), "seed {seed}: it cannot be looked at\n{text}");
        if Mission::read(&text).is_err() {
            continue;
        }
        n_passed += 1;
        for game in 0..GAMES {
            let played = catch_unwind(AssertUnwindSafe(|| play(&text, seed * GAMES + game, inputs)));
            assert!(played.is_ok(), "seed {seed}, game {game}: it passes and cannot be played\n{text}");
        }
    }
    assert!(n_passed * 5 >= made, "only {n_passed} of {made} passed: the others say nothing of the game");
}

/// The numbers from the report that led to this test, each next to a limit.
#[test]
fn experience_for_all_at_once() {
    let (_, text) = BUILT_IN.iter().find(|(code, _)| *code == "MZ10").expect("MZ10 is a mission of the box");
    let with =
        |n: u32| text.replace("then = [{ xp = 5 }] },", &format!("then = [{{ xp-to-all = {n} }}] }},"));
    for n in [0, 44, 255, 256] {
        assert!(Mission::read(&with(n)).is_err(), "{n}");
    }
    // Six heroes cross three levels at once, so Operators appear eighteen times.
    let layout = "hulk: at 9V.a\nbegin turn hulk";
    let team = Character::heroes(Mode::Zombie).to_vec();
    let setup = Setup { mission: with(43), heroes: team.len(), team, ..Setup::new(1) };
    let g = marvel_zombies::scene::scene_of(&setup, layout).unwrap_or_else(|error| panic!("{error}"));
    let mut chance = Seeded::new(1);
    let (table, _) = table::Table::from_state(g);
    let mut g = *table.state();
    let seat = table::Seat::A;
    apply(&mut g, &Input::Act(seat, Action::Take { objective: 0 }), &mut Silent).expect("the zone exists");
    play_on(&mut g, &mut chance, INPUTS);
    holds_together(&g);
}

fn play(text: &str, seed: u64, inputs: usize) {
    let mut chance = Seeded::new(seed);
    let heroes = 1 + chance.below(6) as usize;
    let seats = 1 + chance.below(heroes.min(3) as u32) as usize;
    let setup = Setup { mission: text.to_string(), heroes, ..Setup::new(seats) };
    let mut g = MarvelZombies::new(&setup).expect("a mission that passes the check can be set up");
    play_on(&mut g, &mut chance, inputs);
    holds_together(&g);
}

pub fn holds_together(g: &MarvelZombies) {
    check(g).unwrap_or_else(|broken| panic!("{broken}"));
}

/// Plays at random, for at most this many inputs.
pub fn play_on(g: &mut MarvelZombies, chance: &mut Seeded, inputs: usize) {
    let mut actions = Vec::new();
    for _ in 0..inputs {
        let next = match g.pending() {
            Pending::Over => return,
            Pending::Chance(_) => Input::Chance(roll(g, chance).expect("chance is asked")),
            Pending::Seats { .. } => {
                let seats: Vec<_> = awaited(g).iter().collect();
                let seat = (chance as &mut dyn Chance).pick(&seats);
                legal(g, seat, &mut actions);
                // Acting is more likely than ending the turn.
                if actions.len() > 1 && chance.below(3) > 0 {
                    actions.retain(|action| *action != Action::EndTurn);
                }
                Input::Act(seat, (chance as &mut dyn Chance).pick(&actions))
            }
        };
        apply(g, &next, &mut Silent).unwrap_or_else(|refusal| panic!("{next:?}: {refusal}"));
    }
}

/// Like [`play_on`], but heroes hit, prefer actions that change something, and end a turn only if they have
/// to.
pub fn rush_on(g: &mut MarvelZombies, chance: &mut Seeded, inputs: usize) {
    let mut actions = Vec::new();
    for _ in 0..inputs {
        let next = match g.pending() {
            Pending::Over => return,
            Pending::Chance(ChanceQuestion::Attack { n, .. } | ChanceQuestion::Reroll { n, .. })
                if chance.below(4) > 0 =>
            {
                let sixes = u8::from(chance.below(4) == 0).min(n);
                Input::Chance(Roll::Dice([0, 0, 0, 0, n - sixes, sixes]))
            }
            Pending::Chance(_) => Input::Chance(roll(g, chance).expect("chance is asked")),
            Pending::Seats { .. } => {
                let seats: Vec<_> = awaited(g).iter().collect();
                let seat = (chance as &mut dyn Chance).pick(&seats);
                legal(g, seat, &mut actions);
                let is_deed = |action: &&Action| {
                    !matches!(
                        action,
                        Action::EndTurn
                            | Action::Move { .. }
                            | Action::Pass
                            | Action::Enough
                            | Action::Vote(Choice::EndGame)
                    )
                };
                let deeds: Vec<Action> = actions.iter().filter(is_deed).copied().collect();
                let from = if deeds.is_empty() || chance.below(5) == 0 { &actions } else { &deeds };
                Input::Act(seat, (chance as &mut dyn Chance).pick(from))
            }
        };
        apply(g, &next, &mut Silent).unwrap_or_else(|refusal| panic!("{next:?}: {refusal}"));
    }
}

/// A mission of the box with a few changes.
fn made_by_chance(seed: u64) -> String {
    let mut chance = Seeded::new(seed);
    let chance = &mut chance;
    let (_, text) = BUILT_IN[(seed % BUILT_IN.len() as u64) as usize];
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for _ in 0..=chance.below(CHANGES) {
        change(&mut lines, chance);
    }
    lines.join("\n")
}

fn change(lines: &mut Vec<String>, chance: &mut Seeded) {
    match chance.below(9) {
        0 => change_number(lines, chance),
        1 | 2 => swap_zones(lines, chance),
        3 => put(lines, "steps = [", &format!("    {},", one_of(GOALS, chance))),
        4 => put(lines, "rules = [", &format!("    {},", one_of(RULES, chance))),
        5 => {
            let thens: Vec<&str> = (0..=chance.below(3)).map(|_| one_of(CONSEQUENCES, chance)).collect();
            let line = format!("    {{ when = {}, then = [{}] }},", one_of(EVENTS, chance), thens.join(", "));
            put(lines, "reactions = [", &line);
        }
        6 => repeat(lines, chance),
        7 => {
            let number = one_of(NUMBERS, chance);
            let zone = zones(lines).first().cloned().unwrap_or_default();
            let kind = one_of(&["guards", "operators", "specialists"], chance);
            put(lines, "figures = [", &format!("    {{ zone = \"{zone}\", {kind} = {number} }},"));
        }
        _ => remove(lines, chance),
    }
}

const NUMBERS: &[&str] = &[
    "0", "1", "2", "3", "5", "6", "7", "12", "13", "14", "15", "16", "17", "35", "36", "42", "43", "44",
    "127", "128", "200", "255", "256",
];
const COLORS: &[&str] = &["red", "blue", "green"];
const GOALS: &[&str] = &[
    "\"devour-all-citizens\"",
    "\"devour-objective-citizens\"",
    "\"save-objective-citizens\"",
    "{ devour = \"wong\" }",
    "\"each-hero-devours-citizen\"",
    "{ take = [\"red\", \"red\"] }",
    "{ take = \"blue\" }",
    "\"take-all-objectives\"",
    "\"each-hero-takes-objective\"",
    "\"take-secret-missions\"",
    "{ find = \"secret-mission-1\" }",
    "\"find-exit\"",
    "{ each-hero-reaches = \"yellow\" }",
    "{ eliminate-for-good = \"hulk\" }",
    "\"no-leader-left\"",
    "\"bring-sign-to-exit\"",
];
const RULES: &[&str] = &[
    "\"lost-if-citizen-leaves\"",
    "{ spawn-after-set-up = \"any\" }",
    "{ initial-draws-twice = \"any\" }",
    "{ deal-in = { card = \"wong\" } }",
    "{ deal-in = { card = \"secret-mission-1\" } }",
    "\"without-nobody\"",
    "\"well-hidden\"",
    "\"no-fighters\"",
    "{ citizens-move-more = 1 }",
    "{ citizens-move-more = 16 }",
    "{ citizens-move-more = 17 }",
    "{ citizens-move-more = 255 }",
    "\"no-leader-cards\"",
    "\"silent-guardians\"",
    "\"disruptor\"",
    "\"upgrades\"",
    "\"sign-is-carried\"",
    "{ lies-down-below = { leader = \"hulk\", level = \"red\" } }",
    "{ returns-below = { leader = \"thor\", level = \"red\" } }",
    "{ sign-locked-until = { taken = \"red\" } }",
];
const EVENTS: &[&str] = &[
    "{ taken = \"red\" }",
    "{ taken = \"blue\" }",
    "{ revealed = \"secret-mission-1\" }",
    "{ opened = \"blue\" }",
    "{ opened-onto = \"3V\" }",
    "{ opened-onto = \"5R\" }",
    "\"citizen-devoured\"",
    "\"objective-citizen-saved\"",
    "\"level-crossed\"",
];
const CONSEQUENCES: &[&str] = &[
    "{ xp = 5 }",
    "{ xp = 43 }",
    "{ xp = 44 }",
    "{ xp-to-all = 7 }",
    "{ xp-to-all = 43 }",
    "{ xp-to-all = 255 }",
    "\"draw-trait\"",
    "\"draw-citizen-card\"",
    "\"place-exit\"",
    "\"spawn-leader-here\"",
    "{ spawn-leader-at = \"red\" }",
    "{ spawn-leader-at = \"blue\" }",
    "{ spawn-at-nearest = { kind = \"operator\", n = 35 } }",
    "{ spawn-at-nearest = { kind = \"guard\", n = 14 } }",
    "{ spawn-at-nearest = { kind = \"guard\", n = 15 } }",
    "{ spawn-at-nearest = { kind = \"leader\", n = 1 } }",
    "\"spawn-objective-citizen-here\"",
    "\"turn-up-objective\"",
    "{ rest = \"hulk\" }",
];

fn one_of<'a>(words: &[&'a str], chance: &mut Seeded) -> &'a str {
    words[chance.below(words.len() as u32) as usize]
}

/// Puts a line into this list, which is created if there is none.
fn put(lines: &mut Vec<String>, list: &str, line: &str) {
    match lines.iter().position(|one| one.trim() == list) {
        Some(at) => lines.insert(at + 1, line.to_string()),
        None => {
            let at = lines.iter().position(|one| one.starts_with("start")).unwrap_or(0);
            lines.insert(at, format!("{list}\n{line}\n]"));
        }
    }
}

fn change_number(lines: &mut [String], chance: &mut Seeded) {
    let has_number = |line: &String| {
        let code = line.split('#').next().unwrap_or_default();
        code.contains("= ") && code.split("= ").any(|part| part.starts_with(|c: char| c.is_ascii_digit()))
    };
    let places: Vec<usize> = (0..lines.len()).filter(|at| has_number(&lines[*at])).collect();
    let Some(at) = places.get(chance.below(places.len().max(1) as u32) as usize) else { return };
    let number = one_of(NUMBERS, chance);
    let mut parts: Vec<String> = lines[*at].split("= ").map(str::to_string).collect();
    for part in &mut parts {
        let n = part.chars().take_while(char::is_ascii_digit).count();
        if n > 0 {
            part.replace_range(..n, number);
        }
    }
    lines[*at] = parts.join("= ");
}

/// Names of zones, in the order of the file.
fn zones(lines: &[String]) -> Vec<String> {
    let words = lines.iter().flat_map(|line| line.split('"').skip(1).step_by(2));
    let is_zone = |word: &&str| word.parse::<marvel_zombies::board::ZoneName>().is_ok();
    words.filter(is_zone).map(str::to_string).collect()
}

fn swap_zones(lines: &mut [String], chance: &mut Seeded) {
    let all = zones(lines);
    let pick = |chance: &mut Seeded| all[chance.below(all.len() as u32) as usize].clone();
    let (from, to) = (pick(chance), pick(chance));
    let places: Vec<usize> =
        (0..lines.len()).filter(|at| lines[*at].contains(&format!("\"{from}\""))).collect();
    let at = places[chance.below(places.len() as u32) as usize];
    lines[at] = lines[at].replace(&format!("\"{from}\""), &format!("\"{to}\""));
}

/// Repeats an entry of a list several times.
fn repeat(lines: &mut Vec<String>, chance: &mut Seeded) {
    let entries: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].starts_with("    {")).collect();
    if entries.is_empty() {
        return;
    }
    let at = entries[chance.below(entries.len() as u32) as usize];
    let color = one_of(COLORS, chance);
    let line = lines[at].replace("\"initial\"", &format!("\"{color}\""));
    for _ in 0..[1, 2, 6, 12][chance.below(4) as usize] {
        lines.insert(at + 1, line.clone());
    }
}

fn remove(lines: &mut Vec<String>, chance: &mut Seeded) {
    let entries: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].starts_with("    ")).collect();
    let at = entries[chance.below(entries.len() as u32) as usize];
    lines.remove(at);
}
