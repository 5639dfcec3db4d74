//! What everybody may know of a player.

use axum::Json;
use axum::extract::{Path, State};
use games::Title;
use serde::Serialize;
use store::{Page, Sitter, UserId};
use utoipa::ToSchema;

use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::limits::TABLES_A_PAGE;
use crate::serve::App;

#[derive(Serialize, ToSchema)]
pub struct UserBody {
    pub name: String,
    pub since_ms: i64,
    pub games: Vec<UserGameBody>,
    pub results: Vec<UserResultBody>,
}

#[derive(Serialize, ToSchema)]
pub struct UserGameBody {
    pub game: &'static str,
    pub played: u32,
    pub won: u32,
    pub best_score: Option<i64>,
    pub mean_score: Option<f64>,
    /// A careful estimate of strength: what it is at least, most likely.
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

#[utoipa::path(get, path = "/api/users/{name}", params(("name" = String, Path)), responses((status = 200, body = UserBody), (status = 404, body = ErrorBody)))]
pub async fn user(State(app): State<App>, Path(name): Path<String>) -> ApiResult<Json<UserBody>> {
    let user = app.store.user_by_name(&name).await?.ok_or_else(ApiError::not_found)?;
    let mut games = Vec::new();
    for title in Title::ALL {
        let statistics = app.store.statistics(user.id, title.code()).await?;
        let rating = app.store.rating(user.id, title.code()).await?;
        games.push(UserGameBody {
            game: title.code(),
            played: statistics.n_played,
            won: statistics.n_won,
            best_score: statistics.best_score,
            mean_score: statistics.mean_score,
            rating: rating.map(|rating| rating.mu - 3.0 * rating.sigma),
        });
    }
    let results = results(&app, user.id).await?;
    Ok(Json(UserBody { name: user.name, since_ms: user.created_ms, games, results }))
}

async fn results(app: &App, user: UserId) -> ApiResult<Vec<UserResultBody>> {
    let mut bodies = Vec::new();
    for result in app.store.results_of(user, Page::first(TABLES_A_PAGE)).await? {
        let own = result
            .results
            .iter()
            .filter(|seat| seat.sitter == Sitter::User(user))
            .min_by_key(|seat| seat.place);
        let Some(own) = own else { continue };
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
    Ok(bodies)
}
