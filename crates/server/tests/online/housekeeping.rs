//! Housekeeping deletes what nobody needs any more, and nothing else; and limits on how much a user may
//! create.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;
use server::AdjustableLimits;
use server::limits::{ABANDONED_LOBBY, IDLE_GUEST};
use store::{NewTable, SeatHolder, SharedStore, Sqlite, StoreError, TableId, UserId, Visibility};

use crate::world::{Online, eventually, limits};

fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

async fn lobby(store: &SharedStore, host: UserId, created_ms: i64) -> TableId {
    let id = TableId::random();
    let new = NewTable {
        id,
        game: "mall-of-horror".to_string(),
        host,
        visibility: Visibility::Private,
        pace: "relaxed".to_string(),
        grace_ms: None,
        lesson: None,
        options_json: "{}".to_string(),
        n_seats: 3,
        document: "{}".to_string(),
        created_ms,
    };
    store.create_table(new).await.unwrap();
    store.sit(id, 0, SeatHolder::User(host), "Ann").await.unwrap();
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn abandoned_lobbies_and_idle_guests_are_deleted() {
    let store: SharedStore = Arc::new(Sqlite::in_memory().unwrap());
    let minute_ms = 60_000;
    let (old, young) = ((ABANDONED_LOBBY.as_millis() as i64) + minute_ms, minute_ms);
    let long_ago = now_ms() - (IDLE_GUEST.as_millis() as i64) - minute_ms;
    let guest = async |created_ms| store.create_guest("Ann", created_ms).await.unwrap();
    // Two guests are kept by their lobbies, one of which is deleted.
    let (of_old, of_young) = (guest(long_ago).await, guest(long_ago).await);
    let (abandoned, waiting) =
        (lobby(&store, of_old, now_ms() - old).await, lobby(&store, of_young, now_ms() - young).await);
    let (expired, signed_in, new) = (guest(long_ago).await, guest(long_ago).await, guest(now_ms()).await);
    store.create_session([1; 32], expired, now_ms() - 1).await.unwrap();
    store.create_session([2; 32], signed_in, now_ms() + minute_ms).await.unwrap();

    let online = Online::on(store.clone(), limits()).await;
    for gone in [of_old, expired] {
        let is_gone = async || store.user(gone).await == Err(StoreError::NotFound);
        eventually("an idle guest is deleted", is_gone).await;
    }
    assert_eq!(store.table(abandoned).await, Err(StoreError::NotFound));
    assert!(store.table(waiting).await.is_ok());
    for kept in [of_young, signed_in, new] {
        assert!(store.user(kept).await.is_ok());
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_opens_tables_without_end() {
    let body = json!({ "game": "mall-of-horror", "seats": 3, "sitters": ["me", "open", "open"] });
    let few = AdjustableLimits { tables_at_once_of_user: 3, ..limits() };
    let online = Online::within(few).await;
    let (mut ann, mut ben) = (online.guest("Ann").await, online.guest("Ben").await);
    // Requests refused for another reason do not count.
    for _ in 0..5 {
        assert_eq!(ann.post("/api/tables", json!({ "game": "chess" })).await.status, 400);
    }
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(ann.post("/api/tables", body.clone()).await.status);
    }
    assert_eq!(statuses[..3], [200, 200, 200]);
    assert!(statuses.contains(&429), "{statuses:?}");
    assert_eq!(ben.post("/api/tables", body.clone()).await.status, 200, "another user");
    online.stop().await;

    let few = AdjustableLimits { tables_at_once_of_address: 3, ..limits() };
    let online = Online::within(few).await;
    let mut statuses = Vec::new();
    for _ in 0..12 {
        let mut somebody = online.guest("Ann").await;
        statuses.push(somebody.post("/api/tables", body.clone()).await.status);
    }
    assert_eq!(statuses[..3], [200, 200, 200]);
    assert!(statuses.contains(&429), "{statuses:?}");
    online.stop().await;
}
