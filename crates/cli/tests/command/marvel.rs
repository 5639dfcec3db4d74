//! Marvel Zombies in the terminal: whole games in both modes and languages, Wounds shared by hand, journals.

use crate::support::{assert_no_raw_ids, folder, revenant, revenant_with};

fn played(seats: &str, language: &str, options: &str, input: &str, name: &str) -> String {
    let arguments = ["play", "--game", "marvel-zombies", "--seats", seats, "--seed", "2", "--lang", language];
    let arguments = [&arguments[..], &["--options", options]].concat();
    revenant_with(&arguments, input, &folder(name)).well()
}

#[test]
fn whole_games_of_marvel_zombies_in_both_modes_and_languages() {
    for (mission, seats, language, over) in [
        ("MZ0", "you,bot:thumb", "en", "Together you have lost."),
        ("MZ1", "you", "fr", "Ensemble, vous avez perdu."),
        ("MH2", "you,bot:thumb,bot:random", "en", "Together you have lost."),
    ] {
        let name = format!("marvel-{mission}");
        let out = played(seats, language, &format!("mission={mission}"), &"1\n".repeat(4_000), &name);
        assert!(out.contains(over), "{out}");
        assert_no_raw_ids(&out);
        assert!(!out.contains("mz-"), "a word of the board is missing");
        let too_wide = out.lines().find(|line| line.chars().count() > 80 && !line.starts_with("> "));
        assert_eq!(too_wide, None, "{mission}");
    }
}

#[test]
fn a_team_is_named_by_its_heroes() {
    let out = played("you", "en", "heroes=2,team=hulk,wasp", "1\n", "marvel-team");
    assert!(out.contains("You play Hulk.") && out.contains("You play Wasp."), "{out}");
    assert!(!out.contains("Captain America"), "{out}");
}

#[test]
fn a_sharing_of_wounds_is_typed_when_there_are_wounds() {
    let out = played("you", "en", "mission=MZ1", "share\nshare 1 0\nshare hulk\n", "marvel-share");
    assert_eq!(out.matches("This sharing cannot be read.").count(), 2, "{out}");
    assert!(out.contains("Not now."), "{out}");
}

#[test]
fn rules_of_marvel_zombies_are_explained() {
    assert!(revenant(&["explain", "MZ-8.7"]).well().starts_with("MZ-8.7"));
    assert!(revenant(&["explain", "MZ-8.7", "--lang", "fr"]).well().starts_with("MZ-8.7"));
}
