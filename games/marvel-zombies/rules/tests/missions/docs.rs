//! `docs/missions.md` explains every word, and its example is a valid mission.

use marvel_zombies::mission::{Mission, look_at};

const PAGE: &str = include_str!("../../../../../docs/missions.md");

fn example() -> &'static str {
    let (_, rest) = PAGE.split_once("```toml\n").expect("an example");
    rest.split_once("```").expect("the example ends").0
}

#[test]
fn the_example_can_be_played() {
    assert_eq!(look_at(example()).1, []);
    Mission::read(example()).expect("a mission");
}

/// The error for an unknown word lists all known ones.
#[test]
fn every_word_is_explained() {
    let places = [
        ("\"devour-all-citizens\"", "\"?\""),
        ("{ xp = 5 }", "{ \"?\" = 5 }"),
        ("{ spawn-after-set-up = \"5-6\" }", "\"?\""),
        ("when = { taken = \"red\" }", "when = { \"?\" = 1 }"),
        ("{ locked-until = { taken = \"blue\" } }", "{ locked-until = { \"?\" = 1 } }"),
        ("minutes = 40", "\"?\" = 40"),
        ("is = \"closed\"", "is = \"?\""),
        ("difficulty = \"medium\"", "difficulty = \"?\""),
        ("heroes = \"5-6\"", "heroes = \"?\""),
        ("zone = \"S4-2\"", "\"?\" = \"S4-2\""),
        ("operators = 2", "\"?\" = 2"),
        ("blue = \"8R.b\"", "\"?\" = \"8R.b\""),
        ("start = \"S0-0\"", "start = \"S0-0\"\ndivision = \"?\""),
        ("[objectives]", "[citizens]\n\"?\" = 1\n[objectives]"),
    ];
    for (word, instead) in places {
        assert!(example().contains(word), "{word} is not in the example");
        let (_, problems) = look_at(&example().replacen(word, instead, 1));
        let [problem] = &problems[..] else { panic!("{instead}: {problems:?}") };
        let (_, known) = problem.text.split_once("expected").expect("the message lists the known words");
        let words: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
        assert!(!words.is_empty(), "{problem}");
        for word in words {
            assert!(PAGE.contains(word), "{word} is not explained");
        }
    }
}
