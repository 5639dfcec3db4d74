//! What texts may say of actions, questions and notices beside their fields.

use city_of_horror::Place;
use city_of_horror::view::View;
use serde_json::{Map, Value, to_value};

use terminal::words::ExtraFields;

/// For whoever is put or moved somewhere, `room` is `full` or `free`. For what one player does to another,
/// `same` says whether both are the same player. The browser knows the same: `known.ts`.
pub fn known(view: &View) -> ExtraFields {
    let full: Vec<Place> =
        view.places.iter().filter(|place| place.is_full).map(|place| place.place).collect();
    let full: Vec<Value> = full.iter().filter_map(|place| to_value(place).ok()).collect();
    Box::new(move |_, fields| room(fields, &full).into_iter().chain(same(fields)).collect())
}

fn room(fields: &Map<String, Value>, full: &[Value]) -> Option<(&'static str, String)> {
    let place = match fields.get("settle") {
        Some(settled) => settled.get(1)?,
        None => fields.get("place")?,
    };
    Some(("room", if full.contains(place) { "full" } else { "free" }.to_string()))
}

fn same(fields: &Map<String, Value>) -> Option<(&'static str, String)> {
    let other = fields.get("named").or_else(|| fields.get("to"))?;
    Some(("same", if fields.get("seat")? == other { "yes" } else { "no" }.to_string()))
}
