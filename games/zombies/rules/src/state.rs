//! What lies on the table, as plain data, and the game's interface to the kernel.

use serde::Serialize;
use table::{
    Broken, Chance, Deck, Game, InputOf, Log, Observer, OpenWindow, Outcome, Pending, PendingOf, Refusal,
    RulesKey, Seat, SeatSet, Secret, SetupErrors, Stack, Step,
};
use tinyvec::ArrayVec;

use crate::cards::{N_CARDS, playing};
use crate::flow::{self, Answer, ChanceQuestion, Frame, Question};
use crate::hand::Hand;
use crate::map::{Map, Square};
use crate::orders::{NextPlays, Order, Passes};
use crate::piles::Piles;
use crate::rules::{Rules, Supply};
use crate::setup::{self, MAX_SEATS};
use crate::tiles::{Figure, Set};
use crate::windows;
use crate::{Action, Aim, Card, Event, Notice, Roll, Setup, View, event, query, resample, view};

mod player;
mod turn;

pub use player::{Player, SeatView};
pub use turn::{Turn, TurnView};
pub(crate) use {player::seat_view, turn::turn_view};

/// The depth of nested procedures: a turn, its movement, a fight, its window, and cards that answer cards
/// with walks and fights of their own. The depth is bounded, because each player plays at most one card per
/// round.
pub(crate) const STACK_DEPTH: usize = 24;
/// Items in front of one player.
pub(crate) const ITEMS_AT_ONCE: usize = 16;
/// Lasting effects at the same time.
pub(crate) const LASTING_AT_ONCE: usize = 32;
/// Known cards on or under the deck.
pub(crate) const KNOWN_IN_DECK: usize = 12;
/// The most zombies that a die can move in one step.
pub(crate) const ZOMBIES_AT_ONCE: usize = 12;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Zombies {
    pub(crate) n_seats: u8,
    pub(crate) rules: Rules,
    pub(crate) dealer: Seat,
    /// The player whose turn it is.
    pub(crate) active: Seat,
    /// 0 before the first turn.
    pub(crate) round: u16,
    pub(crate) turn: Turn,

    pub(crate) map: Map,
    pub(crate) piles: Piles,
    /// Figures left, by kind; `None` if unlimited (ZOM-1.7).
    pub(crate) supply: Option<[u8; 4]>,
    pub(crate) players: [Player; MAX_SEATS],

    pub(crate) hands: [Hand; MAX_SEATS],
    pub(crate) deck: Deck<Card, N_CARDS, KNOWN_IN_DECK>,
    /// The last one lies on top.
    pub(crate) discard: Vec<Card>,
    /// Cards that left the game.
    pub(crate) n_gone: u16,
    pub(crate) n_cards: u16,

    pub(crate) lasting: ArrayVec<[Lasting; LASTING_AT_ONCE]>,
    /// The goal of the innermost walk, if it is longer than one step.
    pub(crate) goal: Option<Square>,
    /// Answers in the open window.
    pub(crate) answers: [Option<Secret<Answer>>; MAX_SEATS],
    pub(crate) passes: [Secret<Passes>; MAX_SEATS],
    pub(crate) next_plays: [Secret<NextPlays>; MAX_SEATS],
    /// The players who wish to end the game (ZOM-14.14).
    pub(crate) wish_to_end: SeatSet,
    /// Turns in a row that ended without a zombie on the table (ZOM-14.13).
    pub(crate) quiet_turns: u8,

    pub(crate) stack: Stack<Frame, STACK_DEPTH>,
    pub(crate) outcome: Option<Outcome>,
}

/// The state of a subway ride (ZOM-17.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ride {
    #[default]
    None,
    /// Declared: the next turn is skipped and ends with the arrival.
    Rides,
    /// The ride is lost, but the turn is skipped all the same.
    Lost,
}

/// A card in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Item {
    pub card: Card,
    /// Uses left, for items with a limited number of uses.
    pub charges: u8,
    /// A marker rather than a card: it leaves the game when it is lost.
    pub is_copy: bool,
}

/// A lasting effect. The card says what it does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lasting {
    pub card: Card,
    pub by: Seat,
    /// The player, place or thing that it is on.
    pub aim: Aim,
    pub until: Until,
}

/// How long an effect lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Until {
    /// From now until the end of a turn of this player that begins later (ZOM-11.5).
    TurnOver { of: Seat, has_begun: bool },
    /// Only during a turn of this player: the current one, or the next (ZOM-11.6, ZOM-11.18).
    During { of: Seat, has_begun: bool },
    /// Until the event that the effect waits for has happened.
    Used,
    #[default]
    Always,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum MovementRoll {
    #[default]
    NotYet,
    /// No roll in this turn.
    None,
    /// The natural die; `plus` is what cards added to it.
    Rolled { natural: u8, plus: i8 },
    /// A fixed number of squares, regardless of what changes rolls.
    Fixed(u8),
}

impl Zombies {
    /// A table with nothing on it, for the set-up and for scenes to fill.
    pub(crate) fn empty(n_seats: usize, rules: Rules) -> Zombies {
        Zombies {
            n_seats: n_seats as u8,
            rules,
            dealer: Seat::A,
            active: Seat::A,
            round: 0,
            turn: Turn::default(),
            map: Map::new(rules.doors),
            piles: Piles::default(),
            supply: (rules.supply == Supply::Limited).then(|| figures(&rules)),
            players: [Player::default(); MAX_SEATS],
            hands: [Hand::default(); MAX_SEATS],
            deck: Deck::new([0; N_CARDS]),
            discard: Vec::new(),
            n_gone: 0,
            n_cards: 0,
            lasting: ArrayVec::new(),
            goal: None,
            answers: [None; MAX_SEATS],
            passes: secret_of_each(),
            next_plays: secret_of_each(),
            wish_to_end: SeatSet::EMPTY,
            quiet_turns: 0,
            stack: Stack::default(),
            outcome: None,
        }
    }
}

/// ZOM-1.7: the figures of the boxes in play.
fn figures(rules: &Rules) -> [u8; 4] {
    let mut figures = [0; 4];
    figures[Figure::Zombie.index()] = 100;
    figures[Figure::Enhanced.index()] = if rules.tiles.has(Set::Z2) { 6 } else { 0 };
    figures[Figure::Dog.index()] = if rules.tiles.has(Set::Z4) { 100 } else { 0 };
    figures[Figure::Clown.index()] = if rules.tiles.has(Set::Z7) { 25 } else { 0 };
    figures
}

/// Something secret of each player.
fn secret_of_each<T: Default>() -> [Secret<T>; MAX_SEATS] {
    std::array::from_fn(|seat| Secret::new(T::default(), SeatSet::one(Seat::new(seat))))
}

impl Game for Zombies {
    const NAME: &'static str = "zombies";
    const RULES_VERSION: u32 = 8;
    const HAS_PROPOSALS: bool = true;

    type Setup = Setup;
    type Question = Question;
    type ChanceQuestion = ChanceQuestion;
    type Action = Action;
    type Roll = Roll;
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn new(setup: &Setup) -> Result<Zombies, SetupErrors> {
        setup::first_state(setup)
    }

    fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }

    fn pending(&self) -> PendingOf<Zombies> {
        self.stack.pending(self)
    }

    fn refuse_unasked(&self, seat: Seat, action: &Action) -> Refusal {
        playing::refuse_out_of_turn(self, seat, *action)
    }

    fn legal(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        flow::legal(self, seat, key, out);
    }

    fn thinkable(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        flow::thinkable(self, seat, key, out);
    }

    fn is_proposal(action: &Action) -> bool {
        matches!(action, Action::Order(_))
    }

    /// The wish to end the game is public and can only be expressed when asked, so it is not an order.
    fn is_order(action: &Action) -> bool {
        matches!(action, Action::Order(Order::Pass(_) | Order::PlayNext { .. }))
    }

    fn order(&self, _seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
        Some(flow::ordering::propose(self, chance))
    }

    fn without_orders(&self, key: &RulesKey) -> Zombies {
        flow::ordering::without_orders(self, key)
    }

    fn proposal(&self, _seat: Seat, _key: &RulesKey, chance: &mut dyn Chance) -> Option<Action> {
        Some(flow::ordering::propose(self, chance))
    }

    fn answered(&self, _key: &RulesKey) -> SeatSet {
        flow::answered(self)
    }

    fn window(&self, seat: Seat) -> Option<OpenWindow<Action>> {
        windows::window(self, seat)
    }

    /// A player who is asked may also wish to end the game, but that is no answer to the question.
    fn may_propose(&self, _seat: Seat) -> bool {
        false
    }

    fn n_turns_begun(&self, seat: Seat) -> u32 {
        windows::n_turns_begun(self, seat)
    }

    fn is_bound(&self, _seat: Seat, action: &Action) -> bool {
        windows::is_bound(action)
    }

    fn is_decision(&self, seat: Seat, action: &Action) -> bool {
        windows::is_decision(self, seat, action)
    }

    fn is_press(action: &Action) -> bool {
        windows::is_press(action)
    }

    /// Zombies and tokens are put on a new tile one after another, and zombies are moved one after another.
    fn is_chore(&self, seat: Seat) -> bool {
        let Pending::Seats { question, .. } = self.pending() else { return false };
        match question {
            Question::PutZombie { seat: asked, .. }
            | Question::PutBullets { seat: asked }
            | Question::PutLife { seat: asked }
            | Question::MoveZombies { seat: asked, .. } => asked == seat,
            _ => false,
        }
    }

    fn timeout(&self, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Action {
        flow::timeout(self, seat, key, chance)
    }

    fn roll(&self, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        self.stack.roll(self, key, chance)
    }

    fn answer(
        &mut self,
        input: &InputOf<Zombies>,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        flow::answer(self, input, key, log)
    }

    fn step(&mut self, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
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

    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Zombies {
        resample::resample(self, seat, chance, key)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn check(&self, key: &RulesKey) -> Result<(), Broken> {
        query::check(self, key)
    }
}
