//! A game for tests of the kernel: on its turn, a seat may do a little of everything. Each action does one thing.

use serde::{Deserialize, Serialize};
use table::limits::SEATS;
use table::{
    Broken, Chance, Game, Input, InputOf, Log, Observer, Once, Outcome, Pending, PendingOf, Refusal,
    RulesKey, Seat, SeatSet, Secret, SetupErrors, Step, Table,
};

/// The card that nobody has seen yet.
pub const CARD: u8 = 7;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    Beginning,
    Turn(Seat),
    /// A sealed vote.
    Vote,
    /// A card that all seats may answer in secret.
    Reaction,
    ChanceQuestion(Seat),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Changes something that everybody sees.
    Walk,
    /// Shows the card to this seat, and walks.
    Look,
    Pass,
    CallVote,
    PlayCard,
    /// A ballot, or an answer to a card.
    Answer(u8),
    ChanceQuestion,
    Win,
    /// Makes the rules run this many steps.
    Run(u32),
    /// Always illegal.
    Fly,
    /// A proposal.
    Offer(u8),
    /// An order.
    Note(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    What,
    Which,
}

table::events! {
    tells Began,
    tells Walked { seat: Seat },
    reveals Looked { seat: Seat; secret card: u8 },
    tells Answered { seat: Seat; secret answer: u8 },
    reveals Counted,
    tells Rolled { pips: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub n_walked: u32,
    pub card: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    pub n_seats: usize,
    pub stage: Stage,
    pub answers: [Option<u8>; SEATS],
    pub n_walked: u32,
    pub n_to_run: u32,
    pub card: Secret<u8>,
    pub noted: [Once<u8>; SEATS],
}

impl Toy {
    pub fn at(stage: Stage) -> Toy {
        let card = Secret::new(CARD, SeatSet::EMPTY);
        Toy {
            n_seats: 3,
            stage,
            answers: [None; SEATS],
            n_walked: 0,
            n_to_run: 0,
            card,
            noted: [Once::default(); SEATS],
        }
    }

    fn has_answered(&self) -> SeatSet {
        Seat::all(self.n_seats).filter(|seat| self.answers[seat.index()].is_some()).collect()
    }

    fn everybody(&self) -> SeatSet {
        SeatSet::all(self.n_seats)
    }

    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Self>,
    ) -> Result<(), Refusal> {
        match (self.stage, action) {
            (_, Action::Note(number)) => self.noted[seat.index()].leave(Some(number)),
            (_, Action::Fly) => return Err(Refusal::new("TOY-1", "no-wings")),
            (Stage::Vote | Stage::Reaction, Action::Answer(answer)) => {
                self.answers[seat.index()] = Some(answer);
                log.event(Event::Answered { seat, answer: Secret::new(answer, SeatSet::one(seat)) });
            }
            (Stage::Turn(_), Action::Walk) => self.walk(seat, log),
            (Stage::Turn(_), Action::Look) => {
                self.card.show_to(seat);
                let card = Secret::new(*self.card.read(key), SeatSet::one(seat));
                log.event(Event::Looked { seat, card });
                self.walk(seat, log);
            }
            (Stage::Turn(_), Action::Pass) => self.stage = Stage::Turn(seat.left(self.n_seats)),
            (Stage::Turn(_), Action::CallVote) => self.stage = Stage::Vote,
            (Stage::Turn(_), Action::PlayCard) => self.stage = Stage::Reaction,
            (Stage::Turn(_), Action::ChanceQuestion) => self.stage = Stage::ChanceQuestion(seat),
            (Stage::Turn(_), Action::Win) => self.stage = Stage::Over,
            (Stage::Turn(_), Action::Run(n)) => self.n_to_run = n,
            (Stage::Turn(_), Action::Offer(_)) => {}
            _ => return Err(Refusal::OTHER_QUESTION),
        }
        Ok(())
    }

    fn walk(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.n_walked += 1;
        log.event(Event::Walked { seat });
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 3;

    type Setup = Setup;
    type Question = Question;
    type ChanceQuestion = ();
    type Action = Action;
    type Roll = u8;
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn new(setup: &Setup) -> Result<Toy, SetupErrors> {
        let mut errors = SetupErrors::default();
        if setup.seats > SEATS {
            errors.add("TOY-0", "seats", "there are not enough chairs");
        }
        errors.or(Toy { n_seats: setup.seats, ..Toy::at(Stage::Beginning) })
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn pending(&self) -> PendingOf<Toy> {
        match self.stage {
            Stage::Beginning | Stage::Over => Pending::Over,
            Stage::Turn(seat) => Pending::turn(seat, Question::What),
            Stage::Vote => Pending::sealed(self.everybody(), self.has_answered(), Question::Which),
            Stage::Reaction => Pending::reaction(self.everybody(), Question::Which),
            Stage::ChanceQuestion(_) => Pending::Chance(()),
        }
    }

    fn legal(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.thinkable(seat, key, out);
        out.retain(|action| *action != Action::Fly);
    }

    fn thinkable(&self, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Turn(_) => out.extend([Action::Walk, Action::Pass, Action::Fly]),
            _ => out.extend([Action::Answer(0), Action::Answer(1), Action::Fly]),
        }
    }

    fn proposal(&self, _seat: Seat, _key: &RulesKey, chance: &mut dyn Chance) -> Option<Action> {
        Some(Action::Offer(chance.below(100) as u8))
    }

    fn is_order(action: &Action) -> bool {
        matches!(action, Action::Note(_))
    }

    fn order(&self, _seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
        Some(Action::Note(chance.below(100) as u8))
    }

    fn answered(&self, _key: &RulesKey) -> SeatSet {
        match self.stage {
            Stage::Vote | Stage::Reaction => self.has_answered(),
            Stage::Beginning | Stage::Turn(_) | Stage::ChanceQuestion(_) | Stage::Over => SeatSet::EMPTY,
        }
    }

    fn timeout(&self, _seat: Seat, _key: &RulesKey, chance: &mut dyn Chance) -> Action {
        match self.stage {
            Stage::Turn(_) => Action::Pass,
            _ => Action::Answer(chance.below(2) as u8),
        }
    }

    fn roll(&self, _key: &RulesKey, chance: &mut dyn Chance) -> u8 {
        chance.d6()
    }

    fn answer(
        &mut self,
        input: &InputOf<Toy>,
        key: &RulesKey,
        log: &mut impl Log<Toy>,
    ) -> Result<(), Refusal> {
        match (self.stage, input) {
            (_, Input::Act(seat, action)) => self.act(*seat, *action, key, log)?,
            (Stage::ChanceQuestion(seat), Input::Chance(pips @ 1..=6)) => {
                log.event(Event::Rolled { pips: *pips });
                self.stage = Stage::Turn(seat);
            }
            (_, Input::Chance(_)) => return Err(Refusal::IMPOSSIBLE_ROLL),
        }
        Ok(())
    }

    fn step(&mut self, _key: &RulesKey, log: &mut impl Log<Toy>) -> Step {
        match self.stage {
            Stage::Over => return Step::Over,
            Stage::Beginning => {
                log.event(Event::Began);
                self.stage = Stage::Turn(Seat::A);
            }
            Stage::Vote | Stage::Reaction if self.has_answered() == self.everybody() => {
                log.event(Event::Counted);
                self.answers = [None; SEATS];
                self.stage = Stage::Turn(Seat::A);
            }
            _ if self.n_to_run > 0 => self.n_to_run -= 1,
            _ => return Step::Waits,
        }
        Step::Ran
    }

    fn view(&self, observer: Observer) -> View {
        View { n_walked: self.n_walked, card: self.card.seen_by(observer).copied() }
    }

    /// Only the seat that looks hears of it.
    fn notice(event: &Event, observer: Observer) -> Option<Notice> {
        let is_others = matches!(event, Event::Looked { seat, .. } if observer != Observer::Seat(*seat));
        (!is_others).then(|| told(event, observer))
    }

    fn reveals(event: &Event) -> bool {
        reveals(event)
    }

    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Toy {
        let mut twin = self.clone();
        if !self.card.audience().has(seat) {
            *twin.card.write(key) = chance.below(6) as u8;
        }
        twin
    }

    /// The first seat wins, and walking gives points.
    fn outcome(&self) -> Option<Outcome> {
        let scores = [self.n_walked as i16; SEATS];
        (self.stage == Stage::Over).then_some(Outcome { winners: SeatSet::one(Seat::A), scores })
    }

    fn check(&self, key: &RulesKey) -> Result<(), Broken> {
        if *self.card.read(key) == CARD { Ok(()) } else { Err(Broken("the card has changed".to_string())) }
    }
}

/// A table of three in the middle of a game.
pub fn table_at(stage: Stage) -> Table<Toy> {
    Table::from_state(Toy::at(stage)).0
}

/// Gives fixed answers, one after another, and records what it is asked.
#[derive(Default)]
pub struct Scripted {
    pub answers: Vec<u32>,
    pub asked: Vec<u32>,
}

impl Scripted {
    pub fn new(answers: &[u32]) -> Scripted {
        Scripted { answers: answers.to_vec(), asked: Vec::new() }
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        self.asked.push(n);
        self.answers.remove(0)
    }
}
