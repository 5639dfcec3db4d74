//! Skills of the Super-Heroes (MZ-46), and Power spent on dice.

use table::{Log, Refusal, RulesKey, rule};

use super::costs::{is_within, wrong_aim};
use super::dispatch::Aims;
use super::pick_dice::PickDice;
use super::ward::{self, Ward, WardRoll};
use super::{Skill, fell, parts, passive, rerolls};
use crate::MarvelZombies;
use crate::action::{Aim, Form};
use crate::cast::Kind;
use crate::flow::{Attack, FreeKind, Wounds, activation, deeds, spawn};
use crate::state::HeroIx;

/// Skills of the other mode.
macro_rules! of_zombies {
    () => {
        Skill::Ricochet
            | Skill::UndeadLeader
            | Skill::EnergyBlast
            | Skill::DanversSpecial
            | Skill::EnergyAbsorption
            | Skill::HungerAdaptation
            | Skill::MercWithHalfAMouth
            | Skill::RepulsorRay
            | Skill::EvasiveManoeuvres
            | Skill::Shockwave
            | Skill::EverStronger
            | Skill::Swarm
            | Skill::Elusive
    };
}

pub(super) fn aims(g: &MarvelZombies, hero: HeroIx, skill: Skill, aims: &mut Aims) {
    match skill {
        Skill::WebShooters | Skill::Portal | Skill::NoMoreZombies => parts::zones_in_sight(g, hero, aims),
        Skill::ForAsgard
        | Skill::WebSwinger
        | Skill::SpiderSense
        | Skill::CombatReflexes
        | Skill::KineticBacklash
        | Skill::ShieldOfTheSeraphim
        | Skill::EyeOfAgamotto
        | Skill::Grow
        | Skill::HealingFactor
        | Skill::Chaos
        | Skill::Distortion => aims.push(Aim::Nothing),
        by_themselves!() | of_zombies!() => {}
    }
}

pub(super) fn may_aim(g: &MarvelZombies, hero: HeroIx, skill: Skill, aim: Aim) -> Result<(), Refusal> {
    match skill {
        Skill::ForAsgard => {
            let can_walk = parts::may_walk(g, hero).is_ok();
            parts::if_changes(can_walk || parts::may_attack(g, hero, Form::Unique, 0).is_ok())?;
        }
        Skill::WebSwinger => parts::may_walk(g, hero)?,
        Skill::WebShooters => {
            let Aim::Zone(zone) = aim else { return Err(wrong_aim()) };
            is_within(g, hero, zone, parts::NEAR, "MZ-46.10")?;
            return parts::if_changes(activation::may_stop(g, zone));
        }
        Skill::SpiderSense => {
            let can_attack =
                parts::may_attack(g, hero, Form::Unique, passive::range_for(g, hero, Form::Unique));
            parts::if_changes(can_attack.is_ok() || parts::may_walk(g, hero).is_ok())?;
        }
        Skill::CombatReflexes => parts::may_attack(g, hero, Form::Unique, 0)?,
        Skill::KineticBacklash => ward::may_cancel(g, hero)?,
        Skill::Portal => return parts::may_jump(g, hero, aim, "MZ-46.18"),
        Skill::ShieldOfTheSeraphim => {
            parts::if_changes(g.stack.innermost::<Wounds>().is_some_and(|wounds| wounds.n > 0))?
        }
        Skill::EyeOfAgamotto => rerolls::may_reroll_all(g)?,
        Skill::Grow => parts::if_changes(!g.turn.is_grown)?,
        Skill::HealingFactor => parts::may_heal(g, hero)?,
        Skill::Chaos => rerolls::may_reroll_all(g)?,
        Skill::Distortion => {}
        Skill::NoMoreZombies => {
            let Aim::Zone(zone) = aim else { return Err(wrong_aim()) };
            is_within(g, hero, zone, 1, "MZ-46.31")?;
            return parts::if_changes(g.n_in(zone, Kind::Operator) > 0);
        }
        by_themselves!() | of_zombies!() => return Err(wrong_aim()),
    }
    parts::without_aim(aim)
}

pub(super) fn run(
    g: &mut MarvelZombies,
    hero: HeroIx,
    skill: Skill,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    match skill {
        Skill::ForAsgard => {
            rule!("MZ-46.5");
            rule!("MZ-46.32");
            rule!("MZ-26.22");
            parts::free(g, hero, FreeKind::Form(Form::Unique, 0));
            parts::walk(g, hero, 2, false);
        }
        Skill::WebSwinger => {
            rule!("MZ-46.8");
            parts::walk(g, hero, 2, true);
        }
        Skill::WebShooters => {
            rule!("MZ-46.10");
            if let Aim::Zone(zone) = aim {
                activation::stop(g, zone, log);
            }
        }
        Skill::SpiderSense => {
            rule!("MZ-46.11");
            parts::free(g, hero, FreeKind::AttackOrMove);
        }
        Skill::CombatReflexes => {
            rule!("MZ-46.15");
            parts::free(g, hero, FreeKind::Form(Form::Unique, 0));
        }
        Skill::KineticBacklash => WardRoll::begin(g, hero, Ward::Backlash),
        Skill::ShieldOfTheSeraphim => WardRoll::begin(g, hero, Ward::Seraphim),
        Skill::Portal => {
            rule!("MZ-46.18");
            parts::jump(g, hero, aim, key, log);
        }
        Skill::EyeOfAgamotto => {
            rule!("MZ-46.21");
            rule!("MZ-46.37");
            rerolls::reroll_all(g);
        }
        Skill::Grow => {
            rule!("MZ-46.25");
            g.turn.is_grown = true;
        }
        Skill::HealingFactor => {
            rule!("MZ-46.26");
            deeds::heal(g, hero, 1, log);
        }
        Skill::Chaos => {
            rule!("MZ-46.28");
            PickDice::begin(g, hero);
        }
        Skill::Distortion => {
            rule!("MZ-46.30");
            spawn::redraw(g);
        }
        Skill::NoMoreZombies => {
            rule!("MZ-46.31");
            if let Aim::Zone(zone) = aim {
                fell::fell(g, hero, Kind::Operator, g.n_in(zone, Kind::Operator), zone, key, log);
            }
        }
        by_themselves!() | of_zombies!() => {}
    }
}

/// MZ-29.8: except for the Sign, which gets no dice from Power (MZ-29.27).
pub(super) fn may_power(g: &MarvelZombies, aim: Aim) -> Result<(), Refusal> {
    parts::if_changes(g.stack.innermost::<Attack>().is_some_and(|attack| attack.form != Form::Sign))?;
    parts::without_aim(aim)
}

pub(super) fn add_power_dice(g: &mut MarvelZombies, hero: HeroIx) {
    rule!("MZ-29.8");
    let dice = passive::dice_for_power(g, hero);
    Attack::under_way(g).more_dice += dice;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::scene;

    /// MZ-46.11: an attack is enough if no way leads out of a closed room.
    #[test]
    fn spider_sense_attacks_where_nobody_can_move() {
        for (enemies, may) in [("1 walker", true), ("0 walkers", false)] {
            let g = scene(&format!(
                "mission MH5
                 heroes spider-man
                 spider-man: xp 43, at 8V.c
                 8V.c: {enemies}
                 begin turn spider-man"
            ))
            .expect("a scene");
            assert!(parts::may_walk(&g, HeroIx(0)).is_err());
            assert_eq!(may_aim(&g, HeroIx(0), Skill::SpiderSense, Aim::Nothing).is_ok(), may);
        }
    }
}
