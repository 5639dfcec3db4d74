//! Moves the planned figures, all at the same time (MZ-16.3).

use table::{Log, Step, rule};

use super::{Mover, Stage, go_to, is_target, routes, running, running_mut};
use crate::MarvelZombies;
use crate::event::Event;
use crate::flow::activation::Planned;
use crate::flow::{citizens, figures, leaders};
use crate::mission::Special;

pub(super) fn go(g: &mut MarvelZombies, gone: u8, log: &mut impl Log<MarvelZombies>) -> Step {
    rule!("MZ-16.18");
    let plan = g.plan;
    g.plan.clear();
    let hurries = hurries(g, gone);
    for step in plan {
        go_one(g, step, gone, hurries, log);
        log.moment(g);
    }
    let is_further = running(g).is_swift || running(g).hurried != 0;
    go_to(g, if is_further { Stage::Plan(gone + 1) } else { Stage::Entered })
}

fn go_one(g: &mut MarvelZombies, step: Planned, gone: u8, hurries: bool, log: &mut impl Log<MarvelZombies>) {
    let Planned { who, n, from, to, why } = step;
    match who {
        Mover::Common(kind) => {
            figures::walk(g, kind, n, from, to);
            running_mut(g).keep(kind, n, from, to);
            log.event(Event::EnemiesMoved { kind, n, from, to, why });
        }
        Mover::Leader(who) => {
            figures::move_leader(g, who, to);
            rule!("MZ-47.10");
            let is_far = gone == 0 && leaders::is_swift_in(g, who, from) && !is_target(g, to);
            running_mut(g).is_swift |= is_far;
            log.event(Event::LeaderMoved { who, from, to, why });
        }
        Mover::Citizen(citizen) => {
            g.citizens[citizen as usize].zone = Some(to);
            if from != to {
                log.event(Event::CitizenMoved { citizen, from, to, why });
            }
            if citizens::flees(g, citizen) && routes::spawn_zones(g).has(to) {
                citizens::leave(g, citizen, log);
            } else if hurries && g.citizens[citizen as usize].escort.is_none() {
                rule!("MZ-34.7");
                rule!("MZ-34.8");
                running_mut(g).hurried |= 1 << citizen as u8;
            }
            return;
        }
    }
    if g.hero_zones().has(to) {
        let activation = running_mut(g);
        activation.entered = activation.entered.with(to);
    }
}

/// Whether Citizens continue after this many zones (MZ-34.7).
fn hurries(g: &MarvelZombies, gone: u8) -> bool {
    g.mission.rules.iter().any(|rule| matches!(rule, Special::CitizensMoveMore(more) if *more > gone))
}
