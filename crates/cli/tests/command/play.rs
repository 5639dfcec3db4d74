//! Whole games.

use std::fs;

use crate::support::{assert_no_raw_ids, folder, revenant, revenant_with};

const FOUR: &str = "you,bot:thumb,bot:thumb,bot:random";

#[test]
fn a_whole_game_in_french_against_three_bots() {
    for seed in ["1", "2", "3"] {
        let input = "1\n".repeat(1_000);
        let arguments = ["play", "--seats", FOUR, "--lang", "fr", "--seed", seed];
        let out = revenant_with(&arguments, &input, &folder("french")).well();
        assert!(out.contains("La nuit est finie"), "{out}");
        assert!(out.contains("GAGNE") || out.contains("il ne reste personne"), "{out}");
        assert_no_raw_ids(&out);
        assert!(!out.contains('\u{1b}'), "escapes in a pipe");
        let too_wide = out.lines().find(|line| line.chars().count() > 80 && !line.starts_with("> "));
        assert_eq!(too_wide, None);
    }
}

#[test]
fn games_of_every_size_come_to_their_end() {
    for n_bots in 2..=5 {
        let seats = format!("you{}", ",bot:random".repeat(n_bots));
        let input = "1\n".repeat(3_000);
        let out = revenant_with(&["play", "--seats", &seats, "--seed", "9"], &input, &folder("sizes")).well();
        assert!(out.contains("The night is over"), "{seats}");
        assert_no_raw_ids(&out);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let input = "1\n".repeat(1_000);
    let play = |seed| revenant_with(&["play", "--seed", seed], &input, &folder("seed")).well();
    assert_eq!(play("5"), play("5"));
    assert_ne!(play("5"), play("6"));
}

#[test]
fn every_command_answers() {
    let input = "help\nwhy\nwhy 1\nwhy 18\n18\n999\n0\nundo\nrules\nrules mall-3.7\nrules MALL-3\nrules MALL-99\n\
                 log\n\nnonsense\nsave\nquit\n";
    for (language, words) in [
        (
            "en",
            [
                "Allowed.",
                "Not now.",
                "MALL-2.4",
                "from 1 to 18",
                "TABLE-7",
                "A tie leads",
                "There is no rule MALL-99",
                "I do not know",
                "Saved in mall-of-horror-1.journal",
                "Good night. Go on with: revenant play --load mall-of-horror-1.journal",
            ],
        ),
        (
            "fr",
            [
                "Permis.",
                "Pas maintenant.",
                "MALL-2.4",
                "de 1 à 18",
                "TABLE-7",
                "Une égalité",
                "Il n’y a pas de règle MALL-99",
                "Commande inconnue",
                "Partie gardée dans mall-of-horror-1.journal",
                "revenant play --load mall-of-horror-1.journal",
            ],
        ),
    ] {
        let folder = folder(&format!("commands-{language}"));
        let arguments = ["play", "--seats", FOUR, "--seed", "1", "--lang", language, "--options", "chief=A"];
        let out = revenant_with(&arguments, input, &folder).well();
        for word in words {
            assert!(out.contains(word), "{language}: {word:?} is not in\n{out}");
        }
        assert_no_raw_ids(&out);
    }
}

#[test]
fn the_end_of_the_input_ends_the_program_politely() {
    let out = revenant(&["play", "--seed", "1"]).well();
    assert!(out.ends_with("Good night. The game was not saved.\n"), "{out}");
}

#[test]
fn quit_warns_once_about_an_unsaved_game() {
    let out = revenant_with(&["play", "--seed", "1"], "quit\nquit\n", &folder("quit")).well();
    assert!(out.contains("quit once more"), "{out}");
    assert!(out.ends_with("Good night. The game was not saved.\n"), "{out}");
}

#[test]
fn a_choice_can_be_taken_back_until_something_is_revealed() {
    // With this seed the only person searches the truck, and may take back the choice of a card.
    let arguments = ["play", "--seats", "you,bot:random,bot:random", "--options", "chief=A"];
    let mut was_undone = false;
    for seed in 0..40 {
        let mut input = "1\n".repeat(60);
        let folder = folder("undo");
        let seed = seed.to_string();
        let all = [&arguments[..], &["--seed", &seed]].concat();
        let before = revenant_with(&all, &input, &folder).well();
        let Some(turns) = before.split("> ").position(|page| page.contains("Choose a card, and who gets it"))
        else {
            continue;
        };
        input = format!("{}undo\n", "1\n".repeat(turns));
        let out = revenant_with(&all, &input, &folder).well();
        assert!(out.contains("undo takes your last choice back"), "{out}");
        assert!(out.contains("You take your last choice back."), "{out}");
        was_undone = true;
        break;
    }
    assert!(was_undone, "no game came to the truck");
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = folder("save-and-load");
    let seats = "you:Ann,bot:thumb,bot:random,bot:thumb";
    let input = format!("{}save night.journal\nquit\n", "1\n".repeat(8));
    revenant_with(&["play", "--seats", seats, "--seed", "4"], &input, &folder).well();
    let saved = fs::read_to_string(folder.join("night.journal")).unwrap();

    let again = revenant_with(&["play", "--load", "night.journal"], "save\nquit\n", &folder).well();
    assert!(again.contains("You are ●Ann."), "{again}");
    assert_eq!(fs::read_to_string(folder.join("night.journal")).unwrap(), saved);

    let input = format!("{}save\n", "1\n".repeat(8));
    let out = revenant_with(&["play", "--load", "night.journal", "--seed", "7"], &input, &folder).well();
    assert!(out.contains("Saved in night.journal"), "{out}");
    let longer = fs::read_to_string(folder.join("night.journal")).unwrap();
    let without_end = saved.lines().filter(|line| !line.starts_with("end ")).collect::<Vec<_>>().join("\n");
    assert!(longer.len() > saved.len() && longer.starts_with(&without_end));
    revenant_with(&["verify", "night.journal"], "", &folder).well();
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "something was left beside the journal");
}

#[test]
fn a_finished_game_can_be_saved_and_looked_at_again() {
    let folder = folder("finished");
    // There is one more `save` than turns, so the last one comes at the end of the game.
    let input = "1\nsave whole.journal\n".repeat(400);
    let out = revenant_with(&["play", "--seed", "2"], &input, &folder).well();
    assert!(out.contains("The night is over"), "{out}");
    let shown = revenant_with(&["verify", "whole.journal"], "", &folder).well();
    assert!(shown.contains("outcome"), "{shown}");
    let loaded = revenant_with(&["play", "--load", "whole.journal"], "\n", &folder).well();
    assert!(loaded.contains("revenant replay whole.journal --as all") || loaded.contains("▶"), "{loaded}");
}

#[test]
fn saving_never_overwrites_something_else() {
    let folder = folder("overwrite");
    fs::write(folder.join("diary.txt"), "dear diary").unwrap();
    fs::create_dir(folder.join("attic")).unwrap();
    let other = "{\"revenant\":1,\"game\":\"city-of-horror\",\"rules\":1,\"setup\":{},\"players\":[],\"state\":\"\"}\n";
    fs::write(folder.join("city.journal"), other).unwrap();
    fs::write(folder.join("mall-of-horror-1.journal"), "taken").unwrap();
    let input =
        "save diary.txt\nsave attic\nsave city.journal\nsave nowhere/a.journal\nsave ..\nsave\nquit\n";
    let out = revenant_with(&["play", "--seed", "1"], input, &folder).well();
    assert_eq!(out.matches("Not saved").count(), 5, "{out}");
    assert!(out.contains("Saved in mall-of-horror-2.journal"), "{out}");
    assert_eq!(fs::read_to_string(folder.join("diary.txt")).unwrap(), "dear diary");
    assert_eq!(fs::read_to_string(folder.join("city.journal")).unwrap(), other);
    assert_eq!(fs::read_to_string(folder.join("mall-of-horror-1.journal")).unwrap(), "taken");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 5);
}
