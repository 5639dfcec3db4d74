//! How much things are worth, in points of the final score. The numbers were found by letting variants play
//! 800 games against each other per change; near these values they matter little.

use city_of_horror::{Card, Role};

/// The worth of a point that the leading rival loses.
pub(super) const LEADER_LOSES: f64 = 0.3;
/// The worth of a point that another rival loses.
pub(super) const RIVAL_LOSES: f64 = 0.15;
/// The extra cost of losing the last character: a player without characters cannot win.
pub(super) const LAST_CHARACTER: f64 = 3.0;
/// What a character is worth besides its points, for each turn to come: it votes, and it can be given up
/// instead of a better one.
pub(super) const WORTH_PER_TURN: f64 = 1.0;
/// How many antidotes a player may hope for per turn.
pub(super) const ANTIDOTES_PER_TURN: f64 = 1.6;
/// How much a danger in the next turn counts now, when there is still time to leave.
pub(super) const NEXT_ATTACK: f64 = 0.35;
/// How strongly others vote against the player with the most points; the rest of their votes fall at random.
pub(super) const VOTES_AGAINST_LEADER: f64 = 0.3;
/// The expected worth of an unseen food token.
pub(super) const FOOD: f64 = 1.5;
/// The expected worth of an unseen card at the beginning of the game.
pub(super) const UNSEEN_CARD: f64 = 1.4;
/// The probability of getting something when another player is share leader.
pub(super) const CHANCE_OF_A_GIFT: f64 = 0.4;
/// A card must bring at least this much more than its price to be played.
pub(super) const GAIN_AT_LEAST: f64 = 0.25;
/// The player bids for its life if it is named with at least this probability.
pub(super) const DANGER_AT_LEAST: f64 = 0.3;
/// An offer must be at least this much better than nothing to be accepted.
pub(super) const BARGAIN_AT_LEAST: f64 = 0.15;
/// The probability that too few zombies now become enough before the location is finished.
pub(super) const LATE_ATTACK: f64 = 0.2;
/// What it costs to vote as somebody else wishes.
pub(super) const FREE_VOTE: f64 = 0.3;

/// What a card in hand is worth at the beginning of the game: playing it must save at least this much.
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

/// What a card is worth in the last window, when only the final score matters.
pub(super) fn worth_at_the_end(card: Card) -> f64 {
    match card {
        Card::CannedFood => 1.0,
        Card::PepperSpray => 0.1,
        _ => 0.0,
    }
}

/// What an unused power is worth, besides the points that using it costs.
pub(super) fn use_of(role: Role) -> f64 {
    match role {
        Role::Housewife | Role::Guard | Role::LittleBoy | Role::LittleGirl => 0.4,
        Role::Geek | Role::Rocker | Role::Agent | Role::Punk | Role::Priest => 0.3,
        _ => 0.1,
    }
}
