//! People who take over the seats of bots in a running game.

use table::Seat;
use wire::AnswerResult;

use super::Room;
use crate::grace::BotsInWindow;
use crate::opening::Player;
use crate::seats::SeatState;

impl Room {
    /// Whether this seat belongs to a bot, as opposed to a bot that plays it for a person.
    pub fn is_seat_of_bot(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|state| !state.is_of_a_person())
    }

    /// A person takes over a seat that a bot has played until now. The journal does not show it; the room of the next
    /// [`RestoreContext`](crate::RestoreContext) must get this player too.
    pub fn seat_newcomer(&mut self, seat: Seat, name: String, now_ms: u64) {
        if !self.is_seat_of_bot(seat) {
            return;
        }
        self.seats[seat.index()] = SeatState::joined(Player::Person { name }, self.version());
        let passing_request = self.grace.as_mut().and_then(|grace| {
            // The bots decide again what to do in the open window, now without this seat.
            grace.bots = BotsInWindow::NotAsked;
            grace.passing_request.take()
        });
        if let Some(key) = passing_request {
            // The player who let the window go by was alone with bots and no longer is, so the window opens
            // again for both.
            let version = self.version();
            self.answer(key, AnswerResult::Done { version });
        }
        self.keep_seats();
        // If lines are on their way to the disk, the table continues from those lines.
        if self.in_flight.is_none() {
            self.wait_for_answers(now_ms);
        }
        self.work(now_ms);
    }
}
