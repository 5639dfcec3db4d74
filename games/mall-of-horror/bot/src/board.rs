//! The public position in a compact form, in which possible futures can be tried out.

use mall_of_horror::board::{N_PLACES, ZOMBIES_THAT_CLOSE, ZOMBIES_THAT_ENTER_THE_SUPERMARKET};
use mall_of_horror::characters::N_ROLES;
use mall_of_horror::setup::MAX_SEATS;
use mall_of_horror::view::FateView;
use mall_of_horror::{Place, PlaceSet, Role, RoleSet, View};
use table::{Chance, Seat};

#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub n_seats: usize,
    /// The places where the living characters stand.
    at: [[Option<Place>; N_ROLES]; MAX_SEATS],
    /// How many stand at each place.
    n_at: [u8; N_PLACES],
    hidden: [RoleSet; MAX_SEATS],
    pub open: PlaceSet,
    pub zombies: [u8; N_PLACES],
    pub barricades: [u8; N_PLACES],
}

/// The people at one place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Crowd {
    pub n_characters: u8,
    pub n_pin_ups: u8,
    pub strength: u8,
    /// The characters of each seat that vote, and can be named and lost.
    visible: [RoleSet; MAX_SEATS],
    /// The one of these that the seat would give up first.
    pub cheapest: [Option<Role>; MAX_SEATS],
    /// The weight of each seat's ballot there.
    pub weights: [u8; MAX_SEATS],
}

impl Board {
    pub fn new(view: &View) -> Board {
        let mut board = Board {
            n_seats: view.seats.len(),
            at: Default::default(),
            n_at: [0; N_PLACES],
            hidden: Default::default(),
            open: view.places.iter().filter(|place| place.is_open).map(|place| place.place).collect(),
            zombies: [0; N_PLACES],
            barricades: [0; N_PLACES],
        };
        for place in &view.places {
            board.zombies[place.place.index()] = place.zombies;
            board.barricades[place.place.index()] = place.barricades;
        }
        for seat in &view.seats {
            for character in &seat.characters {
                if let Some(place) = character.place {
                    board.put(seat.seat, character.role, place);
                }
                if character.fate == FateView::Hidden {
                    board.hide(seat.seat, character.role);
                }
            }
        }
        board
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.n_seats)
    }

    pub fn hide(&mut self, seat: Seat, role: Role) {
        self.hidden[seat.index()] = self.hidden[seat.index()].with(role);
    }

    pub fn place_of(&self, seat: Seat, role: Role) -> Option<Place> {
        self.at[seat.index()][role.index()]
    }

    /// Puts a character at a place and takes it away from where it stood before.
    pub fn put(&mut self, seat: Seat, role: Role, place: Place) {
        if let Some(from) = self.at[seat.index()][role.index()].replace(place) {
            self.n_at[from.index()] -= 1;
        }
        self.n_at[place.index()] += 1;
    }

    /// The seat's characters at a place that can be lost there.
    pub fn visible_at(&self, seat: Seat, place: Place) -> impl Iterator<Item = Role> {
        let here = move |role: &Role| {
            self.place_of(seat, *role) == Some(place) && !self.hidden[seat.index()].has(*role)
        };
        Role::ALL.into_iter().filter(here)
    }

    fn n_at(&self, place: Place) -> u8 {
        self.n_at[place.index()]
    }

    fn has_room(&self, place: Place) -> bool {
        self.open.has(place) && place.spaces().is_none_or(|spaces| self.n_at(place) < spaces)
    }

    /// The place where a character that heads for `wanted` arrives.
    pub fn landing(&self, wanted: Place) -> Place {
        if self.has_room(wanted) { wanted } else { Place::Parking }
    }

    pub fn any_open(&self, chance: &mut dyn Chance) -> Place {
        let nth = chance.below(self.open.iter().count() as u32);
        self.open.iter().nth(nth as usize).unwrap_or(Place::Parking)
    }

    pub fn crowds(&self) -> [Crowd; N_PLACES] {
        let mut crowds = [Crowd::default(); N_PLACES];
        for (index, barricades) in self.barricades.iter().enumerate() {
            let counts = index != Place::Supermarket.index();
            crowds[index].strength = if counts { *barricades } else { 0 };
        }
        for seat in 0..self.n_seats {
            for role in Role::ALL {
                let Some(place) = self.at[seat][role.index()] else { continue };
                let crowd = &mut crowds[place.index()];
                crowd.n_characters += 1;
                crowd.n_pin_ups += u8::from(role == Role::PinUp);
                crowd.strength += role.strength();
                if !self.hidden[seat].has(role) {
                    crowd.visible[seat] = crowd.visible[seat].with(role);
                    // Roles are ordered by value, the highest first, so the last one is the cheapest.
                    crowd.cheapest[seat] = Some(role);
                    crowd.weights[seat] += role.weight();
                }
            }
        }
        crowds
    }

    /// Reveals the dice: their zombies arrive, and overrun places close.
    pub fn bring(&mut self, dice: &[u8]) {
        for place in dice.iter().filter_map(|die| Place::by_number(*die)) {
            if self.open.has(place) {
                self.zombies[place.index()] += 1;
            }
        }
        for place in Place::ALL {
            let overrun = self.zombies[place.index()] >= ZOMBIES_THAT_CLOSE && place != Place::Parking;
            if overrun && self.n_at(place) == 0 {
                self.zombies[place.index()] = 0;
                self.open = self.open.without(place);
            }
        }
    }

    /// The largest crowd and the most Pin-ups draw one zombie each, unless two places tie.
    pub fn draw_more(&mut self, crowds: &[Crowd; N_PLACES]) {
        let largest = most(crowds.map(|crowd| crowd.n_characters));
        let most_pin_ups = most(crowds.map(|crowd| crowd.n_pin_ups));
        for index in [largest, most_pin_ups].into_iter().flatten() {
            self.zombies[index] += 1;
        }
    }
}

fn most(counts: [u8; N_PLACES]) -> Option<usize> {
    let highest = counts.into_iter().max().filter(|most| *most > 0)?;
    let first = counts.iter().position(|n| *n == highest)?;
    let is_tie = counts[first + 1..].contains(&highest);
    (!is_tie).then_some(first)
}

impl Crowd {
    /// How many more zombies it would take to get in; 0 if there are enough.
    pub fn zombies_short(&self, place: Place, zombies: u8) -> u8 {
        let enough = match place {
            Place::Parking => 1,
            Place::Supermarket => self.strength.clamp(1, ZOMBIES_THAT_ENTER_THE_SUPERMARKET),
            _ => self.strength.max(1),
        };
        enough.saturating_sub(zombies)
    }

    /// Removes the cheapest character here of a seat, given by its index.
    pub fn lose_cheapest(&mut self, seat: usize) {
        let Some(role) = self.cheapest[seat] else { return };
        let visible = self.visible[seat].minus(RoleSet::default().with(role));
        self.visible[seat] = visible;
        self.cheapest[seat] = visible.iter().last();
        self.weights[seat] = visible.iter().map(Role::weight).sum();
    }

    /// Adds Threats to the ballots of those who have one.
    pub fn with_threats(mut self, threats: [u8; MAX_SEATS]) -> Crowd {
        for (weight, threats) in self.weights.iter_mut().zip(threats) {
            if *weight > 0 {
                *weight += threats;
            }
        }
        self
    }
}
