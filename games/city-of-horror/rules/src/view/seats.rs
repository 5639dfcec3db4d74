//! What an observer sees of a seat: its characters, its hand, its choices.

use serde::Serialize;
use table::{Observer, PassAt, Seat, rule};

use super::{CardsView, cards_view};
use crate::board::{Colour, Place};
use crate::cards::{Card, Food};
use crate::characters::{Fate, Person, Role, RoleSet};
use crate::flow::{Choice, Draft, MovementCards, Vaccination};
use crate::orders::{Orders, StandingPass};
use crate::pile::Holder;
use crate::state::City;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    pub seat: Seat,
    pub colour: Colour,
    pub is_living: bool,
    pub characters: Vec<CharacterView>,
    /// What the living characters are worth as things stand.
    pub points: u8,
    pub hand: CardsView,
    pub antidotes: u8,
    /// Tokens drawn face down: how many, and those that the observer knows.
    pub n_food: usize,
    pub food: Vec<Food>,
    /// Tokens taken openly.
    pub shown_food: Vec<Food>,
    pub canned_food: u8,
    /// The movement card, once it is shown.
    pub movement_card: Option<Place>,
    /// The movement card that is chosen but not yet shown, if the observer may know it.
    pub sealed_card: Option<SealedCard>,
    pub has_moved: bool,
    /// In a draft: the cards to choose from, and the one to keep.
    pub pack: CardsView,
    pub kept: Option<Card>,
    pub vaccinated: Option<RoleSet>,
    /// Trades and deals in this window.
    pub n_bargains: u8,
    /// Choices left in advance, and the passes among them; only their owner sees them.
    pub orders: Option<Orders>,
    pub passes: Option<Vec<PassAt<(), StandingPass>>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SealedCard {
    Card(Place),
    Later,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CharacterView {
    pub role: Role,
    pub rested_value: u8,
    pub exhausted_value: u8,
    pub fate: FateView,
    pub place: Option<Place>,
    pub is_exhausted: bool,
    pub is_hidden: bool,
    /// It stands on a space created for it.
    pub is_temporary: bool,
    /// This turn, Grandpa votes or Granny can move.
    pub is_awake: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum FateView {
    Waiting,
    Alive,
    Dead,
}

pub(super) fn seat_view(g: &City, seat: Seat, observer: Observer) -> SeatView {
    let index = seat.index();
    let hand = Holder::hand(seat);
    rule!("CITY-22.5");
    let sealed_card = g.stack.top_as().and_then(|MovementCards { choices, .. }| choices[index]);
    let kept = g.stack.top_as().and_then(|Draft { kept }| kept[index]);
    let vaccinated = g.stack.top_as().and_then(|Vaccination { choices, .. }| choices[index]);
    let shown = g.shown_food[index].iter().zip(0u8..);
    SeatView {
        seat,
        colour: g.colours[index],
        is_living: g.living.has(seat),
        characters: own_cards(g, seat).map(|role| character_view(role, g.person(role))).collect(),
        points: g.character_points(seat),
        hand: cards_view(&g.cards, hand, observer),
        antidotes: g.antidotes[index],
        n_food: g.food.n(hand),
        food: g.food.seen_by(hand, observer).collect(),
        shown_food: shown.flat_map(|(n, value)| std::iter::repeat_n(Food(value), usize::from(*n))).collect(),
        canned_food: g.canned[index],
        movement_card: g.chosen[index],
        sealed_card: sealed_card.and_then(|choice| choice.seen_by(observer).copied()).map(|choice| {
            match choice {
                Choice::Card(place) => SealedCard::Card(place),
                Choice::Later => SealedCard::Later,
            }
        }),
        has_moved: g.moved.has(seat),
        pack: cards_view(&g.cards, Holder::pack(seat), observer),
        kept: kept.and_then(|card| card.seen_by(observer).copied()),
        vaccinated: vaccinated.and_then(|mask| mask.seen_by(observer).copied()).map(|mask| {
            g.own(seat).enumerate().filter(|(bit, _)| mask >> bit & 1 == 1).map(|(_, role)| role).collect()
        }),
        n_bargains: g.bargains[index],
        orders: g.orders[index].seen_by(observer).copied(),
        passes: g.orders[index].seen_by(observer).map(|orders| orders.passes.shown()),
    }
}

/// Every character dealt to the seat, dead or alive.
fn own_cards(g: &City, seat: Seat) -> impl Iterator<Item = Role> {
    Role::ALL.into_iter().filter(move |role| {
        let person = g.person(*role);
        person.owner == seat && person.fate != Fate::Absent
    })
}

fn character_view(role: Role, person: &Person) -> CharacterView {
    let Person { owner: _, fate, is_exhausted, is_hidden, is_temporary, is_awake } = *person;
    let (rested_value, exhausted_value) = role.values();
    CharacterView {
        role,
        rested_value,
        exhausted_value,
        fate: match fate {
            Fate::Absent | Fate::Waiting => FateView::Waiting,
            Fate::At(_) => FateView::Alive,
            Fate::Dead => FateView::Dead,
        },
        place: person.place(),
        is_exhausted,
        is_hidden,
        is_temporary,
        is_awake,
    }
}
