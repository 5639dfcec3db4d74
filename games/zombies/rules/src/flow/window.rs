//! A window: play stops, and some players are asked for a card, all at the same time and in secret. The first
//! card in order is taken, and then the remaining players are asked again (ZOM-10.2, ZOM-10.3). `merging` says
//! which windows are merged with what comes next.

use serde::{Deserialize, Serialize};
use table::{
    AsksSeats, Log, Pending, PendingOf, Procedure, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule,
};

use super::{Frame, Question, merging, ordering, played};
use crate::cards::playing;
use crate::event::Event;
use crate::setup::MAX_SEATS;
use crate::{Action, Aim, Card, Zombies};

/// The kinds of windows, ZOM-10.9 to ZOM-10.18 and ZOM-10.23.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Moment {
    #[default]
    TurnStart,
    TileDrawn,
    BeforeMovementRoll,
    AfterMovementRoll,
    /// After each die.
    DieRolled,
    Kill,
    BuildingEntry,
    Death,
    /// A card waits for replies.
    CardPlayed,
    LeavesSubway,
    LeavesFunHouse,
    AfterZombies,
}

pub const N_MOMENTS: usize = 12;

impl Moment {
    pub const ALL: [Moment; N_MOMENTS] = [
        Moment::TurnStart,
        Moment::TileDrawn,
        Moment::BeforeMovementRoll,
        Moment::AfterMovementRoll,
        Moment::DieRolled,
        Moment::Kill,
        Moment::BuildingEntry,
        Moment::Death,
        Moment::CardPlayed,
        Moment::LeavesSubway,
        Moment::LeavesFunHouse,
        Moment::AfterZombies,
    ];
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Window {
    pub moment: Moment,
    /// The next moment, if both are one window.
    pub later: Option<Moment>,
    /// The player who rolls, kills, enters, dies or plays.
    pub subject: Seat,
    /// The players who might be asked at all.
    pub eligible: SeatSet,
    pub asked: SeatSet,
    /// Those of them who might play a card.
    pub able: SeatSet,
    /// The player whose decision comes next, and who answers with it.
    pub decider: Option<Seat>,
    /// Whether a card of this window is being resolved.
    pub is_resolving: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Answer {
    #[default]
    Pass,
    Play(Card, Aim),
    Use(Card, Aim),
    /// What the decider does when nobody plays a card.
    Decide(Action),
}

impl Answer {
    pub(crate) fn of(action: Action) -> Answer {
        match action {
            Action::Pass => Answer::Pass,
            Action::Play { card, aim } => Answer::Play(card, aim),
            Action::Use { card, aim } => Answer::Use(card, aim),
            decision => Answer::Decide(decision),
        }
    }

    pub(crate) fn is_card(self) -> bool {
        matches!(self, Answer::Play(..) | Answer::Use(..))
    }
}

impl AsksSeats<Zombies> for Window {
    fn step(mut self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        if self.is_resolving {
            rule!("ZOM-10.27");
            ask(g, &mut self, key);
            g.stack.go_on_as(self);
            log.event(Event::AskedAnew { moment: self.moment });
        }
        ordering::play_in_advance(g, &self, key);
        let taken = g.active.clockwise(usize::from(g.n_seats)).find_map(|seat| {
            let answer = *g.answers[seat.index()]?.read(key);
            answer.is_card().then_some((seat, answer))
        });
        // If a card is played first, the window does not wait for the decision.
        let awaited = if taken.is_some() { self.able } else { self.asked };
        if awaited.iter().any(|seat| g.answers[seat.index()].is_none()) {
            return Step::Waits;
        }
        let decided = self.decider.and_then(|seat| Some((seat, *g.answers[seat.index()]?.read(key))));
        g.answers = [None; MAX_SEATS];
        let Some((seat, answer)) = taken else {
            log.event(Event::WindowClosed { moment: self.moment });
            g.stack.done();
            if self.later.is_some() {
                merging::go_on_before_roll(g);
            }
            if let Some((seat, Answer::Decide(decision))) = decided {
                merging::carry_out(g, seat, decision, key, log);
            }
            return Step::Ran;
        };
        self.is_resolving = true;
        g.stack.go_on_as(self);
        if self.later.is_some() {
            merging::passes_first_steps(g, answer);
        }
        match answer {
            Answer::Play(card, aim) => {
                ordering::card_is_played(g, seat, card, key);
                played::start(g, seat, card, aim, key, log);
            }
            Answer::Use(card, aim) => played::start_use(g, seat, card, aim, key, log),
            Answer::Pass | Answer::Decide(_) => {}
        }
        Step::Ran
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        rule!("ZOM-10.3");
        let card = match (self.moment, g.played_below()) {
            (Moment::CardPlayed, Some(played)) => Some(played.card),
            _ => None,
        };
        let Window { moment, subject, .. } = *self;
        let question = match (self.decider, g.frame_below()) {
            (Some(seat), Some(Frame::Movement(movement))) => {
                Question::SetOut { seat, mover: movement.mover, left: movement.left(g) }
            }
            (Some(seat), _) => Question::FinishTurn { seat, surplus: g.surplus(seat) },
            (None, _) => Question::React { moment, subject, card },
        };
        Pending::reaction(self.asked, question)
    }

    fn legal(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        if !self.asked.has(seat) {
            return;
        }
        match g.frame_below().filter(|_| self.decider == Some(seat)) {
            Some(frame) => frame.legal(g, seat, key, out),
            None => out.push(Action::Pass),
        }
        playing::legal(g, seat, key, out);
    }

    fn thinkable(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        if let Some(frame) = g.frame_below().filter(|_| self.decider == Some(seat)) {
            frame.thinkable(g, seat, key, out);
        }
        playing::thinkable(g, seat, key, out);
    }

    /// An answer is secret, and may be changed until the last answer is in.
    fn act(
        self,
        g: &mut Zombies,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let answer = Answer::of(action);
        match answer {
            Answer::Play(card, aim) => playing::may_play(g, seat, card, aim, key)?,
            Answer::Use(card, aim) => playing::may_use(g, seat, card, aim, key)?,
            Answer::Pass | Answer::Decide(_) if self.decider == Some(seat) => {
                merging::may_decide(g, seat, action, key)?;
            }
            Answer::Pass => {}
            Answer::Decide(_) => return Err(Refusal::new("ZOM-10.2", "window-is-open")),
        }
        g.answers[seat.index()] = Some(Secret::new(answer, SeatSet::one(seat)));
        log.event(Event::Answered { seat, passes: Secret::new(!answer.is_card(), SeatSet::one(seat)) });
        Ok(())
    }
}

impl Window {
    /// Whether this is the moment of the window, or one of two.
    pub(crate) fn is_at(&self, moment: Moment) -> bool {
        self.moment == moment || self.later == Some(moment)
    }

    /// The seats that have answered. Only for the rules: nobody else may know.
    pub(super) fn answered(&self, g: &Zombies) -> SeatSet {
        self.asked.iter().filter(|seat| g.answers[seat.index()].is_some()).collect()
    }
}

/// Opens a window, if any eligible player is to be asked.
pub(crate) fn open(
    g: &mut Zombies,
    moment: Moment,
    subject: Seat,
    eligible: SeatSet,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    rule!("ZOM-10.2");
    mark(moment);
    let mut window = Window { moment, subject, eligible, ..Window::default() };
    ask(g, &mut window, key);
    if !window.asked.is_empty() {
        log.event(Event::WindowOpened { moment, subject });
        g.stack.begin(window);
    }
}

fn mark(moment: Moment) {
    match moment {
        Moment::TurnStart => rule!("ZOM-10.9"),
        Moment::TileDrawn => rule!("ZOM-10.10"),
        Moment::BeforeMovementRoll => rule!("ZOM-10.11"),
        Moment::AfterMovementRoll => rule!("ZOM-10.12"),
        Moment::DieRolled => rule!("ZOM-10.13"),
        Moment::Kill => rule!("ZOM-10.14"),
        Moment::BuildingEntry => rule!("ZOM-10.15"),
        Moment::Death => rule!("ZOM-10.16"),
        Moment::CardPlayed => rule!("ZOM-10.17"),
        Moment::LeavesSubway | Moment::LeavesFunHouse => rule!("ZOM-10.18"),
        Moment::AfterZombies => rule!("ZOM-10.23"),
    }
}

/// ZOM-10.4: whether a player is asked depends on hand sizes and on items in play, never on which cards they
/// hold. Standing passes answer at once.
fn ask(g: &mut Zombies, window: &mut Window, key: &RulesKey) {
    rule!("ZOM-10.4");
    let able = g.may_react();
    window.able = window.eligible.iter().filter(|seat| able.has(*seat)).collect();
    window.is_resolving = false;
    window.later = merging::later_moment(g, window.moment);
    window.decider = merging::decider(g, window.moment).filter(|_| !window.able.is_empty());
    window.asked = match window.decider {
        // A player who discards may play the same cards while they decide alone.
        Some(seat) if window.moment == Moment::AfterZombies && window.able == SeatSet::one(seat) => {
            SeatSet::EMPTY
        }
        Some(seat) => window.able.with(seat),
        None => window.able,
    };
    for seat in window.asked.iter() {
        if ordering::lets_pass(g, seat, window, key) {
            rule!("ZOM-10.6");
            g.answers[seat.index()] = Some(Secret::new(Answer::Pass, SeatSet::one(seat)));
        }
    }
}

impl Zombies {
    /// The procedure that has begun the innermost one, and waits for it.
    fn frame_below(&self) -> Option<&Frame> {
        self.stack.iter().rev().nth(1)
    }

    /// Whether this player moves as soon as the open window has closed: cards for their own movement can be played.
    pub(crate) fn is_about_to_move(&self, seat: Seat) -> bool {
        let is_decided = self.stack.top_as::<Window>().is_some_and(|window| window.decider.is_some());
        is_decided && matches!(self.frame_below(), Some(Frame::Movement(movement)) if movement.mover == seat)
    }

    /// The player whom the innermost window of this kind is about.
    pub(crate) fn subject_of(&self, moment: Moment) -> Option<Seat> {
        let window = self.stack.all::<Window>().find(|window| window.moment == moment)?;
        Some(window.subject)
    }
}
