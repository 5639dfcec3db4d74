//! What is stored, as plain data.

pub mod chat;
pub mod export;
pub mod result;
pub mod table;
pub mod user;
