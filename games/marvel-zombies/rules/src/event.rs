//! What happened, and what each observer is told about it. Everybody is told everything (MZ-51.3), except for
//! choices left in advance.

use serde::{Serialize, Serializer};
use table::{Observer, PlainOrder, Seat};

use crate::action::{Aim, Choice, Dice, Form};
use crate::board::{Door, Zone};
use crate::cards::{SpawnCard, Trait};
use crate::cast::{Character, CitizenCard, Color, Kind, Level, N_CITIZENS, PER_SIDE};
use crate::effects::{Effect, Skill};
use crate::flow::About;
use crate::flow::activation::{Cause, Why};
use crate::mission::Goal;
use crate::state::{Crowd, Phase};
use crate::view::CrowdView;
use tinyvec::ArrayVec;

/// Leaders and Citizens who attack together.
pub type Leaders = ArrayVec<[Character; PER_SIDE]>;
pub type People = ArrayVec<[CitizenCard; N_CITIZENS]>;

table::events! {
    // The set-up, rounds and turns.
    reveals HeroPlayed { hero: Character, seat: Seat },
    reveals Dealt,
    tells RoundBegan { round: u16 },
    tells PhaseBegan { phase: Phase },
    tells TurnBegan { hero: Character, actions: u8 },
    /// The end-of-turn steps follow (MZ-8.18).
    tells TurnEnds { hero: Character },
    tells TurnEnded { hero: Character },
    tells ActionsChanged { hero: Character, actions: u8 },
    tells HandedOver { hero: Character, to: Seat },
    tells CaptainNamed { captain: Option<Seat> },
    tells GiveUpWished { seat: Seat, wish: bool },
    /// The mission can no longer be won, because this step cannot be fulfilled any more (MZ-3.9).
    tells LostForGood { goal: Goal },
    tells GameEnded { how: Ending },

    // What heroes do.
    tells Moved { hero: Character, from: Zone, to: Zone, cost: u8 },
    tells DoorOpened { hero: Character, door: Door },
    /// A hero draws a Trait with the Action. Other effects announce themselves.
    tells TraitSought { hero: Character },
    reveals TraitDrawn { hero: Character, card: Trait },
    tells TraitDiscarded { hero: Character, card: Trait },
    reveals TraitsShuffled,
    tells ObjectiveTaken { hero: Character, objective: u8, at: Zone },
    reveals ObjectiveTurnedUp { objective: u8, color: Color },
    tells CardTaken { hero: Character, card: CitizenCard },
    tells CitizenSaved { hero: Character, citizen: CitizenCard, at: Zone },
    tells SignCarried { hero: Character, to: Zone },
    tells EffectUsed { hero: Character, effect: Effect, aim: Aim },
    tells EffectsDeclined { seat: Seat },
    /// Because of a pass left in advance.
    reveals PassedAhead { seat: Seat },
    /// Only its owner sees it.
    tells OrderLeft { seat: Seat; secret order: PlainOrder },
    tells ActionDeclined { hero: Character },
    /// The player of another hero is asked.
    tells AgreementAsked { by: Character, with: Character, effect: Effect, aim: Aim },
    tells Agreed { hero: Character, agrees: bool },
    tells HeroLeft { hero: Character },
    tells HeroStayed { hero: Character },

    // Attacks.
    tells Attacked { hero: Character, form: Form, at: Zone },
    reveals AttackRolled { hero: Character, #[serde(serialize_with = "faces")] #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))] dice: Dice, accuracy: u8 },
    /// Dice that Enemies (MZ-25.1) or heroes roll again.
    reveals DiceRerolled { hero: Character, #[serde(serialize_with = "faces")] #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))] dice: Dice, is_forced: bool },
    /// A die was picked to be rolled again. `DicePicked` follows when all dice are picked (MZ-46.28).
    tells DiePicked { hero: Character, face: u8 },
    tells DicePicked { hero: Character, n: u8 },
    /// Dice added by sixes (MZ-46.13).
    reveals DiceAdded { hero: Character, #[serde(serialize_with = "faces")] #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))] dice: Dice },
    tells HitsCounted { hero: Character, hits: u8 },
    tells EnemiesEliminated { hero: Character, kind: Kind, n: u8, at: Zone },
    tells LeaderHit { hero: Character, leader: Character, at: Zone },
    tells CitizenDevoured { hero: Character, citizen: CitizenCard, at: Zone },
    tells HitsLost { hero: Character, hits: u8 },
    tells SignThrown { at: Option<Zone> },
    tells Pushed { hero: Character, from: Zone, to: Zone },

    // Dashboards.
    tells HungerChanged { hero: Character, hunger: u8 },
    tells PowerChanged { hero: Character, power: u8 },
    tells XpGained { hero: Character, n: u8, xp: u16 },
    tells LevelReached { hero: Character, level: Level },
    tells Healed { hero: Character, health: u8 },
    tells CitizenKept { hero: Character, card: CitizenCard },
    tells CitizenCardDiscarded { hero: Character, card: CitizenCard },

    // Enemies, Citizens, spawning, Wounds.
    tells ActivationBegan { cause: Cause },
    /// The figures with another Action now take it (MZ-16.4).
    tells NextAction { action: u8 },
    /// By Guards, Operators, Specialists, leaders and fighters.
    tells EnemiesAttacked {
        zone: Zone,
        #[serde(serialize_with = "by_kind")] #[cfg_attr(feature = "ts", ts(as = "CrowdView"))] crowd: Crowd,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Character>"))] leaders: Leaders,
        #[cfg_attr(feature = "ts", ts(as = "Vec<CitizenCard>"))] citizens: People,
        wounds: u8,
    },
    tells EnemiesMoved { kind: Kind, n: u8, from: Zone, to: Zone, why: Why },
    tells LeaderMoved { who: Character, from: Zone, to: Zone, why: Why },
    tells CitizenMoved { citizen: CitizenCard, from: Zone, to: Zone, why: Why },
    /// They do nothing with this Action (MZ-46.33).
    tells EnemiesStopped { zone: Zone },
    reveals SpawnsShuffled,
    reveals SpawnDrawn { zone: Zone, card: SpawnCard, level: Level },
    tells EnemiesPlaced { zone: Zone, kind: Kind, n: u8 },
    tells FiguresRanShort { figures: Kind },
    reveals LeadersShuffled,
    reveals LeaderDrawn { who: Character },
    tells LeaderPlaced { who: Character, zone: Zone },
    tells LeaderEliminated { who: Character, zone: Zone, lies: bool },
    tells LeaderStoodUp { who: Character, zone: Zone },
    reveals CitizensShuffled,
    reveals CitizenDrawn { card: CitizenCard },
    reveals CitizenRevealed { card: CitizenCard, zone: Zone },
    tells CitizenPlaced { citizen: CitizenCard, zone: Zone, is_escorted: bool, is_objective: bool },
    /// Through a spawn zone (MZ-15.14).
    tells CitizenLeft { citizen: CitizenCard, zone: Zone },
    /// Devoured by Enemies (MZ-29.19).
    tells CitizenLost { citizen: CitizenCard, zone: Zone },
    reveals ShotsRolled { zone: Zone, #[serde(serialize_with = "faces")] #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))] dice: Dice, wounds: u8 },
    reveals ParryRolled { hero: Character, #[serde(serialize_with = "faces")] #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))] dice: Dice, cancelled: u8 },
    tells WoundsTaken { hero: Character, n: u8, health: u8 },
    /// Deadpool cannot be eliminated for the rest of the round (MZ-24.16).
    tells CameBack { hero: Character },
    tells HeroEliminated { hero: Character },
    tells StoodFor { seat: Seat, choice: Choice },
    tells Decided { about: About, choice: Choice },

    // Effects.
    tells TraitGiven { from: Character, to: Character, card: Trait },
    /// By an effect that is not an activation (MZ-26.21).
    tells EnemiesLured { kind: Kind, n: u8, from: Zone, to: Zone },
    tells WoundsCancelled { zone: Zone, n: u8 },
    reveals WardRolled { hero: Character, skill: Skill, #[serde(serialize_with = "faces")] #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))] dice: Dice },

    // Missions.
    tells SpawnActivated { zone: Zone, color: Color },
    tells SpawnRemoved { zone: Zone, color: Color },
    tells ExitPlaced { zone: Zone },
    /// The leader is not activated any more this round (MZ-45.12).
    tells LeaderRests { who: Character },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Ending {
    /// All objectives were fulfilled (MZ-3.3).
    Won,
    /// A hero was eliminated (MZ-3.5).
    HeroLost,
    /// The mission's own losing condition (MZ-3.7).
    MissionLost,
    /// All agreed (MZ-52.9).
    GivenUp,
}

/// Everybody is told the same, and may talk about it.
pub(crate) fn notice(event: &Event, observer: Observer) -> Option<Notice> {
    table::rule!("MZ-51.3");
    table::rule!("MZ-51.4");
    let is_told = match (event, observer) {
        (Event::OrderLeft { seat, .. }, Observer::Seat(other)) => *seat == other,
        (Event::OrderLeft { .. }, Observer::Table) => false,
        _ => true,
    };
    is_told.then(|| told(event, observer))
}

/// Dice as a person reads them: what each one shows, highest first.
fn faces<S: Serializer>(dice: &Dice, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(
        (1..=6_u8).zip(dice).rev().flat_map(|(face, n)| std::iter::repeat_n(face, usize::from(*n))),
    )
}

/// Figures by the names of their kinds, so that texts can name each number.
fn by_kind<S: Serializer>(crowd: &Crowd, to: S) -> Result<S::Ok, S::Error> {
    let [guards, operators, specialists] = crowd.0;
    CrowdView { guards, operators, specialists }.serialize(to)
}
