//! A window: play stops, and some players are asked for a card, all at the same time and in secret. The first
//! card in order is taken, and then the remaining players are asked again (ZOM-10.2, ZOM-10.3).

use serde::{Deserialize, Serialize};
use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{Question, ordering, played};
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
    /// The player who rolls, kills, enters, dies or plays.
    pub subject: Seat,
    /// The players who might be asked at all.
    pub eligible: SeatSet,
    pub asked: SeatSet,
    /// Whether a card of this window is being resolved.
    pub is_resolving: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Answer {
    #[default]
    Pass,
    Play(Card, Aim),
    Use(Card, Aim),
}

impl Answer {
    pub(crate) fn of(action: Action) -> Option<Answer> {
        match action {
            Action::Pass => Some(Answer::Pass),
            Action::Play { card, aim } => Some(Answer::Play(card, aim)),
            Action::Use { card, aim } => Some(Answer::Use(card, aim)),
            _ => None,
        }
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
        if self.asked.iter().any(|seat| g.answers[seat.index()].is_none()) {
            return Step::Waits;
        }
        let taken = g.active.clockwise(usize::from(g.n_seats)).find_map(|seat| {
            let answer = *g.answers[seat.index()]?.read(key);
            (answer != Answer::Pass).then_some((seat, answer))
        });
        g.answers = [None; MAX_SEATS];
        let Some((seat, answer)) = taken else {
            log.event(Event::WindowClosed { moment: self.moment });
            return g.stack.done();
        };
        self.is_resolving = true;
        g.stack.go_on_as(self);
        match answer {
            Answer::Play(card, aim) => played::start(g, seat, card, aim, key, log),
            Answer::Use(card, aim) => played::start_use(g, seat, card, aim, key, log),
            Answer::Pass => {}
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
        Pending::reaction(self.asked, Question::React { moment, subject, card })
    }

    fn legal(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        if self.asked.has(seat) {
            out.push(Action::Pass);
            playing::legal(g, seat, key, out);
        }
    }

    fn thinkable(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
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
        let Some(answer) = Answer::of(action) else {
            return Err(Refusal::new("ZOM-10.2", "window-is-open"));
        };
        match answer {
            Answer::Pass => {}
            Answer::Play(card, aim) => playing::may_play(g, seat, card, aim, key)?,
            Answer::Use(card, aim) => playing::may_use(g, seat, card, aim, key)?,
        }
        g.answers[seat.index()] = Some(Secret::new(answer, SeatSet::one(seat)));
        log.event(Event::Answered { seat, passes: Secret::new(answer == Answer::Pass, SeatSet::one(seat)) });
        Ok(())
    }
}

impl Window {
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
    window.asked = window.eligible.iter().filter(|seat| able.has(*seat)).collect();
    window.is_resolving = false;
    for seat in window.asked.iter() {
        if ordering::lets_pass(g, seat, window, key) {
            rule!("ZOM-10.6");
            g.answers[seat.index()] = Some(Secret::new(Answer::Pass, SeatSet::one(seat)));
        }
    }
}

impl Zombies {
    /// The player whom the innermost window of this kind is about.
    pub(crate) fn subject_of(&self, moment: Moment) -> Option<Seat> {
        let window = self.stack.all::<Window>().find(|window| window.moment == moment)?;
        Some(window.subject)
    }
}
