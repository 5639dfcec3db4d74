//! Zones and doors by the names on the board: `3V.a`, `S2-1`, `3V.c/S2-1`; Objectives by their zones.

use marvel_zombies::view::{BoardView, View};
use marvel_zombies::{Door, Zone};
use serde_json::{Map, Value};

use terminal::words::{ExtraFields, Words};

/// Fields whose numbers are zones.
const ZONES: [&str; 4] = ["zone", "from", "to", "at"];
/// Variants that hold a zone.
const ZONE_VARIANTS: [&str; 6] = ["zone", "lured", "sees", "way", "flight", "follows"];

pub fn zone(view: &View, zone: Zone) -> String {
    name(&view.board, zone).unwrap_or_default()
}

/// Texts to show instead of the numbers of zones, doors and Objectives.
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
    let zone = |value: &Value| name(board, Zone(u8::try_from(value.as_u64()?).ok()?));
    let door = |value: &Value| between(board, Door(u8::try_from(value.as_u64()?).ok()?));
    let objective = |value: &Value| name(board, *objectives.get(usize::try_from(value.as_u64()?).ok()?)?);
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

fn name(board: &BoardView, zone: Zone) -> Option<String> {
    board.zones.get(zone.index()).map(|facts| facts.name.clone())
}

fn between(board: &BoardView, door: Door) -> Option<String> {
    let edge = board.edges.iter().find(|edge| edge.door == Some(door))?;
    Some(format!("{}/{}", name(board, edge.a)?, name(board, edge.b)?))
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
                    "Hulk goes from zone S2-1 to zone 3V.c.",
                    "Hulk opens door 3V.c/S2-1.",
                    "The Exit is in zone 3V.c.",
                    "One Operator goes from zone S2-1 to zone 3V.c: somebody is in sight in zone 3V.c.",
                    "Ann stands for: zones S2-1 and 3V.c.",
                    "Open door 3V.c/S2-1",
                    "on an Operator in zone 3V.c",
                    "The Objective of zone 8R.a is blue.",
                    "Ann stands for: the Objective of zone 8R.a.",
                    "Take the Objective of zone 8R.a",
                ],
            ),
            (
                Language::French,
                [
                    "Hulk va de la zone S2-1 à la zone 3V.c.",
                    "Hulk ouvre la porte 3V.c/S2-1.",
                    "La Sortie est dans la zone 3V.c.",
                    "De la zone S2-1 à la zone 3V.c avance un Opérateur\u{a0}: quelqu’un est en vue dans la zone 3V.c.",
                    "Ann soutient\u{a0}: zones S2-1 et 3V.c.",
                    "Ouvrir la porte 3V.c/S2-1",
                    "sur un Opérateur de la zone 3V.c",
                    "L’Objectif de la zone 8R.a est bleu.",
                    "Ann soutient\u{a0}: l’Objectif de la zone 8R.a.",
                    "Prendre l’Objectif de la zone 8R.a",
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
