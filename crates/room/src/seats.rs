//! Who plays a seat: its player, a bot, or a bot in the place of its player.

use serde_json::{Value, json};
use table::Seat;

use crate::limits::TIMEOUTS_UNTIL_AWAY;
use crate::opening::Player;

/// The bot that stands in for people.
const STAND_IN: &str = "thumb";

#[derive(Clone, Debug)]
pub struct SeatState {
    pub player: Player,
    pub role: PlayerStatus,
    n_timeouts_in_a_row: u8,
}

/// Who plays the seat of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerStatus {
    /// The person does.
    Plays,
    /// A bot stands in until the person comes back.
    Away,
    /// A bot plays on for good.
    Resigned,
}

impl SeatState {
    pub fn new(player: Player) -> SeatState {
        SeatState { player, role: PlayerStatus::Plays, n_timeouts_in_a_row: 0 }
    }

    /// The bot that decides here, if one does.
    pub fn bot(&self) -> Option<&str> {
        match (&self.player, self.role) {
            (Player::Bot { kind }, _) => Some(kind),
            (Player::Person { .. }, PlayerStatus::Plays) => None,
            (Player::Person { .. }, PlayerStatus::Away | PlayerStatus::Resigned) => Some(STAND_IN),
        }
    }

    pub fn is_of_a_person(&self) -> bool {
        matches!(self.player, Player::Person { .. })
    }

    pub fn answered(&mut self) {
        self.n_timeouts_in_a_row = 0;
    }

    /// Counts a time-out; after two in a row the seat is handed to a bot.
    pub fn timed_out(&mut self) {
        self.n_timeouts_in_a_row = self.n_timeouts_in_a_row.saturating_add(1);
        if self.n_timeouts_in_a_row >= TIMEOUTS_UNTIL_AWAY && self.role == PlayerStatus::Plays {
            self.role = PlayerStatus::Away;
        }
    }

    pub fn comes_back(&mut self) {
        self.n_timeouts_in_a_row = 0;
        self.role = PlayerStatus::Plays;
    }
}

/// The seats whose players are away or have resigned, as a text.
pub fn document(roles: &[PlayerStatus]) -> String {
    let with = |wanted: PlayerStatus| -> Vec<&str> {
        let seats = roles.iter().enumerate().filter(|(_, role)| **role == wanted);
        seats.map(|(index, _)| Seat::new(index).letter()).collect()
    };
    json!({ "away": with(PlayerStatus::Away), "resigned": with(PlayerStatus::Resigned) }).to_string()
}

/// Reads what [`document`] wrote.
pub fn read_document(seats: &mut [SeatState], document: &str) {
    let Ok(document) = serde_json::from_str::<Value>(document) else { return };
    for (index, state) in seats.iter_mut().enumerate() {
        let letter = Seat::new(index).letter();
        let items = |field: &str| document[field].as_array().into_iter().flatten();
        if items("resigned").any(|seat| seat == letter) {
            state.role = PlayerStatus::Resigned;
        } else if items("away").any(|seat| seat == letter) {
            state.role = PlayerStatus::Away;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(n_seats: usize) -> Vec<SeatState> {
        (0..n_seats).map(|n| SeatState::new(Player::Person { name: format!("p{n}") })).collect()
    }

    fn text_of(seats: &[SeatState]) -> String {
        document(&seats.iter().map(|state| state.role).collect::<Vec<PlayerStatus>>())
    }

    #[test]
    fn the_document_reads_what_it_writes() {
        let mut seats = people(4);
        (seats[1].role, seats[2].role) = (PlayerStatus::Away, PlayerStatus::Resigned);
        let text = text_of(&seats);
        assert_eq!(text, r#"{"away":["B"],"resigned":["C"]}"#);
        let mut read = people(4);
        read_document(&mut read, &text);
        let roles: Vec<PlayerStatus> = read.iter().map(|state| state.role).collect();
        assert_eq!(
            roles,
            [PlayerStatus::Plays, PlayerStatus::Away, PlayerStatus::Resigned, PlayerStatus::Plays]
        );
        assert_eq!(text_of(&read), text);
    }

    #[test]
    fn a_malformed_document_changes_nothing() {
        let untouched = text_of(&people(3));
        for text in ["", "null", "[]", "{", r#"{"away":"A"}"#, r#"{"away":["H", 3, null]}"#] {
            let mut seats = people(3);
            read_document(&mut seats, text);
            assert_eq!(text_of(&seats), untouched, "{text}");
        }
    }

    #[test]
    fn any_number_of_time_outs_can_be_counted() {
        let [seat] = &mut people(1)[..] else { panic!("one seat") };
        seat.timed_out();
        assert_eq!(seat.role, PlayerStatus::Plays);
        seat.answered();
        seat.timed_out();
        assert_eq!(seat.role, PlayerStatus::Plays, "two that do not follow each other");
        (0..1_000).for_each(|_| seat.timed_out());
        assert_eq!(seat.role, PlayerStatus::Away);
        seat.comes_back();
        seat.timed_out();
        assert_eq!(seat.role, PlayerStatus::Plays);
    }

    #[test]
    fn a_bot_decides_for_those_who_are_away_or_have_resigned() {
        let [seat] = &mut people(1)[..] else { panic!("one seat") };
        for role in [PlayerStatus::Away, PlayerStatus::Resigned] {
            seat.role = role;
            assert_eq!(seat.bot(), Some("thumb"));
        }
    }

    #[test]
    fn a_bot_is_of_its_kind_and_no_person() {
        let bot = SeatState::new(Player::Bot { kind: "random".to_string() });
        assert_eq!((bot.bot(), bot.is_of_a_person()), (Some("random"), false));
        assert_eq!((people(1)[0].bot(), people(1)[0].is_of_a_person()), (None, true));
    }

    #[test]
    fn a_player_who_resigned_is_never_away() {
        let [seat] = &mut people(1)[..] else { panic!("one seat") };
        seat.role = PlayerStatus::Resigned;
        (0..3).for_each(|_| seat.timed_out());
        assert_eq!(seat.role, PlayerStatus::Resigned);
        read_document(std::slice::from_mut(seat), r#"{"away":["A"],"resigned":["A"]}"#);
        assert_eq!(seat.role, PlayerStatus::Resigned);
    }
}
