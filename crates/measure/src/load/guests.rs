//! The guests who sit at the tables.

use std::sync::Arc;

use super::http::{Http, HttpError};
use super::shared::Shared;

pub const GUESTS_PER_TABLE: usize = 4;
/// The server signs in a limited number of guests at once. If there are more tables than groups, a group sits
/// at several tables.
const GROUPS: u32 = 250;

/// The cookies of guests who sit at a table together.
pub type GuestGroup = Arc<[String; GUESTS_PER_TABLE]>;

pub async fn sign_in(shared: &Shared, tables: u32) -> Result<Vec<GuestGroup>, HttpError> {
    let mut http = Http::new(shared.addr);
    let mut groups = Vec::new();
    for _ in 0..tables.min(GROUPS) {
        let mut group: [String; GUESTS_PER_TABLE] = Default::default();
        for cookie in &mut group {
            let reply = http.post("/api/guest", "", "{}").await?;
            *cookie = reply.cookie.ok_or_else(|| HttpError::Lost("a guest got no cookie".to_string()))?;
        }
        groups.push(Arc::new(group));
    }
    Ok(groups)
}
