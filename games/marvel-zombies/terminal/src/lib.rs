//! Marvel Zombies in letters: the board, the heroes, what is going on, the mission, and what lies next to the
//! board.

use marvel_zombies::MarvelZombies;
use marvel_zombies::view::View;
use marvel_zombies::{Action, Level, Mode};
use table::{Language, Seat};

use terminal::board::{DrawContext, TerminalBoard, TypedProposal};
use terminal::layout::rule;
use terminal::speech::Speech;
use terminal::style::{TerminalColour, bold_coloured};
use terminal::subcommand::Subcommand;
use terminal::words::ExtraFields;

mod map;
mod mission;
mod mission_command;
mod moment;
mod panels;
mod places;
mod plates;
mod remarks;
mod signs;
mod typed;

/// Draws a table of Marvel Zombies.
pub struct Board;

impl TerminalBoard for Board {
    type Game = MarvelZombies;

    const COMMANDS: &'static [&'static str] = &["share"];

    const SUBCOMMANDS: &'static [Subcommand] = &[mission_command::MISSION];

    fn text(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../text/en.ftl"),
            Language::French => include_str!("../text/fr.ftl"),
        }
    }

    fn seat_colours(_view: &View) -> Vec<TerminalColour> {
        [209, 75, 113, 227, 141, 230].map(TerminalColour).to_vec()
    }

    fn constants(view: &View) -> Vec<(&'static str, String)> {
        let mode = match view.mission.mode {
            Mode::Zombie => "zombie",
            Mode::Hero => "hero",
        };
        vec![("mode", mode.to_string())]
    }

    fn known(view: &View) -> Option<ExtraFields> {
        Some(places::known(view))
    }

    fn heading(view: &View, speech: &Speech) -> String {
        let mission = &view.mission;
        let title = match speech.language() {
            Language::English => &mission.title_en,
            Language::French => &mission.title_fr,
        };
        let title = format!("{} {title}", mission.code);
        if view.outcome.is_some() {
            return format!("{title} · {}", speech.word("mz-over"));
        }
        if view.round == 0 {
            return format!("{title} · {}", speech.word_of(&view.phase));
        }
        let round = speech.with("mz-round", "round", view.round);
        format!("{title} · {round} · {}", speech.word_of(&view.phase))
    }

    fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
        let mut lines = map::draw(view, context);
        lines.push(rule(context.width));
        lines.extend(plates::draw(view, context));
        lines.extend(plates::abilities(view, context));
        lines.push(rule(context.width));
        lines.extend(mission::draw(view, context));
        lines.extend(panels::draw(view, context));
        lines.extend(moment::draw(view, context));
        lines
    }

    fn remark(view: &View, _seat: Seat, action: &Action, speech: &Speech) -> Option<String> {
        remarks::remark(view, action, speech)
    }

    fn parse_proposal(view: &View, _seat: Seat, typed: &TypedProposal) -> Option<Action> {
        typed::action(view, typed)
    }
}

/// A Danger level in its colour.
fn level(level: Level, speech: &Speech) -> String {
    let colour = match level {
        Level::Blue => TerminalColour(75),
        Level::Yellow => TerminalColour(227),
        Level::Orange => TerminalColour::ORANGE,
        Level::Red => TerminalColour::RED,
    };
    bold_coloured(&speech.attribute_of(&level, "level").unwrap_or_default(), colour)
}
