//! Lists of tables, page by page.

use super::checks;
use super::fixtures::{NOW, create, guest, ids, new_table, unique};
use crate::limits::ROWS_PER_PAGE;
use crate::{
    NewTable, OwnTable, PageRequest, SeatHolder, SharedStore, StoreError, TableId, TableListing, TableStatus,
    UserId, Visibility,
};

checks![
    open_tables_are_listed_newest_first,
    open_tables_of_all_games_are_listed,
    a_listing_contains_the_seats,
    pages_have_neither_gaps_nor_duplicates,
    pages_stay_correct_while_tables_are_added,
    tables_of_a_user_are_those_they_host_or_sit_at,
    tables_of_a_user_are_filtered_by_status,
    a_user_without_a_seat_no_longer_has_the_table,
    a_table_with_friends_is_listed_once,
    tables_that_wait_for_a_user_come_first,
    users_are_awaited_until_the_status_changes,
    pages_have_limits,
    lessons_are_on_no_list,
];

const N_TABLES: usize = 25;

/// Tables of one game, the newest first. Several are created at the same millisecond.
async fn tables_of_game(store: &SharedStore, host: UserId, game: &str) -> Vec<TableId> {
    let mut tables = Vec::new();
    for number in 0..N_TABLES {
        let created_ms = NOW + number as i64 / 4;
        let new = NewTable { game: game.to_string(), created_ms, ..new_table(host) };
        tables.push((created_ms, create(store, new).await));
    }
    // The store chooses the order of tables that were created at the same time.
    tables.sort_by_key(|(created_ms, _)| -created_ms);
    tables.into_iter().map(|(_, id)| id).collect()
}

async fn lobby(store: &SharedStore, game: &str, page: PageRequest) -> Vec<TableListing> {
    store.open_tables(TableStatus::Lobby, Some(game), page).await.unwrap()
}

fn own_ids(tables: &[OwnTable]) -> Vec<TableId> {
    tables.iter().map(|table| table.listing.table.id).collect()
}

fn sorted(mut ids: Vec<TableId>) -> Vec<TableId> {
    ids.sort();
    ids
}

fn are_newest_first(listings: &[TableListing]) -> bool {
    listings.is_sorted_by_key(|listing| -listing.table.created_ms)
}

async fn open_tables_are_listed_newest_first(store: SharedStore) {
    let (game, host) = (unique("game"), guest(&store).await);
    let tables = tables_of_game(&store, host, &game).await;
    let private = NewTable { game: game.clone(), visibility: Visibility::Private, ..new_table(host) };
    create(&store, private).await;
    let listed = lobby(&store, &game, PageRequest::first(100)).await;
    assert!(are_newest_first(&listed));
    assert_eq!(sorted(ids(&listed)), sorted(tables.clone()));

    let started = tables[3];
    store.set_status(started, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
    assert_eq!(lobby(&store, &game, PageRequest::first(100)).await.len(), N_TABLES - 1);
    let running =
        store.open_tables(TableStatus::Running, Some(&game), PageRequest::first(100)).await.unwrap();
    assert_eq!(ids(&running), [started]);
    assert_eq!(running[0].table, store.table(started).await.unwrap());
    assert!(lobby(&store, &unique("another"), PageRequest::first(100)).await.is_empty());
}

async fn open_tables_of_all_games_are_listed(store: SharedStore) {
    // In the future, so that tables of other checks come after these.
    const LATER: i64 = NOW * 2;
    let host = guest(&store).await;
    let mut tables = Vec::new();
    for number in 0..5 {
        let (game, created_ms) = (unique("game"), LATER + number);
        tables.insert(0, create(&store, NewTable { game, created_ms, ..new_table(host) }).await);
    }
    let page = store.open_tables(TableStatus::Lobby, None, PageRequest::first(3)).await.unwrap();
    assert_eq!(ids(&page), tables[..3]);
    let next = PageRequest::after(page[2].table.cursor(), 2);
    let page = store.open_tables(TableStatus::Lobby, None, next).await.unwrap();
    assert_eq!(ids(&page), tables[3..]);
    for table in tables {
        store.set_status(table, TableStatus::Lobby, TableStatus::Over, NOW).await.unwrap();
    }
}

async fn a_listing_contains_the_seats(store: SharedStore) {
    let (game, host) = (unique("game"), guest(&store).await);
    let table = create(&store, NewTable { game: game.clone(), ..new_table(host) }).await;
    store.sit(table, 2, SeatHolder::User(host), "Ann").await.unwrap();
    store.sit(table, 0, SeatHolder::Bot("thumb".to_string()), "Thumb").await.unwrap();
    let listed = lobby(&store, &game, PageRequest::first(1)).await;
    assert_eq!(listed[0].seats, store.seats(table).await.unwrap());
    assert_eq!(listed[0].seats.len(), 2);
}

async fn pages_have_neither_gaps_nor_duplicates(store: SharedStore) {
    let (game, host) = (unique("game"), guest(&store).await);
    tables_of_game(&store, host, &game).await;
    let whole = ids(&lobby(&store, &game, PageRequest::first(100)).await);
    let whole_of_host = own_ids(&store.tables_of(host, None, PageRequest::first(100)).await.unwrap());
    assert_eq!(whole, whole_of_host);
    for limit in [1, 3, 4, 24, 25, 26] {
        let (mut joined, mut joined_of_host) = (Vec::new(), Vec::new());
        let (mut page, mut page_of_host) = (PageRequest::first(limit), PageRequest::first(limit));
        loop {
            let rows = lobby(&store, &game, page).await;
            let rows_of_host = store.tables_of(host, Some(TableStatus::Lobby), page_of_host).await.unwrap();
            assert!(rows.len() <= limit as usize && rows_of_host.len() <= limit as usize);
            joined.extend(ids(&rows));
            joined_of_host.extend(own_ids(&rows_of_host));
            let (Some(last), Some(last_of_host)) = (rows.last(), rows_of_host.last()) else { break };
            page = PageRequest::after(last.table.cursor(), limit);
            page_of_host = PageRequest::after(last_of_host.cursor(), limit);
        }
        assert_eq!(joined, whole, "pages of {limit}");
        assert_eq!(joined_of_host, whole, "pages of {limit}");
    }
}

async fn pages_stay_correct_while_tables_are_added(store: SharedStore) {
    let (game, host) = (unique("game"), guest(&store).await);
    tables_of_game(&store, host, &game).await;
    let whole = ids(&lobby(&store, &game, PageRequest::first(100)).await);
    let first = lobby(&store, &game, PageRequest::first(10)).await;
    create(&store, NewTable { game: game.clone(), created_ms: NOW + 99, ..new_table(host) }).await;
    let rest = lobby(&store, &game, PageRequest::after(first[9].table.cursor(), 100)).await;
    assert_eq!([ids(&first), ids(&rest)].concat(), whole);
}

async fn tables_of_a_user_are_those_they_host_or_sit_at(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let hosted = create(&store, NewTable { created_ms: NOW + 2, ..new_table(ann) }).await;
    let joined =
        create(&store, NewTable { created_ms: NOW + 1, visibility: Visibility::Private, ..new_table(ben) })
            .await;
    let others = create(&store, NewTable { created_ms: NOW, ..new_table(ben) }).await;
    store.sit(joined, 0, SeatHolder::User(ann), "Ann").await.unwrap();
    store.sit(hosted, 0, SeatHolder::User(ann), "Ann").await.unwrap();
    let of_ann = store.tables_of(ann, None, PageRequest::first(9)).await.unwrap();
    assert_eq!(own_ids(&of_ann), [hosted, joined]);
    assert_eq!(of_ann[1].listing.seats.len(), 1);
    let of_ben = store.tables_of(ben, None, PageRequest::first(9)).await.unwrap();
    assert_eq!(own_ids(&of_ben), [joined, others]);
    assert_eq!(store.tables_of(UserId::random(), None, PageRequest::first(9)).await, Ok(vec![]));
}

async fn tables_of_a_user_are_filtered_by_status(store: SharedStore) {
    use TableStatus::{Lobby, Over, Running};
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let mut tables = Vec::new();
    for number in 0..3 {
        let table = create(&store, NewTable { created_ms: NOW - number, ..new_table(ben) }).await;
        store.sit(table, 0, SeatHolder::User(ann), "Ann").await.unwrap();
        tables.push(table);
    }
    store.set_status(tables[1], Lobby, Running, NOW).await.unwrap();
    store.set_status(tables[2], Lobby, Running, NOW).await.unwrap();
    store.set_status(tables[2], Running, Over, NOW).await.unwrap();
    for user in [ann, ben] {
        for (status, table) in [(Lobby, tables[0]), (Running, tables[1]), (Over, tables[2])] {
            let listed = store.tables_of(user, Some(status), PageRequest::first(9)).await.unwrap();
            assert_eq!(own_ids(&listed), [table]);
        }
        assert_eq!(own_ids(&store.tables_of(user, None, PageRequest::first(9)).await.unwrap()), tables);
    }
}

async fn a_user_without_a_seat_no_longer_has_the_table(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let table = create(&store, new_table(ben)).await;
    let n_tables = async |user| store.tables_of(user, None, PageRequest::first(9)).await.unwrap().len();
    store.sit(table, 0, SeatHolder::User(ann), "Ann").await.unwrap();
    store.sit(table, 1, SeatHolder::Friend(ann), "Cy").await.unwrap();
    store.sit(table, 2, SeatHolder::User(ben), "Ben").await.unwrap();
    store.stand(table, 0).await.unwrap();
    assert_eq!(n_tables(ann).await, 1, "they still have a seat for a friend");
    store.stand(table, 1).await.unwrap();
    assert_eq!(n_tables(ann).await, 0);
    store.stand(table, 2).await.unwrap();
    assert_eq!(n_tables(ben).await, 1, "they still host it");
}

async fn a_table_with_friends_is_listed_once(store: SharedStore) {
    let ann = guest(&store).await;
    let table = create(&store, new_table(ann)).await;
    store.sit(table, 0, SeatHolder::User(ann), "Ann").await.unwrap();
    for seat in 1..4 {
        store.sit(table, seat, SeatHolder::Friend(ann), "Bo").await.unwrap();
    }
    let listed = store.tables_of(ann, None, PageRequest::first(9)).await.unwrap();
    assert_eq!(own_ids(&listed), [table]);
    assert_eq!(listed[0].listing.seats.len(), 4);
}

/// Tables of two users that have begun, the newest first.
async fn running_tables(store: &SharedStore, ann: UserId, ben: UserId) -> Vec<TableId> {
    let mut tables = Vec::new();
    for number in 0..5 {
        let table = create(store, NewTable { created_ms: NOW - number / 2, ..new_table(ben) }).await;
        store.sit(table, 0, SeatHolder::User(ann), "Ann").await.unwrap();
        store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
        tables.push(table);
    }
    tables
}

async fn tables_that_wait_for_a_user_come_first(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let tables = running_tables(&store, ann, ben).await;
    let lobby = create(&store, NewTable { created_ms: NOW + 1, ..new_table(ann) }).await;
    store.set_awaited(tables[4], vec![ann]).await.unwrap();
    store.set_awaited(tables[2], vec![ann, ben]).await.unwrap();
    let of_ann = store.tables_of(ann, None, PageRequest::first(9)).await.unwrap();
    assert_eq!(own_ids(&of_ann)[..3], [tables[2], tables[4], lobby]);
    assert_eq!(of_ann.iter().filter(|table| table.is_awaited).count(), 2);
    let of_ben = store.tables_of(ben, Some(TableStatus::Running), PageRequest::first(9)).await.unwrap();
    assert_eq!((of_ben.len(), own_ids(&of_ben)[0]), (5, tables[2]));
    for status in [None, Some(TableStatus::Running)] {
        let whole = own_ids(&store.tables_of(ann, status, PageRequest::first(9)).await.unwrap());
        for limit in [1, 2, 3, 5] {
            let (mut joined, mut page) = (Vec::new(), PageRequest::first(limit));
            while let rows = store.tables_of(ann, status, page).await.unwrap()
                && let Some(last) = rows.last()
            {
                page = PageRequest::after(last.cursor(), limit);
                joined.extend(own_ids(&rows));
            }
            assert_eq!(joined, whole, "pages of {limit}");
        }
    }
}

async fn users_are_awaited_until_the_status_changes(store: SharedStore) {
    let (mut ann, mut ben) = (guest(&store).await, guest(&store).await);
    if ann > ben {
        (ann, ben) = (ben, ann);
    }
    let table = running_tables(&store, ann, ben).await[0];
    assert_eq!(store.awaited(table).await, Ok(vec![]));
    for users in [vec![ann], vec![ann, ben], vec![ben], vec![ben], vec![], vec![ann]] {
        store.set_awaited(table, users.clone()).await.unwrap();
        assert_eq!(store.awaited(table).await, Ok(users));
    }
    // A user who is not a member of the table is ignored.
    store.set_awaited(table, vec![guest(&store).await, ben]).await.unwrap();
    assert_eq!(store.awaited(table).await, Ok(vec![ben]));
    store.set_status(table, TableStatus::Running, TableStatus::Over, NOW).await.unwrap();
    assert_eq!(store.awaited(table).await, Ok(vec![]));
    let of_ben = store.tables_of(ben, Some(TableStatus::Over), PageRequest::first(9)).await.unwrap();
    assert_eq!((of_ben.len(), of_ben[0].is_awaited), (1, false));
    assert_eq!(store.set_awaited(TableId::random(), vec![ann]).await, Err(StoreError::NotFound));
    assert_eq!(store.awaited(TableId::random()).await, Ok(vec![]));
}

async fn pages_have_limits(store: SharedStore) {
    let (user, too_many) = (guest(&store).await, ROWS_PER_PAGE + 1);
    for answer in [
        store.open_tables(TableStatus::Lobby, None, PageRequest::first(too_many)).await.map(|_| ()),
        store.tables_of(user, None, PageRequest::first(too_many)).await.map(|_| ()),
        store.results_of(user, PageRequest::first(too_many)).await.map(|_| ()),
        store.old_lobbies(0, too_many).await.map(|_| ()),
        store.due_tables(0, too_many).await.map(|_| ()),
        store.chat(TableId::random(), crate::ChatReader::Spectator, 0, too_many).await.map(|_| ()),
    ] {
        assert!(matches!(answer, Err(StoreError::OverLimit { .. })), "{answer:?}");
    }
    assert_eq!(store.tables_of(user, None, PageRequest::first(ROWS_PER_PAGE)).await, Ok(vec![]));
    assert_eq!(store.open_tables(TableStatus::Lobby, None, PageRequest::first(0)).await, Ok(vec![]));
}

async fn lessons_are_on_no_list(store: SharedStore) {
    let (game, ann, ben) = (unique("game"), guest(&store).await, guest(&store).await);
    let lesson = |created_ms, name: &str| NewTable {
        game: game.clone(),
        lesson: Some(name.to_string()),
        created_ms,
        ..new_table(ann)
    };
    let (first, second) =
        (create(&store, lesson(NOW, "one")).await, create(&store, lesson(NOW + 1, "one")).await);
    let other = create(&store, lesson(NOW + 2, "two")).await;
    assert_eq!(store.table(first).await.unwrap().lesson.as_deref(), Some("one"));
    for table in [first, second, other] {
        store.sit(table, 0, SeatHolder::User(ann), "Ann").await.unwrap();
        store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
    }
    for status in [None, Some(TableStatus::Running)] {
        assert_eq!(store.tables_of(ann, status, PageRequest::first(9)).await, Ok(vec![]));
    }
    let of_ann = async |name: &str| store.lesson_of(ann, &game, name).await.unwrap();
    assert_eq!((of_ann("one").await, of_ann("two").await), (Some(second), Some(other)), "the newest");
    assert_eq!(of_ann("three").await, None);
    assert_eq!(store.lesson_of(ann, &unique("another"), "one").await, Ok(None));
    assert_eq!(store.lesson_of(ben, &game, "one").await, Ok(None));
    store.set_status(second, TableStatus::Running, TableStatus::Over, NOW).await.unwrap();
    assert_eq!(of_ann("one").await, Some(first), "the other one is finished");
}
