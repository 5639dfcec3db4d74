//! The six locations, one row each: who is inside, and the one comparison that counts.

use mall_of_horror::Place;
use mall_of_horror::view::{FateView, PlaceView, View};
use terminal::board::DrawContext;
use terminal::layout::{flowing, left, right, width_of};
use terminal::speech::Speech;
use terminal::style::{TerminalColour, bold, bold_coloured, dim};

use super::{four_enter, n_at};

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let names: Vec<String> = view.places.iter().map(|place| speech.word_of(&place.place)).collect();
    let name_width = names.iter().map(|name| width_of(name)).max().unwrap_or(0);
    let verdict_width =
        Verdict::ALL.map(|verdict| width_of(&speech.word(verdict.message()))).into_iter().max().unwrap_or(0);
    let mut lines = vec![heading(name_width, speech)];
    for (place, name) in view.places.iter().zip(&names) {
        let is_attacked = view.attacked == Some(place.place);
        let mark = if is_attacked { bold_coloured("▶", TerminalColour::ORANGE) } else { " ".to_string() };
        let name = if is_attacked { bold(name) } else { name.clone() };
        let n_people = n_at(view, place.place);
        let verdict = Verdict::of(place, n_people);
        let first = format!(
            "{mark}{} {} {} {} {}  ",
            place.number,
            left(&name, name_width),
            left(&occupancy(place, n_people), 4),
            left(&sum(place), 7),
            left(&verdict.styled(speech), verdict_width),
        );
        lines.extend(flowing(&first, &people(view, place, context), context.width));
    }
    lines
}

fn heading(name_width: usize, speech: &Speech) -> String {
    let place = left(&speech.word("board-place"), name_width);
    dim(&format!("   {place} {} {}", left(&speech.word("board-inside"), 4), speech.word("board-sum")))
}

/// People and spaces, like `2/3`; the Parking has room for everybody.
fn occupancy(place: &PlaceView, n_people: u8) -> String {
    match place.spaces {
        _ if !place.is_open => String::new(),
        Some(spaces) => format!("{n_people}/{spaces}"),
        None => n_people.to_string(),
    }
}

/// Zombies against strength, like `3 vs 4`, where strength counts.
fn sum(place: &PlaceView) -> String {
    let zombies = right(&place.zombies.to_string(), 2);
    if !place.is_open {
        String::new()
    } else if place.place == Place::Parking || four_enter(place) {
        zombies
    } else {
        format!("{zombies} vs {}", place.strength)
    }
}

fn people(view: &View, place: &PlaceView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut people = Vec::new();
    for seat in &view.seats {
        for character in seat.characters.iter().filter(|character| character.place == Some(place.place)) {
            let name = format!("{} {}", speech.word_of(&character.role), character.value);
            let name = if context.is_own(seat.seat) { bold(&name) } else { name };
            let hidden = match character.fate {
                FateView::Hidden => format!(" ({})", speech.word("board-is-hidden")),
                FateView::Waiting | FateView::Alive | FateView::Lost => String::new(),
            };
            people.push(format!("{}{name}{hidden}", speech.badge(seat.seat)));
        }
    }
    if place.barricades > 0 {
        people.push(speech.with("board-barricades", "n", place.barricades));
    }
    people
}

/// What the comparison means, as a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Closed,
    Nothing,
    Empty,
    Quiet,
    Holds,
    AtFourIn,
    FourEnough,
    BreaksIn,
    EachEats,
}

impl Verdict {
    const ALL: [Verdict; 9] = [
        Verdict::Closed,
        Verdict::Nothing,
        Verdict::Empty,
        Verdict::Quiet,
        Verdict::Holds,
        Verdict::AtFourIn,
        Verdict::FourEnough,
        Verdict::BreaksIn,
        Verdict::EachEats,
    ];

    fn of(place: &PlaceView, n_people: u8) -> Verdict {
        match (place.is_open, n_people, place.zombies) {
            (false, _, _) => Verdict::Closed,
            (true, 0, 0) => Verdict::Nothing,
            (true, 0, _) => Verdict::Empty,
            (true, _, 0) => Verdict::Quiet,
            _ if place.place == Place::Parking => Verdict::EachEats,
            _ if place.would_enter && four_enter(place) => Verdict::FourEnough,
            _ if place.would_enter => Verdict::BreaksIn,
            _ if four_enter(place) => Verdict::AtFourIn,
            _ => Verdict::Holds,
        }
    }

    fn message(self) -> &'static str {
        match self {
            Verdict::Closed => "verdict-closed",
            Verdict::Nothing => "verdict-nothing",
            Verdict::Empty => "verdict-empty",
            Verdict::Quiet => "verdict-quiet",
            Verdict::Holds => "verdict-holds",
            Verdict::AtFourIn => "verdict-at-four-in",
            Verdict::FourEnough => "verdict-four-enough",
            Verdict::BreaksIn => "verdict-breaks-in",
            Verdict::EachEats => "verdict-each-eats",
        }
    }

    fn styled(self, speech: &Speech) -> String {
        let word = speech.word(self.message());
        match self {
            Verdict::FourEnough | Verdict::BreaksIn | Verdict::EachEats => {
                bold_coloured(&word, TerminalColour::RED)
            }
            Verdict::Holds | Verdict::AtFourIn => bold_coloured(&word, TerminalColour::GREEN),
            Verdict::Closed | Verdict::Nothing | Verdict::Empty | Verdict::Quiet => dim(&word),
        }
    }
}
