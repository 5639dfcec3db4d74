//! A table as everybody may see it.

use std::collections::BTreeMap;

use room::Delays;
use store::{SeatHolder, SeatRecord, TableRecord, TableStatus};
use table::Seat;
use wire::{Occupant, Pace, SeatInfo, Status, TableInfo, Visibility};

use crate::table_document::TableDocument;

/// Says which seats are connected. Only the task of a loaded table knows this.
pub trait Presence {
    fn is_connected(&self, seat: Seat) -> bool;
    fn is_played_by_bot(&self, seat: Seat) -> bool;
    fn n_spectators(&self) -> u32;
}

/// The presence at a table that is not loaded.
pub struct NobodyPresent;

impl Presence for NobodyPresent {
    fn is_connected(&self, _seat: Seat) -> bool {
        false
    }
    fn is_played_by_bot(&self, _seat: Seat) -> bool {
        false
    }
    fn n_spectators(&self) -> u32 {
        0
    }
}

pub fn table_info(
    record: &TableRecord,
    seats: &[SeatRecord],
    host_name: &str,
    delays: Delays,
    presence: &impl Presence,
) -> TableInfo {
    let secrets = TableDocument::parse(&record.document).ok();
    let is_over = record.status == TableStatus::Over;
    let seat_info = |seat: Seat| SeatInfo {
        seat,
        occupant: seats
            .iter()
            .find(|taken| usize::from(taken.seat) == seat.index())
            .map(|taken| occupant(taken, seat, presence)),
    };
    TableInfo {
        id: record.id.to_string(),
        code: record.id.code().to_string(),
        game: record.game.clone(),
        options: options_of(record),
        status: status_of(record.status),
        visibility: match record.visibility {
            store::Visibility::Open => Visibility::Open,
            store::Visibility::Private => Visibility::Private,
        },
        pace: pace_of(record),
        lesson: record.lesson.clone(),
        grace_ms: grace_ms_of(record, delays),
        host: host_name.to_string(),
        host_seat: seats
            .iter()
            .find(|taken| taken.holder == SeatHolder::User(record.host))
            .map(|taken| Seat::new(taken.seat.into())),
        seats: Seat::all(usize::from(record.n_seats)).map(seat_info).collect(),
        spectators: presence.n_spectators(),
        commitment: secrets.as_ref().map(TableDocument::commitment).unwrap_or_default(),
        secret: secrets.as_ref().filter(|_| is_over).map(|secrets| secrets.secret_digits().to_string()),
        rematch: secrets.and_then(|secrets| secrets.rematch),
        other_rules: None,
    }
}

fn occupant(taken: &SeatRecord, seat: Seat, presence: &impl Presence) -> Occupant {
    match &taken.holder {
        SeatHolder::User(_) | SeatHolder::Friend(_) => Occupant::Person {
            name: taken.name.clone(),
            connected: presence.is_connected(seat),
            played_by_bot: presence.is_played_by_bot(seat),
            is_friend: matches!(taken.holder, SeatHolder::Friend(_)),
        },
        SeatHolder::Bot(kind) => {
            Occupant::Bot { name: taken.name.clone(), kind: kind.clone(), is_open: taken.is_open }
        }
    }
}

pub fn options_of(record: &TableRecord) -> BTreeMap<String, String> {
    serde_json::from_str(&record.options_json).unwrap_or_default()
}

pub fn pace_of(record: &TableRecord) -> Pace {
    serde_json::from_value(serde_json::Value::String(record.pace.clone())).unwrap_or_default()
}

/// How quickly things happen at this table: the server's delays, except for those that the host has chosen.
pub fn delays_of(record: &TableRecord, delays: Delays) -> Delays {
    Delays { grace_ms: record.grace_ms.map(u64::from).or(delays.grace_ms), ..delays }
}

/// In play over days, windows wait for the answers of all, and in a lesson, for its script.
fn grace_ms_of(record: &TableRecord, delays: Delays) -> Option<u32> {
    let grace_ms = delays_of(record, delays)
        .grace_ms
        .filter(|_| pace_of(record) != Pace::Days && record.lesson.is_none())?;
    Some(u32::try_from(grace_ms).unwrap_or(u32::MAX))
}

fn status_of(status: TableStatus) -> Status {
    match status {
        TableStatus::Lobby => Status::Lobby,
        TableStatus::Running => Status::Running,
        TableStatus::Over => Status::Over,
    }
}
