//! The figures of a kind run out: all figures of the kind on the board get an extra activation (MZ-19).

use table::{AsksNobody, Log, RulesKey, Step, rule};

use super::activation::{self, Cause};
use crate::MarvelZombies;
use crate::cast::Kind;
use crate::event::Event;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shortage {
    pub kind: Kind,
}

impl AsksNobody<MarvelZombies> for Shortage {
    /// Each shortage counts separately (MZ-19.2).
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        rule!("MZ-19.1");
        rule!("MZ-19.2");
        let kind = self.kind;
        log.event(Event::FiguresRanShort { figures: kind });
        g.stack.done();
        activation::all_of(g, kind, Cause::Shortage(kind));
        Step::Ran
    }
}
