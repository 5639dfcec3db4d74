//! Results, statistics, ratings and the export.

use super::fixtures::{NOW, create, guest, new_table, password, result, table, token, unique};
use super::{checks, together};
use crate::{
    Audience, GameResult, NewChat, NewTable, PageRequest, PromiseCounts, Rating, RatingUpdate,
    RecordResultOutcome, SeatHolder, SeatResult, SharedStore, StoreError, TableId, UserId, UserKind,
    UserStatistics,
};

checks![
    a_result_is_kept,
    a_result_is_recorded_once,
    exactly_one_call_records_a_result,
    results_are_listed_page_by_page,
    results_of_friends_count_for_nobody,
    statistics_add_up,
    ratings_change_with_the_result,
    a_stale_rating_writes_nothing,
    a_deleted_user_has_a_result_but_no_rating,
    invalid_results_write_nothing,
    an_export_is_complete_and_contains_no_secret,
];

const WON: i64 = 12;
const LOST: i64 = 7;

fn bot() -> SeatHolder {
    SeatHolder::Bot("thumb".to_string())
}

async fn table_of(store: &SharedStore, game: &str) -> TableId {
    let host = guest(store).await;
    create(store, NewTable { game: game.to_string(), ..new_table(host) }).await
}

fn rating(user: UserId, mu: f64, n_games: u32) -> RatingUpdate {
    RatingUpdate { user, rating: Rating { mu, sigma: 8.25, n_games } }
}

async fn a_result_is_kept(store: SharedStore) {
    let (ann, table) = (guest(&store).await, table(&store).await);
    store.sit(table, 0, SeatHolder::User(ann), "Ann").await.unwrap();
    store.sit(table, 1, bot(), "Thumb").await.unwrap();
    let results = vec![result(0, SeatHolder::User(ann), -3, 2), result(1, bot(), WON, 1)];
    assert_eq!(
        store.record_result(table, results.clone(), vec![], NOW + 7).await,
        Ok(RecordResultOutcome::Recorded)
    );
    let expected = GameResult {
        table,
        game: "some-game".to_string(),
        ended_ms: NOW + 7,
        results,
        seats: store.seats(table).await.unwrap(),
    };
    assert_eq!(store.results_of(ann, PageRequest::first(9)).await, Ok(vec![expected]));
    assert_eq!(store.table(table).await.unwrap().ended_ms, Some(NOW + 7));
}

async fn a_result_is_recorded_once(store: SharedStore) {
    let (ann, ben, game) = (guest(&store).await, guest(&store).await, unique("game"));
    let table = table_of(&store, &game).await;
    let first = vec![result(0, SeatHolder::User(ann), WON, 1)];
    let second = vec![result(0, SeatHolder::User(ben), LOST, 1)];
    let of_ann = vec![rating(ann, 26.0, 1)];
    assert_eq!(
        store.record_result(table, first.clone(), of_ann.clone(), NOW).await,
        Ok(RecordResultOutcome::Recorded)
    );
    for (results, ratings) in [(first.clone(), of_ann), (second, vec![rating(ben, 1.0, 1)])] {
        assert_eq!(
            store.record_result(table, results, ratings, NOW + 9).await,
            Ok(RecordResultOutcome::AlreadyRecorded)
        );
    }
    let listed = store.results_of(ann, PageRequest::first(9)).await.unwrap();
    assert_eq!((listed.len(), &listed[0].results, listed[0].ended_ms), (1, &first, NOW));
    assert_eq!(store.results_of(ben, PageRequest::first(9)).await, Ok(vec![]));
    assert_eq!(store.rating(ann, &game).await.unwrap().unwrap().n_games, 1);
    assert_eq!(store.rating(ben, &game).await, Ok(None));
}

async fn exactly_one_call_records_a_result(store: SharedStore) {
    let (ann, game) = (guest(&store).await, unique("game"));
    let table = table_of(&store, &game).await;
    let racers = (0..20).map(|racer| {
        let results = vec![result(0, SeatHolder::User(ann), racer, 1)];
        store.record_result(table, results, vec![rating(ann, 25.0, 1)], NOW)
    });
    let answers = together(racers).await;
    assert_eq!(answers.iter().filter(|answer| **answer == Ok(RecordResultOutcome::Recorded)).count(), 1);
    assert_eq!(
        answers.iter().filter(|answer| **answer == Ok(RecordResultOutcome::AlreadyRecorded)).count(),
        19
    );
    assert_eq!(store.statistics(ann, &game).await.unwrap().n_played, 1);
    assert_eq!(store.rating(ann, &game).await.unwrap().unwrap().n_games, 1);
}

async fn results_are_listed_page_by_page(store: SharedStore) {
    let ann = guest(&store).await;
    for number in 0..11 {
        let table = table(&store).await;
        let results = vec![result(0, SeatHolder::User(ann), number, 1), result(1, bot(), 0, 2)];
        store.record_result(table, results, vec![], NOW + number / 3).await.unwrap();
    }
    let whole = store.results_of(ann, PageRequest::first(100)).await.unwrap();
    assert_eq!(whole.len(), 11);
    assert!(whole.is_sorted_by_key(|game| -game.ended_ms));
    for limit in [1, 3, 4, 11] {
        let (mut joined, mut page) = (Vec::new(), PageRequest::first(limit));
        loop {
            let rows = store.results_of(ann, page).await.unwrap();
            let Some(last) = rows.last() else { break };
            page = PageRequest::after(last.cursor(), limit);
            joined.extend(rows);
        }
        assert_eq!(joined, whole, "pages of {limit}");
    }
}

async fn results_of_friends_count_for_nobody(store: SharedStore) {
    let (ann, game) = (guest(&store).await, unique("game"));
    let new = NewTable { game: game.clone(), ..new_table(ann) };
    let table = create(&store, new).await;
    let friend = |seat, score| result(seat, SeatHolder::Friend(ann), score, 1);
    let results = vec![friend(0, WON), result(1, SeatHolder::User(ann), LOST, 3), friend(2, WON)];
    store.record_result(table, results.clone(), vec![], NOW).await.unwrap();
    let listed = store.results_of(ann, PageRequest::first(9)).await.unwrap();
    assert_eq!((listed.len(), &listed[0].results), (1, &results));
    let statistics = store.statistics(ann, &game).await.unwrap();
    assert_eq!((statistics.n_played, statistics.n_won, statistics.best_score), (1, 0, Some(LOST)));
    let export = store.export_user(ann).await.unwrap();
    assert_eq!((export.results.len(), export.results[0].score), (1, LOST));
    // A user who only lends their device has not played.
    let table = table_of(&store, &game).await;
    store.record_result(table, vec![friend(0, WON)], vec![], NOW).await.unwrap();
    assert_eq!(store.statistics(ann, &game).await.unwrap().n_played, 1);
}

async fn statistics_add_up(store: SharedStore) {
    let (ann, game, another) = (guest(&store).await, unique("game"), unique("game"));
    for (number, (score, place)) in [(WON, 1), (LOST, 3), (-1, 2), (WON, 1)].into_iter().enumerate() {
        let table = table_of(&store, &game).await;
        let results = vec![result(0, SeatHolder::User(ann), score, place), result(1, bot(), 99, 9)];
        store.record_result(table, results, vec![], NOW + number as i64).await.unwrap();
    }
    let expected = UserStatistics {
        n_played: 4,
        n_won: 2,
        best_score: Some(WON),
        mean_score: Some(7.5),
        last_ended_ms: Some(NOW + 3),
        promises: PromiseCounts { kept: 8, broken: 4 },
    };
    assert_eq!(store.statistics(ann, &game).await, Ok(expected));
    assert_eq!(store.statistics(ann, &another).await, Ok(UserStatistics::default()));
    assert_eq!(store.statistics(UserId::random(), &game).await, Ok(UserStatistics::default()));
}

async fn ratings_change_with_the_result(store: SharedStore) {
    let (ann, ben, game) = (guest(&store).await, guest(&store).await, unique("game"));
    assert_eq!(store.rating(ann, &game).await, Ok(None));
    for n_games in 1..=3 {
        let table = table_of(&store, &game).await;
        let results =
            vec![result(0, SeatHolder::User(ann), WON, 1), result(1, SeatHolder::User(ben), LOST, 2)];
        let ratings = vec![
            rating(ann, 25.0 + f64::from(n_games) / 3.0, n_games),
            rating(ben, 25.0 - f64::from(n_games) / 3.0, n_games),
        ];
        store.record_result(table, results, ratings.clone(), NOW).await.unwrap();
        assert_eq!(store.rating(ann, &game).await, Ok(Some(ratings[0].rating)));
        assert_eq!(store.rating(ben, &game).await, Ok(Some(ratings[1].rating)));
    }
    assert_eq!(store.rating(ann, &unique("game")).await, Ok(None));
}

async fn a_stale_rating_writes_nothing(store: SharedStore) {
    let (ann, ben, game) = (guest(&store).await, guest(&store).await, unique("game"));
    let results =
        || vec![result(0, SeatHolder::User(ann), WON, 1), result(1, SeatHolder::User(ben), LOST, 2)];
    let first = table_of(&store, &game).await;
    store.record_result(first, results(), vec![rating(ann, 26.0, 1)], NOW).await.unwrap();
    let second = table_of(&store, &game).await;
    for n_games in [0, 1, 3, u32::MAX] {
        // Ben's rating is valid, but must not be written without Ann's.
        let ratings = vec![rating(ben, 24.0, 1), rating(ann, 27.0, n_games)];
        let answer = store.record_result(second, results(), ratings, NOW).await;
        assert_eq!(answer, Err(StoreError::StaleRating), "{n_games}");
    }
    assert_eq!(store.rating(ben, &game).await, Ok(None));
    assert_eq!(store.statistics(ann, &game).await.unwrap().n_played, 1);
    let fresh = vec![rating(ben, 24.0, 1), rating(ann, 27.0, 2)];
    assert_eq!(store.record_result(second, results(), fresh, NOW).await, Ok(RecordResultOutcome::Recorded));
}

async fn a_deleted_user_has_a_result_but_no_rating(store: SharedStore) {
    let (ann, ben, game) = (guest(&store).await, guest(&store).await, unique("game"));
    let results =
        || vec![result(0, SeatHolder::User(ann), WON, 1), result(1, SeatHolder::User(ben), LOST, 2)];
    let ratings = |n_games| vec![rating(ann, 26.0, n_games), rating(ben, 24.0, n_games)];
    store.record_result(table_of(&store, &game).await, results(), ratings(1), NOW).await.unwrap();
    store.delete_user(ann).await.unwrap();
    assert_eq!(store.rating(ann, &game).await, Ok(None));
    store.record_result(table_of(&store, &game).await, results(), ratings(2), NOW).await.unwrap();
    assert_eq!(store.rating(ann, &game).await, Ok(None));
    assert_eq!(store.rating(ben, &game).await.unwrap().unwrap().n_games, 2);
    assert_eq!(store.results_of(ben, PageRequest::first(9)).await.unwrap().len(), 2);
}

async fn invalid_results_write_nothing(store: SharedStore) {
    let (ann, game) = (guest(&store).await, unique("game"));
    let table = table_of(&store, &game).await;
    let good = result(0, SeatHolder::User(ann), WON, 1);
    let record = async |results: Vec<SeatResult>, ratings| {
        store.record_result(table, results, ratings, NOW).await.unwrap_err()
    };
    let unknown = SeatHolder::User(UserId::random());
    assert_eq!(record(vec![good.clone(), result(6, bot(), 0, 2)], vec![]).await, StoreError::NotFound);
    assert_eq!(record(vec![good.clone(), result(1, unknown, 0, 2)], vec![]).await, StoreError::NotFound);
    let stranger = rating(UserId::random(), 25.0, 1);
    assert_eq!(record(vec![good.clone()], vec![stranger]).await, StoreError::NotFound);
    for (results, ratings) in [
        (vec![good.clone(), good.clone()], vec![]),
        (vec![good.clone()], vec![rating(ann, f64::NAN, 1)]),
        (vec![good.clone()], vec![rating(ann, f64::INFINITY, 1)]),
    ] {
        let error = record(results, ratings).await;
        assert!(matches!(error, StoreError::Malformed(_)), "{error:?}");
    }
    let answer = store.record_result(TableId::random(), vec![good.clone()], vec![], NOW).await;
    assert_eq!(answer, Err(StoreError::NotFound));
    assert_eq!(store.results_of(ann, PageRequest::first(9)).await, Ok(vec![]));
    assert_eq!(store.table(table).await.unwrap().ended_ms, None);
    assert_eq!(store.record_result(table, vec![good], vec![], NOW).await, Ok(RecordResultOutcome::Recorded));
}

async fn an_export_is_complete_and_contains_no_secret(store: SharedStore) {
    let (name, game) = (unique("Ann"), unique("game"));
    let ann = store.create_account(&name, password("hidden"), NOW).await.unwrap();
    let ben = guest(&store).await;
    let document = "{\"key\":\"hidden\"}".to_string();
    let new = NewTable { game: game.clone(), document, ..new_table(ann) };
    let table = create(&store, new).await;
    store.sit(table, 2, SeatHolder::User(ann), "Ann").await.unwrap();
    store.sit(table, 1, SeatHolder::User(ben), "Ben").await.unwrap();
    store.create_session(token(), ann, NOW + 60).await.unwrap();
    for (user, text) in [(ann, "mine"), (ben, "hidden")] {
        let audience = Audience::Pair(1, 2);
        let (user, text) = (Some(user), text.to_string());
        let said = NewChat { table, user, seat: None, audience, text, at_ms: NOW };
        store.add_chat(said).await.unwrap();
    }
    let results = vec![result(2, SeatHolder::User(ann), WON, 1), result(1, SeatHolder::User(ben), LOST, 2)];
    store.record_result(table, results, vec![rating(ann, 26.0, 1)], NOW + 5).await.unwrap();

    let export = store.export_user(ann).await.unwrap();
    assert_eq!((export.id, export.kind, &export.name), (ann, UserKind::Account, &name));
    assert_eq!((export.session_expires_ms.as_slice(), export.is_complete), ([NOW + 60].as_slice(), true));
    assert_eq!((export.tables.len(), &export.tables[0].game), (1, &game));
    assert_eq!((export.tables[0].seats.as_slice(), export.tables[0].is_host), ([2].as_slice(), true));
    assert_eq!((export.results.len(), export.results[0].score), (1, WON));
    assert_eq!((export.ratings.len(), export.ratings[0].rating.mu), (1, 26.0));
    assert_eq!((export.chat.len(), export.chat[0].text.as_str()), (1, "mine"));
    assert!(!format!("{export:?}").contains("hidden"));
}
