//! Skills, traits and citizens. The file of its family says what each of them does; this module decides when it may be
//! used.
//!
//! An effect belongs to a [`Moment`]. When a moment comes, `flow::window` asks the heroes who have an effect
//! for it that would change something (MZ-23.7). [`may_use`] says whether it may be used, and [`run`] carries
//! it out, usually by beginning procedures. [`facts`] says when an effect may be used and what it costs;
//! [`passive`] holds the effects that the flow applies automatically; [`sheets`] holds the attacks printed on
//! the heroes' sheets.

use serde::{Deserialize, Serialize};

use crate::board::Zone;
use crate::cards::Trait;
use crate::cast::{Character, CitizenCard, Level};

/// Passive skills: [`passive`] applies them, and players never use them.
macro_rules! by_themselves {
    () => {
        Skill::ShieldParry
            | Skill::NotAimingForTheHead
            | Skill::AutomatedArmour
            | Skill::HungryRage
            | Skill::Shrunk
            | Skill::HammerThrow
            | Skill::MightOfTheAllFather
            | Skill::ChainSlashes
            | Skill::Stretch
    };
}

pub(crate) mod asking;
mod citizens;
mod costs;
mod dispatch;
pub(crate) mod facts;
mod fell;
mod hero_skills;
mod hero_traits;
mod lure;
mod parts;
pub(crate) mod passive;
mod pick_dice;
mod rerolls;
pub(crate) mod sheets;
pub(crate) mod ward;
mod zombie_skills;
mod zombie_traits;

pub(crate) use dispatch::{carry_out, has_usable, may_use, run, thinkable, usable};

/// Something that a hero may use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Effect {
    Skill(Skill),
    Trait(Trait),
    Citizen(CitizenCard),
    /// One more die for 1 Power (MZ-29.8).
    Power,
    /// Discarding the hero's own Citizen card against Hulk (MZ-47.1).
    Banner,
}

/// The skills of both modes. Those that give an Action at Yellow have no name (MZ-24.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Skill {
    ShieldParry,
    Ricochet,
    UndeadLeader,
    EnergyBlast,
    DanversSpecial,
    EnergyAbsorption,
    HungerAdaptation,
    MercWithHalfAMouth,
    NotAimingForTheHead,
    RepulsorRay,
    EvasiveManoeuvres,
    AutomatedArmour,
    HungryRage,
    Shockwave,
    EverStronger,
    Shrunk,
    Swarm,
    Elusive,
    HammerThrow,
    ForAsgard,
    MightOfTheAllFather,
    WebSwinger,
    WebShooters,
    SpiderSense,
    ChainSlashes,
    CombatReflexes,
    KineticBacklash,
    Portal,
    ShieldOfTheSeraphim,
    EyeOfAgamotto,
    Stretch,
    Grow,
    HealingFactor,
    Chaos,
    Distortion,
    NoMoreZombies,
}

impl Skill {
    /// The skill that a hero gains at this level. At Yellow they gain an Action instead.
    pub const fn of(hero: Character, level: Level) -> Option<Skill> {
        use Skill as S;
        let [blue, orange, red] = match hero {
            Character::CaptainAmerica => [S::ShieldParry, S::Ricochet, S::UndeadLeader],
            Character::CaptainMarvel => [S::EnergyBlast, S::DanversSpecial, S::EnergyAbsorption],
            Character::Deadpool => [S::HungerAdaptation, S::MercWithHalfAMouth, S::NotAimingForTheHead],
            Character::IronMan => [S::RepulsorRay, S::EvasiveManoeuvres, S::AutomatedArmour],
            Character::Hulk => [S::HungryRage, S::Shockwave, S::EverStronger],
            Character::Wasp => [S::Shrunk, S::Swarm, S::Elusive],
            Character::Thor => [S::HammerThrow, S::ForAsgard, S::MightOfTheAllFather],
            Character::SpiderMan => [S::WebSwinger, S::WebShooters, S::SpiderSense],
            Character::BlackPanther => [S::ChainSlashes, S::CombatReflexes, S::KineticBacklash],
            Character::DoctorStrange => [S::Portal, S::ShieldOfTheSeraphim, S::EyeOfAgamotto],
            Character::MsMarvel => [S::Stretch, S::Grow, S::HealingFactor],
            Character::ScarletWitch => [S::Chaos, S::Distortion, S::NoMoreZombies],
        };
        match level {
            Level::Blue => Some(blue),
            Level::Yellow => None,
            Level::Orange => Some(orange),
            Level::Red => Some(red),
        }
    }
}

/// When effects are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Moment {
    StartOfTurn,
    /// Before, between and after the Actions of the hero's own turn (MZ-8.19).
    Turn,
    BeforeRoll,
    /// After the roll and forced rerolls, but before Hits are assigned.
    AfterRoll,
    AfterAttack,
    EndOfTurn,
    /// Before Wounds are shared.
    WoundsCome,
    /// After Wounds are shared, hero by hero.
    WoundsAssigned,
    /// The figures of a card have been placed, and its Rush is still to come (MZ-18.10).
    EnemiesSpawned,
    /// The moves of one round of Actions are done (MZ-23.11).
    EnemiesEntered,
    /// Enemies are about to move (MZ-46.10).
    EnemiesMove,
    /// A Spawn card has been drawn (MZ-46.30).
    CardDrawn,
}

/// A moment and the zone that it is about: the zone of the spawn or the Wounds, or the zone entered. In a
/// turn or an attack, it is the hero's zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Occasion {
    pub moment: Moment,
    pub zone: Zone,
}

/// A set of effects, as bits: those already used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EffectSet(u128);

impl EffectSet {
    pub const fn has(self, effect: Effect) -> bool {
        self.0 & 1 << effect.index() != 0
    }

    #[must_use]
    pub const fn with(self, effect: Effect) -> EffectSet {
        EffectSet(self.0 | 1 << effect.index())
    }
}

impl Effect {
    const fn index(self) -> u32 {
        match self {
            Effect::Skill(skill) => skill as u32,
            Effect::Trait(held) => 40 + held as u32,
            Effect::Citizen(citizen) => 80 + citizen as u32,
            Effect::Power => 100,
            Effect::Banner => 101,
        }
    }
}
