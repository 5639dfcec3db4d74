//! How a game is drawn in a terminal.

use table::{Game, GameInfo, Language, Observer, Seat};

use crate::layout::{flowing, left, right, width_of};
use crate::seating::Seating;
use crate::speech::Speech;
use crate::style::{Hue, bold};
use crate::tool::Tool;
use crate::words::Known;

/// A game that can be drawn with letters. It draws what a view holds, and so shows no secret.
pub trait Drawn {
    type Game: GameInfo;

    /// The commands of this game beside those of every game: `offer`, `sleep`, `share`.
    const COMMANDS: &'static [&'static str] = &[];

    /// The commands that this game adds to the program, for what is done outside of a table.
    const TOOLS: &'static [Tool] = &[];

    /// Words that only its table in a terminal says, in Fluent.
    fn text(_language: Language) -> &'static str {
        ""
    }

    /// The colours of the seats, seat A first.
    fn hues(view: &ViewOf<Self>) -> Vec<Hue>;

    /// What always holds at this table and every text may ask for, by name.
    fn constants(_view: &ViewOf<Self>) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What this table knows of structs beside their fields, for the texts to say.
    fn known(_view: &ViewOf<Self>) -> Option<Known> {
        None
    }

    /// Where the game stands, in a few words.
    fn heading(view: &ViewOf<Self>, speech: &Speech) -> String;

    /// All that lies on the table.
    fn draw(view: &ViewOf<Self>, sketch: &Sketch<'_>) -> Vec<String>;

    /// What is worth knowing beside an action that this seat might take.
    fn remark(view: &ViewOf<Self>, seat: Seat, action: &ActionOf<Self>, speech: &Speech) -> Option<String>;

    /// What somebody typed that is not in the list of choices; nothing, where it cannot be read or the
    /// game has no such thing.
    fn typed(_view: &ViewOf<Self>, _seat: Seat, _typed: &Typed) -> Option<ActionOf<Self>> {
        None
    }
}

pub type ViewOf<B> = <<B as Drawn>::Game as Game>::View;
pub type ActionOf<B> = <<B as Drawn>::Game as Game>::Action;

/// Proposals, which are too many to be listed, as somebody types them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// An offer to others.
    Offer(String),
    /// An offer that answers another one.
    Counter(String),
    /// An offer of another player that is taken, with the cards it leaves to the taker.
    Accept(String),
    /// A pass that stands for a while.
    Sleep,
    /// A sharing of what all get together.
    Share(String),
}

/// For whom a table is drawn, and how.
pub struct Sketch<'a> {
    pub observer: Observer,
    pub speech: &'a Speech,
    pub seating: &'a Seating,
    pub width: usize,
}

impl Sketch<'_> {
    pub fn is_own(&self, seat: Seat) -> bool {
        self.observer == Observer::Seat(seat)
    }

    /// The row of a player: badge, name, points, and what else there is to say.
    pub fn plate(&self, seat: Seat, points: &str, details: &[String]) -> Vec<String> {
        let name_width = self.seating.seats().map(|(_, player)| width_of(&player.name)).max().unwrap_or(0);
        let name = self.seating.name(seat);
        let name = if self.is_own(seat) { bold(name) } else { name.to_string() };
        let badge = self.speech.badge(seat);
        let first = format!(" {badge} {} {} ", left(&name, name_width), right(points, 6));
        flowing(&first, details, self.width)
    }
}
