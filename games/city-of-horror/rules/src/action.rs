//! What a player may do, and what chance may answer.

use serde::{Deserialize, Serialize};
use table::Seat;
use tinyvec::ArrayVec;

use crate::deals::{ItemKind, Offer, Picks, read_list};
use crate::orders::Order;
use crate::setup::MAX_SEATS;
use crate::{Card, Colour, Food, Place, Role, RoleSet, Side};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Action {
    /// Set-up: an own character goes to a drawn location.
    Settle(Role, Place),
    /// Keep a card of the draft.
    Draft(Card),
    /// Choose a movement card.
    Choose(Place),
    /// On the Water Tower: choose after the others.
    ChooseLater,

    /// Nothing to do for now; where somebody decides, no hold any more.
    Pass,
    TakeBackPass,
    /// Nobody decides before I have passed.
    Hold,
    Play(Card, Aim),
    Use(Role, Aim),
    /// Answer a card.
    Cancel(Canceller),
    /// Move a character to the location of the movement card.
    Move(Role),
    /// Move nobody, where nobody can be moved.
    Stay,
    /// Use the effect of the location.
    Activate(Effect),
    /// Do not use the power, or the effect, that is asked for.
    Decline,
    /// Put an explosion marker.
    PutMarker(Place),

    /// The own ballot.
    VoteFor(Seat),
    /// The ballot of another player, held by a Weapon Replica: whose, and whom it names.
    CastFor(Seat, Seat),
    BreakTie(Seat),
    /// Lose a character.
    Sacrifice(Role),
    /// Hand out an item.
    Give(Item, Seat),
    Vaccinate(RoleSet),

    /// Make an offer. There are too many to list.
    Propose(Offer),
    /// Take the offer of this number from this player; the cards are those he leaves to the taker.
    Accept(
        Seat,
        u8,
        #[serde(deserialize_with = "read_list")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        Picks,
    ),
    Refuse(Seat, u8),
    /// Answer the offer of this number from this player with another one. There are too many to list.
    Counter(Seat, u8, Offer),
    /// Take back the own offer of this number.
    Withdraw(u8),
    /// Show a card to somebody.
    Show(Card, Seat),
    /// Leave a choice in advance. There are too many to list.
    Order(Order),
}

/// What a card or a power is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Aim {
    #[default]
    Nothing,
    /// A location; for a new movement card, where it leads.
    At(Place),
    /// A zombie goes from one location to another.
    From(Place, Place),
    Character(Role),
    Player(Seat),
    Colour(Colour),
    /// The ballot of a player at a location.
    Ballot(Place, Seat),
    /// A character tires itself out at a location.
    Mow(Role, Place),
    /// One card is discarded, another one taken.
    Swap(Card, Card),
}

/// What cancels a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Canceller {
    #[default]
    PepperSpray,
    Punk,
}

/// The effect of a location with its cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Effect {
    /// Church A: discard a card, rest a character.
    RestForCard(Card, Role),
    /// Church B: discard food, rest a character.
    RestForFood(Food, Role),
    /// Hospital A: discard a card, take an antidote.
    AntidoteForCard(Card),
    /// Hospital B: exhaust a character, take an antidote.
    AntidoteByTiring(Role),
    /// Bank A: discard a card, put the leader anywhere.
    LeaderForCard(Card, Colour),
    /// Bank B: the leader goes on by 0 or 1.
    LeaderSteps(u8),
    /// Armory A: discard a card, draw one.
    DrawForCard(Card),
    /// Armory B: discard a card, take another one of the discard pile.
    TakeForCard(Card, Card),
    /// Armory B of the first print: exhaust a character, take a card of the discard pile.
    TakeByTiring(Role, Card),
    /// Crossroads: discard a card, draw a food token face down.
    FoodForCard(Card),
    /// Crossroads B: discard a card, take a token that lies open.
    OpenFoodForCard(Card, Food),
}

impl Effect {
    /// The card that it costs.
    pub fn card(self) -> Option<Card> {
        match self {
            Effect::RestForCard(card, _)
            | Effect::AntidoteForCard(card)
            | Effect::LeaderForCard(card, _)
            | Effect::DrawForCard(card)
            | Effect::TakeForCard(card, _)
            | Effect::FoodForCard(card)
            | Effect::OpenFoodForCard(card, _) => Some(card),
            Effect::RestForFood(..)
            | Effect::AntidoteByTiring(_)
            | Effect::LeaderSteps(_)
            | Effect::TakeByTiring(..) => None,
        }
    }

    /// The character that it exhausts.
    pub fn tires(self) -> Option<Role> {
        match self {
            Effect::AntidoteByTiring(role) | Effect::TakeByTiring(role, _) => Some(role),
            _ => None,
        }
    }
}

/// Something that is shared out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Item {
    Antidote,
    Card(Card),
}

impl Item {
    pub fn kind(self) -> ItemKind {
        match self {
            Item::Antidote => ItemKind::Antidote,
            Item::Card(_) => ItemKind::Card,
        }
    }
}

/// As many cards as can come from the bag at once: those of the deal.
pub const CARDS_AT_ONCE: usize = 25;
pub type Cards = ArrayVec<[Card; CARDS_AT_ONCE]>;
pub type Characters = ArrayVec<[Role; 18]>;
pub type Colours = ArrayVec<[Colour; MAX_SEATS]>;
pub type Foods = ArrayVec<[Food; 3]>;
pub type Places = ArrayVec<[Place; 5]>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    Layout([Place; 4]),
    Sides([Side; 6]),
    Colours(Colours),
    FirstPlayer(Seat),
    Food(Foods),
    Characters(Characters),
    /// Movement cards drawn: for a placement, or by a Kitten.
    Places(Places),
    Cards(Cards),
    /// Which card of the hour's pack.
    Invasion(u8),
    /// A card out of somebody's hand.
    Stolen(Card),
}
