//! How a user wants to be told of their games while they look elsewhere.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::Language;
use notify::QuietHoursError;
use serde::{Deserialize, Serialize};
use store::{
    Channel, ChannelKind, ChannelState, NoticePreferences, NoticeSettings, QuietHours, TableId, UserId,
};
use utoipa::ToSchema;

use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::json_body::JsonBody;
use crate::serve::App;
use crate::session::SignedIn;

#[derive(Serialize, ToSchema)]
pub struct NoticesBody {
    /// What a browser needs in order to subscribe: `applicationServerKey`.
    pub vapid_key: String,
    /// Whether this server can send mail.
    pub mail: bool,
    #[serde(flatten)]
    pub preferences: PreferencesBody,
    pub channels: Vec<ChannelBody>,
    pub muted_tables: Vec<String>,
}

#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PreferencesBody {
    pub events: EventsBody,
    pub quiet: Option<QuietBody>,
    /// `en` or `fr`.
    pub language: String,
}

#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EventsBody {
    pub turn: bool,
    pub deal: bool,
    pub end: bool,
}

/// The hours of each day in which nothing is sent.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietBody {
    /// `22:00`.
    pub from: String,
    pub to: String,
    /// `Europe/Paris`.
    pub zone: String,
}

#[derive(Serialize, ToSchema)]
pub struct ChannelBody {
    pub id: String,
    #[schema(value_type = String)]
    pub kind: ChannelKind,
    pub label: String,
    #[schema(value_type = String)]
    pub state: ChannelState,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_error: Option<String>,
}

impl From<Channel> for ChannelBody {
    fn from(channel: Channel) -> ChannelBody {
        let Channel { id, kind, label, state, last_error, .. } = channel;
        ChannelBody { id: id.to_string(), kind, label, state, last_error }
    }
}

#[utoipa::path(
    get,
    path = "/api/me/notices",
    responses((status = 200, body = NoticesBody), (status = 401, body = ErrorBody))
)]
pub async fn settings(State(app): State<App>, SignedIn(me): SignedIn) -> ApiResult<Json<NoticesBody>> {
    Ok(Json(body(&app, me.id).await?))
}

/// Sets what the user wants to be told, when, and in which language. All fields are replaced.
#[utoipa::path(
    put,
    path = "/api/me/notices",
    request_body = PreferencesBody,
    responses((status = 200, body = NoticesBody), (status = 400, body = ErrorBody))
)]
pub async fn set(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    JsonBody(wanted): JsonBody<PreferencesBody>,
) -> ApiResult<Json<NoticesBody>> {
    app.store.set_notice_preferences(me.id, checked(wanted)?).await?;
    Ok(Json(body(&app, me.id).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MuteBody {
    pub muted: bool,
}

/// Says whether the user wants to hear nothing of a table.
#[utoipa::path(
    put,
    path = "/api/me/notices/tables/{table}",
    params(("table" = String, Path)),
    request_body = MuteBody,
    responses((status = 204), (status = 404, body = ErrorBody))
)]
pub async fn mute(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(table): Path<String>,
    JsonBody(MuteBody { muted }): JsonBody<MuteBody>,
) -> ApiResult<StatusCode> {
    let table: TableId = table.parse().map_err(|_| ApiError::not_found())?;
    app.store.set_muted(me.id, table, muted).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn body(app: &App, user: UserId) -> ApiResult<NoticesBody> {
    let NoticeSettings { preferences, channels, muted_tables } = app.store.notice_settings(user).await?;
    let NoticePreferences { turn, deal, end, quiet, language } = preferences;
    let quiet = quiet.map(|QuietHours { from, to, zone }| QuietBody { from, to, zone });
    Ok(NoticesBody {
        vapid_key: app.notices.vapid_key(),
        mail: app.notices.has_mail(),
        preferences: PreferencesBody { events: EventsBody { turn, deal, end }, quiet, language },
        channels: channels.into_iter().map(ChannelBody::from).collect(),
        muted_tables: muted_tables.iter().map(TableId::to_string).collect(),
    })
}

fn checked(wanted: PreferencesBody) -> ApiResult<NoticePreferences> {
    let PreferencesBody { events: EventsBody { turn, deal, end }, quiet, language } = wanted;
    if !Language::ALL.iter().any(|known| known.code() == language) {
        return Err(bad("language", "the language is en or fr"));
    }
    let quiet = quiet.map(checked_quiet).transpose()?;
    Ok(NoticePreferences { turn, deal, end, quiet, language })
}

fn checked_quiet(QuietBody { from, to, zone }: QuietBody) -> ApiResult<QuietHours> {
    match notify::QuietHours::read(&from, &to, &zone) {
        Ok(_) => Ok(QuietHours { from, to, zone }),
        Err(QuietHoursError::From) => Err(bad("quiet.from", "a time looks like 22:00")),
        Err(QuietHoursError::To) => {
            Err(bad("quiet.to", "a time looks like 08:00, and differs from the other"))
        }
        Err(QuietHoursError::Zone) => Err(bad("quiet.zone", "a time zone looks like Europe/Paris")),
    }
}

fn bad(field: &'static str, message: &str) -> ApiError {
    ApiError::bad_field("bad-notices", field, message)
}
