//! The rules, chapter by chapter: small scripts against what the table is told.
//!
//! A script is laid out by `mall_of_horror::scene` and played line by line:
//!
//! ```text
//! A vote-for B            an input; what everybody is told of it stands below
//! ! A vote-for D          an input that is refused, with the rule
//! ? A                     what A may do
//! @B                      what B, who may know more, was told of the last input
//! = board                 people and zombies, place by place
//! = hand B                B's cards
//! = pending               whom the table waits for
//! ```

mod transcript;

mod attack;
mod components;
mod end;
mod examples_of_attacks;
mod examples_of_rounds;
mod information;
mod movement;
mod phases;
mod set_up;
mod votes;
