//! Seats of bots that people take in a running game.

use super::fixtures::{NOW, create, guest, new_table};
use super::{checks, together};
use crate::limits::NAME_BYTES;
use crate::{PageRequest, SeatHolder, SeatRecord, SharedStore, StoreError, TableId, TableStatus, UserId};

checks![
    an_open_seat_is_taken_over,
    exactly_one_user_takes_an_open_seat,
    a_closed_seat_is_not_taken,
    only_seats_of_bots_are_opened,
    seats_are_opened_in_a_running_game_only,
    unknown_seats_are_not_opened,
];

fn bot() -> SeatHolder {
    SeatHolder::Bot("thumb".to_string())
}

/// A running game: the host in seat 0, and bots in seats 1 and 2.
async fn running(store: &SharedStore) -> (TableId, UserId) {
    let host = guest(store).await;
    let table = create(store, new_table(host)).await;
    store.sit(table, 0, SeatHolder::User(host), "Ann").await.unwrap();
    for seat in [1, 2] {
        store.sit(table, seat, bot(), "Thumb").await.unwrap();
    }
    store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
    (table, host)
}

async fn seat_of(store: &SharedStore, table: TableId, seat: u8) -> SeatRecord {
    store.seats(table).await.unwrap().into_iter().find(|record| record.seat == seat).unwrap()
}

async fn an_open_seat_is_taken_over(store: SharedStore) {
    let ((table, _), ben) = (running(&store).await, guest(&store).await);
    for _ in 0..2 {
        store.open_seat(table, 1).await.unwrap();
        let open = SeatRecord { is_open: true, ..SeatRecord::taken(1, bot(), "Thumb") };
        assert_eq!(seat_of(&store, table, 1).await, open);
    }
    assert!(!seat_of(&store, table, 2).await.is_open);
    store.take_over_seat(table, 1, ben, "Ben").await.unwrap();
    let taken = seat_of(&store, table, 1).await;
    let of_ben = SeatRecord::taken(1, SeatHolder::User(ben), "Ben");
    assert_eq!(taken, SeatRecord { taken_from: Some("thumb".to_string()), ..of_ben });
    assert_eq!((taken.holder_at_start(), seat_of(&store, table, 2).await.holder_at_start()), (bot(), bot()));
    let of_ben = store.tables_of(ben, Some(TableStatus::Running), PageRequest::first(9)).await.unwrap();
    assert_eq!(of_ben.iter().map(|own| own.listing.table.id).collect::<Vec<_>>(), [table]);
    store.set_awaited(table, vec![ben]).await.unwrap();
    assert_eq!(store.awaited(table).await, Ok(vec![ben]));
    // A user who deletes their account leaves no name here either.
    store.delete_user(ben).await.unwrap();
    assert_eq!(seat_of(&store, table, 1).await.name, crate::GONE_NAME);
}

async fn exactly_one_user_takes_an_open_seat(store: SharedStore) {
    let (table, _) = running(&store).await;
    store.open_seat(table, 2).await.unwrap();
    let mut users = Vec::new();
    for _ in 0..10 {
        users.push(guest(&store).await);
    }
    let answers = together(users.iter().map(|user| store.take_over_seat(table, 2, *user, "racer"))).await;
    let winner = answers.iter().position(Result::is_ok).unwrap();
    assert_eq!(answers.iter().filter(|answer| **answer == Err(StoreError::SeatTaken)).count(), 9);
    assert_eq!(seat_of(&store, table, 2).await.holder, SeatHolder::User(users[winner]));
}

async fn a_closed_seat_is_not_taken(store: SharedStore) {
    let ((table, _), ben) = (running(&store).await, guest(&store).await);
    assert_eq!(store.take_over_seat(table, 1, ben, "Ben").await, Err(StoreError::SeatTaken));
    store.open_seat(table, 1).await.unwrap();
    store.close_seat(table, 1).await.unwrap();
    assert_eq!(store.take_over_seat(table, 1, ben, "Ben").await, Err(StoreError::SeatTaken));
    assert_eq!(seat_of(&store, table, 1).await, SeatRecord::taken(1, bot(), "Thumb"));
}

async fn only_seats_of_bots_are_opened(store: SharedStore) {
    let ((table, host), ben) = (running(&store).await, guest(&store).await);
    for seat in [1, 2] {
        store.open_seat(table, seat).await.unwrap();
    }
    let long = "x".repeat(NAME_BYTES + 1);
    assert!(matches!(store.take_over_seat(table, 1, ben, &long).await, Err(StoreError::OverLimit { .. })));
    assert_eq!(store.take_over_seat(table, 1, host, "Ann").await, Err(StoreError::AlreadySeated));
    store.take_over_seat(table, 1, ben, "Ben").await.unwrap();
    assert_eq!(store.take_over_seat(table, 2, ben, "Ben").await, Err(StoreError::AlreadySeated));
    for seat in [0, 1] {
        assert_eq!(store.open_seat(table, seat).await, Err(StoreError::SeatTaken));
        assert_eq!(store.close_seat(table, seat).await, Err(StoreError::SeatTaken));
    }
}

async fn seats_are_opened_in_a_running_game_only(store: SharedStore) {
    let ann = guest(&store).await;
    let table = create(&store, new_table(ann)).await;
    store.sit(table, 1, bot(), "Thumb").await.unwrap();
    let refused = |found| Err(StoreError::WrongStatus { found });
    for status in [TableStatus::Lobby, TableStatus::Over] {
        assert_eq!(store.open_seat(table, 1).await, refused(status));
        assert_eq!(store.close_seat(table, 1).await, refused(status));
        assert_eq!(store.take_over_seat(table, 1, ann, "Ann").await, refused(status));
        if status == TableStatus::Lobby {
            store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
            store.open_seat(table, 1).await.unwrap();
            store.set_status(table, TableStatus::Running, TableStatus::Over, NOW).await.unwrap();
        }
    }
}

async fn unknown_seats_are_not_opened(store: SharedStore) {
    let ((table, _), ben) = (running(&store).await, guest(&store).await);
    let nobody = UserId::random();
    store.open_seat(table, 1).await.unwrap();
    for answer in [
        store.open_seat(TableId::random(), 1).await,
        store.close_seat(TableId::random(), 1).await,
        store.take_over_seat(TableId::random(), 1, ben, "Ben").await,
        store.open_seat(table, 6).await,
        store.close_seat(table, 255).await,
        store.take_over_seat(table, 6, ben, "Ben").await,
        store.take_over_seat(table, 1, nobody, "Nobody").await,
    ] {
        assert_eq!(answer, Err(StoreError::NotFound));
    }
}
