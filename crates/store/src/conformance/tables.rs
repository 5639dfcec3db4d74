//! Tables, their status and their seats.

use super::fixtures::{AWKWARD_TEXTS, NOW, create, guest, new_table, table};
use super::{checks, together};
use crate::limits::{
    BOT_BYTES, DOCUMENT_BYTES, GAME_BYTES, NAME_BYTES, OPTIONS_BYTES, PACE_BYTES, SEATS_PER_TABLE,
};
use crate::{
    DueTable, NewTable, SeatHolder, SeatRecord, SharedStore, StoreError, TableId, TableListing, TableRecord,
    TableStatus, UserId, Visibility,
};

checks![
    a_table_is_stored,
    a_table_is_created_once,
    a_table_is_found_by_its_code,
    a_status_is_compared_and_set,
    exactly_one_call_starts_a_table,
    a_document_is_replaced,
    seats_are_taken_and_left,
    a_table_is_read_with_its_seats,
    a_seat_is_taken_once,
    exactly_one_user_wins_a_race_for_a_seat,
    a_user_sits_once,
    friends_sit_beside_their_user,
    seats_change_in_the_lobby_only,
    awkward_texts_of_tables_are_stored_byte_for_byte,
    tables_have_limits,
    unknown_tables_are_not_found,
    due_tables_are_listed_until_their_wake_time_changes,
];

fn bot() -> SeatHolder {
    SeatHolder::Bot("thumb".to_string())
}

async fn a_table_is_stored(store: SharedStore) {
    let host = guest(&store).await;
    let new = NewTable {
        visibility: Visibility::Private,
        pace: "async:86400".to_string(),
        grace_ms: Some(5_000),
        lesson: None,
        options_json: "{\"n\":3}".to_string(),
        n_seats: 3,
        document: "{\"commitment\":\"ab\"}".to_string(),
        ..new_table(host)
    };
    let id = create(&store, new.clone()).await;
    let expected = TableRecord {
        id,
        game: new.game,
        host,
        visibility: Visibility::Private,
        pace: new.pace,
        grace_ms: Some(5_000),
        lesson: None,
        options_json: new.options_json,
        n_seats: 3,
        status: TableStatus::Lobby,
        document: new.document,
        created_ms: NOW,
        status_ms: NOW,
        ended_ms: None,
    };
    assert_eq!(store.table(id).await, Ok(expected));
    assert_eq!(store.seats(id).await, Ok(vec![]));
}

async fn a_table_is_read_with_its_seats(store: SharedStore) {
    let host = guest(&store).await;
    let id = create(&store, new_table(host)).await;
    store.sit(id, 1, SeatHolder::User(host), "Ann").await.unwrap();
    let TableListing { table, host_name, seats } = store.table_with_seats(id).await.unwrap();
    assert_eq!(Ok(table), store.table(id).await);
    assert_eq!(host_name, store.user(host).await.unwrap().name);
    assert_eq!(Ok(seats), store.seats(id).await);
    assert_eq!(store.table_with_seats(TableId::random()).await, Err(StoreError::NotFound));
}

async fn a_table_is_created_once(store: SharedStore) {
    let host = guest(&store).await;
    let new = new_table(host);
    create(&store, new.clone()).await;
    let second = NewTable { game: "another".to_string(), ..new.clone() };
    assert_eq!(store.create_table(second).await, Err(StoreError::AlreadyExists));
    assert_eq!(store.table(new.id).await.unwrap().game, new.game);
}

async fn a_table_is_found_by_its_code(store: SharedStore) {
    let host = guest(&store).await;
    // Both ends of the ids of one code, below and above the middle of all ids, where columns change their sign.
    for _ in 0..8 {
        let code = TableId::random().code();
        assert_eq!(store.table_with_code(code).await, Ok(None));
        let (first, last) = code.ids().into_inner();
        for (id, created_ms) in [(last, NOW + 1), (first, NOW)] {
            create(&store, NewTable { id, created_ms, ..new_table(host) }).await;
            assert_eq!(store.table_with_code(code).await, Ok(Some(last)), "the newest");
        }
    }
}

async fn a_status_is_compared_and_set(store: SharedStore) {
    use TableStatus::{Lobby, Over, Running};
    let table = table(&store).await;
    for from in [Running, Over] {
        let answer = store.set_status(table, from, Over, NOW + 1).await;
        assert_eq!(answer, Err(StoreError::WrongStatus { found: Lobby }));
    }
    store.set_status(table, Lobby, Running, NOW + 2).await.unwrap();
    let answer = store.set_status(table, Lobby, Running, NOW + 3).await;
    assert_eq!(answer, Err(StoreError::WrongStatus { found: Running }));
    let found = store.table(table).await.unwrap();
    assert_eq!((found.status, found.status_ms, found.created_ms), (Running, NOW + 2, NOW));
    store.set_status(table, Running, Over, NOW + 4).await.unwrap();
    assert_eq!(store.table(table).await.unwrap().status, Over);
}

async fn exactly_one_call_starts_a_table(store: SharedStore) {
    let table = table(&store).await;
    let racers =
        (0..20).map(|at| store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW + at));
    let answers = together(racers).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
}

async fn a_document_is_replaced(store: SharedStore) {
    let (one, other) = (table(&store).await, table(&store).await);
    for document in ["{\"rematch\":1}", "", "not even JSON"] {
        store.set_document(one, document).await.unwrap();
        assert_eq!(store.table(one).await.unwrap().document, document);
    }
    assert_eq!(store.table(other).await.unwrap().document, "{}");
}

async fn seats_are_taken_and_left(store: SharedStore) {
    let (ann, table) = (guest(&store).await, table(&store).await);
    store.sit(table, 4, SeatHolder::User(ann), "Ann").await.unwrap();
    store.sit(table, 1, bot(), "Thumb").await.unwrap();
    let of_bot = SeatRecord::taken(1, bot(), "Thumb");
    let of_ann = SeatRecord::taken(4, SeatHolder::User(ann), "Ann");
    assert_eq!(store.seats(table).await, Ok(vec![of_bot.clone(), of_ann.clone()]));
    store.stand(table, 1).await.unwrap();
    assert_eq!(store.seats(table).await, Ok(vec![of_ann]));
    assert_eq!(store.stand(table, 1).await, Err(StoreError::NotFound));
    store.stand(table, 4).await.unwrap();
    store.sit(table, 1, SeatHolder::User(ann), "Ann").await.unwrap();
    assert_eq!(store.seats(table).await.unwrap()[0].seat, 1);
}

async fn a_seat_is_taken_once(store: SharedStore) {
    let (ann, ben, table) = (guest(&store).await, guest(&store).await, table(&store).await);
    store.sit(table, 0, SeatHolder::User(ann), "Ann").await.unwrap();
    assert_eq!(store.sit(table, 0, SeatHolder::User(ben), "Ben").await, Err(StoreError::SeatTaken));
    assert_eq!(store.sit(table, 0, bot(), "Thumb").await, Err(StoreError::SeatTaken));
    assert_eq!(store.seats(table).await.unwrap()[0].name, "Ann");
}

async fn exactly_one_user_wins_a_race_for_a_seat(store: SharedStore) {
    let table = table(&store).await;
    let mut users: Vec<UserId> = Vec::new();
    for _ in 0..20 {
        users.push(guest(&store).await);
    }
    let racers = users.iter().map(|user| store.sit(table, 2, SeatHolder::User(*user), "racer"));
    let answers = together(racers).await;
    let winner = answers.iter().position(Result::is_ok).unwrap();
    assert_eq!(answers.iter().filter(|answer| **answer == Err(StoreError::SeatTaken)).count(), 19);
    assert_eq!(store.seats(table).await.unwrap()[0].holder, SeatHolder::User(users[winner]));
}

async fn a_user_sits_once(store: SharedStore) {
    let (ann, table) = (guest(&store).await, table(&store).await);
    let answers = together((0..6).map(|seat| store.sit(table, seat, SeatHolder::User(ann), "Ann"))).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    assert_eq!(answers.iter().filter(|answer| **answer == Err(StoreError::AlreadySeated)).count(), 5);
    assert_eq!(store.seats(table).await.unwrap().len(), 1);
    // Bots of one kind may sit side by side.
    let free = (0..6).filter(|seat| answers[usize::from(*seat)].is_err());
    let bots = together(free.map(|seat| store.sit(table, seat, bot(), "Thumb"))).await;
    assert!(bots.iter().all(Result::is_ok));
}

async fn friends_sit_beside_their_user(store: SharedStore) {
    let ann = guest(&store).await;
    let table = create(&store, new_table(ann)).await;
    let names = ["Bo", "Bo", "Ann", "Cy"];
    for (seat, name) in (0..).zip(names) {
        store.sit(table, seat, SeatHolder::Friend(ann), name).await.unwrap();
    }
    // The friends do not keep the user from taking one seat of their own.
    store.sit(table, 4, SeatHolder::User(ann), "Ann").await.unwrap();
    assert_eq!(store.sit(table, 5, SeatHolder::User(ann), "Ann").await, Err(StoreError::AlreadySeated));
    assert_eq!(store.sit(table, 3, SeatHolder::Friend(ann), "Dee").await, Err(StoreError::SeatTaken));
    let nobodys = SeatHolder::Friend(UserId::random());
    assert_eq!(store.sit(table, 5, nobodys, "Dee").await, Err(StoreError::NotFound));
    let seats = store.seats(table).await.unwrap();
    assert_eq!(seats.len(), 5);
    for (seat, name) in seats.iter().zip(names) {
        assert_eq!((&seat.holder, seat.name.as_str()), (&SeatHolder::Friend(ann), name));
    }
    assert_eq!(seats[4].holder, SeatHolder::User(ann));
}

async fn seats_change_in_the_lobby_only(store: SharedStore) {
    let (ann, table) = (guest(&store).await, table(&store).await);
    store.sit(table, 0, bot(), "Thumb").await.unwrap();
    store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
    let refused = Err(StoreError::WrongStatus { found: TableStatus::Running });
    assert_eq!(store.sit(table, 1, SeatHolder::User(ann), "Ann").await, refused);
    assert_eq!(store.stand(table, 0).await, refused);
    assert_eq!(store.seats(table).await.unwrap().len(), 1);
}

async fn awkward_texts_of_tables_are_stored_byte_for_byte(store: SharedStore) {
    let host = guest(&store).await;
    for text in AWKWARD_TEXTS {
        let text = text.to_string();
        let new = NewTable {
            game: text.clone(),
            pace: text.clone(),
            options_json: text.clone(),
            document: text.clone(),
            ..new_table(host)
        };
        let id = create(&store, new).await;
        let found = store.table(id).await.unwrap();
        assert_eq!([&found.game, &found.pace, &found.options_json, &found.document], [&text; 4]);
        store.sit(id, 0, SeatHolder::User(host), &text).await.unwrap();
        store.sit(id, 1, SeatHolder::Bot(text.clone()), &text).await.unwrap();
        let seats = store.seats(id).await.unwrap();
        assert_eq!((&seats[0].name, &seats[1].holder), (&text, &SeatHolder::Bot(text.clone())));
    }
}

async fn tables_have_limits(store: SharedStore) {
    let host = guest(&store).await;
    let long = |limit: usize| "x".repeat(limit + 1);
    for too_large in [
        NewTable { game: long(GAME_BYTES), ..new_table(host) },
        NewTable { pace: long(PACE_BYTES), ..new_table(host) },
        NewTable { options_json: long(OPTIONS_BYTES), ..new_table(host) },
        NewTable { document: long(DOCUMENT_BYTES), ..new_table(host) },
        NewTable { n_seats: SEATS_PER_TABLE + 1, ..new_table(host) },
    ] {
        let id = too_large.id;
        let answer = store.create_table(too_large).await;
        assert!(matches!(answer, Err(StoreError::OverLimit { .. })), "{answer:?}");
        assert_eq!(store.table(id).await, Err(StoreError::NotFound));
    }
    let table = table(&store).await;
    for answer in [
        store.set_document(table, &long(DOCUMENT_BYTES)).await,
        store.sit(table, 0, bot(), &long(NAME_BYTES)).await,
        store.sit(table, 0, SeatHolder::Bot(long(BOT_BYTES)), "Thumb").await,
    ] {
        assert!(matches!(answer, Err(StoreError::OverLimit { .. })), "{answer:?}");
    }
    let largest = "x".repeat(DOCUMENT_BYTES);
    store.set_document(table, &largest).await.unwrap();
    assert_eq!(store.table(table).await.unwrap().document, largest);
}

async fn unknown_tables_are_not_found(store: SharedStore) {
    let (ann, table, unknown) = (guest(&store).await, table(&store).await, TableId::random());
    for answer in [
        store.table(unknown).await.map(|_| ()),
        store.set_status(unknown, TableStatus::Lobby, TableStatus::Running, NOW).await,
        store.set_document(unknown, "{}").await,
        store.set_wake(unknown, Some(NOW)).await,
        store.sit(unknown, 0, SeatHolder::User(ann), "Ann").await,
        store.stand(unknown, 0).await,
        store.sit(table, 6, SeatHolder::User(ann), "Ann").await,
        store.sit(table, 255, bot(), "Thumb").await,
        store.sit(table, 0, SeatHolder::User(UserId::random()), "Ann").await,
        store.stand(table, 6).await,
    ] {
        assert_eq!(answer, Err(StoreError::NotFound));
    }
    assert_eq!(store.seats(unknown).await, Ok(vec![]));
}

async fn due_tables_are_listed_until_their_wake_time_changes(store: SharedStore) {
    // Long ago, so that it does not affect tables of other checks.
    const THEN: i64 = 1_000;
    let (one, two, three) = (table(&store).await, table(&store).await, table(&store).await);
    store.set_wake(one, Some(THEN + 2)).await.unwrap();
    store.set_wake(two, Some(THEN + 9)).await.unwrap();
    store.set_wake(two, Some(THEN + 1)).await.unwrap();
    store.set_wake(three, Some(THEN + 3)).await.unwrap();
    let due = |table, wake_ms| DueTable { table, wake_ms };
    let expected = vec![due(two, THEN + 1), due(one, THEN + 2)];
    for _ in 0..2 {
        assert_eq!(store.due_tables(THEN + 2, 10).await, Ok(expected.clone()));
    }
    assert_eq!(store.due_tables(THEN + 9, 1).await, Ok(expected[..1].to_vec()));
    assert_eq!(store.due_tables(THEN, 10).await, Ok(vec![]));
    for table in [one, two, three, three] {
        store.set_wake(table, None).await.unwrap();
    }
    assert_eq!(store.due_tables(THEN + 9, 10).await, Ok(vec![]));
}
