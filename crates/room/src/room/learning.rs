//! A lesson: the script of its file takes the place of chance and of bots, and of the journal too. What is kept is only
//! what the learner did at each step.

use chance::{CommittedChance, ServerSecret};
use games::AnyLine;
use wire::{AnswerResult, Failure, LessonMove, Pace};

use super::Room;
use crate::effect::{Effect, RequestKey};
use crate::lesson::{LessonProgress, RebuiltLesson, action_of};
use crate::opening::{InputRequest, LessonContext, ParsedRequest};
use crate::staging::StagedLines;

impl Room {
    /// A lesson that begins now, or goes on where it was left. Windows wait for the answers of all: the script says who
    /// passes.
    pub fn teach(context: LessonContext<'_>) -> Result<Room, String> {
        let LessonContext { lesson, players, mut delays, entropy, document } = context;
        if players.len() != lesson.n_seats {
            return Err(format!("{} players for {} seats", players.len(), lesson.n_seats));
        }
        delays.grace_ms = None;
        let rebuilt = LessonProgress::restore(lesson, document).map_err(|problem| problem.to_string())?;
        // Nothing is drawn from it.
        let chance = CommittedChance::new(&ServerSecret::new([0; 32]), &[]);
        let table = rebuilt.table.boxed_clone();
        let mut room = Room::around(table, players, Pace::Relaxed, chance, delays, entropy);
        room.continue_from(rebuilt);
        if let Some(lesson) = &room.lesson
            && let Some(key) = lesson.last_request().cloned()
        {
            let version = room.version();
            room.answers.remember(key, AnswerResult::Done { version });
        }
        Ok(room)
    }

    fn continue_from(&mut self, rebuilt: RebuiltLesson) {
        let RebuiltLesson { progress, table, told } = rebuilt;
        (self.n_lines, self.n_draws) = (1, 0);
        self.observers.begin_again();
        for (kind, events) in told {
            self.count_line(kind);
            self.observers.remember(self.version(), events);
        }
        self.question_since = self.version();
        self.table = table;
        self.lesson = Some(progress);
    }

    /// Whether the learner has read the last step.
    pub fn is_lesson_finished(&self) -> bool {
        self.lesson.as_ref().is_some_and(LessonProgress::is_finished)
    }

    pub(super) fn handle_in_lesson(&mut self, key: RequestKey, work: ParsedRequest, now_ms: u64) {
        let Some(lesson) = &self.lesson else { return };
        let failure = match work {
            _ if lesson.is_finished() => Failure::NotPlaying,
            ParsedRequest::Lesson(LessonMove::Back) if lesson.may_go_back() => return self.go_back(key),
            ParsedRequest::Lesson(LessonMove::On) if lesson.is_only_read() => {
                return self.go_on(key, None, now_ms);
            }
            ParsedRequest::Input(InputRequest::Actions { mut lines, .. }) => match lines.pop() {
                Some(line) if lines.is_empty() && lesson.allows(&line) => {
                    return self.go_on(key, Some(line), now_ms);
                }
                _ => Failure::NotThisStep,
            },
            ParsedRequest::Unreadable => Failure::Unreadable,
            _ => Failure::NotThisStep,
        };
        self.answer(key, AnswerResult::Failed(failure));
    }

    /// Does what the learner does at this step, and what the script says after that.
    fn go_on(&mut self, key: RequestKey, line: Option<AnyLine>, now_ms: u64) {
        let Some(lesson) = &self.lesson else { return };
        let done = line.as_ref().and_then(action_of);
        let Ok(script) = lesson.script(&*self.table) else { return self.fail(key) };
        let lines = line.into_iter().chain(script).collect();
        let Ok(staged) = self.stager(now_ms).stage_script(self.table.boxed_clone(), lines) else {
            return self.fail(key);
        };
        let Some(lesson) = &mut self.lesson else { return };
        if lesson.go_on(done, &*staged.table).is_err() {
            return self.fail(key);
        }
        lesson.requested_by(&key);
        let is_finished = lesson.is_finished();
        self.keep_seats();
        self.publish_step(staged, now_ms);
        let version = self.version();
        self.answer(key, AnswerResult::Done { version });
        if is_finished {
            self.effects.push(Effect::Over);
        }
    }

    fn publish_step(&mut self, staged: StagedLines, now_ms: u64) {
        if !staged.lines.is_empty() {
            self.publish(staged, None, now_ms);
        }
        self.send_updates(|_| true, now_ms);
    }

    fn go_back(&mut self, key: RequestKey) {
        let Some(lesson) = &self.lesson else { return };
        let Ok(mut rebuilt) = lesson.one_step_back() else { return self.fail(key) };
        rebuilt.progress.requested_by(&key);
        self.continue_from(rebuilt);
        self.keep_seats();
        self.effects.push(Effect::WelcomeAgain);
        let version = self.version();
        self.answer(key, AnswerResult::Done { version });
    }

    /// The script does not fit its own table. Tests play every lesson to its end, so this does not happen.
    fn fail(&mut self, key: RequestKey) {
        self.answer(key, AnswerResult::Failed(Failure::NotPlaying));
    }
}
