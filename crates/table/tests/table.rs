//! The kernel at work, at the table of a toy.

mod toy;

mod asking;
mod filming;
mod journals;
mod setting_up;
mod taking_back;
