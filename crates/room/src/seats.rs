//! Seats, each of which is played by its player, by a bot that sits there, or by a bot in place of its
//! player.

use serde_json::{Map, Value, json};
use table::Seat;

use crate::limits::TIMEOUTS_UNTIL_AWAY;
use crate::opening::Player;

/// The bot that stands in for people.
const STAND_IN: &str = "thumb";

#[derive(Clone, Debug)]
pub struct SeatState {
    pub player: Player,
    pub status: PlayerStatus,
    /// The version at which the person took over the seat from a bot; 0 if it was theirs from the start.
    joined_at: u32,
    n_timeouts_in_a_row: u8,
}

/// How the seat of a person is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerStatus {
    /// The person plays it.
    Plays,
    /// A bot stands in until the person comes back.
    Away,
    /// A bot plays on for good.
    Resigned,
}

impl SeatState {
    pub fn new(player: Player) -> SeatState {
        SeatState::joined(player, 0)
    }

    /// The seat of a person who took it over at this version.
    pub fn joined(player: Player, joined_at: u32) -> SeatState {
        SeatState { player, status: PlayerStatus::Plays, joined_at, n_timeouts_in_a_row: 0 }
    }

    /// The bot that decides here, if one does.
    pub fn bot(&self) -> Option<&str> {
        match (&self.player, self.status) {
            (Player::Bot { kind }, _) => Some(kind),
            (Player::Person { .. }, PlayerStatus::Plays) => None,
            (Player::Person { .. }, PlayerStatus::Away | PlayerStatus::Resigned) => Some(STAND_IN),
        }
    }

    pub fn is_of_a_person(&self) -> bool {
        matches!(self.player, Player::Person { .. })
    }

    /// Whether a person plays here, or may come back.
    pub fn may_be_played_again(&self) -> bool {
        self.is_of_a_person() && self.status != PlayerStatus::Resigned
    }

    /// Whether a person had the seat at this version. A newcomer does not pay for the time that the bot took.
    pub fn was_of_a_person(&self, version: u32) -> bool {
        self.is_of_a_person() && (self.joined_at == 0 || self.joined_at < version)
    }

    pub fn answered(&mut self) {
        self.n_timeouts_in_a_row = 0;
    }

    /// Counts a time-out; after two in a row the seat is handed to a bot.
    pub fn timed_out(&mut self) {
        self.n_timeouts_in_a_row = self.n_timeouts_in_a_row.saturating_add(1);
        if self.n_timeouts_in_a_row >= TIMEOUTS_UNTIL_AWAY && self.status == PlayerStatus::Plays {
            self.status = PlayerStatus::Away;
        }
    }

    pub fn comes_back(&mut self) {
        self.n_timeouts_in_a_row = 0;
        self.status = PlayerStatus::Plays;
    }
}

/// The seats whose players are away or have resigned, and when people took over seats from bots, as a text.
pub fn document(seats: &[SeatState]) -> String {
    let lettered = || seats.iter().enumerate().map(|(index, state)| (Seat::new(index).letter(), state));
    let with = |wanted: PlayerStatus| -> Vec<&str> {
        lettered().filter(|(_, state)| state.status == wanted).map(|(letter, _)| letter).collect()
    };
    let joined: Map<String, Value> = lettered()
        .filter(|(_, state)| state.joined_at > 0)
        .map(|(letter, state)| (letter.to_string(), state.joined_at.into()))
        .collect();
    let mut document = json!({ "away": with(PlayerStatus::Away), "resigned": with(PlayerStatus::Resigned) });
    if !joined.is_empty() {
        document["joined"] = Value::Object(joined);
    }
    document.to_string()
}

/// Reads what [`document`] wrote.
pub fn read_document(seats: &mut [SeatState], document: &str) {
    let Ok(document) = serde_json::from_str::<Value>(document) else { return };
    for (index, state) in seats.iter_mut().enumerate() {
        let letter = Seat::new(index).letter();
        let items = |field: &str| document[field].as_array().into_iter().flatten();
        let joined_at = document["joined"][letter].as_u64().and_then(|version| u32::try_from(version).ok());
        state.joined_at = joined_at.unwrap_or_default();
        if items("resigned").any(|seat| seat == letter) {
            state.status = PlayerStatus::Resigned;
        } else if items("away").any(|seat| seat == letter) {
            state.status = PlayerStatus::Away;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(n_seats: usize) -> Vec<SeatState> {
        (0..n_seats).map(|n| SeatState::new(Player::Person { name: format!("p{n}") })).collect()
    }

    #[test]
    fn the_document_reads_what_it_writes() {
        let mut seats = people(4);
        (seats[1].status, seats[2].status) = (PlayerStatus::Away, PlayerStatus::Resigned);
        let text = document(&seats);
        assert_eq!(text, r#"{"away":["B"],"resigned":["C"]}"#);
        let mut read = people(4);
        read_document(&mut read, &text);
        let statuses: Vec<PlayerStatus> = read.iter().map(|state| state.status).collect();
        assert_eq!(
            statuses,
            [PlayerStatus::Plays, PlayerStatus::Away, PlayerStatus::Resigned, PlayerStatus::Plays]
        );
        assert_eq!(document(&read), text);
    }

    #[test]
    fn the_document_says_when_people_took_over_seats() {
        let mut seats = people(3);
        seats[2] = SeatState::joined(Player::Person { name: "C".to_string() }, 57);
        let text = document(&seats);
        assert_eq!(text, r#"{"away":[],"joined":{"C":57},"resigned":[]}"#);
        let mut read = people(3);
        read_document(&mut read, &text);
        assert_eq!(document(&read), text);
        let had = |version| read.iter().map(|state| state.was_of_a_person(version)).collect::<Vec<_>>();
        assert_eq!((had(57), had(58)), (vec![true, true, false], vec![true, true, true]));
    }

    #[test]
    fn a_malformed_document_changes_nothing() {
        let untouched = document(&people(3));
        for text in [
            "",
            "null",
            "[]",
            "{",
            r#"{"away":"A"}"#,
            r#"{"away":["H", 3, null]}"#,
            r#"{"joined":{"A":-1,"B":"x"}}"#,
        ] {
            let mut seats = people(3);
            read_document(&mut seats, text);
            assert_eq!(document(&seats), untouched, "{text}");
        }
    }

    #[test]
    fn any_number_of_time_outs_can_be_counted() {
        let [seat] = &mut people(1)[..] else { panic!("one seat") };
        seat.timed_out();
        assert_eq!(seat.status, PlayerStatus::Plays);
        seat.answered();
        seat.timed_out();
        assert_eq!(seat.status, PlayerStatus::Plays, "two that do not follow each other");
        (0..1_000).for_each(|_| seat.timed_out());
        assert_eq!(seat.status, PlayerStatus::Away);
        seat.comes_back();
        seat.timed_out();
        assert_eq!(seat.status, PlayerStatus::Plays);
    }

    #[test]
    fn a_bot_decides_for_those_who_are_away_or_have_resigned() {
        let [seat] = &mut people(1)[..] else { panic!("one seat") };
        for status in [PlayerStatus::Away, PlayerStatus::Resigned] {
            seat.status = status;
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
        seat.status = PlayerStatus::Resigned;
        (0..3).for_each(|_| seat.timed_out());
        assert_eq!(seat.status, PlayerStatus::Resigned);
        read_document(std::slice::from_mut(seat), r#"{"away":["A"],"resigned":["A"]}"#);
        assert_eq!(seat.status, PlayerStatus::Resigned);
    }
}
