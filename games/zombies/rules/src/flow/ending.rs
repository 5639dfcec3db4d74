//! How the game ends: at the helipad, with 25 zombies, or by the safeguards (ZOM-14).

use serde::Serialize;
use table::limits::SEATS;
use table::{Log, Outcome, Seat, SeatSet, rule};

use super::{Fight, FightStage, Frame};
use crate::Zombies;
use crate::event::Event;
use crate::map::{Square, Zone};
use crate::state::Player;
use crate::tiles::{CENTRE, Tile};

/// ZOM-14.7: a player with this many collected zombies wins.
pub const KILLS_TO_WIN: u8 = 25;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Victory {
    Helipad,
    Zombies,
    /// The spell of the Cabin.
    Cabin,
    /// The game cannot go on, or all agreed to end it: the player with the most zombies wins.
    MostZombies,
}

/// ZOM-14.9, ZOM-14.10: checked whenever something has happened, starting with the active player.
#[inline]
pub(crate) fn end_if_won(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    if matches!(g.stack.top(), None | Some(Frame::Window(_) | Frame::SetUp(_))) {
        rule!("ZOM-14.9");
        return;
    }
    if g.players[..usize::from(g.n_seats)].iter().any(|player| may_have_won(g, player)) {
        end_with_winner(g, log);
    }
}

#[cold]
fn end_with_winner(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    note_kill_debts(g);
    rule!("ZOM-14.10");
    let mut in_order = g.active.clockwise(usize::from(g.n_seats));
    let winner = in_order.find_map(|seat| Some((seat, victory_of(g, seat)?)));
    if let Some((seat, how)) = winner {
        rule!("ZOM-14.1");
        finish(g, SeatSet::one(seat), how, log);
    }
}

/// ZOM-14.17: a player who stands on the centre of a helipad together with a zombie must kill one to win
/// there, even if that zombie goes away.
fn note_kill_debts(g: &mut Zombies) {
    for seat in g.seats() {
        let player = g.player(seat);
        if !player.is_below && is_on_centre(g, player) && has_zombie(g, player.at) {
            rule!("ZOM-14.17");
            g.players[seat.index()].owes_kill_at = Some(player.at);
        }
    }
}

/// ZOM-14.9: a zombie whose kill is waiting for its window counts as standing: the kill is not final.
fn has_zombie(g: &Zombies, at: Square) -> bool {
    let is_being_killed = |fight: &Fight| fight.at == at && fight.stage == FightStage::Counted;
    g.map.has_figure(at) || g.stack.all().any(is_being_killed)
}

impl Zombies {
    /// ZOM-14.16: this player has killed a zombie on this square for good, in a fight or with a card.
    pub(crate) fn has_killed_at(&mut self, seat: Seat, at: Square) {
        let player = &mut self.players[seat.index()];
        // If another zombie stands there, it must be killed too, which is noted again at once.
        if player.owes_kill_at == Some(at) {
            player.owes_kill_at = None;
        }
    }
}

/// A quick check first, because this is tested after everything that happens.
#[inline]
fn may_have_won(g: &Zombies, player: &Player) -> bool {
    player.n_kills() >= KILLS_TO_WIN || is_on_centre(g, player)
}

/// ZOM-14.11: the centre of any helipad.
fn is_on_centre(g: &Zombies, player: &Player) -> bool {
    player.at.at() == CENTRE && g.map.tile(player.at.spot()).is_helipad()
}

fn victory_of(g: &Zombies, seat: Seat) -> Option<Victory> {
    let player = g.player(seat);
    if g.n_kills(seat) >= KILLS_TO_WIN {
        rule!("ZOM-14.7");
        rule!("ZOM-14.8");
        return Some(Victory::Zombies);
    }
    if player.is_below || !is_on_centre(g, player) {
        return None;
    }
    if player.is_dead {
        rule!("ZOM-14.19");
        return None;
    }
    rule!("ZOM-14.3");
    rule!("ZOM-14.6");
    rule!("ZOM-14.11");
    rule!("ZOM-19.15");
    if g.rules.peaceful_helipad && !g.fights(seat) {
        rule!("ZOM-2.14");
        rule!("ZOM-14.5");
        return Some(Victory::Helipad);
    }
    if has_zombie(g, player.at) {
        rule!("ZOM-14.4");
        return None;
    }
    if player.owes_kill_at == Some(player.at) {
        rule!("ZOM-14.17");
        return None;
    }
    rule!("ZOM-14.16");
    Some(Victory::Helipad)
}

/// Whether a helicopter may still come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Helicopter {
    /// A helipad may still come.
    Awaited,
    OnTable,
    /// ZOM-14.18: no helipad will come. `by_spell` says whether the spell of the Cabin can still win.
    Never {
        by_spell: bool,
    },
}

impl Helicopter {
    pub(crate) fn of(g: &Zombies) -> Helicopter {
        if g.map.helipads().next().is_some() {
            Helicopter::OnTable
        } else if Tile::all().any(|tile| tile.is_helipad() && is_to_come(g, tile) && has_floor(g, tile)) {
            Helicopter::Awaited
        } else {
            let has_cabin = g.map.find(Tile::Cabin).is_some() || is_to_come(g, Tile::Cabin);
            Helicopter::Never { by_spell: g.rules.cabin_victory && has_cabin }
        }
    }

    /// ZOM-14.18: tells players when no helicopter can come any more. `self` says what was possible before
    /// something left the game.
    pub(crate) fn tell_if_lost(self, g: &Zombies, log: &mut impl Log<Zombies>) {
        if let (Helicopter::Awaited, Helicopter::Never { by_spell }) = (self, Helicopter::of(g)) {
            rule!("ZOM-14.18");
            log.event(Event::HelicopterLost { by_spell });
        }
    }
}

/// Whether a tile is in a stack, or has been drawn and not laid yet.
fn is_to_come(g: &Zombies, tile: Tile) -> bool {
    g.piles.holds(tile) || g.tile_in_hand().is_some_and(|tiling| tiling.tile == tile)
}

/// ZOM-21.4: the helipad of the mall lies on floor 2, which begins with the Escalator.
fn has_floor(g: &Zombies, helipad: Tile) -> bool {
    helipad != Tile::MallHelipad
        || is_to_come(g, Tile::Escalator)
        || g.map.spots().any(|spot| g.map.zone(spot) == Zone::Floor2)
}

/// At the end of a turn: the safeguards and the round limit.
pub(super) fn turn_ends_game(g: &mut Zombies, is_round_over: bool, log: &mut impl Log<Zombies>) -> bool {
    let has_zombies = g.map.has_figures();
    let has_helipad = !matches!(Helicopter::of(g), Helicopter::Never { .. });
    g.quiet_turns = match has_zombies || g.piles.n_undrawn() > 0 || has_helipad {
        true => 0,
        false => g.quiet_turns + 1,
    };
    let is_supply_empty = g.supply.is_some_and(|supply| supply == [0; 4]);
    let is_dead_end = !has_zombies && is_supply_empty && !has_helipad;
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

/// ZOM-14.12: the player with the most zombies wins, and tied players share the win.
pub(super) fn end_by_count(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    let most = g.seats().map(|seat| g.n_kills(seat)).max();
    let winners = g.seats().filter(|seat| Some(g.n_kills(*seat)) == most).collect();
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
