//! What lies on the table, as plain data, and the implementation of `Game`.

use table::{
    Broken, Chance, Counts, Deck, Game, Hand, InputOf, Log, Observer, OpenWindow, Outcome, PendingOf,
    Procedure, Refusal, RulesKey, Seat, Secret, SetupErrors, Stack, Step,
};

use crate::board::N_PLACES;
use crate::cards::{N_CARDS, N_KINDS};
use crate::characters::N_ROLES;
use crate::flow::{self, ChanceQuestion, Frame, Question};
use crate::orders::Passes;
use crate::setup::{self, MAX_SEATS};
use crate::windows;
use crate::{
    Action, Card, Colour, Event, Fate, Notice, Place, PlaceSet, RoleSet, Roll, Setup, View, ZombiePlayers,
    event, query, resample, view,
};

/// Enough for procedures within procedures: a round, its attack, its vote.
pub(crate) const STACK_DEPTH: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mall {
    pub(crate) n_seats: u8,
    pub(crate) zombie_players: ZombiePlayers,
    pub(crate) colours: [Colour; MAX_SEATS],
    /// The first Chief, if the host named one.
    pub(crate) first_chief: Option<Seat>,

    pub(crate) chief: Seat,
    /// The Chief was elected this round and was not Chief before.
    pub(crate) chief_is_new: bool,
    pub(crate) round: u16,
    /// The last round in which a character was lost; 0 before the first loss.
    pub(crate) last_loss_in: u16,

    pub(crate) standing: [[Fate; N_ROLES]; MAX_SEATS],
    /// The characters that Hidden protects this round.
    pub(crate) hidden: [RoleSet; MAX_SEATS],
    pub(crate) eliminated_in: [Option<u16>; MAX_SEATS],
    pub(crate) open: PlaceSet,
    pub(crate) zombies: [u8; N_PLACES],
    /// Hardware played this round.
    pub(crate) barricades: [u8; N_PLACES],

    pub(crate) hands: [Hand<Card, N_CARDS>; MAX_SEATS],
    pub(crate) deck: Deck<Card, N_KINDS, N_CARDS>,
    pub(crate) played: Counts<N_KINDS>,
    /// Hands of eliminated players.
    pub(crate) out_of_play: Hand<Card, N_CARDS>,

    /// The dice under the cover, sorted.
    pub(crate) covered_dice: Option<Secret<[u8; 4]>>,
    /// Destinations that have been revealed.
    pub(crate) destinations: [Option<Place>; MAX_SEATS],
    /// Passes left in advance.
    pub(crate) passes: [Secret<Passes>; MAX_SEATS],

    pub(crate) stack: Stack<Frame, STACK_DEPTH>,
    pub(crate) outcome: Option<Outcome>,
}

impl Game for Mall {
    const NAME: &'static str = "mall-of-horror";
    const RULES_VERSION: u32 = 5;

    type Setup = Setup;
    type Question = Question;
    type ChanceQuestion = ChanceQuestion;
    type Action = Action;
    type Roll = Roll;
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn new(setup: &Setup) -> Result<Mall, SetupErrors> {
        setup::first_state(setup)
    }

    fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }

    fn pending(&self) -> PendingOf<Mall> {
        self.stack.pending(self)
    }

    fn legal(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.stack.legal(self, seat, key, out);
    }

    fn thinkable(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.stack.thinkable(self, seat, key, out);
    }

    fn is_order(action: &Action) -> bool {
        matches!(action, Action::Order(_))
    }

    fn order(&self, _seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
        Some(Action::Order(flow::ordering::any(self, chance)))
    }

    fn window(&self, seat: Seat) -> Option<OpenWindow<Action>> {
        windows::window(self, seat)
    }

    fn n_turns_begun(&self, _seat: Seat) -> u32 {
        u32::from(self.round)
    }

    fn timeout(&self, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Action {
        flow::timeout(self, seat, key, chance)
    }

    fn roll(&self, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        self.stack.roll(self, key, chance)
    }

    fn answer(
        &mut self,
        input: &InputOf<Mall>,
        key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        flow::answer(self, input, key, log)
    }

    fn step(&mut self, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        let Some(frame) = self.stack.top().copied() else { return Step::Over };
        frame.step(self, key, log)
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

    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Mall {
        resample::resample(self, seat, chance, key)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn check(&self, key: &RulesKey) -> Result<(), Broken> {
        query::check(self, key)
    }
}
