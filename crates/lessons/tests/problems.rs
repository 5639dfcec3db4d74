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
    told("game = ", expect![[""]]);
    told(&with("seats = 4", "seats = \"four\""), expect![[""]]);
    told(&with("seats = 4", "sets = 4"), expect![[""]]);
    told(&with("game = \"mall-of-horror\"", "game = \"chess\""), expect![[""]]);
    told(&with("seat = \"A\"", "seat = \"Z\""), expect![[""]]);
    told(&with("seat = \"A\"", "seat = \"E\""), expect![[""]]);
    told(&with("seats = 4", "seats = 4\noptions = { zombie_players = \"never ever\" }"), expect![[""]]);
}

#[test]
fn a_step_that_is_wrong() {
    told(&with("\"piece:A-pin-up\"", "\"pin-up\""), expect![[""]]);
    told(&with("first-night-yours", "First night"), expect![[""]]);
    told(&with("first-night-yours", "first-night-mine"), expect![[""]]);
    told(&with("['{\"play\":\"threat\"}']", "['{\"play\":']"), expect![[""]]);
    told(
        &with("text = \"first-night-won\"", "text = \"first-night-won\"\nallow = [\"pass\"]"),
        expect![[""]],
    );
}

#[test]
fn a_script_that_its_table_refuses() {
    told(
        &with("{\"act\":[\"C\",{\"go-to\":\"parking\"}]}", "{\"act\":[\"C\",{\"go-to\":\"cachou\"}]}"),
        expect![[""]],
    );
    told(&with("{\"chance\":{\"dice\":[1,1,1,1]}}", "{\"chance\":{\"dice\":[7,1,1,1]}}"), expect![[""]]);
    told(&with("{\"act\":[\"A\",\"pass\"]}", "{\"act\":[\"A\",\"nod\"]}"), expect![[""]]);
    told(&with("{\"act\":[\"A\",\"pass\"]}", "12 {\"act\":[\"A\",\"pass\"]}"), expect![[""]]);
    told(&with("'{\"go-to\":\"security-hq\"}'", "'{\"move\":\"pin-up\"}'"), expect![[""]]);
    told(&with("'{\"go-to\":\"security-hq\"}'", "'stay'"), expect![[""]]);
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
    told(&any, expect![[""]]);
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
    told(&format!("{head}{step}"), expect![[""]]);
    told(&format!("{head}{}", step.repeat(13)), expect![[""]]);
    assert!(Lesson::read(&format!("{head}{}", step.repeat(12))).is_ok());
}
