//! Zombies!!! in letters: the map around the acting player, the seats' plates, and the panels next to the
//! map.

use table::{Language, PassOrder, Seat};
use zombies::Zombies;
use zombies::view::View;
use zombies::{Action, Order, PassUntil, StandingPass};

use terminal::board::{DrawContext, TerminalBoard, TypedProposal};
use terminal::layout::rule;
use terminal::speech::Speech;
use terminal::style::TerminalColour;
use terminal::words::ExtraFields;

mod map;
mod panels;
mod places;
mod plates;
mod remarks;

/// Draws a table of Zombies!!!.
pub struct Board;

impl TerminalBoard for Board {
    type Game = Zombies;

    const COMMANDS: &'static [&'static str] = &["sleep"];

    fn text(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../text/en.ftl"),
            Language::French => include_str!("../text/fr.ftl"),
        }
    }

    fn seat_colours(view: &View) -> Vec<TerminalColour> {
        [209, 75, 113, 227, 141, 230].into_iter().take(view.seats.len()).map(TerminalColour).collect()
    }

    fn known(view: &View) -> Option<ExtraFields> {
        Some(places::known(view))
    }

    fn heading(view: &View, speech: &Speech) -> String {
        if view.outcome.is_some() {
            return speech.word("zom-over");
        }
        if view.round == 0 {
            return speech.word("zom-set-up");
        }
        let round = speech.with("zom-round", "round", view.round);
        let turn = speech.with("zom-turn-of", "seat", speech.name(view.active).to_string());
        format!("{round} · {turn}")
    }

    fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
        let mut lines = map::draw(view, context);
        lines.push(rule(context.width));
        lines.extend(plates::draw(view, context));
        lines.push(rule(context.width));
        lines.extend(panels::draw(view, context));
        lines
    }

    fn remark(view: &View, seat: Seat, action: &Action, speech: &Speech) -> Option<String> {
        remarks::remark(view, seat, action, speech)
    }

    /// `sleep` passes in all windows of the turn that are not about the player, and in the one that is open.
    fn parse_proposal(_view: &View, _seat: Seat, typed: &TypedProposal) -> Option<Action> {
        match typed {
            TypedProposal::Sleep => {
                let pass = StandingPass { until: PassUntil::Turn, unless_mine: true, unless_last: false };
                Some(Action::Order(Order::Pass(PassOrder { at: None, pass: Some(pass) })))
            }
            TypedProposal::Offer(_)
            | TypedProposal::Counter(_)
            | TypedProposal::Accept(_)
            | TypedProposal::Share(_) => None,
        }
    }
}

fn times(name: &str, n: usize) -> String {
    if n == 1 { name.to_string() } else { format!("{name} ×{n}") }
}
