//! Mistakes that people make, and what they are told.

use expect_test::{Expect, expect};
use marvel_zombies::mission::{BUILT_IN, Mission, look_at};
use table_laws::marks::assert_passes;

/// A mission with everything in its place; each test breaks it in one way.
const GOOD: &str = r#"
code = "MINE"
title = { en = "A Night Out", fr = "Une nuit dehors" }
mode = "zombie"
difficulty = "easy"
minutes = 25
tiles = ["8R 3V"]
start = "S2-1"
exit = "3V.a"
steps = ["devour-all-citizens", { take = "blue" }, "leave"]
spawns = [
    { zone = "S0-0", token = "initial" },
    { zone = "S4-2", token = "red" },
]
doors = [
    { between = "3V.c/S2-1", color = "blue", is = { locked-until = { taken = "blue" } } },
]
figures = [
    { zone = "S4-2", leader = "thor" },
]
rules = [
    { returns-below = { leader = "thor", level = "orange" } },
]
reactions = [
    { when = { taken = "blue" }, then = [{ xp = 5 }] },
]
[objectives]
blue = "8R.a"
"#;

/// What is said about the mission with `instead` in place of `text`.
#[track_caller]
fn told(text: &str, instead: &str, expected: Expect) {
    assert!(GOOD.contains(text), "{text} is not in the file");
    let (_, problems) = look_at(&GOOD.replacen(text, instead, 1));
    let problems: Vec<String> = problems.iter().map(|problem| problem.to_string()).collect();
    expected.assert_eq(&problems.join("\n"));
}

#[test]
fn a_good_file_has_no_problem() {
    assert_eq!(look_at(GOOD).1, []);
    assert!(Mission::read(GOOD).is_ok());
}

#[test]
fn a_file_that_is_not_a_mission() {
    told(
        "code = \"MINE\"",
        "code = ",
        expect!["error: line 2, file: string values must be quoted, expected literal string"],
    );
    told("minutes = 25", "", expect!["error: line 1, file: missing field `minutes`"]);
    told(
        "minutes = 25",
        "minuets = 25",
        expect![
            "error: line 6, file: unknown field `minuets`, expected one of `code`, `title`, `mode`, `difficulty`, `minutes`, `tiles`, `start`, `division`, `exit`, `sign`, `spawns`, `objectives`, `doors`, `citizens`, `figures`, `order`, `steps`, `rules`, `reactions`"
        ],
    );
    told(
        "mode = \"zombie\"",
        "mode = \"vampire\"",
        expect!["error: line 4, file: unknown variant `vampire`, expected `zombie` or `hero`"],
    );
    told(
        "\"devour-all-citizens\"",
        "\"devour-everybody\"",
        expect![
            "error: line 10, file: unknown variant `devour-everybody`, expected one of `devour-all-citizens`, `devour-objective-citizens`, `save-objective-citizens`, `devour`, `each-hero-devours-citizen`, `take`, `take-all-objectives`, `each-hero-takes-objective`, `take-secret-missions`, `find`, `find-exit`, `each-hero-reaches`, `eliminate-for-good`, `no-leader-left`, `bring-sign-to-exit`, `leave`"
        ],
    );
    told(
        "{ xp = 5 }",
        "{ gold = 5 }",
        expect![
            "error: line 25, file: unknown variant `gold`, expected one of `xp`, `xp-to-all`, `place-exit`, `spawn-leader-at`, `spawn-leader-here`, `spawn-objective-citizen-here`, `turn-up-objective`, `spawn-at-nearest`, `draw-citizen-card`, `draw-trait`, `rest`"
        ],
    );
    told(
        "code = \"MINE\"",
        "code = \"\"",
        expect!["error: line 2, code: this must be a text of 1 to 16 bytes"],
    );
}

#[test]
fn tiles_that_do_not_form_a_board() {
    told(
        "8R 3V",
        "8R 3X",
        expect!["error: line 7, tiles: there is no tile `3X`: the tiles are 1R to 9R and 1V to 9V"],
    );
    told(
        "8R 3V",
        "8R 8V",
        expect![
            "error: line 7, tiles: tile 8 is one piece of cardboard: it cannot lie here as 8V twice, nor with both faces"
        ],
    );
    told("8R 3V", "", expect!["error: line 7, tiles: a board has at least one tile"]);
    told(
        "8R 3V",
        "1V 2V 3V 4V 5V 6V 7V 8V 9V",
        expect!["error: line 7, tiles: this board has 68 zones, at most 64 are possible: take fewer tiles"],
    );
}

#[test]
fn zones_that_are_not_there() {
    told(
        "start = \"S2-1\"",
        "start = \"S2-9\"",
        expect!["error: line 8, start: there is no zone S2-9 on this board; there are S2-0, S2-1, S2-2"],
    );
    told(
        "start = \"S2-1\"",
        "start = \"middle\"",
        expect!["error: line 8, file: a zone such as `S2-1`, or a list of zones"],
    );
    told(
        "exit = \"3V.a\"",
        "exit = \"3R.a\"",
        expect!["error: line 9, exit: there is no zone 3R.a on this board; there are 3V.a, 3V.b, 3V.c, 3V.d"],
    );
    told(
        "blue = \"8R.a\"",
        "blue = \"8R.d\"",
        expect![
            "error: line 28, objectives: there is no zone 8R.d on this board; there are 8R.a, 8R.b, 8R.c"
        ],
    );
    told(
        "3V.c/S2-1",
        "3V.a/S2-0",
        expect!["error: line 16, doors: no door and no opening lies between 3V.a/S2-0"],
    );
    told("3V.c/S2-1", "3V.c", expect!["error: line 16, doors: `3V.c`: a door is named like `3V.c/S2-1`"]);
}

#[test]
fn two_start_zones_need_a_division() {
    told(
        "start = \"S2-1\"",
        "start = [\"S2-1\", \"S0-0\"]",
        expect![
            "error: line 8, start: one start zone, or two and a `division` (`evenly` or `one-alone`) that says who stands where"
        ],
    );
    told(
        "start = \"S2-1\"",
        "start = \"S2-1\"\ndivision = \"evenly\"",
        expect![
            "error: line 8, start: one start zone, or two and a `division` (`evenly` or `one-alone`) that says who stands where"
        ],
    );
}

/// MZ-17.1
#[test]
fn the_initial_token_is_the_first() {
    told(
        "token = \"initial\"",
        "token = \"red\"",
        expect![[
            r#"error: line 11, spawns: the first Spawn token, and no other, is the one with `token = "initial"`"#
        ]],
    );
    told(
        "token = \"red\"",
        "token = \"initial\"",
        expect![[
            r#"error: line 11, spawns: the first Spawn token, and no other, is the one with `token = "initial"`"#
        ]],
    );
}

#[test]
fn a_key_behind_its_own_door() {
    assert_passes(&["MZ-5.4"], || {
        told(
            "blue = \"8R.a\"",
            "blue = \"3V.b\"",
            expect![[r#"
            error: line 8, exit: no way leads from S2-1 to the Exit in 3V.a
            error: line 10, steps: this step needs something in 3V.b, which no hero can ever reach
            error: line 16, doors: the door 3V.c/S2-1 can never be opened: what unlocks it lies behind it, or behind a sealed door; move the Objective or the Citizen to a place that is reached without this door
            error: line 28, objectives: no hero can ever reach the Objective in 3V.b"#]],
        );
    });
}

#[test]
fn a_place_behind_a_sealed_door() {
    told(
        "is = { locked-until = { taken = \"blue\" } }",
        "is = \"sealed\"",
        expect![[r#"
        error: line 8, exit: no way leads from S2-1 to the Exit in 3V.a
        error: line 10, steps: this step needs something in 3V.b, which no hero can ever reach"#]],
    );
    told(
        "start = \"S2-1\"",
        "start = \"3V.a\"",
        expect![[r#"
        error: line 10, steps: this step needs something in 8R.c, which no hero can ever reach
        error: line 16, doors: the door 3V.c/S2-1 can never be opened: what unlocks it lies behind it, or behind a sealed door; move the Objective or the Citizen to a place that is reached without this door
        error: line 28, objectives: no hero can ever reach the Objective in 8R.a
        warning: line 12, spawns: figures spawned in S0-0 can never reach a hero
        warning: line 13, spawns: figures spawned in S4-2 can never reach a hero"#]],
    );
}

/// MZ5 has a Citizen whom nobody can reach, and does not ask for all of them.
#[test]
fn a_citizen_whom_nobody_needs_may_be_out_of_reach() {
    let (_, text) = BUILT_IN[5];
    assert_eq!(look_at(text).1, []);
}

#[test]
fn objectives_that_do_not_exist() {
    told(
        "{ take = \"blue\" }",
        "{ take = [\"blue\", \"red\"] }",
        expect!["error: line 10, steps: 1 Red Objectives are named, 0 are on the board"],
    );
    told(
        "locked-until = { taken = \"blue\" }",
        "locked-until = { taken = \"green\" }",
        expect![[r#"
        error: line 8, exit: no way leads from S2-1 to the Exit in 3V.a
        error: line 10, steps: this step needs something in 3V.b, which no hero can ever reach
        error: line 16, doors: 1 Green Objectives are named, 0 are on the board
        error: line 16, doors: the door 3V.c/S2-1 can never be opened: what unlocks it lies behind it, or behind a sealed door; move the Objective or the Citizen to a place that is reached without this door"#]],
    );
    told(
        "when = { taken = \"blue\" }",
        "when = { taken = \"red\" }",
        expect!["error: line 25, reactions: 1 Red Objectives are named, 0 are on the board"],
    );
}

#[test]
fn steps_without_what_they_need() {
    told(
        "exit = \"3V.a\"",
        "",
        expect!["error: line 10, steps: heroes leave by an `exit`, or one that a reaction places"],
    );
    told(
        "\"leave\"]",
        "\"leave\", \"take-all-objectives\"]",
        expect!["error: line 10, steps: `leave` is the last step"],
    );
    told(
        "\"devour-all-citizens\"",
        "\"save-objective-citizens\"",
        expect![[r#"
        error: line 10, mode: Zombie Heroes save nobody: `devour-objective-citizens` is their step
        error: line 10, steps: there is no Objective Citizen: see `citizens`"#]],
    );
    told(
        "\"devour-all-citizens\"",
        "{ find = \"secret-mission-1\" }",
        expect![
            "error: line 10, steps: nothing says that this card is on the board: it needs the rule `{ deal-in = { card = … } }`"
        ],
    );
    told(
        "\"devour-all-citizens\"",
        "\"bring-sign-to-exit\"",
        expect![[r#"
        error: line 10, steps: this step needs a `sign` and an `exit`
        error: line 10, steps: this step needs the rule `sign-is-carried`"#]],
    );
    told(
        "\"devour-all-citizens\"",
        "\"take-secret-missions\"",
        expect!["error: line 10, steps: no Secret Mission card lies face up: see `citizens.face-up`"],
    );
    told(
        "\"devour-all-citizens\", { take = \"blue\" }, \"leave\"",
        "\"devour-all-citizens\"",
        expect!["warning: line 9, exit: no step uses this Exit"],
    );
    told(
        "[\"devour-all-citizens\", { take = \"blue\" }, \"leave\"]",
        "[]",
        expect![[r#"
        error: line 10, steps: a mission has at least one step
        warning: line 9, exit: no step uses this Exit"#]],
    );
}

#[test]
fn rules_without_what_they_need() {
    told(
        "leader = \"thor\" },\n]",
        "guards = 1 },\n]",
        expect!["error: line 22, rules: this leader is not placed: see `figures`"],
    );
    told(
        "leader = \"thor\" }",
        "leader = \"hulk\" }",
        expect![
            "error: line 19, figures: this character is one of the heroes of this mode, not one of their enemies"
        ],
    );
    told(
        "{ returns-below = { leader = \"thor\", level = \"orange\" } }",
        "\"disruptor\", \"sign-is-carried\"",
        expect![[r#"
        error: line 22, rules: the card of this rule does not lie face up: see `citizens.face-up`
        error: line 22, rules: this rule needs a `sign`"#]],
    );
    told(
        "{ returns-below = { leader = \"thor\", level = \"orange\" } }",
        "{ no-spawn-on = \"9V\" }",
        expect!["error: line 22, rules: tile 9V is not on this board"],
    );
    let deal =
        "{ deal-in = { card = \"wong\", not-on = [\"8R\", \"3V\"] } }, { deal-in = { card = \"wong\" } }";
    told(
        "{ returns-below = { leader = \"thor\", level = \"orange\" } }",
        deal,
        expect![[r#"
            error: line 22, rules: there is one such card, and it lies in one place
            error: line 22, rules: too few Citizen symbols are left for this card
            error: line 22, rules: there is one such card, and it lies in one place
            error: line 22, rules: too few Citizen symbols are left for this card"#]],
    );
    told(
        "then = [{ xp = 5 }]",
        "then = [\"place-exit\", \"turn-up-objective\", { spawn-leader-at = \"green\" }]",
        expect![[r#"
        error: line 25, reactions: the Exit is on the board from the start: leave out `exit`
        error: line 25, reactions: only shuffled Objectives lie face down: see `objectives.shuffled`
        error: line 25, reactions: there is no Spawn token of this colour"#]],
    );
}

#[test]
fn more_than_the_box_holds() {
    told(
        "leader = \"thor\" }",
        "operators = 36, leader = \"thor\" }, { zone = \"S0-0\", leader = \"thor\" }",
        expect![[r#"
        error: line 19, figures: 36 figures of the kind Operator, the box has 35
        error: line 19, figures: Thor cannot stand in two places"#]],
    );
    let spawns =
        "token = \"red\" }, { zone = \"S0-0\", token = \"blue\" }, { zone = \"S1-0\", token = \"blue\" }";
    told(
        "token = \"red\" }",
        spawns,
        expect!["warning: line 11, spawns: 2 Blue Spawn tokens, the box has 1"],
    );
    let red = "red = [\"S0-0\", \"S0-0\", \"S0-0\", \"S0-0\", \"S0-0\", \"S0-0\", \"S0-0\", \"S0-0\"]\nblue";
    told(
        "blue = \"8R.a\"",
        &format!("{red} = \"8R.a\""),
        expect!["warning: line 28, objectives: 8 red Objectives, the box has 7"],
    );
    told(
        "\"devour-all-citizens\"",
        "\"each-hero-takes-objective\"",
        expect![
            "warning: line 10, steps: with 2, 3, 4, 5, 6 heroes this step can never be fulfilled; the game will say so at once"
        ],
    );
}

#[test]
fn a_list_that_is_too_long() {
    let many = "\"no-fighters\", ".repeat(17);
    told(
        "{ returns-below = { leader = \"thor\", level = \"orange\" } },",
        &many,
        expect!["error: line 22, rules: more than 16 of these"],
    );
}
