//! Windows that close by themselves: how players pass in them, and which actions are made for a moment.

use table::{AskMode, Game, OpenWindow, Pending, Seat};

use crate::flow::Question;
use crate::{Action, City};

mod bound;

pub(crate) use bound::{concerns, could_decide, is_bound};

/// The number of a stretch is made of the turn, the moment, the place and how often cards and powers were
/// used. The last three numbers are below these bounds.
const MOMENTS: u32 = 16;
const PLACES: u32 = 16;
const USED: u32 = 128;

/// A window is open to everybody until all have passed since the last action. A player who has passed on the
/// actions made for the moment is not asked about them again, unless an attack has become due, is no longer
/// due, or somebody has used a card or a power since. A decision that somebody holds up (CITY-4.15) is not a
/// window: it waits until that player has passed.
pub(crate) fn window(g: &City, seat: Seat) -> Option<OpenWindow<Action>> {
    let Pending::Seats { who, mode, question, .. } = g.pending() else { return None };
    let (moment, place, is_attack_due) = match question {
        Question::Act { moment, place: None } => (moment as u32, 0, false),
        Question::Act { moment, place: Some(place) } => {
            (moment as u32, 1 + place as u32, g.attack_is_due(place))
        }
        _ if mode == AskMode::Reaction => (MOMENTS - 1, 0, false),
        _ => return None,
    };
    let stretch = ((u32::from(g.turn) * MOMENTS + moment) * PLACES + place) * USED + n_used(g) % USED;
    who.has(seat).then_some(OpenWindow {
        pass: Action::Pass,
        kind: u8::from(is_attack_due),
        is_rare: false,
        is_last_chance: false,
        stretch,
    })
}

/// A number that changes when somebody uses a card or a power.
fn n_used(g: &City) -> u32 {
    let n_exhausted = g.people.iter().filter(|person| person.is_exhausted).count() as u32;
    g.discard.iter().map(|count| u32::from(*count)).sum::<u32>() + n_exhausted
}
