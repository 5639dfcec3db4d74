//! A game for tests of the kernel: on its turn, a seat may do a little of everything. Each action does one thing.

use serde::{Deserialize, Serialize};
use table::limits::SEATS;
use table::{
    Broken, Chance, Game, Input, InputOf, Log, Observer, Once, OpenWindow, Outcome, Pending, PendingOf,
    Refusal, RulesKey, Seat, SeatSet, Secret, SetupErrors, Step, Table,
};

/// The card that nobody has seen yet.
pub const CARD: u8 = 7;
/// If A gives this answer to a card, A walks as soon as all have answered.
pub const WALK_AHEAD: u8 = 8;
/// The same, and the card is revealed on the way.
pub const LOOK_AHEAD: u8 = 9;
/// A seat that gives this order passes in the open window.
pub const PASS_NOW: u8 = 200;

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
    /// A window for all seats, of which these have passed. After it, as many other windows follow as there
    /// are steps left to run.
    Window(SeatSet),
    /// It is the turn of this seat, and this action is all that it may do. Only seat C may also make
    /// proposals.
    Only(Seat, Action),
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
    /// Walks this many times in one step, and shows each of them.
    March(u32),
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
    tells Passed { seat: Seat },
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
            (Stage::Window(passed), Action::Note(PASS_NOW)) => self.stage = Stage::Window(passed.with(seat)),
            (_, Action::Note(number)) => self.noted[seat.index()].leave(Some(number)),
            (_, Action::Fly) => return Err(Refusal::new("TOY-1", "no-wings")),
            (Stage::Vote | Stage::Reaction, Action::Answer(answer)) => {
                self.answers[seat.index()] = Some(answer);
                // Nobody may hear that somebody has answered in a reaction.
                if self.stage == Stage::Vote {
                    log.event(Event::Answered { seat, answer: Secret::new(answer, SeatSet::one(seat)) });
                }
            }
            (Stage::Turn(_) | Stage::Window(_), Action::Walk) => self.walk(seat, log),
            (Stage::Window(passed), Action::Pass) => {
                log.event(Event::Passed { seat });
                self.stage = Stage::Window(passed.with(seat));
            }
            (Stage::Turn(_), Action::Look) => {
                self.card.show_to(seat);
                let card = Secret::new(*self.card.read(key), SeatSet::one(seat));
                log.event(Event::Looked { seat, card });
                self.walk(seat, log);
            }
            (Stage::Turn(_), Action::Pass) => self.stage = Stage::Turn(seat.left(self.n_seats)),
            (Stage::Turn(_) | Stage::Window(_), Action::CallVote) => self.stage = Stage::Vote,
            (Stage::Turn(_), Action::PlayCard) => self.stage = Stage::Reaction,
            (Stage::Turn(_), Action::ChanceQuestion) => self.stage = Stage::ChanceQuestion(seat),
            (Stage::Turn(_), Action::Win) => self.stage = Stage::Over,
            (Stage::Turn(_), Action::Run(n)) => self.n_to_run = n,
            (Stage::Turn(_), Action::March(n)) => {
                for _ in 0..n {
                    self.walk(seat, log);
                    log.moment(self);
                }
            }
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
            Stage::Window(passed) => Pending::open(self.everybody(), passed, Question::Which),
            Stage::Only(seat, _) => Pending::turn(seat, Question::What),
            Stage::ChanceQuestion(_) => Pending::Chance(()),
        }
    }

    /// In a window, seat B can only pass.
    fn legal(&self, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.thinkable(seat, key, out);
        let can_only_pass = matches!(self.stage, Stage::Window(_)) && seat == Seat::B;
        out.retain(|action| *action != Action::Fly && (*action == Action::Pass || !can_only_pass));
    }

    fn thinkable(&self, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Turn(_) => out.extend([Action::Walk, Action::Pass, Action::Fly]),
            Stage::Window(_) => out.extend([Action::Fly, Action::Walk, Action::Pass]),
            Stage::Only(_, action) => out.push(action),
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
            Stage::Window(passed) => passed,
            Stage::Beginning | Stage::Turn(_) | Stage::Only(..) | Stage::ChanceQuestion(_) | Stage::Over => {
                SeatSet::EMPTY
            }
        }
    }

    /// An open window is the last chance of seat B, and rare for seat C. A reaction is a window for all seats
    /// but A.
    fn window(&self, seat: Seat) -> Option<OpenWindow<Action>> {
        let pass = match self.stage {
            Stage::Window(_) => Action::Pass,
            Stage::Reaction if seat != Seat::A => Action::Answer(0),
            _ => return None,
        };
        let is_open = seat.index() < self.n_seats;
        is_open.then_some(OpenWindow {
            pass,
            kind: 3,
            is_rare: seat == Seat::C,
            is_last_chance: seat == Seat::B,
            stretch: self.n_walked,
        })
    }

    /// Seat C can walk only now, and seat A can pass only now.
    fn is_bound(&self, seat: Seat, action: &Action) -> bool {
        matches!((seat, action), (Seat::C, Action::Walk) | (Seat::A, Action::Pass))
    }

    fn is_press(action: &Action) -> bool {
        *action == Action::ChanceQuestion
    }

    fn may_propose(&self, seat: Seat) -> bool {
        seat == Seat::C
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
                let ahead = self.answers[Seat::A.index()];
                self.answers = [None; SEATS];
                self.stage = Stage::Turn(Seat::A);
                if let Some(answer @ (WALK_AHEAD | LOOK_AHEAD)) = ahead {
                    log.answered_ahead(Seat::A, self);
                    if answer == LOOK_AHEAD {
                        log.event(Event::Looked {
                            seat: Seat::A,
                            card: Secret::new(CARD, SeatSet::one(Seat::A)),
                        });
                    }
                    self.walk(Seat::A, log);
                }
            }
            Stage::Window(passed) if passed == self.everybody() => {
                if self.n_walked > 0 {
                    log.event(Event::Counted);
                }
                let is_another = self.n_to_run > 0;
                self.n_to_run = self.n_to_run.saturating_sub(1);
                self.stage = if is_another { Stage::Window(SeatSet::EMPTY) } else { Stage::Turn(Seat::A) };
            }
            Stage::Window(_) => return Step::Waits,
            _ if self.n_to_run > 0 => self.n_to_run -= 1,
            _ => return Step::Waits,
        }
        Step::Ran
    }

    fn view(&self, observer: Observer) -> View {
        View { n_walked: self.n_walked, card: self.card.seen_by(observer).copied() }
    }

    /// Only the seat that looks is told of it.
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
