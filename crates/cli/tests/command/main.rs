//! The real binary, driven through pipes as a script would.

mod bad_journals;
mod bad_use;
mod city;
mod hot_seat;
mod marvel;
mod missions;
mod play;
mod reading;
mod serving;
mod support;
mod zombies;
