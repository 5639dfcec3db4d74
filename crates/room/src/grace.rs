//! Windows that close by themselves: who can use them, and for how long.

use games::{AnyLine, AnyTable};
use table::Seat;
use wire::Tempo;

use crate::effect::RequestKey;

/// How windows close, which depends on the people at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WindowPolicy {
    /// This person plays with bots, and nobody else watches. Play stops only in windows where that is
    /// worthwhile for them.
    Alone(Seat),
    /// Several people play or watch. Every window is open for the same time, whatever players hold.
    Together,
    /// Every window waits for the answers of all.
    Asked,
}

/// An open window that closes by itself.
pub struct OpenGrace {
    /// When its time began. Time for which the window is held does not count.
    since_ms: u64,
    of_ms: u64,
    /// The version at which it opened.
    pub opened_at: u32,
    /// Since when it is held because somebody asked for time to think.
    held_since_ms: Option<u64>,
    pub bots: BotsInWindow,
    /// The seat of a person that decides alone once the window has closed, and the table as it will be
    /// then if nobody interrupts.
    pub ahead: Option<(Seat, Box<dyn AnyTable>)>,
    /// The request by which a person who is alone has let the window go by.
    pub passing_request: Option<RequestKey>,
}

/// What the bots do in an open window.
pub enum BotsInWindow {
    NotAsked,
    /// These answers count when the window closes, together with those of everybody else; the other bots pass.
    Answer(Vec<AnyLine>),
    /// One of them interrupts, at this time.
    Interrupt(AnyLine, u64),
}

/// An answer that counts only when the window closes.
pub struct KeptAnswer {
    pub key: RequestKey,
    pub lines: Vec<AnyLine>,
    pub question: KeptAnswerTarget,
}

/// What an answer that is kept refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptAnswerTarget {
    /// The window itself, by letting it go by.
    WindowByPassing,
    /// The window itself, by something else.
    WindowByActing,
    /// The question that is asked once the window has closed.
    Next,
}

impl OpenGrace {
    pub fn new(now_ms: u64, of_ms: u64, opened_at: u32) -> OpenGrace {
        OpenGrace {
            since_ms: now_ms,
            of_ms,
            opened_at,
            held_since_ms: None,
            bots: BotsInWindow::NotAsked,
            ahead: None,
            passing_request: None,
        }
    }

    /// Holds the window while somebody thinks, and no longer. Its time stands still as long as it is held.
    pub fn hold_while(&mut self, somebody_thinks: bool, now_ms: u64) {
        match (self.held_since_ms, somebody_thinks) {
            (None, true) => self.held_since_ms = Some(now_ms),
            (Some(held_since_ms), false) => {
                self.since_ms += now_ms.saturating_sub(held_since_ms);
                self.held_since_ms = None;
            }
            (None, false) | (Some(_), true) => {}
        }
    }

    pub fn since_ms(&self) -> u64 {
        self.since_ms
    }

    pub fn held_since_ms(&self) -> Option<u64> {
        self.held_since_ms
    }

    /// Whether players see it. A window in which play does not stop closes at once.
    pub fn is_shown(&self) -> bool {
        self.of_ms > 0 || self.held_since_ms.is_some()
    }

    /// Ends its time.
    pub fn end(&mut self) {
        self.of_ms = 0;
    }

    /// When its time is over. `None` while it is held.
    pub fn over_at_ms(&self) -> Option<u64> {
        self.held_since_ms.is_none().then(|| self.since_ms + self.of_ms)
    }

    pub fn is_over(&self, now_ms: u64) -> bool {
        self.over_at_ms().is_some_and(|over_at_ms| over_at_ms <= now_ms)
    }

    /// The time that it has left, and the time that it had, in milliseconds.
    pub fn shown(&self, now_ms: u64) -> (u32, u32) {
        let until_ms = self.held_since_ms.unwrap_or(now_ms);
        let left_ms = (self.since_ms + self.of_ms).saturating_sub(until_ms).min(self.of_ms);
        (u32::try_from(left_ms).unwrap_or(u32::MAX), u32::try_from(self.of_ms).unwrap_or(u32::MAX))
    }
}

/// How long a window is open among several people who are to see it for this long: a quarter of its time may
/// pass with the film that leads to it.
pub fn with_film_ms(grace_ms: u64) -> u64 {
    grace_ms + grace_ms / 3
}

/// How long play stops for a player who is alone with bots: the time that they asked for, or else the time of
/// their speed.
pub fn stop_ms(tempo: Tempo) -> u64 {
    use wire::Speed::{Double, Fourfold, Normal};
    match (tempo.stop_ms, tempo.speed) {
        (Some(stop_ms), _) => u64::from(u32::from(stop_ms)),
        (None, Normal) => 3_000,
        (None, Double) => 2_000,
        (None, Fourfold) => 1_200,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_while_somebody_thinks() {
        let mut grace = OpenGrace::new(1_000, 1_500, 7);
        assert_eq!((grace.over_at_ms(), grace.shown(1_600)), (Some(2_500), (900, 1_500)));
        assert!(!grace.is_over(2_499) && grace.is_over(2_500));
        grace.hold_while(true, 1_600);
        grace.hold_while(true, 9_000);
        assert_eq!((grace.over_at_ms(), grace.shown(20_000)), (None, (900, 1_500)));
        assert!(!grace.is_over(20_000));
        grace.hold_while(false, 21_600);
        assert_eq!((grace.over_at_ms(), grace.shown(21_600)), (Some(22_500), (900, 1_500)));
        grace.hold_while(false, 22_000);
        assert_eq!(grace.over_at_ms(), Some(22_500));
    }

    #[test]
    fn a_window_that_is_let_go_is_over() {
        let mut grace = OpenGrace::new(1_000, 1_500, 7);
        grace.end();
        assert!(grace.is_over(1_000));
        assert_eq!(grace.shown(1_000), (0, 0));
    }
}
