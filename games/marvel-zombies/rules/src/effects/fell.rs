//! Eliminating figures outside an attack: with Kinetic Backlash, the player chooses which (MZ-46.34).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::asking::Asking;
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::board::Zone;
use crate::cast::Kind;
use crate::event::Event;
use crate::flow::{Question, deeds, figures};
use crate::state::HeroIx;

/// Eliminates this many figures in the hero's zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fell {
    pub hero: HeroIx,
    pub left: u8,
}

impl AsksSeats<MarvelZombies> for Fell {
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        let Fell { hero, left } = self;
        let Some(zone) = g.zone_of(hero) else { return g.stack.done() };
        if left == 0 {
            return g.stack.done();
        }
        let (first, second) = first_two(fellable(g, zone));
        match (first, second) {
            (None, _) => g.stack.done(),
            (Some((kind, n)), None) => {
                g.stack.done();
                fell(g, hero, kind, n.min(left), zone, key, log);
                Step::Ran
            }
            (Some(_), Some(_)) => Step::Waits,
        }
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let at = g.zone_of(self.hero).expect("a hero who takes Wounds stands somewhere");
        Pending::turn(g.hero(self.hero).seat, Question::Fell { hero: g.who(self.hero), at })
    }

    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let Some(zone) = g.zone_of(self.hero) else { return };
        out.extend(fellable(g, zone).map(|(kind, _)| Action::Pick { aim: Aim::Kind(kind, zone) }));
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Fell { hero, left } = self;
        let Action::Pick { aim: Aim::Kind(kind, zone) } = action else { return Err(Refusal::OTHER_QUESTION) };
        if g.zone_of(hero) != Some(zone) || !fellable(g, zone).any(|(other, _)| other == kind) {
            return Err(Refusal::new("MZ-46.34", "wrong-aim"));
        }
        rule!("MZ-46.34");
        g.stack.go_on_as(Asking::from(Fell { hero, left: left - 1 }));
        fell(g, hero, kind, 1, zone, key, log);
        Ok(())
    }
}

/// The common kinds in the zone; priority does not matter (MZ-46.34).
fn fellable(g: &MarvelZombies, zone: Zone) -> impl Iterator<Item = (Kind, u8)> + '_ {
    g.common_in(zone)
}

fn first_two<T>(mut all: impl Iterator<Item = T>) -> (Option<T>, Option<T>) {
    (all.next(), all.next())
}

/// Eliminates figures outside an attack, which gives XP, too (MZ-6.13).
pub(super) fn fell(
    g: &mut MarvelZombies,
    hero: HeroIx,
    kind: Kind,
    n: u8,
    zone: Zone,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-6.13");
    figures::remove(g, kind, n, zone);
    log.event(Event::EnemiesEliminated { hero: g.who(hero), kind, n, at: zone });
    deeds::gain_xp(g, hero, n, key, log);
}
