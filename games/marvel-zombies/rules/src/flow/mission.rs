//! What a mission does during the game.
//!
//! - `dealing`: what it leaves to chance before the first round.
//! - `drawing`: a Citizen card that it makes somebody draw.
//! - `happenings`: events that it waits for; `reacting`: what follows from them (MZ-36.9, MZ-40.11 …).
//! - `goals`: its steps, and when it is won (MZ-28.1 to MZ-28.3).
//! - `people`: the Citizens who matter to it, and losing because of them (MZ-28.12).
//! - `leaders`: leaders who return, lie down, sleep or rest.
//! - `hope`: whether the steps can still be fulfilled, and what the table is told if they cannot (MZ-3.9).
//! - `locks`: doors, the Avengers Sign and cards that wait for something (MZ-5.4).

mod dealing;
mod drawing;
mod goals;
mod happenings;
mod hope;
mod leaders;
mod locks;
mod people;
mod reacting;

pub(crate) use dealing::{deal, dealt, lay_face_up};
pub use drawing::Drawing;
pub(crate) use goals::{is_exit_open, is_lost, is_won, progress, step_view};
pub use happenings::{HAPPENINGS, Happened};
pub(crate) use happenings::{door_opened, level_crossed, objective_chosen, objective_taken};
pub(crate) use hope::{begin_without_hope, decided as hope_decided, is_out_of_reach};
pub(crate) use leaders::{end_phase, is_awake, leader_eliminated};
pub(crate) use locks::{carry, may_carry, may_open, may_take_card, may_throw_sign, more_dice, take_card};
pub(crate) use people::{
    card_revealed, citizen_devoured, citizen_discarded, citizen_left, citizen_lost, citizen_saved,
    hero_entered, holds_both,
};
pub use reacting::Reacting;
pub(crate) use reacting::{begin_waiting, spawn_zone_chosen};
