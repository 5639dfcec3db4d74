//! What is printed on a card, as far as it is a fact and no deed.

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
    /// When it is played from hand.
    pub play: &'static [Timing],
    /// When it is used from the table.
    pub uses: &'static [Timing],
    /// Tiles that its condition speaks of.
    pub place: &'static [Tile],
    pub condition: Condition,
    pub cost: Cost,
    pub requires: Option<Requirement>,
    /// On combat rolls of its owner, while it is in play.
    pub combat_bonus: i8,
    /// On movement rolls of its owner, while it is in play.
    pub move_bonus: i8,
    /// While its effect lasts.
    pub changes: Changes,
    /// When its effect is over.
    pub ends: Ends,
}

/// What an entry need not name. Every entry names the first six.
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
    /// Held by its victim.
    ItemCurse,
    /// Of the Book of the Dead.
    Page,
    /// Gained at a place, never in the deck.
    Vehicle,
}

/// What a card is about: the file where its code is, if it has some. Bots go by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Bonuses, and what saves a life in a fight.
    Weapons,
    /// Zombies collected without a fight.
    Blasts,
    /// Zombies placed and moved.
    Hordes,
    /// What a movement becomes.
    Moves,
    /// Pawns put somewhere.
    Journeys,
    /// Life, bullets, guts, items, collections.
    Goods,
    /// Hands, deck and discard pile.
    Hands,
    /// Tiles and their stacks.
    Stacks,
    /// Answers to cards and kills.
    Replies,
    /// What holds for a while.
    Spells,
    /// The Book of the Dead.
    Pages,
    /// What only the circus knows.
    Clowns,
}

/// ZOM-10.30 to ZOM-10.40.
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

/// Paid when the card is played. Life is in whole tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    pub life: u8,
    pub bullets: u8,
}

/// What must be in play for a card to be in the deck (ZOM-2.8).
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
