//! `revenant mission`: checks and draws mission files, without playing them.

use std::fs;

use crate::support::{folder, revenant, revenant_with};

#[test]
fn the_missions_of_the_box_are_listed_shown_and_drawn() {
    let list = revenant(&["mission", "list"]).well();
    assert_eq!(list.lines().count(), 16);
    assert!(list.starts_with("MZ0   Tutorial: A Growing Hunger"), "{list}");
    for line in list.lines() {
        let code = line.split_whitespace().next().expect("a code");
        assert!(revenant(&["mission", "show", code]).well().contains(&format!("\ncode = \"{code}\"\n")));
        assert!(revenant(&["mission", "draw", code]).well().starts_with(code));
        assert!(revenant(&["mission", "draw", code, "--svg"]).well().starts_with("<svg "));
        let checked = revenant(&["mission", "check", code]).well();
        assert_eq!(checked, format!("{code}: this mission can be played\n"));
    }
}

#[test]
fn a_custom_mission_is_checked() {
    let folder = folder("missions");
    let text = revenant(&["mission", "show", "mz1"]).well();
    fs::write(folder.join("mine.toml"), text.replace("exit = \"S4-4\"\n", "")).unwrap();
    let ran = revenant_with(&["mission", "check", "mine.toml"], "", &folder);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.out.starts_with("error: line ") && ran.out.contains("steps: heroes leave by an `exit`"),
        "{}",
        ran.out
    );
    assert_eq!(ran.err, "revenant: mine.toml: 1 error\n");

    let warned = text.replace("token = \"green\", heroes = \"5-6\"", "token = \"red\", heroes = \"5-6\"");
    let warned = warned.replace("tiles = [", "# mine\ntiles = [");
    fs::write(folder.join("mine.toml"), warned).unwrap();
    let ran = revenant_with(&["mission", "check", "mine.toml"], "", &folder);
    assert_eq!(ran.well(), "mine.toml: this mission can be played\n");
}

#[test]
fn an_unreadable_mission_is_refused_in_one_line() {
    let unread = revenant(&["mission", "check", "no-such-file"]).badly();
    assert!(unread.starts_with("no-such-file cannot be read: "), "{unread}");
    let unknown = revenant(&["mission", "show", "MZ11"]).badly();
    assert!(unknown.contains("\"MZ11\"") && unknown.contains("MZ10, MH1"), "{unknown}");
    let folder = folder("no-mission");
    fs::write(folder.join("poem.toml"), "roses = \"red\"\n").unwrap();
    let drawn = revenant_with(&["mission", "draw", "poem.toml"], "", &folder).badly();
    assert!(drawn.starts_with("poem.toml: error: line 1, file: unknown field `roses`"), "{drawn}");
}
