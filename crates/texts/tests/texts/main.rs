//! Everything that games and the terminal say has its words, in every language.

mod facts;
mod games_at_random;
mod named_rules;
mod notice_words;
mod terminal_words;
mod variants;

use ::terminal::seating::Seating;

fn table_of(n_seats: usize) -> Seating {
    Seating::parse(&["you"].repeat(n_seats).join(",")).unwrap()
}
