//! Zones by the numbers that the board shows, `street 3` and `room 4`; doors by the zones on their two sides;
//! Objectives by their zones.

use marvel_zombies::view::{BoardView, View, ZoneView};
use marvel_zombies::{Door, Zone};
use serde_json::{Map, Value};

use terminal::speech::Speech;
use terminal::words::{ExtraFields, Phrase, Words};

/// Fields whose numbers are zones.
const ZONES: [&str; 4] = ["zone", "from", "to", "at"];
/// Variants that hold a zone.
const ZONE_VARIANTS: [&str; 6] = ["zone", "lured", "sees", "way", "flight", "follows"];
/// The form of a name in a sentence, and the form that begins one.
const IN_SENTENCE: &str = "the";
const AT_START: &str = "title";

/// The number that the map shows in a zone. Zones are numbered by their first cells: row by row from the top,
/// and each row from the left.
pub fn number(board: &BoardView, zone: Zone) -> Option<usize> {
    let places = board.zones.iter().enumerate();
    let places: Vec<_> = places.map(|(index, zone)| (first_cell(board, zone), index)).collect();
    let own = places.get(zone.index())?;
    Some(places.iter().filter(|other| *other <= own).count())
}

/// The row and column of the first cell of a zone on the drawn board, where neighbouring tiles share no cells.
fn first_cell(board: &BoardView, zone: &ZoneView) -> Option<(u8, u8)> {
    let is_on = |at: u8, tile: u8| (2 * tile..=2 * tile + 2).contains(&at);
    let tiles = zone.tiles.iter().map(|tile| &board.tiles[usize::from(*tile)]);
    let cells = tiles.flat_map(|tile| {
        let own = zone.cells.iter().filter(|(x, y)| is_on(*x, tile.column) && is_on(*y, tile.row));
        own.map(|(x, y)| (y + tile.row, x + tile.column))
    });
    cells.min()
}

/// The plain name of a zone.
pub fn zone(view: &View, zone: Zone, speech: &Speech) -> String {
    name(&view.board, zone).map(|name| speech.say(&name)).unwrap_or_default()
}

pub fn zone_in_sentence(view: &View, zone: Zone, speech: &Speech) -> String {
    in_form(view, zone, speech, IN_SENTENCE)
}

pub fn zone_at_start(view: &View, zone: Zone, speech: &Speech) -> String {
    in_form(view, zone, speech, AT_START)
}

fn in_form(view: &View, zone: Zone, speech: &Speech, form: &str) -> String {
    name(&view.board, zone).and_then(|name| speech.say_attribute_if_any(&name, form)).unwrap_or_default()
}

/// Texts to show instead of the indices of zones, doors and Objectives.
pub fn known(view: &View) -> ExtraFields {
    let objectives = view.objectives.iter().map(|objective| objective.zone).collect();
    known_of(view.board.clone(), objectives)
}

fn known_of(board: BoardView, objectives: Vec<Zone>) -> ExtraFields {
    Box::new(move |words, fields| said(words, fields, &board, &objectives))
}

fn said(
    words: &Words,
    fields: &Map<String, Value>,
    board: &BoardView,
    objectives: &[Zone],
) -> Vec<(&'static str, String)> {
    let of_zone = |zone: Zone| words.say_attribute_if_any(&name(board, zone)?, IN_SENTENCE);
    let zone = |value: &Value| of_zone(Zone(u8::try_from(value.as_u64()?).ok()?));
    let door = |value: &Value| {
        let sides = between(board, Door(u8::try_from(value.as_u64()?).ok()?))?.map(of_zone);
        let [Some(a), Some(b)] = sides else { return None };
        words.say_attribute_if_any(&Phrase::new("zone-door").with("a", a).with("b", b), IN_SENTENCE)
    };
    let objective = |value: &Value| of_zone(*objectives.get(usize::try_from(value.as_u64()?).ok()?)?);
    let mut said = Vec::new();
    let mut tell = |name: &'static str, text: Option<String>| said.extend(text.map(|text| (name, text)));
    for field in ZONES {
        tell(field, fields.get(field).and_then(zone));
    }
    tell("door", fields.get("door").and_then(door));
    tell("objective", fields.get("objective").and_then(objective));
    // A tuple variant: its value lies under its name.
    if fields.len() == 1 {
        let of_variant = ZONE_VARIANTS.iter().find_map(|variant| fields.get(*variant).and_then(zone));
        let of_door = ["door", "move-through"].iter().find_map(|variant| fields.get(*variant).and_then(door));
        tell("one", of_variant.or(of_door).or_else(|| objective(fields.get("objective")?)));
        tell("two", fields.get("kind").and_then(|kind| zone(kind.get(1)?)));
        let routes = fields.get("routes").and_then(Value::as_array);
        let names = routes.map(|routes| routes.iter().filter_map(zone).collect::<Vec<String>>());
        tell("all", names.map(|names| words.joined(&names)));
    }
    said
}

fn name(board: &BoardView, zone: Zone) -> Option<Phrase> {
    let n = number(board, zone)?;
    let id = if board.zones[zone.index()].building.is_none() { "zone-street" } else { "zone-room" };
    Some(Phrase::new(id).with("n", n as i64))
}

/// The zones on both sides of a door, the one with the lower number first.
fn between(board: &BoardView, door: Door) -> Option<[Zone; 2]> {
    let edge = board.edges.iter().find(|edge| edge.door == Some(door))?;
    let mut sides = [edge.a, edge.b];
    sides.sort_by_key(|zone| number(board, *zone));
    Some(sides)
}

#[cfg(test)]
mod tests {
    use marvel_zombies::MarvelZombies;
    use marvel_zombies::Setup;
    use serde_json::json;
    use table::Language;
    use table::{Game, Observer};

    use super::*;
    use terminal::speech::words_of;

    /// The browser's test expects the same: `web/tests/marvel-places.test.ts`.
    #[test]
    fn zones_and_doors_are_called_as_on_the_board() {
        let view = MarvelZombies::new(&Setup::new(1)).expect("a set-up").view(Observer::Table);
        let zone = |name: &str| view.board.zones.iter().position(|zone| zone.name == name).expect("a zone");
        let (room, street) = (zone("3V.c"), zone("S2-1"));
        let is_between = |a: usize, b: usize| (a, b) == (room, street) || (a, b) == (street, room);
        let edge = view.board.edges.iter().find(|edge| is_between(edge.a.index(), edge.b.index()));
        let door = edge.and_then(|edge| edge.door).expect("a door");
        for (language, expected) in [
            (
                Language::English,
                [
                    "Hulk goes from street 8 to room 9.",
                    "Hulk opens the door between street 8 and room 9.",
                    "The Exit is in room 9.",
                    "An Operator goes from street 8 to room 9, seeing somebody in room 9.",
                    "Ann votes for: street 8 and room 9.",
                    "Open the door between street 8 and room 9",
                    "on an Operator in room 9",
                    "The Objective in room 6 is blue.",
                    "Ann votes for: the Objective in room 6.",
                    "Take the Objective in room 6",
                ],
            ),
            (
                Language::French,
                [
                    "Hulk va de la rue 8 à la pièce 9.",
                    "Hulk ouvre la porte entre la rue 8 et la pièce 9.",
                    "La Sortie est dans la pièce 9.",
                    "Un Opérateur va de la rue 8 à la pièce 9, à la vue de quelqu’un dans la pièce 9.",
                    "Ann vote pour\u{a0}: la rue 8 et la pièce 9.",
                    "Ouvrir la porte entre la rue 8 et la pièce 9",
                    "sur un Opérateur dans la pièce 9",
                    "L’Objectif dans la pièce 6 est bleu.",
                    "Ann vote pour\u{a0}: l’Objectif dans la pièce 6.",
                    "Prendre l’Objectif dans la pièce 6",
                ],
            ),
        ] {
            let mut words = words_of::<crate::Board>(language).at("mode", "zombie".to_string());
            words.learn(Some(known(&view)));
            let moved = json!({"moved": {"hero": "hulk", "from": street, "to": room, "cost": 1}});
            let why = json!({"sees": room});
            let crowd = json!({"kind": "operator", "n": 1, "from": street, "to": room, "why": why});
            let values = [
                ("notice", moved),
                ("notice", json!({"door-opened": {"hero": "hulk", "door": door}})),
                ("notice", json!({"exit-placed": {"zone": room}})),
                ("notice", json!({"enemies-moved": crowd})),
                ("notice", json!({"stood-for": {"seat": "A", "choice": {"routes": [street, room]}}})),
                ("action", json!({"open": {"door": door}})),
                ("value", json!({"kind": ["operator", room]})),
                ("notice", json!({"objective-turned-up": {"objective": 0, "color": "blue"}})),
                ("notice", json!({"stood-for": {"seat": "A", "choice": {"objective": 0}}})),
                ("action", json!({"take": {"objective": 0}})),
            ];
            let names = ["Ann".to_string()];
            let said = values.map(|(prefix, value)| words.say(&words.phrase(prefix, &value, &names)));
            assert_eq!(said, expected);
            assert_eq!(words.faults(), [""; 0]);
        }
    }
}
