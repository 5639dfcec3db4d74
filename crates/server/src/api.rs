//! The list of routes.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::limits::BODY_BYTES;
use crate::security::guard;
use crate::serve::App;

mod accounts;
mod codes;
mod files;
mod games;
mod lessons;
mod lists;
mod notice_channels;
mod notice_links;
mod notices;
mod operations;
mod people;
mod records;
mod seats;
mod tables;

pub use tables::unused_table_id;

#[derive(OpenApi)]
#[openapi(info(
    title = "Revenant",
    description = "Tables online. What goes over the WebSocket is in docs/protocol.md."
))]
struct ApiDocument;

/// The description of all routes.
pub fn openapi() -> utoipa::openapi::OpenApi {
    described_routes().split_for_parts().1
}

fn described_routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(ApiDocument::openapi())
        .routes(routes!(accounts::guest))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::login))
        .routes(routes!(accounts::logout))
        .routes(routes!(accounts::me, accounts::delete_me))
        .routes(routes!(accounts::session))
        .routes(routes!(accounts::export))
        .routes(routes!(accounts::rename))
        .routes(routes!(notices::settings, notices::set))
        .routes(routes!(notices::mute))
        .routes(routes!(notice_channels::add))
        .routes(routes!(notice_channels::delete))
        .routes(routes!(notice_channels::test))
        .routes(routes!(notice_links::confirm))
        .routes(routes!(notice_links::unsubscribe, notice_links::unsubscribe_page))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(lists::open_tables, tables::create))
        .routes(routes!(lists::my_tables))
        .routes(routes!(tables::table))
        .routes(routes!(codes::table_with_code))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::stand))
        .routes(routes!(seats::bot))
        .routes(routes!(seats::friend))
        .routes(routes!(seats::open_seat))
        .routes(routes!(seats::close_seat))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(lessons::learn))
        .routes(routes!(tables::socket))
        .routes(routes!(records::journal))
        .routes(routes!(records::replay))
        .routes(routes!(people::user))
        .routes(routes!(people::results))
        .routes(routes!(people::my_results))
        .routes(routes!(operations::healthz))
        .routes(routes!(operations::metrics))
        .routes(routes!(operations::document))
}

pub fn router(app: App) -> Router {
    let (router, _) = described_routes().split_for_parts();
    router
        .fallback(files::file)
        .layer(CompressionLayer::new().compress_when(worth_compressing()))
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(from_fn(guard))
        .with_state(app)
}

/// Fonts are already compressed.
fn worth_compressing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("font/"))
}
