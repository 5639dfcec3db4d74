//! Windows that close by themselves: how players pass in them, and which cards are made for a moment.

use table::{OpenWindow, Seat};

use crate::cards::Timing;
use crate::flow::{Moment, N_MOMENTS, Window};
use crate::{Action, Zombies};

pub(crate) fn window(g: &Zombies, seat: Seat) -> Option<OpenWindow<Action>> {
    let window = g.stack.top_as::<Window>().filter(|window| window.asked.has(seat))?;
    // The player who decides what comes next always has something to answer, so for that player it is no
    // window.
    if window.decider == Some(seat) {
        return None;
    }
    Some(OpenWindow {
        pass: Action::Pass,
        kind: kind(g, window, seat),
        is_rare: false,
        is_last_chance: is_last_chance(g, window, seat) && !g.player(seat).has_played,
        stretch: n_turns_begun(g, seat),
    })
}

/// Windows in a player's own turn have kinds of their own, because other cards fit there than in the turns of others.
/// The windows before and after the player's own movement roll are of one kind: the same cards fit in both. A window
/// for two moments is of the kind of the later moment, for which more cards are made.
fn kind(g: &Zombies, window: &Window, seat: Seat) -> u8 {
    match window.later.unwrap_or(window.moment) {
        Moment::AfterMovementRoll if g.active == seat => Moment::BeforeMovementRoll as u8,
        moment if g.active == seat => moment as u8,
        moment => (N_MOMENTS + moment as usize) as u8,
    }
}

/// Whether this is the last window before the player's own turn.
pub(crate) fn is_last_chance(g: &Zombies, window: &Window, seat: Seat) -> bool {
    let is_next = g.active.left(usize::from(g.n_seats)) == seat && !g.turn.again;
    window.moment == Moment::AfterZombies && is_next
}

/// How many turns this player has begun, if nobody has had an extra one.
pub(crate) fn n_turns_begun(g: &Zombies, seat: Seat) -> u32 {
    let place = |wanted: Seat| g.dealer.clockwise(usize::from(g.n_seats)).position(|seat| seat == wanted);
    u32::from(g.round) + u32::from(place(seat) <= place(g.active))
}

/// A card is bound to a moment if it can be played neither at any time nor at any time of the player's turn.
pub(crate) fn is_bound(action: &Action) -> bool {
    let timings = match action {
        Action::Play { card, .. } => card.facts().play,
        Action::Use { card, .. } => card.facts().uses,
        _ => return false,
    };
    !timings.iter().any(|timing| matches!(timing, Timing::Any | Timing::OwnTurn))
}

/// ZOM-10.27: a window that is merged with a decision also asks for the decision.
pub(crate) fn is_decision(g: &Zombies, seat: Seat, action: &Action) -> bool {
    let is_card = matches!(action, Action::Play { .. } | Action::Use { .. });
    !is_card && g.stack.top_as::<Window>().is_some_and(|window| window.decider == Some(seat))
}

/// Drawing a tile and rolling in a fight are for players themselves to do.
pub(crate) fn is_press(action: &Action) -> bool {
    matches!(action, Action::Draw { .. } | Action::Roll { .. })
}
