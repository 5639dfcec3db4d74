//! The 21 people of the city, and what each of them can do.

use serde::{Deserialize, Serialize};
use table::{Seat, rule};

use crate::Place;
use crate::sets::bit_set;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Role {
    #[default]
    Blonde,
    Businessman,
    Businesswoman,
    SushiChef,
    Geek,
    Rocker,
    Grandpa,
    Granny,
    Housewife,
    Guard,
    Mama,
    Student,
    LittleBoy,
    LittleGirl,
    PregnantWoman,
    Priest,
    Punk,
    Rasta,
    Agent,
    Teen,
    Thief,
}

pub const N_ROLES: usize = 21;

/// What a power does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    StopAttracting,
    SwapWithDiscard,
    DrawCard,
    MoveZombieFromHere,
    VoteThisTurn,
    MoveThisTurn,
    KillTwoHere,
    EnterFull,
    TakeToken,
    Hide,
    GiveBirth,
    UndoMove,
    CancelCard,
    LookAtInvasion,
    MoveLeader,
    ChangeMovementCard,
    Steal,
}

impl Role {
    pub const ALL: [Role; N_ROLES] = [
        Role::Blonde,
        Role::Businessman,
        Role::Businesswoman,
        Role::SushiChef,
        Role::Geek,
        Role::Rocker,
        Role::Grandpa,
        Role::Granny,
        Role::Housewife,
        Role::Guard,
        Role::Mama,
        Role::Student,
        Role::LittleBoy,
        Role::LittleGirl,
        Role::PregnantWoman,
        Role::Priest,
        Role::Punk,
        Role::Rasta,
        Role::Agent,
        Role::Teen,
        Role::Thief,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// CITY-1.3: the points for the character, rested and exhausted.
    pub fn values(self) -> (u8, u8) {
        rule!("CITY-1.3");
        match self {
            Role::Blonde | Role::Grandpa => (5, 3),
            Role::Granny | Role::LittleBoy | Role::LittleGirl => (5, 2),
            Role::Businessman | Role::Businesswoman | Role::Student => (3, 2),
            Role::SushiChef | Role::Geek | Role::Rocker | Role::Mama | Role::Punk | Role::Rasta => (4, 3),
            Role::Housewife
            | Role::Guard
            | Role::PregnantWoman
            | Role::Priest
            | Role::Agent
            | Role::Teen
            | Role::Thief => (4, 2),
        }
    }

    pub fn power(self) -> Power {
        match self {
            Role::Blonde => Power::StopAttracting,
            Role::Businessman | Role::Businesswoman => Power::SwapWithDiscard,
            Role::SushiChef => Power::DrawCard,
            Role::Geek | Role::Rocker => Power::MoveZombieFromHere,
            Role::Grandpa => Power::VoteThisTurn,
            Role::Granny => Power::MoveThisTurn,
            Role::Housewife | Role::Guard => Power::KillTwoHere,
            Role::Mama => Power::EnterFull,
            Role::Student => Power::TakeToken,
            Role::LittleBoy | Role::LittleGirl => Power::Hide,
            Role::PregnantWoman => Power::GiveBirth,
            Role::Priest => Power::UndoMove,
            Role::Punk => Power::CancelCard,
            Role::Rasta => Power::LookAtInvasion,
            Role::Agent => Power::MoveLeader,
            Role::Teen => Power::ChangeMovementCard,
            Role::Thief => Power::Steal,
        }
    }

    /// CITY-15.26: no cost and no other effect can turn over the card of the Pregnant Woman.
    pub fn may_be_turned(self) -> bool {
        rule!("CITY-15.26");
        self != Role::PregnantWoman
    }
}

bit_set!(
    /// A set of characters.
    RoleSet, u32, Role
);

/// The whereabouts of a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Fate {
    /// Not in this game.
    #[default]
    Absent,
    /// Not placed yet, during the set-up.
    Waiting,
    At(Place),
    Dead,
}

/// A character on the table. All of this is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Person {
    pub owner: Seat,
    pub fate: Fate,
    pub is_exhausted: bool,
    pub is_hidden: bool,
    /// It stands on a space created by a Back Door or Mama.
    pub is_temporary: bool,
    /// This turn, Grandpa votes or Granny can move.
    pub is_awake: bool,
}

impl Person {
    pub fn is_at(&self, place: Place) -> bool {
        self.fate == Fate::At(place)
    }

    pub fn lives(&self) -> bool {
        matches!(self.fate, Fate::At(_) | Fate::Waiting)
    }

    pub fn place(&self) -> Option<Place> {
        match self.fate {
            Fate::At(place) => Some(place),
            Fate::Absent | Fate::Waiting | Fate::Dead => None,
        }
    }
}
