//! Choices left in advance: passes that stand, answers to cards, moves, victims, wishes, ballots.
//!
//! They are secret to their owner (CITY-22.5). Those whose name says so stand until they are taken back;
//! the others are used up by the next question of their kind (CITY-4.24, CITY-4.26).

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::action::Effect;
use crate::board::PlaceSet;
use crate::cards::CardSet;
use crate::deals::Purpose;
use crate::{Place, Role};

/// Wishes about locations that one player may leave at once.
pub const WISHES_AT_ONCE: usize = 3;

pub type Victims = ArrayVec<[Role; 5]>;

/// A choice left in advance, or taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Order {
    /// The next decision of somebody waits until I have passed; everybody sees it.
    Hold,
    /// Pass in every open window for a while.
    StandingPass(Option<StandingPass>),
    /// How cards of others are answered, until it is changed.
    StandingAnswers(CancelOrder),
    /// Which movement card to choose next.
    MovementCard(Option<Place>),
    /// Whom to move next.
    Mover(Option<Role>),
    /// Who is given up first, in every attack until it is changed.
    StandingVictims(#[cfg_attr(feature = "ts", ts(as = "Vec<Role>"))] Victims),
    /// Whether to use the effect of a location the next time; nothing takes it back.
    Wish(Place, Option<Wish>),
    /// The own ballot in the next vote of this kind at a location.
    Ballot(Purpose, Option<BallotAhead>),
}

/// CITY-4.7, CITY-4.8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingPass {
    pub until: Until,
    #[serde(default)]
    pub alarms: Alarms,
    /// It lets cards of others be as well, but for those that touch the owner (CITY-5.20).
    #[serde(default)]
    pub cards: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Until {
    Location,
    #[default]
    Turn,
    Game,
}

/// What wakes a standing pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alarms {
    /// An attack is due where the owner has a visible character.
    pub attack: bool,
    /// An action names the owner, a character of his, or a location where he is.
    pub named: bool,
    /// An offer reaches the owner.
    pub offer: bool,
}

/// CITY-5.23.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CancelOrder {
    #[default]
    Ask,
    /// Let cards pass that do not touch the owner (CITY-5.20).
    AskIfTouched,
    AlwaysPass,
    /// Cancel cards that fit, if it can be done; let the others pass.
    Cancel(Targets),
}

/// Cards to be cancelled. An empty list fits everything.
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// All that one player has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Orders {
    pub standing_pass: Option<StandingPass>,
    pub standing_answers: CancelOrder,
    pub movement_card: Option<Place>,
    pub mover: Option<Role>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Role>"))]
    pub standing_victims: Victims,
    #[cfg_attr(feature = "ts", ts(as = "Vec<(Place, Wish)>"))]
    pub wishes: ArrayVec<[(Place, Wish); WISHES_AT_ONCE]>,
    /// Attack, then sharing.
    pub ballots: [Option<BallotAhead>; 2],
}
