//! The event cards of all boxes, one entry per kind, and the stages at which some of them ask follow-up
//! questions. Chance and digests depend on the order of both lists: append, never insert.
//!
//! Where the printed name of a card differs from its identifier, it stands above the entry.

use serde::Serialize;
use table::{Log, Refusal, RulesKey, Seat, Step};

use super::deed::Deed;
use super::registry::{cards, stages};
use super::stages::{Asked, Asks, Follows, Picks, Rolls};
use super::{
    Aims, CardKind, Changes, Condition, Cost, Destination, Does, Ends, Facts, Family, HowMany, Lasts,
    Modifier, Requirement, Target, Timing, Traveller, Where, blasts, clowns, goods, hands, hordes, journeys,
    moves, pages, replies, spells, stacks, weapons,
};
use crate::action::Roll;
use crate::flow::{ChanceQuestion, Frame, Played};
use crate::tiles::{Set, Tile};
use crate::{Aim, Zombies};

// Home-made cards with code of their own.

cards! {
    // ---- Z1 ----
    AdrenalineRush { rule: "ZOM-C-Z1-01", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Weapons,
        target: Target::Oneself, does: weapons::AdrenalineRush, play: &[Timing::OwnMovementRoll, Timing::OwnCombat],
        changes: Changes::of_target(&[Modifier::DoublesRoll]) }
    AllTheMarbles { rule: "ZOM-C-Z1-02", set: Set::Z1, count: 2, kind: CardKind::ItemOneshot, family: Family::Spells,
        target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        uses: &[Timing::Any], place: &[Tile::ToyStore], condition: Condition::InsideWhere,
        changes: Changes::of_everybody(&[Modifier::ZombiesStay]) }
    AlternateFoodSource { rule: "ZOM-C-Z1-03", set: Set::Z1, count: 2, kind: CardKind::Lasting,
        family: Family::Spells, target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn),
        play: &[Timing::Any], changes: Changes::of_everybody(&[Modifier::NoFight]) }
    BadSenseOfDirection { rule: "ZOM-C-Z1-04", set: Set::Z1, count: 1, kind: CardKind::Instant,
        family: Family::Journeys, target: Target::Opponent, does: journeys::BadSenseOfDirection, play: &[Timing::Any],
        cost: Cost { life: 1, bullets: 0 } }
    BrainCramp { rule: "ZOM-C-Z1-05", set: Set::Z1, count: 2, kind: CardKind::Reaction, family: Family::Moves,
        target: Target::Opponent, does: moves::BrainCramp, play: &[Timing::OpponentMovementStart] }
    ButterFingers { rule: "ZOM-C-Z1-06", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::ButterFingers, play: &[Timing::Any] }
    Chainsaw { rule: "ZOM-C-Z1-07", set: Set::Z1, count: 2, kind: CardKind::ItemWeaponOneshot,
        family: Family::Weapons, target: Target::Oneself, does: Does::Lasts(Aims::Nothing, Lasts::OneTurn),
        play: &[Timing::Any], uses: &[Timing::OwnTurn], place: &[Tile::LawnAndGardenStore],
        condition: Condition::InsideWhere }
    Claustrophobia { rule: "ZOM-C-Z1-08", set: Set::Z1, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::Opponent, does: Does::Lasts(Aims::Opponents, Lasts::NextTurn), play: &[Timing::Any] }
    Fear { rule: "ZOM-C-Z1-09", set: Set::Z1, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::Opponent, does: Does::Lasts(Aims::Opponents, Lasts::NextTurn), play: &[Timing::Any],
        changes: Changes::of_target(&[Modifier::NoMovementRoll, Modifier::NotMoved]) }
    FireAxe { rule: "ZOM-C-Z1-10", set: Set::Z1, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any], place: &[Tile::FireStation],
        condition: Condition::InsideWhere, combat_bonus: 1 }
    FirstAidKit { rule: "ZOM-C-Z1-11", set: Set::Z1, count: 2, kind: CardKind::ItemOneshot, family: Family::Weapons,
        target: Target::Oneself, does: weapons::FirstAidKit, play: &[Timing::Any], uses: &[Timing::OwnCombat],
        place: &[Tile::Hospital, Tile::DrugStore], condition: Condition::InsideWhere }
    Grenade { rule: "ZOM-C-Z1-12", set: Set::Z1, count: 2, kind: CardKind::ItemWeaponOneshot, family: Family::Blasts,
        target: Target::Oneself, does: blasts::Grenade, play: &[Timing::Any], uses: &[Timing::OwnTurn],
        place: &[Tile::ArmySurplusStore], condition: Condition::InsideWhere }
    // Hey, Look! A Shotgun!
    Shotgun { rule: "ZOM-C-Z1-13", set: Set::Z1, count: 2, kind: CardKind::ItemWeaponCharges, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any] }
    HystericalParalysis { rule: "ZOM-C-Z1-14", set: Set::Z1, count: 1, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::Opponent, does: Does::Lasts(Aims::Opponents, Lasts::NextTurn), play: &[Timing::Any],
        changes: Changes::of_target(&[Modifier::LosesTurn]) }
    // I Don't Think They're Dead
    NotDead { rule: "ZOM-C-Z1-15", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::NotDead, play: &[Timing::Any] }
    // Just When You Thought It Couldn't Get Any Worse
    CouldntGetWorse { rule: "ZOM-C-Z1-16", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Building, does: Does::Places(HowMany::OneEach, Where::Building), play: &[Timing::Any] }
    // The Keys Are Still In It
    KeysStillInIt { rule: "ZOM-C-Z1-17", set: Set::Z1, count: 1, kind: CardKind::Instant, family: Family::Moves,
        target: Target::Oneself, does: moves::KeysStillInIt, play: &[Timing::BeforeOwnMovementRoll] }
    LotsOfAmmo { rule: "ZOM-C-Z1-18", set: Set::Z1, count: 2, kind: CardKind::ItemOneshot, family: Family::Goods,
        target: Target::Oneself, does: goods::LotsOfAmmo, play: &[Timing::Any], uses: &[Timing::Any],
        place: &[Tile::SportingGoodsStore], condition: Condition::InsideWhere }
    // Molotov Cocktail
    Molotov { rule: "ZOM-C-Z1-19", set: Set::Z1, count: 2, kind: CardKind::ItemWeaponOneshot, family: Family::Weapons,
        target: Target::Oneself, does: weapons::Molotov, play: &[Timing::Any], uses: &[Timing::OwnTurn],
        place: &[Tile::GasStation], condition: Condition::InsideWhere }
    MuchNeededRest { rule: "ZOM-C-Z1-20", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Moves,
        target: Target::Oneself, does: moves::Rests { halves: 4, bullets: 0 },
        play: &[Timing::BeforeOwnMovementRoll] }
    Skateboard { rule: "ZOM-C-Z1-21", set: Set::Z1, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any], place: &[Tile::SkateShop],
        condition: Condition::InsideWhere, move_bonus: 2 }
    SlightMiscalculation { rule: "ZOM-C-Z1-22", set: Set::Z1, count: 2, kind: CardKind::Instant,
        family: Family::Hordes, target: Target::Building, does: Does::Places(HowMany::AsManyAgain, Where::Building),
        play: &[Timing::Any] }
    // This Isn't So Bad
    NotSoBad { rule: "ZOM-C-Z1-23", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Zombies, does: hordes::NotSoBad, play: &[Timing::Any] }
    WereScrewed { rule: "ZOM-C-Z1-24", set: Set::Z1, count: 1, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Board, does: Does::Places(HowMany::UpTo(10), Where::Anywhere), play: &[Timing::Any] }
    // Where Did Everybody Go?
    WhereEverybody { rule: "ZOM-C-Z1-25", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Moves,
        target: Target::Opponent, does: moves::WhereEverybody, play: &[Timing::Any] }
    // Your Shoe's Untied
    ShoeUntied { rule: "ZOM-C-Z1-26", set: Set::Z1, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::Opponent, does: Does::Lasts(Aims::Opponents, Lasts::OneRoll), play: &[Timing::Any],
        changes: Changes::of_target(&[Modifier::HalvesRoll, Modifier::WaitsForRoll]) }
    ZombieMaster { rule: "ZOM-C-Z1-27", set: Set::Z1, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Board, does: Does::Places(HowMany::Exactly(5), Where::Town), play: &[Timing::Any] }

    // ---- Z2 ----
    AdjustingNicely { rule: "ZOM-C-Z2-01", set: Set::Z2, count: 2, kind: CardKind::ItemOneshot, family: Family::Goods,
        target: Target::Oneself, does: goods::AdjustingNicely, play: &[Timing::Any], uses: &[Timing::OwnDeath],
        condition: Condition::OwnKillsAtLeast13 }
    Breakthrough { rule: "ZOM-C-Z2-02", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Oneself, does: journeys::Breakthrough, play: &[Timing::OwnMovement] }
    Dynamite { rule: "ZOM-C-Z2-03", set: Set::Z2, count: 2, kind: CardKind::InstantWeapon, family: Family::Blasts,
        target: Target::Oneself, does: blasts::Dynamite, play: &[Timing::OwnTurn] }
    // Government Enhanced Zombies!
    GovEnhanced { rule: "ZOM-C-Z2-04", set: Set::Z2, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_everybody(&[Modifier::HarderToKill]) }
    IFeelAlive { rule: "ZOM-C-Z2-05", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Oneself, does: goods::IFeelAlive, play: &[Timing::Any] }
    // I See the Helicopter
    ISeeHelicopter { rule: "ZOM-C-Z2-06", set: Set::Z2, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any], condition: Condition::HelipadOnTable,
        move_bonus: 1 }
    // I Think It's Over Here
    OverHere { rule: "ZOM-C-Z2-07", set: Set::Z2, count: 2, kind: CardKind::Reaction, family: Family::Stacks,
        target: Target::Opponent, does: stacks::OverHere, play: &[Timing::OpponentTileDraw] }
    InTheZone { rule: "ZOM-C-Z2-08", set: Set::Z2, count: 2, kind: CardKind::Lasting, family: Family::Hands,
        target: Target::Oneself, does: Does::Lasts(Aims::Nothing, Lasts::OneTurn), play: &[Timing::OwnTurnStart] }
    MineField { rule: "ZOM-C-Z2-09", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Blasts,
        target: Target::Tile, does: blasts::MineField, play: &[Timing::Any] }
    NoBrainsHere { rule: "ZOM-C-Z2-10", set: Set::Z2, count: 2, kind: CardKind::Reaction, family: Family::Hordes,
        target: Target::Opponent, does: hordes::NoBrainsHere, play: &[Timing::Any],
        condition: Condition::OpponentOnZombieSquare }
    RocketLauncher { rule: "ZOM-C-Z2-11", set: Set::Z2, count: 2, kind: CardKind::ItemWeaponOneshot,
        family: Family::Blasts, target: Target::Tile, does: blasts::RocketLauncher, play: &[Timing::Any],
        uses: &[Timing::OwnTurn], place: &[Tile::Armory], condition: Condition::InsideWhere }
    // Weekend Pass: DENIED!
    WeekendPass { rule: "ZOM-C-Z2-12", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Hands,
        target: Target::Opponent, does: hands::WeekendPass, play: &[Timing::Any] }
    // What is That Smell?!?
    Smell { rule: "ZOM-C-Z2-13", set: Set::Z2, count: 2, kind: CardKind::Reaction, family: Family::Moves,
        target: Target::Opponent, does: moves::Smell, play: &[Timing::BeforeOpponentMovementRoll],
        changes: Changes::of_target(&[Modifier::LosesTurn]) }
    // You Don't Need That!
    DontNeedThat { rule: "ZOM-C-Z2-14", set: Set::Z2, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::Takes::ItemOnSameSquare, play: &[Timing::OwnTurn],
        condition: Condition::SameSquareAsOpponent }
    // You Lookin' at Me?!?
    LookinAtMe { rule: "ZOM-C-Z2-15", set: Set::Z2, count: 2, kind: CardKind::Reaction, family: Family::Replies,
        target: Target::Card, does: replies::LookinAtMe, play: &[Timing::CardPlayed] }

    // ---- Z3 ----
    // Abandon All Hope
    AbandonHope { rule: "ZOM-C-Z3-01", set: Set::Z3, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::Opponent, does: Does::Lasts(Aims::Opponents, Lasts::NextTurn), play: &[Timing::Any],
        changes: Changes::of_target(&[Modifier::OneLessOnDice]) }
    // Aww, isn't he cute!
    AwwCute { rule: "ZOM-C-Z3-02", set: Set::Z3, count: 2, kind: CardKind::ItemOneshot, family: Family::Spells,
        target: Target::Oneself, does: Does::Lasts(Aims::Nothing, Lasts::OneTurnOnTile), play: &[Timing::Any],
        uses: &[Timing::OwnTurn], place: &[Tile::PetStore], condition: Condition::InsideWhere,
        changes: Changes::on_its_tile(&[Modifier::NoFight]) }
    // Barricade the Door
    Barricade { rule: "ZOM-C-Z3-03", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Building, does: hordes::Barricade, play: &[Timing::OwnTurn],
        condition: Condition::InsideAnyBuildingOrStore }
    // Clean up in Aisle 5
    CleanUp { rule: "ZOM-C-Z3-04", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Blasts,
        target: Target::Building, does: blasts::CleanUp, play: &[Timing::OwnTurn],
        condition: Condition::InsideAnyBuildingOrStore }
    // Clearance Sale
    Clearance { rule: "ZOM-C-Z3-05", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Blasts,
        target: Target::Tile, does: blasts::Clearance, play: &[Timing::OwnTurn], condition: Condition::OnMallTile,
        requires: Some(Requirement::Z3) }
    Crossbow { rule: "ZOM-C-Z3-06", set: Set::Z3, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any], place: &[Tile::Outfitter],
        condition: Condition::InsideWhere, combat_bonus: 1 }
    // Hello, may I help you?
    Hello { rule: "ZOM-C-Z3-07", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::AllPlayers, does: Does::Places(HowMany::OneEach, Where::WithPlayers), play: &[Timing::Any] }
    // I Will Survive! (You, on the other hand, may not...)
    IWillSurvive { rule: "ZOM-C-Z3-08", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::IWillSurvive, play: &[Timing::Any],
        condition: Condition::SameSquareAsOpponent }
    Jammed { rule: "ZOM-C-Z3-09", set: Set::Z3, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_everybody(&[
            Modifier::NoBulletsInFights, Modifier::NoBulletsElsewhere, Modifier::ItemsDoNothing]) }
    // Lots of Luck with That!
    LotsOfLuck { rule: "ZOM-C-Z3-10", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Moves,
        target: Target::Opponent, does: moves::LotsOfLuck, play: &[Timing::OwnMovement],
        condition: Condition::SameSquareAsOpponent }
    LuckyShot { rule: "ZOM-C-Z3-11", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Weapons,
        target: Target::Oneself, does: weapons::LuckyShot, play: &[Timing::OwnCombat],
        cost: Cost { life: 0, bullets: 1 } }
    // Now that's just gross!
    Gross { rule: "ZOM-C-Z3-12", set: Set::Z3, count: 2, kind: CardKind::ItemOneshot, family: Family::Journeys,
        target: Target::Oneself, does: Does::Sends(Traveller::Oneself, Destination::StreetBesideBuilding),
        play: &[Timing::Any], uses: &[Timing::OwnMovement], place: &[Tile::LingerieShop],
        condition: Condition::InsideWhere }
    OneMansGarbage { rule: "ZOM-C-Z3-13", set: Set::Z3, count: 2, kind: CardKind::ItemOneshot, family: Family::Hands,
        target: Target::Oneself, does: hands::TakesTopOfPile, play: &[Timing::Any], uses: &[Timing::Any],
        place: &[Tile::ConsignmentShop], condition: Condition::InsideWhere }
    // Sprinkler System
    Sprinkler { rule: "ZOM-C-Z3-14", set: Set::Z3, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::Mall, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        requires: Some(Requirement::Z3) }
    // We're all gonna die!
    AllGonnaDie { rule: "ZOM-C-Z3-15", set: Set::Z3, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Tile, does: Does::Places(HowMany::OneEach, Where::Tile), play: &[Timing::Any] }
    // You Want Fries with That?
    Fries { rule: "ZOM-C-Z3-16", set: Set::Z3, count: 2, kind: CardKind::ItemOneshot, family: Family::Spells,
        target: Target::Tile, does: spells::Fries, play: &[Timing::Any], uses: &[Timing::OwnTurn],
        place: &[Tile::FoodCourt], condition: Condition::InsideWhere }

    // ---- Z3.5 ----
    // Did you hear that?
    DidYouHear { rule: "ZOM-C-Z35-01", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Tile, does: hordes::DidYouHear, play: &[Timing::Any] }
    // Don't go to sleep
    DontSleep { rule: "ZOM-C-Z35-02", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Moves,
        target: Target::Opponent, does: moves::DontSleep, play: &[Timing::OpponentTurnStart],
        changes: Changes::of_target(&[Modifier::LosesTurn]) }
    // Hey, I got one of those
    GotOne { rule: "ZOM-C-Z35-03", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Replies,
        target: Target::Card, does: replies::GotOne, play: &[Timing::ItemPlayed] }
    // I could use a drink.
    Drink { rule: "ZOM-C-Z35-04", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands,
        target: Target::Oneself, does: hands::Drink, play: &[Timing::Any] }
    // I know what you did
    KnowWhat { rule: "ZOM-C-Z35-05", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Oneself, does: Does::Sends(Traveller::Oneself, Destination::TileBeside),
        play: &[Timing::OwnTurn], condition: Condition::AllOthersHaveMoreKills }
    // It's hard being you
    HardBeingYou { rule: "ZOM-C-Z35-06", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Goods,
        target: Target::Opponent, does: goods::Takes::ItemOfDying, play: &[Timing::OpponentDeath] }
    // Lots of running and screaming
    Running { rule: "ZOM-C-Z35-07", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Moves,
        target: Target::Opponent, does: moves::Running, play: &[Timing::BeforeOpponentMovementRoll],
        changes: Changes::of_target(&[Modifier::LosesRoll]) }
    Machete { rule: "ZOM-C-Z35-08", set: Set::Z35, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any],
        place: &[Tile::Outfitter, Tile::Barracks, Tile::LawnAndGardenStore], condition: Condition::InsideWhere,
        combat_bonus: 1 }
    // Meat Cleaver
    Cleaver { rule: "ZOM-C-Z35-09", set: Set::Z35, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any],
        condition: Condition::InsideAnyBuildingOrStore, combat_bonus: 1 }
    // My, you look familiar.
    Familiar { rule: "ZOM-C-Z35-10", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands,
        target: Target::EventDeck, does: hands::Familiar, play: &[Timing::Any] }
    // No Guts, No Glory
    NoGuts { rule: "ZOM-C-Z35-11", set: Set::Z35, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_everybody(&[Modifier::NoBulletsInFights]) }
    // Oooooh, what luck!
    WhatLuck { rule: "ZOM-C-Z35-12", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands,
        target: Target::Oneself, does: hands::WhatLuck, play: &[Timing::OwnTurn],
        condition: Condition::InsideAnyBuildingOrStore }
    PowerOutage { rule: "ZOM-C-Z35-13", set: Set::Z35, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_everybody(&[Modifier::TokensStay]) }
    // Sheer Determination
    Determination { rule: "ZOM-C-Z35-14", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands,
        target: Target::Oneself, does: hands::Determination, play: &[Timing::Any],
        cost: Cost { life: 1, bullets: 1 } }
    // That's Not So Scary
    NotSoScary { rule: "ZOM-C-Z35-15", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Moves,
        target: Target::Oneself, does: moves::NotSoScary, play: &[Timing::OwnTurn],
        condition: Condition::Exactly1LifeAnd1Bullet }
    ThereYouAre { rule: "ZOM-C-Z35-16", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Oneself, does: journeys::ThereYouAre, play: &[Timing::Any] }
    // They're Coming For You, ______
    ComingForYou { rule: "ZOM-C-Z35-17", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Opponent, does: Does::Places(HowMany::OneEach, Where::TileOfOpponent), play: &[Timing::Any] }
    // Too..tired..to...run
    TooTired { rule: "ZOM-C-Z35-18", set: Set::Z35, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_everybody(&[Modifier::NoMovementRoll]) }
    // Troubled Childhood
    Childhood { rule: "ZOM-C-Z35-19", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Hands,
        target: Target::Opponent, does: hands::Childhood, play: &[Timing::Any] }
    // What could possibly be behind that door?
    BehindDoor { rule: "ZOM-C-Z35-20", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Hordes,
        target: Target::Building, does: Does::Places(HowMany::OneEachOrNone, Where::BuildingEntered),
        play: &[Timing::OwnBuildingEntry] }
    // Where did he go?
    WhereHe { rule: "ZOM-C-Z35-21", set: Set::Z35, count: 2, kind: CardKind::ItemOneshot, family: Family::Hordes,
        target: Target::Board, does: Does::Places(HowMany::Exactly(1), Where::Anywhere),
        play: &[Timing::OpponentKill], uses: &[Timing::Any] }
    // Where is that music coming from?
    Music { rule: "ZOM-C-Z35-22", set: Set::Z35, count: 2, kind: CardKind::Lasting, family: Family::Replies,
        target: Target::Oneself, does: replies::Music, play: &[Timing::OwnTurn],
        changes: Changes::of_target(&[Modifier::Shields]) }
    // Why don't we go some place more private?
    Private { rule: "ZOM-C-Z35-23", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Moves,
        target: Target::Opponent, does: moves::Private, play: &[Timing::OwnMovement],
        condition: Condition::SameSquareAsOpponent }
    // Why Won't You Die?!?!?
    WhyWont { rule: "ZOM-C-Z35-24", set: Set::Z35, count: 2, kind: CardKind::Reaction, family: Family::Replies,
        target: Target::Opponent, does: replies::WhyWont, play: &[Timing::OpponentKill] }
    // With friends like you...
    WithFriends { rule: "ZOM-C-Z35-25", set: Set::Z35, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::All, does: goods::WithFriends, play: &[Timing::Any], condition: Condition::OwnItemInPlay }

    // ---- Z4 ----
    Amulet { rule: "ZOM-C-Z4-01", set: Set::Z4, count: 2, kind: CardKind::ItemOneshot, family: Family::Journeys,
        target: Target::Oneself, does: Does::Sends(Traveller::Oneself, Destination::TileBeside), play: &[Timing::Any],
        uses: &[Timing::OwnTurn], place: &[Tile::AbandonedCars], condition: Condition::OnWhereTile }
    // Bad Zombie, No Biscuit!
    BadZombie { rule: "ZOM-C-Z4-02", set: Set::Z4, count: 3, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Tile, does: hordes::BadZombie, play: &[Timing::OwnTurn] }
    ClairWarlock { rule: "ZOM-C-Z4-03", set: Set::Z4, count: 3, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Opponent, does: Does::Sends(Traveller::Opponent, Destination::WoodsBeside),
        play: &[Timing::Any], requires: Some(Requirement::Z4) }
    DogRepellent { rule: "ZOM-C-Z4-04", set: Set::Z4, count: 3, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::Oneself, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        requires: Some(Requirement::Z4) }
    // Full Moon Fever
    FullMoon { rule: "ZOM-C-Z4-05", set: Set::Z4, count: 2, kind: CardKind::Lasting, family: Family::Goods,
        target: Target::Opponent, does: goods::FullMoon, play: &[Timing::Any], requires: Some(Requirement::Z4) }
    FullyLoaded { rule: "ZOM-C-Z4-06", set: Set::Z4, count: 3, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Oneself, does: goods::FullyLoaded, play: &[Timing::Any] }
    // Lost in the Woods
    LostWoods { rule: "ZOM-C-Z4-07", set: Set::Z4, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::Opponent, does: Does::Lasts(Aims::Opponents, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_target(&[Modifier::StaysOnTile]) }
    MagicKey { rule: "ZOM-C-Z4-08", set: Set::Z4, count: 2, kind: CardKind::ItemOneshot, family: Family::Hands,
        target: Target::Opponent, does: hands::MagicKey, play: &[Timing::Any], uses: &[Timing::Any],
        place: &[Tile::Cave], condition: Condition::InsideWhere }
    // Monkeys are Funny!
    Monkeys { rule: "ZOM-C-Z4-09", set: Set::Z4, count: 2, kind: CardKind::Item, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::OwnMovement], requires: Some(Requirement::Z4) }
    Portal { rule: "ZOM-C-Z4-10", set: Set::Z4, count: 2, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Opponent, does: journeys::Portal, play: &[Timing::OwnTurn], place: &[Tile::Altar],
        condition: Condition::InsideWhere }
    // Rolled-Up Newspaper
    Newspaper { rule: "ZOM-C-Z4-11", set: Set::Z4, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Zombies, does: hordes::Newspaper, play: &[Timing::Any] }
    Sickle { rule: "ZOM-C-Z4-12", set: Set::Z4, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any],
        place: &[Tile::Cabin, Tile::BurntCabin, Tile::Shed, Tile::RangerPost, Tile::Outhouse],
        condition: Condition::InsideWhere, combat_bonus: 1 }
    Spear { rule: "ZOM-C-Z4-13", set: Set::Z4, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any],
        place: &[Tile::Cabin, Tile::BurntCabin, Tile::Shed, Tile::RangerPost, Tile::Outhouse],
        condition: Condition::InsideWhere, combat_bonus: 1 }
    // Talk to the Hand
    TalkHand { rule: "ZOM-C-Z4-14", set: Set::Z4, count: 2, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Opponent, does: Does::Sends(Traveller::OpponentOnTile, Destination::TileBeside),
        play: &[Timing::Any] }
    // Tranquilizer Gun
    TranqGun { rule: "ZOM-C-Z4-15", set: Set::Z4, count: 2, kind: CardKind::ItemWeaponOneshot, family: Family::Blasts,
        target: Target::Square, does: blasts::TranqGun, play: &[Timing::Any], uses: &[Timing::OwnTurn],
        place: &[Tile::Cabin, Tile::BurntCabin, Tile::Shed, Tile::RangerPost, Tile::Outhouse],
        condition: Condition::InsideWhere }
    // That Didn't Just Happen!?!
    DidntHappen { rule: "ZOM-C-Z4-16", set: Set::Z4, count: 2, kind: CardKind::Reaction, family: Family::Replies,
        target: Target::Card, does: replies::Cancels, play: &[Timing::CardPlayed] }
    // We're All Friends Here.
    AllFriends { rule: "ZOM-C-Z4-17", set: Set::Z4, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::Takes::PageOfAnybody, play: &[Timing::Any],
        requires: Some(Requirement::Z4) }
    // Here Doggie!
    PageDoggie { rule: "ZOM-C-Z4-18", set: Set::Z4, count: 3, kind: CardKind::Page, family: Family::Pages,
        target: Target::Board, does: pages::PageDoggie, play: &[Timing::Any], uses: &[Timing::Any],
        requires: Some(Requirement::Z4) }
    // Return to Sender
    PageReturn { rule: "ZOM-C-Z4-19", set: Set::Z4, count: 2, kind: CardKind::Page, family: Family::Pages,
        target: Target::Opponent, does: pages::PageReturn, play: &[Timing::Any], uses: &[Timing::Any],
        requires: Some(Requirement::Z4) }
    // Something Doesn't Feel Quite Right
    PageNotRight { rule: "ZOM-C-Z4-20", set: Set::Z4, count: 3, kind: CardKind::Page, family: Family::Pages,
        target: Target::EventDeck, does: pages::PageNotRight, play: &[Timing::Any], uses: &[Timing::Any],
        requires: Some(Requirement::Z4) }
    // The Trees Are Alive!
    PageTrees { rule: "ZOM-C-Z4-21", set: Set::Z4, count: 2, kind: CardKind::Page, family: Family::Pages,
        target: Target::Opponent, does: pages::PageTrees, play: &[Timing::Any], uses: &[Timing::Any],
        requires: Some(Requirement::Z4) }
    // Twist of Fate
    PageTwist { rule: "ZOM-C-Z4-22", set: Set::Z4, count: 2, kind: CardKind::Page, family: Family::Pages,
        target: Target::Opponent, does: pages::PageTwist, play: &[Timing::Any], uses: &[Timing::Any],
        requires: Some(Requirement::Z4) }

    // ---- Z5 ----
    Bat { rule: "ZOM-C-Z5-01", set: Set::Z5, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any], condition: Condition::OnAnyZ5Tile,
        combat_bonus: 2 }
    // Cram Session
    Cram { rule: "ZOM-C-Z5-02", set: Set::Z5, count: 3, kind: CardKind::Instant, family: Family::Stacks,
        target: Target::TileStack, does: stacks::Cram, play: &[Timing::Any] }
    // Electro-Shock Therapy
    Electro { rule: "ZOM-C-Z5-03", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::AnyPlayer, does: goods::Electro, play: &[Timing::Any], requires: Some(Requirement::Guts) }
    // Go Team Go!!!
    GoTeam { rule: "ZOM-C-Z5-04", set: Set::Z5, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::AnyPlayer, does: Does::Lasts(Aims::Players, Lasts::OneTurnOnTile), play: &[Timing::Any],
        changes: Changes::on_its_tile(&[Modifier::NoFight]) }
    // I've got a bike!
    Bike { rule: "ZOM-C-Z5-05", set: Set::Z5, count: 2, kind: CardKind::Item, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any], condition: Condition::OnAnyZ5Tile,
        move_bonus: 2 }
    // Pillow Fight
    Pillow { rule: "ZOM-C-Z5-06", set: Set::Z5, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_everybody(&[Modifier::BulletsCountHalf]) }
    PoolCue { rule: "ZOM-C-Z5-07", set: Set::Z5, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any], place: &[Tile::RecHall],
        condition: Condition::InsideWhere, combat_bonus: 1 }
    // Raise your hand...
    RaiseHand { rule: "ZOM-C-Z5-08", set: Set::Z5, count: 2, kind: CardKind::Reaction, family: Family::Replies,
        target: Target::Card, does: replies::Cancels, play: &[Timing::CardTargetsSelf] }
    Scalpel { rule: "ZOM-C-Z5-09", set: Set::Z5, count: 2, kind: CardKind::ItemCurse, family: Family::Weapons,
        target: Target::Opponent, does: weapons::Scalpel, play: &[Timing::Any],
        place: &[Tile::Hospital, Tile::UniversityHospital, Tile::ScienceCenter, Tile::TopSecretLab],
        condition: Condition::InsideWhere }
    Sedatives { rule: "ZOM-C-Z5-10", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::AnyPlayer, does: goods::Sedatives, play: &[Timing::Any], requires: Some(Requirement::Guts) }
    Shots { rule: "ZOM-C-Z5-11", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::All, does: goods::Shots, play: &[Timing::Any], requires: Some(Requirement::Guts) }
    StraightJacket { rule: "ZOM-C-Z5-12", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::StraightJacket, play: &[Timing::Any],
        requires: Some(Requirement::Guts) }
    StudentLoan { rule: "ZOM-C-Z5-13", set: Set::Z5, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::StudentLoan, play: &[Timing::OwnTurn], ends: Ends::GivingBack }
    Valedictorian { rule: "ZOM-C-Z5-14", set: Set::Z5, count: 3, kind: CardKind::Reaction, family: Family::Stacks,
        target: Target::TileStack, does: stacks::Valedictorian, play: &[Timing::OwnTileDraw] }
    // Where's the Admin Bldg.?
    WheresTheAdmin { rule: "ZOM-C-Z5-15", set: Set::Z5, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::Opponent, does: Does::Lasts(Aims::Opponents, Lasts::NextTurn), play: &[Timing::Any],
        changes: Changes::of_target(&[Modifier::StaysAbove]) }

    // ---- Z6 ----
    // Are You Scared Yet?
    ScaredYet { rule: "ZOM-C-Z6-01", set: Set::Z6, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_everybody(&[Modifier::ItemsDoNothing]) }
    BackAtYa { rule: "ZOM-C-Z6-02", set: Set::Z6, count: 2, kind: CardKind::Reaction, family: Family::Replies,
        target: Target::Card, does: replies::BackAtYa, play: &[Timing::CardTargetsPlayer] }
    // Easy Come...Easy Go!
    EasyCome { rule: "ZOM-C-Z6-03", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Hands,
        target: Target::All, does: hands::EasyCome, play: &[Timing::Any] }
    // Finders Keepers
    Finders { rule: "ZOM-C-Z6-04", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::Finders, play: &[Timing::OwnTurn], cost: Cost { life: 0, bullets: 2 } }
    Flashlight { rule: "ZOM-C-Z6-05", set: Set::Z6, count: 3, kind: CardKind::Item, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any],
        condition: Condition::InsideAnyBuildingOrStore, requires: Some(Requirement::Sewers) }
    Flood { rule: "ZOM-C-Z6-06", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::AllUnderground, does: journeys::Flood, play: &[Timing::Any],
        requires: Some(Requirement::Sewers) }
    // I Could Use That!
    CouldUseThat { rule: "ZOM-C-Z6-07", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::CouldUseThat, play: &[Timing::Any] }
    // Inflated Self Esteem!
    SelfEsteem { rule: "ZOM-C-Z6-08", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Oneself, does: goods::SelfEsteem, play: &[Timing::OwnTurn], place: &[Tile::LiquorStore],
        condition: Condition::InsideWhere, changes: Changes::of_target(&[Modifier::LosesTurn]) }
    // It sounded like a good idea at the time.
    GoodIdea { rule: "ZOM-C-Z6-09", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Board, does: Does::Places(HowMany::OneEach, Where::WaysBelow), play: &[Timing::Any] }
    ItWasHere { rule: "ZOM-C-Z6-10", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Stacks,
        target: Target::Helipad, does: stacks::ItWasHere, play: &[Timing::Any] }
    MissedStep { rule: "ZOM-C-Z6-11", set: Set::Z6, count: 3, kind: CardKind::Reaction, family: Family::Journeys,
        target: Target::Opponent, does: Does::Sends(Traveller::OpponentLeavingSubway, Destination::SubwayPlatform),
        play: &[Timing::OpponentLeavesSubway], requires: Some(Requirement::Subway) }
    // Next Stop...HELL!!!
    NextStop { rule: "ZOM-C-Z6-12", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Opponent, does: Does::Sends(Traveller::Opponent, Destination::FullestBuilding),
        play: &[Timing::Any] }
    // Oh... That's New!
    ThatsNew { rule: "ZOM-C-Z6-13", set: Set::Z6, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::Square, does: spells::ThatsNew, play: &[Timing::Any], requires: Some(Requirement::Sewers),
        changes: Changes::of_its_square(&[Modifier::ClosesManhole]) }
    // We gotta get out of this place!
    GottaGetOut { rule: "ZOM-C-Z6-14", set: Set::Z6, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::All, does: Does::Lasts(Aims::Nothing, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_everybody(&[Modifier::DoublesRoll]) }
    // Zombies!!! Come Out and Play!
    ComeOut { rule: "ZOM-C-Z6-15", set: Set::Z6, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Board, does: Does::Places(HowMany::OneEach, Where::BesidePlayers), play: &[Timing::Any] }

    // ---- Z7 ----
    ClownCar { rule: "ZOM-C-Z7-01", set: Set::Z7, count: 6, kind: CardKind::Vehicle, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::TentEntry],
        place: &[Tile::BigTop1, Tile::BigTop2], condition: Condition::InsideWhere, requires: Some(Requirement::Z7),
        move_bonus: 2 }
    // Can't Sleep. Clowns Will Eat Me!
    CantSleep { rule: "ZOM-C-Z7-02", set: Set::Z7, count: 2, kind: CardKind::Instant, family: Family::Hands,
        target: Target::Oneself, does: hands::CantSleep, play: &[Timing::Any] }
    // Clown Nose
    Nose { rule: "ZOM-C-Z7-03", set: Set::Z7, count: 2, kind: CardKind::ItemOneshot, family: Family::Hands,
        target: Target::Oneself, does: hands::TakesTopOfPile, play: &[Timing::Any], uses: &[Timing::Any] }
    // Cotton Candy
    Candy { rule: "ZOM-C-Z7-04", set: Set::Z7, count: 2, kind: CardKind::Reaction, family: Family::Weapons,
        target: Target::Oneself, does: weapons::Candy, play: &[Timing::OwnRoll] }
    // I Hate Clowns!
    HateClowns { rule: "ZOM-C-Z7-05", set: Set::Z7, count: 2, kind: CardKind::Lasting, family: Family::Weapons,
        target: Target::Oneself, does: Does::Lasts(Aims::Nothing, Lasts::OneTurn), play: &[Timing::OwnTurn],
        requires: Some(Requirement::Z7) }
    // Important Clown Business
    Business { rule: "ZOM-C-Z7-06", set: Set::Z7, count: 2, kind: CardKind::Instant, family: Family::Clowns,
        target: Target::All, does: clowns::Business, play: &[Timing::Any], requires: Some(Requirement::Z7) }
    // Seltzer Bottle
    Seltzer { rule: "ZOM-C-Z7-07", set: Set::Z7, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::Oneself, does: Does::Lasts(Aims::Nothing, Lasts::OneTurn), play: &[Timing::OwnTurn],
        changes: Changes::of_target(&[Modifier::NoFight]) }
    // Send in the Clowns!
    SendIn { rule: "ZOM-C-Z7-08", set: Set::Z7, count: 2, kind: CardKind::Lasting, family: Family::Clowns,
        target: Target::Oneself, does: Does::Lasts(Aims::Nothing, Lasts::OneTurn), play: &[Timing::OwnTurnStart],
        requires: Some(Requirement::Z7) }
    // Stuffed Animal
    Stuffed { rule: "ZOM-C-Z7-09", set: Set::Z7, count: 2, kind: CardKind::ItemOneshot, family: Family::Weapons,
        target: Target::Oneself, does: weapons::Stuffed, play: &[Timing::Any], uses: &[Timing::Any] }
    // That's not a mask!
    NotMask { rule: "ZOM-C-Z7-10", set: Set::Z7, count: 2, kind: CardKind::Instant, family: Family::Clowns,
        target: Target::Opponent, does: clowns::NotMask, play: &[Timing::Any], requires: Some(Requirement::Z7) }
    // That's not an exit!
    NotExit { rule: "ZOM-C-Z7-11", set: Set::Z7, count: 2, kind: CardKind::Reaction, family: Family::Journeys,
        target: Target::Opponent,
        does: Does::Sends(Traveller::OpponentLeavingFunHouse, Destination::OtherTileOfFunHouse),
        play: &[Timing::OpponentLeavesFunHouse], requires: Some(Requirement::Z7) }
    // What do you mean, funny?!?
    Funny { rule: "ZOM-C-Z7-12", set: Set::Z7, count: 1, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Opponent, does: Does::Sends(Traveller::Opponent, Destination::FunHouse), play: &[Timing::Any],
        requires: Some(Requirement::Z7) }
    WhatThe { rule: "ZOM-C-Z7-13", set: Set::Z7, count: 1, kind: CardKind::Lasting, family: Family::Hands,
        target: Target::Opponent, does: hands::WhatThe, play: &[Timing::Any] }
    // Whoaaa!
    Whoa { rule: "ZOM-C-Z7-14", set: Set::Z7, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::Opponent, does: moves::Whoa, play: &[Timing::Any],
        changes: Changes::of_target(&[Modifier::HalvesRoll, Modifier::WaitsForRoll]) }
    // You are going to DIE!
    GoingToDie { rule: "ZOM-C-Z7-15", set: Set::Z7, count: 2, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Opponent, does: journeys::GoingToDie, play: &[Timing::Any], requires: Some(Requirement::Z7) }

    // ---- Z8 ----
    // Get Out of Jail Free
    GetOutOfJail { rule: "ZOM-C-Z8-01", set: Set::Z8, count: 2, kind: CardKind::Item, family: Family::Goods,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any], requires: Some(Requirement::JailStart) }
    StirCrazy { rule: "ZOM-C-Z8-02", set: Set::Z8, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::Opponent, does: Does::Lasts(Aims::Opponents, Lasts::NextTurn), play: &[Timing::Any] }
    ServiceWeapon { rule: "ZOM-C-Z8-03", set: Set::Z8, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any],
        place: &[Tile::WardensOffice, Tile::PoliceStation], condition: Condition::InsideWhere, combat_bonus: 1 }
    DontDropTheSoap { rule: "ZOM-C-Z8-04", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::DontDropTheSoap, play: &[Timing::Any] }
    MysteryMeat { rule: "ZOM-C-Z8-05", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Opponent, does: goods::MysteryMeat, play: &[Timing::Any] }
    LastMeal { rule: "ZOM-C-Z8-06", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Moves,
        target: Target::Oneself, does: moves::Rests { halves: 6, bullets: 1 },
        play: &[Timing::BeforeOwnMovementRoll] }
    Shiv { rule: "ZOM-C-Z8-07", set: Set::Z8, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any],
        condition: Condition::InsideAnyBuildingOrStore, combat_bonus: 1 }
    Nightstick { rule: "ZOM-C-Z8-08", set: Set::Z8, count: 2, kind: CardKind::ItemWeapon, family: Family::Weapons,
        target: Target::Oneself, does: Does::Stays, play: &[Timing::Any],
        place: &[Tile::CellBlock, Tile::SolitaryCells], condition: Condition::InsideWhere, combat_bonus: 1 }
    RiotShield { rule: "ZOM-C-Z8-09", set: Set::Z8, count: 2, kind: CardKind::ItemOneshot, family: Family::Weapons,
        target: Target::Oneself, does: weapons::RiotShield, play: &[Timing::Any], uses: &[Timing::OwnCombat],
        place: &[Tile::WardensOffice, Tile::PoliceStation], condition: Condition::InsideWhere }
    Lockdown { rule: "ZOM-C-Z8-10", set: Set::Z8, count: 2, kind: CardKind::Lasting, family: Family::Spells,
        target: Target::Building, does: spells::Lockdown, play: &[Timing::Any], ends: Ends::Unlocking }
    PrisonRiot { rule: "ZOM-C-Z8-11", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Hordes,
        target: Target::Tile, does: Does::Places(HowMany::Exactly(6), Where::Tile), play: &[Timing::Any] }
    GoodBehavior { rule: "ZOM-C-Z8-12", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Goods,
        target: Target::Oneself, does: goods::GoodBehavior, play: &[Timing::Any] }
    SolitaryConfinement { rule: "ZOM-C-Z8-13", set: Set::Z8, count: 2, kind: CardKind::Lasting, family: Family::Moves,
        target: Target::Opponent, does: Does::Lasts(Aims::Opponents, Lasts::ToNextTurn), play: &[Timing::Any],
        changes: Changes::of_target(&[Modifier::StaysOnTile]) }
    EscapeTunnel { rule: "ZOM-C-Z8-14", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Journeys,
        target: Target::Oneself, does: Does::Sends(Traveller::Oneself, Destination::TileBeside),
        play: &[Timing::OwnMovement] }
    Shakedown { rule: "ZOM-C-Z8-15", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Hands,
        target: Target::Opponent, does: hands::Shakedown, play: &[Timing::Any] }
    GuardTower { rule: "ZOM-C-Z8-16", set: Set::Z8, count: 2, kind: CardKind::Instant, family: Family::Blasts,
        target: Target::Square, does: blasts::GuardTower, play: &[Timing::OwnTurn],
        cost: Cost { life: 0, bullets: 1 } }
}

stages! {
    Place(hordes::placed::Place) asks,
    BehindDoor(hordes::placed::BehindDoor) rolls,
    GrenadeHurts(blasts::GrenadeHurts) follows,
    MineFieldThrow(blasts::mine_field::Throw) rolls,
    MineFieldPick(blasts::mine_field::Pick) asks,
    DynamiteThrow(blasts::dynamite::Throw) rolls,
    DynamitePick(blasts::dynamite::Pick) asks,
    TilesLook(stacks::looks::Look) rolls,
    ValedictorianTake(stacks::looks::Take) asks,
    TilesPutBack(stacks::looks::PutBack) asks,
    ItWasHerePlace(stacks::it_was_here::Place) asks,
    MagicKeyTake(hands::looks::Take) asks,
    ShakedownDiscard(hands::looks::Discard) asks,
    DeterminationSearch(hands::pile::Search) asks,
    FamiliarLook(hands::familiar::Look) rolls,
    FamiliarDiscard(hands::familiar::Discard) asks,
    FamiliarBury(hands::familiar::Bury) asks,
    CantSleepDraw(hands::cant_sleep::Draw) rolls,
    CantSleepNext(hands::cant_sleep::Next) asks,
    CantSleepHow(hands::cant_sleep::How) asks,
    DontDropTheSoapDrop(goods::dont_drop_the_soap::Drop) asks,
    FullyLoadedMatch(goods::fully_loaded::Match) asks,
    IFeelAliveThrow(goods::rolls::FeelAlive) rolls,
    MysteryMeatThrow(goods::rolls::EatMeat) rolls,
    IWillSurviveOwnDie(goods::i_will_survive::OwnDie) rolls,
    IWillSurviveOtherDie(goods::i_will_survive::OtherDie) rolls,
    NotDeadThrow(goods::not_dead::Throw) rolls,
    NotDeadSpend(goods::not_dead::Spend) asks,
    NotDeadBulletOn(goods::not_dead::BulletOn) asks,
    NotDeadLifeOn(goods::not_dead::LifeOn) asks,
    NotDeadReroll(goods::not_dead::Reroll) rolls,
    FullMoonAttack(goods::full_moon::Attack) asks,
    FullMoonAttackerThrow(goods::full_moon::AttackerThrow) rolls,
    FullMoonDefenderThrow(goods::full_moon::DefenderThrow) rolls,
    FullMoonDefenderSpend(goods::full_moon::DefenderSpend) asks,
    FullMoonAttackerSpend(goods::full_moon::AttackerSpend) asks,
    SickleDriveOff(weapons::sickle::DriveOff) asks,
    ScalpelPay(weapons::scalpel::Pay) asks,
    ScalpelHandOn(weapons::scalpel::HandOn) asks,
    StuffedGive(weapons::stuffed::Give) asks,
    StuffedLoss(weapons::stuffed::Loss) follows,
    NotSoBadPickUp(hordes::not_so_bad::PickUp) asks,
    NotSoBadPutDown(hordes::not_so_bad::PutDown) asks,
    NoBrainsHereChase(hordes::moved::Chase) asks,
    BarricadeDriveOut(hordes::barricade::DriveOut) asks,
    Drive(hordes::driven::Drive) asks,
    SendPick(journeys::sent::Pick) asks,
    BreakthroughThrow(journeys::breakthrough::Throw) rolls,
    FloodRise(journeys::flood::Rise) follows,
    FloodStreet(journeys::flood::Street) asks,
    GoingToDiePick(journeys::going_to_die::Pick) asks,
    GoingToDieThrow(journeys::going_to_die::Throw) rolls,
    DontSleepThrow(moves::dont_sleep::Throw) rolls,
    LotsOfLuckTake(moves::lots_of_luck::Take) rolls,
    StirCrazySquares(moves::stir_crazy::Squares) asks,
    WhoaLoseItem(moves::whoa::LoseItem) asks,
    BusinessPutClown(clowns::business::PutClown) asks,
    NotMaskPickClown(clowns::not_mask::PickClown) asks,
    SendInClown(clowns::send_in::SendClown) asks,
    PageNotRightTakeOut(pages::not_right::TakeOut) asks,
    PageReturnPutOut(pages::returned::PutOut) asks,
    PageTreesThrow(pages::trees::Throw) rolls,
    PageTreesPay(pages::trees::Pay) asks,
    LookinAtMeAimElsewhere(replies::lookin_at_me::AimElsewhere) asks,
    GotOneAimCopy(replies::got_one::AimCopy) asks,
    BackAtYaAimRecoil(replies::back_at_ya::AimRecoil) asks,
}
