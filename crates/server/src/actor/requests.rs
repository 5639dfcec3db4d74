//! What a client asks of its table.

use room::{ChoreError, ChorePreferencesJson, ChoreStep, ProposedChore, Request, RequestKey, Suggestion};
use store::UserId;
use table::{Refusal, Seat};
use wire::limits::{AIMS_OF_PLAN, KEPT_IN_PLAN, REQUEST_ID_CHARS};
use wire::{AnswerResult, ClientMessage, Failure, PlannedStep};

use super::{Actor, thinking};
use crate::clock::now_ms;
use crate::connection_owner::own_seats;
use crate::limits::ANSWERS;

impl Actor {
    pub(super) async fn client(&mut self, id: u64, message: ClientMessage) {
        let Some(who) = self.connections.get(&id).map(|connection| connection.who) else { return };
        let own_seat = self.seat_of(who);
        let (request_id, seat) = match &message {
            ClientMessage::Hello { .. } | ClientMessage::Ping { .. } => return,
            ClientMessage::Look { at } => return self.look(id, *at).await,
            ClientMessage::Say { id, .. } => (id.clone(), own_seat),
            ClientMessage::Do { id, seat, .. }
            | ClientMessage::DoAll { id, seat, .. }
            | ClientMessage::Wait { id, seat, .. }
            | ClientMessage::Tempo { id, seat, .. }
            | ClientMessage::Skip { id, seat }
            | ClientMessage::Suggest { id, seat }
            | ClientMessage::ProposeOrders { id, seat }
            | ClientMessage::Plan { id, seat, .. }
            | ClientMessage::Undo { id, seat }
            | ClientMessage::Lesson { id, seat, .. }
            | ClientMessage::HandOver { id, seat }
            | ClientMessage::TakeBackSeat { id, seat }
            | ClientMessage::Resign { id, seat }
            | ClientMessage::Contribute { id, seat, .. } => (id.clone(), Some(*seat)),
        };
        if !is_request_id(&request_id) {
            let shown = request_id.chars().take(REQUEST_ID_CHARS).collect();
            return self.send_answer(id, shown, AnswerResult::Failed(Failure::Unreadable));
        }
        // Spectators only listen: talk at the table is for players.
        let Some(seat) = seat else {
            return self.send_answer(id, request_id, AnswerResult::Failed(Failure::NotAllowed));
        };
        if own_seat != Some(seat) {
            return self.send_answer(id, request_id, AnswerResult::Failed(Failure::NotYourSeat));
        }
        let key = RequestKey { seat, id: request_id };
        match message {
            ClientMessage::Hello { .. } | ClientMessage::Ping { .. } | ClientMessage::Look { .. } => {}
            ClientMessage::Say { to, text, .. } => {
                if !self.is_answered(id, &key) {
                    let result = self.say(who.user, seat, to, &text).await;
                    self.answer_once(id, key, result);
                }
            }
            ClientMessage::Contribute { random, .. } => {
                if !self.is_answered(id, &key) {
                    let result = self.contribute(who.user, seat, &random).await;
                    self.answer_once(id, key, result);
                }
            }
            ClientMessage::Do { action, seen, .. } => {
                self.ask_room(id, key, Request::Do { actions: vec![action], seen });
            }
            ClientMessage::Suggest { .. } => {
                let result = self.suggest(seat);
                self.send_answer(id, key.id, result);
            }
            ClientMessage::ProposeOrders { .. } => {
                let result = self.propose_orders(seat);
                self.send_answer(id, key.id, result);
            }
            ClientMessage::DoAll { actions, seen, .. } => {
                self.ask_room(id, key, Request::Do { actions, seen })
            }
            ClientMessage::Plan { keep, aims, n_tries, .. } => {
                let result = self.plan(seat, ChorePreferencesJson { keep, aims, n_tries });
                self.send_answer(id, key.id, result);
            }
            ClientMessage::Wait { seen, .. } => self.ask_room(id, key, Request::Wait { seen }),
            ClientMessage::Tempo { tempo, .. } => self.ask_room(id, key, Request::Tempo(tempo)),
            ClientMessage::Skip { .. } => self.ask_room(id, key, Request::Skip),
            ClientMessage::Lesson { go, .. } => self.ask_room(id, key, Request::Lesson(go)),
            ClientMessage::Undo { .. } => self.ask_room(id, key, Request::Undo),
            ClientMessage::HandOver { .. } => self.ask_room(id, key, Request::HandOver),
            ClientMessage::TakeBackSeat { .. } => self.ask_room(id, key, Request::TakeBackSeat),
            ClientMessage::Resign { .. } => self.ask_room(id, key, Request::Resign),
        }
    }

    /// A bot plays on for a user who never comes back.
    pub(super) async fn resign_for(&mut self, user: UserId) {
        let seats: Vec<Seat> = own_seats(user, &self.seats).collect();
        if let Some(room) = &mut self.room {
            for seat in seats {
                let key = RequestKey { seat, id: "gone".to_string() };
                room.request(key, Request::Resign, now_ms());
            }
        }
        self.carry_out().await;
    }

    /// A suggestion changes nothing, so it need not wait.
    fn suggest(&mut self, seat: Seat) -> AnswerResult {
        let Some(room) = &mut self.room else { return AnswerResult::Failed(Failure::NotPlaying) };
        match thinking(room, |room| room.suggest(seat)) {
            Some(Suggestion { action, reason }) => AnswerResult::Suggested { action, reason },
            None => AnswerResult::Refused(Refusal::NOT_ASKED),
        }
    }

    /// Proposals change nothing either.
    fn propose_orders(&mut self, seat: Seat) -> AnswerResult {
        match &self.room {
            Some(room) => AnswerResult::Orders { actions: room.propose_orders(seat) },
            None => AnswerResult::Failed(Failure::NotPlaying),
        }
    }

    /// A plan changes nothing either.
    fn plan(&mut self, seat: Seat, preferences: ChorePreferencesJson) -> AnswerResult {
        let Some(room) = &mut self.room else { return AnswerResult::Failed(Failure::NotPlaying) };
        if preferences.keep.len() > KEPT_IN_PLAN || preferences.aims.len() > AIMS_OF_PLAN {
            return AnswerResult::Failed(Failure::TooLong);
        }
        match thinking(room, |room| room.propose_chore(seat, preferences)) {
            Ok(ProposedChore { steps, aims }) => {
                let planned = |ChoreStep { action, others }| PlannedStep { action, others };
                AnswerResult::Planned { steps: steps.into_iter().map(planned).collect(), aims }
            }
            Err(ChoreError::Refused(refusal)) => AnswerResult::Refused(refusal),
            Err(ChoreError::Unreadable) => AnswerResult::Failed(Failure::Unreadable),
        }
    }

    /// The room carries out the request when the disk is ready, together with all others that have arrived by
    /// then.
    fn ask_room(&mut self, id: u64, key: RequestKey, request: Request) {
        match &mut self.room {
            Some(room) => room.queue(key, request),
            None => self.send_answer(id, key.id, AnswerResult::Failed(Failure::NotPlaying)),
        }
    }

    /// Answers a request again if it was answered before.
    fn is_answered(&mut self, id: u64, key: &RequestKey) -> bool {
        let known = self.answers.iter().find(|(answered, _)| answered == key);
        let Some(result) = known.map(|(_, result)| result.clone()) else { return false };
        self.send_answer(id, key.id.clone(), result);
        true
    }

    fn answer_once(&mut self, id: u64, key: RequestKey, result: AnswerResult) {
        // A request that the disk did not take may be tried again.
        if result != AnswerResult::Failed(Failure::NotStored) {
            self.answers.push_back((key.clone(), result.clone()));
        }
        if self.answers.len() > ANSWERS {
            self.answers.pop_front();
        }
        self.send_answer(id, key.id, result);
    }
}

/// Ids become part of journal lines, so they consist of letters, digits and dashes.
fn is_request_id(id: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    !id.is_empty() && id.len() <= REQUEST_ID_CHARS && id.bytes().all(is_plain)
}
