//! What the seat sees: the board, and everything else on the table.

use city_of_horror::board::N_PLACES;
use city_of_horror::cards::N_KINDS;
use city_of_horror::setup::MAX_SEATS;
use city_of_horror::view::{InvasionView, Phase, View};
use city_of_horror::{Card, Moment, Place, PlaceSet, Side};
use table::{Kind, Seat, SeatSet};

use super::board::Board;
use super::stakes::Stakes;
use super::tuning;

#[derive(Clone, Debug)]
pub(super) struct Sight {
    pub me: Seat,
    pub board: Board,
    pub stakes: Stakes,
    pub sides: [Side; N_PLACES],
    pub turn: u8,
    /// The player's own hand, counted by kind.
    pub hand: [u8; N_KINDS],
    pub antidotes: [u8; MAX_SEATS],
    pub living: SeatSet,
    /// Places where this turn's attack or sharing is yet to come.
    pub attacks_to_come: PlaceSet,
    pub sharings_to_come: PlaceSet,
    /// Places where the effect can still be used this turn.
    pub effects_to_come: PlaceSet,
    pub place: Option<Place>,
    /// The movement cards that lie open, of players who have yet to move.
    pub destinations: [Option<Place>; MAX_SEATS],
    pub has_moved: SeatSet,
    /// The moves of this turn are yet to come.
    pub moves_to_come: bool,
    pub invasion_to_come: bool,
    /// The next invasion card, if the seat has seen it.
    pub invasion: Option<InvasionView>,
    pub lure_to_come: bool,
    pub is_ending: bool,
}

impl Sight {
    pub fn new(me: Seat, view: &View) -> Sight {
        let board = Board::new(view);
        let stakes = Stakes::new(me, view, &board);
        let next_hour = view.invasion.iter().skip(1).find(|hour| !hour.is_shown);
        let mut sight = Sight {
            me,
            board,
            stakes,
            sides: [Side::A; N_PLACES],
            turn: view.turn,
            hand: [0; N_KINDS],
            antidotes: [0; MAX_SEATS],
            living: view.seats.iter().filter(|seat| seat.is_living).map(|seat| seat.seat).collect(),
            attacks_to_come: PlaceSet::EMPTY,
            sharings_to_come: PlaceSet::EMPTY,
            effects_to_come: PlaceSet::EMPTY,
            place: view.location.as_ref().map(|location| location.place),
            destinations: [None; MAX_SEATS],
            has_moved: view.seats.iter().filter(|seat| seat.has_moved).map(|seat| seat.seat).collect(),
            moves_to_come: matches!(
                view.phase,
                Phase::SetUp | Phase::Observation | Phase::MovementCards | Phase::Invasion | Phase::Movement
            ),
            invasion_to_come: matches!(view.phase, Phase::SetUp | Phase::Observation | Phase::MovementCards),
            invasion: next_hour.and_then(|hour| hour.card.clone()),
            lure_to_come: false,
            is_ending: matches!(view.phase, Phase::Ending | Phase::Over),
        };
        sight.lure_to_come = sight.moves_to_come;
        view.places.iter().for_each(|place| sight.sides[place.place.index()] = place.side);
        for card in &view.seats[me.index()].hand.known {
            sight.hand[card.index()] += 1;
        }
        for seat in &view.seats {
            sight.antidotes[seat.seat.index()] = seat.antidotes;
            sight.destinations[seat.seat.index()] = seat.movement_card.filter(|_| !seat.has_moved);
        }
        sight.look_ahead(view);
        sight
    }

    /// Works out what is still to come this turn.
    fn look_ahead(&mut self, view: &View) {
        if matches!(view.phase, Phase::EndOfTurn | Phase::Ending | Phase::Over) {
            return;
        }
        let now = self.place.and_then(|place| self.board.order.iter().position(|other| *other == place));
        let moment = view.window.as_ref().map(|window| window.moment);
        let voted = view.vote.as_ref().map(|vote| vote.purpose);
        for index in 0..N_PLACES {
            let place = self.board.order[index];
            let (mut attack, mut sharing, mut effect) = (true, true, true);
            if let Some(now) = now {
                let is_here = now == index;
                let is_later = index > now;
                let is_after_attack = moment == Some(Moment::BeforeSharing)
                    || view.sharing.is_some()
                    || voted == Some(city_of_horror::Purpose::Sharing);
                attack = is_later || (is_here && !is_after_attack);
                sharing = is_later || (is_here && view.sharing.is_none());
                effect = is_later;
            }
            if attack {
                self.attacks_to_come = self.attacks_to_come.with(place);
            }
            if sharing {
                self.sharings_to_come = self.sharings_to_come.with(place);
            }
            if effect {
                self.effects_to_come = self.effects_to_come.with(place);
            }
        }
    }

    pub fn holds(&self, card: Card) -> bool {
        self.hand[card.index()] > 0
    }

    /// What a card in hand is worth now.
    pub fn worth_of(&self, card: Card) -> f64 {
        if self.is_ending {
            return tuning::worth_at_the_end(card);
        }
        let kept = tuning::worth_at_the_end(card);
        kept + (tuning::worth_of(card) - kept) * self.stakes.of_cards()
    }

    /// The worth of the card that the player would miss least.
    pub fn cheapest_card(&self) -> Option<f64> {
        let held = Card::ALL.into_iter().filter(|card| self.holds(*card));
        held.map(|card| self.worth_of(card)).min_by(f64::total_cmp)
    }
}
