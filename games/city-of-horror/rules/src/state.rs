//! What lies on the table, as plain data, and the implementation of `Game`.

use serde::Serialize;
use table::{
    Bag, Broken, Chance, Counts, Game, InputOf, Log, Observer, OpenWindow, Outcome, PendingOf, Refusal,
    RulesKey, Seat, SeatSet, Secret, SetupErrors, Stack, Step,
};
use tinyvec::ArrayVec;

use crate::board::{N_COLOURS, N_OPEN_FOOD, N_PLACES, Place, Side};
use crate::cards::{Card, Food, N_CARDS, N_FOOD, N_FOOD_VALUES, N_KINDS};
use crate::characters::{N_ROLES, Person};
use crate::deals::{Deal, PICKS_LISTED, PromiseRecord, StandingOffer};
use crate::flow::{self, ChanceQuestion, Frame, Question};
use crate::invasion::{CARDS_PER_HOUR, InvasionCard, N_HOURS};
use crate::orders::{Order, Orders};
use crate::pile::Pile;
use crate::setup::{self, MAX_SEATS};
use crate::windows;
use crate::{Action, Colour, Event, Notice, Roll, Rules, Setup, View, event, query, resample, view};

/// How deeply procedures nest: a turn, its location, a window, the promised actions of a deal, a card, three
/// Pepper Sprays, and what the last of them asks of chance.
pub(crate) const STACK_DEPTH: usize = 9;
/// The most Weapon Replicas that can be in effect at once: there are two cards, and several ways to get one
/// back from the discard pile within a turn.
pub(crate) const REPLICAS_AT_ONCE: usize = 8;

#[derive(PartialEq, Eq, Hash, Debug)]
pub struct City {
    pub(crate) n_seats: u8,
    pub(crate) rules: Rules,
    pub(crate) corners: [Place; 4],
    pub(crate) sides: [Side; N_PLACES],
    pub(crate) wheel: [Colour; N_COLOURS],
    /// By seat.
    pub(crate) colours: [Colour; MAX_SEATS],
    /// The space of the zombie leader on the wheel.
    pub(crate) leader: u8,
    pub(crate) first: Seat,
    /// 0 before the first turn.
    pub(crate) turn: u8,

    pub(crate) people: [Person; N_ROLES],
    pub(crate) living: SeatSet,
    pub(crate) zombies: [u8; N_PLACES],
    pub(crate) markers: [u8; N_PLACES],
    pub(crate) armory: Armory,
    /// Explosions that wait until the current action is done, in the order of their markers.
    pub(crate) explosions: ArrayVec<[Place; 2]>,

    /// Hands, cards at locations that somebody has seen, escrow, draft packs, and hands of eliminated
    /// players.
    pub(crate) cards: Pile<Card, N_CARDS>,
    /// All cards that nobody has seen: the deck, and those dropped from it face down.
    pub(crate) bag: Bag<Card, N_KINDS>,
    pub(crate) deck_size: u8,
    /// By place: how many cards were dropped there that nobody has seen.
    pub(crate) unseen_at: [u8; N_PLACES],
    pub(crate) discard: Counts<N_KINDS>,
    pub(crate) mower_is_gone: bool,
    pub(crate) antidotes: [u8; MAX_SEATS],
    pub(crate) antidotes_at: [u8; N_PLACES],
    pub(crate) antidotes_gone: u8,
    /// Tokens drawn face down.
    pub(crate) food: Pile<Food, N_FOOD>,
    pub(crate) food_bag: Bag<Food, N_FOOD_VALUES>,
    /// Open tokens at the Crossroads, sorted.
    pub(crate) open_food: ArrayVec<[Food; N_OPEN_FOOD]>,
    /// Tokens taken openly, by seat and value.
    pub(crate) shown_food: [[u8; N_FOOD_VALUES]; MAX_SEATS],
    pub(crate) food_gone: [u8; N_FOOD_VALUES],

    pub(crate) packs: [[InvasionCard; CARDS_PER_HOUR]; N_HOURS],
    pub(crate) deck_origin: DeckOrigin,
    /// By hour: the card of the pack, once it is decided.
    pub(crate) drawn: [Option<Secret<u8>>; N_HOURS],
    /// How many hours have their card face up.
    pub(crate) n_shown: u8,

    /// Movement cards that have been shown this turn.
    pub(crate) chosen: [Option<Place>; MAX_SEATS],
    /// The players who have declared their move this turn.
    pub(crate) moved: SeatSet,
    pub(crate) replicas: ArrayVec<[Replica; REPLICAS_AT_ONCE]>,
    /// The last player who lost a character this turn.
    pub(crate) last_loss: Option<Seat>,
    /// Canned Food that scores, by seat.
    pub(crate) canned: [u8; MAX_SEATS],

    /// The players for whom the next decision must wait.
    pub(crate) holds: SeatSet,
    /// Trades and deals in this window, by seat.
    pub(crate) bargains: [u8; MAX_SEATS],
    /// Promises kept and broken in the whole game, by seat, for the players' histories.
    pub(crate) promise_records: [PromiseRecord; MAX_SEATS],
    pub(crate) orders: [Secret<Orders>; MAX_SEATS],
    /// In the order in which they were made. A vector suits offers and deals, because there are usually few
    /// or none, and copying an empty vector with the state costs almost nothing.
    pub(crate) offers: Vec<StandingOffer>,
    /// The number of the last offer.
    pub(crate) n_offers: u8,
    /// Deals about the location being resolved.
    pub(crate) deals: Vec<Deal>,

    pub(crate) stack: Stack<Frame, STACK_DEPTH>,
    pub(crate) outcome: Option<Outcome>,
}

/// Copies each field as a block. A derived clone would copy the lists inside entry by entry and take several
/// times as long.
impl Clone for City {
    fn clone(&self) -> City {
        City {
            n_seats: self.n_seats,
            rules: self.rules,
            corners: self.corners,
            sides: self.sides,
            wheel: self.wheel,
            colours: self.colours,
            leader: self.leader,
            first: self.first,
            turn: self.turn,
            people: self.people,
            living: self.living,
            zombies: self.zombies,
            markers: self.markers,
            armory: self.armory,
            explosions: self.explosions,
            cards: self.cards,
            bag: self.bag,
            deck_size: self.deck_size,
            unseen_at: self.unseen_at,
            discard: self.discard,
            mower_is_gone: self.mower_is_gone,
            antidotes: self.antidotes,
            antidotes_at: self.antidotes_at,
            antidotes_gone: self.antidotes_gone,
            food: self.food,
            food_bag: self.food_bag,
            open_food: self.open_food,
            shown_food: self.shown_food,
            food_gone: self.food_gone,
            packs: self.packs,
            deck_origin: self.deck_origin,
            drawn: self.drawn,
            n_shown: self.n_shown,
            chosen: self.chosen,
            moved: self.moved,
            replicas: self.replicas,
            last_loss: self.last_loss,
            canned: self.canned,
            holds: self.holds,
            bargains: self.bargains,
            promise_records: self.promise_records,
            orders: self.orders,
            offers: self.offers.clone(),
            n_offers: self.n_offers,
            deals: self.deals.clone(),
            stack: self.stack,
            outcome: self.outcome,
        }
    }
}

/// The state of the Armory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Armory {
    #[default]
    Open,
    Burnt,
    Blocked,
}

/// The invasion cards that are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum DeckOrigin {
    /// The cards of the data file. Most of them were designed to fit what is known about the printed cards.
    #[default]
    Reconstructed,
    /// Cards that this table supplied.
    Replaced,
}

/// A Weapon Replica in effect until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replica {
    pub place: Place,
    pub by: Seat,
    /// In the first print: the player whose ballot it takes.
    pub victim: Option<Seat>,
}

impl City {
    /// An empty table, for the set-up and for scenes to fill.
    pub(crate) fn empty() -> City {
        City {
            n_seats: 0,
            rules: Rules::default(),
            corners: Place::BUILDINGS,
            sides: [Side::A; N_PLACES],
            wheel: [Colour::Green; N_COLOURS],
            colours: [Colour::Green; MAX_SEATS],
            leader: 0,
            first: Seat::A,
            turn: 0,
            people: [Person::default(); N_ROLES],
            living: SeatSet::EMPTY,
            zombies: [0; N_PLACES],
            markers: [0; N_PLACES],
            armory: Armory::Open,
            explosions: ArrayVec::new(),
            cards: Pile::default(),
            bag: Bag::new([0; N_KINDS]),
            deck_size: 0,
            unseen_at: [0; N_PLACES],
            discard: Counts::NONE,
            mower_is_gone: false,
            antidotes: [0; MAX_SEATS],
            antidotes_at: [0; N_PLACES],
            antidotes_gone: 0,
            food: Pile::default(),
            food_bag: Bag::new([0; N_FOOD_VALUES]),
            open_food: ArrayVec::new(),
            shown_food: [[0; N_FOOD_VALUES]; MAX_SEATS],
            food_gone: [0; N_FOOD_VALUES],
            packs: [[InvasionCard::default(); CARDS_PER_HOUR]; N_HOURS],
            deck_origin: DeckOrigin::Reconstructed,
            drawn: [None; N_HOURS],
            n_shown: 0,
            chosen: [None; MAX_SEATS],
            moved: SeatSet::EMPTY,
            replicas: ArrayVec::new(),
            last_loss: None,
            canned: [0; MAX_SEATS],
            holds: SeatSet::EMPTY,
            bargains: [0; MAX_SEATS],
            promise_records: [PromiseRecord::default(); MAX_SEATS],
            orders: std::array::from_fn(|seat| Secret::new(Orders::default(), SeatSet::one(Seat::new(seat)))),
            offers: Vec::new(),
            n_offers: 0,
            deals: Vec::new(),
            stack: Stack::default(),
            outcome: None,
        }
    }
}

impl Game for City {
    const NAME: &'static str = "city-of-horror";
    const RULES_VERSION: u32 = 8;
    const HAS_PROPOSALS: bool = true;
    /// Everybody may act and bargain while somebody decides, so a decision made earlier may no longer fit.
    const MAY_LOOK_AHEAD: bool = false;

    type Setup = Setup;
    type Question = Question;
    type ChanceQuestion = ChanceQuestion;
    type Action = Action;
    type Roll = Roll;
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn new(setup: &Setup) -> Result<City, SetupErrors> {
        setup::first_state(setup)
    }

    fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }

    fn pending(&self) -> PendingOf<City> {
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
            Action::Propose(_) | Action::Counter(..) | Action::Show(..) | Action::Order(_) => true,
            Action::Accept(_, _, picks) => picks.len() > PICKS_LISTED,
            _ => false,
        }
    }

    /// A hold is public, and only players who are being asked may leave one, so it does not count as an
    /// order.
    fn is_order(action: &Action) -> bool {
        matches!(action, Action::Order(order) if *order != Order::Hold)
    }

    fn order(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
        flow::order(self, seat, chance)
    }

    fn proposal(&self, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Option<Action> {
        flow::proposal(self, seat, key, chance)
    }

    fn addressed(&self) -> SeatSet {
        flow::addressed(self)
    }

    fn answered(&self, _key: &RulesKey) -> SeatSet {
        flow::answered(self)
    }

    fn window(&self, seat: Seat) -> Option<OpenWindow<Action>> {
        windows::window(self, seat)
    }

    fn may_propose(&self, _seat: Seat) -> bool {
        flow::may_bargain(self)
    }

    fn n_turns_begun(&self, _seat: Seat) -> u32 {
        u32::from(self.turn)
    }

    fn is_bound(&self, seat: Seat, action: &Action) -> bool {
        windows::is_bound(self, seat, action)
    }

    fn timeout(&self, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Action {
        flow::timeout(self, seat, key, chance)
    }

    fn roll(&self, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        self.stack.roll(self, key, chance)
    }

    fn answer(
        &mut self,
        input: &InputOf<City>,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        flow::answer(self, input, key, log)
    }

    fn step(&mut self, key: &RulesKey, log: &mut impl Log<City>) -> Step {
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

    fn without_orders(&self, key: &RulesKey) -> City {
        flow::ordering::without_orders(self, key)
    }

    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> City {
        resample::resample(self, seat, chance, key)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn check(&self, key: &RulesKey) -> Result<(), Broken> {
        query::check(self, key)
    }
}
