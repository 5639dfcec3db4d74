//! What `cargo xtask test --long` adds: the steps that are too slow for every change. Each has a file here and a line in
//! [`STEPS`].

mod copy;
mod new_card;
mod new_game;

use crate::test::Step;

pub static STEPS: &[Step] =
    &[Step { name: "add-a-card", run: new_card::run }, Step { name: "add-a-game", run: new_game::run }];
