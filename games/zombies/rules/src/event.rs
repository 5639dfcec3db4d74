//! What happened, and what each observer is told about it.

use serde::Serialize;
use table::{Observer, Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::Card;
use crate::action::{Aim, Cards};
use crate::flow::ending::Victory;
use crate::flow::{Moment, TurnStep};
use crate::map::{Cell, Spot, Square, Stack, Token};
use crate::orders::Order;
use crate::piles::LOOKED_AT;
use crate::tiles::{Figure, Side, Tile, Turn};

/// Tiles that somebody is looking at.
pub type SeenTiles = ArrayVec<[Tile; LOOKED_AT]>;

table::events! {
    reveals DealerDrawn { seat: Seat },
    /// Drawn openly.
    reveals CardShown { seat: Seat, card: Card },
    reveals CardsDrawn { seat: Seat, n: u8; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] cards: Cards },
    tells TurnBegan { seat: Seat, round: u16 },
    tells StepBegan { seat: Seat, step: TurnStep },
    tells TurnSkipped { seat: Seat },
    tells TurnEnded { seat: Seat },
    tells Restarted { seat: Seat },

    reveals WindowOpened { moment: Moment, subject: Seat },
    /// A card of the window has been resolved.
    reveals AskedAnew { moment: Moment },
    reveals WindowClosed { moment: Moment },
    /// Only the player who answered sees whether they play no card.
    tells Answered { seat: Seat; secret passes: bool },
    /// Only its owner sees it.
    tells OrderLeft { seat: Seat; secret order: Order },
    reveals EndWished { seat: Seat, wish: bool },

    tells StackChosen { seat: Seat, stack: Stack },
    reveals TileDrawn { seat: Seat, stack: Stack, tile: Tile },
    reveals PlacerDrawn { seat: Seat },
    tells TileLaid { seat: Seat, spot: Spot, tile: Tile, cell: Cell, turn: Turn },
    /// The tile fits nowhere, and leaves the game.
    tells TileLeft { tile: Tile },
    reveals TileShuffledBack { tile: Tile },
    /// A card moved the tile with everything on it.
    tells TileMoved { seat: Seat, spot: Spot, cell: Cell, turn: Turn },
    /// The tile leaves the game with everything on it.
    tells TileDestroyed { seat: Seat, spot: Spot },
    /// From now on a way leads out of this square on this side of the table.
    tells PassageBroken { seat: Seat, at: Square, side: Side },
    tells MapClosed { seat: Seat, tiles: u8 },
    /// The entrance to its zone fits nowhere.
    tells StackLost { stack: Stack, tiles: u8 },
    /// No helipad will come any more; `by_spell` says whether the Cabin can still win the game.
    tells HelicopterLost { by_spell: bool },
    reveals NewcomersRolled { seat: Seat, die: u8 },
    tells ZombiePut { at: Square, figure: Figure },
    tells TokenPut { at: Square, token: Token },
    /// The next one first.
    reveals TilesSeen { seat: Seat, stack: Stack, n: u8; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Tile>>"))] tiles: SeenTiles },

    tells FightBegan { seat: Seat, at: Square, figure: Figure },
    tells CombatRollCalled { seat: Seat, item: Option<Card> },
    /// `plus` is what items and cards add, `needed` the kill number.
    reveals FightRolled { seat: Seat, at: Square, figure: Figure, die: u8, plus: i8, needed: u8 },
    tells ZombieKilled { seat: Seat, at: Square, figure: Figure },
    tells KillCounted { seat: Seat, figure: Figure },
    tells ZombieDodged { seat: Seat, at: Square },
    tells ChargeUsed { seat: Seat, card: Card, left: u8 },
    tells ZombieCollected { seat: Seat, at: Square, figure: Figure },
    tells ZombieRemoved { at: Square, figure: Figure },
    tells ZombiesLost { seat: Seat, figure: Figure, n: u8 },

    tells LifeGained { seat: Seat, halves: u8 },
    /// `card` is what caused the loss.
    tells LifeLost { seat: Seat, halves: u8, card: Option<Card> },
    tells BulletsGained { seat: Seat, n: u16 },
    tells BulletsLost { seat: Seat, n: u16 },
    tells GutsGained { seat: Seat, n: u8 },
    tells GutsLost { seat: Seat, n: u8 },
    tells Died { seat: Seat },
    tells JacketPutOn { seat: Seat },
    tells JacketTakenOff { seat: Seat },
    reveals JacketRolled { seat: Seat, die: u8 },
    /// From the carnival or the jail where the game began.
    tells Escaped { seat: Seat },
    tells JeepTaken { seat: Seat },
    tells JeepLost { seat: Seat },

    reveals MovementRolled { seat: Seat, die: u8 },
    tells NoMovementRoll { seat: Seat },
    tells Moved { seat: Seat, from: Square, to: Square, is_below: bool },
    /// Another player may lead this one, and decide where the walk ends.
    tells Stopped { seat: Seat, led_by: Option<Seat> },
    tells WentByDuct { seat: Seat, from: Square, to: Square },
    /// The player did not use the duct.
    tells DuctLeft { seat: Seat },
    /// The player stands on the threshold, and others may do something about it.
    tells LeavesFunHouse { seat: Seat },
    /// A tile of the Fun House turned, with everything on it.
    tells TileTurned { spot: Spot, turn: Turn },
    tells SpellCast { seat: Seat },
    reveals SpellRolled { seat: Seat, die: u8, pages: u8 },
    tells PawnPut { seat: Seat, from: Square, to: Square },
    tells TokenTaken { seat: Seat, at: Square, token: Token },
    tells TokenLeft { seat: Seat },
    tells ManholePlaced { seat: Seat, at: Square },
    tells WentDown { seat: Seat },
    tells CameUp { seat: Seat },
    tells RideDeclared { seat: Seat },
    reveals ZombiesRolled { seat: Seat, die: u8 },
    tells ZombieMoved { from: Square, to: Square, figure: Figure },

    reveals DeckShuffled { n: u16 },
    reveals CardPlayed { seat: Seat, card: Card, aim: Aim },
    reveals ItemUsed { seat: Seat, card: Card, aim: Aim },
    reveals CardTookEffect { seat: Seat, card: Card },
    reveals CardCancelled { seat: Seat, card: Card },
    /// The card's target or its condition is gone.
    reveals CardFizzled { seat: Seat, card: Card },
    reveals CardDiscarded { seat: Seat, card: Card },
    /// The card does not go on the discard pile.
    reveals CardLeftGame { seat: Seat, card: Card },
    /// From the discard pile.
    tells CardTakenBack { seat: Seat, card: Card },
    /// A player looks at the next cards of the deck.
    reveals DeckSeen { seat: Seat, n: u8; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] cards: Cards },
    /// In step 7.
    tells NothingDiscarded { seat: Seat },
    /// A card that is waiting for replies was aimed at something else.
    tells TargetChanged { seat: Seat, card: Card, aim: Aim },
    tells ItemPutInPlay { seat: Seat, card: Card },
    tells ItemLost { seat: Seat, card: Card },
    tells ItemTaken { seat: Seat, from: Seat, card: Card },
    reveals CardTaken { seat: Seat, from: Seat; secret card: Card },
    reveals HandSeen { seat: Seat, of: Seat; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] cards: Cards },
    tells EffectBegan { seat: Seat, card: Card, aim: Aim },
    tells EffectEnded { card: Card, aim: Aim },
    tells Picked { seat: Seat, card: Card, aim: Aim },
    /// Only the player who picked sees what it was.
    tells PickedInSecret { seat: Seat, card: Card; secret aim: Aim },
    tells EnoughPicked { seat: Seat, card: Card },
    reveals DieRolled { seat: Seat, card: Card, die: u8 },

    tells GameEnded { winners: SeatSet, how: Victory },
}

/// Choices left in advance and answers in a window are shown only to the player who made them.
pub(crate) fn notice(event: &Event, observer: Observer) -> Option<Notice> {
    let owner = match event {
        Event::OrderLeft { seat, .. } | Event::Answered { seat, .. } => Some(*seat),
        _ => None,
    };
    let is_told = match (owner, observer) {
        (None, _) | (_, Observer::All) => true,
        (Some(owner), Observer::Seat(seat)) => owner == seat,
        (Some(_), Observer::Table) => false,
    };
    is_told.then(|| told(event, observer))
}
