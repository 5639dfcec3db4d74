//! Checks that everything a game or the terminal says has its words, in every language. The checks are the
//! tests of this crate; what they need is here:
//!
//! - [`sample`]: plays games at random and collects everything that is said in them.
//! - [`messages`]: the messages of a Fluent text.
//! - [`names`]: the variants of an enum, as they are serialised.
//! - [`source`]: string literals in Rust source, for words that no type knows.

pub mod messages;
pub mod names;
pub mod sample;
pub mod source;
