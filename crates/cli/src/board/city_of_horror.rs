//! City of Horror with letters.

use city_of_horror::view::View;
use city_of_horror::{Action, City, Colour};
use table::Seat;

use super::{Drawn, Sketch};
use crate::speech::Speech;
use crate::style::Hue;

impl Drawn for City {
    fn hues(view: &View) -> Vec<Hue> {
        view.seats.iter().map(|seat| hue(seat.colour)).collect()
    }

    fn heading(_view: &View, speech: &Speech) -> String {
        speech.word("title")
    }

    fn draw(_view: &View, _sketch: &Sketch<'_>) -> Vec<String> {
        Vec::new()
    }

    fn remark(_view: &View, _seat: Seat, _action: &Action, _speech: &Speech) -> Option<String> {
        None
    }
}

fn hue(colour: Colour) -> Hue {
    Hue(match colour {
        Colour::Green => 71,
        Colour::Purple => 141,
        Colour::Orange => 208,
        Colour::White => 230,
        Colour::Blue => 75,
        Colour::Red => 203,
        Colour::Yellow => 227,
    })
}
