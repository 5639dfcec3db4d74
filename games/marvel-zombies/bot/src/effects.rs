//! Skills, traits and citizens: when they are worth their price.

use marvel_zombies::effects::Skill;
use marvel_zombies::{Action, Aim, Character, CitizenCard, Effect, Hero, Trait, Zone};

use super::sight::Sight;

/// `way` says how much better things are where the effect leads.
pub fn worth(sight: &Sight<'_>, who: Character, effect: Effect, way: f32) -> f32 {
    let hero = sight.hero(who);
    let at = hero.zone.unwrap_or_default();
    match effect {
        Effect::Skill(skill) => of_skill(sight, hero, at, skill, way),
        Effect::Trait(held) => of_trait(sight, hero, at, held, way),
        Effect::Citizen(citizen) => of_citizen(sight, hero, at, citizen),
        // Dice are cheap while there is something to attack.
        Effect::Power => {
            if hero.gauge >= 2 {
                2.0
            } else {
                -1.0
            }
        }
        Effect::Banner => -1.0,
    }
}

fn of_skill(sight: &Sight<'_>, hero: &Hero, at: Zone, skill: Skill, way: f32) -> f32 {
    let crowd = f32::from(sight.n_enemies(at));
    match skill {
        Skill::Ricochet | Skill::EnergyBlast | Skill::EverStronger | Skill::SpiderSense => 5.0,
        Skill::CombatReflexes | Skill::NoMoreZombies | Skill::Grow => 3.0,
        Skill::EnergyAbsorption => 3.0 - f32::from(hero.gauge),
        Skill::Elusive | Skill::ShieldOfTheSeraphim | Skill::KineticBacklash | Skill::WebShooters => 4.0,
        Skill::Distortion | Skill::HealingFactor => 2.0,
        Skill::RepulsorRay | Skill::Shockwave => {
            if crowd >= 2.0 {
                3.0
            } else {
                -1.0
            }
        }
        Skill::HungerAdaptation => {
            if hero.gauge == 0 && hero.traits.len() < 2 {
                5.0
            } else {
                -1.0
            }
        }
        Skill::EvasiveManoeuvres | Skill::Swarm | Skill::WebSwinger | Skill::Portal | Skill::ForAsgard => way,
        Skill::DanversSpecial => {
            if crowd > 0.0 {
                -1.0
            } else {
                1.0
            }
        }
        Skill::UndeadLeader => 2.0,
        Skill::MercWithHalfAMouth => -5.0,
        Skill::EyeOfAgamotto | Skill::Chaos => {
            if rolled_badly(sight) {
                4.0
            } else {
                -1.0
            }
        }
        Skill::HammerThrow => 1.0,
        Skill::ShieldParry
        | Skill::NotAimingForTheHead
        | Skill::AutomatedArmour
        | Skill::HungryRage
        | Skill::Shrunk
        | Skill::MightOfTheAllFather
        | Skill::ChainSlashes
        | Skill::Stretch => 0.0,
    }
}

fn of_trait(sight: &Sight<'_>, hero: &Hero, at: Zone, held: Trait, way: f32) -> f32 {
    let crowd = f32::from(sight.n_enemies(at));
    match held {
        Trait::Gorging | Trait::MendedFlesh | Trait::FirstAid => {
            if hero.health < sight.g.max_health() {
                8.0
            } else {
                -1.0
            }
        }
        Trait::RottenHide | Trait::Rampart => 6.0,
        Trait::Feast => {
            if crowd >= 2.0 {
                3.0
            } else {
                -1.0
            }
        }
        Trait::HungryFury | Trait::DecisiveStrike | Trait::FinalEffort => {
            if target_crowd(sight) >= 2 {
                2.5
            } else {
                -1.0
            }
        }
        Trait::SteelJaw => {
            if hero.gauge <= 2 {
                2.5
            } else {
                -1.0
            }
        }
        Trait::Relentless | Trait::Focus => {
            if rolled_badly(sight) {
                4.0
            } else {
                -1.0
            }
        }
        Trait::SlowDigestion => {
            if hero.gauge >= 3 {
                30.0
            } else {
                -1.0
            }
        }
        Trait::SecondWind => {
            if hero.gauge <= 1 {
                5.0
            } else {
                -1.0
            }
        }
        Trait::InForTheKill => -1.0,
        Trait::SuddenSurge => {
            if hero.gauge <= 1 {
                5.0
            } else {
                -1.0
            }
        }
        Trait::BeyondLimits => {
            if hero.gauge >= 3 {
                3.0
            } else {
                -1.0
            }
        }
        Trait::GrislyHowl | Trait::Shockwave => {
            if crowd >= 3.0 {
                10.0
            } else {
                -1.0
            }
        }
        Trait::ScentOfBlood | Trait::Momentum => way,
        Trait::ExpressRescue => 40.0,
        Trait::Inspiration => 1.0,
        Trait::CounterAttack => 3.0,
        Trait::PackInstinct | Trait::TeamCall | Trait::BrutalCharge | Trait::BreakThrough => -1.0,
        Trait::LiveBait | Trait::Provocation => -5.0,
    }
}

fn of_citizen(sight: &Sight<'_>, hero: &Hero, at: Zone, citizen: CitizenCard) -> f32 {
    let is_cheap = if sight.is_zombie_mode() { hero.gauge <= 1 } else { hero.gauge >= 2 };
    match citizen {
        CitizenCard::AgentCoulson if is_cheap => 14.0,
        CitizenCard::PepperPotts if is_cheap && hero.traits.len() < 2 => 5.0,
        CitizenCard::MaryJane if rolled_badly(sight) => 2.0,
        CitizenCard::ThunderboltRoss if is_cheap && sight.n_enemies(at) >= 3 => 10.0,
        CitizenCard::AuntMay if hero.health < sight.g.max_health() && hero.gauge < 3 => 5.0,
        CitizenCard::BlindAl if hero.gauge < 3 || !sight.is_zombie_mode() => 4.0,
        CitizenCard::MariaHill if is_cheap => 2.0,
        CitizenCard::Okoye if hero.gauge >= 1 => 4.0,
        _ => -1.0,
    }
}

/// Whether most dice of the current attack have missed.
fn rolled_badly(sight: &Sight<'_>) -> bool {
    let Some(attack) = sight.g.attack_under_way() else { return false };
    let all = |dice: &[u8]| dice.iter().sum::<u8>();
    let n_dice = all(&attack.dice) + all(&attack.rerolled);
    let hits = all(&attack.dice[3..]) + all(&attack.rerolled[3..]);
    hits < sight.n_enemies(attack.at).max(1) && 2 * hits < n_dice
}

fn target_crowd(sight: &Sight<'_>) -> u8 {
    sight.g.attack_under_way().map_or(0, |attack| sight.n_enemies(attack.at))
}

/// Pushing Enemies away from heroes is good.
pub fn worth_of_pushing(sight: &Sight<'_>, action: Action) -> f32 {
    match action {
        Action::Pick { aim: Aim::Zone(zone) } => -10.0 * sight.n_heroes(zone) as f32,
        _ => -100.0,
    }
}

/// The weakest leader comes first, and an Objective Citizen before others.
pub fn worth_of_target(sight: &Sight<'_>, action: Action) -> f32 {
    match action {
        Action::Pick { aim: Aim::Leader(who) } => -f32::from(who.endurance()),
        Action::Pick { aim: Aim::Citizen(who) } => {
            let mut citizens = sight.g.standing_citizens();
            f32::from(citizens.any(|(card, citizen)| card == who && citizen.is_objective))
        }
        _ => -50.0,
    }
}

/// Discards what is seldom useful first.
pub fn worth_of_discarding(action: Action) -> f32 {
    let Action::Pick { aim: Aim::Trait(held) } = action else { return 0.0 };
    match held {
        Trait::LiveBait | Trait::Provocation => 9.0,
        Trait::PackInstinct | Trait::TeamCall | Trait::InForTheKill | Trait::BrutalCharge => 7.0,
        Trait::Inspiration | Trait::BreakThrough | Trait::ScentOfBlood | Trait::Momentum => 5.0,
        Trait::RottenHide | Trait::Rampart | Trait::SlowDigestion | Trait::SecondWind => 0.0,
        _ => 3.0,
    }
}

/// Keeps cards that keep a hero alive.
pub fn worth_of_keeping(action: Action) -> f32 {
    let Action::Pick { aim: Aim::Citizen(card) } = action else { return 0.0 };
    match card {
        CitizenCard::BlindAl | CitizenCard::AgentCoulson => 5.0,
        CitizenCard::AuntMay | CitizenCard::Okoye | CitizenCard::MariaHill => 4.0,
        CitizenCard::MaryJane | CitizenCard::PepperPotts => 3.0,
        _ => 1.0,
    }
}
