//! Heroic Traits (MZ-48).

use table::{Log, Refusal, RulesKey, rule};

use super::costs::wrong_aim;
use super::dispatch::{Aims, named};
use super::lure::{self, Lure};
use super::{parts, rerolls, ward};
use crate::MarvelZombies;
use crate::action::{Aim, Form};
use crate::cards::Trait;
use crate::flow::{Attack, FreeKind, attack, citizens, deeds};
use crate::state::{HeroIx, MAX_GAUGE};

/// Traits of the other mode.
macro_rules! of_zombies {
    () => {
        Trait::Gorging
            | Trait::Feast
            | Trait::InForTheKill
            | Trait::RottenHide
            | Trait::ScentOfBlood
            | Trait::HungryFury
            | Trait::SteelJaw
            | Trait::Relentless
            | Trait::GrislyHowl
            | Trait::PackInstinct
            | Trait::SuddenSurge
            | Trait::SlowDigestion
            | Trait::BrutalCharge
            | Trait::LiveBait
            | Trait::MendedFlesh
    };
}

/// The best possible accuracy (MZ-10.18).
const BEST_ACCURACY: u8 = 2;
/// Only sight limits the effect.
const ANY_RANGE: u8 = u8::MAX;

pub(super) fn aims(g: &MarvelZombies, hero: HeroIx, held: Trait, aims: &mut Aims) {
    match held {
        Trait::FirstAid => {
            let here = g.heroes_in(parts::zone_of(g, hero));
            aims.extend(here.iter().map(|other| Aim::Hero(g.who(other))));
        }
        Trait::ExpressRescue => aims.extend(g.citizens_in(parts::zone_of(g, hero)).map(Aim::Citizen)),
        Trait::TeamCall | Trait::Inspiration => parts::other_heroes(g, hero, aims),
        Trait::BreakThrough => parts::doors_here(g, hero, aims),
        Trait::Provocation => parts::zones_in_sight(g, hero, aims),
        Trait::SecondWind
        | Trait::Momentum
        | Trait::DecisiveStrike
        | Trait::Focus
        | Trait::Rampart
        | Trait::Shockwave
        | Trait::BeyondLimits
        | Trait::CounterAttack
        | Trait::FinalEffort => aims.push(Aim::Nothing),
        of_zombies!() => {}
    }
}

pub(super) fn may_aim(g: &MarvelZombies, hero: HeroIx, held: Trait, aim: Aim) -> Result<(), Refusal> {
    let zone = parts::zone_of(g, hero);
    match held {
        Trait::SecondWind => parts::if_changes(g.hero(hero).gauge < MAX_GAUGE)?,
        Trait::Momentum => parts::may_walk(g, hero)?,
        // MZ-21.2: the Sign gets no bonus dice.
        Trait::DecisiveStrike => {
            parts::if_changes(g.stack.innermost::<Attack>().is_some_and(|attack| attack.form != Form::Sign))?
        }
        Trait::Focus => rerolls::may_reroll_misses(g)?,
        Trait::Rampart => ward::may_cancel(g, hero)?,
        Trait::FirstAid => {
            let Aim::Hero(who) = aim else { return Err(wrong_aim()) };
            let other = named(g, who).filter(|other| g.zone_of(*other) == Some(zone));
            return parts::may_heal(g, other.ok_or_else(|| Refusal::new("MZ-48.6", "not-here"))?);
        }
        Trait::ExpressRescue => {
            let Aim::Citizen(citizen) = aim else { return Err(wrong_aim()) };
            let is_here = g.citizens_in(zone).any(|other| other == citizen);
            return if is_here { Ok(()) } else { Err(Refusal::new("MZ-48.7", "not-here")) };
        }
        Trait::Shockwave => parts::may_push(g, zone, false)?,
        Trait::TeamCall => {
            let other = parts::may_help(g, hero, aim, parts::NEAR, "MZ-48.9")?;
            return parts::may_step(g, other);
        }
        Trait::BreakThrough => return parts::may_open(g, hero, aim, "MZ-48.10"),
        Trait::Inspiration => {
            let other = parts::may_help(g, hero, aim, ANY_RANGE, "MZ-48.11")?;
            return parts::if_changes(g.hero(other).gauge < MAX_GAUGE);
        }
        Trait::BeyondLimits => {}
        Trait::CounterAttack => parts::may_attack(g, hero, Form::Unique, 0)?,
        Trait::Provocation => return lure::may_aim(g, hero, aim, "MZ-48.14"),
        Trait::FinalEffort => {
            let is_worse = g
                .stack
                .innermost::<Attack>()
                .is_some_and(|attack| attack::accuracy(g, attack) > BEST_ACCURACY);
            parts::if_changes(is_worse)?;
        }
        of_zombies!() => return Err(wrong_aim()),
    }
    parts::without_aim(aim)
}

pub(super) fn run(
    g: &mut MarvelZombies,
    hero: HeroIx,
    held: Trait,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let zone = parts::zone_of(g, hero);
    match held {
        Trait::SecondWind => {
            rule!("MZ-48.1");
            deeds::raise_gauge(g, hero, 2, log);
        }
        Trait::Momentum => {
            rule!("MZ-48.2");
            parts::walk(g, hero, 2, true);
        }
        Trait::DecisiveStrike => {
            rule!("MZ-48.3");
            Attack::under_way(g).more_dice += 3;
        }
        Trait::Focus => {
            rule!("MZ-48.4");
            rerolls::reroll_misses(g);
        }
        Trait::Rampart => {
            rule!("MZ-48.5");
            ward::cancel(g, hero, 2, log);
        }
        Trait::FirstAid => {
            rule!("MZ-48.6");
            deeds::heal(g, parts::aimed_hero(g, aim), 1, log);
        }
        Trait::ExpressRescue => {
            rule!("MZ-48.7");
            rule!("MZ-48.17");
            if let Aim::Citizen(citizen) = aim {
                citizens::save(g, hero, citizen, key, log);
            }
        }
        Trait::Shockwave => {
            rule!("MZ-48.8");
            parts::push_away(g, hero, zone, false);
        }
        Trait::TeamCall => {
            rule!("MZ-48.9");
            parts::free(g, parts::aimed_hero(g, aim), FreeKind::Move);
        }
        Trait::BreakThrough => {
            rule!("MZ-48.10");
            parts::open(g, hero, aim, log);
        }
        Trait::Inspiration => {
            rule!("MZ-48.11");
            deeds::raise_gauge(g, parts::aimed_hero(g, aim), 1, log);
        }
        Trait::BeyondLimits => {
            rule!("MZ-48.12");
            deeds::more_actions(g, 1, log);
        }
        Trait::CounterAttack => {
            rule!("MZ-48.13");
            rule!("MZ-48.17");
            parts::free(g, hero, FreeKind::Form(Form::Unique, 0));
        }
        Trait::Provocation => {
            rule!("MZ-48.14");
            rule!("MZ-48.17");
            if let Aim::Zone(from) = aim {
                Lure::begin(g, hero, from);
            }
        }
        Trait::FinalEffort => {
            rule!("MZ-48.15");
            Attack::under_way(g).accuracy = Some(BEST_ACCURACY);
        }
        of_zombies!() => {}
    }
}
