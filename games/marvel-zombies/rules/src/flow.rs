//! The procedures of the game, as frames of a stack.
//!
//! [`Frame`] lists them; the file named after a procedure says what it asks, accepts and does. A procedure
//! that triggers another begins it, and continues when the other one is done. Whatever follows an effect is
//! begun before the effect, so that it lies underneath.

use serde::Serialize;
use table::{Chance, Game, Input, InputOf, Log, Procedure, Refusal, RulesKey, Seat, Step, frames};

use crate::action::{Action, Aim, Dice, Roll};
use crate::board::Zone;
use crate::cast::{Character, CitizenCard};
use crate::effects::asking::Asking;
use crate::effects::{Effect, Moment};
use crate::state::MarvelZombies;

pub(crate) mod activation;
pub(crate) mod acts;
pub(crate) mod agree;
pub(crate) mod attack;
pub(crate) mod citizens;
pub(crate) mod coming;
pub(crate) mod decision;
pub(crate) mod deeds;
pub(crate) mod draw_trait;
pub(crate) mod end_of_turn;
pub(crate) mod ending;
pub(crate) mod escorts;
pub(crate) mod figures;
pub(crate) mod follow;
pub(crate) mod free;
pub(crate) mod keep;
pub(crate) mod leaders;
pub(crate) mod lose_trait;
pub(crate) mod mission;
pub(crate) mod moving;
pub(crate) mod open_fire;
pub(crate) mod opening;
pub(crate) mod ordering;
pub(crate) mod push;
pub(crate) mod reroll;
pub(crate) mod round;
pub(crate) mod set_up;
pub(crate) mod sharing;
pub(crate) mod shortage;
pub(crate) mod spawn;
pub(crate) mod traits;
pub(crate) mod turn;
pub(crate) mod walk;
pub(crate) mod window;
pub(crate) mod wishes;
pub(crate) mod wounds;

pub use activation::{Activating, Cause, Why};
pub use agree::Agree;
pub use attack::{Attack, AttackStage};
pub use coming::Coming;
pub use decision::{About, Decision};
pub use draw_trait::DrawTrait;
pub use end_of_turn::{EndOfTurn, EndStage};
pub use escorts::Escorts;
pub use follow::Follow;
pub use free::{Free, FreeKind};
pub use keep::Keep;
pub use lose_trait::LoseTrait;
pub use mission::{Drawing, Reacting};
pub use open_fire::OpenFire;
pub use opening::Opening;
pub use push::Push;
pub use reroll::Reroll;
pub use round::{Round, RoundStep};
pub use set_up::{SetUp, SetUpStage};
pub use shortage::Shortage;
pub use spawn::Spawn;
pub use turn::Turn;
pub use walk::Walk;
pub use window::Window;
pub use wounds::{Wounds, WoundsStage};

frames! {
    /// A procedure under way.
    pub enum Frame of MarvelZombies {
        SetUp(SetUp) asks chance,
        Round(Round) asks seats,
        Turn(Turn) asks seats,
        EndOfTurn(EndOfTurn) asks seats,
        Free(Free) asks seats,
        Walk(Walk) asks seats,
        Attack(Attack) asks both,
        Reroll(Reroll) asks chance,
        Push(Push) asks seats,
        DrawTrait(DrawTrait) asks chance,
        LoseTrait(LoseTrait) asks seats,
        Keep(Keep) asks seats,
        Agree(Agree) asks seats,
        Window(Window) asks seats,
        Opening(Opening) asks nobody,
        Spawn(Spawn) asks chance,
        Coming(Coming) asks chance,
        OpenFire(OpenFire) asks chance,
        Follow(Follow) asks nobody,
        Escorts(Escorts) asks nobody,
        Shortage(Shortage) asks nobody,
        Activating(Activating) asks nobody,
        Wounds(Wounds) asks chance,
        Decision(Decision) asks seats,
        Asking(Asking) asks both,
        Reacting(Reacting) asks nobody,
        Drawing(Drawing) asks both,
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Round { next: RoundStep::Begin }.into()
    }
}

/// The questions that seats are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Question {
    /// Which hero begins a turn.
    Begin,
    Turn {
        hero: Character,
        actions: u8,
    },
    Free {
        hero: Character,
        what: FreeKind,
    },
    Walk {
        hero: Character,
        left: u8,
    },
    /// A moment in which effects may be used.
    Effects {
        moment: Moment,
        zone: Zone,
    },
    /// Which of several equal targets.
    Target {
        hero: Character,
        at: Zone,
    },
    Push {
        hero: Character,
        from: Zone,
    },
    /// Which dice are rolled again (MZ-46.28).
    Dice {
        hero: Character,
    },
    /// Which way an Enemy that is lured goes (MZ-26.21).
    Lure {
        hero: Character,
        from: Zone,
    },
    /// Which figures Kinetic Backlash eliminates (MZ-46.34).
    Fell {
        hero: Character,
        at: Zone,
    },
    /// Which of three Traits is discarded.
    DiscardTrait {
        hero: Character,
    },
    /// Whether to draw a Citizen card (MZ-35.10).
    DrawCitizen {
        hero: Character,
    },
    /// Whether to keep a Citizen card.
    KeepCitizen {
        hero: Character,
        card: CitizenCard,
    },
    Agree {
        by: Character,
        with: Character,
        effect: Effect,
        aim: Aim,
    },
    /// Whether to leave through the Exit (MZ-14.7).
    Leave {
        hero: Character,
    },
    Decide(About),
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum ChanceQuestion {
    Deal,
    /// This many dice for a hero's attack.
    Attack {
        hero: Character,
        n: u8,
    },
    Reroll {
        hero: Character,
        n: u8,
    },
    /// Dice against Wounds (MZ-24.3, MZ-46.16, MZ-46.20).
    Parry {
        hero: Character,
        n: u8,
    },
    /// Operators shoot (MZ-18.7).
    Fire {
        n: u8,
    },
    Spawn {
        zone: Zone,
    },
    Trait {
        hero: Character,
    },
    Citizen,
    Leader,
}

pub(crate) fn step(g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
    mission::begin_waiting(g);
    if ending::has_ended(g, log) {
        return Step::Over;
    }
    let Some(frame) = g.stack.top().copied() else { return Step::Over };
    frame.step(g, key, log)
}

/// Requests outside the game itself are accepted whatever is under way.
pub(crate) fn answer(
    g: &mut MarvelZombies,
    input: &InputOf<MarvelZombies>,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top().copied() else { return Err(Refusal::OVER) };
    match *input {
        Input::Act(seat, Action::GiveUp { wish }) => wishes::give_up(g, seat, wish, log),
        Input::Act(seat, Action::HandOver { hero, to }) => wishes::hand_over(g, seat, hero, to, log),
        Input::Act(seat, Action::NameCaptain { captain }) => wishes::name_captain(g, seat, captain, log),
        Input::Act(seat, Action::Order(order)) => ordering::leave(g, seat, order, key, log),
        Input::Act(..) | Input::Chance(_) => frame.answer(g, input, key, log),
    }
}

pub(crate) fn roll_dice(n: u8, chance: &mut dyn Chance) -> Roll {
    table::rule!("MZ-1.8");
    let mut dice = Dice::default();
    (0..n).for_each(|_| dice[chance.below(6) as usize] += 1);
    Roll::Dice(dice)
}

/// The dice of a roll, if there are as many as chance was asked for.
pub(crate) fn dice_of(roll: &Roll, n: u8) -> Result<Dice, Refusal> {
    let Roll::Dice(dice) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
    let sum: u16 = dice.iter().map(|n| u16::from(*n)).sum();
    if sum == u16::from(n) { Ok(*dice) } else { Err(Refusal::IMPOSSIBLE_ROLL) }
}

/// What is done for a seat whose time is up: the turn ends, effects are declined, or a hero at the Exit
/// leaves. Otherwise the first listed action is taken (MZ-50.8, MZ-50.15, MZ-50.17).
pub(crate) fn timeout(g: &MarvelZombies, seat: Seat, key: &RulesKey) -> Action {
    table::rule!("MZ-50.15");
    table::rule!("MZ-52.6");
    table::rule!("MZ-50.21");
    if let Some(decision) = g.stack.top_as::<Decision>() {
        return decision.timeout(g);
    }
    let mut actions = Vec::new();
    g.legal(seat, key, &mut actions);
    let quiet = [Action::EndTurn, Action::Pass, Action::Leave, Action::Enough];
    quiet.into_iter().find(|action| actions.contains(action)).unwrap_or_else(|| actions[0])
}

/// A random action of a kind that is not listed.
pub(crate) fn proposal(g: &MarvelZombies, seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
    match g.stack.top()? {
        Frame::Decision(decision) => decision.proposal(g, chance),
        Frame::Round(_) => wishes::proposal(g, seat, chance),
        Frame::SetUp(_)
        | Frame::Turn(_)
        | Frame::EndOfTurn(_)
        | Frame::Free(_)
        | Frame::Walk(_)
        | Frame::Attack(_)
        | Frame::Reroll(_)
        | Frame::Push(_)
        | Frame::DrawTrait(_)
        | Frame::LoseTrait(_)
        | Frame::Keep(_)
        | Frame::Agree(_)
        | Frame::Window(_)
        | Frame::Opening(_)
        | Frame::Spawn(_)
        | Frame::Coming(_)
        | Frame::OpenFire(_)
        | Frame::Follow(_)
        | Frame::Escorts(_)
        | Frame::Shortage(_)
        | Frame::Activating(_)
        | Frame::Wounds(_)
        | Frame::Asking(_)
        | Frame::Reacting(_)
        | Frame::Drawing(_) => None,
    }
}
