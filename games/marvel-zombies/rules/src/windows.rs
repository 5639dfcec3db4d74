//! Windows that close by themselves: how players pass in them.

use table::{Game, OpenWindow, Pending, Seat};

use crate::MarvelZombies;
use crate::action::Action;
use crate::flow::{About, Question, Window};

/// There are few windows in which heroes have something to use, and each of them is about something
/// different. So every window counts as rare, and as the last chance.
pub(crate) fn window(g: &MarvelZombies, seat: Seat) -> Option<OpenWindow<Action>> {
    let window = g.stack.top_as::<Window>()?;
    let is_asked = g.seats_of(window.heroes).has(seat);
    is_asked.then_some(OpenWindow {
        pass: Action::Pass,
        kind: 0,
        is_rare: true,
        is_last_chance: true,
        stretch: u32::from(g.round),
    })
}

pub(crate) fn may_propose(g: &MarvelZombies) -> bool {
    matches!(g.pending(), Pending::Seats { question: Question::Decide(About::Wounds { .. }), .. })
}
