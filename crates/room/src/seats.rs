//! Who plays a seat: its player, a bot, or a bot in the place of its player.

use serde_json::{Value, json};
use table::Seat;
use wire::Standing;

use crate::limits::TIMEOUTS_UNTIL_AWAY;
use crate::opening::Player;

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

    pub fn is_of_a_person(&self) -> bool {
        matches!(self.player, Player::Person { .. })
    }

    /// Whether this seat passes by itself in this round. A bot in its place decides for itself.
    pub fn passes_by_itself(&self, round: u32) -> bool {
        let stands = match self.standing {
            Standing::Never => false,
            Standing::EndOfWindow | Standing::EndOfGame => true,
            Standing::EndOfRound => round == self.standing_since_round,
        };
        stands && self.bot().is_none()
    }

    pub fn answered(&mut self) {
        self.timeouts_running = 0;
    }

    /// Counts a time-out; after two of them running the seat is handed to a bot.
    pub fn timed_out(&mut self) {
        self.timeouts_running = self.timeouts_running.saturating_add(1);
        if self.timeouts_running >= TIMEOUTS_UNTIL_AWAY && self.role == Role::Plays {
            self.role = Role::Away;
        }
    }

    pub fn comes_back(&mut self) {
        self.timeouts_running = 0;
        self.role = Role::Plays;
    }
}

/// What is kept of a seat with its table: whether its player is away or has resigned, and a pass that
/// stands for long. One until the end of a window is not worth it: its player is asked again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    role: Role,
    standing: Option<(Standing, u32)>,
}

impl Kept {
    pub fn of(state: &SeatState) -> Kept {
        let standing = match state.standing {
            Standing::Never | Standing::EndOfWindow => None,
            Standing::EndOfRound | Standing::EndOfGame => Some((state.standing, state.standing_since_round)),
        };
        Kept { role: state.role, standing }
    }
}

/// The seats as a text.
pub fn document(seats: &[Kept]) -> String {
    let lettered = || seats.iter().enumerate().map(|(index, kept)| (Seat::new(index).letter(), kept));
    let with = |role: Role| -> Vec<&str> {
        lettered().filter(|(_, kept)| kept.role == role).map(|(letter, _)| letter).collect()
    };
    let standing: Vec<Value> = lettered()
        .filter_map(|(letter, kept)| {
            kept.standing.map(|(until, since_round)| json!([letter, until, since_round]))
        })
        .collect();
    json!({ "away": with(Role::Away), "resigned": with(Role::Resigned), "standing": standing }).to_string()
}

/// Reads what [`document`] wrote.
pub fn read_document(seats: &mut [SeatState], document: &str) {
    let Ok(document) = serde_json::from_str::<Value>(document) else { return };
    for (index, state) in seats.iter_mut().enumerate() {
        let letter = Seat::new(index).letter();
        let items = |field: &str| document[field].as_array().into_iter().flatten();
        if items("resigned").any(|seat| seat == letter) {
            state.role = Role::Resigned;
        } else if items("away").any(|seat| seat == letter) {
            state.role = Role::Away;
        }
        if let Some(standing) = items("standing").find(|standing| standing[0] == letter) {
            state.standing = serde_json::from_value(standing[1].clone()).unwrap_or_default();
            state.standing_since_round =
                standing[2].as_u64().and_then(|round| u32::try_from(round).ok()).unwrap_or_default();
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
        document(&seats.iter().map(Kept::of).collect::<Vec<Kept>>())
    }

    #[test]
    fn the_document_reads_what_it_writes() {
        let mut seats = people(5);
        seats[1].role = Role::Away;
        seats[2].role = Role::Resigned;
        (seats[2].standing, seats[2].standing_since_round) = (Standing::EndOfRound, 7);
        seats[3].standing = Standing::EndOfGame;
        seats[4].standing = Standing::EndOfWindow;
        let text = text_of(&seats);
        let mut read = people(5);
        read_document(&mut read, &text);
        let roles: Vec<Role> = read.iter().map(|state| state.role).collect();
        assert_eq!(roles, [Role::Plays, Role::Away, Role::Resigned, Role::Plays, Role::Plays]);
        let standing: Vec<(Standing, u32)> =
            read.iter().map(|state| (state.standing, state.standing_since_round)).collect();
        assert_eq!(standing[2], (Standing::EndOfRound, 7));
        assert_eq!(standing[3], (Standing::EndOfGame, 0));
        assert_eq!(standing[4], (Standing::Never, 0), "a window does not outlive its room");
        assert_eq!(text_of(&read), text);
    }

    #[test]
    fn a_document_that_is_none_changes_nothing() {
        let untouched = text_of(&people(3));
        for text in
            ["", "null", "[]", "{", r#"{"away":"A"}"#, r#"{"away":["H", 3, null]}"#, r#"{"standing":[[]]}"#]
        {
            let mut seats = people(3);
            read_document(&mut seats, text);
            assert_eq!(text_of(&seats), untouched, "{text}");
        }
    }

    #[test]
    fn documents_of_the_first_rooms_are_read() {
        let mut seats = people(3);
        read_document(&mut seats, r#"{"away":["A"],"resigned":["C"]}"#);
        assert_eq!((seats[0].role, seats[2].role), (Role::Away, Role::Resigned));
    }

    #[test]
    fn any_number_of_time_outs_can_be_counted() {
        let [seat] = &mut people(1)[..] else { panic!("one seat") };
        seat.timed_out();
        assert_eq!(seat.role, Role::Plays);
        seat.answered();
        seat.timed_out();
        assert_eq!(seat.role, Role::Plays, "two that do not follow each other");
        (0..1_000).for_each(|_| seat.timed_out());
        assert_eq!(seat.role, Role::Away);
        seat.comes_back();
        seat.timed_out();
        assert_eq!(seat.role, Role::Plays);
    }

    #[test]
    fn who_stands_passes_as_long_as_was_said_and_a_bot_decides_for_itself() {
        let [seat] = &mut people(1)[..] else { panic!("one seat") };
        seat.standing_since_round = 3;
        for (standing, in_the_round, in_the_next) in [
            (Standing::Never, false, false),
            (Standing::EndOfWindow, true, true),
            (Standing::EndOfRound, true, false),
            (Standing::EndOfGame, true, true),
        ] {
            seat.standing = standing;
            assert_eq!((seat.passes_by_itself(3), seat.passes_by_itself(4)), (in_the_round, in_the_next));
        }
        for role in [Role::Away, Role::Resigned] {
            seat.role = role;
            assert_eq!(seat.bot(), Some("thumb"));
            assert!(!seat.passes_by_itself(3));
        }
    }

    #[test]
    fn a_bot_is_of_its_kind_and_no_person() {
        let bot = SeatState::new(Player::Bot { kind: "random".to_string() });
        assert_eq!((bot.bot(), bot.is_of_a_person()), (Some("random"), false));
        assert_eq!((people(1)[0].bot(), people(1)[0].is_of_a_person()), (None, true));
    }

    #[test]
    fn who_resigned_is_not_away_whatever_happens() {
        let [seat] = &mut people(1)[..] else { panic!("one seat") };
        seat.role = Role::Resigned;
        (0..3).for_each(|_| seat.timed_out());
        assert_eq!(seat.role, Role::Resigned);
        read_document(std::slice::from_mut(seat), r#"{"away":["A"],"resigned":["A"]}"#);
        assert_eq!(seat.role, Role::Resigned);
    }

    #[test]
    fn a_document_says_who_is_away_who_resigned_and_who_passes() {
        let mut seats = people(3);
        (seats[0].role, seats[1].role) = (Role::Away, Role::Resigned);
        (seats[2].standing, seats[2].standing_since_round) = (Standing::EndOfGame, 4);
        let text = r#"{"away":["A"],"resigned":["B"],"standing":[["C","end-of-game",4]]}"#;
        assert_eq!(text_of(&seats), text);
        let mut read = people(3);
        read_document(&mut read, r#"{"standing":[["C","end-of-game"],["B","for-ever",1]]}"#);
        assert_eq!((read[2].standing, read[2].standing_since_round), (Standing::EndOfGame, 0));
        assert_eq!(read[1].standing, Standing::Never, "there is no such pass");
    }
}
