//! Choices left in advance: passes that stand, answers to cards, moves, victims, wishes, ballots.
//!
//! They are secret to their owner (CITY-22.5). Some stand until they are withdrawn, the others are used up by the next
//! question of their kind (CITY-4.24, CITY-4.26): the types of [`Orders`] say which.

use serde::{Deserialize, Serialize};
use table::{Lasts, Once, OnceEach, PassOrder, Seat, SeatSet, Until};
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Order {
    /// The next decision of somebody waits until I have passed; everybody sees it.
    Hold,
    /// Pass in every open window for a while.
    Pass(PassOrder<(), StandingPass>),
    /// How cards of others are answered, until it is changed; to be asked withdraws it.
    StandingAnswers(CancelOrder),
    /// Which movement card to choose next.
    MovementCard(Option<Place>),
    /// Whom to move next.
    Mover(Option<Role>),
    /// Which characters are given up first, in every attack until it is changed; an empty list withdraws it.
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
    pub until: PassUntil,
    #[serde(default)]
    pub alarms: Alarms,
    /// It lets cards of others be as well, but for those that touch the owner (CITY-5.20).
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
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

/// The windows of this game make no difference here.
pub type Passes = table::Passes<(), StandingPass, 1>;

/// All that one player has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Orders {
    /// Shown beside the others.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub passes: Passes,
    #[cfg_attr(feature = "ts", ts(as = "Option<CancelOrder>"))]
    pub standing_answers: Until<CancelOrder>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Place>"))]
    pub movement_card: Once<Place>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Role>"))]
    pub mover: Once<Role>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Role>>"))]
    pub standing_victims: Until<Victims>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<(Place, Wish)>"))]
    pub wishes: OnceEach<Place, Wish, WISHES_AT_ONCE>,
    /// Attack, then sharing.
    #[cfg_attr(feature = "ts", ts(as = "[Option<BallotAhead>; 2]"))]
    pub ballots: [Once<BallotAhead>; 2],
}
