//! Problems of a mission whose file could be read: words that name things that do not exist, more pieces than
//! the box holds, places or doors that nobody can ever reach, and steps that nobody can ever fulfil.

mod hope;
mod names;
mod reach;
mod supplies;

use super::file::File;
use super::read::{Notes, Span};
use super::words::{Special, Tokens};
use super::{CitizenPlaceKind, Mission};
use crate::board::ZoneSet;
use crate::cast::CitizenCard;

pub fn check(file: &File, mission: &Mission, notes: &mut Notes) {
    names::check(file, mission, notes);
    supplies::check(file, mission, notes);
    reach::check(file, mission, notes);
    // A mission that cannot be laid out cannot be assessed.
    if !notes.has_error() {
        hope::check(file, mission, notes);
    }
}

impl File {
    /// The place in the file of the rule at this position in the list.
    fn rule_span(&self, place: usize) -> Span {
        self.rules[place].span()
    }

    fn steps_span(&self) -> Span {
        self.steps.span()
    }
}

impl Mission {
    /// All Objectives, by colour.
    fn tokens(&self) -> Tokens {
        let colors: Vec<_> = self.objectives.iter().map(|objective| objective.color).collect();
        Tokens::of(&colors)
    }

    /// The zones where this card may lie face down, if the mission puts it on the board.
    pub(crate) fn places_of(&self, wanted: CitizenCard) -> Option<ZoneSet> {
        self.rules.iter().find_map(|rule| match rule {
            Special::DealIn { card, not_on } if *card == wanted => Some(
                self.citizens
                    .iter()
                    .filter(|place| place.kind == CitizenPlaceKind::Symbol)
                    .map(|place| place.zone)
                    .filter(|zone| !not_on.iter().any(|tile| self.board.is_on(*zone, *tile)))
                    .collect(),
            ),
            _ => None,
        })
    }

    /// The zones where Objective Citizens stand from the start or will appear.
    fn objective_citizens(&self) -> ZoneSet {
        let is_objective = |kind: CitizenPlaceKind| match kind {
            CitizenPlaceKind::UnderObjective(_) | CitizenPlaceKind::Trapped | CitizenPlaceKind::Standing => {
                true
            }
            CitizenPlaceKind::Symbol | CitizenPlaceKind::FaceUp { .. } => false,
        };
        self.citizens.iter().filter(|place| is_objective(place.kind)).map(|place| place.zone).collect()
    }
}
