//! Mall of Horror drawn as text: the locations, the seats, and what lies beside the board.

use mall_of_horror::board::ZOMBIES_THAT_ENTER_THE_SUPERMARKET;
use mall_of_horror::view::{PlaceView, View};
use mall_of_horror::{Action, Card, Colour, Mall, Place};
use table::Seat;

use terminal::board::{DrawContext, TerminalBoard};
use terminal::speech::Speech;
use terminal::style::TerminalColour;
use terminal::words::ExtraFields;

mod panels;
mod places;
mod plates;
mod remarks;

/// Draws a table of Mall of Horror.
pub struct Board;

impl TerminalBoard for Board {
    type Game = Mall;

    fn seat_colours(view: &View) -> Vec<TerminalColour> {
        view.seats.iter().map(|seat| terminal_colour(seat.colour)).collect()
    }

    /// Whether a player names their own seat, in a ballot or when breaking a tie.
    fn known(_view: &View) -> Option<ExtraFields> {
        Some(Box::new(|_, fields| match (fields.get("seat"), fields.get("named")) {
            (Some(seat), Some(named)) => {
                vec![("named-self", if seat == named { "yes" } else { "no" }.to_string())]
            }
            _ => Vec::new(),
        }))
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

    fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
        let mut lines = places::draw(view, context);
        lines.push(terminal::layout::rule(context.width));
        lines.extend(plates::draw(view, context));
        lines.push(terminal::layout::rule(context.width));
        lines.extend(panels::draw(view, context));
        lines
    }

    fn remark(view: &View, seat: Seat, action: &Action, speech: &Speech) -> Option<String> {
        remarks::remark(view, seat, action, speech)
    }
}

fn terminal_colour(colour: Colour) -> TerminalColour {
    TerminalColour(match colour {
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

/// MALL-6.6: whether strength does not count, because so many zombies enter in any case.
fn four_enter(place: &PlaceView) -> bool {
    place.place == Place::Supermarket && place.strength > ZOMBIES_THAT_ENTER_THE_SUPERMARKET
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
