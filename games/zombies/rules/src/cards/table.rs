//! The event cards of all boxes: one row a kind, in the order of [`Card`].

use super::{CardKind, Condition, Cost, Facts, Family, N_CARDS, PLAIN, Requirement, Target, Timing};
use crate::tiles::{Set, Tile};

#[rustfmt::skip]
pub(super) const FACTS: [Facts; N_CARDS] = [
    // Adrenaline Rush
    Facts { rule: "ZOM-C-Z1-01", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Weapons, target: Target::Oneself, play: &[Timing::OwnMovementRoll, Timing::OwnCombat], ..PLAIN },
    // All the Marbles
    Facts { rule: "ZOM-C-Z1-02", set: Set::Z1, count: 2, kind: CardKind::ItemOneshot, family: Family::Spells, target: Target::All, play: &[Timing::Any], uses: &[Timing::Any], place: &[Tile::ToyStore], condition: Condition::InsideWhere, ..PLAIN },
    // Alternate Food Source
    Facts { rule: "ZOM-C-Z1-03", set: Set::Z1, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // Bad Sense of Direction
    Facts { rule: "ZOM-C-Z1-04", set: Set::Z1, count: 1, kind: CardKind::Instant, family: Family::Journeys, target: Target::Opponent, play: &[Timing::Any], cost: Cost { life: 1, bullets: 0 }, ..PLAIN },
    // Brain Cramp
    Facts { rule: "ZOM-C-Z1-05", set: Set::Z1, count: 2, kind: CardKind::Reaction, family: Family::Moves, target: Target::Opponent, play: &[Timing::OpponentMovementStart], ..PLAIN },
    // Butter Fingers
    Facts { rule: "ZOM-C-Z1-06", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Chainsaw
    Facts { rule: "ZOM-C-Z1-07", set: Set::Z1, count: 2, kind: CardKind::ItemWeaponOneshot, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::OwnTurn], place: &[Tile::LawnAndGardenStore], condition: Condition::InsideWhere, ..PLAIN },
    // Claustrophobia
    Facts { rule: "ZOM-C-Z1-08", set: Set::Z1, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Fear
    Facts { rule: "ZOM-C-Z1-09", set: Set::Z1, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Fire Axe
    Facts { rule: "ZOM-C-Z1-10", set: Set::Z1, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], place: &[Tile::FireStation], condition: Condition::InsideWhere, ..PLAIN },
    // First Aid Kit
    Facts { rule: "ZOM-C-Z1-11", set: Set::Z1, count: 2, kind: CardKind::ItemOneshot, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::OwnCombat], place: &[Tile::Hospital, Tile::DrugStore], condition: Condition::InsideWhere, ..PLAIN },
    // Grenade
    Facts { rule: "ZOM-C-Z1-12", set: Set::Z1, count: 2, kind: CardKind::ItemWeaponOneshot, family: Family::Blasts, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::OwnTurn], place: &[Tile::ArmySurplusStore], condition: Condition::InsideWhere, ..PLAIN },
    // Hey, Look! A Shotgun!
    Facts { rule: "ZOM-C-Z1-13", set: Set::Z1, count: 2, kind: CardKind::ItemWeaponCharges, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], ..PLAIN },
    // Hysterical Paralysis
    Facts { rule: "ZOM-C-Z1-14", set: Set::Z1, count: 1, kind: CardKind::Lasting, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // I Don't Think They're Dead
    Facts { rule: "ZOM-C-Z1-15", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Just When You Thought It Couldn't Get Any Worse
    Facts { rule: "ZOM-C-Z1-16", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Building, play: &[Timing::Any], ..PLAIN },
    // The Keys Are Still In It
    Facts { rule: "ZOM-C-Z1-17", set: Set::Z1, count: 1, kind: CardKind::Instant, family: Family::Moves, target: Target::Oneself, play: &[Timing::BeforeOwnMovementRoll], ..PLAIN },
    // Lots of Ammo
    Facts { rule: "ZOM-C-Z1-18", set: Set::Z1, count: 2, kind: CardKind::ItemOneshot, family: Family::Goods, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::Any], place: &[Tile::SportingGoodsStore], condition: Condition::InsideWhere, ..PLAIN },
    // Molotov Cocktail
    Facts { rule: "ZOM-C-Z1-19", set: Set::Z1, count: 2, kind: CardKind::ItemWeaponOneshot, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::OwnTurn], place: &[Tile::GasStation], condition: Condition::InsideWhere, ..PLAIN },
    // Much Needed Rest
    Facts { rule: "ZOM-C-Z1-20", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Moves, target: Target::Oneself, play: &[Timing::BeforeOwnMovementRoll], ..PLAIN },
    // Skateboard
    Facts { rule: "ZOM-C-Z1-21", set: Set::Z1, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], place: &[Tile::SkateShop], condition: Condition::InsideWhere, ..PLAIN },
    // Slight Miscalculation
    Facts { rule: "ZOM-C-Z1-22", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Building, play: &[Timing::Any], ..PLAIN },
    // This Isn't So Bad
    Facts { rule: "ZOM-C-Z1-23", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Zombies, play: &[Timing::Any], ..PLAIN },
    // We're Screwed
    Facts { rule: "ZOM-C-Z1-24", set: Set::Z1, count: 1, kind: CardKind::Instant, family: Family::Hordes, target: Target::Board, play: &[Timing::Any], ..PLAIN },
    // Where Did Everybody Go?
    Facts { rule: "ZOM-C-Z1-25", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Your Shoe's Untied
    Facts { rule: "ZOM-C-Z1-26", set: Set::Z1, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Zombie Master
    Facts { rule: "ZOM-C-Z1-27", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Board, play: &[Timing::Any], ..PLAIN },
    // Adjusting Nicely
    Facts { rule: "ZOM-C-Z2-01", set: Set::Z2, count: 2, kind: CardKind::ItemOneshot, family: Family::Goods, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::OwnDeath], condition: Condition::OwnKillsAtLeast13, ..PLAIN },
    // Breakthrough
    Facts { rule: "ZOM-C-Z2-02", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Journeys, target: Target::Oneself, play: &[Timing::OwnMovement], ..PLAIN },
    // Dynamite
    Facts { rule: "ZOM-C-Z2-03", set: Set::Z2, count: 2, kind: CardKind::InstantWeapon, family: Family::Blasts, target: Target::Oneself, play: &[Timing::OwnTurn], ..PLAIN },
    // Government Enhanced Zombies!
    Facts { rule: "ZOM-C-Z2-04", set: Set::Z2, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // I Feel ALIVE!!!
    Facts { rule: "ZOM-C-Z2-05", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Oneself, play: &[Timing::Any], ..PLAIN },
    // I See the Helicopter
    Facts { rule: "ZOM-C-Z2-06", set: Set::Z2, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], condition: Condition::HelipadOnTable, ..PLAIN },
    // I Think It's Over Here
    Facts { rule: "ZOM-C-Z2-07", set: Set::Z2, count: 2, kind: CardKind::Reaction, family: Family::Stacks, target: Target::Opponent, play: &[Timing::OpponentTileDraw], ..PLAIN },
    // In the Zone
    Facts { rule: "ZOM-C-Z2-08", set: Set::Z2, count: 2, kind: CardKind::Lasting, family: Family::Hands, target: Target::Oneself, play: &[Timing::OwnTurnStart], ..PLAIN },
    // Mine Field
    Facts { rule: "ZOM-C-Z2-09", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Blasts, target: Target::Tile, play: &[Timing::Any], ..PLAIN },
    // No Brains Here
    Facts { rule: "ZOM-C-Z2-10", set: Set::Z2, count: 2, kind: CardKind::Reaction, family: Family::Hordes, target: Target::Opponent, play: &[Timing::Any], condition: Condition::OpponentOnZombieSquare, ..PLAIN },
    // Rocket Launcher
    Facts { rule: "ZOM-C-Z2-11", set: Set::Z2, count: 2, kind: CardKind::ItemWeaponOneshot, family: Family::Blasts, target: Target::Tile, play: &[Timing::Any], uses: &[Timing::OwnTurn], place: &[Tile::Armory], condition: Condition::InsideWhere, ..PLAIN },
    // Weekend Pass: DENIED!
    Facts { rule: "ZOM-C-Z2-12", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Hands, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // What is That Smell?!?
    Facts { rule: "ZOM-C-Z2-13", set: Set::Z2, count: 2, kind: CardKind::Reaction, family: Family::Moves, target: Target::Opponent, play: &[Timing::BeforeOpponentMovementRoll], ..PLAIN },
    // You Don't Need That!
    Facts { rule: "ZOM-C-Z2-14", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::OwnTurn], condition: Condition::SameSquareAsOpponent, ..PLAIN },
    // You Lookin' at Me?!?
    Facts { rule: "ZOM-C-Z2-15", set: Set::Z2, count: 2, kind: CardKind::Reaction, family: Family::Replies, target: Target::Card, play: &[Timing::CardPlayed], ..PLAIN },
    // Abandon All Hope
    Facts { rule: "ZOM-C-Z3-01", set: Set::Z3, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Aww, isn't he cute!
    Facts { rule: "ZOM-C-Z3-02", set: Set::Z3, count: 2, kind: CardKind::ItemOneshot, family: Family::Spells, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::OwnTurn], place: &[Tile::PetStore], condition: Condition::InsideWhere, ..PLAIN },
    // Barricade the Door
    Facts { rule: "ZOM-C-Z3-03", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Building, play: &[Timing::OwnTurn], condition: Condition::InsideAnyBuildingOrStore, ..PLAIN },
    // Clean up in Aisle 5
    Facts { rule: "ZOM-C-Z3-04", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Blasts, target: Target::Building, play: &[Timing::OwnTurn], condition: Condition::InsideAnyBuildingOrStore, ..PLAIN },
    // Clearance Sale
    Facts { rule: "ZOM-C-Z3-05", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Blasts, target: Target::Tile, play: &[Timing::OwnTurn], condition: Condition::OnMallTile, requires: Some(Requirement::Z3), ..PLAIN },
    // Crossbow
    Facts { rule: "ZOM-C-Z3-06", set: Set::Z3, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], place: &[Tile::Outfitter], condition: Condition::InsideWhere, ..PLAIN },
    // Hello, may I help you?
    Facts { rule: "ZOM-C-Z3-07", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::AllPlayers, play: &[Timing::Any], ..PLAIN },
    // I Will Survive! (You, on the other hand, may not...)
    Facts { rule: "ZOM-C-Z3-08", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::Any], condition: Condition::SameSquareAsOpponent, ..PLAIN },
    // Jammed
    Facts { rule: "ZOM-C-Z3-09", set: Set::Z3, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // Lots of Luck with That!
    Facts { rule: "ZOM-C-Z3-10", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Moves, target: Target::Opponent, play: &[Timing::OwnMovement], condition: Condition::SameSquareAsOpponent, ..PLAIN },
    // Lucky Shot
    Facts { rule: "ZOM-C-Z3-11", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Weapons, target: Target::Oneself, play: &[Timing::OwnCombat], cost: Cost { life: 0, bullets: 1 }, ..PLAIN },
    // Now that's just gross!
    Facts { rule: "ZOM-C-Z3-12", set: Set::Z3, count: 2, kind: CardKind::ItemOneshot, family: Family::Journeys, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::OwnMovement], place: &[Tile::LingerieShop], condition: Condition::InsideWhere, ..PLAIN },
    // One Man's Garbage
    Facts { rule: "ZOM-C-Z3-13", set: Set::Z3, count: 2, kind: CardKind::ItemOneshot, family: Family::Hands, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::Any], place: &[Tile::ConsignmentShop], condition: Condition::InsideWhere, ..PLAIN },
    // Sprinkler System
    Facts { rule: "ZOM-C-Z3-14", set: Set::Z3, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::Mall, play: &[Timing::Any], requires: Some(Requirement::Z3), ..PLAIN },
    // We're all gonna die!
    Facts { rule: "ZOM-C-Z3-15", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Tile, play: &[Timing::Any], ..PLAIN },
    // You Want Fries with That?
    Facts { rule: "ZOM-C-Z3-16", set: Set::Z3, count: 2, kind: CardKind::ItemOneshot, family: Family::Spells, target: Target::Tile, play: &[Timing::Any], uses: &[Timing::OwnTurn], place: &[Tile::FoodCourt], condition: Condition::InsideWhere, ..PLAIN },
    // Did you hear that?
    Facts { rule: "ZOM-C-Z35-01", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Tile, play: &[Timing::Any], ..PLAIN },
    // Don't go to sleep
    Facts { rule: "ZOM-C-Z35-02", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Moves, target: Target::Opponent, play: &[Timing::OpponentTurnStart], ..PLAIN },
    // Hey, I got one of those
    Facts { rule: "ZOM-C-Z35-03", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Replies, target: Target::Card, play: &[Timing::ItemPlayed], ..PLAIN },
    // I could use a drink.
    Facts { rule: "ZOM-C-Z35-04", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands, target: Target::Oneself, play: &[Timing::Any], ..PLAIN },
    // I know what you did
    Facts { rule: "ZOM-C-Z35-05", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Journeys, target: Target::Oneself, play: &[Timing::OwnTurn], condition: Condition::AllOthersHaveMoreKills, ..PLAIN },
    // It's hard being you
    Facts { rule: "ZOM-C-Z35-06", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Goods, target: Target::Opponent, play: &[Timing::OpponentDeath], ..PLAIN },
    // Lots of running and screaming
    Facts { rule: "ZOM-C-Z35-07", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Moves, target: Target::Opponent, play: &[Timing::BeforeOpponentMovementRoll], ..PLAIN },
    // Machete
    Facts { rule: "ZOM-C-Z35-08", set: Set::Z35, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], place: &[Tile::Outfitter, Tile::Barracks, Tile::LawnAndGardenStore], condition: Condition::InsideWhere, ..PLAIN },
    // Meat Cleaver
    Facts { rule: "ZOM-C-Z35-09", set: Set::Z35, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], condition: Condition::InsideAnyBuildingOrStore, ..PLAIN },
    // My, you look familiar.
    Facts { rule: "ZOM-C-Z35-10", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands, target: Target::EventDeck, play: &[Timing::Any], ..PLAIN },
    // No Guts, No Glory
    Facts { rule: "ZOM-C-Z35-11", set: Set::Z35, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // Oooooh, what luck!
    Facts { rule: "ZOM-C-Z35-12", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands, target: Target::Oneself, play: &[Timing::OwnTurn], condition: Condition::InsideAnyBuildingOrStore, ..PLAIN },
    // Power Outage
    Facts { rule: "ZOM-C-Z35-13", set: Set::Z35, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // Sheer Determination
    Facts { rule: "ZOM-C-Z35-14", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands, target: Target::Oneself, play: &[Timing::Any], cost: Cost { life: 1, bullets: 1 }, ..PLAIN },
    // That's Not So Scary
    Facts { rule: "ZOM-C-Z35-15", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Moves, target: Target::Oneself, play: &[Timing::OwnTurn], condition: Condition::Exactly1LifeAnd1Bullet, ..PLAIN },
    // There You Are!
    Facts { rule: "ZOM-C-Z35-16", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Journeys, target: Target::Oneself, play: &[Timing::Any], ..PLAIN },
    // They're Coming For You, ______
    Facts { rule: "ZOM-C-Z35-17", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Too..tired..to...run
    Facts { rule: "ZOM-C-Z35-18", set: Set::Z35, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // Troubled Childhood
    Facts { rule: "ZOM-C-Z35-19", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // What could possibly be behind that door?
    Facts { rule: "ZOM-C-Z35-20", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Hordes, target: Target::Building, play: &[Timing::OwnBuildingEntry], ..PLAIN },
    // Where did he go?
    Facts { rule: "ZOM-C-Z35-21", set: Set::Z35, count: 2, kind: CardKind::ItemOneshot, family: Family::Hordes, target: Target::Board, play: &[Timing::OpponentKill], uses: &[Timing::Any], ..PLAIN },
    // Where is that music coming from?
    Facts { rule: "ZOM-C-Z35-22", set: Set::Z35, count: 2, kind: CardKind::Lasting, family: Family::Replies, target: Target::Oneself, play: &[Timing::OwnTurn], ..PLAIN },
    // Why don't we go some place more private?
    Facts { rule: "ZOM-C-Z35-23", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Moves, target: Target::Opponent, play: &[Timing::OwnMovement], condition: Condition::SameSquareAsOpponent, ..PLAIN },
    // Why Won't You Die?!?!?
    Facts { rule: "ZOM-C-Z35-24", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Replies, target: Target::Opponent, play: &[Timing::OpponentKill], ..PLAIN },
    // With friends like you...
    Facts { rule: "ZOM-C-Z35-25", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::All, play: &[Timing::Any], condition: Condition::OwnItemInPlay, ..PLAIN },
    // Amulet
    Facts { rule: "ZOM-C-Z4-01", set: Set::Z4, count: 2, kind: CardKind::ItemOneshot, family: Family::Journeys, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::OwnTurn], place: &[Tile::AbandonedCars], condition: Condition::OnWhereTile, ..PLAIN },
    // Bad Zombie, No Biscuit!
    Facts { rule: "ZOM-C-Z4-02", set: Set::Z4, count: 3, kind: CardKind::Instant, family: Family::Hordes, target: Target::Tile, play: &[Timing::OwnTurn], ..PLAIN },
    // Clair Warlock
    Facts { rule: "ZOM-C-Z4-03", set: Set::Z4, count: 3, kind: CardKind::Instant, family: Family::Journeys, target: Target::Opponent, play: &[Timing::Any], requires: Some(Requirement::Z4), ..PLAIN },
    // Dog Repellent
    Facts { rule: "ZOM-C-Z4-04", set: Set::Z4, count: 3, kind: CardKind::Lasting, family: Family::Spells, target: Target::Oneself, play: &[Timing::Any], requires: Some(Requirement::Z4), ..PLAIN },
    // Full Moon Fever
    Facts { rule: "ZOM-C-Z4-05", set: Set::Z4, count: 2, kind: CardKind::Lasting, family: Family::Goods, target: Target::Opponent, play: &[Timing::Any], requires: Some(Requirement::Z4), ..PLAIN },
    // Fully Loaded
    Facts { rule: "ZOM-C-Z4-06", set: Set::Z4, count: 3, kind: CardKind::Instant, family: Family::Goods, target: Target::Oneself, play: &[Timing::Any], ..PLAIN },
    // Lost in the Woods
    Facts { rule: "ZOM-C-Z4-07", set: Set::Z4, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Magic Key
    Facts { rule: "ZOM-C-Z4-08", set: Set::Z4, count: 2, kind: CardKind::ItemOneshot, family: Family::Hands, target: Target::Opponent, play: &[Timing::Any], uses: &[Timing::Any], place: &[Tile::Cave], condition: Condition::InsideWhere, ..PLAIN },
    // Monkeys are Funny!
    Facts { rule: "ZOM-C-Z4-09", set: Set::Z4, count: 2, kind: CardKind::Item, family: Family::Weapons, target: Target::Oneself, play: &[Timing::OwnMovement], requires: Some(Requirement::Z4), ..PLAIN },
    // Portal
    Facts { rule: "ZOM-C-Z4-10", set: Set::Z4, count: 2, kind: CardKind::Instant, family: Family::Journeys, target: Target::Opponent, play: &[Timing::OwnTurn], place: &[Tile::Altar], condition: Condition::InsideWhere, ..PLAIN },
    // Rolled-Up Newspaper
    Facts { rule: "ZOM-C-Z4-11", set: Set::Z4, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Zombies, play: &[Timing::Any], ..PLAIN },
    // Sickle
    Facts { rule: "ZOM-C-Z4-12", set: Set::Z4, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], place: &[Tile::Cabin, Tile::BurntCabin, Tile::Shed, Tile::RangerPost, Tile::Outhouse], condition: Condition::InsideWhere, ..PLAIN },
    // Spear
    Facts { rule: "ZOM-C-Z4-13", set: Set::Z4, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], place: &[Tile::Cabin, Tile::BurntCabin, Tile::Shed, Tile::RangerPost, Tile::Outhouse], condition: Condition::InsideWhere, ..PLAIN },
    // Talk to the Hand
    Facts { rule: "ZOM-C-Z4-14", set: Set::Z4, count: 2, kind: CardKind::Instant, family: Family::Journeys, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Tranquilizer Gun
    Facts { rule: "ZOM-C-Z4-15", set: Set::Z4, count: 2, kind: CardKind::ItemWeaponOneshot, family: Family::Blasts, target: Target::Square, play: &[Timing::Any], uses: &[Timing::OwnTurn], place: &[Tile::Cabin, Tile::BurntCabin, Tile::Shed, Tile::RangerPost, Tile::Outhouse], condition: Condition::InsideWhere, ..PLAIN },
    // That Didn't Just Happen!?!
    Facts { rule: "ZOM-C-Z4-16", set: Set::Z4, count: 2, kind: CardKind::Reaction, family: Family::Replies, target: Target::Card, play: &[Timing::CardPlayed], ..PLAIN },
    // We're All Friends Here.
    Facts { rule: "ZOM-C-Z4-17", set: Set::Z4, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::Any], requires: Some(Requirement::Z4), ..PLAIN },
    // Here Doggie!
    Facts { rule: "ZOM-C-Z4-18", set: Set::Z4, count: 3, kind: CardKind::Page, family: Family::Pages, target: Target::Board, play: &[Timing::Any], uses: &[Timing::Any], requires: Some(Requirement::Z4), ..PLAIN },
    // Return to Sender
    Facts { rule: "ZOM-C-Z4-19", set: Set::Z4, count: 2, kind: CardKind::Page, family: Family::Pages, target: Target::Opponent, play: &[Timing::Any], uses: &[Timing::Any], requires: Some(Requirement::Z4), ..PLAIN },
    // Something Doesn't Feel Quite Right
    Facts { rule: "ZOM-C-Z4-20", set: Set::Z4, count: 3, kind: CardKind::Page, family: Family::Pages, target: Target::EventDeck, play: &[Timing::Any], uses: &[Timing::Any], requires: Some(Requirement::Z4), ..PLAIN },
    // The Trees Are Alive!
    Facts { rule: "ZOM-C-Z4-21", set: Set::Z4, count: 2, kind: CardKind::Page, family: Family::Pages, target: Target::Opponent, play: &[Timing::Any], uses: &[Timing::Any], requires: Some(Requirement::Z4), ..PLAIN },
    // Twist of Fate
    Facts { rule: "ZOM-C-Z4-22", set: Set::Z4, count: 2, kind: CardKind::Page, family: Family::Pages, target: Target::Opponent, play: &[Timing::Any], uses: &[Timing::Any], requires: Some(Requirement::Z4), ..PLAIN },
    // Bat
    Facts { rule: "ZOM-C-Z5-01", set: Set::Z5, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], condition: Condition::OnAnyZ5Tile, ..PLAIN },
    // Cram Session
    Facts { rule: "ZOM-C-Z5-02", set: Set::Z5, count: 3, kind: CardKind::Instant, family: Family::Stacks, target: Target::TileStack, play: &[Timing::Any], ..PLAIN },
    // Electro-Shock Therapy
    Facts { rule: "ZOM-C-Z5-03", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::AnyPlayer, play: &[Timing::Any], requires: Some(Requirement::Guts), ..PLAIN },
    // Go Team Go!!!
    Facts { rule: "ZOM-C-Z5-04", set: Set::Z5, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::AnyPlayer, play: &[Timing::Any], ..PLAIN },
    // I've got a bike!
    Facts { rule: "ZOM-C-Z5-05", set: Set::Z5, count: 2, kind: CardKind::Item, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], condition: Condition::OnAnyZ5Tile, ..PLAIN },
    // Pillow Fight
    Facts { rule: "ZOM-C-Z5-06", set: Set::Z5, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // Pool Cue
    Facts { rule: "ZOM-C-Z5-07", set: Set::Z5, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], place: &[Tile::RecHall], condition: Condition::InsideWhere, ..PLAIN },
    // Raise your hand...
    Facts { rule: "ZOM-C-Z5-08", set: Set::Z5, count: 2, kind: CardKind::Reaction, family: Family::Replies, target: Target::Card, play: &[Timing::CardTargetsSelf], ..PLAIN },
    // Scalpel
    Facts { rule: "ZOM-C-Z5-09", set: Set::Z5, count: 2, kind: CardKind::ItemCurse, family: Family::Weapons, target: Target::Opponent, play: &[Timing::Any], place: &[Tile::Hospital, Tile::UniversityHospital, Tile::ScienceCenter, Tile::TopSecretLab], condition: Condition::InsideWhere, ..PLAIN },
    // Sedatives
    Facts { rule: "ZOM-C-Z5-10", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::AnyPlayer, play: &[Timing::Any], requires: Some(Requirement::Guts), ..PLAIN },
    // Shots
    Facts { rule: "ZOM-C-Z5-11", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::All, play: &[Timing::Any], requires: Some(Requirement::Guts), ..PLAIN },
    // Straight Jacket
    Facts { rule: "ZOM-C-Z5-12", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::Any], requires: Some(Requirement::Guts), ..PLAIN },
    // Student Loan
    Facts { rule: "ZOM-C-Z5-13", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::OwnTurn], ..PLAIN },
    // Valedictorian
    Facts { rule: "ZOM-C-Z5-14", set: Set::Z5, count: 3, kind: CardKind::Reaction, family: Family::Stacks, target: Target::TileStack, play: &[Timing::OwnTileDraw], ..PLAIN },
    // Where's the Admin Bldg.?
    Facts { rule: "ZOM-C-Z5-15", set: Set::Z5, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Are You Scared Yet?
    Facts { rule: "ZOM-C-Z6-01", set: Set::Z6, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // Back At Ya!
    Facts { rule: "ZOM-C-Z6-02", set: Set::Z6, count: 2, kind: CardKind::Reaction, family: Family::Replies, target: Target::Card, play: &[Timing::CardTargetsPlayer], ..PLAIN },
    // Easy Come...Easy Go!
    Facts { rule: "ZOM-C-Z6-03", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Hands, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // Finders Keepers
    Facts { rule: "ZOM-C-Z6-04", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::OwnTurn], cost: Cost { life: 0, bullets: 2 }, ..PLAIN },
    // Flashlight
    Facts { rule: "ZOM-C-Z6-05", set: Set::Z6, count: 3, kind: CardKind::Item, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], condition: Condition::InsideAnyBuildingOrStore, requires: Some(Requirement::Sewers), ..PLAIN },
    // Flood
    Facts { rule: "ZOM-C-Z6-06", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Journeys, target: Target::AllUnderground, play: &[Timing::Any], requires: Some(Requirement::Sewers), ..PLAIN },
    // I Could Use That!
    Facts { rule: "ZOM-C-Z6-07", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Inflated Self Esteem!
    Facts { rule: "ZOM-C-Z6-08", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Oneself, play: &[Timing::OwnTurn], place: &[Tile::LiquorStore], condition: Condition::InsideWhere, ..PLAIN },
    // It sounded like a good idea at the time.
    Facts { rule: "ZOM-C-Z6-09", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Board, play: &[Timing::Any], ..PLAIN },
    // It WAS Here!?!
    Facts { rule: "ZOM-C-Z6-10", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Stacks, target: Target::Helipad, play: &[Timing::Any], ..PLAIN },
    // Missed Step
    Facts { rule: "ZOM-C-Z6-11", set: Set::Z6, count: 3, kind: CardKind::Reaction, family: Family::Journeys, target: Target::Opponent, play: &[Timing::OpponentLeavesSubway], requires: Some(Requirement::Subway), ..PLAIN },
    // Next Stop...HELL!!!
    Facts { rule: "ZOM-C-Z6-12", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Journeys, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Oh... That's New!
    Facts { rule: "ZOM-C-Z6-13", set: Set::Z6, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::Square, play: &[Timing::Any], requires: Some(Requirement::Sewers), ..PLAIN },
    // We gotta get out of this place!
    Facts { rule: "ZOM-C-Z6-14", set: Set::Z6, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::All, play: &[Timing::Any], ..PLAIN },
    // Zombies!!! Come Out and Play!
    Facts { rule: "ZOM-C-Z6-15", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Board, play: &[Timing::Any], ..PLAIN },
    // Clown Car
    Facts { rule: "ZOM-C-Z7-01", set: Set::Z7, count: 6, kind: CardKind::Vehicle, family: Family::Weapons, target: Target::Oneself, play: &[Timing::TentEntry], place: &[Tile::BigTop1, Tile::BigTop2], condition: Condition::InsideWhere, requires: Some(Requirement::Z7), ..PLAIN },
    // Can't Sleep. Clowns Will Eat Me!
    Facts { rule: "ZOM-C-Z7-02", set: Set::Z7, count: 2, kind: CardKind::Instant, family: Family::Hands, target: Target::Oneself, play: &[Timing::Any], ..PLAIN },
    // Clown Nose
    Facts { rule: "ZOM-C-Z7-03", set: Set::Z7, count: 2, kind: CardKind::ItemOneshot, family: Family::Hands, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::Any], ..PLAIN },
    // Cotton Candy
    Facts { rule: "ZOM-C-Z7-04", set: Set::Z7, count: 2, kind: CardKind::Reaction, family: Family::Weapons, target: Target::Oneself, play: &[Timing::OwnRoll], ..PLAIN },
    // I Hate Clowns!
    Facts { rule: "ZOM-C-Z7-05", set: Set::Z7, count: 2, kind: CardKind::Lasting, family: Family::Weapons, target: Target::Oneself, play: &[Timing::OwnTurn], requires: Some(Requirement::Z7), ..PLAIN },
    // Important Clown Business
    Facts { rule: "ZOM-C-Z7-06", set: Set::Z7, count: 2, kind: CardKind::Instant, family: Family::Clowns, target: Target::All, play: &[Timing::Any], requires: Some(Requirement::Z7), ..PLAIN },
    // Seltzer Bottle
    Facts { rule: "ZOM-C-Z7-07", set: Set::Z7, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::Oneself, play: &[Timing::OwnTurn], ..PLAIN },
    // Send in the Clowns!
    Facts { rule: "ZOM-C-Z7-08", set: Set::Z7, count: 2, kind: CardKind::Lasting, family: Family::Clowns, target: Target::Oneself, play: &[Timing::OwnTurnStart], requires: Some(Requirement::Z7), ..PLAIN },
    // Stuffed Animal
    Facts { rule: "ZOM-C-Z7-09", set: Set::Z7, count: 2, kind: CardKind::ItemOneshot, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::Any], ..PLAIN },
    // That's not a mask!
    Facts { rule: "ZOM-C-Z7-10", set: Set::Z7, count: 2, kind: CardKind::Instant, family: Family::Clowns, target: Target::Opponent, play: &[Timing::Any], requires: Some(Requirement::Z7), ..PLAIN },
    // That's not an exit!
    Facts { rule: "ZOM-C-Z7-11", set: Set::Z7, count: 2, kind: CardKind::Reaction, family: Family::Journeys, target: Target::Opponent, play: &[Timing::OpponentLeavesFunHouse], requires: Some(Requirement::Z7), ..PLAIN },
    // What do you mean, funny?!?
    Facts { rule: "ZOM-C-Z7-12", set: Set::Z7, count: 1, kind: CardKind::Instant, family: Family::Journeys, target: Target::Opponent, play: &[Timing::Any], requires: Some(Requirement::Z7), ..PLAIN },
    // What the ____!?!
    Facts { rule: "ZOM-C-Z7-13", set: Set::Z7, count: 1, kind: CardKind::Lasting, family: Family::Hands, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Whoaaa!
    Facts { rule: "ZOM-C-Z7-14", set: Set::Z7, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // You are going to DIE!
    Facts { rule: "ZOM-C-Z7-15", set: Set::Z7, count: 2, kind: CardKind::Instant, family: Family::Journeys, target: Target::Opponent, play: &[Timing::Any], requires: Some(Requirement::Z7), ..PLAIN },
    // Get Out of Jail Free
    Facts { rule: "ZOM-C-Z8-01", set: Set::Z8, count: 2, kind: CardKind::Item, family: Family::Goods, target: Target::Oneself, play: &[Timing::Any], requires: Some(Requirement::JailStart), ..PLAIN },
    // Stir Crazy
    Facts { rule: "ZOM-C-Z8-02", set: Set::Z8, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Service Weapon
    Facts { rule: "ZOM-C-Z8-03", set: Set::Z8, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], place: &[Tile::WardensOffice, Tile::PoliceStation], condition: Condition::InsideWhere, ..PLAIN },
    // Don't Drop the Soap
    Facts { rule: "ZOM-C-Z8-04", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Mystery Meat
    Facts { rule: "ZOM-C-Z8-05", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Last Meal
    Facts { rule: "ZOM-C-Z8-06", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Moves, target: Target::Oneself, play: &[Timing::BeforeOwnMovementRoll], ..PLAIN },
    // Shiv
    Facts { rule: "ZOM-C-Z8-07", set: Set::Z8, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], condition: Condition::InsideAnyBuildingOrStore, ..PLAIN },
    // Nightstick
    Facts { rule: "ZOM-C-Z8-08", set: Set::Z8, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], place: &[Tile::CellBlock, Tile::SolitaryCells], condition: Condition::InsideWhere, ..PLAIN },
    // Riot Shield
    Facts { rule: "ZOM-C-Z8-09", set: Set::Z8, count: 2, kind: CardKind::ItemOneshot, family: Family::Weapons, target: Target::Oneself, play: &[Timing::Any], uses: &[Timing::OwnCombat], place: &[Tile::WardensOffice, Tile::PoliceStation], condition: Condition::InsideWhere, ..PLAIN },
    // Lockdown
    Facts { rule: "ZOM-C-Z8-10", set: Set::Z8, count: 2, kind: CardKind::Lasting, family: Family::Spells, target: Target::Building, play: &[Timing::Any], ..PLAIN },
    // Prison Riot
    Facts { rule: "ZOM-C-Z8-11", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Hordes, target: Target::Tile, play: &[Timing::Any], ..PLAIN },
    // Good Behavior
    Facts { rule: "ZOM-C-Z8-12", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Goods, target: Target::Oneself, play: &[Timing::Any], ..PLAIN },
    // Solitary Confinement
    Facts { rule: "ZOM-C-Z8-13", set: Set::Z8, count: 2, kind: CardKind::Lasting, family: Family::Moves, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Escape Tunnel
    Facts { rule: "ZOM-C-Z8-14", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Journeys, target: Target::Oneself, play: &[Timing::OwnMovement], ..PLAIN },
    // Shakedown
    Facts { rule: "ZOM-C-Z8-15", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Hands, target: Target::Opponent, play: &[Timing::Any], ..PLAIN },
    // Guard Tower
    Facts { rule: "ZOM-C-Z8-16", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Blasts, target: Target::Square, play: &[Timing::OwnTurn], cost: Cost { life: 0, bullets: 1 }, ..PLAIN },
];
