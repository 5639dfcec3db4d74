//! Colours and shapes, as escape sequences in the text. The console drops them if they are not wanted, so
//! nothing may be expressed by colour alone.

use anstyle::{Ansi256Color, Color, Style};
use table::Seat;

/// One of the 256 colours that nearly every terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TerminalColour(pub u8);

impl TerminalColour {
    pub const ORANGE: TerminalColour = TerminalColour(214);
    pub const RED: TerminalColour = TerminalColour(203);
    pub const GREEN: TerminalColour = TerminalColour(107);
}

/// One shape per seat: circle, square, triangle, diamond, star, shield, cross, four diamonds. In the browser
/// the fifth is a hexagon, which fixed-width fonts lack.
const SHAPES: [&str; table::limits::SEATS] = ["●", "■", "▲", "◆", "★", "▼", "✚", "❖"];

pub fn shape(seat: Seat) -> &'static str {
    SHAPES[seat.index()]
}

/// Letter and shape on the seat's colour, readable on light and dark terminals alike.
pub fn badge(seat: Seat, colour: TerminalColour) -> String {
    let ink = Style::new().bg_color(Some(ansi(colour))).fg_color(Some(ansi(TerminalColour(16))));
    styled(&format!("{seat}{}", shape(seat)), ink)
}

/// Shape and name, for use in sentences.
pub fn name(seat: Seat, name: &str, colour: TerminalColour) -> String {
    format!("{}{}", coloured(shape(seat), colour), bold(name))
}

pub fn coloured(text: &str, colour: TerminalColour) -> String {
    styled(text, Style::new().fg_color(Some(ansi(colour))))
}

pub fn bold_coloured(text: &str, colour: TerminalColour) -> String {
    styled(text, Style::new().bold().fg_color(Some(ansi(colour))))
}

pub fn bold(text: &str) -> String {
    styled(text, Style::new().bold())
}

pub fn dim(text: &str) -> String {
    styled(text, Style::new().dimmed())
}

pub fn struck(text: &str) -> String {
    styled(text, Style::new().dimmed().strikethrough())
}

/// Applies a style. If the text contains styled parts, each of which ends with a reset, the outer style
/// continues after them.
fn styled(text: &str, style: Style) -> String {
    let reset = format!("{style:#}");
    let text = text.replace(&reset, &format!("{reset}{style}"));
    format!("{style}{text}{reset}")
}

fn ansi(colour: TerminalColour) -> Color {
    Color::Ansi256(Ansi256Color(colour.0))
}
