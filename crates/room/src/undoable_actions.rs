//! The last actions of the journal, so that an undo takes back everything that one request did.

use games::LineKind;
use table::Seat;

use crate::limits::UNDOABLE_ACTIONS;

/// The actions at the end of the journal, as long as one seat took them in a row.
#[derive(Clone, Default)]
pub struct UndoableActions {
    seat: Option<Seat>,
    /// By action, the id of the request that it was part of. `None` if the room answered for the seat.
    requests: Vec<Option<String>>,
}

impl UndoableActions {
    pub fn line_taken(&mut self, author: LineKind, request: Option<&str>) {
        match author {
            LineKind::Seat(seat) => {
                if self.seat != Some(seat) {
                    self.requests.clear();
                }
                self.seat = Some(seat);
                if self.requests.len() == UNDOABLE_ACTIONS {
                    self.requests.remove(0);
                }
                self.requests.push(request.map(str::to_string));
            }
            LineKind::Undo(_) => drop(self.requests.pop()),
            LineKind::Wait(_) => {}
            LineKind::Chance | LineKind::Passes(_) => self.requests.clear(),
        }
    }

    /// How many lines an undo takes back: the last request of the seat, and what the room answered for it since.
    pub fn n_to_undo(&self) -> usize {
        let newest_first = || self.requests.iter().rev();
        let n_unasked = newest_first().take_while(|request| request.is_none()).count();
        let last = newest_first().nth(n_unasked);
        let n_of_last = newest_first().skip(n_unasked).take_while(|request| Some(*request) == last).count();
        (n_unasked + n_of_last).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn undoable(requests: &[Option<&str>]) -> UndoableActions {
        let mut undoable = UndoableActions::default();
        requests.iter().for_each(|request| undoable.line_taken(LineKind::Seat(Seat::B), *request));
        undoable
    }

    #[test]
    fn an_undo_takes_back_a_request_and_what_was_answered_since() {
        assert_eq!(undoable(&[]).n_to_undo(), 1);
        assert_eq!(undoable(&[Some("1"), Some("2")]).n_to_undo(), 1);
        assert_eq!(undoable(&[Some("1"), Some("2"), Some("2"), Some("2")]).n_to_undo(), 3);
        assert_eq!(undoable(&[Some("1"), Some("2"), Some("2"), None, None]).n_to_undo(), 4);
        assert_eq!(undoable(&[None, None]).n_to_undo(), 2);
    }

    #[test]
    fn an_undo_goes_back_step_by_step() {
        let mut undoable = undoable(&[Some("1"), Some("2"), Some("2")]);
        undoable.line_taken(LineKind::Undo(Seat::B), None);
        undoable.line_taken(LineKind::Wait(Seat::C), None);
        assert_eq!(undoable.n_to_undo(), 1);
        undoable.line_taken(LineKind::Undo(Seat::B), None);
        undoable.line_taken(LineKind::Seat(Seat::B), Some("3"));
        undoable.line_taken(LineKind::Seat(Seat::B), Some("3"));
        assert_eq!(undoable.n_to_undo(), 2);
    }

    #[test]
    fn others_end_it() {
        for other in [LineKind::Seat(Seat::A), LineKind::Chance, LineKind::Passes(table::SeatSet::all(2))] {
            let mut undoable = undoable(&[Some("1"), Some("1")]);
            undoable.line_taken(other, Some("1"));
            assert_eq!(undoable.n_to_undo(), 1, "{other:?}");
        }
    }

    #[test]
    fn it_does_not_grow_without_end() {
        let mut undoable = UndoableActions::default();
        (0..2 * UNDOABLE_ACTIONS).for_each(|_| undoable.line_taken(LineKind::Seat(Seat::A), Some("1")));
        assert_eq!(undoable.n_to_undo(), UNDOABLE_ACTIONS);
    }
}
