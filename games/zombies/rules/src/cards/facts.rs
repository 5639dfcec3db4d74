//! The printed facts of a card, as opposed to its effect.

use serde::Serialize;

use super::{Changes, Ends};
use crate::tiles::{Set, Tile};

/// One entry of the list.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub rule: &'static str,
    pub set: Set,
    pub count: u8,
    pub kind: CardKind,
    pub family: Family,
    pub target: Target,
    /// When it may be played from hand.
    pub play: &'static [Timing],
    /// When it may be used from the table.
    pub uses: &'static [Timing],
    /// The tiles that its condition names.
    pub place: &'static [Tile],
    pub condition: Condition,
    pub cost: Cost,
    pub requires: Option<Requirement>,
    /// Bonus on its owner's combat rolls while it is in play.
    pub combat_bonus: i8,
    /// Bonus on its owner's movement rolls while it is in play.
    pub move_bonus: i8,
    /// What its effect changes while it lasts.
    pub changes: Changes,
    /// What happens when its effect ends.
    pub ends: Ends,
}

/// The defaults for facts that an entry omits. Every entry names the first six.
pub(super) const PLAIN: Facts = Facts {
    rule: "",
    set: Set::Z1,
    count: 0,
    kind: CardKind::Instant,
    family: Family::Weapons,
    target: Target::Oneself,
    play: &[],
    uses: &[],
    place: &[],
    condition: Condition::Nothing,
    cost: Cost { life: 0, bullets: 0 },
    requires: None,
    combat_bonus: 0,
    move_bonus: 0,
    changes: Changes::NONE,
    ends: Ends::Quietly,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CardKind {
    Instant,
    InstantWeapon,
    Lasting,
    Reaction,
    Item,
    ItemWeapon,
    ItemWeaponOneshot,
    ItemWeaponCharges,
    ItemOneshot,
    /// Lies in front of its victim.
    ItemCurse,
    /// A page of the Book of the Dead.
    Page,
    /// Gained at a place, and never in the deck.
    Vehicle,
}

/// What a card is about, which is also the module that holds its code, if it has any. Bots use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Bonuses, and cards that save a life in a fight.
    Weapons,
    /// Zombies collected without a fight.
    Blasts,
    /// Zombies placed and moved.
    Hordes,
    /// Changes to a movement.
    Moves,
    /// Pawns put elsewhere.
    Journeys,
    /// Life, bullets, guts, items and collections.
    Goods,
    /// Hands, the deck and the discard pile.
    Hands,
    /// Tiles and their stacks.
    Stacks,
    /// Answers to cards and kills.
    Replies,
    /// Effects that hold for a while.
    Spells,
    /// The Book of the Dead.
    Pages,
    /// Only matters in the circus.
    Clowns,
}

/// ZOM-10.30 to ZOM-10.40: when a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Timing {
    Any,
    OwnTurn,
    OwnTurnStart,
    OpponentTurnStart,
    OwnTileDraw,
    OpponentTileDraw,
    BeforeOwnMovementRoll,
    BeforeOpponentMovementRoll,
    OwnMovementRoll,
    OpponentMovementStart,
    OwnMovement,
    OwnCombat,
    OwnRoll,
    OpponentKill,
    OwnBuildingEntry,
    OwnDeath,
    OpponentDeath,
    CardPlayed,
    CardTargetsSelf,
    CardTargetsPlayer,
    ItemPlayed,
    OpponentLeavesSubway,
    OpponentLeavesFunHouse,
    TentEntry,
}

impl Timing {
    pub(crate) const fn bit(self) -> u32 {
        1 << self as u8
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    Nothing,
    InsideWhere,
    OnWhereTile,
    InsideAnyBuildingOrStore,
    SameSquareAsOpponent,
    OnMallTile,
    OnAnyZ5Tile,
    OwnKillsAtLeast13,
    HelipadOnTable,
    OpponentOnZombieSquare,
    AllOthersHaveMoreKills,
    Exactly1LifeAnd1Bullet,
    OwnItemInPlay,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Oneself,
    Opponent,
    AnyPlayer,
    All,
    AllPlayers,
    AllUnderground,
    Building,
    Tile,
    Square,
    Zombies,
    Board,
    Card,
    EventDeck,
    TileStack,
    Helipad,
    Mall,
}

/// The price that is paid when the card is played. Life is counted in whole tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    pub life: u8,
    pub bullets: u8,
}

/// What must be part of the game for a card to be in the deck (ZOM-2.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    Guts,
    Sewers,
    Subway,
    Z3,
    Z4,
    Z7,
    JailStart,
}
