//! What chance decides before the first round: Citizen cards, colours of shuffled Objectives, leaders
//! (MZ-2.7, MZ-2.8).

use table::{Chance, Kind, Log, Refusal, RulesKey, SeatSet, Secret, rule};

use crate::MarvelZombies;
use crate::action::Deal;
use crate::cast::{CitizenCard, Color};
use crate::event::Event;
use crate::flow::citizens;
use crate::mission::{CitizenPlace, CitizenPlaceKind, FigurePlace, Special, Tokens};
use crate::state::{CardOnBoard, Citizen, LeaderPlace};

/// A fair deal.
pub(crate) fn deal(g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance, deal: &mut Deal) {
    deal_citizens(g, key, chance, deal);
    if g.mission.are_objectives_shuffled {
        rule!("MZ-28.5");
        deal.objectives = g.mission.objectives.iter().map(|objective| objective.color).collect();
        chance.shuffle(&mut deal.objectives);
    }
    let n_leaders = leader_places(g).count();
    deal.leaders = g.leader_deck.sample(n_leaders, key, chance);
}

/// The places that get a card from the deal: all but those with a fixed card.
fn places(g: &MarvelZombies) -> impl Iterator<Item = (u8, CitizenPlace)> + '_ {
    let all = g.mission.citizens.iter().enumerate().map(|(index, place)| (index as u8, *place));
    all.filter(|(_, place)| !matches!(place.kind, CitizenPlaceKind::FaceUp { .. }))
}

fn leader_places(g: &MarvelZombies) -> impl Iterator<Item = crate::board::Zone> + '_ {
    g.mission.figures.iter().filter_map(|figure| match figure {
        FigurePlace::AnyLeader { zone } => Some(*zone),
        FigurePlace::Common { .. } | FigurePlace::Leader { .. } => None,
    })
}

/// MZ-2.8: first the cards that the mission wants in certain places, then people where there must be people,
/// then the rest.
fn deal_citizens(g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance, deal: &mut Deal) {
    rule!("MZ-2.7");
    rule!("MZ-2.8");
    let places: Vec<CitizenPlace> = places(g).map(|(_, place)| place).collect();
    let mut dealt: Vec<Option<CitizenCard>> = vec![None; places.len()];
    let mut pool: Vec<CitizenCard> = Vec::new();
    for (index, n) in g.citizen_deck.counts(key).iter().enumerate() {
        pool.extend(std::iter::repeat_n(CitizenCard::from_index(index), usize::from(*n)));
    }
    for card in bound_cards(g) {
        let free: Vec<usize> = (0..places.len())
            .filter(|index| dealt[*index].is_none() && may_lie(g, card, &places[*index]))
            .collect();
        dealt[chance.pick(&free)] = Some(card);
        pool.retain(|other| *other != card);
    }
    chance.shuffle(&mut pool);
    let needs_person = |index: &usize| places[*index].kind.is_for_people();
    let free =
        |dealt: &[Option<CitizenCard>]| (0..dealt.len()).filter(|index| dealt[*index].is_none()).collect();
    let free: Vec<usize> = free(&dealt);
    let (for_people, for_all): (Vec<usize>, Vec<usize>) = free.into_iter().partition(needs_person);
    for index in for_people.into_iter().chain(for_all) {
        let at = pool.iter().rposition(|card| card.is_person() || !needs_person(&index));
        dealt[index] = Some(pool.remove(at.expect("the mission asks for no more cards than there are")));
    }
    deal.citizens = dealt.into_iter().flatten().collect();
}

/// Cards that must be in certain places (MZ-32.5, MZ-33.5, MZ-36.5).
fn bound_cards(g: &MarvelZombies) -> impl Iterator<Item = CitizenCard> + '_ {
    g.mission.rules.iter().filter_map(|rule| match rule {
        Special::DealIn { card, .. } => {
            rule!("MZ-32.5");
            rule!("MZ-33.5");
            rule!("MZ-36.5");
            Some(*card)
        }
        _ => None,
    })
}

/// Whether this card may be dealt to this place.
fn may_lie(g: &MarvelZombies, card: CitizenCard, place: &CitizenPlace) -> bool {
    let is_bound_elsewhere = g.mission.places_of(card).is_some_and(|zones| !zones.has(place.zone));
    match place.kind {
        CitizenPlaceKind::Symbol => !is_bound_elsewhere,
        CitizenPlaceKind::UnderObjective(_) | CitizenPlaceKind::Trapped | CitizenPlaceKind::Standing => {
            rule!("MZ-39.4");
            rule!("MZ-42.5");
            rule!("MZ-44.4");
            card.is_person() && g.mission.places_of(card).is_none()
        }
        CitizenPlaceKind::FaceUp { .. } => false,
    }
}

/// Lays out what chance decided, or refuses an impossible deal.
pub(crate) fn dealt(
    g: &mut MarvelZombies,
    deal: &Deal,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    if !is_possible(g, deal)
        || !g.citizen_deck.take(&deal.citizens, key)
        || !g.leader_deck.take(&deal.leaders, key)
    {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    lay_citizens(g, deal, log);
    for (objective, color) in g.objectives.iter_mut().zip(&deal.objectives) {
        rule!("MZ-1.3");
        objective.color = Secret::new(*color, SeatSet::EMPTY);
    }
    let zones: Vec<_> = leader_places(g).collect();
    for (zone, who) in zones.into_iter().zip(deal.leaders) {
        rule!("MZ-40.7");
        g.leaders[who.place()].place = LeaderPlace::Board(zone);
        log.event(Event::LeaderPlaced { who, zone });
    }
    Ok(())
}

fn is_possible(g: &MarvelZombies, deal: &Deal) -> bool {
    let colors = |colors: &[Color]| Tokens::of(colors);
    let wanted: Vec<Color> = match g.mission.are_objectives_shuffled {
        true => g.mission.objectives.iter().map(|objective| objective.color).collect(),
        false => Vec::new(),
    };
    let all_lie = places(g).zip(&deal.citizens).all(|((_, place), card)| may_lie(g, *card, &place));
    deal.citizens.len() == places(g).count()
        && all_lie
        && bound_cards(g).all(|card| deal.citizens.contains(&card))
        && colors(&deal.objectives) == colors(&wanted)
        && deal.leaders.len() == leader_places(g).count()
}

fn lay_citizens(g: &mut MarvelZombies, deal: &Deal, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-39.5");
    let places: Vec<(u8, CitizenPlace)> = places(g).collect();
    for ((index, place), card) in places.into_iter().zip(deal.citizens) {
        if place.kind == CitizenPlaceKind::Standing {
            rule!("MZ-42.4");
            rule!("MZ-42.7");
            let facts =
                Citizen { zone: Some(place.zone), is_objective: true, is_stuck: true, ..Citizen::default() };
            citizens::place(g, card, facts, log);
        } else {
            let card = Secret::new(card, SeatSet::EMPTY);
            g.face_down.push(CardOnBoard { zone: place.zone, card, place: index });
        }
    }
}

/// MZ-40.5: cards that lie face up are not part of the deal.
pub(crate) fn lay_face_up(g: &mut MarvelZombies) {
    let everybody = SeatSet::all(usize::from(g.n_seats));
    for (index, place) in g.mission.citizens.into_iter().enumerate() {
        if let CitizenPlaceKind::FaceUp { card, .. } = place.kind {
            rule!("MZ-40.5");
            let card = Secret::new(card, everybody);
            g.face_down.push(CardOnBoard { zone: place.zone, card, place: index as u8 });
        }
    }
}
