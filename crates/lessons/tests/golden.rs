//! The course of every lesson is under version control: what is asked, allowed and told at each step.

use games::GameId;
use lessons::{built_in, course, names};
use table_laws::check_golden;

#[test]
fn the_course_of_every_lesson_is_known() {
    for game in GameId::ALL {
        for name in names(game) {
            let course = course(&built_in(game, name).unwrap()).unwrap();
            check_golden(format!("{}/tests/golden/{game}-{name}.txt", env!("CARGO_MANIFEST_DIR")), &course);
        }
    }
}
