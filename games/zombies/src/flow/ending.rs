//! How the game ends: the helipad, 25 zombies, or the safeguards (ZOM-14).

use serde::Serialize;
use table::limits::SEATS;
use table::{Log, Outcome, Seat, SeatSet, rule};

use super::Frame;
use crate::event::Event;
use crate::state::Player;
use crate::tiles::CENTRE;
use crate::{Card, Zombies};

/// ZOM-14.7.
pub const KILLS_TO_WIN: u8 = 25;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Victory {
    Helipad,
    Zombies,
    /// The spell of the Cabin.
    Cabin,
    /// The game cannot go on, or all agreed: most zombies.
    MostZombies,
}

/// ZOM-14.9, ZOM-14.10: tested whenever something has happened, from the active player on.
#[inline]
pub(crate) fn is_won(g: &mut Zombies, log: &mut impl Log<Zombies>) -> bool {
    if g.outcome.is_some() {
        return true;
    }
    let is_looked_for = !matches!(g.stack.top(), Some(Frame::Window(_) | Frame::SetUp(_)));
    is_looked_for
        && g.players[..usize::from(g.n_seats)].iter().any(|player| may_have_won(g, player))
        && ends_with_winner(g, log)
}

#[cold]
fn ends_with_winner(g: &mut Zombies, log: &mut impl Log<Zombies>) -> bool {
    let winner =
        g.active.clockwise(usize::from(g.n_seats)).find_map(|seat| Some((seat, victory_of(g, seat)?)));
    let Some((seat, how)) = winner else { return false };
    rule!("ZOM-14.1");
    rule!("ZOM-14.9");
    rule!("ZOM-14.10");
    finish(g, SeatSet::one(seat), how, log);
    true
}

/// What is quick to see, since it is looked for after everything that happens.
#[inline]
fn may_have_won(g: &Zombies, player: &Player) -> bool {
    player.n_kills() >= KILLS_TO_WIN || player.at.at() == CENTRE && g.map.tile(player.at.spot()).is_helipad()
}

fn victory_of(g: &Zombies, seat: Seat) -> Option<Victory> {
    let player = g.player(seat);
    if g.n_kills(seat) >= KILLS_TO_WIN {
        rule!("ZOM-14.7");
        rule!("ZOM-14.8");
        return Some(Victory::Zombies);
    }
    if player.is_below || !may_have_won(g, player) {
        return None;
    }
    rule!("ZOM-14.2");
    rule!("ZOM-14.3");
    rule!("ZOM-14.4");
    rule!("ZOM-14.6");
    rule!("ZOM-14.11");
    rule!("ZOM-19.15");
    let is_peaceful = g.rules.peaceful_helipad && g.lasts(Card::AlternateFoodSource);
    if is_peaceful {
        rule!("ZOM-2.14");
        rule!("ZOM-14.5");
    }
    // A kill that waits for its window is not final.
    let is_fought = g.stack.iter().any(|frame| matches!(frame, Frame::Fight(fight) if fight.seat == seat));
    (is_peaceful || !g.map.has_figure(player.at) && !is_fought).then_some(Victory::Helipad)
}

/// At the end of a turn: the safeguards and the limit of rounds.
pub(super) fn turn_ends_game(g: &mut Zombies, is_round_over: bool, log: &mut impl Log<Zombies>) -> bool {
    let has_zombies = g.map.has_figures();
    let has_helipad = || g.map.helipads().next().is_some() || g.piles.has_helipad();
    g.quiet_turns = match has_zombies || g.piles.n_undrawn() > 0 || has_helipad() {
        true => 0,
        false => g.quiet_turns + 1,
    };
    let is_supply_empty = g.supply.is_some_and(|supply| supply == [0; 4]);
    let is_dead_end = !has_zombies && is_supply_empty && !has_helipad();
    if is_dead_end {
        rule!("ZOM-14.12");
    }
    let is_quiet = g.quiet_turns >= 3 * g.n_seats;
    if is_quiet {
        rule!("ZOM-14.13");
    }
    let is_last_round = is_round_over && g.rules.round_limit.is_some_and(|limit| g.round >= limit);
    if is_last_round {
        rule!("ZOM-14.15");
        rule!("ZOM-2.18");
    }
    if is_dead_end || is_quiet || is_last_round {
        end_by_count(g, log);
    }
    g.outcome.is_some()
}

/// ZOM-14.12: most zombies wins, ties share.
pub(super) fn end_by_count(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    let most = g.seats().map(|seat| g.n_kills(seat)).max().unwrap_or(0);
    let winners = g.seats().filter(|seat| g.n_kills(*seat) == most).collect();
    finish(g, winners, Victory::MostZombies, log);
}

pub(crate) fn finish(g: &mut Zombies, winners: SeatSet, how: Victory, log: &mut impl Log<Zombies>) {
    let mut scores = [0; SEATS];
    for seat in g.seats() {
        scores[seat.index()] = i16::from(g.n_kills(seat));
    }
    g.outcome = Some(Outcome { winners, scores });
    g.stack = table::Stack::default();
    log.event(Event::GameEnded { winners, how });
}
