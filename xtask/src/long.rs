//! What `cargo xtask test --long` adds: what is too slow for every change. A step is a file here and a line in [`STEPS`].

mod copy;
mod new_card;
mod new_game;

use crate::test::Step;

pub static STEPS: [Step; 2] =
    [Step { name: "a new card", run: new_card::run }, Step { name: "a new game", run: new_game::run }];
