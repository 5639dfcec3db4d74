//! Windows that close by themselves: how a player lets one go by, and what the program that runs the table
//! may know of it.

use crate::{AskMode, Game, Input, Pending, Seat, SeatSet, Silent, apply, awaited, legal};

/// An opportunity to interrupt that a seat may let go by, as the rules describe it. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenWindow<Action> {
    /// The action by which the seat lets it go by.
    pub pass: Action,
    /// The kind of window, a number below [`WINDOW_KINDS`]. For cards that are made for the moment, play
    /// stops only once for each kind in a stretch.
    pub kind: u8,
    /// Whether windows like this one are so rare that play stops in each of them if anything can be played.
    pub is_rare: bool,
    /// Whether this may be the last window before the seat itself decides something, because no other one is
    /// certain to open. If so, a player who wants to interrupt the others had better do so now.
    pub is_last_chance: bool,
    /// A number that changes when the next stretch of the game begins, for instance with the seat's next
    /// turn.
    pub stretch: u32,
}

/// How many kinds of windows a game may have.
pub const WINDOW_KINDS: u8 = u64::BITS as u8;

/// What a person could do in an open window. It depends on their hand, so only they and the program that runs
/// the table may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opportunity {
    /// Whether there is anything to do but pass.
    pub is_playable: bool,
    /// Whether something is [bound](Game::is_bound) to this moment.
    pub is_bound: bool,
    /// See [`OpenWindow::kind`].
    pub kind: u8,
    /// See [`OpenWindow::is_rare`].
    pub is_rare: bool,
    /// See [`OpenWindow::is_last_chance`].
    pub is_last_chance: bool,
    /// See [`OpenWindow::stretch`].
    pub stretch: u32,
}

/// What this seat could do in the open window; `None` if no window is open to it.
pub fn opportunity<G: Game>(g: &G, seat: Seat, actions: &mut Vec<G::Action>) -> Option<Opportunity> {
    let OpenWindow { pass, kind, is_rare, is_last_chance, stretch } = g.window(seat)?;
    legal(g, seat, actions);
    Some(Opportunity {
        is_playable: actions.iter().any(|action| *action != pass),
        is_bound: actions.iter().any(|action| *action != pass && g.is_bound(seat, action)),
        kind,
        is_rare,
        is_last_chance,
        stretch,
    })
}

/// The only answer that this seat can give, if its question leaves no choice. A draw or a roll is never
/// answered for a player: see [`Game::is_press`]. If several seats are asked together, each of them has a
/// choice, because it may let another one answer first.
pub fn only_answer<G: Game>(g: &G, seat: Seat, actions: &mut Vec<G::Action>) -> Option<G::Action> {
    legal(g, seat, actions);
    match actions.as_slice() {
        [only] if leaves_no_choice(g, seat, only) => Some(*only),
        _ => None,
    }
}

/// Whether a seat has no choice if this is its only legal action.
pub fn leaves_no_choice<G: Game>(g: &G, seat: Seat, only: &G::Action) -> bool {
    let is_shared =
        matches!(g.pending(), Pending::Seats { who, mode: AskMode::Together, .. } if who.len() > 1);
    !is_shared && !G::is_press(only) && !g.may_propose(seat)
}

/// The seats that must pass, one after another, until the open window closes; those in `but` are left out.
/// The list is empty if no window is open, or if the window waits for nobody else. A seat that has more to decide than
/// whether to interrupt does not pass: the window then waits for that seat alone.
pub fn closing_passes<G: Game>(g: &G, but: SeatSet) -> Vec<Seat> {
    let mut passing = Vec::new();
    let mut passed = SeatSet::EMPTY;
    let mut g = g.clone();
    let opened = g.pending();
    while is_same_window(&opened, &g.pending())
        && let Some(seat) = awaited(&g).minus(but).iter().find(|seat| g.window(*seat).is_some())
        && !passed.has(seat)
        && let Some(OpenWindow { pass, .. }) = g.window(seat)
        && apply(&mut g, &Input::Act(seat, pass), &mut Silent).is_ok()
    {
        passing.push(seat);
        passed = passed.with(seat);
    }
    passing
}

fn is_same_window<Question: PartialEq, ChanceQuestion>(
    opened: &Pending<Question, ChanceQuestion>,
    now: &Pending<Question, ChanceQuestion>,
) -> bool {
    use Pending::Seats;
    matches!((opened, now), (Seats { question: one, .. }, Seats { question: other, .. }) if one == other)
}

/// The windows in which play stops for a player who is alone with bots. For a card that is made for the
/// moment, it stops once per [stretch](OpenWindow::stretch) and [kind](OpenWindow::kind) of window. It also
/// stops once at the last chance, and in windows that are [rare](OpenWindow::is_rare).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WindowStops {
    stretch: u32,
    /// The kinds of windows in which play has stopped for a bound card in this stretch, as bits.
    kinds: u64,
    has_had_last_chance: bool,
}

impl WindowStops {
    /// Whether play stops in this window. Ask once for each window: the answer is remembered.
    pub fn is_stop(&mut self, opportunity: Opportunity) -> bool {
        let Opportunity { is_playable, is_bound, kind, is_rare, is_last_chance, stretch } = opportunity;
        if self.stretch != stretch {
            *self = WindowStops { stretch, ..WindowStops::default() };
        }
        let kind = 1 << (kind % WINDOW_KINDS);
        let is_first_of_kind = is_bound && self.kinds & kind == 0;
        let is_last_chance = is_last_chance && !self.has_had_last_chance;
        let is_stop = is_playable && (is_rare || is_first_of_kind || is_last_chance);
        if is_stop {
            self.kinds |= if is_bound { kind } else { 0 };
            self.has_had_last_chance |= is_last_chance;
        }
        is_stop
    }

    /// The player did something other than pass at the last stop. Somebody else's card may come first, so
    /// that the action has no effect. If the player is then asked again, play stops again.
    pub fn acted(&mut self) {
        *self = WindowStops { stretch: self.stretch, ..WindowStops::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Opportunity = Opportunity {
        is_playable: false,
        is_bound: false,
        kind: 0,
        is_rare: false,
        is_last_chance: false,
        stretch: 1,
    };
    const PLAYABLE: Opportunity = Opportunity { is_playable: true, ..NOTHING };
    const BOUND: Opportunity = Opportunity { is_bound: true, ..PLAYABLE };
    const LAST: Opportunity = Opportunity { is_last_chance: true, ..PLAYABLE };

    #[test]
    fn play_stops_for_a_bound_card_once_a_stretch_for_each_kind_of_window() {
        let mut stops = WindowStops::default();
        assert!(!stops.is_stop(NOTHING));
        assert!(!stops.is_stop(PLAYABLE), "it can be played later");
        assert!(stops.is_stop(BOUND) && !stops.is_stop(BOUND));
        let of_another_kind = Opportunity { kind: 63, ..BOUND };
        assert!(stops.is_stop(of_another_kind) && !stops.is_stop(of_another_kind) && !stops.is_stop(BOUND));
        assert!(stops.is_stop(Opportunity { stretch: 2, ..BOUND }));
    }

    #[test]
    fn play_stops_once_more_at_the_last_chance() {
        let mut stops = WindowStops::default();
        assert!(!stops.is_stop(Opportunity { is_last_chance: true, ..NOTHING }), "there is nothing to play");
        assert!(stops.is_stop(BOUND));
        assert!(stops.is_stop(LAST) && !stops.is_stop(LAST));
        assert!(stops.is_stop(Opportunity { stretch: 2, ..LAST }));
    }

    #[test]
    fn a_stop_for_a_bound_card_at_the_last_chance_is_one_stop() {
        let mut stops = WindowStops::default();
        let both = Opportunity { is_last_chance: true, ..BOUND };
        assert!(stops.is_stop(both) && !stops.is_stop(both) && !stops.is_stop(BOUND) && !stops.is_stop(LAST));
    }

    #[test]
    fn play_stops_in_every_rare_window_in_which_something_can_be_played() {
        let mut stops = WindowStops::default();
        let rare = Opportunity { is_rare: true, ..PLAYABLE };
        assert!(stops.is_stop(rare) && stops.is_stop(rare));
        assert!(!stops.is_stop(Opportunity { is_rare: true, ..NOTHING }));
    }

    #[test]
    fn play_stops_again_for_whoever_acted() {
        let mut stops = WindowStops::default();
        assert!(stops.is_stop(BOUND) && stops.is_stop(LAST));
        stops.acted();
        assert!(stops.is_stop(BOUND) && stops.is_stop(LAST) && !stops.is_stop(BOUND));
    }
}
