//! The six locations, one row each: who is there, what lies there, and whether the zombies attack.

use city_of_horror::board::AttackCondition;
use city_of_horror::view::{PlaceView, View};
use city_of_horror::{Place, Side};
use terminal::board::DrawContext;
use terminal::layout::{flowing, left, right, width_of};
use terminal::speech::Speech;
use terminal::style::{TerminalColour, bold, bold_coloured, dim};

use super::slot_name;

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let names: Vec<String> = view.places.iter().map(|place| name_of(place, speech)).collect();
    let name_width = names.iter().map(|name| width_of(name)).max().unwrap_or(0);
    let verdict_width =
        Verdict::ALL.map(|verdict| width_of(&speech.word(verdict.message()))).into_iter().max().unwrap_or(0);
    let mut lines = vec![heading(name_width, speech)];
    for (place, name) in view.places.iter().zip(&names) {
        let is_now = view.location.as_ref().is_some_and(|location| location.place == place.place);
        let mark = if is_now { bold_coloured("▶", TerminalColour::ORANGE) } else { " ".to_string() };
        let name = if is_now { bold(name) } else { name.clone() };
        let first = format!(
            "{mark}{} {} {} {} {}  ",
            slot_name(place.slot),
            left(&name, name_width),
            left(&occupancy(place), 3),
            left(&zombies(place), 5),
            left(&Verdict::of(place).styled(speech), verdict_width),
        );
        let mut items = people(view, place, context);
        items.extend(things(place, context));
        lines.extend(flowing(&first, &items, context.width));
    }
    lines
}

fn heading(name_width: usize, speech: &Speech) -> String {
    let place = left(&speech.word("city-place"), name_width);
    dim(&format!("   {place} {} {}", left(&speech.word("city-inside"), 3), speech.word("city-zombies")))
}

fn name_of(place: &PlaceView, speech: &Speech) -> String {
    let side = match place.side {
        Side::A => "A".to_string(),
        Side::B => "B".to_string(),
        Side::Ruin => speech.word("city-ruin"),
    };
    format!("{} {side}", speech.word_of(&place.place))
}

/// People and spaces, like `2/3`; the Crossroads have room for everybody.
fn occupancy(place: &PlaceView) -> String {
    match place.spaces {
        Some(spaces) => format!("{}/{spaces}", place.n_characters),
        None => place.n_characters.to_string(),
    }
}

/// How many zombies there are, and how many attack: `2 → 3`.
fn zombies(place: &PlaceView) -> String {
    let needed = match place.attack {
        AttackCondition::ZombiesAtLeast(n) => n,
        AttackCondition::ZombiesExceedCharacters => place.n_characters + 1,
    };
    format!("{} → {needed}", right(&place.zombies.to_string(), 1))
}

fn people(view: &View, place: &PlaceView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut people = Vec::new();
    for seat in &view.seats {
        for character in seat.characters.iter().filter(|character| character.place == Some(place.place)) {
            let value =
                if character.is_exhausted { character.exhausted_value } else { character.rested_value };
            let name = format!("{} {value}", speech.word_of(&character.role));
            let name = if context.is_own(seat.seat) { bold(&name) } else { name };
            let mut states = Vec::new();
            if character.is_exhausted {
                states.push(speech.about("city-is-exhausted", "role", &character.role));
            }
            if character.is_hidden {
                states.push(speech.about("city-is-hidden", "role", &character.role));
            }
            let states = if states.is_empty() { String::new() } else { format!(" ({})", states.join(", ")) };
            people.push(format!("{}{name}{states}", speech.badge(seat.seat)));
        }
    }
    people
}

/// Items on the ground, and markers.
fn things(place: &PlaceView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut things = Vec::new();
    if place.antidotes > 0 {
        things
            .push(bold_coloured(&speech.with("city-antidotes", "n", place.antidotes), TerminalColour::GREEN));
    }
    if place.cards.size > 0 {
        things.push(bold_coloured(
            &speech.with("city-cards", "n", place.cards.size as i64),
            TerminalColour::GREEN,
        ));
    }
    if place.markers > 0 {
        let needed = place.markers_needed.map_or(String::new(), |needed| format!("/{needed}"));
        things.push(speech.with("city-markers", "n", format!("{}{needed}", place.markers)));
    }
    things
}

/// What the number of zombies means, as a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Burnt,
    Blocked,
    Empty,
    Quiet,
    Holds,
    Attack,
}

impl Verdict {
    const ALL: [Verdict; 6] =
        [Verdict::Burnt, Verdict::Blocked, Verdict::Empty, Verdict::Quiet, Verdict::Holds, Verdict::Attack];

    fn of(place: &PlaceView) -> Verdict {
        let is_shut = place.place == Place::Armory && place.markers_needed.is_none();
        match (place.n_characters, place.zombies) {
            (0, _) if is_shut && place.side == Side::A => Verdict::Burnt,
            (0, _) if is_shut => Verdict::Blocked,
            (0, _) => Verdict::Empty,
            _ if place.attack_is_due => Verdict::Attack,
            (_, 0) => Verdict::Quiet,
            _ => Verdict::Holds,
        }
    }

    fn message(self) -> &'static str {
        match self {
            Verdict::Burnt => "city-burnt",
            Verdict::Blocked => "city-blocked",
            Verdict::Empty => "city-empty",
            Verdict::Quiet => "city-quiet",
            Verdict::Holds => "city-holds",
            Verdict::Attack => "city-attack",
        }
    }

    fn styled(self, speech: &Speech) -> String {
        let word = speech.word(self.message());
        match self {
            Verdict::Attack => bold_coloured(&word, TerminalColour::RED),
            Verdict::Holds => bold_coloured(&word, TerminalColour::GREEN),
            Verdict::Burnt | Verdict::Blocked | Verdict::Empty | Verdict::Quiet => dim(&word),
        }
    }
}
