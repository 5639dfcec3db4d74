//! Commands that only read: games, explain, replay, verify, and the help of all commands.

use std::fs;

use serde_json::Value;

use crate::support::{assert_no_raw_ids, folder, revenant, revenant_with, saved_journal};

#[test]
fn every_command_has_help_with_an_example() {
    let overview = revenant(&["--help"]).well();
    assert!(overview.contains("revenant play"), "{overview}");
    assert!(revenant(&["--version"]).well().starts_with("revenant "));
    for name in ["serve", "games", "play", "simulate", "replay", "verify", "explain", "mission", "bench"] {
        assert!(overview.contains(&format!("  {name} ")), "{name}");
        let help = revenant(&[name, "--help"]).well();
        let (_, examples) = help.split_once("Example").expect("an example");
        assert!(examples.contains(&format!("revenant {name}")), "{help}");
    }
}

#[test]
fn the_list_of_games_keeps_its_keys() {
    let games: Value = serde_json::from_str(&revenant(&["games", "--json"]).well()).unwrap();
    let mall = &games[0];
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(keys(mall), "bots game options presets seats title");
    assert_eq!(keys(&mall["options"][0]), "default key meaning values");
    assert_eq!(keys(&mall["presets"][0]), "about key minutes name options");
    assert_eq!(mall["game"], "mall-of-horror");
    assert_eq!(mall["seats"], serde_json::json!([3, 6]));
    assert_eq!(mall["bots"], serde_json::json!(["random", "thumb"]));
    let meant: Vec<&str> = mall["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| option["meaning"].as_str().unwrap())
        .collect();
    assert!(meant.iter().all(|meaning| meaning.contains(' ')), "{meant:?}");

    let english = revenant(&["games"]).well();
    let french = revenant(&["games", "--lang", "fr"]).well();
    assert!(english.contains("zombie_players=every_round") && french.contains("zombie_players=every_round"));
    assert!(french.contains("Chef de la sécurité"));
    assert_no_raw_ids(&english);
    assert_no_raw_ids(&french);
}

#[test]
fn rules_and_chapters_are_explained() {
    let rule = revenant(&["explain", "mall-3.7"]).well();
    assert!(rule.starts_with("MALL-3.7  A tie leads to a second vote"), "{rule}");
    let chapter = revenant(&["explain", "MALL-3"]).well();
    assert!(chapter.starts_with("MALL-3  Votes\n") && chapter.contains("MALL-3.14"), "{chapter}");
    assert!(revenant(&["explain", "table-7"]).well().starts_with("TABLE-7"));
    assert!(revenant(&["explain", "MALL-EX1"]).well().starts_with("MALL-EX1"));
}

#[test]
fn verify_says_what_it_checked() {
    let folder = folder("verify");
    let journal = saved_journal(&folder, "a.journal", 12);
    let before = fs::read(folder.join("a.journal")).unwrap();
    let out = revenant_with(&["verify", "a.journal"], "", &folder).well();
    let (last, end) = (journal.lines().rev().nth(1).unwrap(), journal.lines().last().unwrap());
    let digest = last.rsplit(' ').next().unwrap();
    let n_inputs = end.strip_prefix("end ").unwrap();
    assert!(out.contains(&format!("inputs   {n_inputs},")), "{out}");
    assert!(out.contains(&format!("digest   {digest}")), "{out}");
    assert!(out.contains("not over yet, waits for Ann"), "{out}");
    assert_eq!(fs::read(folder.join("a.journal")).unwrap(), before);
}

#[test]
fn a_replay_tells_each_observer_their_share() {
    let folder = folder("replay");
    let journal = saved_journal(&folder, "a.journal", 12);
    let n_inputs = journal.lines().count() - 2;
    let tell = |observer: &str| revenant_with(&["replay", "a.journal", "--as", observer], "", &folder).well();
    let (table, ann, all) = (tell("table"), tell("A"), tell("all"));
    assert_eq!(revenant_with(&["replay", "a.journal"], "", &folder).well(), table);
    assert!(table.contains("●Ann is dealt a card."), "{table}");
    assert!(!ann.contains("●Ann is dealt a card.") && ann.contains("■Bruno is dealt a card."), "{ann}");
    assert!(!all.contains("is dealt a card."), "{all}");
    for text in [&table, &ann, &all] {
        assert_no_raw_ids(text);
        assert!(text.contains(&format!("{n_inputs:>4}  ")), "the last input is not told");
    }
    let french = revenant_with(&["replay", "a.journal", "--lang", "fr"], "", &folder).well();
    assert!(french.contains("●Ann reçoit une carte."), "{french}");
}

#[test]
fn a_replay_shows_the_table_at_any_step() {
    let folder = folder("replay-step");
    let journal = saved_journal(&folder, "a.journal", 12);
    let n_inputs = journal.lines().count() - 2;
    for step in 0..=n_inputs {
        for observer in ["table", "B", "all"] {
            let step = step.to_string();
            let arguments = ["replay", "a.journal", "--step", &step, "--as", observer];
            let out = revenant_with(&arguments, "", &folder).well();
            assert!(out.contains("MALL OF HORROR") && out.contains('▶'), "{out}");
            assert_no_raw_ids(&out);
        }
    }
}

#[test]
fn the_json_of_a_replay_keeps_its_keys_and_its_secrets() {
    let folder = folder("replay-json");
    let journal = saved_journal(&folder, "a.journal", 12);
    let n_inputs = journal.lines().count() - 2;
    for (observer, keys) in [
        ("all", "digest input notices pending step"),
        ("table", "notices pending step"),
        ("A", "notices pending step"),
    ] {
        let out = revenant_with(&["replay", "a.journal", "--as", observer, "--json"], "", &folder).well();
        let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), n_inputs + 1);
        for (index, line) in lines.iter().enumerate() {
            let found: Vec<&str> = line.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(found.join(" "), keys);
            assert_eq!(line["step"], index);
        }
        let dealt = lines.iter().find(|line| line["notices"].to_string().contains("card-dealt")).unwrap();
        let cards: Vec<bool> =
            (0..3).map(|seat| !dealt["notices"][seat]["card-dealt"]["card"].is_null()).collect();
        let expected = match observer {
            "all" => [true, true, true],
            "A" => [true, false, false],
            _ => [false, false, false],
        };
        assert_eq!(cards, expected, "{observer}");
    }
}
