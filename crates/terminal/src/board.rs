//! How a game describes its table in a terminal.

use table::{Game, GameInfo, Language, Observer, Seat};

use crate::layout::{flowing, left, right, width_of};
use crate::seating::Seating;
use crate::speech::Speech;
use crate::style::{TerminalColour, bold};
use crate::subcommand::Subcommand;
use crate::words::ExtraFields;

/// How a game's table is drawn with characters. It is drawn from a view, so it cannot show a secret.
pub trait TerminalBoard {
    type Game: GameInfo;

    /// The commands of this game at the prompt, in addition to those of every game: `offer`, `sleep`, `share`.
    const COMMANDS: &'static [&'static str] = &[];

    /// The subcommands that this game adds to the program, for things that are done outside a table.
    const SUBCOMMANDS: &'static [Subcommand] = &[];

    /// The words that only its terminal table uses, in Fluent.
    fn text(_language: Language) -> &'static str {
        ""
    }

    /// The colours of the seats, seat A first.
    fn seat_colours(view: &ViewOf<Self>) -> Vec<TerminalColour>;

    /// Arguments that every message at this table gets, by name, such as the mode of the game.
    fn constants(_view: &ViewOf<Self>) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What this table knows about structs in addition to their fields, for use in messages.
    fn known(_view: &ViewOf<Self>) -> Option<ExtraFields> {
        None
    }

    /// A few words about the state of the game, such as the round.
    fn heading(view: &ViewOf<Self>, speech: &Speech) -> String;

    /// The whole table, line by line.
    fn draw(view: &ViewOf<Self>, context: &DrawContext<'_>) -> Vec<String>;

    /// A remark to show next to an action that this seat might take.
    fn remark(view: &ViewOf<Self>, seat: Seat, action: &ActionOf<Self>, speech: &Speech) -> Option<String>;

    /// The action that a player typed instead of choosing it from the list. `None` if it cannot be read or
    /// the game has no such action.
    fn parse_proposal(_view: &ViewOf<Self>, _seat: Seat, _typed: &TypedProposal) -> Option<ActionOf<Self>> {
        None
    }
}

pub type ViewOf<B> = <<B as TerminalBoard>::Game as Game>::View;
pub type ActionOf<B> = <<B as TerminalBoard>::Game as Game>::Action;

/// A proposal as a player types it. There are too many possible proposals to list them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedProposal {
    /// An offer to others.
    Offer(String),
    /// An offer that answers another one.
    Counter(String),
    /// Accepts another player's offer, with the cards that the offer leaves for the taker to choose.
    Accept(String),
    /// A pass that lasts for a while.
    Sleep,
    /// A way to share what all players get together.
    Share(String),
}

/// The observer for whom a table is drawn, the words and the width.
pub struct DrawContext<'a> {
    pub observer: Observer,
    pub speech: &'a Speech,
    pub seating: &'a Seating,
    pub width: usize,
}

impl DrawContext<'_> {
    pub fn is_own(&self, seat: Seat) -> bool {
        self.observer == Observer::Seat(seat)
    }

    /// The row of a player: badge, name, points and details.
    pub fn player_row(&self, seat: Seat, points: &str, details: &[String]) -> Vec<String> {
        let name_width = self.seating.seats().map(|(_, player)| width_of(&player.name)).max().unwrap_or(0);
        let name = self.seating.name(seat);
        let name = if self.is_own(seat) { bold(name) } else { name.to_string() };
        let badge = self.speech.badge(seat);
        let first = format!(" {badge} {} {} ", left(&name, name_width), right(points, 6));
        flowing(&first, details, self.width)
    }
}
