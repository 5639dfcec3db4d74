//! Bots that let people begin.

use super::Room;

impl Room {
    /// Whether bots could begin now, but let people go first. This is public: it follows from the question
    /// and from the seats that have answered.
    pub(super) fn bots_wait_for_people(&self) -> bool {
        self.lesson.is_none()
            && self.table.people_first()
            && !self.timed_seats().awaited.is_empty()
            && !self.bots_among(self.awaited()).is_empty()
            && self.bots_may_begin_at != Some(self.version())
    }

    /// A player asks the bots to begin.
    pub(super) fn let_bots_begin(&mut self, now_ms: u64) {
        self.bots_may_begin_at = Some(self.version());
        self.send_updates(|_| false, now_ms);
    }
}
