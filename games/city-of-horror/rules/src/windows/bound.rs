//! The cards, powers and answers that are made for the open moment: those that decide an attack, on the
//! player or on others, and those that are worth most when a turn begins.

use std::collections::BTreeMap;

use table::{Game, Holds, Pending, Seat, SeatSet, legal};

use crate::action::Aim;
use crate::cards::CardSet;
use crate::characters::{Power, RoleSet};
use crate::flow::{self, Moment, Played, Question};
use crate::{Action, Card, City, Place, Role};

pub(crate) fn is_bound(g: &City, seat: Seat, action: &Action) -> bool {
    let Pending::Seats { question, .. } = g.pending() else { return false };
    match (question, action) {
        (_, Action::Accept(..)) => true,
        (_, Action::Cancel(_)) => concerns(g, seat),
        (Question::Act { moment, place }, action) => match (moment, place) {
            (Moment::StartOfTurn, _) => brings_a_card(action),
            (Moment::BeforeAttack, Some(place)) => {
                Deed::of(action).is_some_and(|deed| decides_attack(g, seat, deed, place, &possible(g, seat)))
            }
            (Moment::LastWindow, _) => matches!(action, Action::Play(Card::EnergyDrink, _)),
            _ => false,
        },
        _ => false,
    }
}

/// Whether the action brings a card, whatever the others do. Such an action is best used when a turn begins.
fn brings_a_card(action: &Action) -> bool {
    match action {
        Action::Play(Card::Pickpocket, _) => true,
        Action::Use(role, _) => {
            matches!(role.power(), Power::DrawCard | Power::Steal | Power::SwapWithDiscard)
        }
        _ => false,
    }
}

/// A card or a power, and what it is aimed at.
#[derive(Clone, Copy)]
enum Deed {
    Play(Card, Aim),
    Use(Role, Aim),
}

impl Deed {
    fn of(action: &Action) -> Option<Deed> {
        match action {
            Action::Play(card, aim) => Some(Deed::Play(*card, *aim)),
            Action::Use(role, aim) => Some(Deed::Use(*role, *aim)),
            _ => None,
        }
    }

    /// The number of its card or of its character.
    fn number(self) -> u8 {
        match self {
            Deed::Play(card, _) => card as u8,
            Deed::Use(role, _) => Card::ALL.len() as u8 + role as u8,
        }
    }

    /// The two places between which the action moves a zombie.
    fn zombie_moved(self, g: &City) -> Option<(Place, Place)> {
        match self {
            Deed::Play(_, Aim::From(from, to)) => Some((from, to)),
            Deed::Use(role, Aim::At(to)) if role.power() == Power::MoveZombieFromHere => {
                Some((g.person(role).place()?, to))
            }
            _ => None,
        }
    }

    /// How many zombies are at the place afterwards; `None` if the action does not change their number. A
    /// Kitten may bring zombies to any place.
    fn zombies_left(self, g: &City, place: Place) -> Option<u8> {
        let zombies = g.zombies_at(place);
        if let Some((from, to)) = self.zombie_moved(g) {
            return match place {
                _ if place == from => Some(zombies.saturating_sub(1)),
                _ if place == to => Some(zombies + 1),
                _ => None,
            };
        }
        match self {
            Deed::Play(card, Aim::At(at) | Aim::Mow(_, at)) if at == place => match card {
                Card::Alarm => Some(zombies + ALARM_BRINGS),
                Card::Chainsaw => Some(zombies - zombies / 2),
                Card::LawnMower | Card::Kitten => Some(0),
                _ => card.kills().map(|kills| zombies.saturating_sub(kills)),
            },
            Deed::Use(role, _) if role.power() == Power::KillTwoHere && stands_at(g, role, place) => {
                Some(zombies.saturating_sub(2))
            }
            _ => None,
        }
    }

    /// Whether it averts an attack that is due at the place.
    fn averts(self, g: &City, place: Place) -> bool {
        g.attack_is_due(place)
            && self.zombies_left(g, place).is_some_and(|left| !g.attack_is_due_with(place, left))
    }

    /// Whether it causes an attack at the place.
    fn brings(self, g: &City, place: Place) -> bool {
        !g.attack_is_due(place)
            && self.zombies_left(g, place).is_some_and(|left| g.attack_is_due_with(place, left))
    }
}

/// CITY-13.12: the number of zombies that an alarm brings.
const ALARM_BRINGS: u8 = 3;

fn stands_at(g: &City, role: Role, place: Place) -> bool {
    g.person(role).place() == Some(place)
}

/// Whether the action matters before an attack at `place`: it averts the attack, saves the player from it,
/// brings one upon others, or moves a zombie that decides an attack elsewhere.
fn decides_attack(g: &City, seat: Seat, deed: Deed, place: Place, possible: &[Deed]) -> bool {
    let is_there = |at: Place| g.visibly_present(at).has(seat);
    let others = |at: Place| !g.visibly_present(at).without(seat).is_empty();
    let saves = || averts_with_others(g, deed, place, possible) || saves(g, seat, deed, place);
    if is_there(place) && (deed.averts(g, place) || saves()) {
        return true;
    }
    if deed.brings(g, place) && others(place) {
        return true;
    }
    // What follows concerns an attack elsewhere. A power can wait until that place is resolved, because using
    // it now would use it up. A player who can spare a card may use it early.
    let Deed::Play(_, Aim::From(from, to)) = deed else { return false };
    let is_about_here = from == place || to == place;
    is_about_here
        && !is_there(to)
        && ((deed.brings(g, to) && others(to)) || (deed.averts(g, from) && is_there(from)))
}

/// The cards and powers that the player can use now.
fn possible(g: &City, seat: Seat) -> Vec<Deed> {
    let mut actions = Vec::new();
    legal(g, seat, &mut actions);
    actions.iter().filter_map(Deed::of).collect()
}

/// Whether one of these cards or powers would decide an attack at `place`. This depends only on public facts,
/// and not on whether the player holds the cards.
pub(crate) fn could_decide(g: &City, seat: Seat, place: Place, cards: CardSet, powers: RoleSet) -> bool {
    let played =
        cards.iter().flat_map(|card| aims_at(g, seat, card, place).map(move |aim| Deed::Play(card, aim)));
    let rested = powers.iter().filter(|role| g.rested(*role) == Some(seat));
    let used = rested.flat_map(|role| match role.power() {
        Power::MoveZombieFromHere => Place::ALL.map(|to| Deed::Use(role, Aim::At(to))).to_vec(),
        Power::MoveLeader => vec![Deed::Use(role, Aim::Colour(g.colours[seat.index()]))],
        _ => vec![Deed::Use(role, Aim::Nothing)],
    });
    let deeds: Vec<Deed> = played.chain(used).collect();
    deeds.iter().any(|deed| decides_attack(g, seat, *deed, place, &deeds))
}

/// The aims of a card that may matter to an attack at `place`.
fn aims_at(g: &City, seat: Seat, card: Card, place: Place) -> impl Iterator<Item = Aim> {
    let elsewhere = || Place::ALL.into_iter().filter(move |other| *other != place);
    let has_zombies = |at: &Place| g.zombies_at(*at) > 0;
    let aims: Vec<Aim> = match card {
        Card::RescueFlare => {
            let leading_away = elsewhere().filter(|_| has_zombies(&place)).map(|to| Aim::From(place, to));
            leading_away.chain(elsewhere().filter(has_zombies).map(|from| Aim::From(from, place))).collect()
        }
        Card::Hideout => g.visible_at(seat, place).map(Aim::Character).collect(),
        Card::Flashlight => vec![Aim::Colour(g.colours[seat.index()])],
        Card::LawnMower => g.visible_at(seat, place).map(|role| Aim::Mow(role, place)).collect(),
        Card::Alarm | Card::Chainsaw | Card::Kitten | Card::WeaponReplica => vec![Aim::At(place)],
        _ if card.kills().is_some() => vec![Aim::At(place)],
        _ => Vec::new(),
    };
    aims.into_iter()
}

/// Whether the player can avert the attack at the place with this weapon and others.
fn averts_with_others(g: &City, deed: Deed, place: Place, possible: &[Deed]) -> bool {
    let zombies = g.zombies_at(place);
    let n_killed = |deed: Deed| match deed.zombie_moved(g) {
        Some(_) => 0,
        None => deed.zombies_left(g, place).map_or(0, |left| zombies.saturating_sub(left)),
    };
    if !g.attack_is_due(place) || n_killed(deed) == 0 {
        return false;
    }
    let by_weapon: BTreeMap<u8, u8> = possible.iter().map(|deed| (deed.number(), n_killed(*deed))).collect();
    !g.attack_is_due_with(place, zombies.saturating_sub(by_weapon.values().sum()))
}

/// Whether the action helps the player in an attack that happens. Votes cannot save a player who stands there
/// alone, and a player with more votes than all others together needs no help. An action that changes the
/// number of zombies helps only if it averts the attack.
fn saves(g: &City, seat: Seat, deed: Deed, place: Place) -> bool {
    let is_alone = g.visibly_present(place) == SeatSet::one(seat);
    if let Deed::Use(role, _) = deed
        && role.power() == Power::TakeToken
    {
        return g.first != seat && !is_alone;
    }
    if !g.attack_is_due(place) || has_most_votes(g, seat, place) {
        return false;
    }
    let is_aimed_here = match deed {
        Deed::Play(_, aim) => flow::places_of_card(g, aim),
        Deed::Use(role, aim) => flow::places_of_power(g, role, aim),
    };
    if !is_aimed_here.has(place) || deed.zombies_left(g, place).is_some() {
        return false;
    }
    match deed {
        Deed::Play(Card::RunningShoes | Card::EnergyDrink, _) => false,
        Deed::Play(Card::WeaponReplica | Card::Flashlight, _) => !is_alone,
        Deed::Use(role, _) => match role.power() {
            Power::Hide => true,
            Power::VoteThisTurn | Power::GiveBirth | Power::MoveLeader => !is_alone,
            _ => false,
        },
        Deed::Play(..) => true,
    }
}

fn has_most_votes(g: &City, seat: Seat, place: Place) -> bool {
    let others = g.visibly_present(place).without(seat);
    let votes: u8 = others.iter().map(|other| g.weight_of(other, place)).sum();
    place != Place::Crossroads && !others.is_empty() && g.weight_of(seat, place) > votes
}

/// Whether somebody else's card that waits for answers decides an attack or steals from the player. An answer
/// to a card concerns the players whose cards are waiting.
pub(crate) fn concerns(g: &City, seat: Seat) -> bool {
    let waiting: Vec<&Played> = g.stack.iter().filter_map(Holds::<Played>::held).collect();
    let [first, answers @ ..] = waiting.as_slice() else { return false };
    if waiting.last().is_some_and(|last| last.by == seat) {
        return false;
    }
    if !answers.is_empty() {
        return waiting.iter().any(|played| played.by == seat);
    }
    let is_there = |at: Place| g.visibly_present(at).has(seat);
    let deed = Deed::Play(first.card, first.aim);
    let aimed = flow::places_of_card(g, first.aim);
    match first.card {
        Card::Pickpocket => first.aim == Aim::Player(seat),
        Card::RunningShoes | Card::EnergyDrink => false,
        _ => aimed.iter().any(|place| match deed.zombies_left(g, place) {
            Some(_) => deed.averts(g, place) || (deed.brings(g, place) && is_there(place)),
            None => g.attack_is_due(place) && is_there(place),
        }),
    }
}
