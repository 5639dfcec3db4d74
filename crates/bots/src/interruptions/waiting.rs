//! How long a person waits for the others at default speed.

/// How long a bot seems to think before it changes the board. Its passes take no time.
const BOT_THINKS_MS: u64 = 600;
/// How long each window is open at a live table, with the time for the film that leads to it.
const WINDOW_MS: u64 = 2_000;

/// The time that has passed without a question to the person.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WaitingTime {
    now_ms: u64,
    /// When the open window may close.
    open_until_ms: Option<u64>,
}

impl WaitingTime {
    pub(super) fn waited_ms(&self) -> u64 {
        self.now_ms
    }

    /// A window that closes by itself opens, and the person lets it go by. The previous window has closed by
    /// then.
    pub(super) fn window_opens(&mut self) {
        self.window_closes();
        self.open_until_ms = Some(self.now_ms + WINDOW_MS);
    }

    /// A bot thinks while the last window is still open, and then changes the board.
    pub(super) fn bot_acts(&mut self) {
        let thought_until_ms = self.now_ms + BOT_THINKS_MS;
        self.window_closes();
        self.now_ms = self.now_ms.max(thought_until_ms);
    }

    pub(super) fn chance_answers(&mut self) {
        self.window_closes();
    }

    /// The person thinks, which takes longer than the last window stays open.
    pub(super) fn person_acts(&mut self) {
        self.open_until_ms = None;
    }

    fn window_closes(&mut self) {
        if let Some(open_until_ms) = self.open_until_ms.take() {
            self.now_ms = self.now_ms.max(open_until_ms);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_window_has_its_time_and_a_bot_thinks_meanwhile() {
        let mut waiting = WaitingTime::default();
        waiting.bot_acts();
        assert_eq!(waiting.waited_ms(), 600);
        waiting.window_opens();
        waiting.window_opens();
        waiting.bot_acts();
        assert_eq!(waiting.waited_ms(), 600 + 2 * WINDOW_MS);
        waiting.window_opens();
        waiting.chance_answers();
        assert_eq!(waiting.waited_ms(), 600 + 3 * WINDOW_MS);
    }

    #[test]
    fn nobody_waits_while_the_person_thinks() {
        let mut waiting = WaitingTime::default();
        waiting.window_opens();
        waiting.person_acts();
        waiting.chance_answers();
        assert_eq!(waiting.waited_ms(), 0);
    }
}
