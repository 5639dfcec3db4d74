//! Names squares after their tiles, as they lie now.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use zombies::map::{Spot, Square};
use zombies::tiles::{Tile, Turn, turned_square};
use zombies::view::View;

use terminal::words::{ExtraFields, Phrase, Words};

/// The tiles on the table, and how they lie.
type Tiles = BTreeMap<Spot, (Tile, Turn)>;

/// For a square, `tile` is its tile, and `square` adds its position on it.
pub fn known(view: &View) -> ExtraFields {
    known_of(view.tiles.iter().map(|tile| (tile.spot, (tile.tile, tile.turn))).collect())
}

fn known_of(tiles: Tiles) -> ExtraFields {
    Box::new(move |words, fields| square_of(fields).map_or(Vec::new(), |square| said(words, square, &tiles)))
}

/// Whether a struct is nothing but a square.
fn square_of(fields: &Map<String, Value>) -> Option<Square> {
    let is_square = fields.len() == 2;
    serde_json::from_value(Value::Object(fields.clone())).ok().filter(|_| is_square)
}

fn said(words: &Words, square: Square, tiles: &Tiles) -> Vec<(&'static str, String)> {
    let number = square.spot().0;
    let Some((tile, turn)) = tiles.get(&square.spot()) else {
        let gone = words.say(&Phrase::new("square-gone").with("number", number));
        return vec![("tile", gone.clone()), ("square", gone)];
    };
    let of_tile = |id: &str| words.with_value(Phrase::new(id), "tile", tile, &[]).with("number", number);
    let place = format!("place-{}", turned_square(square.at(), *turn));
    let whole = words.with_value(of_tile("square-of"), "place", &json!(place), &[]);
    vec![("tile", words.say(&of_tile("tile-of"))), ("square", words.say(&whole))]
}

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;
    use terminal::speech::words_of;

    /// The browser's test expects the same: `web/tests/zombies.test.ts`.
    #[test]
    fn squares_are_named_by_their_tiles_as_they_lie() {
        for (language, expected) in [
            (
                Language::English,
                [
                    "Ann goes from Town Square 0 (middle) to Hospital 3 (north-east).",
                    "Ann lays a manhole at tile 7.",
                    "at Town Square 0 (middle)",
                    "from Town Square 0 (middle) to Hospital 3 (north-east)",
                    "on the building Hospital 3",
                ],
            ),
            (
                Language::French,
                [
                    "Ann va de la case Place Centrale 0 (milieu) à la case Hôpital 3 (nord-est).",
                    "Ann pose une bouche d’égout sur la case de la tuile 7.",
                    "sur la case Place Centrale 0 (milieu)",
                    "de la case Place Centrale 0 (milieu) à la case Hôpital 3 (nord-est)",
                    "sur le bâtiment Hôpital 3",
                ],
            ),
        ] {
            let mut words = words_of::<crate::Board>(language);
            let quarter = Turn::NONE.next();
            let tiles = [(Spot(0), (Tile::TownSquare, Turn::NONE)), (Spot(3), (Tile::Hospital, quarter))];
            words.learn(Some(known_of(Tiles::from(tiles))));
            let [middle, corner, gone] = [Spot(0).centre(), Spot(3).square(0), Spot(7).square(1)];
            let moved = json!({"moved": {"seat": "A", "from": middle, "to": corner, "is_below": false}});
            let values = [
                ("notice", moved),
                ("notice", json!({"manhole-placed": {"seat": "A", "at": gone}})),
                ("value", json!({"square": middle})),
                ("value", json!({"way": [middle, corner]})),
                ("value", json!({"building": corner})),
            ];
            let names = ["Ann".to_string()];
            let said = values.map(|(prefix, value)| words.say(&words.phrase(prefix, &value, &names)));
            assert_eq!(said, expected);
            assert_eq!(words.faults(), [""; 0]);
        }
    }
}
