//! How our types are stored in columns.

use rusqlite::Row;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::{
    ChannelId, ChannelKind, ChannelState, NoticeKind, NoticeState, SeatHolder, TableId, TableStatus, UserId,
    UserKind, Visibility,
};

macro_rules! id_column {
    ($($Id:ident)*) => {$(
        impl ToSql for $Id {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.cast_signed().into())
            }
        }

        impl FromSql for $Id {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$Id> {
                value.as_i64().map(|number| $Id(number.cast_unsigned()))
            }
        }
    )*};
}

id_column!(TableId UserId ChannelId);

macro_rules! word_column {
    ($($Kind:ident { $($Variant:ident = $word:literal),* })*) => {$(
        impl ToSql for $Kind {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(match self { $($Kind::$Variant => $word,)* }.into())
            }
        }

        impl FromSql for $Kind {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$Kind> {
                match value.as_str()? {
                    $($word => Ok($Kind::$Variant),)*
                    _ => Err(FromSqlError::InvalidType),
                }
            }
        }
    )*};
}

word_column! {
    UserKind { Guest = "guest", Account = "account", Gone = "gone" }
    TableStatus { Lobby = "lobby", Running = "running", Over = "over" }
    Visibility { Open = "open", Private = "private" }
    NoticeKind { Turn = "turn", Deal = "deal", End = "end" }
    NoticeState { Waiting = "waiting", Sent = "sent", Known = "known" }
    ChannelKind { Push = "push", Discord = "discord", Slack = "slack", Ntfy = "ntfy", Mail = "mail" }
    ChannelState { Unconfirmed = "unconfirmed", On = "on", Failing = "failing" }
}

/// The holder of a seat takes three columns: a user or a bot, and whether it is a friend of the user.
pub fn user_column(holder: &SeatHolder) -> Option<UserId> {
    holder.player()
}

pub fn bot_column(holder: &SeatHolder) -> Option<&str> {
    match holder {
        SeatHolder::User(_) | SeatHolder::Friend(_) => None,
        SeatHolder::Bot(kind) => Some(kind),
    }
}

pub fn friend_column(holder: &SeatHolder) -> bool {
    matches!(holder, SeatHolder::Friend(_))
}

pub fn read_holder(row: &Row<'_>) -> rusqlite::Result<SeatHolder> {
    Ok(match (row.get("user_id")?, row.get("is_friend")?) {
        (Some(user), false) => SeatHolder::User(user),
        (Some(user), true) => SeatHolder::Friend(user),
        (None, _) => SeatHolder::Bot(row.get("bot")?),
    })
}
