//! Chat at a table, and who may read it.

use super::fixtures::{AWKWARD_TEXTS, NOW, guest, table};
use super::{checks, together};
use crate::limits::CHAT_BYTES;
use crate::{Audience, ChatLine, ChatReader, NewChat, SharedStore, StoreError, TableId, UserId};

checks![
    chat_is_kept_in_order,
    private_lines_are_read_by_their_seats_only,
    every_line_gets_its_own_number,
    chat_is_paged,
    awkward_chat_is_stored_byte_for_byte,
    chat_has_limits,
];

fn to_all(table: TableId, text: &str) -> NewChat {
    NewChat { table, user: None, seat: None, audience: Audience::All, text: text.to_string(), at_ms: NOW }
}

async fn texts(store: &SharedStore, table: TableId, reader: ChatReader) -> Vec<String> {
    let lines = store.chat(table, reader, 0, 100).await.unwrap();
    lines.into_iter().map(|line| line.text).collect()
}

async fn chat_is_kept_in_order(store: SharedStore) {
    let (ann, one, two) = (guest(&store).await, table(&store).await, table(&store).await);
    let said = NewChat { user: Some(ann), seat: Some(3), at_ms: NOW + 5, ..to_all(one, "hello") };
    assert_eq!(store.add_chat(said).await, Ok(1));
    assert_eq!(store.add_chat(to_all(one, "the game begins")).await, Ok(2));
    assert_eq!(store.add_chat(to_all(two, "elsewhere")).await, Ok(1));
    let hello = ChatLine {
        table: one,
        seq: 1,
        user: Some(ann),
        seat: Some(3),
        audience: Audience::All,
        text: "hello".to_string(),
        at_ms: NOW + 5,
    };
    let lines = store.chat(one, ChatReader::Spectator, 0, 100).await.unwrap();
    assert_eq!((lines.len(), &lines[0]), (2, &hello));
    assert_eq!((lines[1].user, lines[1].seat), (None, None));
    assert_eq!(store.chat(TableId::random(), ChatReader::Spectator, 0, 100).await, Ok(vec![]));
}

async fn private_lines_are_read_by_their_seats_only(store: SharedStore) {
    let table = table(&store).await;
    for (audience, text) in [
        (Audience::All, "all"),
        (Audience::Pair(0, 1), "a-b"),
        (Audience::Pair(2, 1), "c-b"),
        (Audience::Pair(0, 31), "a-last"),
    ] {
        store.add_chat(NewChat { audience, ..to_all(table, text) }).await.unwrap();
    }
    for (reader, heard) in [
        (ChatReader::Spectator, vec!["all"]),
        (ChatReader::Seats(vec![]), vec!["all"]),
        (ChatReader::Seats(vec![0]), vec!["all", "a-b", "a-last"]),
        (ChatReader::Seats(vec![1]), vec!["all", "a-b", "c-b"]),
        (ChatReader::Seats(vec![2]), vec!["all", "c-b"]),
        (ChatReader::Seats(vec![3]), vec!["all"]),
        (ChatReader::Seats(vec![31]), vec!["all", "a-last"]),
        (ChatReader::Seats(vec![3, 2]), vec!["all", "c-b"]),
        (ChatReader::Operator, vec!["all", "a-b", "c-b", "a-last"]),
    ] {
        assert_eq!(texts(&store, table, reader.clone()).await, heard, "{reader:?}");
    }
    let lines = store.chat(table, ChatReader::Operator, 0, 100).await.unwrap();
    let audiences: Vec<Audience> = lines.iter().map(|line| line.audience).collect();
    let pairs = [Audience::Pair(0, 1), Audience::Pair(1, 2), Audience::Pair(0, 31)];
    assert_eq!(audiences[0], Audience::All);
    assert_eq!(audiences[1..], pairs);
}

async fn every_line_gets_its_own_number(store: SharedStore) {
    let table = table(&store).await;
    let said = (0..30).map(|number| store.add_chat(to_all(table, &number.to_string())));
    let mut numbers: Vec<u32> = together(said).await.into_iter().map(Result::unwrap).collect();
    numbers.sort_unstable();
    assert!(numbers.into_iter().eq(1..=30));
}

async fn chat_is_paged(store: SharedStore) {
    let table = table(&store).await;
    for number in 1..=10 {
        // Lines that the reader may not read do not count.
        let audience = if number % 2 == 0 { Audience::All } else { Audience::Pair(0, 1) };
        store.add_chat(NewChat { audience, ..to_all(table, "x") }).await.unwrap();
    }
    let numbers = async |reader, after_seq, limit| -> Vec<u32> {
        let lines = store.chat(table, reader, after_seq, limit).await.unwrap();
        lines.iter().map(|line| line.seq).collect()
    };
    assert_eq!(numbers(ChatReader::Spectator, 0, 3).await, [2, 4, 6]);
    assert_eq!(numbers(ChatReader::Spectator, 6, 3).await, [8, 10]);
    assert_eq!(numbers(ChatReader::Operator, 7, 9).await, [8, 9, 10]);
    assert!(numbers(ChatReader::Operator, 10, 9).await.is_empty());
}

async fn awkward_chat_is_stored_byte_for_byte(store: SharedStore) {
    let table = table(&store).await;
    for text in AWKWARD_TEXTS {
        store.add_chat(to_all(table, text)).await.unwrap();
    }
    assert_eq!(texts(&store, table, ChatReader::Spectator).await, AWKWARD_TEXTS);
}

async fn chat_has_limits(store: SharedStore) {
    let table = table(&store).await;
    let too_long = "x".repeat(CHAT_BYTES + 1);
    let answer = store.add_chat(to_all(table, &too_long)).await;
    assert!(matches!(answer, Err(StoreError::OverLimit { .. })));
    for wrong in [
        to_all(TableId::random(), "x"),
        NewChat { user: Some(UserId::random()), ..to_all(table, "x") },
        NewChat { seat: Some(32), ..to_all(table, "x") },
        NewChat { audience: Audience::Pair(0, 32), ..to_all(table, "x") },
    ] {
        assert_eq!(store.add_chat(wrong).await, Err(StoreError::NotFound));
    }
    assert_eq!(store.chat(table, ChatReader::Seats(vec![64]), 0, 9).await, Err(StoreError::NotFound));
    assert!(texts(&store, table, ChatReader::Operator).await.is_empty());
}
