//! The people in the mall.

use serde::{Deserialize, Serialize};
use table::rule;

/// What a character is. Each player has one of each; the Little Girl is used only with three players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Role {
    #[default]
    PinUp,
    ToughGuy,
    Gunman,
    LittleGirl,
}

pub const N_ROLES: usize = 4;

impl Role {
    pub const ALL: [Role; N_ROLES] = [Role::PinUp, Role::ToughGuy, Role::Gunman, Role::LittleGirl];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The characters each player has at a table of this size.
    pub fn of_each_player(n_seats: usize) -> &'static [Role] {
        rule!("MALL-1.2");
        rule!("MALL-1.3");
        if n_seats == 3 { &Role::ALL } else { &Role::ALL[..3] }
    }

    /// What the character scores if alive at the end.
    pub fn value(self) -> u8 {
        match self {
            Role::PinUp => 7,
            Role::ToughGuy => 5,
            Role::Gunman => 3,
            Role::LittleGirl => 1,
        }
    }

    /// What the character adds to the strength of its location (MALL-6.4).
    pub fn strength(self) -> u8 {
        match self {
            Role::ToughGuy => 2,
            Role::PinUp | Role::Gunman | Role::LittleGirl => 1,
        }
    }

    /// What the character adds to the weight of its owner's ballot (MALL-3.3).
    pub fn weight(self) -> u8 {
        match self {
            Role::Gunman => 2,
            Role::PinUp | Role::ToughGuy | Role::LittleGirl => 1,
        }
    }
}

/// A set of roles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RoleSet(u8);

impl RoleSet {
    pub const fn has(self, role: Role) -> bool {
        self.0 & (1 << role as u8) != 0
    }

    #[must_use]
    pub const fn with(self, role: Role) -> RoleSet {
        RoleSet(self.0 | 1 << role as u8)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn minus(self, other: RoleSet) -> RoleSet {
        RoleSet(self.0 & !other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The only member, if there is exactly one.
    pub fn only(self) -> Option<Role> {
        if self.0.is_power_of_two() { Some(Role::ALL[self.0.trailing_zeros() as usize]) } else { None }
    }

    pub fn iter(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |role| self.has(*role))
    }
}

impl FromIterator<Role> for RoleSet {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> RoleSet {
        roles.into_iter().fold(RoleSet::default(), RoleSet::with)
    }
}

/// The whereabouts of a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Fate {
    /// Not in this game: the Little Girl with four or more players.
    #[default]
    Absent,
    /// Not placed yet.
    Waiting,
    At(crate::Place),
    Lost,
}
