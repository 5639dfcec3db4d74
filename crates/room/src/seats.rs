//! Who plays a seat: its player, a bot, or a bot in the place of its player.

use table::Seat;
use wire::Standing;

use crate::limits::TIMEOUTS_UNTIL_AWAY;
use crate::room::Player;

/// The bot that stands in for people.
const STAND_IN: &str = "thumb";

#[derive(Clone, Debug)]
pub struct SeatState {
    pub player: Player,
    pub role: Role,
    pub standing: Standing,
    /// In which round the standing pass was given.
    pub standing_since_round: u32,
    timeouts_running: u8,
}

/// Whether a person plays his seat himself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Plays,
    /// A bot stands in until he comes back.
    Away,
    /// A bot plays on for good.
    Resigned,
}

impl SeatState {
    pub fn new(player: Player) -> SeatState {
        SeatState {
            player,
            role: Role::Plays,
            standing: Standing::Never,
            standing_since_round: 0,
            timeouts_running: 0,
        }
    }

    /// The bot that decides here, if one does.
    pub fn bot(&self) -> Option<&str> {
        match (&self.player, self.role) {
            (Player::Bot { kind }, _) => Some(kind),
            (Player::Person { .. }, Role::Plays) => None,
            (Player::Person { .. }, Role::Away | Role::Resigned) => Some(STAND_IN),
        }
    }

    pub fn answered(&mut self) {
        self.timeouts_running = 0;
    }

    /// Counts a time-out; after two of them running the seat is handed to a bot.
    pub fn timed_out(&mut self) {
        self.timeouts_running += 1;
        if self.timeouts_running >= TIMEOUTS_UNTIL_AWAY && self.role == Role::Plays {
            self.role = Role::Away;
        }
    }

    pub fn comes_back(&mut self) {
        self.timeouts_running = 0;
        self.role = Role::Plays;
    }
}

/// The seats as a text that is kept with the table: those whose player is away or has resigned.
pub fn document(seats: &[SeatState]) -> String {
    let with = |role: Role| -> Vec<&str> {
        let has_role = |(_, state): &(usize, &SeatState)| state.role == role;
        seats.iter().enumerate().filter(has_role).map(|(index, _)| Seat::new(index).letter()).collect()
    };
    serde_json::json!({ "away": with(Role::Away), "resigned": with(Role::Resigned) }).to_string()
}

/// Reads what [`document`] wrote.
pub fn read_document(seats: &mut [SeatState], document: &str) {
    let Ok(document) = serde_json::from_str::<serde_json::Value>(document) else { return };
    for (index, state) in seats.iter_mut().enumerate() {
        let letter = Seat::new(index).letter();
        let lists = |field: &str| {
            document[field].as_array().is_some_and(|seats| seats.iter().any(|seat| seat == letter))
        };
        if lists("resigned") {
            state.role = Role::Resigned;
        } else if lists("away") {
            state.role = Role::Away;
        }
    }
}
