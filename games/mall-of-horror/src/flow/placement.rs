//! Set-up: the first Chief, one card each, the characters, the first zombies.

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{Frame, Phase, Question, Toss, dice_of};
use crate::{Action, Cards, Dice, Event, Fate, Mall, Place};

/// MALL-2.2: the host names the first Chief, or chance does.
pub(super) fn seat_the_chief(g: &mut Mall, log: &mut impl Log<Mall>) -> Step {
    match g.first_chief {
        None => Step::Waits,
        Some(seat) => {
            begin_with(g, seat, log);
            Step::Ran
        }
    }
}

pub(super) fn chief_drawn(g: &mut Mall, seat: Seat, log: &mut impl Log<Mall>) -> Result<(), Refusal> {
    if seat.index() >= usize::from(g.n_seats) {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    begin_with(g, seat, log);
    Ok(())
}

fn begin_with(g: &mut Mall, seat: Seat, log: &mut impl Log<Mall>) {
    rule!("MALL-2.2");
    g.chief = seat;
    log.event(Event::ChiefSeated { seat });
    g.go_on_as(Frame::Deal);
}

/// MALL-2.3: one secret card each.
pub(super) fn deal(
    g: &mut Mall,
    cards: &Cards,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    rule!("MALL-2.3");
    let n_seats = usize::from(g.n_seats);
    let dealt = g.deck.draw::<6>(n_seats, cards, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
    for (seat, card) in Seat::all(n_seats).zip(dealt) {
        let owner = SeatSet::one(seat);
        g.hands[seat.index()].add(card, owner);
        log.event(Event::CardDealt { seat, card: Secret::new(card, owner) });
    }
    g.go_on_as(Frame::Placement { turn: g.chief, dice: None });
    Ok(())
}

pub(super) fn pending(turn: Seat, dice: Option<[u8; 2]>) -> PendingOf<Mall> {
    match dice {
        None => Pending::Chance(Toss::PlacementDice { seat: turn }),
        Some(dice) => Pending::turn(turn, Question::PlaceCharacter { dice }),
    }
}

/// MALL-2.4: one character at a time until all stand.
pub(super) fn step(g: &mut Mall) -> Step {
    let all_stand = !g.standing.iter().flatten().any(|fate| *fate == Fate::Waiting);
    if all_stand {
        g.go_on_as(Frame::FirstZombies { homeless: None });
        return Step::Ran;
    }
    Step::Waits
}

pub(super) fn rolled(g: &mut Mall, turn: Seat, dice: &Dice, log: &mut impl Log<Mall>) -> Result<(), Refusal> {
    let dice = dice_of::<2>(dice)?;
    log.event(Event::PlacementRolled { seat: turn, dice });
    g.go_on_as(Frame::Placement { turn, dice: Some(dice) });
    Ok(())
}

/// MALL-2.5: the rolled locations with room, or, where both have none, all locations with room.
fn choices(g: &Mall, dice: Option<[u8; 2]>) -> crate::PlaceSet {
    rule!("MALL-2.5");
    let rolled = dice.into_iter().flatten().filter_map(Place::by_number);
    let usable: crate::PlaceSet = rolled.filter(|place| g.has_room(*place)).collect();
    if usable != crate::PlaceSet::default() {
        return usable;
    }
    Place::ALL.into_iter().filter(|place| g.has_room(*place)).collect()
}

pub(super) fn legal(g: &Mall, seat: Seat, dice: Option<[u8; 2]>, out: &mut Vec<Action>) {
    let places = choices(g, dice);
    for role in g.roles_with(seat, Fate::Waiting).iter() {
        out.extend(places.iter().map(|place| Action::PlaceCharacter(role, place)));
    }
}

pub(super) fn thinkable(g: &Mall, seat: Seat, out: &mut Vec<Action>) {
    for role in g.own_roles(seat) {
        out.extend(Place::ALL.map(|place| Action::PlaceCharacter(role, place)));
    }
}

pub(super) fn act(
    g: &mut Mall,
    seat: Seat,
    dice: Option<[u8; 2]>,
    action: Action,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    let Action::PlaceCharacter(role, place) = action else { return Err(Refusal::OTHER_QUESTION) };
    if g.fate(seat, role) != Fate::Waiting {
        return Err(Refusal::new("MALL-2.4", "already-placed"));
    }
    if !g.open.has(place) {
        return Err(Refusal::new("MALL-2.5", "place-closed"));
    }
    if g.is_full(place) {
        return Err(Refusal::new("MALL-2.5", "place-full"));
    }
    if !choices(g, dice).has(place) {
        return Err(Refusal::new("MALL-2.4", "not-rolled"));
    }
    rule!("MALL-2.4");
    g.standing[seat.index()][role.index()] = Fate::At(place);
    log.event(Event::CharacterPlaced { seat, role, place });
    g.go_on_as(Frame::Placement { turn: g.left_of(seat), dice: None });
    Ok(())
}

pub(super) fn pending_zombies(g: &Mall, homeless: Option<u8>) -> PendingOf<Mall> {
    match homeless {
        None => Pending::Chance(Toss::FirstZombies),
        Some(_) => Pending::turn(g.chief, Question::PutFirstZombie),
    }
}

/// MALL-2.6: four zombies; the Chief finds a place for those of a closed location.
pub(super) fn zombies_rolled(g: &mut Mall, dice: &Dice, log: &mut impl Log<Mall>) -> Result<(), Refusal> {
    rule!("MALL-2.6");
    let dice = dice_of::<4>(dice)?;
    log.event(Event::FirstZombiesRolled { dice });
    let homeless = super::dice::bring_zombies(g, dice, log);
    g.go_on_as(Frame::FirstZombies { homeless: Some(homeless) });
    Ok(())
}

pub(super) fn step_zombies(g: &mut Mall, homeless: Option<u8>, log: &mut impl Log<Mall>) -> Step {
    if homeless != Some(0) {
        return Step::Waits;
    }
    g.round = 1;
    log.event(Event::RoundBegan { round: 1 });
    g.go_on_as(Frame::Round(Phase::Truck));
    Step::Ran
}

pub(super) fn put_zombie(
    g: &mut Mall,
    seat: Seat,
    homeless: Option<u8>,
    action: Action,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    let Action::PutZombie(place) = action else { return Err(Refusal::OTHER_QUESTION) };
    if !g.open.has(place) {
        return Err(Refusal::new("MALL-2.6", "place-closed"));
    }
    g.zombies[place.index()] += 1;
    log.event(Event::ZombiePut { seat, place });
    g.go_on_as(Frame::FirstZombies { homeless: homeless.map(|n| n - 1) });
    Ok(())
}
