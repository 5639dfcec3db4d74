//! The Spawn tokens for which cards are drawn, and their order (MZ-17.1, MZ-17.2).

use table::rule;

use super::begin;
use crate::MarvelZombies;
use crate::board::Zone;
use crate::cast::Character;
use crate::flow::{Round, RoundStep, mission};
use crate::mission::Special;

/// The steps of each token: its card, and perhaps one more (MZ-43.14).
const PER_TOKEN: u8 = 2;

/// In the Enemies' phase: the next token draws and, after the last one, Doctor Strange; then come the
/// escorts.
pub(crate) fn next_of_phase(g: &mut MarvelZombies, from: u8) {
    let n_steps = g.spawns.len() as u8 * PER_TOKEN;
    let tokens = (from..n_steps).find_map(|step| Some((step, draws(g, step)?)));
    let next = tokens.or_else(|| (from <= n_steps).then_some((n_steps, doctor_strange(g)?)));
    match next {
        Some((step, zone)) => {
            g.stack.go_on_as(Round { next: RoundStep::Spawn(step + 1) });
            begin(g, zone);
        }
        None => g.stack.go_on_as(Round { next: RoundStep::Escorts }),
    }
}

/// The zone that a card is drawn for in this step.
fn draws(g: &MarvelZombies, step: u8) -> Option<Zone> {
    rule!("MZ-17.1");
    rule!("MZ-17.2");
    rule!("MZ-17.5");
    rule!("MZ-17.6");
    // A card is drawn even for a token inside a closed building.
    rule!("MZ-20.7");
    let token = g.spawns[usize::from(step / PER_TOKEN)];
    let is_second = step % PER_TOKEN == 1;
    let draws_twice = token.is_initial && has_second(g);
    (token.is_active && (!is_second || draws_twice)).then_some(token.zone)
}

fn has_second(g: &MarvelZombies) -> bool {
    let is_so =
        |rule: &Special| matches!(rule, Special::InitialDrawsTwice(party) if party.has(g.heroes.len()));
    let is_so = g.mission.rules.iter().any(is_so);
    if is_so {
        rule!("MZ-43.14");
    }
    is_so
}

/// MZ-25.2, MZ-25.8: Doctor Strange counts as a token, the last one.
fn doctor_strange(g: &MarvelZombies) -> Option<Zone> {
    let (who, zone) = g.leaders_on_board().find(|(who, _)| *who == Character::DoctorStrange)?;
    mission::is_awake(g, who).then(|| {
        rule!("MZ-25.2");
        rule!("MZ-25.8");
        zone
    })
}
