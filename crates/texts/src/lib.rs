//! Checks that everything a game or the terminal says has a text in every language. The checks are the tests
//! of this crate. These modules are their tools:
//!
//! - [`random_games`]: plays games at random and collects everything that is said in them.
//! - [`messages`]: the messages of a Fluent text.
//! - [`names`]: the variants of an enum, as they are serialised.
//! - [`rust_files`]: string literals in Rust source, for words that no type lists.

pub mod messages;
pub mod names;
pub mod random_games;
pub mod rust_files;
