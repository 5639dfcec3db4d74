//! The limits of the server.

use std::time::Duration;

/// Bytes of a request body.
pub const BODY_BYTES: usize = 16 * 1024;
/// Connections that may wait until they are taken in. Where there are more, the system lets them knock again a second
/// later, or resets them; it takes 128 unless it is asked for more.
pub const WAITING_CONNECTIONS: u32 = 4096;
/// Messages that wait for one connection; a slower one is closed and comes back.
pub const OUTBOX: usize = 256;
/// Messages that wait for one table.
pub const TABLE_INBOX: usize = 1024;
/// Messages that a table takes in at once.
pub const MESSAGES_AT_ONCE: usize = 32;
/// Messages a second from one connection.
pub const MESSAGES_A_SECOND: f64 = 40.0;
/// Messages that are too fast or unreadable before the connection is closed.
pub const BAD_MESSAGES: u32 = 100;
/// How long a session lasts.
pub const SESSION: Duration = Duration::from_secs(60 * 60 * 24 * 90);
/// Passwords: shorter ones are refused, longer ones too.
pub const PASSWORD_CHARS: std::ops::RangeInclusive<usize> = 8..=200;
/// Passwords that are hashed at once: each takes 19 MiB for a moment.
pub const PASSWORDS_AT_ONCE: usize = 4;
/// Lines of chat in a welcome.
pub const CHAT_LINES: u32 = 100;
/// Requests outside the game whose answers a table remembers.
pub const ANSWERS: usize = 128;
/// Tables in one list.
pub const TABLES_A_PAGE: u32 = 50;
/// Pages that are looked through for one of open tables, when those before have full tables only.
pub const PAGES_A_LIST: usize = 5;
/// Guests from one address, a second and at once; registrations and logins a second.
pub const GUESTS_A_SECOND: f64 = 20.0;
pub const GUESTS_AT_ONCE: f64 = 2000.0;
pub const LOGINS_A_SECOND: f64 = 0.2;
/// New tables of one user, and from one address, a second.
pub const TABLES_A_SECOND_OF_USER: f64 = 1.0;
pub const TABLES_A_SECOND_OF_ADDRESS: f64 = 5.0;
/// Users or addresses whose requests are counted at once.
pub const COUNTED: usize = 10_000;
/// Failed writes running after which a table is put away; who comes back loads it anew.
pub const FAILED_WRITES: u32 = 3;
/// When a table that could not be loaded is looked at again.
pub const LOAD_AGAIN: Duration = Duration::from_secs(60);
/// How often the house is kept.
pub const HOUSEKEEPING: Duration = Duration::from_secs(60 * 60);
/// A lobby that was opened so long ago and has not begun, and that nobody has open, is deleted.
pub const ABANDONED_LOBBY: Duration = Duration::from_secs(60 * 60 * 24 * 30);
/// A guest who came so long ago, without a session or a table, is deleted.
pub const IDLE_GUEST: Duration = Duration::from_secs(60 * 60 * 24);
/// What is still open so long after the end is cut.
pub const GOODBYE: Duration = Duration::from_secs(5);

/// Limits that a test cannot wait for, or must not meet.
#[derive(Clone, Debug)]
pub struct Limits {
    /// A connection must say what it wants in this time, and `hello` after that.
    pub hello: Duration,
    /// A connection that says nothing so long is closed; clients ping.
    pub silence: Duration,
    /// A connection that does not take a message in this time is closed.
    pub send: Duration,
    /// A table without connections is put away after this time.
    pub idle_table: Duration,
    /// Messages from one connection at once.
    pub messages_at_once: f64,
    /// Registrations and logins from one address at once.
    pub logins_at_once: f64,
    /// New tables of one user at once.
    pub tables_at_once_of_user: f64,
    /// New tables from one address at once: `revenant load` opens ten thousand.
    pub tables_at_once_of_address: f64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            hello: Duration::from_secs(10),
            silence: Duration::from_secs(120),
            send: Duration::from_secs(20),
            idle_table: Duration::from_secs(60),
            messages_at_once: 80.0,
            logins_at_once: 10.0,
            tables_at_once_of_user: 100.0,
            tables_at_once_of_address: 12_000.0,
        }
    }
}
