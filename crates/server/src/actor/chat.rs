//! Talk at the table.

use store::{Audience, ChatReader, NewChat, StoreError, UserId};
use table::Seat;
use wire::{AnswerResult, ChatLine, Failure, ServerMessage, limits::CHAT_CHARS};

use super::Actor;
use super::connections::text_of;
use crate::clock::unix_ms;
use crate::limits::CHAT_LINES;

impl Actor {
    pub(super) async fn say(
        &mut self,
        user: Option<UserId>,
        seat: Seat,
        to: Option<Seat>,
        text: &str,
    ) -> AnswerResult {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > CHAT_CHARS {
            return AnswerResult::Failed(Failure::TooLong);
        }
        let is_other = |to: Seat| to.index() < usize::from(self.record.n_seats) && to != seat;
        let audience = match to {
            None => Audience::All,
            Some(to) if is_other(to) => Audience::Pair(seat.index() as u8, to.index() as u8),
            Some(_) => return AnswerResult::Failed(Failure::NotAllowed),
        };
        let chat = NewChat {
            table: self.record.id,
            user,
            seat: Some(seat.index() as u8),
            audience,
            text: text.to_string(),
            at_ms: unix_ms(),
        };
        let at_ms = chat.at_ms;
        let seq = match self.app.store.add_chat(chat).await {
            Ok(seq) => seq,
            Err(StoreError::Malformed(_) | StoreError::OverLimit { .. }) => {
                return AnswerResult::Failed(Failure::NotAllowed);
            }
            Err(_) => return AnswerResult::Failed(Failure::NotStored),
        };
        self.last_chat = self.last_chat.map(|last| last.max(seq));
        let line = ChatLine {
            seq,
            from: self.name_of(seat),
            seat: Some(seat),
            to,
            text: text.to_string(),
            at_ms: u64::try_from(at_ms).unwrap_or_default(),
        };
        let message = text_of(&ServerMessage::Chat(line));
        let hears = |listener: Option<Seat>| to.is_none() || [to, Some(seat)].contains(&listener);
        self.send_to(hears, &message);
        AnswerResult::Done { version: self.version() }
    }

    /// The last lines that this seat, or a spectator, may read.
    pub(super) async fn chat_for(&mut self, seat: Option<Seat>) -> Vec<ChatLine> {
        let reader = match seat {
            Some(seat) => ChatReader::Seats(vec![seat.index() as u8]),
            None => ChatReader::Spectator,
        };
        match self.last_lines(reader).await {
            Ok(lines) => lines.iter().map(|line| self.chat_line(line)).collect(),
            Err(error) => {
                tracing::warn!(table = %self.record.id, %error, "the chat could not be read");
                Vec::new()
            }
        }
    }

    async fn last_lines(&mut self, reader: ChatReader) -> Result<Vec<store::ChatLine>, StoreError> {
        let last = match self.last_chat {
            Some(last) => last,
            None => self.count_chat().await?,
        };
        self.last_chat = Some(last);
        if last == 0 {
            return Ok(Vec::new());
        }
        self.app.store.chat(self.record.id, reader, last.saturating_sub(CHAT_LINES), CHAT_LINES).await
    }

    /// The number of the last line. It must be counted: lines are numbered without gaps, but a store lists
    /// them from the first.
    async fn count_chat(&self) -> Result<u32, StoreError> {
        let mut last = 0;
        loop {
            let page = store::limits::ROWS_PER_PAGE;
            let lines = self.app.store.chat(self.record.id, ChatReader::Operator, last, page).await?;
            match lines.last() {
                Some(line) if lines.len() == page as usize => last = line.seq,
                Some(line) => return Ok(line.seq),
                None => return Ok(last),
            }
        }
    }

    fn chat_line(&self, line: &store::ChatLine) -> ChatLine {
        let seat = line.seat.map(|seat| Seat::new(usize::from(seat)));
        let to = match line.audience {
            Audience::All => None,
            Audience::Pair(one, other) => Some(if Some(one) == line.seat { other } else { one }),
        };
        ChatLine {
            seq: line.seq,
            from: seat.map(|seat| self.name_of(seat)).unwrap_or_default(),
            seat,
            to: to.map(|seat| Seat::new(usize::from(seat))),
            text: line.text.clone(),
            at_ms: u64::try_from(line.at_ms).unwrap_or_default(),
        }
    }

    fn name_of(&self, seat: Seat) -> String {
        let taken = self.seats.iter().find(|taken| usize::from(taken.seat) == seat.index());
        taken.map(|taken| taken.name.clone()).unwrap_or_default()
    }
}
