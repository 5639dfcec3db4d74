//! The limits of the server. Exceeding one is an error, never a hang.

use std::time::Duration;

/// Bytes of a request body.
pub const BODY_BYTES: usize = 16 * 1024;
/// Connections that may wait to be accepted. If there are more, the system makes them try again a second
/// later, or resets them. Its default is 128.
pub const WAITING_CONNECTIONS: u32 = 4096;
/// Messages that may wait for one connection; a slower connection is closed, and its client comes back.
pub const OUTBOX: usize = 256;
/// Messages that may wait for one table.
pub const TABLE_INBOX: usize = 1024;
/// Messages that a table takes from its inbox at once.
pub const MESSAGES_AT_ONCE: usize = 32;
/// Messages from one connection, per second.
pub const MESSAGES_PER_SECOND: f64 = 40.0;
/// How many messages may come too fast or be unreadable before a connection is closed.
pub const BAD_MESSAGES: u32 = 100;
/// How long a session lasts.
pub const SESSION: Duration = Duration::from_secs(60 * 60 * 24 * 90);
/// The allowed lengths of a password.
pub const PASSWORD_CHARS: std::ops::RangeInclusive<usize> = 8..=200;
/// Passwords that are hashed at the same time: each needs 19 MiB of memory.
pub const PASSWORDS_AT_ONCE: usize = 4;
/// Lines of chat in a welcome.
pub const CHAT_LINES: u32 = 100;
/// Requests outside the game, such as chat, whose answers a table remembers.
pub const ANSWERS: usize = 128;
/// Tables on one page of a list.
pub const TABLES_PER_PAGE: u32 = 50;
/// Pages that are searched to fill one list of open tables, if they contain only full tables.
pub const PAGES_PER_LIST: usize = 5;
/// Guests from one address, per second and at once.
pub const GUESTS_PER_SECOND: f64 = 20.0;
pub const GUESTS_AT_ONCE: u32 = 2000;
/// Codes of tables that are looked up from one address, per second and at once. A code has 40 bits.
pub const CODES_PER_SECOND: f64 = 5.0;
pub const CODES_AT_ONCE: u32 = 100;
/// Registrations and logins from one address, per second.
pub const LOGINS_PER_SECOND: f64 = 0.2;
/// New tables of one user, and from one address, per second.
pub const TABLES_PER_SECOND_OF_USER: f64 = 1.0;
pub const TABLES_PER_SECOND_OF_ADDRESS: f64 = 5.0;
/// Users or addresses whose requests are counted at the same time.
pub const COUNTED: usize = 10_000;
/// Consecutive failed writes after which a table is unloaded; the next client to come back loads it again.
pub const FAILED_WRITES: u32 = 3;
/// How long until a table that could not be loaded is tried again.
pub const LOAD_AGAIN: Duration = Duration::from_secs(60);
/// How often the housekeeping runs.
pub const HOUSEKEEPING: Duration = Duration::from_secs(60 * 60);
/// A lobby that was opened this long ago, whose game has not started and which nobody has open, is deleted.
pub const ABANDONED_LOBBY: Duration = Duration::from_secs(60 * 60 * 24 * 30);
/// A guest who came this long ago, and has neither a session nor a table, is deleted.
pub const IDLE_GUEST: Duration = Duration::from_secs(60 * 60 * 24);
/// How often the server looks for notices that are due.
pub const LOOK_FOR_NOTICES: Duration = Duration::from_millis(500);
/// Notices that are sent at the same time.
pub const NOTICES_AT_ONCE: usize = 8;
/// Channels that are written to at the same time.
pub const DELIVERIES_AT_ONCE: usize = 16;
/// Attempts to send a notice. Between the first and the last lie about a day.
pub const NOTICE_TRIES: u32 = 8;
/// How often the server tries to write down that a notice was sent, and how long it waits in between.
pub const PROGRESS_TRIES: u32 = 10;
pub const TRY_PROGRESS_AGAIN: Duration = Duration::from_secs(5);
/// Characters of the label of a channel.
pub const LABEL_CHARS: usize = 40;
/// Characters of the address of a channel.
pub const CHANNEL_ADDRESS_CHARS: usize = 1_000;
/// Channels that one user adds or tries out, per second and at once, and the same for one address.
pub const CHANNEL_CALLS_PER_SECOND_OF_USER: f64 = 0.2;
pub const CHANNEL_CALLS_AT_ONCE_OF_USER: u32 = 20;
pub const CHANNEL_CALLS_PER_SECOND_OF_ADDRESS: f64 = 1.0;
pub const CHANNEL_CALLS_AT_ONCE_OF_ADDRESS: u32 = 200;
/// Mails to one address that ask for a confirmation, per second and at once: one in six hours.
pub const CONFIRMATIONS_PER_SECOND: f64 = 1.0 / 21_600.0;
pub const CONFIRMATIONS_AT_ONCE: u32 = 3;
/// How long connections may stay open after the server is told to stop.
pub const GOODBYE: Duration = Duration::from_secs(5);

/// Limits that tests change, because they could not wait for them or must not run into them.
#[derive(Clone, Debug)]
pub struct AdjustableLimits {
    /// A connection must send its request within this time, and a WebSocket its `hello`.
    pub hello: Duration,
    /// A connection that is silent for this long is closed; clients send pings.
    pub silence: Duration,
    /// A connection that does not accept a message within this time is closed.
    pub send: Duration,
    /// A table without connections is unloaded after this time.
    pub idle_table: Duration,
    /// Messages from one connection at once.
    pub messages_at_once: u32,
    /// Registrations and logins from one address at once.
    pub logins_at_once: u32,
    /// New tables of one user at once.
    pub tables_at_once_of_user: u32,
    /// New tables from one address at once: `revenant load` opens ten thousand.
    pub tables_at_once_of_address: u32,
}

impl Default for AdjustableLimits {
    fn default() -> AdjustableLimits {
        AdjustableLimits {
            hello: Duration::from_secs(10),
            silence: Duration::from_secs(120),
            send: Duration::from_secs(20),
            idle_table: Duration::from_secs(60),
            messages_at_once: 80,
            logins_at_once: 10,
            tables_at_once_of_user: 100,
            tables_at_once_of_address: 12_000,
        }
    }
}
