//! What each action card does, and when it can be played.

use table::{Log, Refusal, RulesKey, Seat, rule};

use super::{
    Ending, Fetch, Location, LocationStep, Marker, Movement, Played, activation, clauses, movement, verdicts,
};
use crate::action::Aim;
use crate::board::Place;
use crate::characters::Role;
use crate::editions::{EnergyTarget, WeaponReplica};
use crate::state::{REPLICAS_AT_ONCE, Replica};
use crate::{Card, City, Event};

/// Calls `found` with everything the card might be aimed at.
pub(super) fn for_each_aim(g: &City, seat: Seat, card: Card, found: &mut impl FnMut(Aim)) {
    match card {
        Card::Alarm
        | Card::Gun
        | Card::Shotgun
        | Card::Chainsaw
        | Card::Kitten
        | Card::RunningShoes
        | Card::MolotovCocktail
        | Card::MakeshiftBomb => Place::ALL.into_iter().for_each(|place| found(Aim::At(place))),
        Card::EnergyDrink if g.rules.energy_target == EnergyTarget::Any => {
            let living = Role::ALL.into_iter().filter(|role| g.person(*role).lives());
            living.for_each(|role| found(Aim::Character(role)));
        }
        Card::EnergyDrink | Card::Hideout => g.own(seat).for_each(|role| found(Aim::Character(role))),
        Card::CannedFood | Card::PepperSpray | Card::BackDoor | Card::NightVisionGoggles => {
            found(Aim::Nothing)
        }
        Card::Flashlight => g.wheel.iter().for_each(|colour| found(Aim::Colour(*colour))),
        Card::Pickpocket => g.seats().for_each(|from| found(Aim::Player(from))),
        Card::WeaponReplica => match g.rules.weapon_replica {
            WeaponReplica::PlusTwo => Place::ALL.into_iter().for_each(|place| found(Aim::At(place))),
            WeaponReplica::Proxy => {
                Place::ALL
                    .into_iter()
                    .for_each(|place| g.seats().for_each(|of| found(Aim::Ballot(place, of))));
            }
        },
        Card::RescueFlare => {
            Place::ALL
                .into_iter()
                .for_each(|from| Place::ALL.into_iter().for_each(|to| found(Aim::From(from, to))));
        }
        Card::LawnMower => {
            g.own(seat)
                .for_each(|role| Place::ALL.into_iter().for_each(|place| found(Aim::Mow(role, place))));
        }
    }
}

/// CITY-13.5: whether at least part of the effect could happen.
pub(super) fn may_aim(g: &City, seat: Seat, card: Card, aim: Aim) -> Result<(), Refusal> {
    rule!("CITY-13.2");
    rule!("CITY-13.5");
    match (card, aim) {
        (Card::Alarm, Aim::At(place)) => {
            needs(g.room_for_zombies(place) > 0, "CITY-13.12", "no-room-for-zombies")?;
            needs(g.reserve() > 0, "CITY-13.5", "no-zombie-left")
        }
        (Card::EnergyDrink, Aim::Character(role)) => may_wake(g, seat, role),
        (Card::CannedFood, Aim::Nothing) => Err(Refusal::new("CITY-13.14", "only-at-the-end")),
        (Card::PepperSpray, Aim::Nothing) => Err(Refusal::new("CITY-13.15", "only-against-a-card")),
        (Card::Hideout, Aim::Character(role)) => {
            let person = g.person(role);
            needs(person.owner == seat && person.place().is_some(), "CITY-13.16", "not-your-character")?;
            needs(!person.is_hidden, "CITY-13.5", "already-hidden")?;
            clauses::may_hide(g, seat, role)
        }
        (Card::BackDoor, Aim::Nothing) => may_open_back_door(g, seat),
        (Card::Gun | Card::Shotgun | Card::Kitten, Aim::At(place)) => {
            rule!("CITY-13.11");
            needs(g.zombies_at(place) > 0, "CITY-13.5", "no-zombie-there")
        }
        (Card::MolotovCocktail | Card::MakeshiftBomb, Aim::At(place)) => {
            needs(g.zombies_at(place) > 0, "CITY-13.33", "no-zombie-there")
        }
        (Card::NightVisionGoggles, Aim::Nothing) => {
            needs(g.top_hour().is_some(), "CITY-13.19", "no-invasion-card-left")
        }
        (Card::Chainsaw, Aim::At(place)) => needs(g.zombies_at(place) >= 2, "CITY-13.20", "too-few-zombies"),
        (Card::Flashlight, Aim::Colour(colour)) => {
            rule!("CITY-13.21");
            needs(g.may_lead(colour), "CITY-10.3", "no-such-colour")
        }
        (Card::Pickpocket, Aim::Player(from)) => may_steal(g, seat, from, "CITY-13.23"),
        (Card::WeaponReplica, _) => may_threaten(g, seat, aim),
        (Card::RunningShoes, Aim::At(place)) => may_change_card(g, seat, place),
        (Card::RescueFlare, Aim::From(from, to)) => may_move_zombie(g, from, to, "CITY-13.33"),
        (Card::LawnMower, Aim::Mow(role, place)) => {
            let person = g.person(role);
            let is_rested = person.owner == seat && person.place().is_some() && !person.is_exhausted;
            needs(is_rested && role.may_be_turned(), "CITY-13.30", "not-rested")?;
            needs(g.zombies_at(place) > 0, "CITY-13.5", "no-zombie-there")
        }
        _ => Err(Refusal::new("CITY-13.6", "wrong-aim")),
    }
}

pub(super) fn needs(holds: bool, rule: &'static str, reason: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(rule, reason)) }
}

/// CITY-13.13: whether an Energy Drink can wake this character.
fn may_wake(g: &City, seat: Seat, role: Role) -> Result<(), Refusal> {
    let person = g.person(role);
    needs(role.may_be_turned(), "CITY-13.13", "never-turned")?;
    needs(person.place().is_some() && person.is_exhausted, "CITY-13.13", "not-exhausted")?;
    if person.owner != seat {
        needs(g.rules.energy_target == EnergyTarget::Any, "CITY-13.13", "not-your-character")?;
        needs(!person.is_hidden, "CITY-15.8", "character-is-hidden")?;
    }
    Ok(())
}

/// CITY-13.17: only for the player who is moving, before they declare the move, while the destination is
/// full.
fn may_open_back_door(g: &City, seat: Seat) -> Result<(), Refusal> {
    let has_door = match g.stack.top_as() {
        Some(Movement { mover, has_back_door }) if *mover == seat => *has_back_door,
        _ => return Err(Refusal::new("CITY-13.17", "only-in-your-move")),
    };
    needs(!has_door, "CITY-13.5", "door-is-open")?;
    movement::may_make_room(g, g.chosen[seat.index()].unwrap_or(Place::Crossroads))
}

pub(super) fn may_steal(g: &City, seat: Seat, from: Seat, rule: &'static str) -> Result<(), Refusal> {
    needs(from != seat && g.living.has(from) && g.n_hand(from) > 0, rule, "nothing-to-steal")
}

/// CITY-13.26: from when the cards are shown until the player declares their move.
pub(super) fn may_change_card(g: &City, seat: Seat, place: Place) -> Result<(), Refusal> {
    let Some(card) = g.chosen[seat.index()] else {
        return Err(Refusal::new("CITY-13.26", "no-card-to-change"));
    };
    needs(!g.moved.has(seat), "CITY-13.26", "has-moved")?;
    // CITY-8.16: any other card will do, even one that no character can follow.
    rule!("CITY-8.16");
    needs(card != place, "CITY-13.26", "the-same-card")
}

/// CITY-7.16: whether a zombie can move from one location to another.
pub(super) fn may_move_zombie(g: &City, from: Place, to: Place, rule: &'static str) -> Result<(), Refusal> {
    rule!("CITY-7.16");
    needs(from != to, "CITY-7.16", "the-same-place")?;
    needs(g.zombies_at(from) > 0, rule, "no-zombie-there")?;
    needs(g.room_for_zombies(to) > 0, "CITY-7.16", "no-room-for-zombies")
}

/// CITY-13.24: only at a location whose votes are still to come.
fn may_threaten(g: &City, seat: Seat, aim: Aim) -> Result<(), Refusal> {
    let (place, victim) = match (g.rules.weapon_replica, aim) {
        (WeaponReplica::PlusTwo, Aim::At(place)) => (place, None),
        (WeaponReplica::Proxy, Aim::Ballot(place, victim)) => (place, Some(victim)),
        _ => return Err(Refusal::new("CITY-13.6", "wrong-aim")),
    };
    needs(place != Place::Crossroads, "CITY-13.24", "no-vote-there")?;
    needs(votes_are_to_come(g, place), "CITY-13.24", "votes-are-over")?;
    needs(g.replicas.len() < REPLICAS_AT_ONCE, "CITY-13.5", "too-many-replicas")?;
    match victim {
        Some(victim) => needs(victim != seat && g.living.has(victim), "CITY-13.24", "no-such-ballot"),
        None => Ok(()),
    }
}

fn votes_are_to_come(g: &City, place: Place) -> bool {
    let Some(Location { slot, next }) = g.stack.innermost() else {
        return g.stack.innermost::<Ending>().is_none();
    };
    let own = g.slot_of(place);
    let is_open = match place {
        Place::WaterTower => *next <= LocationStep::Attack,
        _ => *next <= LocationStep::Sharing,
    };
    own > *slot || (own == *slot && is_open)
}

/// Does what the card says. The frame of the card is gone; a procedure that asks chance or a player replaces
/// it.
pub(super) fn carry_out(g: &mut City, played: &Played, _key: &RulesKey, log: &mut impl Log<City>) {
    let (seat, card) = (played.by, played.card);
    verdicts::forestalled(g, seat, Some(card), played.aim, log);
    match (card, played.aim) {
        (Card::Alarm, Aim::At(place)) => {
            rule!("CITY-13.12");
            g.put_zombies(place, 3, log);
        }
        (Card::EnergyDrink, Aim::Character(role)) => activation::rest(g, role, log),
        (Card::CannedFood, _) => {
            rule!("CITY-21.6");
            g.canned[seat.index()] += 1;
            log.event(Event::CannedFoodKept { seat });
        }
        (Card::Hideout, Aim::Character(role)) => {
            rule!("CITY-13.16");
            hide(g, role, log);
        }
        (Card::BackDoor, _) => {
            if let Some(moving) = g.stack.top_as_mut::<Movement>() {
                moving.has_back_door = true;
            }
        }
        (Card::Gun | Card::Shotgun | Card::MolotovCocktail | Card::MakeshiftBomb, Aim::At(place)) => {
            g.kill_zombies(place, card.kills().unwrap_or(0), log);
        }
        (Card::NightVisionGoggles, _) => {
            g.stack.begin(Fetch::Look { seats: table::SeatSet::one(seat) });
        }
        (Card::Chainsaw, Aim::At(place)) => {
            rule!("CITY-13.20");
            g.kill_zombies(place, g.zombies_at(place) / 2, log);
        }
        (Card::Flashlight, Aim::Colour(colour)) => g.put_leader(colour, log),
        (Card::Kitten, Aim::At(from)) => {
            g.stack.begin(Fetch::Kitten { seat, from });
        }
        (Card::Pickpocket, Aim::Player(from)) => {
            rule!("CITY-13.23");
            g.stack.begin(Fetch::Theft { seat, from });
        }
        (Card::WeaponReplica, Aim::At(place)) => threaten(g, seat, place, None, log),
        (Card::WeaponReplica, Aim::Ballot(place, victim)) => threaten(g, seat, place, Some(victim), log),
        (Card::RunningShoes, Aim::At(place)) => change_card(g, seat, place, log),
        (Card::RescueFlare, Aim::From(from, to)) => {
            rule!("CITY-13.28");
            g.move_zombies(from, to, 1, log);
        }
        (Card::LawnMower, Aim::Mow(role, place)) => {
            rule!("CITY-13.30");
            activation::tire(g, role, log);
            verdicts::tired(g, seat, role, log);
            g.kill_zombies(place, g.zombies_at(place), log);
        }
        _ => {}
    }
    if card.explodes() {
        Marker::ask(g, seat);
    }
}

pub(super) fn hide(g: &mut City, role: Role, log: &mut impl Log<City>) {
    let person = &mut g.people[role.index()];
    person.is_hidden = true;
    let seat = person.owner;
    log.event(Event::CharacterHid { seat, role });
    verdicts::hid(g, seat, log);
}

pub(super) fn change_card(g: &mut City, seat: Seat, place: Place, log: &mut impl Log<City>) {
    rule!("CITY-13.26");
    g.chosen[seat.index()] = Some(place);
    log.event(Event::MovementCardChanged { seat, place });
}

fn threaten(g: &mut City, seat: Seat, place: Place, victim: Option<Seat>, log: &mut impl Log<City>) {
    rule!("CITY-13.24");
    rule!("CITY-13.31");
    g.replicas.push(Replica { place, by: seat, victim });
    log.event(Event::ReplicaShown { seat, place, victim });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::scene;

    /// In a real game, the cards do not come back often enough to reach this limit.
    #[test]
    fn city_13_5_only_so_many_replicas_work_at_once() {
        let layout = "seats 3\n church: A punk, B student, C thief\n begin after-invasion";
        let mut g = scene(layout).expect("the scene is well-formed");
        for _ in 0..REPLICAS_AT_ONCE {
            assert_eq!(may_aim(&g, Seat::A, Card::WeaponReplica, Aim::At(Place::Bank)), Ok(()));
            g.replicas.push(Replica { place: Place::Church, by: Seat::A, victim: None });
        }
        let refusal = may_aim(&g, Seat::A, Card::WeaponReplica, Aim::At(Place::Bank)).unwrap_err();
        assert_eq!(refusal.to_string(), "too-many-replicas (CITY-13.5)");
    }
}
