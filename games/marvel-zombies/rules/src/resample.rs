//! Another world that one seat cannot tell from this one.

use table::{Bag, Chance, Kind, RulesKey, Seat, rule};

use crate::MarvelZombies;
use crate::cast::{CitizenCard, N_CITIZEN_CARDS};
use crate::flow::ordering;
use crate::mission::{CitizenPlaceKind, Special};
use crate::state::CardOnBoard;

/// Nobody knows face-down Citizen cards and the colours of shuffled Objectives (MZ-51.2). Decks have no
/// order. Passes left in advance are known only to their owner (MZ-50.22).
pub(crate) fn resample(
    g: &MarvelZombies,
    seat: Seat,
    chance: &mut dyn Chance,
    key: &RulesKey,
) -> MarvelZombies {
    rule!("MZ-51.2");
    let mut world = *g;
    resample_objectives(&mut world, seat, chance, key);
    resample_citizens(&mut world, seat, chance, key);
    ordering::resample(&mut world, seat, chance, key);
    world
}

fn resample_objectives(world: &mut MarvelZombies, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let is_hidden = |color: &table::Secret<_>| !color.audience().has(seat);
    let hidden = world.objectives.iter().map(|objective| objective.color).filter(is_hidden);
    let mut colors: Vec<_> = hidden.map(|color| *color.read(key)).collect();
    chance.shuffle(&mut colors);
    for objective in world.objectives.iter_mut().filter(|objective| is_hidden(&objective.color)) {
        *objective.color.write(key) = colors.pop().expect("as many colours as Objectives");
    }
}

/// Deals the hidden cards again under the mission's conditions: first cards that must lie in certain zones,
/// then those that must show somebody, then the others. The remaining cards are the deck.
fn resample_citizens(world: &mut MarvelZombies, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let hidden: Vec<usize> = (0..world.face_down.len())
        .filter(|index| !world.face_down[*index].card.audience().has(seat))
        .collect();
    let mut pool: Vec<CitizenCard> =
        hidden.iter().map(|index| *world.face_down[*index].card.read(key)).collect();
    let is_deck_unknown = !world.progress.has_reshuffled_citizens;
    let mut left = hidden.clone();
    for (card, places) in bound_cards(world, &hidden) {
        let Some(at) = pool.iter().position(|held| *held == card) else { continue };
        pool.remove(at);
        let free: Vec<usize> = places.into_iter().filter(|index| left.contains(index)).collect();
        let place = chance.pick(&free);
        *world.face_down[place].card.write(key) = card;
        left.retain(|index| *index != place);
    }
    if is_deck_unknown {
        lift(&world.citizen_deck, key, &mut pool);
    }
    chance.shuffle(&mut pool);
    left.sort_by_key(|index| !is_somebody(world, &world.face_down[*index]));
    for index in left {
        let needs_person = is_somebody(world, &world.face_down[index]);
        let at = pool.iter().rposition(|card| card.is_person() || !needs_person);
        let card = pool.remove(at.expect("as many people as places for them"));
        *world.face_down[index].card.write(key) = card;
    }
    if is_deck_unknown {
        let mut counts = [0; N_CITIZEN_CARDS];
        pool.iter().for_each(|card| counts[card.index()] += 1);
        world.citizen_deck = Bag::new(counts);
    }
}

/// Hidden cards that must be among certain cards of the board (MZ-32.5, MZ-33.5, MZ-36.5), and where each may
/// lie.
fn bound_cards(world: &MarvelZombies, hidden: &[usize]) -> Vec<(CitizenCard, Vec<usize>)> {
    let mut bound = Vec::new();
    for rule in &world.mission.rules {
        let Special::DealIn { card, not_on } = rule else { continue };
        let is_allowed = |index: &&usize| {
            let laid = &world.face_down[**index];
            let is_symbol = world.mission.citizens[usize::from(laid.place)].kind == CitizenPlaceKind::Symbol;
            let tiles = &world.mission.board.zones[laid.zone.index()].tiles;
            let is_on = |tile: &u8| not_on.contains(&world.mission.board.tiles[usize::from(*tile)].name);
            is_symbol && !tiles.iter().any(is_on)
        };
        bound.push((*card, hidden.iter().filter(is_allowed).copied().collect()));
    }
    bound
}

/// Whether a card that lies there must show somebody (MZ-39.4, MZ-44.4).
fn is_somebody(world: &MarvelZombies, laid: &CardOnBoard) -> bool {
    match world.mission.citizens[usize::from(laid.place)].kind {
        CitizenPlaceKind::UnderObjective(_) | CitizenPlaceKind::Trapped | CitizenPlaceKind::Standing => true,
        CitizenPlaceKind::Symbol | CitizenPlaceKind::FaceUp { .. } => false,
    }
}

fn lift(deck: &Bag<CitizenCard, N_CITIZEN_CARDS>, key: &RulesKey, pool: &mut Vec<CitizenCard>) {
    for (index, n) in deck.counts(key).iter().enumerate() {
        pool.extend(std::iter::repeat_n(CitizenCard::from_index(index), usize::from(*n)));
    }
}
