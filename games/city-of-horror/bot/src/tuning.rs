//! How much things are worth, in points of the final score. The numbers were found by playing against each
//! other, 800 games a change; near these values they matter little.

use city_of_horror::{Card, Role};

/// A point that the leading rival loses.
pub(super) const LEADER_LOSES: f64 = 0.3;
/// A point that another rival loses.
pub(super) const RIVAL_LOSES: f64 = 0.15;
/// Who has no character left cannot win.
pub(super) const LAST_CHARACTER: f64 = 3.0;
/// What a character does beside its points, for each turn to come: it votes, and it may be eaten instead
/// of a better one.
pub(super) const COMPANY: f64 = 1.0;
/// Antidotes that a player may hope for in a turn.
pub(super) const ANTIDOTES_A_TURN: f64 = 1.6;
/// How much of a danger in the next turn counts now, when one can still leave.
pub(super) const NEXT_ATTACK: f64 = 0.35;
/// How much others vote against who has most points; the rest of their votes falls anywhere.
pub(super) const ENVY: f64 = 0.3;
/// What a food token is worth before it is seen.
pub(super) const FOOD: f64 = 1.5;
/// A card that nobody has seen, at the beginning of the game.
pub(super) const UNSEEN_CARD: f64 = 1.4;
/// How likely one gets something where another one shares.
pub(super) const CRUMBS: f64 = 0.4;
/// So much more than its price must a card bring to be played.
pub(super) const GAIN_AT_LEAST: f64 = 0.25;
/// So likely must it be to be named, to bid for one's life.
pub(super) const FEAR: f64 = 0.3;
/// So much better than nothing must an offer be to be taken.
pub(super) const BARGAIN_AT_LEAST: f64 = 0.15;
/// How likely zombies that are too few now attack before the location is finished.
pub(super) const LATE_ATTACK: f64 = 0.2;
/// What it costs to vote as somebody else wishes.
pub(super) const FREE_VOTE: f64 = 0.3;

/// What a card in hand is worth at the beginning of the game: so much must it save to be played.
pub(super) fn worth_of(card: Card) -> f64 {
    match card {
        Card::EnergyDrink => 2.4,
        Card::Hideout => 2.2,
        Card::Shotgun | Card::MakeshiftBomb | Card::Chainsaw | Card::LawnMower => 1.9,
        Card::CannedFood | Card::PepperSpray => 1.5,
        Card::Gun | Card::MolotovCocktail => 1.2,
        Card::RescueFlare | Card::Kitten | Card::WeaponReplica | Card::Flashlight => 1.2,
        Card::RunningShoes => 1.0,
        Card::BackDoor | Card::Alarm | Card::Pickpocket => 0.8,
        Card::NightVisionGoggles => 0.3,
    }
}

/// What is kept of it in the last window, when only what counts at the end still counts.
pub(super) fn worth_at_the_end(card: Card) -> f64 {
    match card {
        Card::CannedFood => 1.0,
        Card::PepperSpray => 0.1,
        _ => 0.0,
    }
}

/// What a power that is not used yet is worth, beside the points that it costs.
pub(super) fn use_of(role: Role) -> f64 {
    match role {
        Role::Housewife | Role::Guard | Role::LittleBoy | Role::LittleGirl => 0.4,
        Role::Geek | Role::Rocker | Role::Agent | Role::Punk | Role::Priest => 0.3,
        _ => 0.1,
    }
}
