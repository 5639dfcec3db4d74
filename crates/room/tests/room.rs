//! A room at work, in worlds where everything happens when a test says so.

mod bot_games;
mod bystanders;
mod calls;
mod chance_lines;
mod disk_faults;
mod faults;
mod films;
mod graces;
mod lessons;
mod newcomers;
mod observing;
mod offers;
mod orders;
mod people_first;
mod reactions;
mod requests;
mod restoring;
mod seats;
mod secrecy;
mod stepped_game;
mod time;
mod together;
mod undo;
mod world;
