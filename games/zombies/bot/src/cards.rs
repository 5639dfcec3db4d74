//! Cards: what playing one is worth now, what to choose for it, and which to keep.

use zombies::cards::{CardKind, Condition, Family, Target};
use zombies::map::Square;
use zombies::{Action, Aim, Card, Good, Question};

use super::building;
use super::hordes::Harms;
use super::odds::kills_of;
use super::sight::Sight;
use super::travel::worth_of_standing;
use super::{Choice, worth};

/// The least that a play must be worth: a player has only one card per round, and a better one may come.
const WORTH_A_CARD: f64 = 0.5;
/// A card in hand that is worth less than this is discarded for a new one.
const WORTH_KEEPING: f64 = 0.5;
/// What drawing another card is worth when those in hand do not help.
const WORTH_OF_LUCK: f64 = 5.0;

/// The card or item to play now, if any is worth it.
pub fn best_play(question: Question, sight: &Sight<'_>, choice: &mut Choice<'_>) -> Option<Action> {
    let is_card = |action: &Action| matches!(action, Action::Play { .. } | Action::Use { .. });
    if !choice.legal.iter().any(is_card) {
        return None;
    }
    let mut best: Option<(Action, f64)> = None;
    for action in choice.legal {
        let worth = match *action {
            Action::Play { card, .. } if card.is_item() && card.facts().target == Target::Oneself => {
                of_item(card)
            }
            Action::Play { card, aim } => of_play(question, sight, card, aim),
            Action::Use { card, aim } => of_use(question, sight, card, aim),
            _ => continue,
        };
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((*action, worth));
        }
    }
    best.filter(|(_, worth)| *worth > WORTH_A_CARD).map(|(action, _)| action)
}

/// What an item in play is worth.
fn of_item(card: Card) -> f64 {
    let bonus = 2.0 * f64::from(card.combat_bonus()) + f64::from(card.move_bonus());
    match card {
        Card::FirstAidKit | Card::Grenade | Card::LotsOfAmmo | Card::Shotgun => 2.0,
        Card::Flashlight => 0.6,
        _ => 1.0 + bonus,
    }
}

/// What discarding an item for its effect is worth.
fn of_use(question: Question, sight: &Sight<'_>, card: Card, aim: Aim) -> f64 {
    let own = sight.own();
    let life = usize::from(own.life.div_ceil(2));
    let is_at_helipad = sight.map.tile(own.at.spot()).is_helipad();
    match card {
        Card::LotsOfAmmo => 2.0,
        Card::FirstAidKit | Card::Stuffed | Card::RiotShield => {
            2.0 * f64::from(life <= 2 && missing_in_fight(sight) > 0)
        }
        Card::Grenade | Card::RocketLauncher | Card::TranqGun if life > 1 => {
            let zombies = match aim {
                Aim::Building(building) => {
                    let squares = sight.map.squares_of(building);
                    squares.filter(|at| sight.map.has_figure(*at)).count()
                }
                Aim::Tile(spot) => usize::from(sight.map.n_figures_on(spot)),
                _ => 1,
            };
            let lost = worth::LIVES[life] - worth::LIVES[life - 1];
            zombies as f64 * worth::of_kill(kills_of(own)) - lost - 1.0
        }
        Card::Chainsaw | Card::Molotov => {
            let is_needed = matches!(question, Question::Fight { .. }) && (is_at_helipad || life <= 2);
            if is_needed { 1.0 } else { 0.0 }
        }
        Card::Nose | Card::OneMansGarbage => 1.0,
        Card::WhereHe => aim_of_zombie(sight, aim),
        _ => 0.0,
    }
}

fn aim_of_zombie(sight: &Sight<'_>, aim: Aim) -> f64 {
    match aim {
        Aim::Square(at) => Harms::new(sight).of_zombie_on(sight, at),
        _ => 0.3,
    }
}

/// By how much the roll of my fight falls short. 0 before the roll.
fn missing_in_fight(sight: &Sight<'_>) -> i8 {
    match &sight.view.fight {
        Some(fight) if fight.seat == sight.me => {
            fight.die.map_or(0, |die| fight.kill_number - die as i8 - fight.plus)
        }
        _ => 0,
    }
}

fn of_play(question: Question, sight: &Sight<'_>, card: Card, aim: Aim) -> f64 {
    let own = sight.own();
    let life = usize::from(own.life.div_ceil(2));
    let is_my_turn = sight.view.active == sight.me;
    let target = aim.players().find(|seat| *seat != sight.me);
    let takes_from_me = matches!(aim, Aim::Goods(seat, _) | Aim::Item(seat, _) if seat == sight.me);
    if takes_from_me {
        return -1.0;
    }
    let gained = |n: usize| worth::LIVES[(life + n).min(5)] - worth::LIVES[life.min(5)];
    let rivalry = || sight.threat(sight.rival()) - sight.threat(sight.me);
    match card {
        Card::MuchNeededRest => gained(2) - worth_of_speed(sight) - 0.6,
        Card::LastMeal => gained(3) - worth_of_speed(sight) - 0.9,
        Card::SelfEsteem => gained(5) - worth::TURN,
        Card::IFeelAlive => 0.25 * gained(2) + 0.3,
        Card::KeysStillInIt => 0.4 + worth_of_speed(sight),
        Card::AdrenalineRush => match question {
            Question::FightResult { .. } if (1..=2).contains(&missing_in_fight(sight)) => 1.2,
            Question::React { .. } | Question::SetOut { .. } => 0.3 + worth_of_speed(sight),
            _ => 0.0,
        },
        Card::LuckyShot if missing_in_fight(sight) > 1 => 1.2,
        Card::LuckyShot | Card::Candy => 0.0,
        Card::NotSoScary | Card::WhatLuck | Card::HardBeingYou | Card::GotOne => 2.0,
        Card::Music => 0.7,
        Card::Drink => 0.0,
        // These cards help everybody or nobody.
        Card::EasyCome | Card::PowerOutage | Card::Determination | Card::Flood | Card::ScaredYet => -1.0,
        Card::WithFriends => {
            let items = |seat: table::Seat| sight.of(seat).items.len() as f64;
            sight.others().map(items).fold(0.0, f64::max) - 1.5 * items(sight.me)
        }
        Card::AlternateFoodSource | Card::TooTired | Card::NoGuts | Card::GovEnhanced => {
            2.0 * rivalry() - 0.4
        }
        Card::ItWasHere => 4.0 * rivalry(),
        Card::GottaGetOut => {
            if is_my_turn {
                -3.0 * rivalry()
            } else {
                0.0
            }
        }
        Card::WhyWont | Card::NotDead => {
            let kills = sight.of(target.unwrap_or(sight.view.active)).kills.iter().sum::<u8>();
            0.4 + worth::of_kill(kills) * f64::from(kills) / 15.0
        }
        Card::DidntHappen | Card::RaiseHand | Card::LookinAtMe | Card::BackAtYa => {
            let is_mine = sight.view.played.last().is_some_and(|played| {
                played.seat != sight.me && played.aim.players().any(|seat| seat == sight.me)
            });
            if is_mine { 2.0 } else { 0.0 }
        }
        Card::CouldUseThat => 0.9,
        Card::BadSenseOfDirection => {
            target.map_or(0.0, |seat| 5.0 * sight.threat(seat))
                - (worth::LIVES[life] - worth::LIVES[life - 1])
        }
        Card::ThereYouAre | Card::KnowWhat | Card::Portal => match aim {
            Aim::Square(at) => worth_of_standing(sight, at) - worth_of_standing(sight, own.at),
            _ if is_my_turn => 0.6,
            _ => 0.0,
        },
        _ => match target {
            Some(seat) => strength(card) * (0.3 + 1.5 * sight.threat(seat)),
            None => of_the_rest(sight, card, aim, is_my_turn),
        },
    }
}

/// What cards that target no other player are worth.
fn of_the_rest(sight: &Sight<'_>, card: Card, aim: Aim, is_my_turn: bool) -> f64 {
    let facts = card.facts();
    match (facts.target, aim) {
        (_, Aim::Player(seat)) if seat == sight.me => {
            if is_my_turn {
                0.7
            } else {
                0.0
            }
        }
        (Target::Oneself, _) if is_my_turn => 0.6,
        (Target::Opponent, _) => 0.7 * strength(card),
        // Zombies placed by a card are trouble for some players and prey for others.
        _ if facts.family == Family::Hordes => 0.2 + 0.8 * sight.threat(sight.rival()),
        _ if facts.family == Family::Blasts && is_my_turn => 1.0,
        _ => 0.3,
    }
}

/// How badly a card hits its target.
fn strength(card: Card) -> f64 {
    match card {
        Card::HystericalParalysis | Card::DontSleep => 2.5,
        Card::BrainCramp | Card::Running | Card::Fear | Card::NextStop => 2.0,
        Card::WhereEverybody | Card::ComingForYou | Card::OverHere => 1.4,
        Card::Childhood => 0.2,
        _ => 1.0,
    }
}

/// What it is worth to get far in this turn.
fn worth_of_speed(sight: &Sight<'_>) -> f64 {
    match sight.way_home(sight.own().at) {
        Some((steps, zombies)) if steps <= 12 => 2.0 / (1.0 + 0.3 * f64::from(zombies)),
        Some(_) => 0.5,
        None => 0.0,
    }
}

/// The best choice when an effect asks for one.
pub fn best_pick(sight: &Sight<'_>, choice: &mut Choice<'_>, card: Card) -> Action {
    let facts = card.facts();
    let effect = sight.view.effect.as_ref();
    let is_aimed = effect.is_some_and(|effect| effect.aim.players().any(|seat| seat != sight.me));
    let is_journey = facts.family == Family::Journeys || facts.family == Family::Moves;
    let harms = Harms::new(sight);
    choice.best(|action| match action {
        Action::Enough => 0.0,
        Action::Pick { aim } => match aim {
            Aim::Square(at) if is_journey && is_aimed => -worth_of_standing(sight, at),
            Aim::Square(at) if is_journey => worth_of_standing(sight, at),
            Aim::Square(at) => harms.of_zombie_on(sight, at),
            Aim::Way(from, to) => harms.of_zombie_on(sight, to) - harms.of_zombie_on(sight, from),
            Aim::Player(seat) | Aim::Item(seat, _) if seat != sight.me => sight.threat(seat),
            Aim::Player(_) => -0.5,
            Aim::Item(_, card) | Aim::Card(card) => of_keeping(sight, card),
            Aim::Goods(seat, good) => good_of(good) * if seat == sight.me { -1.0 } else { 1.0 },
            Aim::Good(good) => good_of(good),
            Aim::Place(cell, _) => building::near_me(sight, cell),
            Aim::Number(n) => f64::from(n),
            _ => -0.1,
        },
        _ => f64::NEG_INFINITY,
    })
}

fn good_of(good: Good) -> f64 {
    match good {
        Good::Life => 1.0,
        Good::Bullets => 0.6,
        Good::Guts => 0.3,
    }
}

/// What the cards that could be played in a building at this square are worth.
pub fn of_place(sight: &Sight<'_>, at: Square) -> f64 {
    let own = sight.own();
    if own.has_played || !sight.map.is_inside(at) {
        return 0.0;
    }
    let fits_in = |card: &Card, at: Square| match card.facts().condition {
        _ if !sight.map.is_inside(at) => false,
        Condition::InsideWhere => card.facts().place.contains(&sight.map.tile(at.spot())),
        Condition::InsideAnyBuildingOrStore => true,
        _ => false,
    };
    // Cards that could be played right here need no walk.
    let cards = own.hand.known.iter().filter(|card| is_worth_wearing(sight, **card));
    let fitting = cards.filter(|card| fits_in(card, at) && !fits_in(card, own.at));
    fitting.map(|card| 0.6 * of_item(*card)).fold(0.0, f64::max)
}

/// An item for oneself that is not in play yet.
fn is_worth_wearing(sight: &Sight<'_>, card: Card) -> bool {
    card.is_item() && card.facts().target == Target::Oneself && !sight.has_in_play(card)
}

/// What a card is worth in the hand.
fn of_keeping(sight: &Sight<'_>, card: Card) -> f64 {
    let facts = card.facts();
    let is_there =
        || facts.place.is_empty() || facts.place.iter().any(|tile| sight.map.find(*tile).is_some());
    match card {
        Card::EasyCome | Card::PowerOutage | Card::Flood | Card::Familiar | Card::Childhood => 0.1,
        Card::Determination | Card::MissedStep | Card::ScaredYet | Card::GoodIdea | Card::Drink => 0.2,
        _ if facts.kind == CardKind::Page => 0.3,
        _ if sight.has_in_play(card) => 0.3,
        _ if card.is_item() && is_there() => of_item(card),
        _ if card.is_item() => 0.4,
        _ if facts.target == Target::Opponent => 0.5 + 0.4 * strength(card),
        Card::MuchNeededRest | Card::KeysStillInIt | Card::AdrenalineRush | Card::Music => 1.2,
        _ => 0.5,
    }
}

pub fn best_discard(sight: &Sight<'_>, choice: &mut Choice<'_>, is_forced: bool) -> Action {
    choice.best(|action| match action {
        Action::Discard { card } => -of_keeping(sight, card),
        Action::Keep if !is_forced => -WORTH_KEEPING - WORTH_OF_LUCK * sight.haste(),
        _ => f64::NEG_INFINITY,
    })
}
