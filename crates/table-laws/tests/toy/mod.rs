//! A small honest game with everything that the laws examine: a secret card from a deck, sealed bids, a turn that can
//! be taken back, a die, a window and a hidden number. With a [`Defect`] it is dishonest in exactly one way.
//!
//! In each round, every seat is dealt a card and bids in secret. The winner may raise a banner any number of times, and
//! rolls a die. Then each seat may show its card if it is even. At the end of the round the omen is revealed.

#![allow(dead_code)] // Each test file uses only a part of it.

pub mod defect;

use defect::{Defect, Tally, a_new_number};
use serde::{Deserialize, Serialize};
use table::{
    AskMode, Broken, Chance, Deck, Game, Hand, Input, InputOf, Kind, Log, Observer, OpenWindow, Outcome,
    Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, SetupErrors, Step, rule,
};

const SEATS: usize = 4;
const CARDS: usize = 8;
const BID_AT_MOST: u8 = 3;
const BANNERS: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    #[default]
    Ant,
    Bat,
    Cat,
    Dog,
    Elk,
    Fox,
    Gnu,
    Hen,
}

impl Card {
    const ALL: [Card; CARDS] =
        [Card::Ant, Card::Bat, Card::Cat, Card::Dog, Card::Elk, Card::Fox, Card::Gnu, Card::Hen];

    fn is_even(self) -> bool {
        self.index().is_multiple_of(2)
    }
}

impl Kind for Card {
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Card {
        Card::ALL[index]
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
    pub rounds: u8,
    #[serde(default, skip_serializing_if = "Defect::is_honest")]
    pub defect: Defect,
}

impl Setup {
    pub fn honest(seats: usize, rounds: u8) -> Setup {
        Setup { seats, rounds, defect: Defect::Honest }
    }
}

pub fn setups(defect: Defect) -> Vec<Setup> {
    (2..=SEATS).map(|seats| Setup { seats, rounds: 4, defect }).collect()
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    Deal,
    Bid,
    Turn(Seat),
    Die(Seat),
    Window { from: Seat, n_left: usize },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    HowMuch,
    WhichBanner,
    ShowIt,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChanceQuestion {
    Deal,
    Die,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Bid(u8),
    Raise(u8),
    Done,
    Show,
    Pass,
    /// Only a defect offers this action, with the text of another one.
    #[serde(rename(serialize = "pass"))]
    Mumble,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    Deal { cards: Vec<Card>, omen: u8 },
    Die(u8),
}

/// Both events and notices. A notice lacks what its observer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    Dealt {
        seat: Seat,
        card: Option<Card>,
    },
    BidCast {
        seat: Seat,
        bid: Option<u8>,
        #[serde(skip)]
        is_seen: bool,
    },
    BidsOpened {
        bids: Vec<u8>,
        winner: Seat,
    },
    BannerRaised(u8),
    Glimpsed {
        seat: Seat,
        omen: u8,
    },
    TurnEnded,
    DieRolled(u8),
    Shown {
        seat: Seat,
        card: Card,
    },
    Boasted(Seat),
    Passed {
        seat: Seat,
        card: Option<Card>,
    },
    OmenOpened(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    hands: Vec<Vec<Card>>,
    n_cards: Vec<usize>,
    shown: Vec<Option<Card>>,
    bids: Vec<Option<u8>>,
    coins: Vec<u8>,
    banner: u8,
    omen: Option<u8>,
    deck: Option<Vec<u8>>,
    leak: Vec<Option<Card>>,
    noted: Option<Card>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    n_seats: usize,
    rounds_left: u8,
    phase: Phase,
    deck: Deck<Card, CARDS, 1>,
    hands: [Hand<Card, 1>; SEATS],
    shown: [Option<Card>; SEATS],
    bids: [Option<Secret<u8>>; SEATS],
    coins: [u8; SEATS],
    banner: u8,
    omen: Option<Secret<u8>>,
    /// A copy of the hands that is not secret: defects leak from here.
    copied: [Option<Card>; SEATS],
    /// The card of the last bidder's neighbour. A defect shows this copy, which is not resampled.
    noted: Option<Card>,
    salt: u32,
    tally: Tally,
    defect: Defect,
}

impl Toy {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.n_seats)
    }

    fn ready(&self) -> SeatSet {
        self.seats().filter(|seat| self.bids[seat.index()].is_some()).collect()
    }

    /// The seats that are asked in a window. The defect also asks those that could do something.
    fn window_seats(&self, from: Seat, n_left: usize) -> SeatSet {
        let is_holder = |seat: &Seat| self.copied[seat.index()].is_some_and(Card::is_even);
        let later = from.clockwise(self.n_seats).take(n_left);
        let too_early = later.filter(|seat| self.defect == Defect::WindowOfHolders && is_holder(seat));
        too_early.chain([from]).collect()
    }

    fn copy_secrets(&mut self, key: &RulesKey) {
        if self.defect != Defect::Honest {
            self.copied = self.hands.map(|hand| hand.cards(key).next());
        }
    }

    fn may_show(&self, seat: Seat, key: &RulesKey) -> bool {
        self.hands[seat.index()].cards(key).any(Card::is_even)
    }

    fn deal(
        &mut self,
        cards: &[Card],
        omen: u8,
        key: &RulesKey,
        log: &mut impl Log<Self>,
    ) -> Result<(), Refusal> {
        if !(1..=6).contains(&omen) {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        }
        let drawn = self.deck.draw::<SEATS>(self.n_seats, cards, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
        for (seat, card) in self.seats().zip(drawn) {
            self.hands[seat.index()].add(card, SeatSet::one(seat));
            log.event(Happened::Dealt { seat, card: Some(card) });
        }
        self.omen = Some(Secret::new(omen, SeatSet::EMPTY));
        self.copy_secrets(key);
        self.phase = Phase::Bid;
        Ok(())
    }

    fn bid(&mut self, seat: Seat, bid: u8, log: &mut impl Log<Self>) -> Result<(), Refusal> {
        if bid > self.coins[seat.index()].min(BID_AT_MOST) {
            return Err(Refusal::new("TOY-1", "cannot-afford"));
        }
        assert!(self.defect != Defect::Panics || bid < 3, "this defect cannot count to three");
        self.bids[seat.index()] = Some(Secret::new(bid, SeatSet::one(seat)));
        if self.defect == Defect::LeakingMemory || self.defect == Defect::NotedOnTheWay {
            self.noted = self.copied[seat.left(self.n_seats).index()];
        }
        let is_seen = self.defect == Defect::SealedButSeen;
        log.event(Happened::BidCast { seat, bid: Some(bid), is_seen });
        Ok(())
    }

    fn open_bids(&mut self, key: &RulesKey, log: &mut impl Log<Self>) {
        let bids: Vec<u8> = self.bids.iter().flatten().map(|bid| *bid.read(key)).collect();
        let highest = bids.iter().copied().max().unwrap_or_default();
        let winner = self.seats().find(|seat| bids[seat.index()] == highest).unwrap_or_default();
        self.coins[winner.index()] -= highest;
        self.bids = [None; SEATS];
        log.event(Happened::BidsOpened { bids, winner });
        self.phase = Phase::Turn(winner);
    }

    fn raise(
        &mut self,
        seat: Seat,
        banner: u8,
        key: &RulesKey,
        log: &mut impl Log<Self>,
    ) -> Result<(), Refusal> {
        if banner >= BANNERS {
            return Err(Refusal::new("TOY-3", "no-such-banner"));
        }
        rule!("TOY-3");
        self.banner = banner;
        if self.defect != Defect::UntoldChange {
            log.event(Happened::BannerRaised(banner));
        }
        if self.defect == Defect::UndoAcrossDie {
            let omen = self.omen.as_ref().map_or(0, |omen| *omen.read(key));
            log.event(Happened::Glimpsed { seat, omen });
        }
        Ok(())
    }

    fn end_turn(&mut self, seat: Seat, key: &RulesKey, log: &mut impl Log<Self>) {
        log.event(Happened::TurnEnded);
        if self.defect == Defect::UndoAcrossSilence
            && let Some(omen) = &self.omen
            && *omen.read(key) == 6
        {
            log.event(Happened::OmenOpened(6));
        }
        self.phase = Phase::Die(seat);
    }

    fn show(&mut self, seat: Seat, key: &RulesKey, log: &mut impl Log<Self>) -> Result<(), Refusal> {
        if !self.may_show(seat, key) && self.defect != Defect::AcceptsTooMuch {
            if self.defect == Defect::RefusalThatChanges {
                self.banner = (self.banner + 1) % BANNERS;
            }
            let neighbour = self.copied[seat.left(self.n_seats).index()];
            let tells = self.defect == Defect::RefusalThatTells && !neighbour.is_some_and(Card::is_even);
            return Err(Refusal::new(
                "TOY-2",
                if tells { "not-even-and-neither-is-theirs" } else { "not-even" },
            ));
        }
        if self.defect == Defect::UndoAfterBoast {
            log.event(Happened::Boasted(seat));
            return Ok(());
        }
        let card = self.hands[seat.index()].cards(key).next();
        if let Some(card) = card {
            self.hands[seat.index()].remove(card, key);
            self.shown[seat.index()] = Some(card);
            self.copy_secrets(key);
            log.event(Happened::Shown { seat, card });
        }
        Ok(())
    }

    fn end_round(&mut self, key: &RulesKey, log: &mut impl Log<Self>) {
        if let Some(omen) = self.omen.take() {
            log.event(Happened::OmenOpened(*omen.read(key)));
        }
        self.hands = Default::default();
        self.shown = Default::default();
        self.copied = Default::default();
        self.deck = Deck::new([1; CARDS]);
        self.coins = self.coins.map(|coins| (coins + 1).min(9));
        if self.defect != Defect::NeverEnds {
            self.rounds_left -= 1;
        }
        self.phase = if self.rounds_left == 0 { Phase::Over } else { Phase::Deal };
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Question = Question;
    type ChanceQuestion = ChanceQuestion;
    type Action = Action;
    type Roll = Roll;
    type Event = Happened;
    type View = View;
    type Notice = Happened;

    fn new(setup: &Setup) -> Result<Self, SetupErrors> {
        let mut errors = SetupErrors::default();
        if !(2..=SEATS).contains(&setup.seats) {
            errors.add("TOY-0", "seats", "two to four can play");
        }
        errors.or(Toy {
            n_seats: setup.seats,
            rounds_left: setup.rounds,
            phase: Phase::Deal,
            deck: Deck::new([1; CARDS]),
            hands: Default::default(),
            shown: Default::default(),
            bids: [None; SEATS],
            coins: [2; SEATS],
            banner: 0,
            omen: None,
            copied: Default::default(),
            noted: None,
            salt: if setup.defect == Defect::ReplaysOtherwise { a_new_number() } else { 0 },
            tally: Tally::of(setup.defect),
            defect: setup.defect,
        })
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn pending(&self) -> PendingOf<Self> {
        match self.phase {
            Phase::Deal => Pending::Chance(ChanceQuestion::Deal),
            Phase::Bid => Pending::sealed(SeatSet::all(self.n_seats), self.ready(), Question::HowMuch),
            Phase::Turn(seat) => Pending::turn(seat, Question::WhichBanner),
            Phase::Die(_) => Pending::Chance(ChanceQuestion::Die),
            Phase::Window { from, n_left } => Pending::Seats {
                who: self.window_seats(from, n_left),
                ready: SeatSet::EMPTY,
                mode: AskMode::Window,
                question: Question::ShowIt,
            },
            Phase::Over => Pending::Over,
        }
    }

    fn legal(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        let coins = self.coins[seat.index()] + u8::from(self.defect == Defect::OffersTooMuch);
        self.thinkable(seat, key, out);
        out.retain(|action| match action {
            Action::Bid(bid) => *bid <= coins,
            Action::Show => self.may_show(seat, key),
            Action::Pass => self.defect != Defect::DeadEnd || self.rounds_left > 2,
            Action::Raise(_) | Action::Done | Action::Mumble => true,
        });
        if self.defect == Defect::OffersTwice {
            out.extend(out.last().copied());
        }
    }

    fn thinkable(&self, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Bid => out.extend((0..=BID_AT_MOST).map(Action::Bid)),
            Phase::Turn(_) => {
                let n_listed = if self.defect == Defect::ForgetsToOffer { BANNERS - 1 } else { BANNERS };
                out.extend((0..n_listed).map(Action::Raise).chain([Action::Done]));
            }
            Phase::Window { .. } if self.defect == Defect::WrittenWrong => {
                out.extend([Action::Pass, Action::Mumble])
            }
            Phase::Window { .. } => out.extend([Action::Show, Action::Pass]),
            Phase::Deal | Phase::Die(_) | Phase::Over => {}
        }
    }

    fn window(&self, seat: Seat) -> Option<OpenWindow<Action>> {
        let Phase::Window { from, .. } = self.phase else { return None };
        let pass = if self.defect == Defect::PassesWrongly { Action::Done } else { Action::Pass };
        (from == seat).then_some(OpenWindow {
            pass,
            kind: 0,
            is_rare: true,
            is_last_chance: false,
            stretch: 0,
        })
    }

    fn timeout(&self, _seat: Seat, _key: &RulesKey, _chance: &mut dyn Chance) -> Action {
        match self.phase {
            Phase::Bid if self.defect == Defect::TimesOutWrongly => Action::Pass,
            Phase::Bid => Action::Bid(0),
            Phase::Turn(_) => Action::Done,
            _ => Action::Pass,
        }
    }

    fn roll(&self, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        match self.phase {
            Phase::Deal => Roll::Deal {
                cards: self.deck.sample::<SEATS>(self.n_seats, key, chance).to_vec(),
                omen: chance.d6(),
            },
            _ => Roll::Die(chance.d6()),
        }
    }

    fn answer(
        &mut self,
        input: &InputOf<Self>,
        key: &RulesKey,
        log: &mut impl Log<Self>,
    ) -> Result<(), Refusal> {
        match (self.phase, input) {
            (Phase::Deal, Input::Chance(Roll::Deal { cards, omen })) => self.deal(cards, *omen, key, log)?,
            (Phase::Bid, Input::Act(seat, Action::Bid(bid))) => self.bid(*seat, *bid, log)?,
            (Phase::Turn(seat), Input::Act(_, Action::Raise(banner))) => {
                self.raise(seat, *banner, key, log)?
            }
            (Phase::Turn(seat), Input::Act(_, Action::Done)) => self.end_turn(seat, key, log),
            (Phase::Die(winner), Input::Chance(Roll::Die(pips @ 1..=6))) => {
                log.event(Happened::DieRolled(*pips));
                self.coins[winner.index()] = (self.coins[winner.index()] + pips / 2).min(9);
                self.phase = Phase::Window { from: winner, n_left: self.n_seats };
            }
            (Phase::Window { from, n_left }, Input::Act(seat, action)) => {
                match action {
                    Action::Show => self.show(*seat, key, log)?,
                    Action::Mumble if self.defect == Defect::WrittenWrong => {}
                    Action::Pass => {
                        let card = self.copied[seat.index()].filter(|_| self.defect == Defect::LeakingNotice);
                        log.event(Happened::Passed { seat: *seat, card });
                    }
                    _ => return Err(Refusal::OTHER_QUESTION),
                }
                if *seat == from {
                    self.phase = Phase::Window { from: seat.left(self.n_seats), n_left: n_left - 1 };
                }
            }
            (_, Input::Act(..)) => return Err(Refusal::OTHER_QUESTION),
            (_, Input::Chance(_)) => return Err(Refusal::IMPOSSIBLE_ROLL),
        }
        self.tally.count();
        Ok(())
    }

    fn step(&mut self, key: &RulesKey, log: &mut impl Log<Self>) -> Step {
        match self.phase {
            Phase::Bid if self.ready() == SeatSet::all(self.n_seats) => self.open_bids(key, log),
            Phase::Window { n_left: 0, .. } => self.end_round(key, log),
            Phase::Over => return Step::Over,
            _ => return Step::Waits,
        }
        Step::Ran
    }

    fn view(&self, observer: Observer) -> View {
        let is_window = matches!(self.phase, Phase::Window { .. });
        let is_between = self.phase == Phase::Bid && self.ready() == SeatSet::all(self.n_seats);
        let leaks = match self.defect {
            Defect::LeakingView | Defect::LeakingForGood => is_window,
            Defect::LeakingOnTheWay | Defect::LeakingOnTheWayForGood => is_between,
            Defect::LeakingToSpectators => is_window && observer == Observer::Table,
            _ => false,
        };
        let seen = |secret: &Option<Secret<u8>>| secret.as_ref().and_then(|it| it.seen_by(observer)).copied();
        View {
            hands: self.hands[..self.n_seats].iter().map(|hand| hand.seen_by(observer).collect()).collect(),
            n_cards: self.hands[..self.n_seats].iter().map(Hand::len).collect(),
            shown: self.shown[..self.n_seats].to_vec(),
            bids: self.bids[..self.n_seats].iter().map(seen).collect(),
            coins: self.coins[..self.n_seats].to_vec(),
            banner: self.banner,
            omen: seen(&self.omen),
            deck: self.deck.bag().seen_by(observer).map(|counts| counts.to_vec()),
            leak: if leaks { self.copied[..self.n_seats].to_vec() } else { Vec::new() },
            noted: match self.phase {
                Phase::Die(winner)
                    if observer != Observer::Seat(winner) && self.defect == Defect::LeakingMemory =>
                {
                    self.noted
                }
                Phase::Bid if is_between && self.defect == Defect::NotedOnTheWay => self.noted,
                _ => None,
            },
        }
    }

    fn notice(event: &Happened, observer: Observer) -> Option<Happened> {
        let sees = |seat: &Seat| observer == Observer::All || observer == Observer::Seat(*seat);
        Some(match event {
            Happened::Dealt { seat, card } => {
                Happened::Dealt { seat: *seat, card: card.filter(|_| sees(seat)) }
            }
            Happened::BidCast { seat, bid, is_seen } => Happened::BidCast {
                seat: *seat,
                bid: bid.filter(|_| sees(seat) || *is_seen),
                is_seen: *is_seen,
            },
            Happened::Glimpsed { seat, .. } if !sees(seat) => return None,
            event => event.clone(),
        })
    }

    fn reveals(event: &Happened) -> bool {
        match event {
            Happened::Dealt { .. }
            | Happened::BidsOpened { .. }
            | Happened::DieRolled(_)
            | Happened::Shown { .. }
            | Happened::OmenOpened(_) => true,
            Happened::BidCast { .. }
            | Happened::BannerRaised(_)
            | Happened::TurnEnded
            | Happened::Passed { .. }
            | Happened::Boasted(_)
            | Happened::Glimpsed { .. } => false,
        }
    }

    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Self {
        let mut twin = self.clone();
        if self.defect == Defect::ResamplesNothing {
            return twin;
        }
        let mut pool = Vec::new();
        self.deck.lift_unseen(seat, key, &mut pool);
        self.hands.iter().for_each(|hand| hand.lift_unseen(seat, key, &mut pool));
        chance.shuffle(&mut pool);
        twin.hands.iter_mut().for_each(|hand| hand.lay_unseen(seat, key, &mut pool));
        twin.deck.lay_unseen(seat, key, &mut pool);
        for other in self.seats().filter(|other| *other != seat) {
            let coins = self.coins[other.index()].min(BID_AT_MOST);
            if let Some(bid) = &mut twin.bids[other.index()] {
                *bid.write(key) = chance.below(u32::from(coins) + 1) as u8;
            }
        }
        if let Some(omen) = &mut twin.omen {
            *omen.write(key) = chance.d6();
        }
        if self.defect != Defect::LeakingForGood && self.defect != Defect::LeakingOnTheWayForGood {
            twin.copy_secrets(key);
        }
        twin
    }

    fn outcome(&self) -> Option<Outcome> {
        let highest = self.seats().map(|seat| self.coins[seat.index()]).max();
        let mut scores = [0; table::limits::SEATS];
        self.seats().for_each(|seat| scores[seat.index()] = i16::from(self.coins[seat.index()]));
        let winners = self.seats().filter(|seat| Some(self.coins[seat.index()]) == highest).collect();
        (self.phase == Phase::Over).then_some(Outcome { winners, scores })
    }

    fn check(&self, key: &RulesKey) -> Result<(), Broken> {
        if self.defect == Defect::CheckFails && self.rounds_left == 2 {
            return Err(Broken("two rounds are left".to_string()));
        }
        for card in Card::ALL {
            let in_hands = self.hands.iter().filter(|hand| hand.has(card, key)).count();
            let shown = self.shown.iter().filter(|shown| **shown == Some(card)).count();
            if usize::from(self.deck.bag().counts(key)[card.index()]) + in_hands + shown != 1 {
                return Err(Broken(format!("{card:?} is not in the game exactly once")));
            }
        }
        Ok(())
    }
}
