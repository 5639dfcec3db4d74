//! What has changed in a view.

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::value::RawValue;
use ts_rs::TS;

/// The parts of a view that have changed, by path: `vote`, `seats/2/hand`.
#[derive(Debug, TS)]
#[ts(type = "Record<string, unknown>")]
pub struct Patch(pub Vec<(String, Box<RawValue>)>);

impl Patch {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Patch {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (path, part) in &self.0 {
            map.serialize_entry(path, part)?;
        }
        map.end()
    }
}
