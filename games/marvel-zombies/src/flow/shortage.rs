//! Figures of a kind run short: all of the kind on the board get an extra activation (MZ-19).

use table::{Log, Step, rule};

use super::activation::{self, Cause};
use crate::MarvelZombies;
use crate::cast::Kind;
use crate::event::Event;

/// Each shortage counts on its own (MZ-19.2).
pub(super) fn step(g: &mut MarvelZombies, kind: Kind, log: &mut impl Log<MarvelZombies>) -> Step {
    rule!("MZ-19.1");
    rule!("MZ-19.2");
    log.event(Event::FiguresRanShort { figures: kind });
    g.done();
    activation::all_of(g, kind, Cause::Shortage(kind));
    Step::Ran
}
