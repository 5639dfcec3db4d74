//! What is said about files that are wrong: the line, the field, the problem, and what would be right.

use expect_test::{Expect, expect};
use lessons::{Lesson, check};

const WELL: &str = include_str!("../../../games/mall-of-horror/lessons/first-night.toml");

/// The file with one change.
fn with(old: &str, new: &str) -> String {
    assert!(WELL.contains(old), "{old}");
    WELL.replacen(old, new, 1)
}

fn told(text: &str, expected: Expect) {
    let problems: Vec<String> = check(text).iter().map(|problem| format!("{problem}\n")).collect();
    expected.assert_eq(&problems.concat());
}

#[test]
fn a_file_that_cannot_be_read() {
    told(
        "game = ",
        expect![[r#"
        line 1, file: string values must be quoted, expected literal string
    "#]],
    );
    told(
        &with("seats = 4", "seats = \"four\""),
        expect![[r#"
        line 4, file: invalid type: string "four", expected usize
    "#]],
    );
    told(
        &with("seats = 4", "sets = 4"),
        expect![[r#"
        line 4, file: unknown field `sets`, expected one of `game`, `seats`, `seat`, `options`, `before`, `step`
    "#]],
    );
    told(
        &with("game = \"mall-of-horror\"", "game = \"chess\""),
        expect![[r#"
        line 3, game: there is no game "chess"; there is mall-of-horror, city-of-horror, zombies, marvel-zombies
    "#]],
    );
    told(
        &with("seat = \"A\"", "seat = \"Z\""),
        expect![[r#"
        line 5, seat: "Z" is not a seat: seats are A to H
    "#]],
    );
    told(
        &with("seat = \"A\"", "seat = \"E\""),
        expect![[r#"
        line 5, seat: there is no seat E among 4
    "#]],
    );
    told(
        &with("seats = 4", "seats = 4\noptions = { zombie_players = \"never ever\" }"),
        expect![[r#"
        line 3, game: zombie_players: "never ever" is neither every_round nor once (MALL-4.8)
    "#]],
    );
}

#[test]
fn a_step_that_is_wrong() {
    told(
        &with("\"piece:A-pin-up\"", "\"pin-up\""),
        expect![[r#"
        line 49, points: "pin-up" is not piece:, place:, plate:, part: and a name, such as piece:A-pin-up
    "#]],
    );
    told(
        &with("first-night-yours", "First night"),
        expect![[r#"
        line 48, text: "First night" is not a name of small letters and hyphens
    "#]],
    );
    told(
        &with("first-night-yours", "first-night-mine"),
        expect![[r#"
        line 48, text: en.ftl has no message first-night-mine
        line 48, text: fr.ftl has no message first-night-mine
    "#]],
    );
    told(
        &with("['{\"play\":\"threat\"}']", "['{\"play\":']"),
        expect![[r#"
        line 84, allow: "{\"play\":" is neither the name of an action nor JSON: EOF while parsing a value at line 1 column 8
    "#]],
    );
    told(
        &with("text = \"first-night-won\"", "text = \"first-night-won\"\nallow = [\"pass\"]"),
        expect![[r#"
            line 102, allow: the last step tells how it went, and allows nothing
        "#]],
    );
}

#[test]
fn a_script_that_its_table_refuses() {
    told(
        &with("{\"act\":[\"C\",{\"go-to\":\"parking\"}]}", "{\"act\":[\"C\",{\"go-to\":\"cachou\"}]}"),
        expect![[r#"
            line 64, then: place-closed (MALL-5.3) refuses {"act":["C",{"go-to":"cachou"}]}; what is asked here is {"seats":{"who":["A","B","C","D"],"ready":["A"],"mode":"sealed","question":"choose-destination"}}
        "#]],
    );
    told(
        &with("{\"chance\":{\"dice\":[1,1,1,1]}}", "{\"chance\":{\"dice\":[7,1,1,1]}}"),
        expect![[r#"
        line 40, before: impossible-roll (TABLE-6) refuses {"chance":{"dice":[7,1,1,1]}}; what is asked here is {"chance":"hidden-dice"}
    "#]],
    );
    told(
        &with("{\"act\":[\"A\",\"pass\"]}", "{\"act\":[\"A\",\"nod\"]}"),
        expect![[r#"
        line 42, before: unknown variant `nod`, expected one of `place-character`, `put-zombie`, `pass`, `play`, `hide`, `vote-for`, `break-tie`, `keep`, `give`, `go-to`, `move`, `sprint`, `stay`, `sacrifice`, `order` at line 1 column 17
    "#]],
    );
    told(
        &with("{\"act\":[\"A\",\"pass\"]}", "12 {\"act\":[\"A\",\"pass\"]}"),
        expect![[r#"
        line 42, before: the digest is missing
    "#]],
    );
    told(
        &with("'{\"go-to\":\"security-hq\"}'", "'{\"move\":\"pin-up\"}'"),
        expect![[r#"
        line 56, allow: other-question (TABLE-5) refuses {"act":["A",{"move":"pin-up"}]}; what is asked here is {"seats":{"who":["A","B","C","D"],"mode":"sealed","question":"choose-destination"}}
    "#]],
    );
    told(
        &with("'{\"go-to\":\"security-hq\"}'", "'stay'"),
        expect![[r#"
        line 58, allow: no legal action of A is called "stay"; legal are {"go-to":"restrooms"}, {"go-to":"megatoys"}, {"go-to":"parking"}, {"go-to":"security-hq"}, {"go-to":"supermarket"}
    "#]],
    );
}

#[test]
fn lines_may_be_copied_from_a_journal() {
    let copied = with(
        "{\"act\":[\"A\",\"pass\"]}",
        "31 {\"act\":[\"A\",\"pass\"]} 8f3a09c2d4e5f607 @1700000000000 #k-1",
    );
    assert_eq!(check(&copied), []);
}

/// Any place but Megatoys, which is full until the Pin-up leaves: each way is played to its end.
#[test]
fn a_step_may_allow_all_actions_of_a_name() {
    let any = with("'{\"move\":\"pin-up\"}'", "'move'");
    told(
        &any,
        expect![[r#"
        line 86, then: not-asked (TABLE-2) refuses {"act":["D","pass"]}; what is asked here is {"seats":{"who":["B"],"mode":"window","question":{"play-cards":{"purpose":"sacrifice","place":"megatoys"}}}}
    "#]],
    );
    let two = with(
        "['{\"go-to\":\"security-hq\"}']",
        "['{\"go-to\":\"security-hq\"}', '{\"go-to\":\"security-hq\"}']",
    );
    assert_eq!(check(&two), []);
}

#[test]
fn a_lesson_has_at_least_two_steps_and_not_too_many() {
    let step = "\n[[step]]\ntext = \"first-night-won\"\n";
    let (head, _) = WELL.split_once("[[step]]").unwrap();
    told(
        &format!("{head}{step}"),
        expect![[r#"
        line 3, step: a lesson has 2 to 12 steps, not 1
    "#]],
    );
    told(
        &format!("{head}{}", step.repeat(13)),
        expect![[r#"
        line 3, step: a lesson has 2 to 12 steps, not 13
    "#]],
    );
    assert!(Lesson::read(&format!("{head}{}", step.repeat(12))).is_ok());
}
