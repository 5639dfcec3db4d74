//! The rules, chapter by chapter: small scripts, compared with what the table is told.
//!
//! `mall_of_horror::scene` lays out a table and `table_laws::Script::transcript` plays it; both document
//! their lines. These tests can also show `= board`, people and zombies place by place; `= hand B`, B's
//! cards; `= vote A`, the ballots as A sees them; `= passes A`, what A has left in advance; `= round` and
//! `= outcome`.

mod transcript;

mod attack;
mod components;
mod end;
mod examples_of_attacks;
mod examples_of_rounds;
mod information;
mod movement;
mod orders;
mod phases;
mod set_up;
mod shown;
mod votes;
