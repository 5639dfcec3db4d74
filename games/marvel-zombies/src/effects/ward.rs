//! Wounds that effects cancel: outright, or by dice; and the figures that fall by Kinetic Backlash.

use table::{Log, Refusal, RulesKey, Step, rule};

use super::Skill;
use super::asking::Asking;
use super::costs::changes_nothing;
use crate::MarvelZombies;
use crate::action::{Action, Aim, Dice};
use crate::board::Zone;
use crate::cast::Kind;
use crate::event::Event;
use crate::flow::{Frame, deeds, figures};
use crate::state::HeroIx;

/// What rolls dice against Wounds when it is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ward {
    /// The Shield of the Seraphim, against all Wounds of a zone (MZ-46.20).
    Seraphim,
    /// Kinetic Backlash, against the hero's own (MZ-46.16).
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

/// There is a Wound of this hero's to cancel.
pub(super) fn may_cancel(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    if n_assigned(g, hero) == 0 { Err(changes_nothing()) } else { Ok(()) }
}

fn n_assigned(g: &MarvelZombies, hero: HeroIx) -> u8 {
    g.wounds().map_or(0, |wounds| wounds.shares.heroes[hero.index()])
}

/// Up to so many of the Wounds assigned to this hero are not taken.
pub(super) fn cancel(g: &mut MarvelZombies, hero: HeroIx, n: u8, log: &mut impl Log<MarvelZombies>) {
    let Some(wounds) = g.wounds_mut() else { return };
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

pub(super) fn roll_against(g: &mut MarvelZombies, hero: HeroIx, ward: Ward) {
    g.begin(Frame::Effect(Asking::Ward { hero, ward }));
}

/// A die for each Wound: those of the zone, before they are shared, or the hero's own.
pub(super) fn n_dice(g: &MarvelZombies, hero: HeroIx, ward: Ward) -> u8 {
    match ward {
        Ward::Seraphim => g.wounds().map_or(0, |wounds| wounds.n),
        Ward::Backlash => n_assigned(g, hero),
    }
}

pub(super) fn rolled(
    g: &mut MarvelZombies,
    hero: HeroIx,
    ward: Ward,
    dice: Dice,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    if dice.iter().sum::<u8>() != n_dice(g, hero, ward) {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    log.event(Event::WardRolled { hero: g.who(hero), skill: ward.skill(), dice });
    let n_at_least = |face: usize| dice[face - 1..].iter().sum::<u8>();
    match ward {
        Ward::Seraphim => {
            rule!("MZ-46.20");
            let cancelled = n_at_least(5);
            g.done();
            if let Some(wounds) = g.wounds_mut() {
                wounds.n -= cancelled;
                let zone = wounds.zone;
                tell_cancelled(zone, cancelled, log);
            }
        }
        Ward::Backlash => {
            rule!("MZ-46.16");
            let cancelled = n_at_least(3);
            cancel(g, hero, cancelled, log);
            g.go_on_as(Frame::Effect(Asking::Fell { hero, left: cancelled }));
        }
    }
    Ok(())
}

/// Kinds of the zone, which need no priority (MZ-46.34).
fn fellable(g: &MarvelZombies, zone: Zone) -> impl Iterator<Item = (Kind, u8)> + '_ {
    g.common_in(zone)
}

fn first_two<T>(mut all: impl Iterator<Item = T>) -> (Option<T>, Option<T>) {
    (all.next(), all.next())
}

pub(super) fn step(
    g: &mut MarvelZombies,
    hero: HeroIx,
    left: u8,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Step {
    let Some(zone) = g.zone_of(hero) else { return g.done() };
    if left == 0 {
        return g.done();
    }
    let (first, second) = first_two(fellable(g, zone));
    match (first, second) {
        (None, _) => g.done(),
        (Some((kind, n)), None) => {
            g.done();
            fell(g, hero, kind, n.min(left), zone, key, log);
            Step::Ran
        }
        (Some(_), Some(_)) => Step::Waits,
    }
}

pub(super) fn legal(g: &MarvelZombies, hero: HeroIx, out: &mut Vec<Action>) {
    let Some(zone) = g.zone_of(hero) else { return };
    out.extend(fellable(g, zone).map(|(kind, _)| Action::Pick { aim: Aim::Kind(kind, zone) }));
}

pub(super) fn act(
    g: &mut MarvelZombies,
    hero: HeroIx,
    left: u8,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Action::Pick { aim: Aim::Kind(kind, zone) } = action else { return Err(Refusal::OTHER_QUESTION) };
    if g.zone_of(hero) != Some(zone) || !fellable(g, zone).any(|(other, _)| other == kind) {
        return Err(Refusal::new("MZ-46.34", "wrong-aim"));
    }
    rule!("MZ-46.34");
    g.go_on_as(Frame::Effect(Asking::Fell { hero, left: left - 1 }));
    fell(g, hero, kind, 1, zone, key, log);
    Ok(())
}

/// Eliminates figures outside an attack; that gives XP too (MZ-6.13).
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
