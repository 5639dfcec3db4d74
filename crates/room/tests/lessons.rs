//! A lesson: only what its step allows is done, and what was done survives a restart.

use games::GameId;
use lessons::{Lesson, built_in};
use room::{Delays, Effect, LessonContext, Player, Request, RequestKey, Room, UpdateDetail};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use table::{Observer, Seat};
use wire::{AnswerResult, Failure, LessonMove, Speed, Tempo};

const NOW_MS: u64 = 1_000;

/// The step at which the learner chooses where to go, and what is allowed there.
const PLAN_STEP: u32 = 3;

fn lesson() -> Lesson {
    built_in(GameId::MallOfHorror, "first-night").unwrap()
}

fn delays() -> Delays {
    Delays { bot_thinking_ms: 0, bystander_interval_ms: 0, grace_ms: Some(1_500) }
}

struct Learner {
    room: Room,
    /// What the room last wanted to have kept.
    document: String,
    n_requests: u32,
}

impl Learner {
    fn begin() -> Learner {
        Learner::restored("")
    }

    fn restored(document: &str) -> Learner {
        let players = (0..4).map(|seat| match seat {
            0 => Player::Person { name: "A".to_string() },
            _ => Player::Bot { kind: "thumb".to_string() },
        });
        let context = LessonContext {
            lesson: lesson(),
            players: players.collect(),
            delays: delays(),
            entropy: 1,
            document,
        };
        let mut room = Room::teach(context).unwrap();
        room.watch(Observer::Seat(Seat::A), UpdateDetail::Film, None, NOW_MS);
        Learner { room, document: document.to_string(), n_requests: 0 }
    }

    /// Asks for something; returns the answer, and everything else that the room wants done.
    fn ask(&mut self, request: Request) -> (AnswerResult, Vec<Effect>) {
        self.n_requests += 1;
        self.ask_as(&format!("k{}", self.n_requests), request)
    }

    fn ask_as(&mut self, id: &str, request: Request) -> (AnswerResult, Vec<Effect>) {
        self.room.request(RequestKey { seat: Seat::A, id: id.to_string() }, request, NOW_MS);
        let effects = self.room.effects();
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Append { .. })), "{effects:?}");
        let answers: Vec<AnswerResult> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Answer { result, .. } => Some(result.clone()),
                _ => None,
            })
            .collect();
        for effect in &effects {
            if let Effect::Keep { document } = effect {
                self.document.clone_from(document);
            }
        }
        let [answer] = &answers[..] else { panic!("one answer, not {answers:?}") };
        (answer.clone(), effects)
    }

    fn act(&mut self, action: Value) -> (AnswerResult, Vec<Effect>) {
        self.ask(doing(&[action]))
    }

    /// Goes on until this step, by the first of what is allowed.
    fn until(&mut self, step: u32) {
        while self.step() < step {
            let allowed = self.now()["allowed"].clone();
            let (answer, _) = match allowed.as_array().unwrap().first() {
                Some(action) => self.act(action.clone()),
                None => self.ask(Request::Lesson(LessonMove::On)),
            };
            assert!(matches!(answer, AnswerResult::Done { .. }), "{answer:?}");
        }
    }

    /// What a connection that begins now is told of the lesson.
    fn now(&mut self) -> Value {
        json!(self.welcome()["lesson"])
    }

    fn step(&mut self) -> u32 {
        self.now()["step"].as_u64().unwrap() as u32
    }

    /// Everything that a connection that begins now is told.
    fn welcome(&mut self) -> Value {
        let (game, _) = self.room.watch(Observer::Seat(Seat::A), UpdateDetail::Film, None, NOW_MS);
        json!(game)
    }
}

fn doing(actions: &[Value]) -> Request {
    let actions: Vec<Box<RawValue>> = actions.iter().map(|action| to_raw_value(action).unwrap()).collect();
    Request::Do { actions, seen: None }
}

#[test]
fn what_the_step_does_not_allow_changes_nothing() {
    let mut learner = Learner::begin();
    learner.until(PLAN_STEP);
    let (before, kept) = (learner.welcome(), learner.document.clone());
    let tempo = Tempo { speed: Speed::Double, stops_for_cards: true, stop_ms: None };
    let plan = json!({ "go-to": "security-hq" });
    for request in [
        doing(&[json!({ "go-to": "parking" })]),
        doing(&[json!("pass")]),
        doing(&[plan.clone(), plan]),
        doing(&[json!({ "order": { "pass": { "at": null, "pass": null } } })]),
        Request::Undo,
        Request::Wait { seen: None },
        Request::Skip,
        Request::Tempo(tempo),
        Request::HandOver,
        Request::TakeBackSeat,
        Request::Resign,
        Request::Lesson(LessonMove::On),
    ] {
        let told = format!("{request:?}");
        let (answer, effects) = learner.ask(request);
        assert_eq!(answer, AnswerResult::Failed(Failure::NotThisStep), "{told}");
        assert_eq!(effects.len(), 1, "{told}: {effects:?}");
    }
    assert_eq!((learner.welcome(), learner.document.clone()), (before, kept));
    let (answer, _) = learner.act(json!({ "go-to": "the moon" }));
    assert_eq!(answer, AnswerResult::Failed(Failure::Unreadable));
    // Nothing happens by itself either, and no window closes.
    learner.room.tick(NOW_MS + 1_000_000);
    assert!(learner.room.effects().is_empty());
    assert_eq!(learner.room.next_tick_ms(), None);
}

#[test]
fn a_step_is_kept_before_anybody_is_told() {
    let mut learner = Learner::begin();
    learner.until(PLAN_STEP);
    let (answer, effects) = learner.act(json!({ "go-to": "security-hq" }));
    assert!(matches!(answer, AnswerResult::Done { .. }));
    assert!(matches!(effects[0], Effect::Keep { .. }), "{effects:?}");
    let sent: Vec<Value> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Send { message, .. } => serde_json::from_str(message).ok(),
            _ => None,
        })
        .collect();
    assert_eq!(sent.len(), 1, "{sent:?}");
    assert_eq!(sent[0]["update"]["lesson"]["step"], PLAN_STEP + 1);
    assert_eq!(sent[0]["update"]["undo"], Value::Null, "a lesson goes back by steps");
}

#[test]
fn the_script_answers_for_chance_and_for_the_other_seats() {
    let mut learner = Learner::begin();
    learner.until(5);
    let before = learner.room.version();
    let (_, effects) = learner.act(json!({ "move": "pin-up" }));
    let update = effects.iter().find_map(|effect| match effect {
        Effect::Send { message, .. } => serde_json::from_str::<Value>(message).ok(),
        _ => None,
    });
    let update = update.unwrap()["update"].clone();
    assert_eq!(update["notices"].as_array().unwrap().len() as u32, learner.room.version() - before);
    assert_eq!(learner.room.version() - before, 4, "the learner, two others, and one who passes");
}

#[test]
fn a_lesson_survives_a_restart_at_every_step() {
    let mut learner = Learner::begin();
    for step in 1..=8 {
        learner.until(step);
        let before = learner.welcome();
        learner = Learner::restored(&learner.document);
        assert_eq!(learner.welcome(), before, "step {step}");
    }
}

#[test]
fn a_request_that_is_sent_again_after_a_restart_is_done_once() {
    let mut learner = Learner::begin();
    learner.until(PLAN_STEP);
    let plan = || doing(&[json!({ "go-to": "security-hq" })]);
    let (answer, _) = learner.ask_as("again", plan());
    let mut learner = Learner::restored(&learner.document);
    let (before, (repeated, effects)) = (learner.welcome(), learner.ask_as("again", plan()));
    assert_eq!((repeated, effects.len()), (answer, 1));
    assert_eq!(learner.welcome(), before);
}

#[test]
fn a_learner_goes_back_step_by_step() {
    let mut learner = Learner::begin();
    let mut at_steps = Vec::new();
    for step in 1..=8 {
        learner.until(step);
        at_steps.push(learner.welcome());
    }
    for step in (1..8).rev() {
        let (answer, effects) = learner.ask(Request::Lesson(LessonMove::Back));
        assert!(matches!(answer, AnswerResult::Done { .. }));
        assert!(effects.contains(&Effect::WelcomeAgain), "{effects:?}");
        assert_eq!(learner.welcome(), at_steps[step - 1], "step {step}");
        assert_eq!(Learner::restored(&learner.document).welcome(), at_steps[step - 1], "restored at {step}");
    }
    let (answer, _) = learner.ask(Request::Lesson(LessonMove::Back));
    assert_eq!(answer, AnswerResult::Failed(Failure::NotThisStep), "there is nothing before the first step");
    learner.until(8);
    assert_eq!(learner.welcome(), at_steps[7]);
}

#[test]
fn after_the_last_step_the_lesson_is_over() {
    let mut learner = Learner::begin();
    learner.until(8);
    assert!(!learner.room.is_lesson_finished());
    let (_, effects) = learner.ask(Request::Lesson(LessonMove::On));
    assert!(effects.contains(&Effect::Over));
    for mut learner in [Learner::restored(&learner.document), learner] {
        assert!(learner.room.is_lesson_finished());
        assert_eq!(learner.step(), 8, "the last step stays on the screen");
        for request in [Request::Lesson(LessonMove::Back), Request::Lesson(LessonMove::On)] {
            let (answer, _) = learner.ask(request);
            assert_eq!(answer, AnswerResult::Failed(Failure::NotPlaying));
        }
    }
}

#[test]
fn progress_that_no_longer_fits_is_left_out() {
    for (document, step) in [
        (r#"{"lesson":1,"done":[null,null,{"go-to":"parking"},null],"last":null}"#, 3),
        (r#"{"lesson":1,"done":[null,{"go-to":"parking"}],"last":null}"#, 2),
        (r#"{"lesson":1,"done":[null,null,null],"last":null}"#, 3),
        (r#"{"lesson":2,"done":[null,null],"last":null}"#, 1),
        (r#"{"away":[],"resigned":[]}"#, 1),
        ("nonsense", 1),
    ] {
        assert_eq!(Learner::restored(document).step(), step, "{document}");
    }
}

#[test]
fn only_the_learner_is_asked() {
    let mut learner = Learner::begin();
    learner.until(PLAN_STEP);
    let key = RequestKey { seat: Seat::B, id: "x".to_string() };
    learner.room.request(key, doing(&[json!({ "go-to": "parking" })]), NOW_MS);
    let effects = learner.room.effects();
    assert!(
        matches!(&effects[..], [Effect::Answer { result: AnswerResult::Failed(Failure::NotYourSeat), .. }]),
        "{effects:?}"
    );
}
