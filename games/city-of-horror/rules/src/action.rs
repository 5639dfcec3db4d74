//! What players can do, and what chance can answer.

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
    /// Set-up: place one of your characters at a drawn location.
    Settle(Role, Place),
    /// Keep a card from the draft.
    Draft(Card),
    /// Choose a movement card.
    Choose(Place),
    /// On the Water Tower: choose after the others have shown their cards.
    ChooseLater,

    /// Do nothing for now. While somebody decides, this gives up a hold.
    Pass,
    TakeBackPass,
    /// Nobody may decide until you have passed.
    Hold,
    Play(Card, Aim),
    Use(Role, Aim),
    /// Cancel a card that is waiting for answers.
    Cancel(Canceller),
    /// Move a character to the location on the movement card.
    Move(Role),
    /// Move nobody, when no character can move.
    Stay,
    /// Use the effect of the location.
    Activate(Effect),
    /// Do not use the power or effect in question.
    Decline,
    /// Place an explosion marker.
    PutMarker(Place),

    /// Cast your own ballot.
    VoteFor(Seat),
    /// Cast the ballot of another player, taken by a Weapon Replica: the owner of the ballot, and the player
    /// whom it names.
    CastFor(Seat, Seat),
    BreakTie(Seat),
    /// Lose a character.
    Sacrifice(Role),
    /// Hand out an item.
    Give(Item, Seat),
    Vaccinate(RoleSet),

    /// Make an offer. Not listed, because there are too many offers.
    Propose(Offer),
    /// Accept the offer with this number from this player, with the cards that the offer lets the taker pick.
    Accept(
        Seat,
        u8,
        #[serde(deserialize_with = "read_list")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        Picks,
    ),
    Refuse(Seat, u8),
    /// Answer an offer with another one: the player who made it, its number, and the new offer. Not listed,
    /// because there are too many offers.
    Counter(Seat, u8, Offer),
    /// Withdraw your own offer with this number.
    Withdraw(u8),
    /// Show a card to somebody.
    Show(Card, Seat),
    /// Leave a choice in advance. Not listed, because there are too many orders.
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
    /// A zombie moves from one location to another.
    From(Place, Place),
    Character(Role),
    Player(Seat),
    Colour(Colour),
    /// The ballot of a player at a location.
    Ballot(Place, Seat),
    /// A character exhausts itself at a location.
    Mow(Role, Place),
    /// Discard one card and take another.
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

/// The effect of a location, and how its cost is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Effect {
    /// Church A: discard a card to rest a character.
    RestForCard(Card, Role),
    /// Church B: discard food to rest a character.
    RestForFood(Food, Role),
    /// Hospital A: discard a card to take an antidote.
    AntidoteForCard(Card),
    /// Hospital B: exhaust a character to take an antidote.
    AntidoteByTiring(Role),
    /// Bank A: discard a card to put the leader on any colour.
    LeaderForCard(Card, Colour),
    /// Bank B: move the leader 0 or 1 spaces.
    LeaderSteps(u8),
    /// Armory A: discard a card to draw one.
    DrawForCard(Card),
    /// Armory B: discard a card to take another one from the discard pile.
    TakeForCard(Card, Card),
    /// Armory B in the first print: exhaust a character to take a card from the discard pile.
    TakeByTiring(Role, Card),
    /// Crossroads: discard a card to draw a food token face down.
    FoodForCard(Card),
    /// Crossroads B: discard a card to take an open food token.
    OpenFoodForCard(Card, Food),
}

impl Effect {
    /// The card that the effect costs.
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

    /// The character that the effect exhausts.
    pub fn tires(self) -> Option<Role> {
        match self {
            Effect::AntidoteByTiring(role) | Effect::TakeByTiring(role, _) => Some(role),
            _ => None,
        }
    }
}

/// Something that players share out.
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

/// The most cards that are ever drawn at once: those of the deal.
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
    /// The card that is drawn from the pack of the hour.
    Invasion(u8),
    /// A card stolen from somebody's hand.
    Stolen(Card),
}
