//! City of Horror drawn as text: the locations, the seats, what lies beside the board, offers, and
//! how players type them.

use city_of_horror::view::{Phase, View};
use city_of_horror::{Action, Card, City, Colour, Slot};
use table::{Language, Seat};

use terminal::board::{DrawContext, TerminalBoard, TypedProposal};
use terminal::speech::Speech;
use terminal::style::TerminalColour;
use terminal::words::ExtraFields;

mod bargains;
mod known;
mod panels;
mod places;
mod plates;
mod remarks;
mod typed;

/// Draws a table of City of Horror.
pub struct Board;

impl TerminalBoard for Board {
    type Game = City;

    const COMMANDS: &'static [&'static str] = &["offer", "counter", "accept", "sleep"];

    fn text(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../text/en.ftl"),
            Language::French => include_str!("../text/fr.ftl"),
        }
    }

    fn seat_colours(view: &View) -> Vec<TerminalColour> {
        view.seats.iter().map(|seat| terminal_colour(seat.colour)).collect()
    }

    fn known(view: &View) -> Option<ExtraFields> {
        Some(known::known(view))
    }

    fn heading(view: &View, speech: &Speech) -> String {
        let phase = match view.phase {
            Phase::SetUp => return speech.word("city-set-up"),
            Phase::Over => return speech.word("city-over"),
            Phase::Observation => "city-observation",
            Phase::MovementCards => "city-movement-cards",
            Phase::Invasion => "city-invasion",
            Phase::Movement => "city-movement",
            Phase::Locations => "city-locations",
            Phase::EndOfTurn => "city-end-of-turn",
            Phase::Ending => "city-ending",
        };
        format!("{} · {}", speech.with("city-turn", "turn", view.turn), speech.word(phase))
    }

    fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
        let mut lines = places::draw(view, context);
        lines.push(terminal::layout::rule(context.width));
        lines.extend(plates::draw(view, context));
        lines.push(terminal::layout::rule(context.width));
        lines.extend(panels::draw(view, context));
        lines.extend(bargains::draw(view, context));
        lines
    }

    fn remark(view: &View, seat: Seat, action: &Action, speech: &Speech) -> Option<String> {
        remarks::remark(view, seat, action, speech)
    }

    fn parse_proposal(view: &View, seat: Seat, typed: &TypedProposal) -> Option<Action> {
        typed::action(view, seat, typed)
    }
}

fn terminal_colour(colour: Colour) -> TerminalColour {
    TerminalColour(match colour {
        Colour::Green => 71,
        Colour::Purple => 141,
        Colour::Orange => 208,
        Colour::White => 230,
        Colour::Blue => 75,
        Colour::Red => 203,
        Colour::Yellow => 227,
    })
}

fn slot_name(slot: Slot) -> &'static str {
    match slot {
        Slot::T => "T",
        Slot::C1 => "1",
        Slot::C2 => "2",
        Slot::C3 => "3",
        Slot::C4 => "4",
        Slot::X => "X",
    }
}

/// Cards by kind: `Gun ×2`.
fn counted(cards: &[Card], speech: &Speech) -> Vec<String> {
    let of_kind = |card: &Card| cards.iter().filter(|other| *other == card).count();
    let kinds = Card::ALL.into_iter().filter(|card| of_kind(card) > 0);
    kinds.map(|card| times(&speech.word_of(&card), of_kind(&card))).collect()
}

fn times(name: &str, n: usize) -> String {
    if n == 1 { name.to_string() } else { format!("{name} ×{n}") }
}
