//! Choices left in advance: standing passes, answers to cards, moves, victims, wishes, ballots.
//!
//! Only their owner knows them (CITY-22.5). Some stand until they are withdrawn; the others are used up by the next
//! question of their kind (CITY-4.24, CITY-4.26). The types of [`Orders`] say which.

use serde::{Deserialize, Serialize};
use table::{Lasts, Once, OnceEach, PassOrder, Seat, SeatSet, StandingOrder};
use tinyvec::ArrayVec;

use crate::action::Effect;
use crate::board::PlaceSet;
use crate::cards::CardSet;
use crate::deals::Purpose;
use crate::{Place, Role, RoleSet};

/// The most wishes about locations that a player can leave at once.
pub const WISHES_AT_ONCE: usize = 3;

pub type Victims = ArrayVec<[Role; 5]>;

/// Leaves a choice in advance, or withdraws it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Order {
    /// The next decision waits until this player has passed. Everybody sees it.
    Hold,
    /// Pass in every open window for a while.
    Pass(PassOrder<(), StandingPass>),
    /// How to answer other players' cards, until this is changed; `ask` withdraws it.
    StandingAnswers(CancelOrder),
    /// The movement card to choose next.
    MovementCard(Option<Place>),
    /// The character to move next.
    Mover(Option<Role>),
    /// The characters to give up first, in every attack until this is changed. An empty list withdraws the
    /// order.
    StandingVictims(#[cfg_attr(feature = "ts", ts(as = "Vec<Role>"))] Victims),
    /// Whether to use the effect of a location next time; `None` withdraws it.
    Wish(Place, Option<Wish>),
    /// This player's ballot in the next vote of this kind at a location.
    Ballot(Purpose, Option<BallotAhead>),
}

/// CITY-4.7, CITY-4.8: how long a pass stands, and what interrupts it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingPass {
    pub until: PassUntil,
    #[serde(default)]
    pub alarms: Alarms,
    /// Also passes on other players' cards, except those that affect the owner (CITY-5.20).
    #[serde(default)]
    pub cards: bool,
}

impl Lasts for StandingPass {
    type End = PassUntil;

    fn until(&self) -> PassUntil {
        self.until
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum PassUntil {
    Location,
    #[default]
    Turn,
    Game,
}

/// What interrupts a standing pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alarms {
    /// An attack is due where the owner has a visible character.
    pub attack: bool,
    /// An action names the owner, one of their characters, or a location where they are.
    pub named: bool,
    /// The owner receives an offer.
    pub offer: bool,
    /// This many more zombies would cause an attack where the owner has no visible character. 0 means no
    /// alarm.
    pub near: u8,
    /// One of these cards or powers would decide an attack. It does not matter whether the owner has it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::Card>"))]
    pub cards: CardSet,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Role>"))]
    pub powers: RoleSet,
}

/// CITY-5.23: a standing answer to cards of other players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum CancelOrder {
    #[default]
    Ask,
    /// Pass on cards that do not affect the owner (CITY-5.20).
    AskIfTouched,
    /// Pass on cards that neither decide an attack nor steal from the owner (CITY-5.24).
    AskIfDecisive,
    AlwaysPass,
    /// Cancel matching cards if possible; pass on the others.
    Cancel(Targets),
}

/// The cards to cancel. An empty list matches everything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Targets {
    pub cards: CardSet,
    pub players: SeatSet,
    pub places: PlaceSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Wish {
    #[default]
    Decline,
    Activate(Effect),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BallotAhead {
    pub place: Place,
    pub named: Seat,
}

/// Passes do not distinguish between the windows of this game.
pub type Passes = table::Passes<(), StandingPass, 1>;

/// All that one player has left in advance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Orders {
    /// Shown separately.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub passes: Passes,
    #[cfg_attr(feature = "ts", ts(as = "Option<CancelOrder>"))]
    pub standing_answers: StandingOrder<CancelOrder>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Place>"))]
    pub movement_card: Once<Place>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Role>"))]
    pub mover: Once<Role>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Role>>"))]
    pub standing_victims: StandingOrder<Victims>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<(Place, Wish)>"))]
    pub wishes: OnceEach<Place, Wish, WISHES_AT_ONCE>,
    /// Attack, then sharing.
    #[cfg_attr(feature = "ts", ts(as = "[Option<BallotAhead>; 2]"))]
    pub ballots: [Once<BallotAhead>; 2],
}
