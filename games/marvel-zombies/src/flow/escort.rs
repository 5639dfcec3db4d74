//! Escorted Citizens who have lost their Guards get one (MZ-15.22).

use table::{Log, Step, rule};

use super::{Frame, spawn};
use crate::MarvelZombies;
use crate::cast::{CitizenCard, Kind, N_CITIZENS};

/// At the end of the Enemies' phase.
pub(super) fn begin(g: &mut MarvelZombies) {
    g.stack.push(Frame::Escorts { next: 0 });
}

/// One Citizen after the other, since what each sets off is carried out at once.
pub(super) fn step(g: &mut MarvelZombies, next: u8, log: &mut impl Log<MarvelZombies>) -> Step {
    let rest = CitizenCard::ALL[..N_CITIZENS].iter().skip(usize::from(next));
    let lonely = rest.copied().find_map(|citizen| {
        let facts = g.citizens[citizen as usize];
        let zone = facts.zone.filter(|zone| facts.escort.is_some() && g.n_in(*zone, Kind::Guard) == 0)?;
        Some((citizen, zone))
    });
    let Some((citizen, zone)) = lonely else { return g.done() };
    rule!("MZ-15.22");
    g.go_on_as(Frame::Escorts { next: citizen as u8 + 1 });
    spawn::by_rule(g, Kind::Guard, 1, zone, log);
    Step::Ran
}
