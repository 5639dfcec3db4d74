//! The terminal's own words.

use std::collections::BTreeSet;

use games::{GameId, Language, ListedGame, dispatch, table_rules};
use mall_of_horror::Mall;
use table::{Game, GameInfo, Observer, Refusal, Seat, Silent, start};
use terminal::board::{DrawContext, TerminalBoard};
use terminal::rulebook::Rulebook;
use terminal::speech::Speech;
use texts::messages::ids;
use texts::rust_files::{RustFiles, has_folder};

use crate::table_of;

#[test]
fn the_table_explains_its_own_refusals() {
    let book = Rulebook::new(&[table_rules(Language::English)]);
    for language in Language::ALL {
        let speech = Speech::new::<<Mall as ListedGame>::Terminal>(language, &table_of(3), Vec::new());
        for refusal in Refusal::OF_THE_TABLE {
            speech.refusal(&refusal);
            assert!(book.rule(refusal.rule).is_some(), "{} is in no book", refusal.rule);
        }
        assert_eq!(speech.faults(), [""; 0]);
    }
}

/// A game that draws its own table has no words for the names of its fields: they are shown as they are.
#[test]
fn a_table_that_its_game_does_not_draw_is_shown_row_by_row() {
    type Board = terminal::plain::PlainBoard<Mall>;
    let g: Mall = start(&Mall::setup(3, &[]).unwrap(), &mut Silent).unwrap();
    let view = g.view(Observer::Seat(Seat::A));
    let seating = table_of(3);
    let speech = Speech::at_table::<Board>(Language::English, &seating, &view);
    let context =
        DrawContext { observer: Observer::Seat(Seat::A), speech: &speech, seating: &seating, width: 80 };
    let drawn = Board::draw(&view, &context).join("\n");
    for (_, player) in seating.seats() {
        assert!(drawn.contains(&player.name), "{} has no row:\n{drawn}", player.name);
    }
    for (text, is_shown) in [("field-supply", true), ("Restrooms", true), ("plain", false)] {
        assert_eq!(drawn.contains(text), is_shown, "{text}:\n{drawn}");
    }
    assert_eq!(Board::heading(&view, &speech), "Round 0");
}

/// The words of the terminal are named in its own source, and in that of the games' boards.
#[test]
fn every_word_of_the_terminal_exists_and_is_used() {
    let boards = GameId::ALL.map(|game| format!("games/{game}/terminal/src"));
    let boards = boards.iter().filter(|folder| has_folder(folder)).map(|folder| RustFiles::of_folder(folder));
    let files = boards.fold(
        RustFiles::of_folder("crates/cli/src").and(RustFiles::of_folder("crates/terminal/src")),
        RustFiles::and,
    );
    let calls = [".word", "speech.with", ".about", "Phrase::new", ".tell"];
    let named = calls.iter().flat_map(|callee| files.first_arguments(callee));
    let of_games: BTreeSet<String> = GameId::ALL
        .into_iter()
        .flat_map(|game| ids(dispatch!(game, G => <G as GameInfo>::text(Language::English))))
        .collect();
    let boards = GameId::ALL
        .into_iter()
        .map(|game| dispatch!(game, G => <G as ListedGame>::Terminal::text(Language::English)));
    let of_terminal: BTreeSet<String> =
        boards.chain([terminal::speech::text_of_terminal(Language::English)]).flat_map(ids).collect();
    // The help of a clap command is a sentence, and no id.
    for id in named.filter(|id| !id.contains(' ')) {
        assert!(of_games.contains(&id) || of_terminal.contains(&id), "{id} has no message");
    }
    let literals = files.literals();
    for id in of_terminal {
        let is_composed = ["refusal-", "command-", "help-"].iter().any(|prefix| id.starts_with(prefix));
        assert!(is_composed || literals.contains(&id), "{id} is said nowhere");
    }
}
