//! Skills of the Zombie Heroes (MZ-24).

use table::{Log, Refusal, rule};

use super::costs::{is_within, wrong_aim};
use super::dispatch::Aims;
use super::{Skill, parts, ward};
use crate::MarvelZombies;
use crate::action::{Aim, Form};
use crate::board::ZoneSet;
use crate::cast::Kind;
use crate::event::Event;
use crate::flow::{Attack, DrawTrait, FreeKind, Walk, Wounds, activation, figures};
use crate::state::HeroIx;

/// Skills of the other mode.
macro_rules! of_heroes {
    () => {
        Skill::ForAsgard
            | Skill::WebSwinger
            | Skill::WebShooters
            | Skill::SpiderSense
            | Skill::CombatReflexes
            | Skill::KineticBacklash
            | Skill::Portal
            | Skill::ShieldOfTheSeraphim
            | Skill::EyeOfAgamotto
            | Skill::Grow
            | Skill::HealingFactor
            | Skill::Chaos
            | Skill::Distortion
            | Skill::NoMoreZombies
    };
}

pub(super) fn aims(g: &MarvelZombies, hero: HeroIx, skill: Skill, aims: &mut Aims) {
    match skill {
        Skill::UndeadLeader => parts::other_heroes(g, hero, aims),
        Skill::EnergyBlast => {
            let zone = parts::zone_of(g, hero);
            aims.extend(BLASTED.into_iter().map(|kind| Aim::Kind(kind, zone)));
        }
        Skill::MercWithHalfAMouth => parts::zones_in_sight(g, hero, aims),
        Skill::Ricochet
        | Skill::DanversSpecial
        | Skill::EnergyAbsorption
        | Skill::HungerAdaptation
        | Skill::RepulsorRay
        | Skill::EvasiveManoeuvres
        | Skill::Shockwave
        | Skill::EverStronger
        | Skill::Swarm
        | Skill::Elusive => aims.push(Aim::Nothing),
        by_themselves!() | of_heroes!() => {}
    }
}

/// The kinds that Energy Blast may eliminate.
const BLASTED: [Kind; 2] = [Kind::Operator, Kind::Specialist];

pub(super) fn may_aim(g: &MarvelZombies, hero: HeroIx, skill: Skill, aim: Aim) -> Result<(), Refusal> {
    match skill {
        Skill::Ricochet => {
            after_own_attack(g, "MZ-24.5")?;
            parts::may_act(g, hero, "MZ-24.33")?;
            parts::may_attack(g, hero, Form::Unique, 1)?;
        }
        Skill::UndeadLeader => {
            parts::may_help(g, hero, aim, parts::NEAR, "MZ-24.34")?;
            return Ok(());
        }
        Skill::EnergyBlast => return may_blast(g, hero, aim),
        Skill::DanversSpecial => {
            parts::may_act(g, hero, "MZ-24.36")?;
            may_meet(g, hero)?;
        }
        Skill::EnergyAbsorption => ward::may_cancel(g, hero)?,
        // Elusive needs no further check. Its moment comes only when there are Wounds to avoid, and only once
        // per phase.
        Skill::HungerAdaptation | Skill::Elusive => {}
        Skill::MercWithHalfAMouth => return may_call(g, hero, aim),
        Skill::RepulsorRay => {
            let attack = after_own_attack(g, "MZ-24.18")?;
            parts::may_push(g, attack.at, true)?;
        }
        Skill::EvasiveManoeuvres => {
            let attack = g.stack.innermost::<Attack>().ok_or_else(wrong_aim)?;
            if attack.n_eliminated() == 0 {
                // A devoured Citizen is not an Enemy.
                return Err(Refusal::new("MZ-24.41", "nobody-eliminated"));
            }
            parts::may_walk(g, hero)?;
        }
        Skill::Shockwave => {
            after_own_attack(g, "MZ-24.25")?;
            parts::may_push(g, parts::zone_of(g, hero), false)?;
        }
        Skill::EverStronger => {
            let attack = after_own_attack(g, "MZ-24.26")?;
            if attack.n_eliminated() == 0 {
                return Err(Refusal::new("MZ-24.26", "nobody-eliminated"));
            }
            parts::may_act(g, hero, "MZ-13.8")?;
            parts::may_attack(g, hero, Form::Unique, 0)?;
        }
        Skill::Swarm => {
            after_own_attack(g, "MZ-24.30")?;
            parts::may_walk(g, hero)?;
        }
        by_themselves!() | of_heroes!() => return Err(wrong_aim()),
    }
    parts::without_aim(aim)
}

/// The attack just made must be the unique one.
fn after_own_attack<'a>(g: &'a MarvelZombies, rule: &'static str) -> Result<&'a Attack, Refusal> {
    let attack = g.stack.innermost::<Attack>().filter(|attack| attack.form == Form::Unique);
    attack.ok_or_else(|| Refusal::new(rule, "other-attack"))
}

fn may_blast(g: &MarvelZombies, hero: HeroIx, aim: Aim) -> Result<(), Refusal> {
    after_own_attack(g, "MZ-24.8")?;
    match aim {
        Aim::Kind(kind, zone) if BLASTED.contains(&kind) && zone == parts::zone_of(g, hero) => {
            parts::if_changes(g.n_in(zone, kind) > 0)
        }
        _ => Err(Refusal::new("MZ-24.8", "wrong-aim")),
    }
}

/// MZ-24.36: a zone with Enemies must be within 2 zones.
fn may_meet(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    let mut reached = ZoneSet::one(parts::zone_of(g, hero));
    for _ in 0..2 {
        let next = reached.iter().map(|zone| g.next_to(zone));
        reached = next.fold(reached, ZoneSet::or);
    }
    if reached.iter().any(|zone| g.has_enemy(zone)) {
        Ok(())
    } else {
        Err(Refusal::new("MZ-24.36", "no-enemies-near"))
    }
}

fn may_call(g: &MarvelZombies, hero: HeroIx, aim: Aim) -> Result<(), Refusal> {
    let Aim::Zone(zone) = aim else { return Err(wrong_aim()) };
    is_within(g, hero, zone, 1, "MZ-24.15")?;
    parts::if_changes(zone != parts::zone_of(g, hero) && g.has_enemy(zone))
}

pub(super) fn run(
    g: &mut MarvelZombies,
    hero: HeroIx,
    skill: Skill,
    aim: Aim,
    log: &mut impl Log<MarvelZombies>,
) {
    let zone = parts::zone_of(g, hero);
    match skill {
        Skill::Ricochet => {
            rule!("MZ-24.5");
            rule!("MZ-24.33");
            parts::free(g, hero, FreeKind::Form(Form::Unique, 1));
        }
        Skill::UndeadLeader => {
            rule!("MZ-24.6");
            rule!("MZ-24.34");
            parts::free(g, parts::aimed_hero(g, aim), FreeKind::Any);
        }
        Skill::EnergyBlast => blast(g, hero, aim, log),
        Skill::DanversSpecial => {
            rule!("MZ-24.10");
            rule!("MZ-24.36");
            parts::free(g, hero, FreeKind::Form(Form::Unique, 0));
            g.stack.begin(Walk { hero, left: 2, ignores_enemies: true, must_meet: true, towards: None });
        }
        Skill::EnergyAbsorption => {
            rule!("MZ-24.11");
            rule!("MZ-24.37");
            ward::cancel(g, hero, 1, log);
        }
        Skill::HungerAdaptation => {
            rule!("MZ-24.13");
            rule!("MZ-24.38");
            rule!("MZ-9.3");
            g.stack.begin(DrawTrait { hero });
        }
        Skill::MercWithHalfAMouth => {
            rule!("MZ-24.15");
            rule!("MZ-24.39");
            rule!("MZ-24.45");
            if let Aim::Zone(from) = aim {
                activation::lure(g, from, zone);
            }
        }
        Skill::RepulsorRay => {
            rule!("MZ-24.18");
            rule!("MZ-24.42");
            let at = g.stack.innermost::<Attack>().map_or(zone, |attack| attack.at);
            parts::push_away(g, hero, at, true);
        }
        Skill::EvasiveManoeuvres => {
            rule!("MZ-24.20");
            rule!("MZ-24.41");
            rule!("MZ-24.42");
            parts::free(g, hero, FreeKind::MoveIgnoring);
        }
        Skill::Shockwave => {
            rule!("MZ-24.25");
            parts::push_away(g, hero, zone, false);
        }
        Skill::EverStronger => {
            rule!("MZ-24.26");
            parts::free(g, hero, FreeKind::Form(Form::Unique, 0));
        }
        Skill::Swarm => {
            rule!("MZ-24.30");
            parts::walk(g, hero, 1, true);
        }
        Skill::Elusive => {
            rule!("MZ-24.31");
            if let Some(wounds) = g.stack.innermost_mut::<Wounds>() {
                wounds.spared = wounds.spared.with(hero);
            }
        }
        by_themselves!() | of_heroes!() => {}
    }
}

/// MZ-24.35: without priority; 1 XP, together with that of the attack (MZ-6.11).
fn blast(g: &mut MarvelZombies, hero: HeroIx, aim: Aim, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-24.8");
    rule!("MZ-24.35");
    let Aim::Kind(kind, at) = aim else { return };
    figures::remove(g, kind, 1, at);
    log.event(Event::EnemiesEliminated { hero: g.who(hero), kind, n: 1, at });
    let attack = Attack::under_way(g);
    attack.slain[kind as usize] += 1;
    attack.xp += 1;
}
