//! Tells people who look elsewhere: over web push, webhooks and mail. This crate knows no rules and no games. It says
//! what its caller passes in, and it stores nothing.
//!
//! - [`Message`] is what is said, in the reader's language.
//! - [`Courier`] delivers it to a [`Receiver`]; `push` encrypts it for a browser, and `webhook` writes it as chat
//!   services want it.
//! - [`Mailer`] sends a [`Letter`] through the mail server of the host.
//! - [`Guard`] keeps requests out of private networks. `request` sends them.
//! - [`QuietHours`] says until when nothing is to be sent.

mod courier;
mod error;
mod guard;
mod mail;
mod message;
mod public_address;
mod push;
mod quiet_hours;
mod request;
mod vapid;
mod webhook;

pub use courier::{Courier, Receiver};
pub use error::DeliveryError;
pub use guard::{Allowed, Guard};
pub use mail::{Letter, MailServer, Mailer, UnsubscribeLinks, is_mail_address};
pub use message::{About, Message, text, title_in};
pub use push::{PAYLOAD_BYTES, Subscription};
pub use quiet_hours::{QuietHours, QuietHoursError};
pub use request::{check_url, tls};
pub use vapid::VapidKey;
pub use webhook::Chat;
