//! The steps that `cargo xtask test --long` adds, because they are too slow for every change. Each has a line
//! in [`STEPS`], and most have a file here.
//!
//! Most of them follow the how-to pages: [`page`] reads the commands, files and edits of a page, and [`walk`] carries
//! them out in a [`copy`] of the project.

mod add_a_card;
mod add_a_game;
mod add_a_mission;
mod copy;
mod laws;
mod page;
mod walk;
mod write_a_bot;

use crate::test::Step;
use crate::web;

/// The new game comes last: it is built with the client, and the others are not.
pub static STEPS: &[Step] = &[
    Step { name: "laws", run: laws::run },
    Step { name: "whole-games", run: web::play_whole_games },
    Step { name: "add-a-card", run: add_a_card::run },
    Step { name: "add-a-mission", run: add_a_mission::run },
    Step { name: "write-a-bot", run: write_a_bot::run },
    Step { name: "add-a-game", run: add_a_game::run },
];
