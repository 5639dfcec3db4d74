//! Offers, deals and promises: what two players agree on (chapter 19).

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Secret};
use tinyvec::ArrayVec;

use crate::action::{Aim, Effect};
use crate::{Card, Place, Role};

mod list;

pub(crate) use list::read_list;

/// CITY-19.29: trades and deals of one player in one window.
pub const BARGAINS_PER_WINDOW: u8 = 10;
/// CITY-19.30: deals about one location.
pub const DEALS_AT_ONCE: usize = 16;
/// CITY-19.31: cards on one side of an offer.
pub const CARDS_PER_SIDE: usize = 8;
/// CITY-19.32: promises in one deal.
pub const PROMISES_PER_DEAL: usize = 8;
/// CITY-19.33: offers of one player side by side.
pub const OFFERS_AT_ONCE: usize = 4;
/// Whoever picks more cards than this for an offer says which: there are too many ways to list.
pub const PICKS_LISTED: usize = 3;

/// The lists have room for one entry more than the rules allow, so that a rule refuses it.
pub type Wares = ArrayVec<[Ware; CARDS_PER_SIDE + 1]>;
pub type Picks = ArrayVec<[Card; CARDS_PER_SIDE + 1]>;
pub type PromiseList = ArrayVec<[Promise; PROMISES_PER_DEAL + 1]>;

/// A proposal to one player or to all: goods, and promises about the location being resolved. Without
/// promises, and paid at once, it is a trade; otherwise it is a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// Nobody in particular is everybody.
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

/// How long an offer stands, if nothing else ends it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Lasts {
    /// Until this window closes. All moves of a turn are one window, and so are all decisions about the
    /// effect of a location.
    #[default]
    Window,
    /// Until the location being resolved is finished.
    Location,
    /// Until the turn ends: for trades.
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
    /// Some card that its giver picks. In what the maker gives it stands where he has picked blind.
    #[default]
    Any,
    /// By name: shown to those addressed, and certain.
    Named(Card),
    /// Picked by the maker, and known to nobody else until it has changed hands.
    Blind(Card),
}

/// When goods change hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum When {
    #[default]
    AtOnce,
    /// When all that the other one promised has been kept.
    IfKept,
    /// The same, but what became impossible is forgiven.
    InAnyCase,
    /// When the location is finished and this is so, unless the other one broke a promise.
    If(Case),
}

/// How the location being resolved may end.
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

/// Who of the two.
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

/// What a vote is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Purpose {
    /// Who loses a character.
    #[default]
    Attack,
    /// Who shares out what lies here.
    Sharing,
}

/// What is promised.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Clause {
    /// The party's ballot names this player.
    Vote(Purpose, Seat),
    /// A tie is broken for this player, if he is among the tied.
    Tie(Seat),
    /// This card is played at once.
    Play(Card, Aim),
    /// This power is used at once.
    Use(Role, Aim),
    HoldBack(Scope),
    /// The effect of the location is used as stated.
    Effect(Effect),
    /// The effect of the location is not used.
    #[default]
    NoEffect,
    /// As share leader the party gives such an item to this player.
    Share(ItemKind, Seat),
    /// The party's ballot does not name this player.
    Spare(Purpose, Seat),
    /// A tie is not broken for this player, if anybody else is among the tied.
    SpareInTie(Seat),
    /// The next explosion marker of the party goes here.
    Marker(Place),
}

impl Clause {
    /// The card that is spent to keep it.
    pub fn cost(self) -> Option<Card> {
        match self {
            Clause::Play(card, _) | Clause::Use(_, Aim::Swap(card, _)) => Some(card),
            Clause::Effect(effect) => effect.card(),
            _ => None,
        }
    }
}

/// What a player holds back from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Scope {
    /// Every card and power.
    #[default]
    Everything,
    /// Those aimed at this location.
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

/// What became of a promise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Verdict {
    #[default]
    Open,
    Kept,
    Broken,
    /// It became impossible, or its case did not arise.
    Void,
}

/// How a player's word was worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Word {
    pub kept: u8,
    pub broken: u8,
}

impl Word {
    pub(crate) fn note(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Kept => self.kept = self.kept.saturating_add(1),
            Verdict::Broken => self.broken = self.broken.saturating_add(1),
            Verdict::Open | Verdict::Void => {}
        }
    }
}

/// An offer that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    pub maker: Seat,
    /// Tells it from all other offers that stand.
    pub number: u8,
    /// The offer that it was an answer to.
    pub answers: Option<u8>,
    pub lasts: Lasts,
    /// Those who may still take it.
    pub open_to: SeatSet,
    /// What the maker and those addressed see: what was picked blind is `any` here.
    pub terms: Secret<Offer>,
    /// What the maker picked blind, in order.
    pub blind: Secret<Picks>,
}

/// A deal that was concluded about the location being resolved, or what is still owed for an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deal {
    pub maker: Seat,
    pub taker: Seat,
    pub payments: [Payment; 2],
    pub promises: PromiseList,
    pub kept: [Verdict; PROMISES_PER_DEAL],
    /// Its location is finished, and only a debt is left of it.
    pub is_over: bool,
}

/// What a party of a deal pays later: cards lie in escrow, or are owed where nothing is held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payment {
    pub antidotes: u8,
    pub n_cards: u8,
    pub when: When,
    /// What its case names has happened: a loss, an attack, an election.
    pub has_happened: bool,
    pub kept: Verdict,
}

impl Payment {
    /// Nothing was to be paid later.
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
