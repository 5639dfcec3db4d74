//! Lessons: games that are prepared step by step, in which a person learns the rules by playing. A lesson is a file;
//! docs/lessons.md explains how to write one.
//!
//! - [`read`]: from the text of a file to a [`Lesson`], or to a list of what is wrong with it and where.
//! - [`lesson`]: what a lesson consists of, and how its script is played on a table.
//! - [`check`]: plays a lesson in every way that it allows, and says where it gets stuck.
//! - [`course`]: a lesson as text, step by step: what is asked, allowed and told.

mod check;
mod course;
mod lesson;
mod problem;
mod read;

use games::{GameId, dispatch};
use table::GameInfo;

pub use check::check;
pub use course::course;
pub use lesson::{BegunLesson, Lesson, LessonStep};
pub use problem::Problem;

/// The limits of a lesson.
pub mod limits {
    /// Steps of a lesson: more than these take longer than five minutes.
    pub const STEPS: usize = 12;
    /// Words of the sentence that a step shows.
    pub const WORDS: usize = 12;
    /// Different tables to which the choices of one lesson may lead.
    pub const WAYS: usize = 64;
}

/// The names of the lessons of a game. The first is where people begin.
pub fn names(game: GameId) -> impl Iterator<Item = &'static str> {
    files(game).iter().map(|(name, _)| *name)
}

/// The text of a lesson's file, if the game has a lesson of this name.
pub fn file(game: GameId, name: &str) -> Option<&'static str> {
    files(game).iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// The lesson of this name. Tests read every lesson of every game.
pub fn built_in(game: GameId, name: &str) -> Option<Lesson> {
    Lesson::read(file(game, name)?).ok()
}

fn files(game: GameId) -> &'static [(&'static str, &'static str)] {
    dispatch!(game, G => G::LESSONS)
}
