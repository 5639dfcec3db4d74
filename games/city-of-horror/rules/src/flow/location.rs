//! Each location in turn: activation, attack, sharing.

use serde::Serialize;
use table::{AsksNobody, Log, RulesKey, Step, rule};

use super::payments::{self, Happening};
use super::{Activation, Moment, Vote, Window, loss, offers, ordering, verdicts};
use crate::board::{Place, Slot};
use crate::deals::Purpose;
use crate::orders::PassUntil;
use crate::{City, Event};

/// The step that begins next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    pub slot: Slot,
    pub next: LocationStep,
}

/// CITY-9.1: the steps of a location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum LocationStep {
    #[default]
    Begin,
    BeforeAttack,
    Attack,
    BeforeSharing,
    Sharing,
    End,
}

impl AsksNobody<City> for Location {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        rule!("CITY-9.1");
        let Location { slot, next } = self;
        let place = g.place_at(slot);
        let go_on = |g: &mut City, next| g.stack.go_on_as(Location { slot, next });
        match next {
            LocationStep::Begin => {
                if g.n_at(place) == 0 {
                    rule!("CITY-3.8");
                    log.event(Event::LocationSkipped { place });
                    go_on(g, LocationStep::End);
                    return Step::Ran;
                }
                log.event(Event::LocationBegan { place });
                go_on(g, LocationStep::BeforeAttack);
                match place {
                    Place::WaterTower => {
                        rule!("CITY-9.7");
                        Step::Ran
                    }
                    _ => g.stack.begin(Activation::new(g, place)),
                }
            }
            LocationStep::BeforeAttack if g.n_at(place) == 0 => {
                rule!("CITY-9.15");
                go_on(g, LocationStep::End);
                Step::Ran
            }
            LocationStep::BeforeAttack => {
                rule!("CITY-5.10");
                rule!("CITY-9.8");
                go_on(g, LocationStep::Attack);
                Window::open(g, Moment::BeforeAttack, key, log)
            }
            LocationStep::Attack => {
                go_on(g, LocationStep::BeforeSharing);
                attack(g, place, key, log)
            }
            LocationStep::BeforeSharing => {
                if !may_share(g, place) {
                    go_on(g, LocationStep::End);
                    return Step::Ran;
                }
                rule!("CITY-9.17");
                rule!("CITY-5.12");
                go_on(g, LocationStep::Sharing);
                Window::open(g, Moment::BeforeSharing, key, log)
            }
            LocationStep::Sharing => {
                go_on(g, LocationStep::End);
                match may_share(g, place) {
                    true => {
                        rule!("CITY-12.2");
                        Vote::call(g, Purpose::Sharing, place, key, log)
                    }
                    false => Step::Ran,
                }
            }
            LocationStep::End => {
                verdicts::settle_all(g, key, log);
                offers::location_finished(g, log);
                ordering::end(g, PassUntil::Location, key);
                match slot.next() {
                    Some(slot) => {
                        rule!("CITY-3.7");
                        g.stack.go_on_as(Location { slot, next: LocationStep::Begin });
                        Step::Ran
                    }
                    None => g.stack.done(),
                }
            }
        }
    }
}

/// CITY-9.9: tests once whether the zombies attack.
fn attack(g: &mut City, place: Place, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    rule!("CITY-9.9");
    let zombies = g.zombies_at(place);
    if g.n_at(place) == 0 {
        return Step::Ran;
    }
    if !g.attack_is_due(place) {
        rule!("CITY-9.16");
        log.event(Event::NoAttack { place, zombies });
        return Step::Ran;
    }
    rule!("CITY-9.11");
    log.event(Event::ZombiesAttacked { place, zombies });
    payments::happened(g, Happening::Attack);
    if g.visibly_present(place).is_empty() {
        rule!("CITY-9.15");
        rule!("CITY-10.8");
        log.event(Event::NobodyEaten { place });
        return Step::Ran;
    }
    match place {
        Place::Crossroads => loss::leader_attacks(g, log),
        _ => {
            rule!("CITY-11.1");
            Vote::call(g, Purpose::Attack, place, key, log)
        }
    }
}

/// CITY-12.1: there must be items and a visible character.
fn may_share(g: &City, place: Place) -> bool {
    rule!("CITY-12.1");
    g.n_items_at(place) > 0 && !g.visibly_present(place).is_empty()
}
