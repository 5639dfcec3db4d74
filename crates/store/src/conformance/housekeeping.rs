//! Deletion of guests who will never return, and of lobbies whose game never began.

use super::checks;
use super::fixtures::{NOW, create, new_table, password, token, unique};
use crate::limits::HOUSEKEEPING_ROWS_PER_CALL;
use crate::{
    Audience, ChatReader, NewChat, NewTable, PageRequest, SeatHolder, SharedStore, StoreError, TableId,
    TableStatus, UserId,
};

checks![
    idle_guests_are_deleted,
    guests_are_examined_in_batches,
    chat_lines_of_a_deleted_guest_remain,
    old_lobbies_are_listed_oldest_first,
    a_deleted_lobby_leaves_nothing_behind,
    games_that_have_begun_are_not_deleted,
    old_lessons_are_deleted,
];

/// Long ago, so that it does not affect guests and tables of other checks.
const THEN: i64 = -1_000_000;

async fn old_guest(store: &SharedStore, created_ms: i64) -> UserId {
    store.create_guest("a guest", created_ms).await.unwrap()
}

/// Deletes all idle guests who were created before this time, and returns how many.
async fn delete_idle(store: &SharedStore, created_before_ms: i64, now_ms: i64) -> u32 {
    let (mut n_deleted, mut after) = (0, None);
    loop {
        let deleted = store.delete_idle_guests(created_before_ms, now_ms, after).await.unwrap();
        n_deleted += deleted.n_deleted;
        after = deleted.next;
        if after.is_none() {
            return n_deleted;
        }
    }
}

async fn is_there(store: &SharedStore, user: UserId) -> bool {
    store.user(user).await.is_ok()
}

async fn idle_guests_are_deleted(store: SharedStore) {
    delete_idle(&store, THEN + 10, NOW).await;
    let idle = old_guest(&store, THEN).await;
    let (signed_in, signed_out) = (old_guest(&store, THEN).await, old_guest(&store, THEN).await);
    store.create_session(token(), signed_in, NOW + 1).await.unwrap();
    store.create_session(token(), signed_out, NOW).await.unwrap();
    let (hosts, sits) = (old_guest(&store, THEN).await, old_guest(&store, THEN).await);
    let table = create(&store, new_table(hosts)).await;
    store.sit(table, 0, SeatHolder::User(sits), "Ann").await.unwrap();
    let account = store.create_account(&unique("Ann"), password("x"), THEN).await.unwrap();
    let newer = old_guest(&store, THEN + 10).await;

    assert_eq!(delete_idle(&store, THEN + 10, NOW).await, 2);
    for gone in [idle, signed_out] {
        assert_eq!(store.user(gone).await, Err(StoreError::NotFound));
    }
    for kept in [signed_in, hosts, sits, account, newer] {
        assert!(is_there(&store, kept).await);
    }
    assert_eq!(delete_idle(&store, THEN + 10, NOW).await, 0);
    // One guest's session expires, and the other one leaves the table.
    store.stand(table, 0).await.unwrap();
    assert_eq!(delete_idle(&store, THEN + 10, NOW + 1).await, 2);
    assert!(!is_there(&store, signed_in).await && !is_there(&store, sits).await);
    assert!(is_there(&store, hosts).await);
}

async fn guests_are_examined_in_batches(store: SharedStore) {
    const EARLIER: i64 = THEN * 2;
    let mut guests = Vec::new();
    for number in 0..i64::from(HOUSEKEEPING_ROWS_PER_CALL) + 5 {
        guests.push(old_guest(&store, EARLIER + number / 7).await);
    }
    // Guests who stay are passed over and not examined again.
    let stays = [guests[0], guests[300], *guests.last().unwrap()];
    for guest in stays {
        store.create_session(token(), guest, NOW + 1).await.unwrap();
    }
    let until = EARLIER + i64::from(HOUSEKEEPING_ROWS_PER_CALL);
    let first = store.delete_idle_guests(until, NOW, None).await.unwrap();
    assert!(first.next.is_some() && first.n_deleted <= HOUSEKEEPING_ROWS_PER_CALL);
    let second = store.delete_idle_guests(until, NOW, first.next).await.unwrap();
    assert_eq!(second.next, None);
    assert_eq!(first.n_deleted + second.n_deleted, HOUSEKEEPING_ROWS_PER_CALL + 5 - 3);
    for guest in stays {
        assert!(is_there(&store, guest).await);
    }
}

async fn chat_lines_of_a_deleted_guest_remain(store: SharedStore) {
    let (host, guest) = (old_guest(&store, NOW).await, old_guest(&store, THEN + 20).await);
    let table = create(&store, new_table(host)).await;
    let text = "hello".to_string();
    let said = NewChat { table, user: Some(guest), seat: Some(0), audience: Audience::All, text, at_ms: NOW };
    store.add_chat(said).await.unwrap();
    delete_idle(&store, THEN + 21, NOW).await;
    assert!(!is_there(&store, guest).await);
    let chat = store.chat(table, ChatReader::Spectator, 0, 9).await.unwrap();
    assert_eq!((chat[0].user, chat[0].text.as_str()), (None, "hello"));
}

async fn lobby(store: &SharedStore, created_ms: i64) -> TableId {
    let host = old_guest(store, NOW).await;
    create(store, NewTable { created_ms, ..new_table(host) }).await
}

async fn old_lobbies_are_listed_oldest_first(store: SharedStore) {
    let (two, one) = (lobby(&store, THEN + 1).await, lobby(&store, THEN).await);
    let (begun, newer) = (lobby(&store, THEN).await, lobby(&store, THEN + 2).await);
    store.set_status(begun, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
    assert_eq!(store.old_lobbies(THEN + 2, 9).await, Ok(vec![one, two]));
    assert_eq!(store.old_lobbies(THEN + 2, 1).await, Ok(vec![one]));
    assert_eq!(store.old_lobbies(THEN, 9).await, Ok(vec![]));
    for table in [one, two, newer] {
        store.delete_lobby(table).await.unwrap();
    }
    assert_eq!(store.old_lobbies(THEN + 9, 9).await, Ok(vec![]));
}

async fn a_deleted_lobby_leaves_nothing_behind(store: SharedStore) {
    let (host, ann) = (old_guest(&store, NOW).await, old_guest(&store, NOW).await);
    let new = new_table(host);
    let (table, other) = (create(&store, new.clone()).await, create(&store, new_table(host)).await);
    for table in [table, other] {
        store.sit(table, 0, SeatHolder::User(ann), "Ann").await.unwrap();
        store.sit(table, 1, SeatHolder::Friend(host), "Bo").await.unwrap();
        let text = "hello".to_string();
        let said =
            NewChat { table, user: Some(ann), seat: Some(0), audience: Audience::All, text, at_ms: NOW };
        store.add_chat(said).await.unwrap();
    }
    store.set_wake(table, Some(THEN)).await.unwrap();
    store.delete_lobby(table).await.unwrap();
    assert_eq!(store.table(table).await, Err(StoreError::NotFound));
    assert_eq!(store.seats(table).await, Ok(vec![]));
    assert_eq!(store.chat(table, ChatReader::Operator, 0, 9).await, Ok(vec![]));
    assert_eq!(store.due_tables(THEN, 9).await, Ok(vec![]));
    for user in [host, ann] {
        let tables = store.tables_of(user, None, PageRequest::first(9)).await.unwrap();
        assert_eq!((tables.len(), tables[0].listing.table.id), (1, other));
    }
    assert_eq!(store.delete_lobby(table).await, Err(StoreError::NotFound));
    // A rematch may take the id again.
    create(&store, new).await;
}

async fn games_that_have_begun_are_not_deleted(store: SharedStore) {
    let table = lobby(&store, NOW).await;
    store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
    let refused = Err(StoreError::WrongStatus { found: TableStatus::Running });
    assert_eq!(store.delete_lobby(table).await, refused);
    assert!(store.table(table).await.is_ok());
}

async fn old_lessons_are_deleted(store: SharedStore) {
    let host = old_guest(&store, NOW).await;
    let lesson = |created_ms| NewTable { lesson: Some("one".to_string()), created_ms, ..new_table(host) };
    let (waiting, begun) = (create(&store, lesson(THEN)).await, create(&store, lesson(THEN)).await);
    let newer = create(&store, lesson(THEN + 2)).await;
    for table in [begun, newer] {
        store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
    }
    assert_eq!(store.old_lobbies(THEN + 2, 9).await, Ok(vec![waiting, begun]), "lobbies first");
    assert_eq!(store.old_lobbies(THEN + 2, 1).await, Ok(vec![waiting]));
    for table in [waiting, begun, newer] {
        store.delete_lobby(table).await.unwrap();
        assert_eq!(store.table(table).await, Err(StoreError::NotFound));
    }
}
