//! The rules, chapter by chapter: small scripts against what the table is told. What their rows mean
//! is said in `transcript`.

mod transcript;

mod aims;
mod attacks;
mod automatic_passes;
mod cancels;
mod cards;
mod chance;
mod characters;
mod clauses;
mod components;
mod deals;
mod debts;
mod end;
mod examples_of_attacks;
mod examples_of_cards;
mod examples_of_rules;
mod examples_of_sharing;
mod explosions;
mod impossible_rolls;
mod information;
mod invasion;
mod locations;
mod movement;
mod not_now;
mod offers;
mod options;
mod orders;
mod own_deeds;
mod payments;
mod promises;
mod sharing;
mod small_print;
mod small_print_of_bargains;
mod small_print_of_breaches;
mod small_print_of_deals;
mod small_print_of_promises;
mod small_print_of_turns;
mod time_is_up;
mod trades;
mod turn;
mod unusual_deals;
mod unusual_orders;
mod windows;
mod without_a_plan;
