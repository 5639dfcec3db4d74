//! Every rule that a text names is in the rulebook.

use games::{GameId, Language, ListedGame, dispatch};
use terminal::rulebook::Rulebook;

#[test]
fn every_rule_that_a_text_names_is_in_the_book() {
    for game in GameId::ALL {
        dispatch!(game, G => check::<G>());
    }
}

fn check<G: ListedGame>() {
    for language in Language::ALL {
        let book = Rulebook::new(&[G::rules(language)]);
        let letters = format!("{}-", book.letters().expect("the book has rules"));
        let words =
            G::text(language).split(|letter: char| !letter.is_ascii_alphanumeric() && !"-.".contains(letter));
        for id in words.filter(|word| word.starts_with(&letters)) {
            assert!(book.rule(id).is_some(), "{id} is not in the book");
        }
    }
}
