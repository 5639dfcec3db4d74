//! What happened, and what each observer is told about it.

use serde::Serialize;
use table::{Observer, Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::flow::{Ending, Purpose};
use crate::orders::Order;
use crate::{Card, Place, Role};

/// A ballot after its reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ballot {
    pub seat: Seat,
    pub named: Seat,
    pub weight: u8,
}

/// A destination after its reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Destination {
    pub seat: Seat,
    pub place: Place,
}

pub type Ballots = ArrayVec<[Ballot; 6]>;
pub type Destinations = ArrayVec<[Destination; 6]>;
pub type FoundCards = ArrayVec<[Card; 3]>;

table::events! {
    reveals ChiefSeated { seat: Seat },
    reveals CardDealt { seat: Seat; secret card: Card },
    reveals PlacementRolled { seat: Seat, dice: [u8; 2] },
    tells CharacterPlaced { seat: Seat, role: Role, place: Place },
    reveals FirstZombiesRolled { dice: [u8; 4] },
    tells ZombiesArrived { place: Place, n: u8 },
    tells SupplyEmpty,
    tells ZombiePut { seat: Seat, place: Place },

    tells RoundBegan { round: u16 },
    tells NobodyThere { purpose: Purpose, place: Place },
    tells VoteCalled { purpose: Purpose, place: Place },
    tells Passed { seat: Seat },
    /// The seat had left a pass in advance.
    reveals PassedAhead { seat: Seat },
    /// Only the owner is told.
    tells OrderLeft { seat: Seat; secret order: Order },
    reveals CardPlayed { seat: Seat, card: Card },
    tells ThreatMade { seat: Seat, place: Place, threats: u8 },
    tells Barricaded { place: Place },
    tells ZombiesKilled { place: Place, n: u8 },
    tells CharacterHid { seat: Seat, role: Role, place: Place },

    tells BallotSealed { seat: Seat; secret named: Seat },
    reveals BallotsRevealed { #[cfg_attr(feature = "ts", ts(as = "Vec<Ballot>"))] ballots: Ballots },
    tells VoteTied { among: SeatSet },
    tells VoteTiedAgain { among: SeatSet },
    tells TieBroken { seat: Seat, named: Seat },
    /// There was nobody else to name.
    tells SettledWithoutBallot { purpose: Purpose, seat: Seat },
    tells SearcherChosen { seat: Seat },
    tells NobodySearches,
    tells FoundNothing { seat: Seat },
    reveals CardsFound { seat: Seat, n: u8; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] cards: FoundCards },
    tells CardKept { seat: Seat; secret card: Card },
    reveals CardGiven { seat: Seat, to: Seat; secret card: Card },
    tells CardPutUnder { seat: Seat; secret card: Card },
    tells ChiefElected { seat: Seat },
    tells ChiefConfirmed { seat: Seat },
    tells ChiefStays { seat: Seat },

    tells DiceCovered,
    reveals DiceSeen { seat: Seat; secret dice: [u8; 4] },
    tells DestinationSealed { seat: Seat; secret place: Place },
    reveals DestinationShown { seat: Seat, place: Place },
    reveals DestinationsRevealed { #[cfg_attr(feature = "ts", ts(as = "Vec<Destination>"))] destinations: Destinations },
    reveals DiceRevealed { dice: [u8; 4] },
    tells PlaceClosed { place: Place, zombies: u8 },
    tells CharacterMoved { seat: Seat, role: Role, from: Place, to: Place },
    /// The destination was full or closed.
    tells CharacterDiverted { seat: Seat, role: Role, from: Place, wanted: Place },
    /// Sprint kept the character where it stood.
    tells CharacterStayed { seat: Seat, role: Role, place: Place },
    tells NobodyMoved { seat: Seat },

    tells CrowdHeard { place: Place },
    tells PinUpsSeen { place: Place },
    tells ZombiesHeld { place: Place, zombies: u8, strength: u8 },
    tells ZombiesEntered { place: Place, zombies: u8, strength: u8 },
    tells CharacterLost { seat: Seat, role: Role, place: Place },
    tells NobodyLost { place: Place },
    tells ZombiesLeft { place: Place, n: u8 },
    tells PlayerEliminated { seat: Seat },
    tells GameEnded { ending: Ending, winners: SeatSet },
}

/// Everybody is told about every event, without its secrets; only orders left in advance stay with their
/// owner.
pub(crate) fn notice(event: &Event, observer: Observer) -> Option<Notice> {
    let is_told = match (event, observer) {
        (Event::OrderLeft { seat, .. }, Observer::Seat(other)) => *seat == other,
        (Event::OrderLeft { .. }, Observer::Table) => false,
        _ => true,
    };
    is_told.then(|| told(event, observer))
}
