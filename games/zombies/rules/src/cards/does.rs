//! What a card does, as data, where that is one of the things that many cards do.

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
    /// Nothing of its own: it is an item that lies before its owner, and is never discarded for an effect.
    Stays,
    /// Its effect begins to last, and that is all.
    Lasts(Aims, Lasts),
    /// Zombies are placed.
    Places(HowMany, Where),
    /// A pawn is sent to a square that the player of the card chooses.
    Sends(Traveller, Destination),
}

/// What a card may be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aims {
    Nothing,
    /// Everybody but who plays it.
    Opponents,
    /// Everybody.
    Players,
}

/// How long an effect lasts, and on what: the player it is aimed at, otherwise who plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasts {
    /// From now to the end of the next turn of that player.
    ToNextTurn,
    /// The next turn of that player.
    NextTurn,
    /// The running turn of that player, otherwise the next one.
    OneTurn,
    /// The same, on the tile where that player stands now.
    OneTurnOnTile,
    /// The movement roll of that player that was just made or is still to come, otherwise the next one.
    OneRoll,
}

/// How many zombies a card places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HowMany {
    Exactly(u8),
    /// As many as its player wishes, but not none.
    UpTo(u8),
    /// One on every square.
    OneEach,
    /// As many as there are already.
    AsManyAgain,
    /// A die decides: one on every square, or all that are there go.
    OneEachOrNone,
}

/// Where a card places zombies: where it says, or at what it is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Where {
    /// A building.
    Building,
    /// The building that its player enters.
    BuildingEntered,
    /// A tile.
    Tile,
    /// The tile of an opponent.
    TileOfOpponent,
    Anywhere,
    /// Town tiles, but not with players.
    Town,
    WithPlayers,
    BesidePlayers,
    /// Manholes, and the doors of subway stations.
    WaysBelow,
}

/// Whom a card sends somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Traveller {
    Oneself,
    Opponent,
    /// An opponent on the same tile.
    OpponentOnTile,
    OpponentLeavingSubway,
    OpponentLeavingFunHouse,
}

/// Where a card sends somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Destination {
    TileBeside,
    /// A tile of the woods beside, but not an entrance.
    WoodsBeside,
    /// A square of a street or hallway that shares an edge with a building.
    StreetBesideBuilding,
    /// The building with most zombies.
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
