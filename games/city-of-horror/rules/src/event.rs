//! What happened, and what each observer is told about it.

use serde::Serialize;
use table::{Observer, Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::action::{Aim, Colours, Effect, Foods};
use crate::board::PlaceSet;
use crate::characters::RoleSet;
use crate::deals::{Clause, ItemKind, Lasts, Offer, Picks, PromiseList, Purpose, Verdict, When};
use crate::flow::Moment;
use crate::invasion::{Hour, Origin};
use crate::orders::Order;
use crate::{Card, Colour, Food, Place, Role};

/// A ballot after its reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ballot {
    pub seat: Seat,
    pub named: Seat,
    pub weight: u8,
    pub cast_by: Seat,
}

/// A movement card after its reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownCard {
    pub seat: Seat,
    pub place: Place,
}

/// What the parties of a deal pay later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Later {
    pub antidotes: u8,
    pub cards: u8,
    pub when: When,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BothPay {
    pub maker: Later,
    pub taker: Later,
}

impl From<[(u8, u8, When); 2]> for BothPay {
    fn from(both: [(u8, u8, When); 2]) -> BothPay {
        let [maker, taker] = both.map(|(antidotes, cards, when)| Later { antidotes, cards, when });
        BothPay { maker, taker }
    }
}

pub type Ballots = ArrayVec<[Ballot; 6]>;
pub type ShownCards = ArrayVec<[ShownCard; 6]>;
pub type OwnRoles = ArrayVec<[Role; 5]>;
/// The cards of one player or of one location.
pub type DealtCards = ArrayVec<[Card; 24]>;

table::events! {
    reveals LayoutDealt { corners: [Place; 4] },
    reveals SidesDealt { side_a: PlaceSet, side_b: PlaceSet },
    reveals ColoursDealt { #[cfg_attr(feature = "ts", ts(as = "Vec<Colour>"))] colours: Colours },
    reveals FirstPlayerSeated { seat: Seat, colour: Colour },
    reveals FoodLaidOpen { #[cfg_attr(feature = "ts", ts(as = "Vec<Food>"))] food: Foods },
    reveals CharactersDealt { seat: Seat, #[cfg_attr(feature = "ts", ts(as = "Vec<Role>"))] roles: OwnRoles },
    reveals PlacementDrawn { seat: Seat, places: PlaceSet },
    tells CharacterPlaced { seat: Seat, role: Role, place: Place },
    /// The location was full: the character starts at the Crossroads.
    tells CharacterCrowdedOut { seat: Seat, role: Role, wanted: Place },
    reveals CardsDealt { seat: Seat, n: u8; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] cards: DealtCards },
    reveals PackDealt { seat: Seat, n: u8; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] cards: DealtCards },
    tells CardDrafted { seat: Seat; secret card: Card },
    reveals PackHandedOn { seat: Seat, to: Seat, n: u8; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] cards: DealtCards },
    reveals DraftEnded,
    tells TurnBegan { turn: u8 },
    tells TurnEnded { turn: u8 },

    reveals WindowOpened { moment: Moment, place: Option<Place> },
    reveals WindowClosed { moment: Moment },
    tells Passed { seat: Seat },
    /// The seat had left a pass in advance, or there was nothing to do.
    reveals PassedAhead { seat: Seat },
    tells PassTakenBack { seat: Seat },
    tells Held { seat: Seat },
    /// Only the owner is told.
    tells OrderLeft { seat: Seat; secret order: Order },
    /// Only the owner is told. The question came up for which the order was left, but the order was not
    /// legal.
    tells OrderLapsed { seat: Seat; secret order: Order },

    tells CardChosen { seat: Seat; secret place: Option<Place> },
    reveals MovementCardsShown { #[cfg_attr(feature = "ts", ts(as = "Vec<ShownCard>"))] cards: ShownCards },
    tells MovementCardChanged { seat: Seat, place: Place },
    reveals InvasionSeen { seat: Seat, hour: Hour; secret card: u8 },
    reveals InvasionShown { hour: Hour, card: u8, origin: Origin },
    tells ZombiesMoved { from: Place, to: Place, n: u8 },
    tells ZombiesArrived { place: Place, n: u8 },
    tells ZombieLured { place: Place },
    tells ZombiesKilled { place: Place, n: u8 },
    tells SuppliesDropped { place: Place, antidotes: u8, cards: u8 },
    tells LeaderMoved { colour: Colour },

    reveals MoveBegan { seat: Seat },
    reveals CharacterMoved { seat: Seat, role: Role, from: Place, to: Place },
    /// The character stands on a temporary space.
    reveals CharacterSqueezedIn { seat: Seat, role: Role, from: Place, to: Place },
    /// The location was full: the character goes to the Crossroads.
    reveals CharacterDiverted { seat: Seat, role: Role, from: Place, wanted: Place },
    /// The location was full, and the character is already at the Crossroads.
    reveals CharacterStayed { seat: Seat, role: Role, wanted: Place },
    reveals NobodyMoved { seat: Seat },
    tells MoveUndone { seat: Seat, role: Role, place: Place },

    reveals CardPlayed { seat: Seat, card: Card, aim: Aim },
    /// Only the player who answered is told.
    tells CardAnswered { seat: Seat; secret cancels: bool },
    reveals CardCarriedOut { seat: Seat, card: Card },
    reveals CardCancelled { seat: Seat, card: Card, by: Seat },
    reveals PowerUsed { seat: Seat, role: Role, aim: Aim },
    tells ChildBorn { seat: Seat },
    tells CharacterHid { seat: Seat, role: Role },
    tells CharacterRested { seat: Seat, role: Role },
    tells CharacterExhausted { seat: Seat, role: Role },
    reveals CardDrawn { seat: Seat; secret card: Card },
    reveals CardStolen { seat: Seat, from: Seat; secret card: Card },
    reveals CardDiscarded { seat: Seat, card: Card },
    tells CardTaken { seat: Seat, card: Card },
    reveals KittenRan { seat: Seat, from: Place, to: Place },
    tells ReplicaShown { seat: Seat, place: Place, victim: Option<Seat> },
    tells TokenTaken { seat: Seat },
    reveals MarkerPut { seat: Seat, place: Place, n: u8 },
    tells TowerCollapsed { zombies: u8 },
    tells ArmoryBurnt,
    tells ArmoryBlocked,
    tells CharacterFled { seat: Seat, role: Role },

    tells LocationBegan { place: Place },
    tells LocationSkipped { place: Place },
    reveals EffectUsed { seat: Seat, place: Place, effect: Effect },
    reveals Declined { seat: Seat },
    tells AntidoteTaken { seat: Seat },
    reveals FoodDrawn { seat: Seat; secret food: Food },
    tells FoodTaken { seat: Seat, food: Food },
    reveals FoodTurnedUp { food: Food },
    reveals FoodDiscarded { seat: Seat, food: Food },
    tells NoAttack { place: Place, zombies: u8 },
    tells ZombiesAttacked { place: Place, zombies: u8 },
    tells NobodyEaten { place: Place },

    /// `is_ready`: this was the last ballot that this player had to cast.
    tells BallotSealed { seat: Seat, is_ready: bool; secret ballot_of: Seat, named: Seat },
    reveals BallotsRevealed { purpose: Purpose, place: Place, #[cfg_attr(feature = "ts", ts(as = "Vec<Ballot>"))] ballots: Ballots },
    tells VoteTied { purpose: Purpose, place: Place, among: SeatSet },
    reveals TieBroken { seat: Seat, named: Seat },
    /// There was nobody else to name.
    tells SettledWithoutBallot { purpose: Purpose, place: Place, seat: Seat },
    tells CharacterLost { seat: Seat, role: Role, place: Option<Place> },
    tells PlayerEliminated { seat: Seat },
    tells ShareLeaderChosen { seat: Seat, place: Place },
    tells NobodyShares { place: Place },
    reveals ItemsSeen { seat: Seat, place: Place, n: u8; secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] cards: DealtCards },
    reveals ItemGiven { seat: Seat, to: Seat, kind: ItemKind; secret card: Option<Card> },
    tells ItemsLeft { place: Place, antidotes: u8, cards: u8 },

    reveals OfferMade { seat: Seat, to: Option<Seat>, number: u8, answers: Option<u8>, lasts: Lasts; secret terms: Offer },
    tells OfferRefused { seat: Seat, of: Seat, number: u8 },
    tells OfferEnded { seat: Seat, number: u8 },
    reveals TradeMade {
        seat: Seat, with: Seat, cards_given: u8, antidotes_given: u8, cards_taken: u8, antidotes_taken: u8;
        secret #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] given: Picks,
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))] taken: Picks
    },
    reveals DealMade { seat: Seat, with: Seat, #[cfg_attr(feature = "ts", ts(as = "Vec<crate::deals::Promise>"))] promises: PromiseList, pays: BothPay, is_private: bool },
    tells PromiseSettled { seat: Seat, to: Seat, clause: Clause, kept: Verdict, is_private: bool },
    reveals PaymentSettled { seat: Seat, to: Seat, antidotes: u8, cards: u8, kept: Verdict, is_private: bool },
    reveals CardShown { seat: Seat, to: Seat; secret card: Card },

    tells VaccinationChosen { seat: Seat; secret roles: RoleSet },
    reveals Vaccinated { seat: Seat, roles: RoleSet },
    tells CannedFoodKept { seat: Seat },
    reveals Scored { seat: Seat, characters: u8, antidotes: u8, food: u8, canned: u8 },
    tells GameEnded { winners: SeatSet },
}

/// Some events are not told to everybody: choices left in advance, answers to cards, and deals that only
/// their parties know.
pub(crate) fn notice(event: &Event, observer: Observer) -> Option<Notice> {
    let audience = match event {
        Event::OrderLeft { seat, .. }
        | Event::OrderLapsed { seat, .. }
        | Event::CardAnswered { seat, .. } => Some(SeatSet::one(*seat)),
        Event::DealMade { seat, with, is_private: true, .. } => Some(SeatSet::one(*seat).with(*with)),
        Event::PromiseSettled { seat, to, is_private: true, .. }
        | Event::PaymentSettled { seat, to, is_private: true, .. } => Some(SeatSet::one(*seat).with(*to)),
        _ => None,
    };
    let is_told = match (audience, observer) {
        (None, _) | (_, Observer::All) => true,
        (Some(audience), Observer::Seat(seat)) => audience.has(seat),
        (Some(_), Observer::Table) => false,
    };
    is_told.then(|| told(event, observer))
}
