//! Orders: an honest game in which seats order passes in advance obeys the laws, and each defect breaks its law.
//!
//! In each round, all seats are asked in turn whether they shout. A seat that has ordered a pass is not asked.

use serde::{Deserialize, Serialize};
use table::{
    Broken, Chance, Game, Input, InputOf, Log, Observer, Outcome, PassAt, PassOrder, PassUntil, Passes,
    Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, SetupErrors, StandingPass, Step,
};
use table_laws::{Law, Laws};

const SEATS: usize = 3;
const ROUNDS: u8 = 6;

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Defect {
    Honest,
    /// Only a seat that is asked may give an order.
    NotForAll,
    /// Something that is not an order is given as one.
    NoOrder,
    /// An order is listed.
    Listed,
    /// Everybody is told how long a pass stands.
    Told,
    /// Everybody sees which seats have ordered a pass.
    Shown,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Watch {
    round: u8,
    asked: Seat,
    passes: [Secret<Left>; SEATS],
    outcome: Option<Outcome>,
    defect: Defect,
}

type Left = Passes<(), StandingPass, 1>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Pass,
    Shout,
    Order(PassOrder<(), StandingPass>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Passed { seat: Seat },
    PassedAhead { seat: Seat },
    Shouted { seat: Seat },
    OrderLeft { seat: Seat, until: Secret<Option<PassUntil>> },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Notice {
    Passed { seat: Seat },
    PassedAhead { seat: Seat },
    Shouted { seat: Seat },
    OrderLeft { seat: Seat, until: Option<Option<PassUntil>> },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct View {
    round: u8,
    passes: Vec<Option<Vec<PassAt<(), StandingPass>>>>,
    with_passes: usize,
}

impl Watch {
    fn go_on(&mut self) {
        self.asked = self.asked.left(SEATS);
    }
}

impl Game for Watch {
    const NAME: &'static str = "watch";
    const RULES_VERSION: u32 = 1;

    type Setup = Defect;
    type Question = u8;
    type ChanceQuestion = ();
    type Action = Action;
    type Roll = ();
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn new(&defect: &Defect) -> Result<Self, SetupErrors> {
        let passes = std::array::from_fn(|seat| Secret::new(Left::default(), SeatSet::one(Seat::new(seat))));
        Ok(Watch { round: 0, asked: Seat::A, passes, outcome: None, defect })
    }

    fn n_seats(&self) -> usize {
        SEATS
    }

    fn pending(&self) -> PendingOf<Self> {
        match self.outcome {
            Some(_) => Pending::Over,
            None => Pending::window(self.asked, self.round),
        }
    }

    fn legal(&self, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Shout]);
        if self.defect == Defect::Listed {
            out.push(Action::Order(PassOrder { at: None, pass: None }));
        }
    }

    fn thinkable(&self, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn is_order(action: &Action) -> bool {
        matches!(action, Action::Order(_))
    }

    fn order(&self, _seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
        if self.defect == Defect::NoOrder {
            return Some(Action::Pass);
        }
        let until = chance.pick(&[PassUntil::Round, PassUntil::Game]);
        let pass = (chance.below(2) == 0).then_some(StandingPass { until });
        Some(Action::Order(PassOrder { at: None, pass }))
    }

    fn timeout(&self, _seat: Seat, _key: &RulesKey, _chance: &mut dyn Chance) -> Action {
        Action::Pass
    }

    fn roll(&self, _key: &RulesKey, _chance: &mut dyn Chance) {}

    fn answer(
        &mut self,
        input: &InputOf<Self>,
        key: &RulesKey,
        log: &mut impl Log<Self>,
    ) -> Result<(), Refusal> {
        let Input::Act(seat, action) = *input else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        match action {
            Action::Order(_) if self.defect == Defect::NotForAll && seat != self.asked => {
                return Err(Refusal::NOT_ASKED);
            }
            Action::Order(order) => {
                self.passes[seat.index()].write(key).leave(order);
                let audience =
                    if self.defect == Defect::Told { SeatSet::all(SEATS) } else { SeatSet::one(seat) };
                let until = Secret::new(order.pass.map(|pass| pass.until), audience);
                log.event(Event::OrderLeft { seat, until });
            }
            Action::Pass => {
                log.event(Event::Passed { seat });
                self.go_on();
            }
            Action::Shout => {
                log.event(Event::Shouted { seat });
                self.go_on();
            }
        }
        Ok(())
    }

    fn step(&mut self, key: &RulesKey, log: &mut impl Log<Self>) -> Step {
        if self.outcome.is_some() {
            return Step::Over;
        }
        if self.asked == Seat::new(SEATS - 1) {
            self.round += 1;
            self.asked = Seat::A;
            self.passes.iter_mut().for_each(|passes| passes.write(key).end(PassUntil::Round));
            if self.round == ROUNDS {
                self.outcome = Some(Outcome { winners: SeatSet::EMPTY, scores: [0; table::limits::SEATS] });
            }
            return Step::Ran;
        }
        if self.passes[self.asked.index()].read(key).at(()).is_none() {
            return Step::Waits;
        }
        log.event(Event::PassedAhead { seat: self.asked });
        self.go_on();
        Step::Ran
    }

    fn view(&self, observer: Observer) -> View {
        let Watch { round, asked: _, passes, outcome: _, defect } = self;
        let shown = |left: &Secret<Left>| left.seen_by(observer).map(Passes::shown);
        let has_one =
            |left: &&Secret<Left>| left.seen_by(Observer::All).is_some_and(|left| left.at(()).is_some());
        View {
            round: *round,
            passes: passes.iter().map(shown).collect(),
            with_passes: if *defect == Defect::Shown { passes.iter().filter(has_one).count() } else { 0 },
        }
    }

    fn notice(event: &Event, observer: Observer) -> Option<Notice> {
        Some(match event {
            Event::Passed { seat } => Notice::Passed { seat: *seat },
            Event::PassedAhead { seat } => Notice::PassedAhead { seat: *seat },
            Event::Shouted { seat } => Notice::Shouted { seat: *seat },
            Event::OrderLeft { seat, until } => {
                Notice::OrderLeft { seat: *seat, until: until.seen_by(observer).copied() }
            }
        })
    }

    fn reveals(event: &Event) -> bool {
        !matches!(event, Event::OrderLeft { .. })
    }

    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Self {
        let mut world = *self;
        // A seat that is asked has not ordered a pass.
        for other in SeatSet::all(SEATS).without(seat).without(self.asked).iter() {
            let mut left = Left::default();
            if chance.below(2) == 0 {
                left = Passes::everywhere(StandingPass { until: PassUntil::Game });
            }
            *world.passes[other.index()].write(key) = left;
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
        match Laws::<Watch>::new(vec![defect]).seed(seed).check_games(100) {
            Ok(report) => panic!("law `{law}` is not broken:\n{report}"),
            Err(violation) => assert_eq!(violation.law, law, "{violation}"),
        }
    }
}

#[test]
fn the_honest_watch_obeys() {
    let report = Laws::<Watch>::new(vec![Defect::Honest]).hold_for(300);
    assert_eq!(report.never_tried(), [Law::Canary, Law::Closing]);
    assert!(report.n_undos > 10, "an order is taken back like anything else: {report}");
}

#[test]
fn an_order_that_only_some_seats_may_give() {
    breaks(Defect::NotForAll, Law::OfferedIffAccepted);
}

#[test]
fn an_order_that_is_not_an_order() {
    breaks(Defect::NoOrder, Law::OfferedIffAccepted);
}

#[test]
fn an_order_that_is_listed() {
    breaks(Defect::Listed, Law::OfferedIffAccepted);
}

#[test]
fn an_order_that_others_are_told() {
    breaks(Defect::Told, Law::Sealed);
}

#[test]
fn an_order_that_others_see() {
    breaks(Defect::Shown, Law::TwinWorlds);
}
