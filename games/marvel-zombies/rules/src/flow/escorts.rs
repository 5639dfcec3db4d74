//! Escorted Citizens who have lost their Guards get a new one (MZ-15.22).

use table::{AsksNobody, Log, RulesKey, Step, rule};

use super::spawn;
use crate::MarvelZombies;
use crate::cast::{CitizenCard, Kind, N_CITIZENS};

/// The next Citizen who may need a Guard, at the end of the Enemies' phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Escorts {
    pub next: u8,
}

impl AsksNobody<MarvelZombies> for Escorts {
    /// One Citizen after another, because everything that each one triggers is carried out at once.
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        let rest = CitizenCard::ALL[..N_CITIZENS].iter().skip(usize::from(self.next));
        let lonely = rest.copied().find_map(|citizen| {
            let facts = g.citizens[citizen as usize];
            let zone = facts.zone.filter(|zone| facts.escort.is_some() && g.n_in(*zone, Kind::Guard) == 0)?;
            Some((citizen, zone))
        });
        let Some((citizen, zone)) = lonely else { return g.stack.done() };
        rule!("MZ-15.22");
        g.stack.go_on_as(Escorts { next: citizen as u8 + 1 });
        spawn::by_rule(g, Kind::Guard, 1, zone, log);
        Step::Ran
    }
}
