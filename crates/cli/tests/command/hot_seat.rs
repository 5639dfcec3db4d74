//! Several people at one keyboard do not see each other's secrets.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::support::{folder, revenant_with};

/// All cards except the Security Camera, whose name everybody reads in a question.
const CARDS: [(&str, &str); 10] = [
    ("threat", "Threat"),
    ("sprint", "Sprint"),
    ("hardware", "Hardware"),
    ("hidden", "Hidden"),
    ("axe", "Axe"),
    ("revolver", "Revolver"),
    ("baseball-bat", "Baseball Bat"),
    ("sawn-off-shotgun", "Sawn-off Shotgun"),
    ("grenade", "Grenade"),
    ("chainsaw", "Chainsaw"),
];

/// The pages of a game between Ann and Bob, each with the player at the keyboard; the last page is for both.
fn pages(out: &str) -> Vec<(&'static str, String)> {
    let mut at_the_keyboard = "nobody";
    let mut pages = Vec::new();
    for page in out.split(&"═".repeat(80)) {
        if page.contains("Pass the keyboard to ●Ann") {
            at_the_keyboard = "Ann";
        } else if page.contains("Pass the keyboard to ■Bob") {
            at_the_keyboard = "Bob";
        } else if page.contains("The night is over") {
            pages.push(("both", page.to_string()));
        } else {
            pages.push((at_the_keyboard, page.to_string()));
        }
    }
    pages
}

/// The cards that a seat was ever told about, according to its replay.
fn cards_told(journal: &str, seat: &str, folder: &Path) -> BTreeSet<&'static str> {
    let told = revenant_with(&["replay", journal, "--as", seat, "--json"], "", folder).well();
    CARDS.iter().filter(|(id, _)| told.contains(&format!("\"{id}\""))).map(|(_, name)| *name).collect()
}

fn cards_shown(pages: &[(&'static str, String)], player: &str) -> BTreeSet<&'static str> {
    let of_player: String =
        pages.iter().filter(|(who, _)| *who == player).map(|(_, page)| page.as_str()).collect();
    CARDS.iter().map(|(_, name)| *name).filter(|name| of_player.contains(name)).collect()
}

#[test]
fn nobody_sees_a_card_that_they_were_not_told_of() {
    let mut n_kept = 0;
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let folder = folder("hot-seat");
        let input = "save hot.journal\n1\n\n".repeat(400);
        let arguments = ["play", "--seats", "Ann,Bob,bot:thumb,bot:random", "--seed", seed];
        let out = revenant_with(&arguments, &input, &folder).well();
        let pages = pages(&out);
        assert!(pages.iter().any(|(who, _)| *who == "both"), "the game did not end");
        for (player, other, seat) in [("Ann", "Bob", "A"), ("Bob", "Ann", "B")] {
            let told = cards_told("hot.journal", seat, &folder);
            let shown = cards_shown(&pages, player);
            assert!(shown.is_subset(&told), "seed {seed}: {player} was shown {shown:?} and told {told:?}");
            assert!(!shown.is_empty());
            n_kept += cards_shown(&pages, other).difference(&shown).count();
        }
    }
    assert!(n_kept > 5, "in these games there was hardly anything to keep secret");
}

#[test]
fn the_page_between_two_players_shows_nothing() {
    let out = revenant_with(
        &["play", "--seats", "Ann,Bob,bot:thumb", "--seed", "1"],
        &"\n1\n".repeat(30),
        &folder("between"),
    )
    .well();
    let between: Vec<&str> =
        out.split(&"═".repeat(80)).filter(|page| page.contains("Pass the keyboard")).collect();
    assert!(between.len() > 5);
    for page in between {
        let lines: Vec<&str> =
            page.lines().filter(|line| !line.is_empty() && !line.starts_with('>')).collect();
        let is_harmless = |line: &&str| {
            ["Pass the keyboard", "(", "Good night"].iter().any(|start| line.starts_with(start))
        };
        assert!(lines.iter().all(is_harmless), "{page}");
    }
}

#[test]
fn a_sealed_ballot_can_be_taken_back_while_the_keyboard_is_passed() {
    let folder = folder("hot-undo");
    let mut was_undone = false;
    for seed in 0..20 {
        let input = "undo\n\nsave u.journal\n1\n".repeat(200);
        let seed = seed.to_string();
        let arguments = ["play", "--seats", "Ann,Bob,Cleo", "--seed", &seed];
        let out = revenant_with(&arguments, &input, &folder).well();
        was_undone |= out.contains("takes the last choice back");
        if was_undone {
            let journal = fs::read_to_string(folder.join("u.journal")).unwrap();
            assert!(journal.contains("{\"undo\":"), "{journal}");
            revenant_with(&["verify", "u.journal"], "", &folder).well();
            break;
        }
    }
    assert!(was_undone);
}
