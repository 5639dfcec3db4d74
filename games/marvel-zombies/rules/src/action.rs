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
    /// Take or activate an Objective, by its place in the list; of the own zone but for Stretch.
    Take {
        objective: u8,
    },
    /// Take a Secret Mission card of the own zone (MZ-40.13).
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
    /// Leave by the Exit (MZ-14.7).
    Leave,

    /// Use an effect of the moment.
    Use {
        hero: Character,
        effect: Effect,
        aim: Aim,
    },
    /// Use nothing more at this moment. Before a roll: roll.
    Pass,
    /// What an effect or an attack asks for.
    Pick {
        aim: Aim,
    },
    /// No more of it: stop walking, decline.
    Enough,

    /// Stand for this in a shared decision (MZ-50.5). Who stands for what another stands for accepts it.
    Vote(Choice),
    /// The same for a sharing of Wounds: there are too many to list.
    Share(Shares),
    /// Give up, or take that back (MZ-52.9).
    GiveUp {
        wish: bool,
    },
    /// The host hands a hero of one seat to another between two turns (MZ-50.18).
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

/// What an effect is aimed at, or what one of its choices names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Aim {
    #[default]
    Nothing,
    Zone(Zone),
    Hero(Character),
    Door(Door),
    /// A leader among equals, or named by an effect.
    Leader(Character),
    /// A common kind, in this zone.
    Kind(crate::cast::Kind, Zone),
    Citizen(CitizenCard),
    Trait(Trait),
    /// Give this Trait to a hero, or take it from one.
    Give(Character, Trait),
    TakeFrom(Character, Trait),
    Number(u8),
}

/// What a shared decision may come to (MZ-50.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Choice {
    /// Wounds as the default shares them (MZ-50.10).
    Evenly,
    /// All Wounds on one hero.
    AllOn(Character),
    Shares(Shares),
    /// The next zone, room or target; the route of a single figure.
    Zone(Zone),
    /// Extra figures of a split go along these routes (MZ-16.14), as bits of zones.
    Routes(crate::board::ZoneSet),
    /// The Objective to turn up (MZ-36.7), by its place.
    Objective(u8),
    /// None of what is offered (MZ-36.15).
    Nothing,
    /// Who stands in the second start zone (MZ-37.4, MZ-41.3), as bits of heroes in play order. A person reads their
    /// places, from 1.
    Second(
        #[serde(with = "places")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        u8,
    ),
    /// One of the heroes: whose zone gets one of the last figures (MZ-19.4).
    Hero(Character),
    /// Though the mission can no longer be won, or not (MZ-3.15).
    PlayOn,
    EndGame,
}

/// Wounds by hero in play order, and in Hero Mode Citizens who take one, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shares {
    pub heroes: [u8; PER_SIDE],
    pub citizens: u16,
}

/// Dice by what they show: ones, twos … sixes. There is no limit to their number (MZ-10.19).
pub type Dice = [u8; 6];

/// What chance answers.
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

/// What is decided before anybody acts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deal {
    /// Heroes in play order, where they are drawn.
    pub heroes: ArrayVec<[Character; PER_SIDE]>,
    /// Citizen cards in the order of the mission's places.
    pub citizens: ArrayVec<[CitizenCard; 2 * N_CITIZENS]>,
    /// Colours of shuffled Objectives in the order of their places.
    pub objectives: ArrayVec<[Color; OBJECTIVES]>,
    /// Leaders in the order of the mission's places for any leader.
    pub leaders: ArrayVec<[Character; PER_SIDE]>,
}

/// Bits as a list of places, the first of which is 1.
mod places {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::PER_SIDE;

    const PLACES: std::ops::RangeInclusive<u8> = 1..=PER_SIDE as u8;

    pub(super) fn serialize<S: Serializer>(bits: &u8, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(PLACES.filter(|place| bits & 1 << (place - 1) != 0))
    }

    /// A place that cannot be is none of the choices either.
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        let places = Vec::<u8>::deserialize(from)?;
        Ok(places
            .iter()
            .filter(|place| PLACES.contains(place))
            .fold(0, |bits, place| bits | 1 << (place - 1)))
    }
}
