//! Pure questions about a state.

use table::{Broken, Holds, RulesKey, Seat, SeatSet, rule};

use crate::board::{
    AttackCondition, ExplosionEffect, N_ANTIDOTES, N_ZOMBIES, Place, Side, Slot, ZOMBIES_AT_MOST,
};
use crate::cards::{Card, Food, N_FOOD_VALUES, N_KINDS};
use crate::characters::{Person, Role};
use crate::deals::{DEALS_AT_ONCE, ItemKind, PromiseRecord};
use crate::editions::WeaponReplica;
use crate::flow::{Location, LocationStep, Played, offers};
use crate::invasion::Hour;
use crate::pile::Holder;
use crate::state::{Armory, City};

impl City {
    /// How many promises this player has kept and broken.
    pub fn promise_record(&self, seat: Seat) -> PromiseRecord {
        self.promise_records[seat.index()]
    }

    /// 0 during the set-up, then 1 to 4.
    pub fn turn(&self) -> u8 {
        self.turn
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

    /// CITY-3.4: the living players, clockwise from the first player.
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        rule!("CITY-3.4");
        let living = self.living;
        self.first.clockwise(usize::from(self.n_seats)).filter(move |seat| living.has(*seat))
    }

    pub(crate) fn slot_of(&self, place: Place) -> Slot {
        rule!("CITY-1.2");
        match place {
            Place::WaterTower => Slot::T,
            Place::Crossroads => Slot::X,
            _ => {
                let corner = self.corners.iter().position(|building| *building == place);
                Slot::ALL[1 + corner.unwrap_or(0)]
            }
        }
    }

    pub(crate) fn place_at(&self, slot: Slot) -> Place {
        rule!("CITY-1.2");
        match slot {
            Slot::T => Place::WaterTower,
            Slot::X => Place::Crossroads,
            _ => self.corners[slot.index() - 1],
        }
    }

    pub(crate) fn side_of(&self, place: Place) -> Side {
        self.sides[place.index()]
    }

    pub(crate) fn person(&self, role: Role) -> &Person {
        &self.people[role.index()]
    }

    /// The living characters of a seat.
    pub(crate) fn own(&self, seat: Seat) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |role| {
            let person = self.person(*role);
            person.owner == seat && person.lives()
        })
    }

    pub(crate) fn n_own(&self, seat: Seat) -> usize {
        self.own(seat).count()
    }

    /// The seat's characters at a place that are not hidden.
    pub(crate) fn visible_at(&self, seat: Seat, place: Place) -> impl Iterator<Item = Role> {
        self.own(seat).filter(move |role| {
            let person = self.person(*role);
            person.is_at(place) && !person.is_hidden
        })
    }

    pub(crate) fn at(&self, place: Place) -> impl Iterator<Item = &Person> {
        self.people.iter().filter(move |person| person.is_at(place))
    }

    pub(crate) fn n_at(&self, place: Place) -> u8 {
        self.at(place).count() as u8
    }

    /// CITY-9.4: the players with a character there, hidden or not.
    pub(crate) fn present(&self, place: Place) -> SeatSet {
        self.at(place).map(|person| person.owner).collect()
    }

    /// The players with a visible character there.
    pub(crate) fn visibly_present(&self, place: Place) -> SeatSet {
        self.at(place).filter(|person| !person.is_hidden).map(|person| person.owner).collect()
    }

    /// The owner of this character, if it is alive and rested.
    pub(crate) fn rested(&self, role: Role) -> Option<Seat> {
        let person = self.person(role);
        (person.place().is_some() && !person.is_exhausted).then_some(person.owner)
    }

    pub(crate) fn value_of(&self, role: Role) -> u8 {
        rule!("CITY-15.5");
        let (rested, exhausted) = role.values();
        if self.person(role).is_exhausted { exhausted } else { rested }
    }

    pub(crate) fn zombies_at(&self, place: Place) -> u8 {
        self.zombies[place.index()]
    }

    /// CITY-1.4: the zombies that are not on the board.
    pub(crate) fn reserve(&self) -> u8 {
        rule!("CITY-1.4");
        N_ZOMBIES - self.zombies.iter().sum::<u8>()
    }

    /// CITY-7.6: how many more zombies fit at a place.
    pub(crate) fn room_for_zombies(&self, place: Place) -> u8 {
        rule!("CITY-7.6");
        ZOMBIES_AT_MOST - self.zombies_at(place)
    }

    /// CITY-1.10: the antidotes that nobody holds and that lie at no location.
    pub(crate) fn antidotes_in_reserve(&self) -> u8 {
        rule!("CITY-1.10");
        let held: u8 = self.antidotes.iter().chain(&self.antidotes_at).sum();
        let laid_aside: u8 = match self.has_escrow() {
            true => self.deals.iter().flat_map(|deal| deal.payments).map(|payment| payment.antidotes).sum(),
            false => 0,
        };
        N_ANTIDOTES - held - laid_aside - self.antidotes_gone
    }

    pub(crate) fn n_hand(&self, seat: Seat) -> usize {
        self.cards.n(Holder::hand(seat))
    }

    pub(crate) fn holds_card(&self, seat: Seat, card: Card, key: &RulesKey) -> bool {
        self.cards.has(Holder::hand(seat), card, key)
    }

    /// The cards at a location, whether somebody has seen them or not.
    pub(crate) fn n_cards_at(&self, place: Place) -> u8 {
        self.unseen_at[place.index()] + self.cards.n(Holder::place(place)) as u8
    }

    pub(crate) fn n_items_of(&self, kind: ItemKind, place: Place) -> u8 {
        match kind {
            ItemKind::Antidote => self.antidotes_at[place.index()],
            ItemKind::Card => self.n_cards_at(place),
        }
    }

    pub(crate) fn n_items_at(&self, place: Place) -> u8 {
        self.n_cards_at(place) + self.antidotes_at[place.index()]
    }

    /// CITY-8.6: whether all ordinary spaces are taken. A burnt or blocked Armory counts as full (CITY-8.11).
    pub(crate) fn is_full(&self, place: Place) -> bool {
        rule!("CITY-8.6");
        if place == Place::Armory && self.armory != Armory::Open {
            rule!("CITY-8.11");
            return true;
        }
        let Some(spaces) = place.spaces(self.side_of(place)) else {
            rule!("CITY-10.10");
            return false;
        };
        self.at(place).filter(|person| !person.is_temporary).count() >= usize::from(spaces)
    }

    /// CITY-8.8: whether a character can be moved without using a power.
    pub(crate) fn may_move(&self, role: Role) -> bool {
        rule!("CITY-8.8");
        let person = self.person(role);
        match person.place() {
            None => false,
            Some(Place::Armory) if self.armory == Armory::Blocked => false,
            Some(_) => {
                rule!("CITY-15.19");
                role != Role::Granny || person.is_awake
            }
        }
    }

    /// CITY-8.3: whether a seat can move this character to this place.
    pub(crate) fn may_go(&self, seat: Seat, role: Role, to: Place) -> bool {
        self.person(role).owner == seat && self.may_move(role) && !self.person(role).is_at(to)
    }

    /// CITY-9.9: whether the zombies at a place would attack the people inside.
    pub(crate) fn attack_is_due(&self, place: Place) -> bool {
        self.attack_is_due_with(place, self.zombies_at(place))
    }

    /// The same with this number of zombies.
    pub(crate) fn attack_is_due_with(&self, place: Place, zombies: u8) -> bool {
        rule!("CITY-9.10");
        match place.attack_condition(self.side_of(place)) {
            AttackCondition::ZombiesAtLeast(n) => zombies >= n,
            AttackCondition::ZombiesExceedCharacters => zombies > self.n_at(place),
        }
    }

    /// CITY-11.2 to CITY-11.4: the weight of a seat's ballot at a place.
    pub(crate) fn weight_of(&self, seat: Seat, place: Place) -> u8 {
        rule!("CITY-11.2");
        rule!("CITY-11.3");
        let own: u8 = self.visible_at(seat, place).map(|role| self.vote_of(role)).sum();
        if self.rules.weapon_replica == WeaponReplica::Proxy {
            return own;
        }
        rule!("CITY-11.4");
        let replicas = self.replicas.iter().filter(|replica| replica.by == seat && replica.place == place);
        own + 2 * replicas.count() as u8
    }

    /// What a character adds to its owner's ballot where it stands.
    pub(crate) fn vote_of(&self, role: Role) -> u8 {
        match role {
            Role::Grandpa if !self.person(role).is_awake => {
                rule!("CITY-15.18");
                0
            }
            Role::PregnantWoman if self.person(role).is_exhausted => 2,
            _ => 1,
        }
    }

    /// Whether a Weapon Replica gives a player a ballot at a place even without a character.
    pub(crate) fn has_replica(&self, seat: Seat, place: Place) -> bool {
        self.rules.weapon_replica == WeaponReplica::PlusTwo
            && self.replicas.iter().any(|replica| replica.by == seat && replica.place == place)
    }

    /// CITY-11.5: who casts the ballot of a seat at a place.
    pub(crate) fn caster_of(&self, seat: Seat, place: Place) -> Seat {
        let holds = |replica: &&crate::state::Replica| {
            replica.victim == Some(seat) && replica.place == place && self.living.has(replica.by)
        };
        rule!("CITY-13.32");
        match self.replicas.iter().rev().find(holds) {
            Some(replica) => {
                rule!("CITY-11.5");
                replica.by
            }
            None => seat,
        }
    }

    /// Whether a seat casts a ballot at a place, its own or one that a Weapon Replica took.
    pub(crate) fn votes_at(&self, seat: Seat, place: Place) -> bool {
        self.living
            .iter()
            .any(|owner| self.caster_of(owner, place) == seat && self.weight_of(owner, place) > 0)
    }

    /// The space of a seat's colour on the wheel.
    pub(crate) fn space_of(&self, seat: Seat) -> u8 {
        let colour = self.colours[seat.index()];
        self.wheel.iter().position(|space| *space == colour).unwrap_or(0) as u8
    }

    /// The seat whose colour this space has. A space without a seat has a cache.
    pub(crate) fn seat_of_space(&self, space: u8) -> Option<Seat> {
        rule!("CITY-2.10");
        self.seats().find(|seat| self.space_of(*seat) == space)
    }

    /// CITY-10.2: the next space clockwise without a cache.
    pub(crate) fn next_space(&self, space: u8) -> u8 {
        rule!("CITY-10.2");
        let mut next = space;
        loop {
            next = (next + 1) % self.wheel.len() as u8;
            if self.seat_of_space(next).is_some() || next == space {
                return next;
            }
        }
    }

    /// CITY-10.3: whether the leader can be put on this colour.
    pub(crate) fn may_lead(&self, colour: crate::Colour) -> bool {
        rule!("CITY-10.3");
        match self.wheel.iter().position(|space| *space == colour) {
            Some(space) => space as u8 != self.leader && self.seat_of_space(space as u8).is_some(),
            None => false,
        }
    }

    /// CITY-2.21: the hour of the top invasion card, if the deck is not empty.
    pub(crate) fn top_hour(&self) -> Option<Hour> {
        rule!("CITY-2.21");
        Hour::ALL.get(usize::from(self.n_shown.max(1))).copied()
    }

    /// The location being resolved, and its step.
    pub(crate) fn location(&self) -> Option<(Place, LocationStep)> {
        let Location { slot, next } = self.stack.innermost()?;
        Some((self.place_at(*slot), *next))
    }

    /// CITY-17.2: whether a place still takes an explosion marker.
    pub(crate) fn takes_marker(&self, place: Place) -> bool {
        rule!("CITY-17.2");
        let spent = place == Place::Armory && self.armory != Armory::Open;
        place.explosion(self.side_of(place)).is_some() && !spent && !self.explosions.contains(&place)
    }

    pub(crate) fn markers_needed(&self, place: Place) -> u8 {
        match place.explosion(self.side_of(place)) {
            Some(
                ExplosionEffect::Collapses(n) | ExplosionEffect::Burns(n) | ExplosionEffect::IsBlocked(n),
            ) => n,
            None => u8::MAX,
        }
    }

    /// CITY-21.7: what the living characters of a seat are worth as things stand.
    pub(crate) fn character_points(&self, seat: Seat) -> u8 {
        self.own(seat).map(|role| self.value_of(role)).sum()
    }
}

/// Checks the invariants of a state.
pub(crate) fn check(g: &City, key: &RulesKey) -> Result<(), Broken> {
    check_cards(g, key)?;
    check_food(g, key)?;
    let broken = |what: String| Err(Broken(what));
    if g.zombies.iter().any(|n| *n > ZOMBIES_AT_MOST)
        || g.zombies.iter().map(|n| u32::from(*n)).sum::<u32>() > 40
    {
        return broken(format!("too many zombies: {:?}", g.zombies));
    }
    let held: u32 = g.antidotes.iter().chain(&g.antidotes_at).map(|n| u32::from(*n)).sum();
    let laid_aside: u32 = match g.has_escrow() {
        true => {
            g.deals.iter().flat_map(|deal| deal.payments).map(|payment| u32::from(payment.antidotes)).sum()
        }
        false => 0,
    };
    if held + laid_aside + u32::from(g.antidotes_gone) > u32::from(N_ANTIDOTES) {
        return broken("more antidotes than exist".to_string());
    }
    for place in Place::ALL {
        let ordinary = g.at(place).filter(|person| !person.is_temporary).count();
        if place.spaces(g.side_of(place)).is_some_and(|spaces| ordinary > usize::from(spaces)) {
            return broken(format!("{place:?} is overfull"));
        }
        if !place.receives_airdrops() && g.n_items_at(place) > 0 {
            return broken(format!("items lie at {place:?}, which takes none"));
        }
    }
    if g.armory == Armory::Burnt && g.n_at(Place::Armory) > 0 {
        return broken("somebody is in the burnt Armory".to_string());
    }
    if g.people.iter().any(|person| person.is_hidden && person.place().is_none()) {
        return broken("a hidden character is not on the board".to_string());
    }
    for seat in g.seats() {
        let lives = g.people.iter().any(|person| person.owner == seat && person.lives());
        if g.turn > 0 && g.living.has(seat) != lives {
            return broken(format!("{seat} is both eliminated and alive, or neither"));
        }
        if g.turn > 0 && !lives && (g.n_hand(seat) > 0 || g.antidotes[seat.index()] > 0) {
            return broken(format!("{seat} is eliminated but holds items"));
        }
    }
    if let Some(standing) = g.offers.iter().find(|standing| !offers::is_covered(g, standing, key)) {
        return broken(format!("{} offers what they do not have", standing.maker));
    }
    if g.has_escrow() && g.deals.len() > DEALS_AT_ONCE {
        return broken(format!("{} deals about one location", g.deals.len()));
    }
    if g.outcome.is_some() != g.stack.is_empty() {
        return broken("a finished game has procedures on the stack, or a running one has none".to_string());
    }
    Ok(())
}

/// CITY-1.6: every card is in exactly one place.
fn check_cards(g: &City, key: &RulesKey) -> Result<(), Broken> {
    let mut counts: [u8; N_KINDS] = *g.bag.counts(key);
    g.cards.all(key).for_each(|card| counts[card as usize] += 1);
    for Played { card, .. } in g.stack.iter().filter_map(Holds::held) {
        counts[*card as usize] += 1;
    }
    counts.iter_mut().zip(*g.discard).for_each(|(count, discarded)| *count += discarded);
    let mut box_of_cards = Card::ALL.map(Card::copies);
    let mower = &mut counts[Card::LawnMower as usize];
    *mower += u8::from(g.mower_is_gone);
    box_of_cards[Card::LawnMower as usize] = (*mower).min(1);
    let unseen = u16::from(g.deck_size) + g.unseen_at.iter().map(|n| u16::from(*n)).sum::<u16>();
    let in_bag = g.bag.len() as u16;
    if counts != box_of_cards || unseen != in_bag {
        return Err(Broken(format!("cards by kind: {counts:?}, unseen {unseen} of {in_bag}")));
    }
    Ok(())
}

/// CITY-1.9: every food token is in exactly one place.
fn check_food(g: &City, key: &RulesKey) -> Result<(), Broken> {
    let mut counts: [u8; N_FOOD_VALUES] = *g.food_bag.counts(key);
    g.food
        .all(key)
        .chain(g.open_food.iter().copied())
        .for_each(|Food(value)| counts[usize::from(value)] += 1);
    for tokens in g.shown_food.iter().chain([&g.food_gone]) {
        counts.iter_mut().zip(tokens).for_each(|(count, n)| *count += n);
    }
    if counts == Food::counts() { Ok(()) } else { Err(Broken(format!("food by value: {counts:?}"))) }
}
