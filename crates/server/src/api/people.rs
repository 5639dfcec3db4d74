//! The public profile of a player.

use axum::Json;
use axum::extract::{Path, Query, State};
use games::GameId;
use serde::{Deserialize, Serialize};
use store::{Cursor, PageRequest, SeatHolder, UserId};
use utoipa::{IntoParams, ToSchema};

use super::lists::{cursor, next};
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::limits::TABLES_PER_PAGE;
use crate::serve::App;
use crate::session::SignedIn;

#[derive(Serialize, ToSchema)]
pub struct UserBody {
    pub name: String,
    pub since_ms: i64,
    pub games: Vec<UserGameBody>,
    /// The last finished games, and where the next page of them begins.
    #[serde(flatten)]
    pub history: ResultsBody,
}

#[derive(Serialize, ToSchema)]
pub struct ResultsBody {
    pub results: Vec<UserResultBody>,
    pub next: Option<String>,
}

#[derive(Deserialize, IntoParams)]
pub struct ResultsQuery {
    /// The `next` of the previous page.
    before: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct UserGameBody {
    pub game: &'static str,
    pub played: u32,
    pub won: u32,
    pub best_score: Option<i64>,
    pub mean_score: Option<f64>,
    /// Promises in deals: kept and broken.
    pub promises_kept: u32,
    pub promises_broken: u32,
    /// A careful estimate of strength: the player is very likely at least this strong.
    pub rating: Option<f64>,
}

#[derive(Serialize, ToSchema)]
pub struct UserResultBody {
    pub table: String,
    pub game: String,
    pub ended_ms: i64,
    pub score: i64,
    pub place: u32,
    pub has_won: bool,
    pub players: Vec<String>,
}

#[utoipa::path(
    get,
    path = "/api/users/{name}",
    params(("name" = String, Path)),
    responses((status = 200, body = UserBody), (status = 404, body = ErrorBody))
)]
pub async fn user(State(app): State<App>, Path(name): Path<String>) -> ApiResult<Json<UserBody>> {
    let user = app.store.user_by_name(&name).await?.ok_or_else(ApiError::not_found)?;
    let mut games = Vec::new();
    for game in GameId::ALL {
        let statistics = app.store.statistics(user.id, game.code()).await?;
        let rating = app.store.rating(user.id, game.code()).await?;
        games.push(UserGameBody {
            game: game.code(),
            played: statistics.n_played,
            won: statistics.n_won,
            best_score: statistics.best_score,
            mean_score: statistics.mean_score,
            promises_kept: statistics.promises.kept,
            promises_broken: statistics.promises.broken,
            rating: rating.map(|rating| rating.mu - 3.0 * rating.sigma),
        });
    }
    let history = history(&app, user.id, None).await?;
    Ok(Json(UserBody { name: user.name, since_ms: user.created_ms, games, history }))
}

/// The finished games of a player, the latest first.
#[utoipa::path(
    get,
    path = "/api/users/{name}/results",
    params(("name" = String, Path), ResultsQuery),
    responses((status = 200, body = ResultsBody), (status = 404, body = ErrorBody))
)]
pub async fn results(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(query): Query<ResultsQuery>,
) -> ApiResult<Json<ResultsBody>> {
    let user = app.store.user_by_name(&name).await?.ok_or_else(ApiError::not_found)?;
    Ok(Json(history(&app, user.id, cursor(query.before)?).await?))
}

/// The finished games of this user, the latest first. Guests have no public profile, but they see their own games.
#[utoipa::path(
    get,
    path = "/api/me/results",
    params(ResultsQuery),
    responses((status = 200, body = ResultsBody), (status = 401, body = ErrorBody))
)]
pub async fn my_results(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Query(query): Query<ResultsQuery>,
) -> ApiResult<Json<ResultsBody>> {
    Ok(Json(history(&app, me.id, cursor(query.before)?).await?))
}

async fn history(app: &App, user: UserId, before: Option<Cursor>) -> ApiResult<ResultsBody> {
    let results = app.store.results_of(user, PageRequest { limit: TABLES_PER_PAGE, before }).await?;
    let next = next(&results, |result| result.cursor()).map(|cursor| cursor.to_string());
    let mut bodies = Vec::with_capacity(results.len());
    for result in results {
        let Some(own) = result.results.iter().find(|seat| seat.holder == SeatHolder::User(user)) else {
            continue;
        };
        bodies.push(UserResultBody {
            table: result.table.to_string(),
            game: result.game.clone(),
            ended_ms: result.ended_ms,
            score: own.score,
            place: own.place,
            has_won: own.has_won,
            players: result.seats.iter().map(|seat| seat.name.clone()).collect(),
        });
    }
    Ok(ResultsBody { results: bodies, next })
}
