// A complete game: the lowest bid that nobody else makes wins the round. Run it with
//
//     cargo run -p table --example game
//
// Chance first decides how many points the round is worth. Then every player seals a bid from 1 to 5. The lowest bid
// that only one player made wins the points. After three rounds, the highest score wins.
//
// The rules of a larger game are split into procedures: `procedures.rs` is the same game, written that way.

use serde::{Deserialize, Serialize};
use table::limits::SEATS;
use table::{
    Broken, Chance, Game, Input, InputOf, Line, Log, Observer, Outcome, Pending, PendingOf, Refusal,
    RulesKey, Seat, SeatSet, Secret, SetupErrors, Step, Table, events,
};

pub const ROUNDS: u8 = 3;
pub const HIGHEST_BID: u8 = 5;

/// The options that a table is opened with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
}

/// The state of the game is plain data.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LowBid {
    n_seats: usize,
    n_rounds_over: u8,
    scores: [i16; SEATS],
    /// What the round is worth, once chance has decided.
    points: Option<u8>,
    /// By seat. Only its owner may see a bid before it is revealed.
    bids: [Option<Secret<u8>>; SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Bid(u8),
}

events! {
    reveals RoundBegan { points: u8 },
    tells BidSealed { seat: Seat; secret bid: u8 },
    reveals BidRevealed { seat: Seat, bid: u8 },
}

/// What one observer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub scores: Vec<i16>,
    pub points: Option<u8>,
    pub bids: Vec<Option<u8>>,
}

impl Game for LowBid {
    const NAME: &'static str = "low-bid";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Question = ();
    type ChanceQuestion = ();
    type Action = Action;
    type Roll = u8;
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn new(setup: &Setup) -> Result<LowBid, SetupErrors> {
        let mut errors = SetupErrors::default();
        if !(2..=SEATS).contains(&setup.seats) {
            errors.add("LOW-1", "seats", format!("2 to {SEATS} can play"));
        }
        let (scores, bids) = ([0; SEATS], [None; SEATS]);
        errors.or(LowBid { n_seats: setup.seats, n_rounds_over: 0, scores, points: None, bids })
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn pending(&self) -> PendingOf<LowBid> {
        let ready = Seat::all(self.n_seats).filter(|seat| self.bids[seat.index()].is_some()).collect();
        match self.points {
            _ if self.n_rounds_over == ROUNDS => Pending::Over,
            None => Pending::Chance(()),
            Some(_) => Pending::sealed(SeatSet::all(self.n_seats), ready, ()),
        }
    }

    fn legal(&self, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend((1..=HIGHEST_BID).map(Action::Bid));
    }

    fn thinkable(&self, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.push(Action::Bid(0));
    }

    fn timeout(&self, _seat: Seat, _key: &RulesKey, _chance: &mut dyn Chance) -> Action {
        Action::Bid(1)
    }

    fn roll(&self, _key: &RulesKey, chance: &mut dyn Chance) -> u8 {
        chance.d6()
    }

    fn answer(
        &mut self,
        input: &InputOf<LowBid>,
        _: &RulesKey,
        log: &mut impl Log<LowBid>,
    ) -> Result<(), Refusal> {
        match *input {
            Input::Chance(points @ 1..=6) => {
                self.points = Some(points);
                log.event(Event::RoundBegan { points });
            }
            Input::Chance(_) => return Err(Refusal::IMPOSSIBLE_ROLL),
            Input::Act(seat, Action::Bid(bid @ 1..=HIGHEST_BID)) => {
                let bid = Secret::new(bid, SeatSet::one(seat));
                self.bids[seat.index()] = Some(bid);
                log.event(Event::BidSealed { seat, bid });
            }
            Input::Act(_, Action::Bid(_)) => return Err(Refusal::new("LOW-2", "no-such-bid")),
        }
        Ok(())
    }

    /// Runs until somebody must answer: once every bid is in, the round is decided.
    fn step(&mut self, key: &RulesKey, log: &mut impl Log<LowBid>) -> Step {
        let bids: Vec<u8> = self.bids.iter().flatten().map(|bid| *bid.read(key)).collect();
        if bids.len() < self.n_seats {
            return if self.n_rounds_over == ROUNDS { Step::Over } else { Step::Waits };
        }
        for (seat, bid) in Seat::all(self.n_seats).zip(&bids) {
            log.event(Event::BidRevealed { seat, bid: *bid });
        }
        let is_unique = |bid: &&u8| bids.iter().filter(|other| other == bid).count() == 1;
        let lowest = bids.iter().filter(is_unique).min();
        if let Some(winner) = bids.iter().position(|bid| Some(bid) == lowest) {
            self.scores[winner] += i16::from(self.points.unwrap_or_default());
        }
        self.n_rounds_over += 1;
        (self.points, self.bids) = (None, [None; SEATS]);
        Step::Ran
    }

    fn view(&self, observer: Observer) -> View {
        let seen = |bid: &Option<Secret<u8>>| bid.as_ref().and_then(|bid| bid.seen_by(observer).copied());
        let n = self.n_seats;
        let bids = self.bids[..n].iter().map(seen).collect();
        View { scores: self.scores[..n].to_vec(), points: self.points, bids }
    }

    fn notice(event: &Event, observer: Observer) -> Option<Notice> {
        Some(told(event, observer))
    }

    fn reveals(event: &Event) -> bool {
        reveals(event)
    }

    /// To a player, the sealed bids of the others may be any bids.
    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> LowBid {
        let mut world = self.clone();
        for bid in world.bids.iter_mut().flatten().filter(|bid| !bid.audience().has(seat)) {
            *bid.write(key) = 1 + chance.below(HIGHEST_BID.into()) as u8;
        }
        world
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.scores;
        let highest = scores[..self.n_seats].iter().max();
        let winners = Seat::all(self.n_seats).filter(|seat| Some(&scores[seat.index()]) == highest).collect();
        (self.n_rounds_over == ROUNDS).then_some(Outcome { winners, scores })
    }

    fn check(&self, _key: &RulesKey) -> Result<(), Broken> {
        let (total, most) = (self.scores.iter().sum::<i16>(), 6 * i16::from(self.n_rounds_over));
        if total <= most { Ok(()) } else { Err(Broken(format!("{total} of {most} points were won"))) }
    }
}

/// Plays a game of three players. A table takes one line after another: an answer of chance, or an action of a seat.
#[allow(clippy::disallowed_macros, reason = "an example may print")]
pub fn main() {
    let (mut table, _) = Table::<LowBid>::start(&Setup { seats: 3 }).expect("three can play");
    for (points, bids) in [(4, [1, 1, 2]), (6, [3, 1, 2]), (2, [5, 5, 5])] {
        table.take(&Line::Chance(points)).expect("a die can show this");
        for (seat, bid) in Seat::all(3).zip(bids) {
            table.take(&Line::Act(seat, Action::Bid(bid))).expect("this bid is legal");
        }
        println!("Bids of {bids:?} for {points} points: {:?}", table.state().view(Observer::Table).scores);
    }
    let outcome = table.state().outcome().expect("the game is over after three rounds");
    println!("The winners are {:?}.", outcome.winners);
    assert_eq!(outcome.winners, SeatSet::one(Seat::B));
    assert_eq!(outcome.scores[..3], [0, 6, 4]);
}
