//! What a card does, as data, for the things that many cards do.

use table::{Log, RulesKey, Seat};

use super::choosing::aim_at_opponents;
use super::deed::Deed;
use super::hordes::placed;
use super::journeys::sent;
use super::lasting;
use crate::flow::Played;
use crate::{Aim, Zombies};

/// What a card does when it takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    /// Nothing of its own: it is an item that lies in front of its owner and is never discarded for an
    /// effect.
    Stays,
    /// It only starts a lasting effect.
    Lasts(Aims, Lasts),
    /// Zombies are placed.
    Places(HowMany, Where),
    /// A pawn is sent to a square chosen by the player of the card.
    Sends(Traveller, Destination),
}

/// What a card may be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aims {
    Nothing,
    /// Everybody but the player who plays it.
    Opponents,
    /// Everybody.
    Players,
}

/// How long an effect lasts, and for which player: the one it is aimed at, or else the one who plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasts {
    /// From now until the end of that player's next turn.
    ToNextTurn,
    /// During that player's next turn.
    NextTurn,
    /// During that player's current turn, or else the next one.
    OneTurn,
    /// The same, but only on the tile where that player stands now.
    OneTurnOnTile,
    /// For one movement roll of that player: the one of this turn, just made or still to come, or else the
    /// next one.
    OneRoll,
}

/// How many zombies a card places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HowMany {
    Exactly(u8),
    /// As many as its player likes, but at least one.
    UpTo(u8),
    /// One on every square.
    OneEach,
    /// As many as there already are.
    AsManyAgain,
    /// A die decides whether one is placed on every square, or all zombies there are removed.
    OneEachOrNone,
}

/// The places where a card puts zombies: fixed ones, or those at which the card is aimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Where {
    /// A building.
    Building,
    /// The building that its player is entering.
    BuildingEntered,
    /// A tile.
    Tile,
    /// The tile of an opponent.
    TileOfOpponent,
    Anywhere,
    /// Town tiles, except those with players.
    Town,
    WithPlayers,
    BesidePlayers,
    /// Manholes, and the doors of subway stations.
    WaysBelow,
}

/// The player whom a card sends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Traveller {
    Oneself,
    Opponent,
    /// An opponent on the same tile.
    OpponentOnTile,
    OpponentLeavingSubway,
    OpponentLeavingFunHouse,
}

/// The places to which a card may send somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Destination {
    TileBeside,
    /// A neighbouring tile of the woods, but not an entrance.
    WoodsBeside,
    /// A street or hallway square that shares an edge with a building.
    StreetBesideBuilding,
    /// The building with the most zombies.
    FullestBuilding,
    SubwayPlatform,
    FunHouse,
    OtherTileOfFunHouse,
}

impl Deed for Does {
    #[inline(never)]
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        match *self {
            Does::Stays => {}
            Does::Lasts(aims, _) => aims.each(g, seat, out),
            Does::Places(how_many, place) => placed::aims(g, seat, how_many, place, out),
            Does::Sends(who, to) => sent::aims(g, seat, who, to, out),
        }
    }

    #[inline(never)]
    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        match *self {
            Does::Stays => {}
            Does::Lasts(_, lasts) => lasting::begin(g, played, lasts, log),
            Does::Places(how_many, place) => placed::resolve(g, played, how_many, place),
            Does::Sends(_, to) => sent::resolve(g, played, to),
        }
    }
}

impl Aims {
    pub(super) fn each(self, g: &Zombies, seat: Seat, out: &mut dyn FnMut(Aim)) {
        match self {
            Aims::Nothing => out(Aim::Nothing),
            Aims::Opponents => aim_at_opponents(g, seat, |_| true, out),
            Aims::Players => g.seats().for_each(|player| out(Aim::Player(player))),
        }
    }
}
