// The game of `game.rs`, written as procedures: one type per procedure of the rules, on a stack that says which of them
// are under way. All games of this project are written like this. Run it with
//
//     cargo run -p table --example procedures

use serde::{Deserialize, Serialize};
use table::limits::SEATS;
use table::{
    AsksChance, AsksSeats, Broken, Chance, Game, InputOf, Line, Log, Observer, Outcome, Pending, PendingOf,
    Procedure, Refusal, RulesKey, Seat, SeatSet, Secret, SetupErrors, Stack, Step, Table, events, frames,
};

pub const ROUNDS: u8 = 3;
pub const HIGHEST_BID: u8 = 5;

/// The options that a table is opened with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
}

/// The state of the game is plain data. The stack says which procedures of the rules are under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LowBid {
    n_seats: usize,
    n_rounds_begun: u8,
    scores: [i16; SEATS],
    stack: Stack<Frame, 2>,
}

frames! {
    /// The procedures of the rules, and whom they ask.
    pub enum Frame of LowBid {
        Rounds(Rounds) asks chance,
        Bids(Bids) asks seats,
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Rounds.into()
    }
}

/// Asks chance how many points a round is worth, then begins its bids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rounds;

impl AsksChance<LowBid> for Rounds {
    fn step(self, g: &mut LowBid, _key: &RulesKey, log: &mut impl Log<LowBid>) -> Step {
        if g.n_rounds_begun < ROUNDS {
            return Step::Waits;
        }
        log.event(Event::GameEnded);
        g.stack.done()
    }

    fn question(&self, _g: &LowBid) {}

    fn roll(&self, _g: &LowBid, _key: &RulesKey, chance: &mut dyn Chance) -> u8 {
        chance.d6()
    }

    fn rolled(
        self,
        g: &mut LowBid,
        roll: &u8,
        _key: &RulesKey,
        log: &mut impl Log<LowBid>,
    ) -> Result<(), Refusal> {
        if !(1..=6).contains(roll) {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        }
        g.n_rounds_begun += 1;
        log.event(Event::RoundBegan { points: *roll });
        g.stack.begin(Bids { points: *roll, sealed: [None; SEATS] });
        Ok(())
    }
}

/// Asks every seat for a sealed bid, then decides who wins the points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bids {
    points: u8,
    sealed: [Option<Secret<u8>>; SEATS],
}

impl AsksSeats<LowBid> for Bids {
    fn step(self, g: &mut LowBid, key: &RulesKey, log: &mut impl Log<LowBid>) -> Step {
        let bids: Vec<u8> = self.sealed.iter().flatten().map(|bid| *bid.read(key)).collect();
        if bids.len() < g.n_seats {
            return Step::Waits;
        }
        for (seat, bid) in Seat::all(g.n_seats).zip(&bids) {
            log.event(Event::BidRevealed { seat, bid: *bid });
        }
        let is_unique = |bid: &u8| bids.iter().filter(|other| *other == bid).count() == 1;
        let lowest = bids.iter().filter(|bid| is_unique(bid)).min();
        if let Some(winner) = lowest.and_then(|lowest| bids.iter().position(|bid| bid == lowest)) {
            g.scores[winner] += i16::from(self.points);
        }
        g.stack.done()
    }

    fn pending(&self, g: &LowBid) -> PendingOf<LowBid> {
        let ready = Seat::all(g.n_seats).filter(|seat| self.sealed[seat.index()].is_some()).collect();
        Pending::sealed(SeatSet::all(g.n_seats), ready, Question::Bid)
    }

    fn legal(&self, _g: &LowBid, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend((1..=HIGHEST_BID).map(Action::Bid));
    }

    fn thinkable(&self, _g: &LowBid, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.push(Action::Bid(0));
    }

    fn act(
        mut self,
        g: &mut LowBid,
        seat: Seat,
        Action::Bid(bid): Action,
        _key: &RulesKey,
        log: &mut impl Log<LowBid>,
    ) -> Result<(), Refusal> {
        if !(1..=HIGHEST_BID).contains(&bid) {
            return Err(Refusal::new("LOW-2", "no-such-bid"));
        }
        let bid = Secret::new(bid, SeatSet::one(seat));
        self.sealed[seat.index()] = Some(bid);
        g.stack.go_on_as(self);
        log.event(Event::BidSealed { seat, bid });
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Question {
    Bid,
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
    tells GameEnded,
}

/// What one observer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub scores: Vec<i16>,
    pub points: Option<u8>,
    /// By seat, as far as the observer may see them.
    pub bids: Vec<Option<u8>>,
}

impl Game for LowBid {
    const NAME: &'static str = "low-bid";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Question = Question;
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
        let mut stack = Stack::default();
        stack.begin(Rounds);
        errors.or(LowBid { n_seats: setup.seats, n_rounds_begun: 0, scores: [0; SEATS], stack })
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn pending(&self) -> PendingOf<LowBid> {
        self.stack.pending(self)
    }

    fn legal(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.stack.legal(self, seat, key, out);
    }

    fn thinkable(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.stack.thinkable(self, seat, key, out);
    }

    fn timeout(&self, _seat: Seat, _key: &RulesKey, _chance: &mut dyn Chance) -> Action {
        Action::Bid(1)
    }

    fn roll(&self, key: &RulesKey, chance: &mut dyn Chance) -> u8 {
        self.stack.roll(self, key, chance)
    }

    fn answer(
        &mut self,
        input: &InputOf<LowBid>,
        key: &RulesKey,
        log: &mut impl Log<LowBid>,
    ) -> Result<(), Refusal> {
        let frame = *self.stack.top().ok_or(Refusal::OVER)?;
        frame.answer(self, input, key, log)
    }

    fn step(&mut self, key: &RulesKey, log: &mut impl Log<LowBid>) -> Step {
        let Some(frame) = self.stack.top().copied() else { return Step::Over };
        frame.step(self, key, log)
    }

    fn view(&self, observer: Observer) -> View {
        let bids = self.stack.top_as::<Bids>();
        let seen = |seat: Seat| bids?.sealed[seat.index()].as_ref()?.seen_by(observer).copied();
        View {
            scores: self.scores[..self.n_seats].to_vec(),
            points: bids.map(|bids| bids.points),
            bids: Seat::all(self.n_seats).map(seen).collect(),
        }
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
        if let Some(bids) = world.stack.top_as_mut::<Bids>() {
            for bid in bids.sealed.iter_mut().flatten().filter(|bid| !bid.audience().has(seat)) {
                *bid.write(key) = 1 + chance.below(HIGHEST_BID.into()) as u8;
            }
        }
        world
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.scores;
        let highest = scores[..self.n_seats].iter().max();
        let winners = Seat::all(self.n_seats).filter(|seat| Some(&scores[seat.index()]) == highest).collect();
        self.stack.is_empty().then_some(Outcome { winners, scores })
    }

    fn check(&self, _key: &RulesKey) -> Result<(), Broken> {
        let most = 6 * i16::from(self.n_rounds_begun);
        let total: i16 = self.scores.iter().sum();
        if total <= most { Ok(()) } else { Err(Broken(format!("{total} of {most} points were won"))) }
    }
}

/// Plays the same game as `game.rs`.
#[allow(clippy::disallowed_macros, reason = "an example may print")]
pub fn main() {
    let (mut table, _) = Table::<LowBid>::start(&Setup { seats: 3 }).expect("three can play");
    for (points, bids) in [(4, [1, 1, 2]), (6, [3, 1, 2]), (2, [5, 5, 5])] {
        table.take(&Line::Chance(points)).expect("a die can show this");
        for (seat, bid) in Seat::all(3).zip(bids) {
            table.take(&Line::Act(seat, Action::Bid(bid))).expect("this bid is legal");
        }
    }
    let outcome = table.state().outcome().expect("the game is over after three rounds");
    println!("The winners are {:?}.", outcome.winners);
    assert_eq!(outcome.winners, SeatSet::one(Seat::B));
    assert_eq!(outcome.scores[..3], [0, 6, 4]);
}
