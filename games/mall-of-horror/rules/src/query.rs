//! Pure questions about a state.

use table::{Broken, RulesKey, Seat, SeatSet, rule};

use crate::board::{N_ZOMBIES, ZOMBIES_THAT_ENTER_THE_SUPERMARKET};
use crate::cards::N_KINDS;
use crate::flow::Search;
use crate::{Card, Fate, Mall, Place, Role, RoleSet};

impl Mall {
    /// The current round; 0 during the set-up.
    pub fn round(&self) -> u16 {
        self.round
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.n_seats))
    }

    pub(crate) fn all_seats(&self) -> SeatSet {
        SeatSet::all(usize::from(self.n_seats))
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.left(usize::from(self.n_seats))
    }

    pub(crate) fn fate(&self, seat: Seat, role: Role) -> Fate {
        self.standing[seat.index()][role.index()]
    }

    /// The characters that a seat started with.
    pub(crate) fn own_roles(&self, seat: Seat) -> impl Iterator<Item = Role> + Clone {
        Role::ALL.into_iter().filter(move |role| self.fate(seat, *role) != Fate::Absent)
    }

    pub(crate) fn roles_with(&self, seat: Seat, fate: Fate) -> RoleSet {
        Role::ALL.into_iter().filter(|role| self.fate(seat, *role) == fate).collect()
    }

    pub(crate) fn roles_at(&self, seat: Seat, place: Place) -> RoleSet {
        self.roles_with(seat, Fate::At(place))
    }

    /// The seat's characters at a place that are not hidden: these vote, and can be named and lost.
    pub(crate) fn visible_at(&self, seat: Seat, place: Place) -> RoleSet {
        rule!("MALL-3.11");
        self.roles_at(seat, place).minus(self.hidden[seat.index()])
    }

    pub(crate) fn n_at(&self, place: Place) -> u8 {
        self.standing.iter().flatten().filter(|fate| **fate == Fate::At(place)).count() as u8
    }

    /// Players with a character at a place, hidden or not.
    pub(crate) fn present(&self, place: Place) -> SeatSet {
        self.seats().filter(|seat| self.standing[seat.index()].contains(&Fate::At(place))).collect()
    }

    pub(crate) fn visibly_present(&self, place: Place) -> SeatSet {
        self.seats().filter(|seat| !self.visible_at(*seat, place).is_empty()).collect()
    }

    pub(crate) fn is_eliminated(&self, seat: Seat) -> bool {
        self.eliminated_in[seat.index()].is_some()
    }

    /// Players who still have a character.
    pub(crate) fn living(&self) -> SeatSet {
        self.seats().filter(|seat| !self.is_eliminated(*seat)).collect()
    }

    pub(crate) fn n_characters(&self) -> usize {
        self.standing.iter().flatten().filter(|fate| matches!(fate, Fate::At(_))).count()
    }

    pub(crate) fn is_full(&self, place: Place) -> bool {
        place.spaces().is_some_and(|spaces| self.n_at(place) >= spaces)
    }

    pub(crate) fn has_room(&self, place: Place) -> bool {
        self.open.has(place) && !self.is_full(place)
    }

    /// Zombies left in the box.
    pub(crate) fn supply(&self) -> u8 {
        N_ZOMBIES - self.zombies.iter().sum::<u8>()
    }

    /// MALL-6.4: how many zombies the people at a place, including hidden ones, can hold back.
    pub(crate) fn strength_of(&self, place: Place) -> u8 {
        rule!("MALL-6.4");
        let mut strength = match place {
            // MALL-6.6: Hardware has no effect here.
            Place::Supermarket => 0,
            _ => self.barricades[place.index()],
        };
        for fates in &self.standing {
            for role in Role::ALL {
                if fates[role.index()] == Fate::At(place) {
                    strength += role.strength();
                }
            }
        }
        strength
    }

    /// Whether the zombies at an occupied place would enter as things stand.
    pub(crate) fn would_enter(&self, place: Place) -> bool {
        let zombies = self.zombies[place.index()];
        if place == Place::Parking {
            rule!("MALL-6.12");
            return zombies > 0;
        }
        if place == Place::Supermarket {
            rule!("MALL-6.6");
            if zombies >= ZOMBIES_THAT_ENTER_THE_SUPERMARKET {
                return true;
            }
        }
        rule!("MALL-6.5");
        zombies > 0 && zombies >= self.strength_of(place)
    }

    /// MALL-3.3: the weight of a seat's ballot at a place, without Threats.
    pub(crate) fn weight_of(&self, seat: Seat, place: Place) -> u8 {
        rule!("MALL-3.3");
        self.visible_at(seat, place).iter().map(Role::weight).sum()
    }

    /// MALL-7.4: the total value of the seat's living characters.
    pub(crate) fn score_of(&self, seat: Seat) -> u8 {
        rule!("MALL-7.4");
        let lives = |role: &Role| matches!(self.fate(seat, *role), Fate::At(_));
        Role::ALL.into_iter().filter(lives).map(Role::value).sum()
    }
}

/// Checks the invariants of a state.
pub(crate) fn check(g: &Mall, key: &RulesKey) -> Result<(), Broken> {
    check_cards(g, key)?;
    if g.zombies.iter().map(|n| u32::from(*n)).sum::<u32>() > u32::from(N_ZOMBIES) {
        return Err(Broken(format!("more than {N_ZOMBIES} zombies: {:?}", g.zombies)));
    }
    for place in Place::ALL {
        if place.spaces().is_some_and(|spaces| g.n_at(place) > spaces) {
            return Err(Broken(format!("{place:?} is overfull")));
        }
        if !g.open.has(place) && (g.n_at(place) > 0 || g.zombies[place.index()] > 0) {
            return Err(Broken(format!("{place:?} is closed but not empty")));
        }
    }
    for seat in g.seats() {
        let n_alive =
            Role::ALL.iter().filter(|role| matches!(g.fate(seat, **role), Fate::At(_) | Fate::Waiting));
        if g.is_eliminated(seat) != (n_alive.count() == 0) {
            return Err(Broken(format!("{seat} is both eliminated and alive, or neither")));
        }
        if g.is_eliminated(seat) && !g.hands[seat.index()].is_empty() {
            return Err(Broken(format!("{seat} is eliminated but holds cards")));
        }
        if g.hidden[seat.index()].iter().any(|role| !matches!(g.fate(seat, role), Fate::At(_))) {
            return Err(Broken(format!("{seat} hides a character that is not on the board")));
        }
    }
    if g.outcome.is_some() != g.stack.is_empty() {
        return Err(Broken(
            "a finished game has procedures on the stack, or a running one has none".to_string(),
        ));
    }
    Ok(())
}

/// MALL-1.4, MALL-1.6: every card is in exactly one place.
fn check_cards(g: &Mall, key: &RulesKey) -> Result<(), Broken> {
    let mut counts: [u8; N_KINDS] = *g.deck.bag().counts(key);
    let mut count = |card: Card| counts[card as usize] += 1;
    g.deck.bottom().iter().for_each(|card| count(*card.read(key)));
    g.hands.iter().flat_map(|hand| hand.cards(key)).for_each(&mut count);
    g.out_of_play.cards(key).for_each(&mut count);
    if let Some(search) = g.stack.top_as::<Search>() {
        search.found.cards(key).for_each(&mut count);
    }
    for (count, played) in counts.iter_mut().zip(*g.played) {
        *count += played;
    }
    if counts == Card::counts() {
        Ok(())
    } else {
        Err(Broken(format!("wrong number of cards by kind: {counts:?}")))
    }
}
