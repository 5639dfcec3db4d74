//! The journal.

use super::fixtures::{AWKWARD_TEXTS, table};
use super::{checks, together};
use crate::limits::{LINE_BYTES, LINES_PER_APPEND};
use crate::{SharedStore, StoreError, TableId};

checks![
    lines_come_back_in_order,
    an_append_needs_the_right_number,
    exactly_one_append_wins_a_race,
    concurrent_tables_do_not_disturb_each_other,
    a_long_journal_is_complete,
    an_append_is_all_or_nothing,
    an_empty_append_checks_the_number_of_lines,
    an_unknown_table_has_no_journal,
    awkward_lines_are_stored_byte_for_byte,
    lines_have_limits,
    waiting_for_the_disk_ends,
];

fn line(number: u32) -> String {
    format!("{number} {{\"act\":[\"A\",{{\"vote-for\":\"B\"}}]}} 8f3a09c2d4e5f607")
}

fn lines(range: std::ops::Range<u32>) -> Vec<String> {
    range.map(line).collect()
}

async fn lines_come_back_in_order(store: SharedStore) {
    let table = table(&store).await;
    assert_eq!(store.lines(table, 0).await, Ok(vec![]));
    store.append(table, 0, lines(0..1)).await.unwrap();
    store.append(table, 1, lines(1..12)).await.unwrap();
    store.append(table, 12, lines(12..13)).await.unwrap();
    for from in 0..15 {
        assert_eq!(store.lines(table, from).await, Ok(lines(from.min(13)..13)));
    }
    assert_eq!(store.lines(table, u32::MAX).await, Ok(vec![]));
}

async fn an_append_needs_the_right_number(store: SharedStore) {
    let table = table(&store).await;
    store.append(table, 0, lines(0..3)).await.unwrap();
    for expected in [0, 1, 2, 4, u32::MAX] {
        let answer = store.append(table, expected, lines(3..4)).await;
        assert_eq!(answer, Err(StoreError::Conflict { expected, found: 3 }));
    }
    assert_eq!(store.lines(table, 0).await, Ok(lines(0..3)));
}

async fn exactly_one_append_wins_a_race(store: SharedStore) {
    const N_RACERS: u32 = 40;
    let table = table(&store).await;
    for seq in 0..5 {
        let racers = (0..N_RACERS).map(|racer| store.append(table, seq, vec![format!("{seq} by {racer}")]));
        let answers = together(racers).await;
        let winners: Vec<usize> = (0..answers.len()).filter(|racer| answers[*racer].is_ok()).collect();
        let [winner] = winners[..] else { panic!("{} appends won", winners.len()) };
        let lost = Err(StoreError::Conflict { expected: seq, found: seq + 1 });
        assert_eq!(answers.iter().filter(|answer| **answer == lost).count(), N_RACERS as usize - 1);
        assert_eq!(store.lines(table, seq).await, Ok(vec![format!("{seq} by {winner}")]));
    }
}

async fn concurrent_tables_do_not_disturb_each_other(store: SharedStore) {
    let mut tables: Vec<TableId> = Vec::new();
    for _ in 0..8 {
        tables.push(table(&store).await);
    }
    for seq in 0..10 {
        let stored = tables.iter().map(|table| store.append(*table, seq, lines(seq..seq + 1)));
        let refused = tables.iter().map(|table| store.append(*table, seq + 7, lines(0..1)));
        let answers = together(stored.chain(refused).collect::<Vec<_>>()).await;
        assert!(answers[..8].iter().all(Result::is_ok), "{answers:?}");
        assert!(answers[8..].iter().all(Result::is_err), "{answers:?}");
    }
    for table in tables {
        assert_eq!(store.lines(table, 0).await, Ok(lines(0..10)));
    }
}

async fn a_long_journal_is_complete(store: SharedStore) {
    let table = table(&store).await;
    for number in 0..200 {
        store.append(table, number, lines(number..number + 1)).await.unwrap();
    }
    assert_eq!(store.lines(table, 0).await, Ok(lines(0..200)));
}

async fn an_append_is_all_or_nothing(store: SharedStore) {
    let table = table(&store).await;
    store.append(table, 0, lines(0..1)).await.unwrap();
    let with_a_bad_one = vec![line(1), line(2), "x".repeat(LINE_BYTES + 1)];
    assert!(store.append(table, 1, with_a_bad_one).await.is_err());
    assert_eq!(store.lines(table, 0).await, Ok(lines(0..1)));
}

async fn an_empty_append_checks_the_number_of_lines(store: SharedStore) {
    let table = table(&store).await;
    assert_eq!(store.append(table, 0, vec![]).await, Ok(()));
    let ahead = Err(StoreError::Conflict { expected: 1, found: 0 });
    assert_eq!(store.append(table, 1, vec![]).await, ahead);
    assert_eq!(store.lines(table, 0).await, Ok(vec![]));
}

async fn an_unknown_table_has_no_journal(store: SharedStore) {
    let unknown = TableId::random();
    assert_eq!(store.append(unknown, 0, lines(0..1)).await, Err(StoreError::NotFound));
    assert_eq!(store.append(unknown, 5, lines(0..1)).await, Err(StoreError::NotFound));
    assert_eq!(store.lines(unknown, 0).await, Ok(vec![]));
}

async fn awkward_lines_are_stored_byte_for_byte(store: SharedStore) {
    let table = table(&store).await;
    let awkward: Vec<String> =
        AWKWARD_TEXTS.iter().map(|text| text.replace('\n', " ")).chain([String::new()]).collect();
    store.append(table, 0, awkward.clone()).await.unwrap();
    assert_eq!(store.lines(table, 0).await, Ok(awkward));
}

async fn lines_have_limits(store: SharedStore) {
    let table = table(&store).await;
    let longest = "x".repeat(LINE_BYTES);
    let too_long = longest.clone() + "x";
    let is_over = |answer| matches!(answer, Err(StoreError::OverLimit { .. }));
    assert!(is_over(store.append(table, 0, vec![too_long]).await));
    assert!(is_over(store.append(table, 0, vec![String::new(); LINES_PER_APPEND + 1]).await));
    for bad in ["two\nlines", "a\0b"] {
        let answer = store.append(table, 0, vec![bad.to_string()]).await;
        assert!(matches!(answer, Err(StoreError::Malformed(_))), "{answer:?}");
    }
    store.append(table, 0, vec![longest.clone()]).await.unwrap();
    assert_eq!(store.lines(table, 0).await, Ok(vec![longest]));
}

async fn waiting_for_the_disk_ends(store: SharedStore) {
    let table = table(&store).await;
    store.ready().await;
    for number in 0..20 {
        let append = async { store.append(table, number, lines(number..number + 1)).await };
        let ready = async {
            store.ready().await;
            Ok(())
        };
        let done: Vec<Result<(), StoreError>> = together(vec![boxed(append), boxed(ready)]).await;
        assert_eq!(done, [Ok(()), Ok(())]);
    }
}

fn boxed<'a>(
    future: impl Future<Output = Result<(), StoreError>> + Send + 'a,
) -> crate::BoxFuture<'a, Result<(), StoreError>> {
    Box::pin(future)
}
