//! Those who sit at the tables.

use std::sync::Arc;

use super::http::{Http, HttpError};
use super::shared::Shared;

/// Guests at one table.
pub const PARTY: usize = 4;
/// The server lets in only so many guests at once; with more tables than parties, each party sits at
/// several.
const PARTIES: u32 = 250;

/// The cookies of those who sit at a table together.
pub type Party = Arc<[String; PARTY]>;

pub async fn invite(shared: &Shared, tables: u32) -> Result<Vec<Party>, HttpError> {
    let mut http = Http::new(shared.addr);
    let mut parties = Vec::new();
    for _ in 0..tables.min(PARTIES) {
        let mut party: [String; PARTY] = Default::default();
        for cookie in &mut party {
            let reply = http.post("/api/guest", "", "{}").await?;
            *cookie = reply.cookie.ok_or_else(|| HttpError::Lost("a guest got no cookie".to_string()))?;
        }
        parties.push(Arc::new(party));
    }
    Ok(parties)
}
