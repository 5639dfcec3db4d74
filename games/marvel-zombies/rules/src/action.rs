//! What a player may do, and what chance may answer.

use serde::{Deserialize, Serialize};
use table::{PlainOrder, Seat};
use tinyvec::ArrayVec;

use crate::board::{Door, Zone};
use crate::cards::{SpawnCard, Trait};
use crate::cast::{Character, CitizenCard, Color, N_CITIZENS, PER_SIDE};
use crate::effects::Effect;
use crate::mission::OBJECTIVES;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Action {
    /// Begin the turn of this hero (MZ-50.2).
    Begin {
        hero: Character,
    },
    Move {
        to: Zone,
    },
    Open {
        door: Door,
    },
    /// Draw a Trait (MZ-8.13).
    GainTrait,
    Attack {
        form: Form,
        at: Zone,
    },
    /// Take or activate an Objective, by its place in the list. It is in the hero's own zone, except with
    /// Stretch.
    Take {
        objective: u8,
    },
    /// Take a Secret Mission card in the hero's own zone (MZ-40.13).
    TakeCard {
        card: CitizenCard,
    },
    /// Gain Power (MZ-29.7).
    PowerUp,
    /// Save a Citizen (MZ-29.12).
    Save {
        citizen: CitizenCard,
    },
    /// Move and take the Sign along (MZ-43.9).
    Carry {
        to: Zone,
    },
    EndTurn,
    /// Leave through the Exit (MZ-14.7).
    Leave,

    /// Use an effect of the current moment.
    Use {
        hero: Character,
        effect: Effect,
        aim: Aim,
    },
    /// Use nothing more at this moment. Before a roll, this starts the roll.
    Pass,
    /// Answer what an effect or an attack asks for.
    Pick {
        aim: Aim,
    },
    /// Pick nothing more: stop walking, decline.
    Enough,

    /// Support this choice in a shared decision (MZ-50.5). Supporting the same choice as another player
    /// accepts it.
    Vote(Choice),
    /// The same for a way to share Wounds. There are too many ways to list them.
    Share(Shares),
    /// Give up, or withdraw that wish (MZ-52.9).
    GiveUp {
        wish: bool,
    },
    /// The host hands a hero over from one seat to another between two turns (MZ-50.18).
    HandOver {
        hero: Character,
        to: Seat,
    },
    /// The host names a captain, or none (MZ-50.7, MZ-52.8).
    NameCaptain {
        captain: Option<Seat>,
    },
    /// Leave a choice in advance. It is not listed.
    Order(PlainOrder),
}

/// Ways to attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Form {
    /// The hero's own attack.
    #[default]
    Unique,
    Devour,
    /// The Avengers Sign.
    Sign,
}

/// The target of an effect, or one of the choices that it offers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Aim {
    #[default]
    Nothing,
    Zone(Zone),
    Hero(Character),
    Door(Door),
    /// One of several equal leaders, or a leader named by an effect.
    Leader(Character),
    /// A common kind in this zone.
    Kind(crate::cast::Kind, Zone),
    Citizen(CitizenCard),
    Trait(Trait),
    /// Give this Trait to a hero, or take it from one.
    Give(Character, Trait),
    TakeFrom(Character, Trait),
    Number(u8),
}

/// A possible outcome of a shared decision (MZ-50.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Choice {
    /// Share Wounds as the default does (MZ-50.10).
    Evenly,
    /// Assign all Wounds to one hero.
    AllOn(Character),
    Shares(Shares),
    /// The next zone, room or target, or the route of a single figure.
    Zone(Zone),
    /// The extra figures of a split go along these routes (MZ-16.14), as bits of zones.
    Routes(crate::board::ZoneSet),
    /// The Objective to turn up (MZ-36.7), by its place in the list.
    Objective(u8),
    /// Nothing of what is offered (MZ-36.15).
    Nothing,
    /// The heroes who stand in the second start zone (MZ-37.4, MZ-41.3), as bits in play order. Written out
    /// as a list of places, counted from 1.
    Second(
        #[serde(with = "places")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        u8,
    ),
    /// The hero whose zone gets one of the last figures (MZ-19.4).
    Hero(Character),
    /// Play on although the mission can no longer be won, or end the game (MZ-3.15).
    PlayOn,
    EndGame,
}

/// Wounds by hero in play order and, in Hero Mode, Citizens who take one, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shares {
    pub heroes: [u8; PER_SIDE],
    pub citizens: u16,
}

/// Dice by what they show: ones, twos … sixes. Their number has no limit (MZ-10.19).
pub type Dice = [u8; 6];

/// An answer of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    Deal(Deal),
    Dice(Dice),
    Spawn(SpawnCard),
    Trait(Trait),
    Citizen(CitizenCard),
    Leader(Character),
}

/// What chance decides before anybody acts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deal {
    /// The heroes that are drawn at random, in play order.
    pub heroes: ArrayVec<[Character; PER_SIDE]>,
    /// Citizen cards in the order of the mission's places.
    pub citizens: ArrayVec<[CitizenCard; 2 * N_CITIZENS]>,
    /// Colours of shuffled Objectives in the order of their places.
    pub objectives: ArrayVec<[Color; OBJECTIVES]>,
    /// Leaders in the order of the mission's places for a random leader.
    pub leaders: ArrayVec<[Character; PER_SIDE]>,
}

/// Writes bits as a list of places, counted from 1.
mod places {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::PER_SIDE;

    const PLACES: std::ops::RangeInclusive<u8> = 1..=PER_SIDE as u8;

    pub(super) fn serialize<S: Serializer>(bits: &u8, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(PLACES.filter(|place| bits & 1 << (place - 1) != 0))
    }

    /// An impossible place is dropped here; the result is then not among the choices.
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        let places = Vec::<u8>::deserialize(from)?;
        Ok(places
            .iter()
            .filter(|place| PLACES.contains(place))
            .fold(0, |bits, place| bits | 1 << (place - 1)))
    }
}
