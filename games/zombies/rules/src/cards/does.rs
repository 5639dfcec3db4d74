//! What a card does, as data, where that is one of the things that many cards do.

use table::{Seat, rule};

use crate::{Aim, Zombies};

/// What a card does when it takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    /// What the code of its family says.
    AsItsFamily,
    /// Its effect begins to last, and that is all.
    Lasts(Aims, Lasts),
    /// Zombies are placed.
    Places(HowMany, Where),
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl Aims {
    pub(super) fn each(self, g: &Zombies, seat: Seat, out: &mut dyn FnMut(Aim)) {
        match self {
            Aims::Nothing => out(Aim::Nothing),
            Aims::Opponents => {
                rule!("ZOM-9.16");
                rule!("ZOM-11.15");
                g.seats().filter(|other| *other != seat).for_each(|other| out(Aim::Player(other)));
            }
            Aims::Players => g.seats().for_each(|player| out(Aim::Player(player))),
        }
    }
}
