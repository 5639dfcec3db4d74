//! When an effect may be used, what it costs and how often it may be used: a summary of MZ-24, MZ-26, MZ-27,
//! MZ-46, MZ-48 and MZ-49.

use super::{Effect, Moment, Skill};
use crate::cards::Trait;
use crate::cast::{CitizenCard, Mode};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// Most effects have one moment; Feast has two.
    pub moments: &'static [Moment],
    pub cost: Cost,
    pub limit: Limit,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cost {
    Nothing,
    /// Hunger rises by 1 (MZ-13.5).
    Hunger,
    Power(u8),
    /// One Action of the current turn.
    Action,
}

/// How often an effect may be used. A Trait is gone once it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// As often as the hero can pay for it.
    None,
    /// Once each time it is triggered (MZ-23.1).
    Trigger,
    /// Once per turn of the hero, and only in it (MZ-23.2).
    Turn,
    /// Once per Enemies' phase, and only in it.
    EnemiesPhase,
    Round,
}

/// The facts of an effect that players use. Passive ones have none.
pub(crate) fn facts(effect: Effect, mode: Mode) -> Option<Facts> {
    match effect {
        Effect::Skill(skill) => of_skill(skill),
        Effect::Trait(held) => Some(of_trait(held)),
        Effect::Citizen(citizen) => of_citizen(citizen, mode),
        Effect::Power => {
            Some(Facts { moments: &[Moment::BeforeRoll], cost: Cost::Power(1), limit: Limit::None })
        }
        Effect::Banner => Some(Facts { moments: &[Moment::Turn], cost: Cost::Nothing, limit: Limit::None }),
    }
}

fn of_skill(skill: Skill) -> Option<Facts> {
    use Cost::{Action, Hunger, Nothing, Power};
    let (moments, cost, limit): (&'static [Moment], _, _) = match skill {
        by_themselves!() => return None,
        Skill::Ricochet | Skill::Shockwave | Skill::EverStronger | Skill::Swarm => {
            (&[Moment::AfterAttack], Nothing, Limit::Turn)
        }
        Skill::RepulsorRay | Skill::EvasiveManoeuvres => (&[Moment::AfterAttack], Nothing, Limit::Trigger),
        Skill::EnergyBlast => (&[Moment::BeforeRoll], Nothing, Limit::Trigger),
        Skill::UndeadLeader | Skill::MercWithHalfAMouth => (&[Moment::Turn], Nothing, Limit::Turn),
        Skill::DanversSpecial => (&[Moment::Turn], Action, Limit::Turn),
        Skill::HungerAdaptation => (&[Moment::Turn], Hunger, Limit::Turn),
        Skill::EnergyAbsorption => (&[Moment::WoundsAssigned], Hunger, Limit::None),
        Skill::Elusive => (&[Moment::WoundsCome], Hunger, Limit::EnemiesPhase),
        Skill::ForAsgard | Skill::WebSwinger | Skill::Portal | Skill::Grow => {
            (&[Moment::Turn], Power(1), Limit::Turn)
        }
        Skill::NoMoreZombies => (&[Moment::Turn], Power(2), Limit::Turn),
        Skill::WebShooters => (&[Moment::EnemiesMove], Power(1), Limit::EnemiesPhase),
        Skill::SpiderSense => (&[Moment::EnemiesSpawned], Nothing, Limit::Trigger),
        Skill::CombatReflexes => (&[Moment::EnemiesEntered], Power(1), Limit::EnemiesPhase),
        Skill::KineticBacklash => (&[Moment::WoundsAssigned], Power(1), Limit::Trigger),
        Skill::ShieldOfTheSeraphim => (&[Moment::WoundsCome], Power(1), Limit::Trigger),
        Skill::EyeOfAgamotto => (&[Moment::AfterRoll], Nothing, Limit::Round),
        Skill::HealingFactor => (&[Moment::StartOfTurn], Power(2), Limit::Trigger),
        Skill::Chaos => (&[Moment::AfterRoll], Power(1), Limit::Trigger),
        Skill::Distortion => (&[Moment::CardDrawn], Power(2), Limit::EnemiesPhase),
    };
    Some(Facts { moments, cost, limit })
}

fn of_trait(held: Trait) -> Facts {
    use Cost::{Hunger, Nothing, Power};
    let (moments, cost): (&'static [Moment], _) = match held {
        Trait::Gorging => (&[Moment::AfterAttack], Nothing),
        // MZ-26.16
        Trait::Feast => (&[Moment::BeforeRoll, Moment::AfterRoll], Nothing),
        Trait::InForTheKill | Trait::SuddenSurge => (&[Moment::Turn], Hunger),
        Trait::ScentOfBlood
        | Trait::GrislyHowl
        | Trait::PackInstinct
        | Trait::SlowDigestion
        | Trait::BrutalCharge
        | Trait::LiveBait
        | Trait::SecondWind
        | Trait::TeamCall
        | Trait::BreakThrough
        | Trait::Inspiration
        | Trait::Provocation => (&[Moment::Turn], Nothing),
        Trait::Momentum | Trait::FirstAid | Trait::ExpressRescue | Trait::Shockwave => {
            (&[Moment::Turn], Power(1))
        }
        Trait::BeyondLimits => (&[Moment::Turn], Power(2)),
        Trait::HungryFury | Trait::SteelJaw => (&[Moment::BeforeRoll], Nothing),
        Trait::DecisiveStrike => (&[Moment::BeforeRoll], Power(1)),
        Trait::FinalEffort => (&[Moment::BeforeRoll], Power(2)),
        Trait::Relentless | Trait::Focus => (&[Moment::AfterRoll], Nothing),
        Trait::RottenHide => (&[Moment::WoundsAssigned], Nothing),
        Trait::Rampart => (&[Moment::WoundsAssigned], Power(1)),
        Trait::MendedFlesh => (&[Moment::EndOfTurn], Nothing),
        Trait::CounterAttack => (&[Moment::EnemiesEntered], Power(1)),
    };
    Facts { moments, cost, limit: Limit::None }
}

fn of_citizen(citizen: CitizenCard, mode: Mode) -> Option<Facts> {
    let (moments, limit): (&'static [Moment], _) = match citizen {
        CitizenCard::AgentCoulson
        | CitizenCard::PepperPotts
        | CitizenCard::ThunderboltRoss
        | CitizenCard::Wong
        | CitizenCard::JaneFoster
        | CitizenCard::EdwinJarvis => (&[Moment::Turn], Limit::Turn),
        CitizenCard::MaryJane => (&[Moment::AfterRoll], Limit::Trigger),
        CitizenCard::MariaHill => (&[Moment::BeforeRoll], Limit::Trigger),
        CitizenCard::JonahJameson => (&[Moment::EnemiesSpawned], Limit::Trigger),
        CitizenCard::AuntMay => (&[Moment::EndOfTurn], Limit::Trigger),
        CitizenCard::BlindAl => (&[Moment::WoundsAssigned], Limit::Trigger),
        CitizenCard::Okoye => (&[Moment::EnemiesEntered], Limit::EnemiesPhase),
        CitizenCard::Nobody | CitizenCard::SecretMission1 | CitizenCard::SecretMission2 => return None,
    };
    let cost = match mode {
        Mode::Zombie => Cost::Hunger,
        // MZ-29.15
        Mode::Hero => Cost::Power(1),
    };
    Some(Facts { moments, cost, limit })
}
