//! Mall of Horror drawn as text: the locations, the seats, and what lies beside the board.

use mall_of_horror::view::{PlaceView, View};
use mall_of_horror::{Action, Card, Colour, Mall, Place};
use table::Seat;

use terminal::board::{Drawn, Sketch};
use terminal::speech::Speech;
use terminal::style::Hue;

mod panels;
mod places;
mod plates;
mod remarks;

/// Draws a table of Mall of Horror.
pub struct Board;

impl Drawn for Board {
    type Game = Mall;

    fn hues(view: &View) -> Vec<Hue> {
        view.seats.iter().map(|seat| hue(seat.colour)).collect()
    }

    fn heading(view: &View, speech: &Speech) -> String {
        match (view.phase, view.outcome) {
            (_, Some(_)) => speech.word("board-over"),
            (None, None) => speech.word("board-set-up"),
            (Some(phase), None) => {
                let round = speech.with("board-round", "round", view.round);
                format!("{round} · {}", speech.word_of(&phase))
            }
        }
    }

    fn draw(view: &View, sketch: &Sketch<'_>) -> Vec<String> {
        let mut lines = places::draw(view, sketch);
        lines.push(terminal::layout::rule(sketch.width));
        lines.extend(plates::draw(view, sketch));
        lines.push(terminal::layout::rule(sketch.width));
        lines.extend(panels::draw(view, sketch));
        lines
    }

    fn remark(view: &View, seat: Seat, action: &Action, speech: &Speech) -> Option<String> {
        remarks::remark(view, seat, action, speech)
    }
}

fn hue(colour: Colour) -> Hue {
    Hue(match colour {
        Colour::Sky => 117,
        Colour::Coral => 209,
        Colour::Jade => 36,
        Colour::Violet => 141,
        Colour::Lemon => 227,
        Colour::Bone => 230,
    })
}

fn place_view(view: &View, place: Place) -> &PlaceView {
    &view.places[place.index()]
}

/// How many people are at a place, including hidden ones.
fn n_at(view: &View, place: Place) -> u8 {
    let people = view.seats.iter().flat_map(|seat| &seat.characters);
    people.filter(|character| character.place == Some(place)).count() as u8
}

/// Cards by kind: `Threat ×2`.
fn counted(cards: &[Card], speech: &Speech) -> Vec<String> {
    let mut kinds: Vec<(Card, usize)> = Vec::new();
    for card in cards {
        match kinds.iter_mut().find(|(kind, _)| kind == card) {
            Some((_, n)) => *n += 1,
            None => kinds.push((*card, 1)),
        }
    }
    kinds.into_iter().map(|(card, n)| times(&speech.word_of(&card), n)).collect()
}

fn times(name: &str, n: usize) -> String {
    if n == 1 { name.to_string() } else { format!("{name} ×{n}") }
}
