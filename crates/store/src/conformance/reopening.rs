//! Data outlives a store that is closed.

use super::fixtures::{AWKWARD_TEXTS, NOW, create, new_table, password, result, token, unique};
use super::together;
use crate::{
    Audience, ChatReader, NewChat, PageRequest, Rating, RatingUpdate, SeatHolder, SharedStore, StoreError,
    TableStatus,
};

pub async fn everything_is_there_after_reopening(open: &impl Fn() -> SharedStore) {
    let store = open();
    let name = unique(AWKWARD_TEXTS[10]);
    let ann = store.create_account(&name, password("x"), NOW).await.unwrap();
    let table = create(&store, new_table(ann)).await;
    store.sit(table, 0, SeatHolder::User(ann), &name).await.unwrap();
    store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW + 1).await.unwrap();
    store.set_document(table, "{\"rematch\":null}").await.unwrap();
    store.set_wake(table, Some(7)).await.unwrap();
    let lines: Vec<String> = (0..50).map(|number| format!("{number} {}", AWKWARD_TEXTS[9])).collect();
    store.append(table, 0, lines.clone()).await.unwrap();
    let token = token();
    store.create_session(token, ann, NOW + 60).await.unwrap();
    let said = NewChat {
        table,
        user: Some(ann),
        seat: Some(0),
        audience: Audience::Pair(0, 1),
        text: AWKWARD_TEXTS[0].to_string(),
        at_ms: NOW,
    };
    store.add_chat(said).await.unwrap();
    let rating = RatingUpdate { user: ann, rating: Rating { mu: 0.1 + 0.2, sigma: 8.0, n_games: 1 } };
    let results = vec![result(0, SeatHolder::User(ann), 3, 1)];
    store.record_result(table, results, vec![rating], NOW + 2).await.unwrap();

    let everything = async |store: &SharedStore| {
        (
            store.user_by_name(&name).await.unwrap().unwrap(),
            store.tables_of(ann, Some(TableStatus::Running), PageRequest::first(9)).await.unwrap(),
            store.lines(table, 0).await.unwrap(),
            store.session(token).await.unwrap().unwrap(),
            store.chat(table, ChatReader::Operator, 0, 9).await.unwrap(),
            store.results_of(ann, PageRequest::first(9)).await.unwrap(),
            store.rating(ann, "some-game").await.unwrap().unwrap(),
            store.due_tables(7, 9).await.unwrap(),
            store.export_user(ann).await.unwrap(),
        )
    };
    let before = everything(&store).await;
    assert_eq!(before.2, lines);
    assert_eq!(before.6, rating.rating);
    store.close().await.unwrap();
    drop(store);
    let store = open();
    assert_eq!(everything(&store).await, before);
    store.append(table, 50, vec!["and on it goes".to_string()]).await.unwrap();
    store.close().await.unwrap();
}

pub async fn closing_finishes_earlier_calls(open: &impl Fn() -> SharedStore) {
    const N_LINES: u32 = 300;
    let store = open();
    let host = store.create_guest("Ann", NOW).await.unwrap();
    let table = create(&store, new_table(host)).await;
    let mut calls: Vec<_> = (0..N_LINES).map(|seq| store.append(table, seq, vec![seq.to_string()])).collect();
    calls.push(store.close());
    let answers = together(calls).await;
    let n_stored = answers[..N_LINES as usize].iter().filter(|answer| answer.is_ok()).count();
    drop(store);
    let store = open();
    assert_eq!(store.lines(table, 0).await.unwrap().len(), n_stored);
    store.close().await.unwrap();
}

pub async fn a_closed_store_refuses_calls(open: &impl Fn() -> SharedStore) {
    let store = open();
    let host = store.create_guest("Ann", NOW).await.unwrap();
    let table = create(&store, new_table(host)).await;
    for _ in 0..2 {
        store.close().await.unwrap();
        assert_eq!(store.append(table, 0, vec![]).await, Err(StoreError::Closed));
        assert_eq!(store.lines(table, 0).await, Err(StoreError::Closed));
        assert_eq!(store.create_guest("Ben", NOW).await, Err(StoreError::Closed));
    }
}
