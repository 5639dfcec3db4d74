//! What items add to rolls, as printed.

use super::Card;

/// On combat rolls of this turn, once an item was discarded for that.
pub(super) const DISCARDED_BONUS: i8 = 2;

impl Card {
    /// On combat rolls of its owner, while it is in play.
    pub fn combat_bonus(self) -> i8 {
        match self {
            Card::Bat => 2,
            Card::FireAxe
            | Card::Crossbow
            | Card::Machete
            | Card::Cleaver
            | Card::Sickle
            | Card::Spear
            | Card::PoolCue
            | Card::ServiceWeapon
            | Card::Shiv
            | Card::Nightstick => 1,
            _ => 0,
        }
    }

    /// On movement rolls of its owner, while it is in play.
    pub fn move_bonus(self) -> i8 {
        match self {
            Card::Skateboard | Card::Bike | Card::ClownCar => 2,
            Card::ISeeHelicopter => 1,
            _ => 0,
        }
    }
}
