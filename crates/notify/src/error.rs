//! Why something was not delivered.

use std::fmt;

/// Why something was not delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeliveryError {
    /// The address leads into a private network, or is no address to which we write.
    RefusedAddress,
    /// Nobody answers there, or not in a way that can be trusted.
    NotReachable,
    TimedOut,
    /// The receiver no longer exists.
    Gone,
    /// The receiver answered with this status.
    Status(u16),
    /// The keys of the subscription are not valid.
    BadKeys,
    /// The message is longer than messages may be.
    TooLong,
    /// The mail server of the host did not take a mail.
    Mail,
}

/// A word that players and hosts may see. It contains nothing that the receiver chose, except a number.
impl fmt::Display for DeliveryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeliveryError::RefusedAddress => f.write_str("refused-address"),
            DeliveryError::NotReachable => f.write_str("not-reachable"),
            DeliveryError::TimedOut => f.write_str("timed-out"),
            DeliveryError::Gone => f.write_str("gone"),
            DeliveryError::Status(status) => write!(f, "http-{status}"),
            DeliveryError::BadKeys => f.write_str("bad-keys"),
            DeliveryError::TooLong => f.write_str("too-long"),
            DeliveryError::Mail => f.write_str("mail"),
        }
    }
}

impl std::error::Error for DeliveryError {}
