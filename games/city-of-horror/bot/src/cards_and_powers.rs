//! Cards and powers: what they do to the board, what they cost, and when they are worth it.

use city_of_horror::{Action, Aim, Card, Place, PlaceSet, Role};
use table::{Kind, Seat};

use super::board::Board;
use super::outlook::outlook;
use super::sight::Sight;
use super::tuning;

/// How many of its own cards in a row the bot considers.
const CARDS_AHEAD: u32 = 3;

/// What the board is worth after this seat plays a card; the mean of all outcomes if chance decides.
pub(super) fn worth_after_card(sight: &Sight, by: Seat, card: Card, aim: Aim) -> f64 {
    if let (Card::Kitten, Aim::At(from)) = (card, aim) {
        let worth_of = |to: Place| {
            let mut board = sight.board;
            board.move_zombies(from, to, board.zombies[from.index()]);
            outlook(&board, sight)
        };
        return Place::ALL.into_iter().map(worth_of).sum::<f64>() / Place::ALL.len() as f64;
    }
    let theft = match aim {
        Aim::Player(from) if from == sight.me => -tuning::UNSEEN_CARD * sight.stakes.of_cards(),
        Aim::Player(_) if by == sight.me => tuning::UNSEEN_CARD * sight.stakes.of_cards(),
        _ => 0.0,
    };
    let rest = match (card, aim) {
        (Card::EnergyDrink, Aim::Character(role)) => {
            let owner = sight.board.figure(role).map_or(by, |figure| figure.owner);
            let (rested, exhausted) = role.values();
            f64::from(rested - exhausted) * sight.stakes.gain_of(owner)
        }
        _ => 0.0,
    };
    let canned = if card == Card::CannedFood { sight.stakes.gain_of(by) } else { 0.0 };
    outlook(&after_card(&sight.board, by, card, aim), sight) + theft + rest + canned
}

/// The board after a card was carried out.
pub(super) fn after_card(board: &Board, by: Seat, card: Card, aim: Aim) -> Board {
    let mut after = *board;
    match (card, aim) {
        (Card::Alarm, Aim::At(place)) => after.add_zombies(place, 3),
        (Card::Chainsaw, Aim::At(place)) => after.kill(place, after.zombies[place.index()] / 2),
        (Card::LawnMower, Aim::Mow(role, place)) => {
            tire(&mut after, role);
            after.kill(place, after.zombies[place.index()]);
        }
        (Card::RescueFlare, Aim::From(from, to)) => after.move_zombies(from, to, 1),
        (Card::Flashlight, Aim::Colour(colour)) => after.lead(colour),
        (Card::WeaponReplica, Aim::At(place)) => after.threaten(by, place, None),
        (Card::WeaponReplica, Aim::Ballot(place, of)) => after.threaten(by, place, Some(of)),
        (Card::Hideout, Aim::Character(role)) => hide(&mut after, role),
        (Card::EnergyDrink, Aim::Character(role)) => {
            if let Some(figure) = &mut after.figures[role.index()] {
                figure.is_exhausted = false;
            }
        }
        (_, Aim::At(place)) => after.kill(place, card.kills().unwrap_or(0)),
        _ => {}
    }
    after
}

/// The board after a power was used.
fn after_power(board: &Board, by: Seat, role: Role, aim: Aim) -> Board {
    let mut after = *board;
    let here = after.figure(role).map_or(Place::Crossroads, |figure| figure.place);
    tire(&mut after, role);
    match (role, aim) {
        (Role::Housewife | Role::Guard, _) => after.kill(here, 2),
        (Role::Geek | Role::Rocker, Aim::At(to)) => after.move_zombies(here, to, 1),
        (Role::LittleBoy | Role::LittleGirl, _) => hide(&mut after, role),
        (Role::Agent, Aim::Colour(colour)) => after.lead(colour),
        (Role::Student, _) => after.first = by,
        (Role::Grandpa | Role::Granny, _) => {
            if let Some(figure) = &mut after.figures[role.index()] {
                figure.is_awake = true;
            }
        }
        _ => {}
    }
    after
}

fn tire(board: &mut Board, role: Role) {
    if let Some(figure) = &mut board.figures[role.index()] {
        figure.is_exhausted = true;
    }
}

fn hide(board: &mut Board, role: Role) {
    if let Some(figure) = &mut board.figures[role.index()] {
        figure.is_hidden = true;
    }
}

/// The value of this action followed by the best others that help at `place`, minus the costs; `None` if the
/// action is not a card or a power worth considering here.
pub(super) fn worth_of_doing(sight: &Sight, action: Action, place: Option<Place>) -> Option<f64> {
    match action {
        Action::Play(card, aim) => Some(worth_of_playing(sight, card, aim, place, CARDS_AHEAD)),
        Action::Use(role, aim) => Some(worth_of_power(sight, role, aim)),
        _ => None,
    }
}

fn worth_of_playing(sight: &Sight, card: Card, aim: Aim, place: Option<Place>, n_ahead: u32) -> f64 {
    let mut worth = worth_after_card(sight, sight.me, card, aim);
    if n_ahead > 1
        && let Some(place) = place
        && card.kills().is_some()
    {
        let mut after = sight.clone();
        after.hand[card.index()] -= 1;
        after.board = after_card(&sight.board, sight.me, card, aim);
        let kills = Card::ALL.into_iter().filter(|card| card.kills().is_some());
        for next in kills.filter(|card| after.holds(*card)) {
            worth = worth.max(worth_of_playing(&after, next, Aim::At(place), Some(place), n_ahead - 1));
        }
    }
    worth - sight.worth_of(card)
}

fn worth_of_power(sight: &Sight, role: Role, aim: Aim) -> f64 {
    let cards = match (role, aim) {
        (Role::SushiChef, _) => tuning::UNSEEN_CARD * sight.stakes.of_cards(),
        (Role::Thief, _) => tuning::UNSEEN_CARD * sight.stakes.of_cards(),
        (Role::Businessman | Role::Businesswoman, Aim::Swap(given, taken)) => {
            sight.worth_of(taken) - sight.worth_of(given)
        }
        _ => 0.0,
    };
    let board = after_power(&sight.board, sight.me, role, aim);
    outlook(&board, sight) + cards - sight.stakes.cost_of_tiring(role)
}

/// Whether an action affects this location.
pub(super) fn affects(sight: &Sight, action: Action, place: Place) -> bool {
    let here = |role: Role| sight.board.figure(role).is_some_and(|figure| figure.place == place);
    let aimed = |aim: Aim| -> PlaceSet {
        match aim {
            Aim::At(at) | Aim::Ballot(at, _) | Aim::Mow(_, at) => PlaceSet::one(at),
            Aim::From(from, to) => PlaceSet::one(from).with(to),
            Aim::Character(role) if here(role) => PlaceSet::one(place),
            Aim::Colour(_) => PlaceSet::one(Place::Crossroads),
            _ => PlaceSet::EMPTY,
        }
    };
    match action {
        Action::Play(Card::Alarm, _) => true,
        Action::Play(Card::EnergyDrink | Card::RunningShoes, _) => false,
        Action::Play(_, aim) => aimed(aim).has(place),
        Action::Use(Role::Agent, aim) => aimed(aim).has(place),
        Action::Use(Role::Student, _) => sight.board.is_present(sight.me, place),
        Action::Use(Role::Granny | Role::Teen | Role::Mama | Role::Blonde, _) => false,
        Action::Use(role, _) => here(role),
        _ => false,
    }
}
