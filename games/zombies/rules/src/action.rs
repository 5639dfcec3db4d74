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
    /// Draw a tile from this stack.
    Draw {
        stack: Stack,
    },
    /// Lay the drawn tile.
    Place {
        cell: Cell,
        turn: Turn,
    },
    /// Put the next zombie here.
    Put {
        at: Square,
    },
    PutBullet {
        at: Square,
    },
    PutLife {
        at: Square,
    },

    /// Roll in a fight, with this item. If none is named, the best item is used.
    Roll {
        with: Option<Card>,
    },
    /// Allowed where the roll permits both a kill and a dodge.
    Kill,
    Dodge,
    LoseLife,
    SpendBullets,

    Step {
        to: Square,
    },
    /// Walk square by square until something must be decided.
    Walk {
        to: Square,
    },
    /// Take the token on the player's own square.
    Take,
    PlaceManhole,
    GoDown,
    ComeUp,
    /// Ride the subway.
    Ride,
    /// Walk off the ring of the Fun House.
    Leave,
    /// Turn the player's own tile of the Fun House, from which no step leads away.
    TurnTile,
    /// Cast the spell of the Cabin.
    Cast,
    Stop,
    /// Pay the toll of the sewers.
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

    /// Play a card from hand.
    Play {
        card: Card,
        aim: Aim,
    },
    /// Use an item on the table.
    Use {
        card: Card,
        aim: Aim,
    },
    Pass,
    /// Pick something that an effect asks for.
    Pick {
        aim: Aim,
    },
    /// Pick nothing more.
    Enough,

    /// Leave a choice in advance. There are too many of these orders to list them.
    Order(Order),
}

/// The target of a card, or one of the choices that it offers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Aim {
    #[default]
    Nothing,
    Player(Seat),
    /// The first player takes from the second.
    Players(Seat, Seat),
    Square(Square),
    /// A zombie goes from one square to another.
    Way(Square, Square),
    Building(Building),
    Tile(Spot),
    /// An item in front of a player.
    Item(Seat, Card),
    /// Something that a player owns.
    Goods(Seat, Good),
    Card(Card),
    /// A kind of tile in a stack.
    Kind(Tile),
    Place(Cell, Turn),
    Figure(Figure),
    Good(Good),
    Stack(Stack),
    Pile(Pile),
    Side(Side),
    /// The first or second die.
    Die(u8),
    /// A number of squares.
    Number(u8),
}

impl Aim {
    /// The players that this aims at.
    pub fn players(self) -> impl Iterator<Item = Seat> {
        let (one, two) = match self {
            Aim::Player(seat) | Aim::Item(seat, _) | Aim::Goods(seat, _) => (Some(seat), None),
            Aim::Players(one, two) => (Some(one), Some(two)),
            _ => (None, None),
        };
        one.into_iter().chain(two)
    }
}

/// A pile of event cards that nobody holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Pile {
    #[default]
    Deck,
    Discard,
}

/// Things that players pay, lose and gain.
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

/// An answer of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    /// The dealer, or one of several tied players.
    Seat(Seat),
    Cards(Cards),
    Tile(Tile),
    Die(u8),
    Dice([u8; 2]),
    /// A card from somebody's hand.
    Card(Card),
}
