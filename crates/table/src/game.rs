//! The rules of a game.

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Broken, Chance, Observer, OpenWindow, PendingOf, Refusal, RulesKey, Seat, SeatSet, SetupErrors};

/// The rules of one game. The type itself is the state of a game, which is plain data.
///
/// Everything else in this crate is a function over this trait. Its methods that take a [`RulesKey`] can be called by
/// this crate alone: others call [`apply`](crate::apply), [`legal`](crate::legal) and so on. `examples/game.rs` is a
/// complete implementation.
pub trait Game: Clone + Eq + Hash + Debug + 'static {
    /// The name in journals, addresses and commands. It is the name of the game's folder: lower-case words joined by
    /// dashes.
    const NAME: &'static str;
    /// Must be raised whenever the same inputs lead to other states than before.
    const RULES_VERSION: u32;
    /// Whether this game has proposals: see [`Game::is_proposal`].
    const HAS_PROPOSALS: bool = false;
    /// Whether a player who decides after an open window has closed may see and answer that question while
    /// the window is still open.
    const MAY_LOOK_AHEAD: bool = true;

    /// The options that a table is opened with.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What seats can be asked.
    type Question: Copy + Eq + Debug + Serialize;
    /// What chance can be asked.
    type ChanceQuestion: Copy + Eq + Debug + Serialize;
    /// What a seat can do. Its variants are imperatives, such as `VoteFor`.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// What chance can answer.
    type Roll: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What can happen. Its variants are in the past tense, such as `BallotCast`.
    type Event: Clone + Eq + Debug;
    /// What one observer may know.
    type View: Clone + Eq + Debug + Serialize;
    /// An event as one observer is told of it.
    type Notice: Clone + Eq + Debug + Serialize;

    /// The first state, or everything that is wrong with the set-up.
    fn new(setup: &Self::Setup) -> Result<Self, SetupErrors>;

    /// The number of seats at the table.
    fn n_seats(&self) -> usize;

    /// The seats, or chance, that the table waits for. This method gets no key: the question must not reveal
    /// a secret.
    fn pending(&self) -> PendingOf<Self>;

    /// Why this seat, which is not asked, may not do this. A game can name a rule of its own. This method
    /// gets no key: a refusal must not reveal a secret.
    fn refuse_unasked(&self, _seat: Seat, _action: &Self::Action) -> Refusal {
        Refusal::NOT_ASKED
    }

    /// Lists everything that this seat may do now. It is called only for a seat that is asked.
    fn legal(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Self::Action>);

    /// Lists illegal actions that a person in this seat might try now, so that they can be told why not. It may repeat
    /// legal actions, and is called only for a seat that is asked.
    fn thinkable(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Self::Action>);

    /// Whether this action is a proposal, such as an offer: a kind of action of which there are too many to list.
    /// [`Game::legal`] and [`Game::thinkable`] never list one.
    fn is_proposal(_action: &Self::Action) -> bool {
        false
    }

    /// A random proposal that this seat may make now, if there is one. It is called only for a seat that is asked.
    fn proposal(&self, _seat: Seat, _key: &RulesKey, _chance: &mut dyn Chance) -> Option<Self::Action> {
        None
    }

    /// Whether this action is an order: it answers a later question in advance, or withdraws such an answer. Every
    /// seat may give orders while the table waits for seats, even if it is not asked: see [`Once`](crate::Once) and
    /// [`StandingOrder`](crate::StandingOrder). Orders are never listed.
    fn is_order(_action: &Self::Action) -> bool {
        false
    }

    /// A random order that this seat may give now, if there is one. This method gets no key: whether an order is
    /// accepted must not reveal a secret.
    fn order(&self, _seat: Seat, _chance: &mut dyn Chance) -> Option<Self::Action> {
        None
    }

    /// The same game as if nobody had left anything in advance, neither orders nor answers that the open
    /// window keeps secret. The program that runs the table looks ahead in this game, because a look ahead in
    /// the true one would reveal orders. A game in which orders do more than pass must implement this.
    fn without_orders(&self, _key: &RulesKey) -> Self {
        self.clone()
    }

    /// The seats that have received a proposal and may answer it, although the table does not wait for them. This is
    /// public.
    fn addressed(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The seats that have answered the pending question. The program that runs the table needs this in order
    /// not to ask twice. If these seats are a secret, [`Pending`](crate::Pending) does not contain them.
    fn answered(&self, _key: &RulesKey) -> SeatSet {
        self.pending().ready()
    }

    /// The window that is open to this seat, if the pending question is an opportunity to interrupt that it may let go
    /// by. This method gets no key: it is public.
    fn window(&self, _seat: Seat) -> Option<OpenWindow<Self::Action>> {
        None
    }

    /// How many turns of its own this seat has begun or, in a game without such turns, how many rounds have begun. It
    /// is public.
    fn n_turns_begun(&self, _seat: Seat) -> u32 {
        0
    }

    /// Whether this legal action of an open window belongs to this very moment, such as a card that can only
    /// be played on a roll. A player who lets the moment go by cannot simply do it later.
    fn is_bound(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    /// Whether this answer in an open window is the decision that follows the window, rather than an interruption. Some
    /// windows ask for both at once.
    fn is_decision(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    /// Whether this action only lets chance answer, like a draw or a roll. The program never takes such an
    /// action for the player.
    fn is_press(_action: &Self::Action) -> bool {
        false
    }

    /// Whether everybody may begin now, and nobody has begun anything in this round of the game. Bots then
    /// let people go first. This is public.
    fn people_first(&self) -> bool {
        false
    }

    /// Whether the question to this seat is one step of a chore: several small actions in a row, such as
    /// moving many pieces, which players see and confirm as a whole. This is public.
    fn is_chore(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether this seat, which is asked, could make a proposal now. It is public.
    fn may_propose(&self, _seat: Seat) -> bool {
        Self::HAS_PROPOSALS
    }

    /// The action that is taken for this seat when its time is up. It is called only for a seat that is asked.
    fn timeout(&self, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Self::Action;

    /// A fair answer to the pending question to chance.
    fn roll(&self, key: &RulesKey, chance: &mut dyn Chance) -> Self::Roll;

    /// Takes an action of a seat that is asked, an answer of chance if chance is asked, or an order of any seat. A
    /// refusal must leave the state exactly as it was.
    fn answer(
        &mut self,
        input: &InputOf<Self>,
        key: &RulesKey,
        log: &mut impl Log<Self>,
    ) -> Result<(), Refusal>;

    /// Runs the rules one step further.
    fn step(&mut self, key: &RulesKey, log: &mut impl Log<Self>) -> Step;

    /// What this observer may know. This method gets no key, so it can read only the secrets of this observer. It is
    /// also called between two steps, when nobody is asked yet and [`Game::pending`] must not be called.
    fn view(&self, observer: Observer) -> Self::View;

    /// What this observer is told of an event, if anything.
    fn notice(event: &Self::Event, observer: Observer) -> Option<Self::Notice>;

    /// Whether somebody knows more after this event than before. If so, it cannot be undone.
    fn reveals(event: &Self::Event) -> bool;

    /// A fairly drawn state that this seat cannot tell from the true one.
    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Self;

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Checks what must hold in every state, for instance that every card is in exactly one place.
    fn check(&self, key: &RulesKey) -> Result<(), Broken>;
}

/// What changes a game: an action of a seat, or an answer of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input<Action, Roll> {
    /// An action of a seat.
    Act(Seat, Action),
    /// An answer of chance.
    Chance(Roll),
}

/// An input of this game.
pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Roll>;

/// What [`Game::step`] did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// It did something, and there may be more to do.
    Ran,
    /// Somebody, or chance, must answer.
    Waits,
    /// The game is over.
    Over,
}

/// Receives the events of a game. A `Vec` collects them, and [`Silent`] discards them.
pub trait Log<G: Game> {
    /// Receives one event.
    fn event(&mut self, event: G::Event);

    /// The rules have come this far: observers may see this state, between the events told before it and those told
    /// after it. The kernel calls this after every step. A procedure that moves several pieces in one step calls it
    /// after each of them, with a state that is as consistent as one between two steps.
    #[inline(always)]
    fn moment(&mut self, _g: &G) {}

    /// A window has closed, and `g` would now ask this seat. The seat has answered already, while the window
    /// was open, and that answer follows. As long as the answer reveals nothing, the seat can take it back,
    /// which leads to this state.
    #[inline(always)]
    fn answered_ahead(&mut self, _seat: Seat, _g: &G) {}
}

impl<G: Game> Log<G> for Vec<G::Event> {
    fn event(&mut self, event: G::Event) {
        self.push(event);
    }
}

/// A [`Log`] that discards all events.
pub struct Silent;

impl<G: Game> Log<G> for Silent {
    #[inline(always)]
    fn event(&mut self, _event: G::Event) {}
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Several seats may share a victory, or nobody may win.
    pub winners: SeatSet,
    /// By seat. Seats that are not at the table have 0.
    pub scores: [i16; crate::limits::SEATS],
}
