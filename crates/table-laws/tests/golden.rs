//! Golden playthroughs of the honest toy.

mod toy;

use table_laws::{Golden, Playthrough};
use toy::{Setup, Toy};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn setup() -> Setup {
    Setup::honest(3, 1)
}

#[test]
fn a_whole_game_is_golden() {
    Golden::<Toy>::new(setup(), 7).check(FOLDER, "toy");
}

#[test]
fn a_playthrough_may_be_short() {
    let Playthrough { told, digests } = Golden::<Toy>::new(setup(), 7).at_most(2).play();
    assert!(told.starts_with("toy, seed 7\nsetup {\"seats\":3,\"rounds\":1}\n\n0 start\n"), "{told}");
    assert!(told.ends_with("\n\nand so on\n"), "{told}");
    let inputs = told.lines().filter_map(|row| row.split(' ').next()?.parse::<u8>().ok());
    assert_eq!(inputs.collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(digests.lines().count(), 4, "{digests}");
    assert!(digests.starts_with("toy, rules 1, seed 7\n0 "), "{digests}");
}

#[test]
fn questions_are_shown_while_the_game_is_shown_in_full() {
    let whole = Golden::<Toy>::new(setup(), 7);
    let n_questions = |playthrough: &Playthrough| playthrough.told.matches("\n  pending ").count();
    let n_inputs = whole.play().digests.lines().count() - 1;
    assert_eq!(n_questions(&whole.play()), n_inputs);
    let brief = whole.clone().in_full_for(1).play();
    assert_eq!(n_questions(&brief), 2, "after the start and after the first input");
    assert_eq!(brief.digests, whole.play().digests);
    let without_questions = |told: &str| {
        let rows = told.lines().filter(|row| !row.starts_with("  pending ") && !row.contains(" may "));
        rows.map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(without_questions(&brief.told), without_questions(&whole.play().told));
}

/// A new layout of the state, and so a new rules version, changes no row of what was told.
#[test]
fn digests_and_the_rules_version_are_in_their_own_file() {
    let Playthrough { told, digests } = Golden::<Toy>::new(setup(), 7).play();
    for row in digests.lines().skip(1) {
        let digest = row.split_once(' ').unwrap().1;
        assert_eq!((digest.len(), told.contains(digest)), (16, false), "{row}");
    }
    assert!(!told.contains("rules 1"));
}
