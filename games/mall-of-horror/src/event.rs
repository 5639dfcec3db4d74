//! What happened, and how it is told to one observer.

use serde::Serialize;
use table::{Observer, Seat, SeatSet, Secret};
use tinyvec::ArrayVec;

use crate::flow::{Ending, Purpose};
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

/// Events and notices are the same list but for secrets: where an event has a `Secret`, its notice
/// has what the observer may see of it. The macro writes both from one list, so that no event can
/// lack its notice. Attributes of fields say how the notice is typed for the client.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident $({ $($(#[$attribute:meta])* $field:ident: $type:ty),* $(,)? $(; secret $($(#[$notice_attribute:meta])* $secret:ident: $hidden:ty),*)? })?,)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Event {
            $($(#[$doc])* $name $({ $($field: $type,)* $($($secret: Secret<$hidden>,)*)? })?,)*
        }

        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum Notice {
            $($(#[$doc])* $name $({
                $($(#[$attribute])* $field: $type,)*
                $($($(#[$notice_attribute])* $secret: Option<$hidden>,)*)?
            })?,)*
        }

        pub(crate) fn notice(event: &Event, observer: Observer) -> Notice {
            // Events without secrets look the same to everybody.
            let _ = observer;
            match event {
                $(Event::$name $({ $($field,)* $($($secret,)*)? })? => Notice::$name $({
                    $($field: *$field,)*
                    $($($secret: $secret.seen_by(observer).copied(),)*)?
                })?,)*
            }
        }
    };
}

events! {
    ChiefSeated { seat: Seat },
    CardDealt { seat: Seat; secret card: Card },
    PlacementRolled { seat: Seat, dice: [u8; 2] },
    CharacterPlaced { seat: Seat, role: Role, place: Place },
    FirstZombiesRolled { dice: [u8; 4] },
    ZombiesArrived { place: Place, n: u8 },
    SupplyEmpty,
    ZombiePut { seat: Seat, place: Place },

    RoundBegan { round: u16 },
    NobodyThere { purpose: Purpose, place: Place },
    VoteCalled { purpose: Purpose, place: Place },
    Passed { seat: Seat },
    CardPlayed { seat: Seat, card: Card },
    ThreatMade { seat: Seat, place: Place, threats: u8 },
    Barricaded { place: Place },
    ZombiesKilled { place: Place, n: u8 },
    CharacterHid { seat: Seat, role: Role, place: Place },

    BallotSealed { seat: Seat; secret named: Seat },
    BallotsRevealed { #[cfg_attr(feature = "ts", ts(as = "Vec<Ballot>"))] ballots: Ballots },
    VoteTied { among: SeatSet },
    VoteTiedAgain { among: SeatSet },
    TieBroken { seat: Seat, named: Seat },
    /// Nobody else could be named.
    SettledWithoutBallot { purpose: Purpose, seat: Seat },
    SearcherChosen { seat: Seat },
    NobodySearches,
    FoundNothing { seat: Seat },
    CardsFound { seat: Seat, n: u8; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] cards: FoundCards },
    CardKept { seat: Seat; secret card: Card },
    CardGiven { seat: Seat, to: Seat; secret card: Card },
    CardPutUnder { seat: Seat; secret card: Card },
    ChiefElected { seat: Seat },
    ChiefConfirmed { seat: Seat },
    ChiefStays { seat: Seat },

    DiceCovered,
    DiceSeen { seat: Seat; secret dice: [u8; 4] },
    DestinationSealed { seat: Seat; secret place: Place },
    DestinationShown { seat: Seat, place: Place },
    DestinationsRevealed { #[cfg_attr(feature = "ts", ts(as = "Vec<Destination>"))] destinations: Destinations },
    DiceRevealed { dice: [u8; 4] },
    PlaceClosed { place: Place, zombies: u8 },
    CharacterMoved { seat: Seat, role: Role, from: Place, to: Place },
    /// The destination was full or closed.
    CharacterDiverted { seat: Seat, role: Role, from: Place, wanted: Place },
    /// Sprint kept the character where it stood.
    CharacterStayed { seat: Seat, role: Role, place: Place },
    NobodyMoved { seat: Seat },

    CrowdHeard { place: Place },
    PinUpsSeen { place: Place },
    ZombiesHeld { place: Place, zombies: u8, strength: u8 },
    ZombiesEntered { place: Place, zombies: u8, strength: u8 },
    CharacterLost { seat: Seat, role: Role, place: Place },
    NobodyLost { place: Place },
    ZombiesLeft { place: Place, n: u8 },
    PlayerEliminated { seat: Seat },
    GameEnded { ending: Ending, winners: SeatSet },
}

/// Whether somebody knows more by this event than before.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::ChiefSeated { .. }
        | Event::CardDealt { .. }
        | Event::PlacementRolled { .. }
        | Event::FirstZombiesRolled { .. }
        | Event::CardPlayed { .. }
        | Event::BallotsRevealed { .. }
        | Event::CardsFound { .. }
        | Event::CardGiven { .. }
        | Event::DiceSeen { .. }
        | Event::DestinationShown { .. }
        | Event::DestinationsRevealed { .. }
        | Event::DiceRevealed { .. } => true,
        Event::CharacterPlaced { .. }
        | Event::ZombiesArrived { .. }
        | Event::SupplyEmpty
        | Event::ZombiePut { .. }
        | Event::RoundBegan { .. }
        | Event::NobodyThere { .. }
        | Event::VoteCalled { .. }
        | Event::Passed { .. }
        | Event::ThreatMade { .. }
        | Event::Barricaded { .. }
        | Event::ZombiesKilled { .. }
        | Event::CharacterHid { .. }
        | Event::BallotSealed { .. }
        | Event::VoteTied { .. }
        | Event::VoteTiedAgain { .. }
        | Event::TieBroken { .. }
        | Event::SettledWithoutBallot { .. }
        | Event::SearcherChosen { .. }
        | Event::NobodySearches
        | Event::FoundNothing { .. }
        | Event::CardKept { .. }
        | Event::CardPutUnder { .. }
        | Event::ChiefElected { .. }
        | Event::ChiefConfirmed { .. }
        | Event::ChiefStays { .. }
        | Event::DiceCovered
        | Event::DestinationSealed { .. }
        | Event::PlaceClosed { .. }
        | Event::CharacterMoved { .. }
        | Event::CharacterDiverted { .. }
        | Event::CharacterStayed { .. }
        | Event::NobodyMoved { .. }
        | Event::CrowdHeard { .. }
        | Event::PinUpsSeen { .. }
        | Event::ZombiesHeld { .. }
        | Event::ZombiesEntered { .. }
        | Event::CharacterLost { .. }
        | Event::NobodyLost { .. }
        | Event::ZombiesLeft { .. }
        | Event::PlayerEliminated { .. }
        | Event::GameEnded { .. } => false,
    }
}
