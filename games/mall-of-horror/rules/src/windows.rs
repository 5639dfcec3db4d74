//! Windows that close by themselves: how players pass in them.

use table::{AskMode, Game, OpenWindow, Pending, Seat};

use crate::{Action, Mall};

/// There are few windows in which a player could play a card, and each of them is about something different.
/// So every window counts as rare, and as the last chance.
pub(crate) fn window(g: &Mall, seat: Seat) -> Option<OpenWindow<Action>> {
    match g.pending() {
        Pending::Seats { who, mode: AskMode::Window, .. } if who.has(seat) => Some(OpenWindow {
            pass: Action::Pass,
            kind: 0,
            is_rare: true,
            is_last_chance: true,
            stretch: u32::from(g.round),
        }),
        _ => None,
    }
}
