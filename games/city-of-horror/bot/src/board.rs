//! The table in a form in which moves can be tried out.

use city_of_horror::board::{AttackCondition, N_PLACES, ZOMBIES_AT_MOST};
use city_of_horror::characters::N_ROLES;
use city_of_horror::setup::MAX_SEATS;
use city_of_horror::view::{CharacterView, FateView, InvasionView, View};
use city_of_horror::{Colour, Place, Role, Side, Slot};
use table::{Seat, SeatSet};

/// Spaces of the wheel.
pub(super) const N_SPACES: usize = 6;

/// A living character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Figure {
    pub owner: Seat,
    pub place: Place,
    pub is_exhausted: bool,
    pub is_hidden: bool,
    pub is_temporary: bool,
    pub is_awake: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub n_seats: usize,
    /// By role; only characters that are alive and on the board.
    pub figures: [Option<Figure>; N_ROLES],
    pub zombies: [u8; N_PLACES],
    pub antidotes: [u8; N_PLACES],
    pub cards: [u8; N_PLACES],
    /// In the order in which they are resolved.
    pub order: [Place; N_PLACES],
    spaces: [Option<u8>; N_PLACES],
    attacks: [AttackCondition; N_PLACES],
    /// Nobody can enter the Armory any more: it is burnt or blocked.
    pub is_shut: bool,
    /// Nobody can leave it either.
    pub is_blocked: bool,
    /// The seat whose colour each space has.
    space_owners: [Option<Seat>; N_SPACES],
    colours: [Colour; N_SPACES],
    leader: usize,
    pub first: Seat,
    /// By place and seat: how much weight Weapon Replicas add to a ballot.
    replicas: [[u8; MAX_SEATS]; N_PLACES],
    /// By place and owner: who casts the ballot, if not its owner.
    proxies: [[Option<Seat>; MAX_SEATS]; N_PLACES],
}

impl Board {
    pub fn new(view: &View) -> Board {
        let mut board = Board {
            n_seats: view.seats.len(),
            figures: [None; N_ROLES],
            zombies: [0; N_PLACES],
            antidotes: [0; N_PLACES],
            cards: [0; N_PLACES],
            order: Place::ALL,
            spaces: [None; N_PLACES],
            attacks: [AttackCondition::ZombiesExceedCharacters; N_PLACES],
            is_shut: false,
            is_blocked: false,
            space_owners: [None; N_SPACES],
            colours: [Colour::Green; N_SPACES],
            leader: 0,
            first: view.first,
            replicas: [[0; MAX_SEATS]; N_PLACES],
            proxies: [[None; MAX_SEATS]; N_PLACES],
        };
        for (slot, place) in view.places.iter().enumerate() {
            let index = place.place.index();
            board.order[slot] = place.place;
            board.zombies[index] = place.zombies;
            board.antidotes[index] = place.antidotes;
            board.cards[index] = place.cards.size as u8;
            board.spaces[index] = place.spaces;
            board.attacks[index] = place.attack;
            if place.place == Place::Armory && place.markers_needed.is_none() {
                board.is_shut = true;
                board.is_blocked = place.side == Side::B;
            }
        }
        for seat in &view.seats {
            for character in &seat.characters {
                board.figures[character.role.index()] = figure(seat.seat, character);
            }
        }
        for (index, space) in view.wheel.iter().take(N_SPACES).enumerate() {
            board.space_owners[index] = space.seat;
            board.colours[index] = space.colour;
            if space.has_leader {
                board.leader = index;
            }
        }
        for replica in &view.replicas {
            board.threaten(replica.by, replica.place, replica.victim);
        }
        board
    }

    pub fn figure(&self, role: Role) -> Option<&Figure> {
        self.figures[role.index()].as_ref()
    }

    pub fn all(&self) -> impl Iterator<Item = (Role, &Figure)> {
        Role::ALL.into_iter().filter_map(|role| Some((role, self.figure(role)?)))
    }

    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (Role, &Figure)> {
        self.all().filter(move |(_, figure)| figure.owner == seat)
    }

    pub fn at(&self, place: Place) -> impl Iterator<Item = (Role, &Figure)> {
        self.all().filter(move |(_, figure)| figure.place == place)
    }

    pub fn n_at(&self, place: Place) -> u8 {
        self.at(place).count() as u8
    }

    pub fn is_present(&self, seat: Seat, place: Place) -> bool {
        self.at(place).any(|(_, figure)| figure.owner == seat)
    }

    pub fn is_full(&self, place: Place) -> bool {
        if place == Place::Armory && self.is_shut {
            return true;
        }
        let Some(spaces) = self.spaces[place.index()] else { return false };
        self.at(place).filter(|(_, figure)| !figure.is_temporary).count() >= usize::from(spaces)
    }

    pub fn may_move(&self, role: Role) -> bool {
        match self.figure(role) {
            None => false,
            Some(figure) if figure.place == Place::Armory && self.is_blocked => false,
            Some(figure) => role != Role::Granny || figure.is_awake,
        }
    }

    /// Moves a character to a place, or to the Crossroads if the place is full.
    pub fn go(&mut self, role: Role, wanted: Place, way_in: WayIn) {
        let is_full = self.is_full(wanted);
        let has_door = way_in == WayIn::Made && !(wanted == Place::Armory && self.is_shut);
        let place = if is_full && !has_door { Place::Crossroads } else { wanted };
        if let Some(figure) = &mut self.figures[role.index()] {
            figure.place = place;
            figure.is_temporary = is_full && has_door;
        }
    }

    /// Places a character that is not on the board yet.
    pub fn settle(&mut self, owner: Seat, role: Role, wanted: Place) {
        let place = if self.is_full(wanted) { Place::Crossroads } else { wanted };
        let new = Figure {
            owner,
            place,
            is_exhausted: false,
            is_hidden: false,
            is_temporary: false,
            is_awake: false,
        };
        self.figures[role.index()] = Some(new);
    }

    /// How many more zombies an attack needs; 0 if it is due.
    pub fn zombies_short(&self, place: Place) -> u8 {
        let zombies = self.zombies[place.index()];
        let needed = match self.attacks[place.index()] {
            AttackCondition::ZombiesAtLeast(n) => n,
            AttackCondition::ZombiesExceedCharacters => self.n_at(place) + 1,
        };
        needed.saturating_sub(zombies)
    }

    pub fn add_zombies(&mut self, place: Place, n: u8) {
        let zombies = &mut self.zombies[place.index()];
        *zombies = (*zombies + n).min(ZOMBIES_AT_MOST);
    }

    pub fn kill(&mut self, place: Place, n: u8) {
        let zombies = &mut self.zombies[place.index()];
        *zombies = zombies.saturating_sub(n);
    }

    pub fn move_zombies(&mut self, from: Place, to: Place, n: u8) {
        let room = ZOMBIES_AT_MOST - self.zombies[to.index()];
        let n = n.min(self.zombies[from.index()]).min(room);
        self.zombies[from.index()] -= n;
        self.zombies[to.index()] += n;
    }

    pub fn threaten(&mut self, by: Seat, place: Place, victim: Option<Seat>) {
        match victim {
            None => self.replicas[place.index()][by.index()] += 2,
            Some(victim) => self.proxies[place.index()][victim.index()] = Some(by),
        }
    }

    /// How much weight each seat has in a vote, with all ballots that it casts.
    pub fn weights(&self, place: Place) -> [u8; MAX_SEATS] {
        let mut own = self.replicas[place.index()];
        for (role, figure) in self.at(place).filter(|(_, figure)| !figure.is_hidden) {
            own[figure.owner.index()] += match role {
                Role::Grandpa if !figure.is_awake => 0,
                Role::PregnantWoman if figure.is_exhausted => 2,
                _ => 1,
            };
        }
        let mut cast = [0; MAX_SEATS];
        for (seat, weight) in own.into_iter().enumerate() {
            let caster = self.proxies[place.index()][seat].map_or(seat, Seat::index);
            cast[caster] += weight;
        }
        cast
    }

    /// The seats with a character there that can be eaten.
    pub fn visibly_present(&self, place: Place) -> SeatSet {
        self.at(place).filter(|(_, figure)| !figure.is_hidden).map(|(_, figure)| figure.owner).collect()
    }

    /// The seat that loses a character to the zombie leader at the Crossroads.
    pub fn leader_victim(&self) -> Option<Seat> {
        let there = self.visibly_present(Place::Crossroads);
        (0..N_SPACES)
            .filter_map(|step| self.space_owners[(self.leader + step) % N_SPACES])
            .find(|seat| there.has(*seat))
    }

    pub fn lead(&mut self, colour: Colour) {
        if let Some(space) = self.colours.iter().position(|space| *space == colour) {
            self.leader = space;
        }
    }

    pub fn advance_leader(&mut self, n: u8) {
        for _ in 0..n {
            let spaces = (1..=N_SPACES).map(|step| (self.leader + step) % N_SPACES);
            self.leader =
                spaces.into_iter().find(|space| self.space_owners[*space].is_some()).unwrap_or(self.leader);
        }
    }

    pub fn place_at(&self, slot: Slot) -> Place {
        self.order[slot.index()]
    }

    /// Applies an invasion card.
    pub fn invade(&mut self, card: &InvasionView) {
        for step in &card.moves {
            let (from, to) = (self.place_at(step.from), self.place_at(step.to));
            self.move_zombies(from, to, self.zombies[from.index()]);
        }
        for (slot, n) in Slot::ALL.into_iter().zip(card.arrivals) {
            self.add_zombies(self.place_at(slot), n);
        }
        for drop in &card.airdrops {
            let place = self.place_at(drop.slot).index();
            self.antidotes[place] += drop.antidotes;
            self.cards[place] += drop.actions;
        }
        self.advance_leader(card.leader);
    }

    /// The rested Blonde attracts a zombie.
    pub fn lure(&mut self) {
        if let Some(figure) = self.figure(Role::Blonde).copied().filter(|figure| !figure.is_exhausted) {
            self.add_zombies(figure.place, 1);
        }
    }
}

/// How a character enters a full place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WayIn {
    Ordinary,
    /// Through a Back Door, or as Mama.
    Made,
}

fn figure(owner: Seat, character: &CharacterView) -> Option<Figure> {
    let place = character.place.filter(|_| character.fate == FateView::Alive)?;
    Some(Figure {
        owner,
        place,
        is_exhausted: character.is_exhausted,
        is_hidden: character.is_hidden,
        is_temporary: character.is_temporary,
        is_awake: character.is_awake,
    })
}
