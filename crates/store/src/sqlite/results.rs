//! Results, statistics and ratings.

use rusqlite::{Connection, Row};

use super::columns::{bot_column, friend_column, read_holder, user_column};
use super::tables::bound;
use super::{seats, statement, tables, users};
use crate::limits::{BOT_BYTES, check_page, check_text};
use crate::{
    GameResult, PageRequest, PromiseCounts, Rating, RatingUpdate, RecordResultOutcome, SeatHolder,
    SeatResult, StoreError, TableId, UnixMs, UserId, UserKind, UserStatistics,
};

pub fn record_result(
    connection: &Connection,
    id: TableId,
    seats: &[SeatResult],
    ratings: &[RatingUpdate],
    ended_ms: UnixMs,
) -> Result<RecordResultOutcome, StoreError> {
    let table = tables::table(connection, id)?;
    if table.ended_ms.is_some() {
        return Ok(RecordResultOutcome::AlreadyRecorded);
    }
    for result in seats {
        if result.seat >= table.n_seats {
            return Err(StoreError::NotFound);
        }
        insert_result(connection, id, &table.game, result, ended_ms)?;
    }
    for update in ratings {
        set_rating(connection, &table.game, update)?;
    }
    statement::execute(connection, "UPDATE tables SET ended_ms = ?2 WHERE id = ?1", (id, ended_ms))?;
    Ok(RecordResultOutcome::Recorded)
}

fn insert_result(
    connection: &Connection,
    table: TableId,
    game: &str,
    result: &SeatResult,
    ended_ms: UnixMs,
) -> Result<(), StoreError> {
    match &result.holder {
        // A user who deleted their account during the game still has a result.
        SeatHolder::User(user) | SeatHolder::Friend(user) => users::user(connection, *user).map(|_| ())?,
        SeatHolder::Bot(kind) => check_text("bytes of a bot's kind", kind, BOT_BYTES)?,
    }
    let sql = "INSERT INTO results (table_id, seat, user_id, bot, is_friend, game, score, place, has_won, ended_ms, \
               promises_kept, promises_broken) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12) ON CONFLICT DO NOTHING";
    let row = (
        table,
        result.seat,
        user_column(&result.holder),
        bot_column(&result.holder),
        friend_column(&result.holder),
        game,
        result.score,
        result.place,
        result.has_won,
        ended_ms,
        result.promises.kept,
        result.promises.broken,
    );
    match statement::execute(connection, sql, row)? {
        0 => Err(StoreError::Malformed("a seat has two results")),
        _ => Ok(()),
    }
}

fn set_rating(connection: &Connection, game: &str, update: &RatingUpdate) -> Result<(), StoreError> {
    let RatingUpdate { user, rating: Rating { mu, sigma, n_games } } = *update;
    if users::user(connection, user)?.kind == UserKind::Gone {
        return Ok(());
    }
    let stored = rating(connection, user, game)?.map_or(0, |rating| rating.n_games);
    if stored.checked_add(1) != Some(n_games) {
        return Err(StoreError::StaleRating);
    }
    if !mu.is_finite() || !sigma.is_finite() {
        return Err(StoreError::Malformed("a rating is not a number"));
    }
    let sql = "INSERT INTO ratings (user_id, game, mu, sigma, n_games) VALUES (?1, ?2, ?3, ?4, ?5) \
               ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, n_games = excluded.n_games";
    statement::execute(connection, sql, (user, game, mu, sigma, n_games))?;
    Ok(())
}

pub fn rating(connection: &Connection, user: UserId, game: &str) -> Result<Option<Rating>, StoreError> {
    let sql = "SELECT mu, sigma, n_games FROM ratings WHERE user_id = ?1 AND game = ?2";
    statement::first(connection, sql, (user, game), read_rating)
}

pub fn read_rating(row: &Row<'_>) -> rusqlite::Result<Rating> {
    Ok(Rating { mu: row.get("mu")?, sigma: row.get("sigma")?, n_games: row.get("n_games")? })
}

pub fn results_of(
    connection: &Connection,
    user: UserId,
    page: PageRequest,
) -> Result<Vec<GameResult>, StoreError> {
    check_page(page.limit)?;
    let (at_ms, id) = bound(page.before);
    let sql = "SELECT ended_ms, table_id FROM results \
               WHERE user_id = ?1 AND is_friend = 0 AND (ended_ms, table_id) < (?2, ?3) \
               ORDER BY ended_ms DESC, table_id DESC LIMIT ?4";
    let games: Vec<(UnixMs, TableId)> =
        statement::all(connection, sql, (user, at_ms, id, page.limit), |row| {
            Ok((row.get("ended_ms")?, row.get("table_id")?))
        })?;
    games.into_iter().map(|(ended_ms, table)| game_result(connection, table, ended_ms)).collect()
}

fn game_result(connection: &Connection, table: TableId, ended_ms: UnixMs) -> Result<GameResult, StoreError> {
    let sql = "SELECT seat, user_id, bot, is_friend, score, place, has_won, promises_kept, promises_broken \
               FROM results WHERE table_id = ?1 ORDER BY seat";
    Ok(GameResult {
        table,
        game: statement::one(connection, "SELECT game FROM tables WHERE id = ?1", [table], |row| row.get(0))?,
        ended_ms,
        results: statement::all(connection, sql, [table], read_result)?,
        seats: seats::seats(connection, table)?,
    })
}

fn read_result(row: &Row<'_>) -> rusqlite::Result<SeatResult> {
    Ok(SeatResult {
        seat: row.get("seat")?,
        holder: read_holder(row)?,
        score: row.get("score")?,
        place: row.get("place")?,
        has_won: row.get("has_won")?,
        promises: PromiseCounts { kept: row.get("promises_kept")?, broken: row.get("promises_broken")? },
    })
}

pub fn statistics(connection: &Connection, user: UserId, game: &str) -> Result<UserStatistics, StoreError> {
    let sql = "SELECT count(*), coalesce(sum(has_won), 0), max(score), avg(score), max(ended_ms), \
               coalesce(sum(promises_kept), 0), coalesce(sum(promises_broken), 0) \
               FROM results WHERE user_id = ?1 AND is_friend = 0 AND game = ?2";
    statement::one(connection, sql, (user, game), |row| {
        Ok(UserStatistics {
            n_played: row.get(0)?,
            n_won: row.get(1)?,
            best_score: row.get(2)?,
            mean_score: row.get(3)?,
            last_ended_ms: row.get(4)?,
            promises: PromiseCounts { kept: row.get(5)?, broken: row.get(6)? },
        })
    })
}
