//! Whose a journal line is.

use table::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Author {
    /// An action of a seat.
    Seat(Seat),
    /// A seat that takes its last action back.
    TakesBack(Seat),
    Chance,
}

impl Author {
    /// The author of a line, which a table has written: its text begins as [`table::Line`] is written.
    pub fn of(json: &str) -> Author {
        let seat_after = |start: &str| json.strip_prefix(start)?.split('"').next()?.parse().ok();
        if let Some(seat) = seat_after(r#"{"act":[""#) {
            Author::Seat(seat)
        } else if let Some(seat) = seat_after(r#"{"undo":""#) {
            Author::TakesBack(seat)
        } else {
            Author::Chance
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Line, LineOf};

    #[test]
    fn every_kind_of_line_says_whose_it_is() {
        use mall_of_horror::{Action, Mall, Roll};
        let lines: [(LineOf<Mall>, Author); 3] = [
            (Line::Act(Seat::C, Action::VoteFor(Seat::B)), Author::Seat(Seat::C)),
            (Line::Undo(Seat::D), Author::TakesBack(Seat::D)),
            (Line::Chance(Roll::Chief(Seat::A)), Author::Chance),
        ];
        for (line, author) in lines {
            assert_eq!(Author::of(&serde_json::to_string(&line).unwrap()), author);
        }
    }
}
