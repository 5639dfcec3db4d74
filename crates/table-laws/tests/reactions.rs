//! Reactions and proposals: an honest game with both obeys the laws, and each defect breaks its law.
//!
//! In each round, all seats answer in secret whether they strike; when the last answer is in, everybody is told who did.
//! Meanwhile, anybody may whisper a number to somebody else: there are too many numbers to list.

use serde::{Deserialize, Serialize};
use table::{
    AskMode, Broken, Chance, Game, Input, InputOf, Log, Observer, Outcome, Pending, PendingOf, Refusal,
    RulesKey, Seat, SeatSet, Secret, SetupErrors, Step,
};
use table_laws::{Law, Laws};

const SEATS: usize = 3;
const ROUNDS: u8 = 4;
const NUMBERS: u8 = 200;

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Defect {
    Honest,
    /// The view shows which seats have answered.
    Shown,
    /// Everybody is told that a seat has answered.
    Told,
    /// A seat that has answered counts as ready.
    Ready,
    /// The game makes a proposal that it refuses.
    BadProposal,
    /// A proposal is listed.
    Listed,
    /// Something that is not a proposal is proposed.
    NoProposal,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Duel {
    round: u8,
    answers: [Option<Secret<bool>>; SEATS],
    heard: [Secret<u8>; SEATS],
    outcome: Option<Outcome>,
    defect: Defect,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Pass,
    Strike,
    Whisper(u8, Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Happened {
    Answered { seat: Seat },
    Whispered { seat: Seat, to: Seat, number: Option<u8> },
    Struck { who: SeatSet },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Answered { seat: Seat, is_told: bool },
    Whispered { seat: Seat, to: Seat, number: Secret<u8> },
    Struck { who: SeatSet },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct View {
    round: u8,
    answers: Vec<Option<bool>>,
    heard: Vec<Option<u8>>,
    answered: SeatSet,
}

impl Duel {
    fn has_answered(&self) -> SeatSet {
        Seat::all(SEATS).filter(|seat| self.answers[seat.index()].is_some()).collect()
    }
}

impl Game for Duel {
    const NAME: &'static str = "duel";
    const RULES_VERSION: u32 = 1;
    const HAS_PROPOSALS: bool = true;

    type Setup = Defect;
    type Question = u8;
    type ChanceQuestion = ();
    type Action = Action;
    type Roll = ();
    type Event = Event;
    type View = View;
    type Notice = Happened;

    fn new(&defect: &Defect) -> Result<Self, SetupErrors> {
        let heard = std::array::from_fn(|seat| Secret::new(0, SeatSet::one(Seat::new(seat))));
        Ok(Duel { round: 0, answers: [None; SEATS], heard, outcome: None, defect })
    }

    fn n_seats(&self) -> usize {
        SEATS
    }

    fn pending(&self) -> PendingOf<Self> {
        if self.outcome.is_some() {
            return Pending::Over;
        }
        let ready = if self.defect == Defect::Ready { self.has_answered() } else { SeatSet::EMPTY };
        Pending::Seats { who: SeatSet::all(SEATS), ready, mode: AskMode::Reaction, question: self.round }
    }

    fn answered(&self, _key: &RulesKey) -> SeatSet {
        self.has_answered()
    }

    fn legal(&self, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Strike]);
        if self.defect == Defect::Listed {
            out.push(Action::Whisper(1, seat.left(SEATS)));
        }
    }

    fn thinkable(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.legal(seat, key, out);
    }

    fn is_proposal(action: &Action) -> bool {
        matches!(action, Action::Whisper(..))
    }

    fn proposal(&self, seat: Seat, _key: &RulesKey, chance: &mut dyn Chance) -> Option<Action> {
        match self.defect {
            Defect::BadProposal => Some(Action::Whisper(NUMBERS, seat.left(SEATS))),
            Defect::NoProposal => Some(Action::Pass),
            _ => Some(Action::Whisper(chance.below(u32::from(NUMBERS)) as u8, seat.left(SEATS))),
        }
    }

    fn timeout(&self, _seat: Seat, _key: &RulesKey, _chance: &mut dyn Chance) -> Action {
        Action::Pass
    }

    fn roll(&self, _key: &RulesKey, _chance: &mut dyn Chance) {}

    fn answer(
        &mut self,
        input: &InputOf<Self>,
        _key: &RulesKey,
        log: &mut impl Log<Self>,
    ) -> Result<(), Refusal> {
        let Input::Act(seat, action) = *input else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        match action {
            Action::Pass | Action::Strike => {
                self.answers[seat.index()] = Some(Secret::new(action == Action::Strike, SeatSet::one(seat)));
                log.event(Event::Answered { seat, is_told: self.defect == Defect::Told });
            }
            Action::Whisper(number, to) if number < NUMBERS && to != seat && to.index() < SEATS => {
                self.heard[to.index()] = Secret::new(number, SeatSet::one(to));
                log.event(Event::Whispered {
                    seat,
                    to,
                    number: Secret::new(number, SeatSet::one(seat).with(to)),
                });
            }
            Action::Whisper(..) => return Err(Refusal::OTHER_QUESTION),
        }
        Ok(())
    }

    fn step(&mut self, key: &RulesKey, log: &mut impl Log<Self>) -> Step {
        if self.outcome.is_some() {
            return Step::Over;
        }
        if self.has_answered() != SeatSet::all(SEATS) {
            return Step::Waits;
        }
        let strikes = |seat: &Seat| self.answers[seat.index()].is_some_and(|answer| *answer.read(key));
        let who: SeatSet = Seat::all(SEATS).filter(strikes).collect();
        log.event(Event::Struck { who });
        self.answers = [None; SEATS];
        self.round += 1;
        if self.round == ROUNDS {
            self.outcome = Some(Outcome { winners: who, scores: [0; table::limits::SEATS] });
        }
        Step::Ran
    }

    fn view(&self, observer: Observer) -> View {
        let Duel { round, answers, heard, outcome: _, defect } = self;
        let own = answers.iter().map(|answer| answer.and_then(|answer| answer.seen_by(observer).copied()));
        View {
            round: *round,
            answers: own.collect(),
            heard: heard.iter().map(|number| number.seen_by(observer).copied()).collect(),
            answered: if *defect == Defect::Shown { self.has_answered() } else { SeatSet::EMPTY },
        }
    }

    fn notice(event: &Event, observer: Observer) -> Option<Happened> {
        Some(match event {
            Event::Answered { seat, is_told } => {
                let sees = *is_told || observer == Observer::All || observer == Observer::Seat(*seat);
                return sees.then_some(Happened::Answered { seat: *seat });
            }
            Event::Whispered { seat, to, number } => {
                Happened::Whispered { seat: *seat, to: *to, number: number.seen_by(observer).copied() }
            }
            Event::Struck { who } => Happened::Struck { who: *who },
        })
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Answered { .. } => false,
            Event::Whispered { .. } | Event::Struck { .. } => true,
        }
    }

    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Self {
        let mut world = *self;
        let others: Vec<Seat> = SeatSet::all(SEATS).without(seat).iter().collect();
        let waits = chance.pick(&others);
        for other in others {
            let is_open = (self.has_answered().has(seat) && other == waits) || chance.below(2) == 0;
            let answer = Secret::new(chance.below(2) == 0, SeatSet::one(other));
            world.answers[other.index()] = (!is_open).then_some(answer);
            *world.heard[other.index()].write(key) = chance.below(u32::from(NUMBERS)) as u8;
        }
        if self.outcome.is_some() {
            world.answers = self.answers;
        }
        world
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn check(&self, _key: &RulesKey) -> Result<(), Broken> {
        Ok(())
    }
}

#[track_caller]
fn breaks(defect: Defect, law: Law) {
    for seed in 1..=4 {
        match Laws::<Duel>::new(vec![defect]).seed(seed).check_games(100) {
            Ok(report) => panic!("law `{law}` is not broken:\n{report}"),
            Err(violation) => assert_eq!(violation.law, law, "{violation}"),
        }
    }
}

#[test]
fn the_honest_duel_obeys() {
    let report = Laws::<Duel>::new(vec![Defect::Honest]).hold_for(300);
    assert_eq!(report.never_tried(), [Law::Canary, Law::Closing]);
    assert_eq!(report.n_undos, 0, "an answer is changed, not taken back");
    assert!(report.n_changed_answers > 100, "{report}");
}

#[test]
fn a_view_that_shows_who_has_answered() {
    breaks(Defect::Shown, Law::TwinWorlds);
}

#[test]
fn a_notice_that_tells_who_has_answered() {
    breaks(Defect::Told, Law::Sealed);
}

#[test]
fn ready_seats_in_a_reaction() {
    breaks(Defect::Ready, Law::TwinWorlds);
}

#[test]
fn a_proposal_that_is_refused() {
    breaks(Defect::BadProposal, Law::OfferedIffAccepted);
}

#[test]
fn a_proposal_that_is_listed() {
    breaks(Defect::Listed, Law::OfferedIffAccepted);
}

#[test]
fn a_proposal_that_is_not_a_proposal() {
    breaks(Defect::NoProposal, Law::OfferedIffAccepted);
}
