//! Wounds that effects cancel: outright, or by dice.

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Step, rule};

use super::Skill;
use super::asking::Asking;
use super::costs::changes_nothing;
use super::fell::Fell;
use crate::MarvelZombies;
use crate::action::Roll;
use crate::board::Zone;
use crate::event::Event;
use crate::flow::{self, ChanceQuestion, Wounds};
use crate::state::HeroIx;

/// An effect that rolls dice against Wounds when it is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ward {
    /// The Shield of the Seraphim, against all Wounds of a zone (MZ-46.20).
    Seraphim,
    /// Kinetic Backlash, against the hero's own Wounds (MZ-46.16).
    Backlash,
}

impl Ward {
    const fn skill(self) -> Skill {
        match self {
            Ward::Seraphim => Skill::ShieldOfTheSeraphim,
            Ward::Backlash => Skill::KineticBacklash,
        }
    }
}

/// A ward rolls its dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WardRoll {
    pub hero: HeroIx,
    pub ward: Ward,
}

impl AsksChance<MarvelZombies> for WardRoll {
    fn step(self, _g: &mut MarvelZombies, _key: &RulesKey, _log: &mut impl Log<MarvelZombies>) -> Step {
        Step::Waits
    }

    fn question(&self, g: &MarvelZombies) -> ChanceQuestion {
        ChanceQuestion::Parry { hero: g.who(self.hero), n: self.n_dice(g) }
    }

    fn roll(&self, g: &MarvelZombies, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        flow::roll_dice(self.n_dice(g), chance)
    }

    fn rolled(
        self,
        g: &mut MarvelZombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let dice = flow::dice_of(roll, self.n_dice(g))?;
        let WardRoll { hero, ward } = self;
        log.event(Event::WardRolled { hero: g.who(hero), skill: ward.skill(), dice });
        let n_at_least = |face: usize| dice[face - 1..].iter().sum::<u8>();
        match ward {
            Ward::Seraphim => {
                rule!("MZ-46.20");
                let cancelled = n_at_least(5);
                g.stack.done();
                if let Some(wounds) = g.stack.innermost_mut::<Wounds>() {
                    wounds.n -= cancelled;
                    let zone = wounds.zone;
                    tell_cancelled(zone, cancelled, log);
                }
            }
            Ward::Backlash => {
                rule!("MZ-46.16");
                let cancelled = n_at_least(3);
                cancel(g, hero, cancelled, log);
                g.stack.go_on_as(Asking::from(Fell { hero, left: cancelled }));
            }
        }
        Ok(())
    }
}

impl WardRoll {
    pub(super) fn begin(g: &mut MarvelZombies, hero: HeroIx, ward: Ward) {
        g.stack.begin(Asking::from(WardRoll { hero, ward }));
    }

    /// One die for each Wound: those of the zone, before they are shared, or the hero's own.
    fn n_dice(&self, g: &MarvelZombies) -> u8 {
        match self.ward {
            Ward::Seraphim => g.stack.innermost::<Wounds>().map_or(0, |wounds| wounds.n),
            Ward::Backlash => n_assigned(g, self.hero),
        }
    }
}

/// The hero must have a Wound to cancel.
pub(super) fn may_cancel(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    if n_assigned(g, hero) == 0 { Err(changes_nothing()) } else { Ok(()) }
}

fn n_assigned(g: &MarvelZombies, hero: HeroIx) -> u8 {
    g.stack.innermost::<Wounds>().map_or(0, |wounds| wounds.shares.heroes[hero.index()])
}

/// Cancels up to this many of the Wounds assigned to this hero.
pub(super) fn cancel(g: &mut MarvelZombies, hero: HeroIx, n: u8, log: &mut impl Log<MarvelZombies>) {
    let Some(wounds) = g.stack.innermost_mut::<Wounds>() else { return };
    let assigned = &mut wounds.shares.heroes[hero.index()];
    let n = n.min(*assigned);
    *assigned -= n;
    let zone = wounds.zone;
    tell_cancelled(zone, n, log);
}

fn tell_cancelled(zone: Zone, n: u8, log: &mut impl Log<MarvelZombies>) {
    if n > 0 {
        log.event(Event::WoundsCancelled { zone, n });
    }
}
