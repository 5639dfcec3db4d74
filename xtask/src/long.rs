//! What `cargo xtask test --long` adds: what is too slow for every change. A step is a file here and a line in [`STEPS`].

mod copy;
mod new_game;

use crate::test::Step;

pub static STEPS: [Step; 1] = [Step { name: "a new game", run: new_game::run }];
