//! The rules, chapter by chapter: small scripts against what the table is told.
//!
//! A table is laid out by `mall_of_horror::scene` and played by `table_laws::Script::transcript`, which
//! say what their rows mean. More is shown here: `= board`, people and zombies place by place, `= hand B`,
//! B's cards, `= vote A`, the ballots as A sees them, `= passes A`,
//! what A has left in advance, `= round` and `= outcome`.

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
