//! Notices: how users want to be told of their games while they look elsewhere, and what they are still to be told.

use std::fmt;

use serde::Serialize;

use crate::{ChannelId, TableId, UnixMs, UserId};

/// What a notice is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeKind {
    Turn,
    Deal,
    End,
}

/// What a user wants to be told, when, and in which language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NoticePreferences {
    pub turn: bool,
    pub deal: bool,
    pub end: bool,
    pub quiet: Option<QuietHours>,
    pub language: String,
}

impl NoticePreferences {
    pub fn wants(&self, kind: NoticeKind) -> bool {
        match kind {
            NoticeKind::Turn => self.turn,
            NoticeKind::Deal => self.deal,
            NoticeKind::End => self.end,
        }
    }
}

/// Those of a user who has set nothing.
impl Default for NoticePreferences {
    fn default() -> NoticePreferences {
        NoticePreferences { turn: true, deal: true, end: true, quiet: None, language: "en".to_string() }
    }
}

/// The hours of each day in which a user is told nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct QuietHours {
    /// `22:00`.
    pub from: String,
    pub to: String,
    /// `Europe/Paris`.
    pub zone: String,
}

/// Where a user is told.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Channel {
    pub id: ChannelId,
    pub user: UserId,
    pub kind: ChannelKind,
    pub label: String,
    /// The endpoint of a subscription, the address of a webhook, or a mail address.
    pub address: String,
    /// Only a subscription has them.
    pub keys: Option<PushKeys>,
    pub state: ChannelState,
    /// Why the last attempt failed, in a word.
    pub last_error: Option<String>,
    pub created_ms: UnixMs,
}

/// Whoever knows the address of a webhook or the keys of a subscription can write to the user.
impl fmt::Debug for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Channel { id, kind, state, .. } = self;
        write!(f, "Channel({id}, {kind:?}, {state:?}, …)")
    }
}

/// A channel to be added.
#[derive(Clone, PartialEq, Eq)]
pub struct NewChannel {
    pub kind: ChannelKind,
    pub label: String,
    pub address: String,
    pub keys: Option<PushKeys>,
    pub state: ChannelState,
    pub created_ms: UnixMs,
}

/// The keys of a browser's subscription, in base64url.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct PushKeys {
    pub p256dh: String,
    pub auth: String,
}

impl fmt::Debug for PushKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PushKeys(…)")
    }
}

/// What kind of channel it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChannelKind {
    Push,
    Discord,
    Slack,
    Ntfy,
    Mail,
}

/// Whether a channel is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChannelState {
    /// The owner of the address has not confirmed it.
    Unconfirmed,
    On,
    /// The last attempt failed. The next one may succeed.
    Failing,
}

/// The channel that [`NoticeStore::add_channel`](crate::NoticeStore::add_channel) added, or changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AddedChannel {
    pub channel: Channel,
    pub is_new: bool,
}

/// Everything that a user has set.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct NoticeSettings {
    pub preferences: NoticePreferences,
    /// The oldest first.
    pub channels: Vec<Channel>,
    /// Tables of which the user wants to hear nothing, ordered by id.
    pub muted_tables: Vec<TableId>,
}

/// What a user is to be told about a table, or was told and has not seen there yet: at most one of each kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredNotice {
    /// No later notice has the same.
    pub id: i64,
    pub table: TableId,
    pub user: UserId,
    pub kind: NoticeKind,
    pub state: NoticeState,
    /// When it is to be sent.
    pub due_ms: UnixMs,
    pub n_tries: u32,
    /// The channels that it has reached.
    pub reached: Vec<ChannelId>,
}

/// What has become of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeState {
    /// It is to be sent when it is due.
    Waiting,
    /// It was sent. No other one is sent until the user looks at the table.
    Sent,
    /// The user knows it, or does not want to.
    Known,
}

/// What a table changes in its notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeChange {
    /// Adds a notice unless there is one of this kind.
    Add { user: UserId, kind: NoticeKind, state: NoticeState, due_ms: UnixMs },
    /// Removes the notice of this kind if it has not been sent yet. Otherwise it stays until the user looks.
    TakeBack { user: UserId, kind: NoticeKind },
    /// Removes the notice of this kind.
    Remove { user: UserId, kind: NoticeKind },
}

/// What an attempt to send a notice has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeProgress {
    pub state: NoticeState,
    pub due_ms: UnixMs,
    pub n_tries: u32,
    pub reached: Vec<ChannelId>,
}
