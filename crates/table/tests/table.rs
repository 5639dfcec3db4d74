//! Tests of the kernel with a toy game.

mod toy;

mod asking;
mod closing;
mod examples;
mod filming;
mod journals;
mod setting_up;
mod taking_back;
