//! The stored data as plain types.

pub mod chat;
pub mod export;
pub mod notice;
pub mod result;
pub mod table;
pub mod user;
