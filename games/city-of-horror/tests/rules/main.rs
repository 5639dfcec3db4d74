//! The rules, chapter by chapter: small scripts against what the table is told. What their rows mean
//! is said in `transcript`.

mod transcript;

mod attacks;
mod cancels;
mod cards;
mod characters;
mod components;
mod deals;
mod end;
mod examples_of_attacks;
mod examples_of_cards;
mod examples_of_rules;
mod examples_of_sharing;
mod explosions;
mod information;
mod invasion;
mod locations;
mod movement;
mod options;
mod sharing;
mod trades;
mod turn;
mod windows;
