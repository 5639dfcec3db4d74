//! Tests of the kernel with a toy game.

mod toy;

mod asking;
mod examples;
mod journals;
mod setting_up;
mod taking_back;
