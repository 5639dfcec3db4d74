//! What a mission does while it is played.
//!
//! - `dealing`: what it leaves to chance before the first round.
//! - `happenings`: something happens that it waits for, and what follows (MZ-36.9, MZ-40.11 …).
//! - `goals`: its steps, and when it is won (MZ-28.1 to MZ-28.3).
//! - `people`: Citizens it cares for, and when it is lost by them (MZ-28.12).
//! - `leaders`: those who return, lie down, sleep or rest.
//! - `locks`: doors, the Avengers Sign and cards that wait for something (MZ-5.4).

mod dealing;
mod goals;
mod happenings;
mod leaders;
mod locks;
mod people;

pub(crate) use dealing::{deal, dealt, lay_face_up};
pub(crate) use goals::{is_exit_open, is_lost, is_won, progress, step_view};
pub use happenings::{Drawing, HAPPENINGS, Happened, Reacting};
pub(crate) use happenings::{
    begin_waiting, door_opened, draw_pending, draw_roll, draw_rolled, draw_step, level_crossed,
    objective_chosen, objective_taken, spawn_zone_chosen, step,
};
pub(crate) use leaders::{end_phase, is_awake, leader_eliminated};
pub(crate) use locks::{carry, may_carry, may_open, may_take_card, may_throw_sign, more_dice, take_card};
pub(crate) use people::{
    card_revealed, citizen_devoured, citizen_discarded, citizen_left, citizen_lost, citizen_saved,
    hero_entered, holds_both,
};
