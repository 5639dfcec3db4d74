//! How our types stand in columns.

use rusqlite::Row;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::{Sitter, TableId, TableStatus, UserId, UserKind, Visibility};

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

id_column!(TableId UserId);

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
}

/// A sitter takes three columns: a user or a bot, and whether it is a friend of the user.
pub fn user_column(sitter: &Sitter) -> Option<UserId> {
    sitter.player()
}

pub fn bot_column(sitter: &Sitter) -> Option<&str> {
    match sitter {
        Sitter::User(_) | Sitter::Friend(_) => None,
        Sitter::Bot(kind) => Some(kind),
    }
}

pub fn friend_column(sitter: &Sitter) -> bool {
    matches!(sitter, Sitter::Friend(_))
}

pub fn read_sitter(row: &Row<'_>) -> rusqlite::Result<Sitter> {
    Ok(match (row.get("user_id")?, row.get("is_friend")?) {
        (Some(user), false) => Sitter::User(user),
        (Some(user), true) => Sitter::Friend(user),
        (None, _) => Sitter::Bot(row.get("bot")?),
    })
}
