//! How the game ends (MZ-3).

use table::limits::SEATS;
use table::{Log, Outcome, SeatSet, rule};

use super::{Frame, SetUp, mission};
use crate::MarvelZombies;
use crate::event::{Ending, Event};

/// The mission's own losing condition is checked at once (MZ-3.7), a victory once the current Action, effect,
/// activation or spawn has been carried out (MZ-3.4).
pub(super) fn has_ended(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) -> bool {
    if g.outcome.is_some() {
        return true;
    }
    if g.stack.top_as::<SetUp>().is_some() {
        return false;
    }
    if mission::is_lost(g) {
        rule!("MZ-3.7");
        rule!("MZ-3.8");
        finish(g, Ending::MissionLost, log);
        return true;
    }
    let is_settled = matches!(g.stack.top(), Some(Frame::Round(_) | Frame::Turn(_) | Frame::EndOfTurn(_)));
    if is_settled && mission::is_won(g) {
        rule!("MZ-3.3");
        rule!("MZ-3.4");
        if g.progress.has_lost_hero {
            rule!("MZ-3.6");
        }
        finish(g, Ending::Won, log);
        return true;
    }
    if is_settled {
        mission::begin_without_hope(g, log);
    }
    false
}

/// MZ-3.1: everybody wins or nobody does. Scores are the XP of a seat's heroes.
pub(crate) fn finish(g: &mut MarvelZombies, how: Ending, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-3.1");
    let winners = match how {
        Ending::Won => SeatSet::all(usize::from(g.n_seats)),
        Ending::HeroLost | Ending::MissionLost | Ending::GivenUp => SeatSet::EMPTY,
    };
    let mut scores = [0; SEATS];
    for hero in &g.heroes {
        scores[hero.seat.index()] += hero.xp as i16;
    }
    g.outcome = Some(Outcome { winners, scores });
    g.stack = table::Stack::default();
    log.event(Event::GameEnded { how });
}
