//! How much things are worth, in points of the final score. The numbers were found by letting variants play
//! 16,000 games against each other per change; near these values they matter little.

use mall_of_horror::{Card, Place, Role};

/// The worth of a point that the leading rival loses.
pub(super) const LEADER_LOSES: f64 = 0.5;
/// The worth of a point that another rival loses.
pub(super) const RIVAL_LOSES: f64 = 0.15;
/// The extra cost of losing the last character: a player without characters cannot win.
pub(super) const LAST_CHARACTER: f64 = 3.0;
/// How much a danger in the next round counts now, when there is still time to leave.
pub(super) const NEXT_ATTACK: f64 = 0.4;
/// How strongly others vote against the player with the most points; the rest of their votes fall at random.
pub(super) const VOTES_AGAINST_LEADER: f64 = 0.3;

/// A Camera is worth playing if knowing the future makes the choice this much better. Otherwise the card is
/// kept, because cards in hand break ties at the end of the game.
pub(super) const FORESIGHT_FOR_A_CAMERA: f64 = 1.2;

/// What a character is worth besides its points.
pub(super) fn use_of(role: Role) -> f64 {
    match role {
        Role::PinUp => 0.0,
        Role::ToughGuy => 0.3,
        Role::Gunman => 1.2,
        Role::LittleGirl => 0.0,
    }
}

/// What it is worth to hold all the votes at a place when the next round begins.
pub(super) fn worth_of_standing_at(place: Place) -> f64 {
    match place {
        Place::Parking => 1.0,
        Place::SecurityHq => 0.8,
        Place::Restrooms | Place::Cachou | Place::Megatoys | Place::Supermarket => 0.0,
    }
}

/// What a card in hand is worth: playing it must save at least this much.
pub(super) fn worth_of(card: Card) -> f64 {
    match card {
        Card::Hidden => 1.6,
        Card::SawnOffShotgun | Card::Grenade | Card::Chainsaw => 1.4,
        Card::Hardware => 1.0,
        Card::Axe | Card::Revolver | Card::BaseballBat => 0.9,
        Card::Sprint => 1.1,
        Card::Threat => 0.8,
        Card::SecurityCamera => 0.5,
    }
}
