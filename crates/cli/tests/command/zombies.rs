//! Zombies!!! in the terminal: whole games, and lasting passes.

use crate::support::{assert_no_raw_ids, folder, revenant_with};

const THREE: &str = "you,bot:thumb,bot:random";

#[test]
fn whole_games_of_zombies_in_both_languages() {
    for (language, over) in [("fr", "La partie est finie"), ("en", "The game is over")] {
        let input = "1\n".repeat(3_000);
        let arguments = ["play", "--game", "zombies", "--seats", THREE, "--seed", "2", "--lang", language];
        let arguments = [&arguments[..], &["--options", "round_limit=8"]].concat();
        let out = revenant_with(&arguments, &input, &folder(&format!("zombies-{language}"))).well();
        assert!(out.contains(over), "{out}");
        assert_no_raw_ids(&out);
        assert!(!out.contains("zom-"), "a word of the board is missing");
        let too_wide = out.lines().find(|line| line.chars().count() > 80 && !line.starts_with("> "));
        assert_eq!(too_wide, None);
    }
}

#[test]
fn sleep_is_taken_as_an_order() {
    let arguments = ["play", "--game", "zombies", "--seats", "you,bot:thumb", "--seed", "1"];
    let out = revenant_with(&arguments, "sleep\n", &folder("zombies-sleep")).well();
    assert!(out.contains("> sleep"), "{out}");
    assert!(!out.contains("There is nothing to offer"), "{out}");
}

/// The pass that `sleep` leaves does not count in a window about the player. Even so, a player who types
/// `sleep` there passes in that window.
#[test]
fn sleep_lets_the_open_window_go_by() {
    let mut n_about_the_player = 0;
    for seed in ["1", "2", "3", "4", "5"] {
        let arguments = ["play", "--game", "zombies", "--seats", "you,bot:thumb", "--seed", seed];
        let out = revenant_with(&arguments, "sleep\n", &folder(&format!("zombies-sleep-{seed}"))).well();
        let questions: Vec<&str> = out.lines().filter(|line| line.starts_with('▶')).collect();
        n_about_the_player += usize::from(questions[0].contains("Your turn starts"));
        assert_ne!(questions[0], questions[1], "{out}");
    }
    assert!(n_about_the_player > 0, "the first turn is never the player's");
}
