//! Offers, deals and promises: what two players agree on (chapter 19).

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Secret};
use tinyvec::ArrayVec;

use crate::action::{Aim, Effect};
use crate::{Card, Place, Role};

mod list;

pub(crate) use list::read_list;

/// CITY-19.29: the most trades and deals per player in one window.
pub const BARGAINS_PER_WINDOW: u8 = 10;
/// CITY-19.30: the most deals about one location.
pub const DEALS_AT_ONCE: usize = 16;
/// CITY-19.31: the most cards on one side of an offer.
pub const CARDS_PER_SIDE: usize = 8;
/// CITY-19.32: the most promises in one deal.
pub const PROMISES_PER_DEAL: usize = 8;
/// CITY-19.33: the most open offers per player.
pub const OFFERS_AT_ONCE: usize = 4;
/// If an offer lets the taker pick more cards than this, the ways to accept it are not listed, because there
/// are too many.
pub const PICKS_LISTED: usize = 3;

/// These lists have room for one more entry than the rules allow, so that the rules can refuse a list that is
/// too long.
pub type Wares = ArrayVec<[Ware; CARDS_PER_SIDE + 1]>;
pub type Picks = ArrayVec<[Card; CARDS_PER_SIDE + 1]>;
pub type PromiseList = ArrayVec<[Promise; PROMISES_PER_DEAL + 1]>;

/// A proposal to one player or to all: goods, and promises about the location being resolved. Without
/// promises, and with everything paid at once, it is a trade; otherwise it is a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// `None` means everybody.
    #[serde(default)]
    pub to: Option<Seat>,
    /// What the maker gives.
    #[serde(default)]
    pub give: Goods,
    /// What the taker gives.
    #[serde(default)]
    pub want: Goods,
    #[serde(default, deserialize_with = "read_list")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Promise>"))]
    pub promises: PromiseList,
    #[serde(default)]
    pub lasts: Lasts,
}

/// How long an offer stands if nothing else ends it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Lasts {
    /// Until the current window closes. All moves of a turn are one window, and so are all decisions about
    /// the effect of a location.
    #[default]
    Window,
    /// Until the location being resolved is finished.
    Location,
    /// Until the turn ends. Only for trades.
    Turn,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goods {
    #[serde(deserialize_with = "read_list")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Ware>"))]
    pub cards: Wares,
    pub antidotes: u8,
    pub when: When,
}

impl Goods {
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.antidotes == 0
    }

    pub fn n_cards(&self) -> u8 {
        self.cards.len() as u8
    }
}

/// A card in an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Ware {
    /// A card that its giver picks. On the maker's side it stands for a card that was picked blind.
    #[default]
    Any,
    /// A specific card, shown to everybody the offer is made to.
    Named(Card),
    /// A card picked by the maker; nobody else knows which until it has changed hands.
    Blind(Card),
}

/// When goods change hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum When {
    #[default]
    AtOnce,
    /// Once the other party has kept all its promises.
    IfKept,
    /// The same, but promises that became impossible are forgiven.
    InAnyCase,
    /// Once the location is finished, if this is the case and the other party has broken no promise.
    If(Case),
}

/// A possible result of the location being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Case {
    /// The zombies do not attack here.
    #[default]
    NoAttack,
    /// This character lives.
    Survives(Role),
    /// This character is dead.
    Dies(Role),
    /// This player has lost a character here.
    Loses(Seat),
    /// This player has lost nobody here.
    Unharmed(Seat),
    /// This player has become share leader.
    Leads(Seat),
}

/// One of the two parties of an offer or deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Party {
    #[default]
    Maker,
    Taker,
}

impl Party {
    pub const BOTH: [Party; 2] = [Party::Maker, Party::Taker];

    pub fn other(self) -> Party {
        match self {
            Party::Maker => Party::Taker,
            Party::Taker => Party::Maker,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Promise {
    pub by: Party,
    pub clause: Clause,
}

/// The purpose of a vote: to choose a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Purpose {
    /// The player who loses a character.
    #[default]
    Attack,
    /// The player who shares out what lies here.
    Sharing,
}

/// What a party promises.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Clause {
    /// The party's ballot names this player.
    Vote(Purpose, Seat),
    /// The party breaks a tie for this player, if they are among the tied.
    Tie(Seat),
    /// The party plays this card at once.
    Play(Card, Aim),
    /// The party uses this power at once.
    Use(Role, Aim),
    HoldBack(Scope),
    /// The party uses the effect of the location as stated.
    Effect(Effect),
    /// The party does not use the effect of the location.
    #[default]
    NoEffect,
    /// As share leader, the party gives such an item to this player.
    Share(ItemKind, Seat),
    /// The party's ballot does not name this player.
    Spare(Purpose, Seat),
    /// The party does not break a tie for this player, if anybody else is among the tied.
    SpareInTie(Seat),
    /// The party's next explosion marker goes here.
    Marker(Place),
}

impl Clause {
    /// The card that keeping the promise costs.
    pub fn cost(self) -> Option<Card> {
        match self {
            Clause::Play(card, _) | Clause::Use(_, Aim::Swap(card, _)) => Some(card),
            Clause::Effect(effect) => effect.card(),
            _ => None,
        }
    }
}

/// What a player who holds back must not play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Scope {
    /// Any card or power.
    #[default]
    Everything,
    /// Cards and powers aimed at this location.
    Here,
}

/// A kind of item.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum ItemKind {
    #[default]
    Antidote,
    Card,
}

/// Whether a promise was kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Verdict {
    #[default]
    Open,
    Kept,
    Broken,
    /// It became impossible, or its case did not occur.
    Void,
}

/// How many promises a player has kept and broken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PromiseRecord {
    pub kept: u8,
    pub broken: u8,
}

impl PromiseRecord {
    pub(crate) fn note(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Kept => self.kept = self.kept.saturating_add(1),
            Verdict::Broken => self.broken = self.broken.saturating_add(1),
            Verdict::Open | Verdict::Void => {}
        }
    }
}

/// An offer that is waiting for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StandingOffer {
    pub maker: Seat,
    /// Distinguishes the offer from all others that stand.
    pub number: u8,
    /// The offer that this one answers.
    pub answers: Option<u8>,
    pub lasts: Lasts,
    /// The players who may still accept it.
    pub open_to: SeatSet,
    /// What the maker and the addressed players see: cards picked blind appear as `any`.
    pub terms: Secret<Offer>,
    /// The cards that the maker picked blind, in order.
    pub blind: Secret<Picks>,
}

/// A deal about the location being resolved, or what is still owed for an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deal {
    pub maker: Seat,
    pub taker: Seat,
    pub payments: [Payment; 2],
    pub promises: PromiseList,
    pub kept: [Verdict; PROMISES_PER_DEAL],
    /// Its location is finished; only a debt is left.
    pub is_over: bool,
}

/// What a party of a deal pays later: its cards are in escrow, or owed if nothing is held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payment {
    pub antidotes: u8,
    pub n_cards: u8,
    pub when: When,
    /// The event that its case names has happened: a loss, an attack, an election.
    pub has_happened: bool,
    pub kept: Verdict,
}

impl Payment {
    /// Whether there is nothing to pay later.
    pub fn is_none(&self) -> bool {
        self.antidotes == 0 && self.n_cards == 0
    }
}

impl Deal {
    pub fn seat(&self, party: Party) -> Seat {
        match party {
            Party::Maker => self.maker,
            Party::Taker => self.taker,
        }
    }

    pub fn parties(&self) -> SeatSet {
        SeatSet::one(self.maker).with(self.taker)
    }
}
