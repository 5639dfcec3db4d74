//! What lies on the table.

use std::hash::{Hash, Hasher};

use serde::Serialize;
use table::{
    Bag, Broken, Chance, Counts, Game, InputOf, Log, Observer, OpenWindow, Outcome, PendingOf, PlainPasses,
    Refusal, RulesKey, Seat, SeatSet, Secret, SetupErrors, Stack, Step,
};
use tinyvec::ArrayVec;

use crate::action::{Action, Choice, Roll};
use crate::board::{Building, DoorSet, Ways, ZONES, Zone};
use crate::cards::{N_SPAWN_CARDS, N_TRAITS, SpawnCard, Trait};
use crate::cast::{
    Character, CitizenCard, Color, Kind, Mode, N_CHARACTERS, N_CITIZEN_CARDS, N_CITIZENS, PER_SIDE,
};
use crate::effects::EffectSet;
use crate::event::{self, Event, Notice};
use crate::flow::activation::{Activation, PLANNED, Planned};
use crate::flow::mission::{HAPPENINGS, Happened};
use crate::flow::{self, ChanceQuestion, Frame, Question};
use crate::mission::{Mission, OBJECTIVES, SPAWNS};
use crate::setup::{self, Setup};
use crate::view::{self, View};
use crate::windows;
use crate::{query, resample};

mod hero;

pub(crate) use hero::hero_view;
pub use hero::{Hero, HeroView};

/// The depth of nested procedures. Activations inside activations are the deepest.
pub const STACK_DEPTH: usize = 40;
pub const ACTIVATIONS: usize = 6;
pub const MAX_HEALTH: u8 = 5;
/// Hunger, or Power in Hero Mode.
pub const MAX_GAUGE: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarvelZombies {
    pub(crate) n_seats: u8,
    pub(crate) mission: Fixed<Mission>,
    /// Derived from the mission and the open doors.
    pub(crate) ways: Fixed<Ways>,
    pub(crate) mode: Mode,
    /// MZ-50.7
    pub(crate) captain: Option<Seat>,
    /// From 1; 0 during the set-up.
    pub(crate) round: u16,
    pub(crate) phase: Phase,

    /// In play order.
    pub(crate) heroes: ArrayVec<[Hero; PER_SIDE]>,
    /// Guards, Operators and Specialists by zone.
    pub(crate) crowd: [Crowd; ZONES],
    /// Figures left in the box, by kind.
    pub(crate) supply: Crowd,
    /// By the position of the leader among their side.
    pub(crate) leaders: [Leader; PER_SIDE],
    pub(crate) citizens: [Citizen; N_CITIZENS],
    /// Citizen cards on the board; not those that were revealed or taken.
    pub(crate) face_down: ArrayVec<[CardOnBoard; 2 * N_CITIZENS]>,
    pub(crate) objectives: ArrayVec<[Objective; OBJECTIVES]>,
    /// In spawn order.
    pub(crate) spawns: ArrayVec<[SpawnToken; SPAWNS]>,
    pub(crate) open: DoorSet,
    /// Buildings that have been opened, as bits (MZ-5.9).
    pub(crate) opened: u32,
    pub(crate) exit: Option<Zone>,
    pub(crate) sign: Option<Sign>,

    pub(crate) spawn_deck: Bag<SpawnCard, N_SPAWN_CARDS>,
    pub(crate) spawn_discard: Counts<N_SPAWN_CARDS>,
    pub(crate) trait_deck: Bag<Trait, N_TRAITS>,
    pub(crate) trait_discard: [u8; N_TRAITS],
    pub(crate) citizen_deck: Bag<CitizenCard, N_CITIZEN_CARDS>,
    pub(crate) citizen_discard: Counts<N_CITIZEN_CARDS>,
    pub(crate) leader_deck: Bag<Character, N_CHARACTERS>,
    pub(crate) leader_discard: [u8; N_CHARACTERS],

    pub(crate) turn: Turn,
    pub(crate) progress: Progress,
    /// Running activations, the innermost last.
    pub(crate) activations: ArrayVec<[Activation; ACTIVATIONS]>,
    /// The planned moves of the current Action, which all happen at once (MZ-16.17).
    pub(crate) plan: ArrayVec<[Planned; PLANNED]>,
    /// What each seat supports in the current shared decision, and when it was first proposed.
    pub(crate) votes: [Option<Vote>; PER_SIDE],
    pub(crate) wish_to_give_up: SeatSet,
    /// Passes left in advance.
    pub(crate) passes: [Secret<PlainPasses>; PER_SIDE],
    pub(crate) stack: Stack<Frame, STACK_DEPTH>,
    pub(crate) outcome: Option<Outcome>,
}

/// A value that does not change during a game, or follows from others: it is not part of the digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixed<T>(pub T);

impl<T> Hash for Fixed<T> {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

impl<T> std::ops::Deref for Fixed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Phase {
    #[default]
    SetUp,
    Players,
    Enemies,
    End,
}

/// A hero, by position in play order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct HeroIx(pub u8);

/// Heroes, as bits in play order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HeroSet(pub u8);

/// Guards, Operators and Specialists, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Crowd(pub [u8; 3]);

impl Crowd {
    pub const fn of(self, kind: Kind) -> u8 {
        self.0[kind.place()]
    }

    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }
}

/// A Super-Hero against Zombie Heroes, or a Zombie Hero against Super-Heroes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Leader {
    pub place: LeaderPlace,
    /// Deadpool has fallen once (MZ-47.9); Hulk is Banner until the end of the current turn (MZ-47.1).
    pub has_fallen: bool,
    pub is_banner: bool,
    /// Not activated for the rest of this round (MZ-45.12).
    pub rests: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LeaderPlace {
    /// In the deck or its discard.
    #[default]
    Away,
    Board(Zone),
    /// Lies down in a zone, ignored by everything until the End phase (MZ-45.7, MZ-47.9).
    Lies(Zone),
    /// The card is set aside until the End phase (MZ-28.17).
    Returns(Zone),
    /// Gone for good.
    Gone,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Citizen {
    pub zone: Option<Zone>,
    /// The Spawn card of the escort, if escorted (MZ-18.5).
    pub escort: Option<SpawnCard>,
    pub is_objective: bool,
    /// MZ-42.7
    pub is_stuck: bool,
}

/// A Citizen card on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardOnBoard {
    pub zone: Zone,
    /// Known to everybody if the mission lays it face up, otherwise to nobody.
    pub card: Secret<CitizenCard>,
    /// Its position in the mission's list.
    pub place: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Objective {
    pub zone: Zone,
    /// Unknown to everybody while it lies face down.
    pub color: Secret<Color>,
    pub taken_by: Option<Character>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpawnToken {
    /// Its position in the mission's list.
    pub place: u8,
    pub zone: Zone,
    pub color: Color,
    pub is_initial: bool,
    pub is_active: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sign {
    pub zone: Zone,
    pub is_damaged: bool,
}

/// What has happened in the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// The hero whose turn it is.
    pub hero: Option<HeroIx>,
    pub actions: u8,
    /// Whether Actions beyond three were granted (MZ-6.10): the fourth one at Yellow, or by traits.
    pub has_fourth: bool,
    pub has_gained_trait: bool,
    pub has_attacked: bool,
    /// The used effects that say "once in your turn".
    pub used: EffectSet,
    /// The next attack has accuracy 3+ (MZ-46.25).
    pub is_grown: bool,
}

/// What the mission remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Progress {
    /// A hero was eliminated in this round (MZ-3.5), or at all (MZ-14.9).
    pub has_lost_hero: bool,
    /// The mission's own losing condition has occurred (MZ-3.7).
    pub is_lost: bool,
    /// The players were told that the mission can no longer be won (MZ-3.9).
    pub is_lost_for_good: bool,
    /// The Secret Missions that are revealed, and those that are taken, as bits 1 and 2.
    pub revealed: u8,
    pub taken_cards: u8,
    /// Citizens devoured or saved, as bits of people, and the Objective Citizens among them.
    pub devoured: u16,
    pub saved: u16,
    pub objective_citizens: u16,
    /// Objective Citizens who should have appeared but for whom no card was left (MZ-15.24).
    pub n_never_came: u8,
    /// The event that the mission reacts to, and events of the same time that still wait. The next one is
    /// last.
    pub happened: ArrayVec<[Happened; HAPPENINGS]>,
    pub waiting: ArrayVec<[Happened; HAPPENINGS]>,
    /// Whether the discard was shuffled into the Citizen deck: since then, everybody knows what is in it
    /// (MZ-15.24).
    pub has_reshuffled_citizens: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Vote {
    pub choice: Choice,
    /// Proposals are numbered: the older one wins a tie (MZ-50.8).
    pub since: u8,
}

/// A building's bit in [`MarvelZombies::opened`].
pub const fn building_bit(building: Building) -> u32 {
    1 << building.0
}

impl Game for MarvelZombies {
    const NAME: &'static str = "marvel-zombies";
    const RULES_VERSION: u32 = 5;
    const HAS_PROPOSALS: bool = true;

    type Setup = Setup;
    type Question = Question;
    type ChanceQuestion = ChanceQuestion;
    type Action = Action;
    type Roll = Roll;
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn new(setup: &Setup) -> Result<MarvelZombies, SetupErrors> {
        setup::first_state(setup)
    }

    fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }

    fn pending(&self) -> PendingOf<MarvelZombies> {
        self.stack.pending(self)
    }

    fn legal(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.stack.legal(self, seat, key, out);
    }

    fn thinkable(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.stack.thinkable(self, seat, key, out);
    }

    fn is_proposal(action: &Action) -> bool {
        match action {
            Action::Share(_)
            | Action::GiveUp { .. }
            | Action::HandOver { .. }
            | Action::NameCaptain { .. } => true,
            Action::Begin { .. }
            | Action::Move { .. }
            | Action::Open { .. }
            | Action::GainTrait
            | Action::Attack { .. }
            | Action::Take { .. }
            | Action::TakeCard { .. }
            | Action::PowerUp
            | Action::Save { .. }
            | Action::Carry { .. }
            | Action::EndTurn
            | Action::Leave
            | Action::Use { .. }
            | Action::Pass
            | Action::Pick { .. }
            | Action::Enough
            | Action::Vote(_)
            | Action::Order(_) => false,
        }
    }

    fn is_order(action: &Action) -> bool {
        matches!(action, Action::Order(_))
    }

    fn order(&self, _seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
        Some(Action::Order(flow::ordering::any(self, chance)))
    }

    fn proposal(&self, seat: Seat, _key: &RulesKey, chance: &mut dyn Chance) -> Option<Action> {
        flow::proposal(self, seat, chance)
    }

    fn people_first(&self) -> bool {
        flow::round::people_first(self)
    }

    fn window(&self, seat: Seat) -> Option<OpenWindow<Action>> {
        windows::window(self, seat).or_else(|| flow::decision::window(self, seat))
    }

    /// A player may propose a way to share Wounds that is not listed. All other proposals are wishes, not
    /// answers.
    fn may_propose(&self, _seat: Seat) -> bool {
        windows::may_propose(self)
    }

    fn n_turns_begun(&self, _seat: Seat) -> u32 {
        u32::from(self.round)
    }

    fn timeout(&self, seat: Seat, key: &RulesKey, _chance: &mut dyn Chance) -> Action {
        flow::timeout(self, seat, key)
    }

    fn roll(&self, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        self.stack.roll(self, key, chance)
    }

    fn answer(
        &mut self,
        input: &InputOf<MarvelZombies>,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        flow::answer(self, input, key, log)
    }

    fn step(&mut self, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        flow::step(self, key, log)
    }

    fn view(&self, observer: Observer) -> View {
        view::view(self, observer)
    }

    fn notice(event: &Event, observer: Observer) -> Option<Notice> {
        event::notice(event, observer)
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }

    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> MarvelZombies {
        resample::resample(self, seat, chance, key)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn check(&self, key: &RulesKey) -> Result<(), Broken> {
        query::check(self, key)
    }
}
