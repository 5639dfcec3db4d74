//! Users and tables for the checks, with names that no other check uses.

use crate::{
    NewTable, PasswordHash, PromiseCounts, SeatHolder, SeatResult, SharedStore, TableId, TableListing,
    UnixMs, UserId, Visibility,
};

pub const NOW: UnixMs = 1_790_000_000_000;

/// Texts that would break a program that builds SQL, HTML, paths or formats from them.
pub const AWKWARD_TEXTS: [&str; 16] = [
    "Robert'); DROP TABLE users;--",
    "\" OR \"\"=\"",
    "' OR 1=1 --",
    "%_\\%",
    "?1 :name @x $y",
    "<script>alert('x')</script>",
    "<b>bold</b>&amp;",
    "Zoë Ångström",
    "名無しさん",
    "مرحبا بالعالم",
    "👩‍👩‍👧‍👦🧟",
    "ﬁ ß İ ǅ",
    "line one\r\nline two",
    "../../etc/passwd",
    "{{7*7}} %s %n",
    " leading and trailing ",
];

/// A text that occurs nowhere else.
pub fn unique(word: &str) -> String {
    format!("{word}-{}", TableId::random())
}

pub fn token() -> [u8; 32] {
    std::array::from_fn(|_| TableId::random().0 as u8)
}

pub fn password(text: &str) -> PasswordHash {
    PasswordHash(text.to_string())
}

pub async fn guest(store: &SharedStore) -> UserId {
    store.create_guest("a guest", NOW).await.unwrap()
}

pub fn new_table(host: UserId) -> NewTable {
    NewTable {
        id: TableId::random(),
        game: "some-game".to_string(),
        host,
        visibility: Visibility::Open,
        pace: "live".to_string(),
        grace_ms: None,
        lesson: None,
        options_json: "{}".to_string(),
        n_seats: 6,
        document: "{}".to_string(),
        created_ms: NOW,
    }
}

pub async fn table(store: &SharedStore) -> TableId {
    let host = guest(store).await;
    create(store, new_table(host)).await
}

pub async fn create(store: &SharedStore, table: NewTable) -> TableId {
    let id = table.id;
    store.create_table(table).await.unwrap();
    id
}

pub fn result(seat: u8, holder: SeatHolder, score: i64, place: u32) -> SeatResult {
    SeatResult {
        seat,
        holder,
        score,
        place,
        has_won: place == 1,
        promises: PromiseCounts { kept: 2, broken: 1 },
    }
}

pub fn ids(listings: &[TableListing]) -> Vec<TableId> {
    listings.iter().map(|listing| listing.table.id).collect()
}
