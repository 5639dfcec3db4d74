//! What a game must say of itself.

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Broken, Chance, Observer, PendingOf, Refusal, RulesKey, Seat, SeatSet, SetupErrors};

/// The rules of one game over its state, which is plain data. Everything else at the table is a free
/// function over this trait. Nobody but this crate holds a [`RulesKey`], so nobody else runs rules.
pub trait Game: Clone + Eq + Hash + Debug + 'static {
    /// The name in journals, addresses and commands: that of its folder, small letters joined by dashes.
    const NAME: &'static str;
    /// Raised when the same inputs would lead elsewhere than before.
    const RULES_VERSION: u32;
    /// Whether there are proposals in this game: actions of a kind that is not listed.
    const HAS_PROPOSALS: bool = false;

    /// The options a table was opened with.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What seats are asked.
    type Question: Copy + Eq + Debug + Serialize;
    /// What chance is asked.
    type ChanceQuestion: Copy + Eq + Debug + Serialize;
    /// What a seat may do, all games' actions being imperatives.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// What chance answers.
    type Roll: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What happened.
    type Event: Clone + Eq + Debug;
    /// What one observer may know.
    type View: Clone + Eq + Debug + Serialize;
    /// An event as it is told to one observer.
    type Notice: Clone + Eq + Debug + Serialize;

    fn new(setup: &Self::Setup) -> Result<Self, SetupErrors>;

    fn n_seats(&self) -> usize;

    /// Whom the table waits for. It gets no key: being asked must not tell a secret.
    fn pending(&self) -> PendingOf<Self>;

    /// Why this seat, which is not asked, may not do this: by a rule of the game where one says so. It gets
    /// no key, since a refusal must not tell a secret.
    fn refuse_unasked(&self, _seat: Seat, _action: &Self::Action) -> Refusal {
        Refusal::NOT_ASKED
    }

    /// Everything this seat, which is asked, may do now.
    fn legal(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Self::Action>);

    /// What a person in this seat, which is asked, might try now beyond what is legal, to be told why not. It
    /// may repeat what is legal.
    fn thinkable(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Self::Action>);

    /// Whether this action is of a kind that is not listed because there are too many of them: an offer,
    /// an order. What [`Game::legal`] lists is none.
    fn is_proposal(_action: &Self::Action) -> bool {
        false
    }

    /// Some proposal that this seat, which is asked, may make now; nothing, where there is none.
    fn proposal(&self, _seat: Seat, _key: &RulesKey, _chance: &mut dyn Chance) -> Option<Self::Action> {
        None
    }

    /// Whether this action only leaves something in advance, or withdraws it. Every seat may do so whenever
    /// the table waits for seats, asked or not: see [`Once`](crate::Once) and [`Until`](crate::Until). It is
    /// not listed.
    fn is_order(_action: &Self::Action) -> bool {
        false
    }

    /// Some order that this seat may give now; nothing, where there is none. It gets no key, since whether an
    /// order is taken must not tell a secret.
    fn order(&self, _seat: Seat, _chance: &mut dyn Chance) -> Option<Self::Action> {
        None
    }

    /// Seats the table does not wait for, to whom a proposal was made that they may answer. It is public.
    fn addressed(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Who has answered what is pending, for whoever runs the table and must not ask twice. Where that
    /// is a secret, [`Pending`](crate::Pending) does not say it.
    fn answered(&self, _key: &RulesKey) -> SeatSet {
        self.pending().ready()
    }

    /// What is done for this seat, which is asked, when its time is up.
    fn timeout(&self, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Self::Action;

    /// A fair answer to what chance is asked.
    fn roll(&self, key: &RulesKey, chance: &mut dyn Chance) -> Self::Roll;

    /// Takes an input from a seat that is asked, or from chance when it is asked, or an order from any seat.
    /// A refusal leaves the state exactly as it was.
    fn answer(
        &mut self,
        input: &InputOf<Self>,
        key: &RulesKey,
        log: &mut impl Log<Self>,
    ) -> Result<(), Refusal>;

    /// Runs the innermost procedure a little further.
    fn step(&mut self, key: &RulesKey, log: &mut impl Log<Self>) -> Step;

    /// What this observer may know. It gets no key, so it cannot read a secret. It is also called between two
    /// steps, when nobody is asked yet and [`Game::pending`] must not be.
    fn view(&self, observer: Observer) -> Self::View;

    fn notice(event: &Self::Event, observer: Observer) -> Option<Self::Notice>;

    /// Whether somebody knows more by this event than before: no undo goes back over it.
    fn reveals(event: &Self::Event) -> bool;

    /// Another world that this seat cannot tell from this one, drawn fairly.
    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Self;

    fn outcome(&self) -> Option<Outcome>;

    /// What must always hold: every card somewhere exactly once …
    fn check(&self, key: &RulesKey) -> Result<(), Broken>;
}

/// What changes a game: an action of a seat, or the answer of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input<Action, Roll> {
    Act(Seat, Action),
    Chance(Roll),
}

pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Roll>;

/// What [`Game::step`] did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// It went on, and there may be more to do.
    Ran,
    /// Somebody, or chance, must answer.
    Waits,
    /// The game is over.
    Over,
}

/// Where events go.
pub trait Log<G: Game> {
    fn event(&mut self, event: G::Event);

    /// The rules have come this far: whoever watches may see this state, between the events told before it
    /// and those told after it. The kernel calls this after every step. A procedure that moves several pieces
    /// in one step calls it after each of them, with a state that is as consistent as one between two steps.
    #[inline(always)]
    fn moment(&mut self, _g: &G) {}
}

impl<G: Game> Log<G> for Vec<G::Event> {
    fn event(&mut self, event: G::Event) {
        self.push(event);
    }
}

/// A log for those who only want the result.
pub struct Silent;

impl<G: Game> Log<G> for Silent {
    #[inline(always)]
    fn event(&mut self, _event: G::Event) {}
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Several share a victory; nobody may win at all.
    pub winners: SeatSet,
    /// By seat; seats that are not at the table have 0.
    pub scores: [i16; crate::limits::SEATS],
}
