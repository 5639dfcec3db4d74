//! The law of time: no pause, question or preview tells a player what others hold or have ordered.
//!
//! Two rooms run side by side. In the second, everything that one player cannot see is dealt anew. Both rooms
//! get the same requests at the same times. Until somebody does something that everybody sees, that player
//! and the spectators must be sent the same messages at the same times, and the player must be called to the table for
//! the same reasons. Secret answers of other people are
//! given only to the first room, and must not show either.

mod games_obey_it;
mod toys_break_it;

use games::{AnyTable, LineKind};
use serde_json::Value;

use super::*;
use crate::grace::BotsInWindow;
use crate::observers::Calls;

const GRACE_MS: u64 = 1_500;
/// What happens at a table while it is examined.
const STEPS: u32 = 12;

/// Two tables that a seat cannot tell apart.
struct TwinTables {
    seat: Seat,
    here: Box<dyn AnyTable>,
    there: Box<dyn AnyTable>,
}

/// The people and bots at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seating {
    People,
    /// All but this seat belong to bots, and nobody else watches.
    AloneWithBots(Seat),
    /// This seat belongs to a bot.
    OneBot(Seat),
}

impl Seating {
    fn is_bot(self, seat: Seat) -> bool {
        match self {
            Seating::People => false,
            Seating::AloneWithBots(person) => seat != person,
            Seating::OneBot(bot) => seat == bot,
        }
    }

    fn players(self, n_seats: usize) -> Vec<Player> {
        let player = |seat| match self.is_bot(seat) {
            true => Player::Bot { kind: "random".to_string() },
            false => Player::Person { name: format!("person {seat}") },
        };
        Seat::all(n_seats).map(player).collect()
    }
}

/// How often the law was tried, so that a test that tries nothing fails.
#[derive(Clone, Copy, Debug, Default)]
struct Tried {
    moments: u32,
    /// Messages that were the same in both rooms.
    messages: u32,
    /// Windows that closed in both rooms at the same time.
    closed: u32,
    previews: u32,
    /// Answers that only one room was given.
    secret_answers: u32,
    /// Reasons to come to the table that were the same in both rooms.
    calls: u32,
}

impl std::ops::AddAssign for Tried {
    fn add_assign(&mut self, other: Tried) {
        let Tried { moments, messages, closed, previews, secret_answers, calls } = other;
        self.moments += moments;
        self.messages += messages;
        self.closed += closed;
        self.previews += previews;
        self.secret_answers += secret_answers;
        self.calls += calls;
    }
}

/// What happens to both rooms.
#[derive(Clone, Debug)]
enum Step {
    TimePasses(u64),
    Asks(Seat, Request),
    /// Only the first room gets this request.
    AsksInSecret(Seat, Request),
    Reconnects(Observer),
}

/// Runs both rooms until something happens that everybody sees, or for a while.
fn examine(tables: TwinTables, seating: Seating, chance: &mut Seeded) -> Result<Tried, String> {
    let TwinTables { seat, here, there } = tables;
    let [(mut here, mut told), (mut there, mut told_there)] =
        [here, there].map(|table| WatchedRoom::open(table, seating, seat));
    let mut tried = Tried { moments: 1, ..Tried::default() };
    let mut step = Step::TimePasses(0);
    for n in 0..STEPS {
        match compare(&told, &told_there, &mut tried) {
            Ok(WorldsNow::Alike) => {}
            Ok(WorldsNow::MayDiffer) => break,
            // If a bot is about to act in one room, its window stays open until then.
            Err(_) if here.a_bot_is_about_to_act() || there.a_bot_is_about_to_act() => break,
            Err(what) => return Err(format!("{step:?} until {} ms: {what}", here.now_ms)),
        }
        step = any_step(&mut here, &mut there, seating, chance, n);
        tried.secret_answers += u32::from(matches!(step, Step::AsksInSecret(..)));
        (told, told_there) = (here.does(&step, true), there.does(&step, false));
    }
    Ok(tried)
}

/// Something that could happen now, in both rooms unless it is a secret.
fn any_step(
    here: &mut WatchedRoom,
    there: &mut WatchedRoom,
    seating: Seating,
    chance: &mut Seeded,
    n: u32,
) -> Step {
    let seat = here.seat;
    let others = Seat::all(here.room.seats.len()).filter(|other| *other != seat && !seating.is_bot(*other));
    let others: Vec<Seat> = others.collect();
    let other = (!others.is_empty()).then(|| others[below(chance, others.len())]);
    let is_secret = here.room.grace.is_some() && here.room.table.waits_for().is_reaction();
    let step = match (below(chance, 14), other) {
        _ if n == 0 => Some(Step::Reconnects(Observer::Seat(seat))),
        (0, _) => Some(Step::Reconnects(here.watching[below(chance, here.watching.len())])),
        (1, _) => Some(Step::Asks(seat, Request::Wait { seen: None })),
        (2, Some(other)) => Some(Step::Asks(other, Request::Wait { seen: None })),
        (3..=4, _) => any_of(here.choices(seat), chance).map(|action| Step::Asks(seat, action)),
        (5..=6, Some(other)) => {
            let choices_there = there.choices(other);
            let mut choices = here.choices(other);
            choices.retain(|choice| choices_there.contains(choice));
            any_of(choices, chance).map(|action| Step::Asks(other, action))
        }
        // A decision that is given ahead is no secret: the window closes with it.
        (7..=9, Some(other)) if is_secret && !here.room.shows_ahead(other) => {
            any_of(here.choices(other), chance).map(|action| Step::AsksInSecret(other, action))
        }
        _ => None,
    };
    step.unwrap_or_else(|| Step::TimePasses(below(chance, 2_000) as u64))
}

fn any_of(choices: Vec<Value>, chance: &mut Seeded) -> Option<Request> {
    let chosen = choices.get(below(chance, choices.len().max(1)))?;
    Some(Request::Do { actions: vec![raw(&chosen.to_string())], seen: None })
}

enum WorldsNow {
    Alike,
    /// Somebody acted, chance answered, or a window closed. This may reveal something, and the laws of the
    /// games check what.
    MayDiffer,
}

/// Up to the first line that everybody sees, both rooms must have sent the same messages at the same times.
/// If somebody acted in only one of them, everybody may see that.
fn compare(here: &Told, there: &Told, tried: &mut Tried) -> Result<WorldsNow, String> {
    let shown = [here.first_shown(), there.first_shown()];
    let end_ms = shown.iter().flatten().map(|(at_ms, _)| *at_ms).min().unwrap_or(u64::MAX);
    let heard = here.messages_before(end_ms);
    if let Some(what) = different_messages(&heard, &there.messages_before(end_ms)) {
        return Err(what);
    }
    tried.messages += heard.len() as u32;
    tried.calls += heard.iter().filter(|(_, text)| text.starts_with("Calls")).count() as u32;
    tried.previews += heard.iter().filter(|(_, text)| text.contains(r#""ahead":true"#)).count() as u32;
    match shown {
        [None, None] => return Ok(WorldsNow::Alike),
        [one, other] if one == other => tried.closed += u32::from(here.closes_a_window()),
        _ if here.somebody_acts_at_once() || there.somebody_acts_at_once() => {}
        [one, other] => return Err(format!("{one:?} here, {other:?} there")),
    }
    Ok(WorldsNow::MayDiffer)
}

/// A room, with everybody who watches it.
struct WatchedRoom {
    room: Room,
    /// The seat that cannot tell the tables apart.
    seat: Seat,
    /// The observers that must not be able to tell the rooms apart.
    watching: Vec<Observer>,
    /// Why the seat was last called to the table.
    calls: Calls,
    now_ms: u64,
    n_requests: usize,
}

/// What a room has written and sent.
#[derive(Debug, Default)]
struct Told {
    lines: Vec<(u64, ShownLine)>,
    /// When which message went to an observer that must not tell the rooms apart.
    messages: Vec<(u64, String)>,
}

/// What a line shows to everybody. Which seats pass without being asked may be a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ShownLine {
    Acts,
    Undoes,
    Chance,
    Passes,
    Waits,
}

impl WatchedRoom {
    fn open(table: Box<dyn AnyTable>, seating: Seating, seat: Seat) -> (WatchedRoom, Told) {
        let n_seats = table.n_seats();
        let committed = CommittedChance::new(&ServerSecret::new([1; 32]), &[]);
        let delays = Delays { grace_ms: Some(GRACE_MS), ..DELAYS };
        let mut room = Room::around(table, seating.players(n_seats), Pace::Relaxed, committed, delays, 1);
        room.n_lines = 1;
        let mut watching = vec![Observer::Seat(seat)];
        if !matches!(seating, Seating::AloneWithBots(_)) {
            watching.push(Observer::Table);
        }
        let people = Seat::all(n_seats).filter(|other| *other != seat && !seating.is_bot(*other));
        for observer in watching.iter().copied().chain(people.map(Observer::Seat)) {
            room.watch(observer, UpdateDetail::Updates, None, 0);
        }
        room.follow_window(WindowChange::Closed, 0);
        room.wait_for_answers(0);
        let mut opened =
            WatchedRoom { room, seat, watching, calls: Calls::default(), now_ms: 0, n_requests: 0 };
        let mut told = Told::default();
        opened.settle(&mut told);
        (opened, told)
    }

    /// What a seat may do, as far as its own client knows.
    fn choices(&mut self, seat: Seat) -> Vec<Value> {
        let (now, _) = self.room.watch(Observer::Seat(seat), UpdateDetail::Updates, None, self.now_ms);
        let choices: Value = serde_json::from_str(now.choices.get()).expect("choices are JSON");
        choices["allowed"].as_array().cloned().unwrap_or_default()
    }

    fn a_bot_is_about_to_act(&self) -> bool {
        let bots = self.room.grace.as_ref().map(|grace| &grace.bots);
        matches!(bots, Some(BotsInWindow::Interrupt(..)))
    }

    fn does(&mut self, step: &Step, hears_secrets: bool) -> Told {
        let mut told = Told::default();
        match step {
            Step::TimePasses(ms) => self.time_passes(*ms, &mut told),
            Step::AsksInSecret(..) if !hears_secrets => {}
            Step::Asks(seat, request) | Step::AsksInSecret(seat, request) => {
                self.n_requests += 1;
                let id = format!("{seat}{}", self.n_requests);
                self.room.request(RequestKey { seat: *seat, id }, request.clone(), self.now_ms);
            }
            Step::Reconnects(observer) => {
                let welcome = self.room.watch(*observer, UpdateDetail::Updates, Some(0), self.now_ms);
                told.messages.push((self.now_ms, serde_json::to_string(&welcome).expect("plain data")));
            }
        }
        self.settle(&mut told);
        told
    }

    fn time_passes(&mut self, ms: u64, told: &mut Told) {
        let until_ms = self.now_ms + ms;
        for _ in 0..1_000 {
            let Some(due_ms) = self.room.next_tick_ms().filter(|due_ms| *due_ms <= until_ms) else { break };
            self.now_ms = self.now_ms.max(due_ms);
            self.room.tick(self.now_ms);
            self.settle(told);
        }
        self.now_ms = until_ms;
    }

    /// Carries out the effects on a disk that takes everything.
    fn settle(&mut self, told: &mut Told) {
        for _ in 0..100 {
            let effects = self.room.effects();
            if effects.is_empty() {
                return self.hear_calls(told);
            }
            for effect in effects {
                match effect {
                    Effect::Append { .. } => {
                        let kinds = self.kinds_on_their_way();
                        told.lines.extend(kinds.into_iter().map(|kind| (self.now_ms, kind)));
                        self.room.stored(Ok(()), self.now_ms);
                    }
                    Effect::Send { observer, message } if self.watching.contains(&observer) => {
                        told.messages.push((self.now_ms, message));
                    }
                    Effect::Answer { key, result } if self.watching.contains(&Observer::Seat(key.seat)) => {
                        told.messages.push((self.now_ms, format!("{result:?}")));
                    }
                    Effect::WelcomeAgain => panic!("a game that is no lesson never goes back"),
                    Effect::Send { .. } | Effect::Answer { .. } | Effect::Keep { .. } | Effect::Over => {}
                }
            }
        }
        panic!("the room writes without end");
    }

    fn hear_calls(&mut self, told: &mut Told) {
        let calls = self.room.calls(self.now_ms)[self.seat.index()];
        if calls != std::mem::replace(&mut self.calls, calls) {
            told.messages.push((self.now_ms, format!("{calls:?}")));
        }
    }

    fn kinds_on_their_way(&self) -> Vec<ShownLine> {
        let Some(InFlight::Lines { staged, .. }) = &self.room.in_flight else { return Vec::new() };
        let kind = |line: &StagedLine| match line.line.kind() {
            LineKind::Seat(_) => ShownLine::Acts,
            LineKind::Undo(_) => ShownLine::Undoes,
            LineKind::Chance => ShownLine::Chance,
            LineKind::Passes(_) => ShownLine::Passes,
            LineKind::Wait(_) => ShownLine::Waits,
        };
        staged.lines.iter().map(kind).collect()
    }
}

impl Told {
    /// When the room wrote the first line other than a request for time.
    fn first_shown(&self) -> Option<(u64, ShownLine)> {
        self.lines.iter().copied().find(|(_, kind)| *kind != ShownLine::Waits)
    }

    fn closes_a_window(&self) -> bool {
        self.first_shown().is_some_and(|(_, kind)| kind == ShownLine::Passes)
    }

    /// Whether somebody acts then. What they do once a window has closed is written together with the closing.
    fn somebody_acts_at_once(&self) -> bool {
        let Some((first_ms, _)) = self.first_shown() else { return false };
        self.lines.iter().any(|(at_ms, kind)| *at_ms == first_ms && *kind == ShownLine::Acts)
    }

    fn messages_before(&self, end_ms: u64) -> Vec<&(u64, String)> {
        self.messages.iter().filter(|(at_ms, _)| *at_ms < end_ms).collect()
    }
}

fn different_messages(here: &[&(u64, String)], there: &[&(u64, String)]) -> Option<String> {
    if here.len() != there.len() {
        return Some(format!("{} messages here, {} there: {here:?} / {there:?}", here.len(), there.len()));
    }
    let ((at_ms, here), (there_ms, there)) = here.iter().zip(there).find(|(one, other)| one != other)?;
    let same = here.bytes().zip(there.bytes()).take_while(|(one, other)| one == other).count();
    let part = |text: &str| text.chars().skip(same.saturating_sub(120)).take(300).collect::<String>();
    Some(format!("at {at_ms} ms {:?}, at {there_ms} ms {:?}", part(here), part(there)))
}

fn below(chance: &mut Seeded, n: usize) -> usize {
    table::Chance::below(chance, n as u32) as usize
}
