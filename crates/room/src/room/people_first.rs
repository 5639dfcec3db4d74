//! Bots that leave it to people to begin.

use super::Room;

impl Room {
    /// Whether bots could begin now and leave it to people to go first. Everybody may know: it follows from what is
    /// asked and who has answered.
    pub(super) fn bots_wait_for_people(&self) -> bool {
        self.lesson.is_none()
            && self.table.people_first()
            && !self.timed_seats().awaited.is_empty()
            && !self.bots_among(self.awaited()).is_empty()
            && self.bots_may_begin_at != Some(self.version())
    }

    /// Somebody would rather have a bot begin.
    pub(super) fn let_bots_begin(&mut self, now_ms: u64) {
        self.bots_may_begin_at = Some(self.version());
        self.send_updates(|_| false, now_ms);
    }
}
