//! Every lesson of every game can be played to its end.

use games::GameId;
use lessons::{built_in, check, file, names};

fn all() -> Vec<(GameId, &'static str)> {
    GameId::ALL.into_iter().flat_map(|game| names(game).map(move |name| (game, name))).collect()
}

#[test]
fn every_lesson_can_be_played_in_every_way_and_has_its_sentences() {
    for (game, name) in all() {
        let problems = check(file(game, name).unwrap());
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(told.is_empty(), "games/{game}/lessons/{name}.toml: {}", told.join("\n"));
    }
}

#[test]
fn every_lesson_is_of_the_game_that_lists_it() {
    for (game, name) in all() {
        assert_eq!(built_in(game, name).unwrap().game, game, "{name}");
    }
}
