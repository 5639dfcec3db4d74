//! Cards that only matter in the circus.

pub(super) mod business;
pub(super) mod not_mask;
pub(super) mod send_in;

pub(crate) use business::Business;
pub(crate) use not_mask::NotMask;
pub(crate) use send_in::{ask_where, may_send};
