//! The games, and their rules.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use games::{GameId, Language, dispatch, table_rules};
use serde::{Deserialize, Serialize};
use table::{GameInfo, OptionSpec, Preset};
use utoipa::{IntoParams, ToSchema};

use crate::error::{ApiError, ApiResult};

#[derive(Deserialize, IntoParams)]
pub struct RulesQuery {
    /// `en` or `fr`.
    lang: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct GameBody {
    pub game: &'static str,
    pub seats: [usize; 2],
    #[schema(value_type = Vec<Object>)]
    pub options: &'static [OptionSpec],
    pub presets: Vec<PresetBody>,
    pub bots: &'static [&'static str],
    /// The names of its lessons; the first is where people begin.
    pub lessons: Vec<&'static str>,
}

/// A way to play that a host chooses with one click.
#[derive(Serialize, ToSchema)]
pub struct PresetBody {
    /// The game's texts explain it, in the message `preset-<key>`.
    pub key: &'static str,
    /// The options that it sets. All others have their defaults.
    pub options: BTreeMap<&'static str, &'static str>,
    /// About how long a game lasts.
    pub minutes: u16,
}

impl PresetBody {
    fn of(preset: &Preset) -> PresetBody {
        let Preset { key, options, minutes } = *preset;
        PresetBody { key, options: options.iter().copied().collect(), minutes }
    }
}

#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameBody])))]
pub async fn games() -> Json<Vec<GameBody>> {
    let body = |id: GameId| {
        dispatch!(id, G => GameBody {
            game: id.code(),
            seats: [*G::SEATS.start(), *G::SEATS.end()],
            options: G::OPTIONS,
            presets: G::PRESETS.iter().map(PresetBody::of).collect(),
            bots: &bots::KINDS,
            lessons: lessons::names(id).collect(),
        })
    };
    Json(GameId::ALL.into_iter().map(body).collect())
}

/// The rules of a game as Markdown, each with its id.
#[utoipa::path(
    get,
    path = "/api/rules/{game}",
    params(("game" = String, Path), RulesQuery),
    responses((status = 200, content_type = "text/markdown"))
)]
pub async fn rules(
    Path(game): Path<String>,
    Query(query): Query<RulesQuery>,
) -> ApiResult<impl IntoResponse> {
    let wanted = query.lang.as_deref().unwrap_or_default();
    let language = Language::ALL.into_iter().find(|language| language.code() == wanted).unwrap_or_default();
    let text = match game.as_str() {
        "table" => table_rules(language),
        game => {
            let id: GameId = game.parse().map_err(|_| ApiError::not_found())?;
            dispatch!(id, G => G::rules(language))
        }
    };
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text))
}
