//! Every lesson of every game can be played to its end, and its course is under version control.

use games::GameId;
use lessons::{built_in, check, course, file, names};
use table_laws::check_golden;

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

#[test]
fn the_course_of_every_lesson_is_known() {
    for (game, name) in all() {
        let course = course(&built_in(game, name).unwrap()).unwrap();
        check_golden(format!("{}/tests/golden/{game}-{name}.txt", env!("CARGO_MANIFEST_DIR")), &course);
    }
}
