//! The procedures of the game, as frames of a stack.
//!
//! [`step`] runs the innermost frame until somebody, or chance, must answer; [`answer`] gives it an input. Each is one
//! match; what a procedure does is in the file of its name. A procedure that sets off another pushes its frame and
//! goes on when that is popped; what is to follow an effect is pushed first and so lies underneath.

use serde::Serialize;
use table::{Chance, Input, InputOf, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step};

use crate::action::{Action, Aim, Dice, Roll};
use crate::board::Zone;
use crate::cast::{Character, CitizenCard, Kind};
use crate::effects::asking::{self, Asking};
use crate::effects::{Effect, Moment};
use crate::state::{HeroIx, MarvelZombies};

pub(crate) mod activation;
pub(crate) mod acts;
pub(crate) mod agree;
pub(crate) mod attack;
pub(crate) mod building;
pub(crate) mod citizens;
pub(crate) mod decision;
pub(crate) mod deeds;
pub(crate) mod end_of_turn;
pub(crate) mod ending;
pub(crate) mod escort;
pub(crate) mod figures;
pub(crate) mod free;
pub(crate) mod keep;
pub(crate) mod leaders;
pub(crate) mod mission;
pub(crate) mod moving;
pub(crate) mod open_fire;
pub(crate) mod orders;
pub(crate) mod push;
pub(crate) mod round;
pub(crate) mod set_up;
pub(crate) mod sharing;
pub(crate) mod shortage;
pub(crate) mod spawn;
pub(crate) mod traits;
pub(crate) mod turn;
pub(crate) mod walk;
pub(crate) mod window;
pub(crate) mod wounds;

pub use agree::Agree;
pub use attack::{Attack, AttackStage};
pub use building::Opening;
pub use decision::{About, Decision};
pub use end_of_turn::EndStage;
pub use free::{Free, FreeKind};
pub use leaders::Coming;
pub use mission::{Drawing, Reacting};
pub use open_fire::Fire;
pub use push::Push;
pub use round::RoundStep;
pub use set_up::SetUpStage;
pub use spawn::Spawn;
pub use walk::Walk;
pub use window::Window;
pub use wounds::{Wounds, WoundsStage};

/// A procedure under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// What comes before the first round.
    SetUp(SetUpStage),
    /// A round; the step to begin next.
    Round(RoundStep),
    /// The turn of `turn.hero`.
    Turn,
    EndOfTurn(EndStage),
    /// A free Action of a hero, in or out of the own turn (MZ-8.20).
    Free(Free),
    /// Zones one after the other, by an effect.
    Walk(Walk),
    Attack(Attack),
    /// So many dice of the attack below are rolled again by a hero's effect (MZ-10.11).
    Reroll {
        n: u8,
    },
    /// Enemies go from a zone to one beside it (MZ-23.4).
    Push(Push),
    /// Draws a Trait.
    Trait {
        hero: HeroIx,
    },
    /// Discards one of the Traits held (MZ-9.2, MZ-29.19).
    LoseTrait {
        hero: HeroIx,
    },
    /// A Citizen card comes to a hero, who holds one (MZ-15.6).
    Keep {
        hero: HeroIx,
        card: CitizenCard,
    },
    /// The player of another hero is asked to agree (MZ-27.21, MZ-27.22).
    Agree(Agree),
    /// Effects of a moment may be used.
    Window(Window),
    /// A building is opened (MZ-20).
    Building(Opening),
    /// A Spawn card is drawn for a zone and carried out.
    Spawn(Spawn),
    /// A leader is drawn and placed, by a card or a mission (MZ-18.4, MZ-28.13).
    LeaderComes(Coming),
    /// Operators shoot (MZ-18.7).
    Fire(Fire),
    /// Citizens who have yet to follow the heroes, as bits of people (MZ-29.20).
    Follow {
        left: u16,
    },
    /// The next Citizen who may need a Guard (MZ-15.22).
    Escorts {
        next: u8,
    },
    /// Figures run short: all of the kind are activated (MZ-19).
    Shortage {
        kind: Kind,
    },
    /// The innermost of `activations`.
    Activation,
    Wounds(Wounds),
    /// A shared decision (MZ-50).
    Decision(Decision),
    /// An effect asks on, or rolls dice of its own.
    Effect(Asking),
    /// What the mission does about something that happened.
    Reacting(Reacting),
    /// A Citizen card is drawn by the mission (MZ-32.9, MZ-35.10).
    Drawing(Drawing),
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Round(RoundStep::Begin)
    }
}

/// What seats are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// Who begins a turn.
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
    /// Who falls by Kinetic Backlash (MZ-46.34).
    Fell {
        hero: Character,
        at: Zone,
    },
    /// One of three Traits goes.
    DiscardTrait {
        hero: Character,
    },
    /// A Citizen card is drawn, or not (MZ-35.10).
    DrawCitizen {
        hero: Character,
    },
    /// A Citizen card is kept, or not.
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
    /// By the Exit, or not (MZ-14.7).
    Leave {
        hero: Character,
    },
    Decide(About),
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Toss {
    Deal,
    /// So many dice of a hero's attack.
    Attack {
        hero: Character,
        n: u8,
    },
    Reroll {
        hero: Character,
        n: u8,
    },
    /// Against Wounds (MZ-24.3, MZ-46.16, MZ-46.20).
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

pub(crate) fn pending(g: &MarvelZombies) -> PendingOf<MarvelZombies> {
    let Some(frame) = g.stack.top() else { return Pending::Over };
    match frame {
        Frame::SetUp(stage) => set_up::pending(*stage),
        Frame::Round(_) => round::pending(g),
        Frame::Turn => turn::pending(g),
        Frame::EndOfTurn(_) => end_of_turn::pending(g),
        Frame::Free(free) => free::pending(g, free),
        Frame::Walk(walk) => walk::pending(g, walk),
        Frame::Attack(attack) => attack::pending(g, attack),
        Frame::Reroll { n } => attack::pending_reroll(g, *n),
        Frame::Push(push) => push::pending(g, push),
        Frame::Trait { hero } => traits::pending(g, *hero),
        Frame::LoseTrait { hero } => traits::pending_loss(g, *hero),
        Frame::Keep { hero, card } => keep::pending(g, *hero, *card),
        Frame::Agree(agree) => agree::pending(g, agree),
        Frame::Window(window) => window::pending(g, window),
        Frame::Spawn(spawn) => spawn::pending(spawn),
        Frame::LeaderComes(_) => leaders::pending(),
        Frame::Fire(fire) => open_fire::pending(fire),
        Frame::Building(_)
        | Frame::Shortage { .. }
        | Frame::Activation
        | Frame::Follow { .. }
        | Frame::Escorts { .. }
        | Frame::Reacting(_) => unreachable!("they ask by what they begin"),
        Frame::Wounds(wounds) => wounds::pending(g, wounds),
        Frame::Decision(decision) => decision::pending(g, decision),
        Frame::Effect(asking) => asking::pending(g, asking),
        Frame::Drawing(drawing) => mission::drawing::pending(g, *drawing),
    }
}

pub(crate) fn step(g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
    mission::begin_waiting(g);
    if ending::has_ended(g, log) {
        return Step::Over;
    }
    let Some(frame) = g.stack.top() else { return Step::Over };
    match *frame {
        Frame::SetUp(stage) => set_up::step(g, stage, key, log),
        Frame::Round(step) => round::step(g, step, key, log),
        Frame::Turn => turn::step(g),
        Frame::EndOfTurn(stage) => end_of_turn::step(g, stage, log),
        Frame::Free(free) => free::step(g, free),
        Frame::Walk(walk) => walk::step(g, walk),
        Frame::Attack(attack) => attack::step(g, attack, key, log),
        Frame::Reroll { .. } => Step::Waits,
        Frame::Push(push) => push::step(g, push, log),
        Frame::Trait { hero } => traits::step(g, hero, log),
        Frame::LoseTrait { hero } => traits::step_loss(g, hero, log),
        Frame::Keep { hero, card } => keep::step(g, hero, card, log),
        Frame::Agree(agree) => agree::step(g, agree, key, log),
        Frame::Window(window) => window::step(g, window),
        Frame::Building(opening) => building::step(g, opening, key, log),
        Frame::Spawn(spawn) => spawn::step(g, spawn, log),
        Frame::LeaderComes(coming) => leaders::step(g, coming, log),
        Frame::Fire(fire) => open_fire::step(g, fire),
        Frame::Follow { left } => citizens::step_follow(g, left),
        Frame::Escorts { next } => escort::step(g, next, log),
        Frame::Shortage { kind } => shortage::step(g, kind, log),
        Frame::Activation => activation::step(g, log),
        Frame::Wounds(wounds) => wounds::step(g, wounds, log),
        Frame::Decision(decision) => decision::step(g, decision, key, log),
        Frame::Effect(asking) => asking::step(g, asking, key, log),
        Frame::Reacting(reacting) => mission::step(g, reacting, key, log),
        Frame::Drawing(drawing) => mission::drawing::step(g, drawing, log),
    }
}

pub(crate) fn answer(
    g: &mut MarvelZombies,
    input: &InputOf<MarvelZombies>,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    match input {
        Input::Act(seat, action) => act(g, *seat, *action, key, log),
        Input::Chance(roll) => rolled(g, roll, key, log),
    }
}

fn act(
    g: &mut MarvelZombies,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top() else { return Err(Refusal::OVER) };
    let frame = *frame;
    match action {
        Action::GiveUp { wish } => return orders::give_up(g, seat, wish, log),
        Action::HandOver { hero, to } => return orders::hand_over(g, seat, hero, to, log),
        Action::NameCaptain { captain } => return orders::name_captain(g, seat, captain, log),
        _ => {}
    }
    match frame {
        Frame::Round(_) => round::act(g, seat, action, log),
        Frame::Turn => turn::act(g, action, key, log),
        Frame::EndOfTurn(_) => end_of_turn::act(g, action, log),
        Frame::Free(free) => free::act(g, free, action, key, log),
        Frame::Walk(walk) => walk::act(g, walk, action, key, log),
        Frame::Attack(attack) => attack::act(g, attack, action, key, log),
        Frame::Push(push) => push::act(g, push, action, log),
        Frame::LoseTrait { hero } => traits::act_loss(g, hero, action, log),
        Frame::Keep { hero, card } => keep::act(g, hero, card, action, log),
        Frame::Agree(agree) => agree::act(g, agree, action, key, log),
        Frame::Window(window) => window::act(g, window, seat, action, key, log),
        Frame::Decision(decision) => decision::act(g, decision, seat, action, key, log),
        Frame::Effect(asking) => asking::act(g, asking, action, key, log),
        Frame::Drawing(drawing) => mission::drawing::act(g, drawing, action, log),
        Frame::SetUp(_)
        | Frame::Reroll { .. }
        | Frame::Trait { .. }
        | Frame::Spawn(_)
        | Frame::LeaderComes(_)
        | Frame::Fire(_)
        | Frame::Follow { .. }
        | Frame::Escorts { .. }
        | Frame::Building(_)
        | Frame::Wounds(_)
        | Frame::Shortage { .. }
        | Frame::Activation
        | Frame::Reacting(_) => Err(Refusal::NOT_ASKED),
    }
}

fn rolled(
    g: &mut MarvelZombies,
    roll: &Roll,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top() else { return Err(Refusal::OVER) };
    match (*frame, roll) {
        (Frame::SetUp(stage), Roll::Deal(deal)) => set_up::rolled(g, stage, deal, key, log),
        (Frame::Attack(attack), Roll::Dice(dice)) => attack::rolled(g, attack, *dice, log),
        (Frame::Reroll { n }, Roll::Dice(dice)) => attack::rerolled(g, n, *dice, log),
        (Frame::Trait { hero }, Roll::Trait(card)) => traits::rolled(g, hero, *card, key, log),
        (Frame::Spawn(spawn), roll) => spawn::rolled(g, spawn, roll, key, log),
        (Frame::LeaderComes(coming), Roll::Leader(who)) => leaders::rolled(g, coming, *who, key, log),
        (Frame::Drawing(drawing), Roll::Citizen(card)) => {
            mission::drawing::rolled(g, drawing, *card, key, log)
        }
        (Frame::Fire(fire), Roll::Dice(dice)) => open_fire::rolled(g, fire, *dice, log),
        (Frame::Wounds(wounds), Roll::Dice(dice)) => wounds::rolled(g, wounds, *dice, log),
        (Frame::Effect(asking), Roll::Dice(dice)) => asking::rolled(g, asking, *dice, log),
        _ => Err(Refusal::IMPOSSIBLE_ROLL),
    }
}

/// A fair answer to what chance is asked.
pub(crate) fn roll(g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
    match g.stack.top() {
        Some(Frame::SetUp(_)) => Roll::Deal(set_up::roll(g, key, chance)),
        Some(Frame::Trait { .. }) => Roll::Trait(traits::roll(g, key, chance)),
        Some(Frame::Spawn(spawn)) => spawn::roll(g, spawn, key, chance),
        Some(Frame::LeaderComes(_)) => Roll::Leader(leaders::roll(g, key, chance)),
        Some(Frame::Drawing(_)) => Roll::Citizen(mission::drawing::roll(g, key, chance)),
        _ => Roll::Dice(dice(n_dice(g), chance)),
    }
}

/// Dice that chance is asked for.
fn n_dice(g: &MarvelZombies) -> u8 {
    match pending(g) {
        Pending::Chance(
            Toss::Attack { n, .. } | Toss::Reroll { n, .. } | Toss::Parry { n, .. } | Toss::Fire { n },
        ) => n,
        _ => 0,
    }
}

fn dice(n: u8, chance: &mut dyn Chance) -> Dice {
    table::rule!("MZ-1.8");
    let mut dice = Dice::default();
    (0..n).for_each(|_| dice[chance.below(6) as usize] += 1);
    dice
}

pub(crate) fn legal(g: &MarvelZombies, seat: Seat, out: &mut Vec<Action>) {
    let Some(frame) = g.stack.top() else { return };
    match frame {
        Frame::Round(_) => round::legal(g, seat, out),
        Frame::Turn => turn::legal(g, out),
        Frame::EndOfTurn(_) => end_of_turn::legal(out),
        Frame::Free(free) => free::legal(g, free, out),
        Frame::Walk(walk) => walk::legal(g, walk, out),
        Frame::Attack(attack) => attack::legal(g, attack, out),
        Frame::Push(push) => push::legal(g, push, out),
        Frame::LoseTrait { hero } => traits::legal_loss(g, *hero, out),
        Frame::Keep { hero, card } => keep::legal(g, *hero, *card, out),
        Frame::Agree(_) => agree::legal(out),
        Frame::Window(window) => window::legal(g, window, seat, out),
        Frame::Decision(decision) => decision::legal(g, decision, out),
        Frame::Effect(asking) => asking::legal(g, asking, out),
        Frame::Drawing(drawing) => mission::drawing::legal(*drawing, out),
        Frame::SetUp(_)
        | Frame::Reroll { .. }
        | Frame::Trait { .. }
        | Frame::Spawn(_)
        | Frame::LeaderComes(_)
        | Frame::Fire(_)
        | Frame::Follow { .. }
        | Frame::Escorts { .. }
        | Frame::Building(_)
        | Frame::Wounds(_)
        | Frame::Shortage { .. }
        | Frame::Activation
        | Frame::Reacting(_) => {}
    }
}

/// What else a person might try, and is refused (MZ-EX30).
pub(crate) fn thinkable(g: &MarvelZombies, seat: Seat, out: &mut Vec<Action>) {
    match g.stack.top() {
        Some(Frame::Turn) => turn::thinkable(g, out),
        Some(Frame::Free(free)) => free::thinkable(g, free, out),
        _ => {}
    }
}

/// What is done for a seat whose time is up: the turn ends, effects are declined, a hero at the Exit leaves, else the
/// first that is listed (MZ-50.8, MZ-50.15, MZ-50.17).
pub(crate) fn timeout(g: &MarvelZombies, seat: Seat) -> Action {
    table::rule!("MZ-50.15");
    table::rule!("MZ-52.6");
    table::rule!("MZ-50.21");
    if let Some(Frame::Decision(decision)) = g.stack.top() {
        return decision::timeout(g, decision);
    }
    let mut actions = Vec::new();
    legal(g, seat, &mut actions);
    let quiet = [Action::EndTurn, Action::Pass, Action::Leave, Action::Enough];
    quiet.into_iter().find(|action| actions.contains(action)).unwrap_or_else(|| actions[0])
}

/// Some action of a kind that is not listed.
pub(crate) fn proposal(g: &MarvelZombies, seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
    match g.stack.top()? {
        Frame::Decision(decision) => decision::proposal(g, decision, chance),
        Frame::Round(_) => orders::proposal(g, seat, chance),
        _ => None,
    }
}

impl MarvelZombies {
    /// The innermost procedure goes on as `frame`.
    pub(crate) fn go_on_as(&mut self, frame: Frame) {
        *self.stack.top_mut().expect("a procedure is under way") = frame;
    }

    /// The innermost procedure is done.
    pub(crate) fn done(&mut self) -> Step {
        self.stack.pop();
        Step::Ran
    }

    /// Begins a procedure inside the one under way.
    pub(crate) fn begin(&mut self, frame: Frame) -> Step {
        self.stack.push(frame);
        Step::Ran
    }

    /// The innermost attack, below what goes on inside it.
    pub(crate) fn attack(&self) -> Option<&Attack> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }
}
