//! What a player may do, and what chance may answer.

use serde::{Deserialize, Serialize};
use table::Seat;
use tinyvec::ArrayVec;

use crate::Card;
use crate::hand::HAND_AT_MOST;
use crate::map::{Building, Cell, Spot, Square, Stack};
use crate::orders::Order;
use crate::tiles::{Figure, Side, Tile, Turn};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Action {
    /// Draw a tile of this stack.
    Draw {
        stack: Stack,
    },
    /// Lay the drawn tile.
    Place {
        cell: Cell,
        turn: Turn,
    },
    /// Put the next zombie or token here.
    Put {
        at: Square,
    },

    /// Roll in a fight, with this item; without one the best is used.
    Roll {
        with: Option<Card>,
    },
    /// Where the roll allows a kill and a dodge.
    Kill,
    Dodge,
    LoseLife,
    SpendBullets,

    Step {
        to: Square,
    },
    /// Go on, square by square, until something must be decided.
    Walk {
        to: Square,
    },
    /// Take the token of the own square.
    Take,
    PlaceManhole,
    GoDown,
    ComeUp,
    /// Ride the subway.
    Ride,
    /// Walk off the ring of the Fun House.
    Leave,
    /// Turn the own tile of the Fun House, from which no step leads.
    TurnTile,
    /// The spell of the Cabin.
    Cast,
    Stop,
    /// The toll of the sewers.
    Pay {
        good: Good,
    },

    MoveZombie {
        from: Square,
        to: Square,
    },
    Discard {
        card: Card,
    },
    /// Discard nothing.
    Keep,

    /// A card of the hand.
    Play {
        card: Card,
        aim: Aim,
    },
    /// An item on the table.
    Use {
        card: Card,
        aim: Aim,
    },
    Pass,
    /// What an effect asks for.
    Pick {
        aim: Aim,
    },
    /// No more of it.
    Enough,

    /// Leave a choice in advance. There are too many to list.
    Order(Order),
}

/// What a card is aimed at, or what one of its choices names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Aim {
    #[default]
    Nothing,
    Player(Seat),
    /// The first takes from the second.
    Players(Seat, Seat),
    Square(Square),
    /// A zombie goes from one square to another.
    Way(Square, Square),
    Building(Building),
    Tile(Spot),
    /// An item in front of a player.
    Item(Seat, Card),
    /// Goods of a player.
    Goods(Seat, Good),
    Card(Card),
    /// A tile of a stack, by its kind.
    Kind(Tile),
    Place(Cell, Turn),
    Figure(Figure),
    Good(Good),
    Stack(Stack),
    Pile(Pile),
    Side(Side),
    /// The first or second die.
    Die(u8),
    /// So many squares.
    Number(u8),
}

impl Aim {
    /// The players it is aimed at.
    pub fn players(self) -> impl Iterator<Item = Seat> {
        let (one, two) = match self {
            Aim::Player(seat) | Aim::Item(seat, _) | Aim::Goods(seat, _) => (Some(seat), None),
            Aim::Players(one, two) => (Some(one), Some(two)),
            _ => (None, None),
        };
        one.into_iter().chain(two)
    }
}

/// Where event cards lie that nobody holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Pile {
    #[default]
    Deck,
    Discard,
}

/// What is paid, lost and gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Good {
    #[default]
    Life,
    Bullets,
    Guts,
}

pub type Cards = ArrayVec<[Card; HAND_AT_MOST]>;

/// What chance answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    /// The dealer, or one of several tied.
    Seat(Seat),
    Cards(Cards),
    Tile(Tile),
    Die(u8),
    Dice([u8; 2]),
    /// A card out of somebody's hand.
    Card(Card),
}
