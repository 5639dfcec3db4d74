//! The end of a round, and of the game.

use serde::Serialize;
use table::{Log, Outcome, PassUntil, RulesKey, Seat, SeatSet, rule};

use super::{Phase, Round, ordering};
use crate::{Event, Mall, Place, RoleSet};

/// This many rounds without a loss end the game (MALL-7.7).
pub const QUIET_ROUNDS: u16 = 10;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Ending {
    /// So few characters are alive that the rescuers can take them all.
    FewLeft,
    /// All living characters stand in one location.
    AllTogether,
    /// Nobody is left.
    NobodyLeft,
    /// Too many rounds passed without a loss.
    Stalemate,
}

pub(super) fn end_of_round(g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) {
    ordering::end(g, PassUntil::Round, key);
    g.hidden = [RoleSet::default(); 6];
    g.barricades = [0; 6];
    match ending(g) {
        Some(ending) => end(g, ending, log),
        None => {
            g.round += 1;
            log.event(Event::RoundBegan { round: g.round });
            g.stack.go_on_as(Round { next: Phase::Truck });
        }
    }
}

/// MALL-7.3, MALL-7.6, MALL-7.7: whether and why the game ends after this attack.
fn ending(g: &Mall) -> Option<Ending> {
    let n_alive = g.n_characters();
    let few = if g.n_seats == 6 { 6 } else { 4 };
    let all_at = |place: &Place| *place != Place::Parking && usize::from(g.n_at(*place)) == n_alive;
    rule!("MALL-7.3");
    if n_alive == 0 {
        rule!("MALL-7.6");
        Some(Ending::NobodyLeft)
    } else if n_alive <= few {
        Some(Ending::FewLeft)
    } else if Place::ALL.iter().any(all_at) {
        Some(Ending::AllTogether)
    } else if g.round - g.last_loss_in >= QUIET_ROUNDS {
        rule!("MALL-7.7");
        Some(Ending::Stalemate)
    } else {
        None
    }
}

/// MALL-7.4 to MALL-7.6: the highest score wins, then the most cards. Players who are still equal share the
/// victory, and eliminated players cannot win.
fn end(g: &mut Mall, ending: Ending, log: &mut impl Log<Mall>) {
    rule!("MALL-7.5");
    let mut scores = [0i16; table::limits::SEATS];
    for seat in g.seats() {
        scores[seat.index()] = i16::from(g.score_of(seat));
    }
    let standing = |seat: Seat| (g.score_of(seat), g.hands[seat.index()].len());
    let best = g.living().iter().map(standing).max();
    let winners: SeatSet = g.living().iter().filter(|seat| best == Some(standing(*seat))).collect();
    g.outcome = Some(Outcome { winners, scores });
    log.event(Event::GameEnded { ending, winners });
    g.stack.done();
}
