//! A room at work, in worlds where everything happens when a test says so.

mod night;
mod world;

mod bot_games;
mod bystanders;
mod chance_lines;
mod disk_faults;
mod faults;
mod observing;
mod offers;
mod reactions;
mod requests;
mod restoring;
mod seats;
mod secrecy;
mod standing_passes;
mod time;
mod together;
mod undo;
