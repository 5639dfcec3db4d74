//! What can be played, and by which rules.

use axum::Json;
use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use games::{TABLE_RULES, Title, Titled, dispatch};
use serde::Serialize;
use table::OptionSpec;
use utoipa::ToSchema;

use crate::error::{ApiError, ApiResult};

#[derive(Serialize, ToSchema)]
pub struct GameBody {
    pub game: &'static str,
    pub seats: [usize; 2],
    #[schema(value_type = Vec<Object>)]
    pub options: &'static [OptionSpec],
    pub bots: &'static [&'static str],
}

#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameBody])))]
pub async fn games() -> Json<Vec<GameBody>> {
    let body = |title: Title| {
        dispatch!(title, G => GameBody {
            game: title.code(),
            seats: [*G::SEATS.start(), *G::SEATS.end()],
            options: G::OPTIONS,
            bots: &bots::KINDS,
        })
    };
    Json(Title::ALL.into_iter().map(body).collect())
}

/// The rules of a game as Markdown, every statement with its id.
#[utoipa::path(get, path = "/api/rules/{game}", params(("game" = String, Path)), responses((status = 200, content_type = "text/markdown")))]
pub async fn rules(Path(game): Path<String>) -> ApiResult<impl IntoResponse> {
    let text = match game.as_str() {
        "table" => TABLE_RULES,
        game => {
            let title: Title = game.parse().map_err(|_| ApiError::not_found())?;
            dispatch!(title, G => G::RULES)
        }
    };
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text))
}
