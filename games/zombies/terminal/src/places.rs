//! Names of squares: exact ones for lists of choices, and ones as in a story for the log.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use zombies::map::{Cell, Spot, Square};
use zombies::tiles::{Kind, Tile, Turn, turned_square};
use zombies::view::View;

use terminal::words::{ExtraFields, Phrase, Words};

/// A tile on the table, and how it lies.
#[derive(Clone, Copy)]
struct Lying {
    tile: Tile,
    turn: Turn,
    cell: Cell,
}

type Tiles = BTreeMap<Spot, Lying>;

/// What texts may say of places. For a square, `tile` is its tile, and `square` adds its position on it. In a
/// sentence, `where` says where somebody is, `there` where somebody goes, and `the` names what is there. For
/// a cell, `where` says where its tile lies; for a way, `same` says whether both ends have the same name.
pub fn known(view: &View) -> ExtraFields {
    let lying = |tile: &zombies::view::TileView| Lying { tile: tile.tile, turn: tile.turn, cell: tile.cell };
    known_of(view.tiles.iter().map(|tile| (tile.spot, lying(tile))).collect())
}

fn known_of(tiles: Tiles) -> ExtraFields {
    Box::new(move |words, fields| said(words, fields, &tiles))
}

fn said(words: &Words, fields: &Map<String, Value>, tiles: &Tiles) -> Vec<(&'static str, String)> {
    if let Some(square) = square_of(fields) {
        let name = named(words, square.spot(), Some(square.at()), tiles);
        let of = |form| words.say_attribute(&name, form);
        let (tile, exact) = exactly_said(words, square, tiles);
        return vec![
            ("tile", tile),
            ("square", exact),
            ("where", of("where")),
            ("there", of("there")),
            ("the", of("the")),
        ];
    }
    if let Some(cell) = whole::<Cell>(fields) {
        return vec![("where", cell_said(words, cell, tiles).unwrap_or_else(|| "none".to_string()))];
    }
    let end = |name: &str| square_of(fields.get(name)?.as_object()?);
    if let (Some(from), Some(to)) = (end("from"), end("to")) {
        let called =
            |at: Square| words.say_attribute(&named(words, at.spot(), Some(at.at()), tiles), "where");
        return vec![("same", if called(from) == called(to) { "yes" } else { "no" }.to_string())];
    }
    let number = |name: &str| fields.get(name).filter(|value| value.is_number()).cloned();
    let spot: Option<Spot> =
        number("tile").or_else(|| number("spot")).and_then(|value| serde_json::from_value(value).ok());
    if let Some(spot) = spot {
        return vec![("the", words.say_attribute(&named(words, spot, None, tiles), "the"))];
    }
    // A kind of tile that does not lie on the table.
    match fields.get("tile").and_then(Value::as_str) {
        Some(tile) => vec![("the", words.say_attribute(&Phrase::new(tile), "the"))],
        None => Vec::new(),
    }
}

/// The square, if a struct is nothing but a square.
fn square_of(fields: &Map<String, Value>) -> Option<Square> {
    whole(fields)
}

/// Reads a struct of two fields. `None` if there are other fields besides them.
fn whole<T: serde::de::DeserializeOwned>(fields: &Map<String, Value>) -> Option<T> {
    let is_all = fields.len() == 2;
    serde_json::from_value(Value::Object(fields.clone())).ok().filter(|_| is_all)
}

/// “Hospital 12”, and “Hospital 12 (north-west)”.
fn exactly_said(words: &Words, square: Square, tiles: &Tiles) -> (String, String) {
    let number = square.spot().0;
    let Some(Lying { tile, turn, .. }) = tiles.get(&square.spot()) else {
        let gone = words.say(&Phrase::new("tile-gone").with("number", number));
        return (gone.clone(), gone);
    };
    let of_tile = |id: &str| words.with_value(Phrase::new(id), "tile", tile, &[]).with("number", number);
    let place = format!("place-{}", turned_square(square.at(), *turn));
    let whole = words.with_value(of_tile("square-of"), "place", &json!(place), &[]);
    (words.say(&of_tile("tile-of")), words.say(&whole))
}

/// How the log names a square: by its building, or by its street and the landmark next to it.
fn named(words: &Words, spot: Spot, at: Option<u8>, tiles: &Tiles) -> Phrase {
    let Some(Lying { tile, cell, .. }) = tiles.get(&spot) else { return Phrase::new("square-gone") };
    let facts = tile.facts();
    let phrase = |id: &str| words.with_value(Phrase::new(id), "tile", tile, &[]);
    if tile.kind() == Kind::Common {
        let is_woodland = (0..9).any(|at| facts.ground(at).is_woodland());
        return match landmark(tiles, *cell).filter(|_| !is_woodland) {
            Some(near) => beside(words, phrase("square-street"), near),
            None => phrase("square-open"),
        };
    }
    let has_inside = (0..9).any(|at| facts.ground(at).is_inside());
    match at.filter(|_| has_inside) {
        None => phrase("square-open"),
        Some(at) if facts.ground(at).is_inside() => phrase("square-inside"),
        Some(_) => phrase("square-front"),
    }
}

/// Where a cell lies, as in “north of the Hospital”. `None` if no other tile is a landmark.
fn cell_said(words: &Words, cell: Cell, tiles: &Tiles) -> Option<String> {
    Some(words.say(&beside(words, Phrase::new("cell-beside"), landmark(tiles, cell)?)))
}

fn beside(words: &Words, phrase: Phrase, (near, place): (Tile, usize)) -> Phrase {
    let phrase = words.with_value(phrase, "near", &near, &[]);
    words.with_value(phrase, "place", &json!(format!("place-{place}")), &[])
}

/// The landmark nearest to a cell, and on which side of it the cell lies: as the number of a square of a
/// tile.
fn landmark(tiles: &Tiles, cell: Cell) -> Option<(Tile, usize)> {
    let far = |other: &Lying| {
        (i32::from(cell.x) - i32::from(other.cell.x), i32::from(cell.y) - i32::from(other.cell.y))
    };
    // A landmark is found only once on the map.
    let is_landmark = |tile: Tile| tile.kind() != Kind::Common && tile.copies() == 1;
    let others = tiles.values().filter(|other| is_landmark(other.tile) && other.cell != cell);
    let near = others.min_by_key(|other| {
        let (x, y) = far(other);
        x * x + y * y
    })?;
    let (x, y) = far(near);
    let third = |along: i32, across: i32| {
        if across.abs() > 2 * along.abs() { 1 } else { (1 + along.signum()) as usize }
    };
    Some((near.tile, 3 * third(y, x) + third(x, y)))
}

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;
    use terminal::speech::words_of;

    fn laid(tile: Tile, turn: Turn, x: i16, y: i16) -> Lying {
        Lying { tile, turn, cell: Cell { x, y } }
    }

    /// The browser's test expects the same: `web/tests/zombies.test.ts`.
    #[test]
    fn squares_are_named_by_buildings_and_landmarks() {
        for (language, expected) in [
            (
                Language::English,
                [
                    "Ann walks into the Hospital.",
                    "Ann walks on.",
                    "Ann lays a manhole in a place that is gone.",
                    "A zombie shuffles to the street south of the Hospital.",
                    "A zombie shuffles about on the street south of the Hospital.",
                    "A zombie appears in front of the Hospital.",
                    "Ann lays a straight street south of the Hospital.",
                    "on the Town Square",
                    "to move a zombie into the Hospital",
                    "on the Hospital",
                    "on the street south of the Hospital",
                    "Town Square 0 (middle)",
                    "Hospital 3 (north-east)",
                ],
            ),
            (
                Language::French,
                [
                    "Ann va à l’Hôpital.",
                    "Ann avance.",
                    "Ann pose une bouche d’égout dans un lieu disparu.",
                    "Un zombie arrive dans la rue au sud de l’Hôpital.",
                    "Un zombie erre dans la rue au sud de l’Hôpital.",
                    "Un zombie apparaît devant l’Hôpital.",
                    "Ann pose une rue droite au sud de l’Hôpital.",
                    "sur la Place Centrale",
                    "pour déplacer un zombie à l’Hôpital",
                    "sur l’Hôpital",
                    "sur la rue au sud de l’Hôpital",
                    "Place Centrale 0 (milieu)",
                    "Hôpital 3 (nord-est)",
                ],
            ),
        ] {
            let mut words = words_of::<crate::Board>(language);
            let quarter = Turn::NONE.next();
            let tiles = [
                (Spot(0), laid(Tile::TownSquare, Turn::NONE, 0, 0)),
                (Spot(3), laid(Tile::Hospital, quarter, 1, 0)),
                (Spot(4), laid(Tile::Straight, Turn::NONE, 1, 1)),
            ];
            words.learn(Some(known_of(Tiles::from(tiles))));
            let [middle, corner, gone] = [Spot(0).centre(), Spot(3).square(0), Spot(7).square(1)];
            let [front, street, further] = [Spot(3).square(7), Spot(4).square(1), Spot(4).square(4)];
            let moved =
                |to: Square| json!({"moved": {"seat": "A", "from": middle, "to": to, "is_below": false}});
            let shuffles = |from: Square, to: Square| json!({"zombie-moved": {"from": from, "to": to, "figure": "zombie"}});
            let values = [
                ("notice", moved(corner)),
                ("notice", moved(Spot(0).square(1))),
                ("notice", json!({"manhole-placed": {"seat": "A", "at": gone}})),
                ("notice", shuffles(front, street)),
                ("notice", shuffles(street, further)),
                ("notice", json!({"zombie-put": {"at": front, "figure": "zombie"}})),
                (
                    "notice",
                    json!({"tile-laid": {"seat": "A", "spot": 4, "tile": "straight", "cell": {"x": 1, "y": 1}, "turn": 0}}),
                ),
                ("value", json!({"square": middle})),
                ("value", json!({"way": [middle, corner]})),
                ("value", json!({"building": corner})),
                ("value", json!({"tile": 4})),
            ];
            let names = ["Ann".to_string()];
            let phrase = |prefix: &str, value: &Value| words.phrase(prefix, value, &names);
            let mut said: Vec<String> =
                values.iter().map(|(prefix, value)| words.say(&phrase(prefix, value))).collect();
            for at in [middle, corner] {
                said.push(words.say_attribute(&phrase("value", &json!({"square": at})), "short"));
            }
            assert_eq!(said, expected);
            assert_eq!(words.faults(), [""; 0]);
        }
    }
}
