//! The steps of a mission, and the progress of each.

use table::rule;

use super::{hope, locks};
use crate::MarvelZombies;
use crate::cast::CitizenCard;
use crate::mission::{CitizenPlaceKind, Consequence, Goal, Order, Tokens};
use crate::state::{Hero, LeaderPlace};
use crate::view::StepView;

/// MZ-3.3: whether all steps are fulfilled. What was done early counts (MZ-28.2), so the order need not be
/// remembered.
pub(crate) fn is_won(g: &MarvelZombies) -> bool {
    rule!("MZ-28.2");
    g.mission.steps.iter().all(|goal| is_fulfilled(g, *goal))
}

pub(crate) fn is_lost(g: &MarvelZombies) -> bool {
    g.progress.is_lost
}

/// MZ-14.6: whether all other steps are fulfilled.
pub(crate) fn is_exit_open(g: &MarvelZombies) -> bool {
    let steps = &g.mission.steps;
    steps.contains(&Goal::Leave) && steps.iter().all(|goal| *goal == Goal::Leave || is_fulfilled(g, *goal))
}

pub(crate) fn step_view(g: &MarvelZombies, step: usize) -> StepView {
    let goal = g.mission.steps[step];
    let (done, of) = progress(g, goal);
    StepView {
        goal,
        done,
        of,
        is_open: is_open(g, step),
        is_fulfilled: is_open(g, step) && is_fulfilled(g, goal),
        is_lost: g.progress.is_lost_for_good && hope::is_out_of_reach(g, goal),
    }
}

/// MZ-28.1, MZ-28.3: whether a step may be fulfilled now.
fn is_open(g: &MarvelZombies, step: usize) -> bool {
    let steps = &g.mission.steps;
    match g.mission.order {
        Order::InOrder => {
            rule!("MZ-28.1");
            steps[..step].iter().all(|goal| is_fulfilled(g, *goal))
        }
        Order::AnyOrder => {
            rule!("MZ-28.3");
            steps[step] != Goal::Leave || is_exit_open(g)
        }
    }
}

fn is_fulfilled(g: &MarvelZombies, goal: Goal) -> bool {
    let (done, of) = progress(g, goal);
    done >= of
}

/// How much is done, and how much there is to do.
pub(crate) fn progress(g: &MarvelZombies, goal: Goal) -> (u8, u8) {
    match goal {
        Goal::DevourAllCitizens => all_citizens(g),
        Goal::DevourObjectiveCitizens => objective_citizens(g, g.progress.devoured),
        Goal::SaveObjectiveCitizens => objective_citizens(g, g.progress.saved),
        Goal::Devour(card) => once(has(g.progress.devoured, card)),
        Goal::EachHeroDevoursCitizen => {
            rule!("MZ-28.10");
            each_hero(g, |hero| hero.n_devoured > 0)
        }
        Goal::Take(wanted) => taken_of(g, wanted),
        Goal::TakeAllObjectives => {
            let taken = g.objectives.iter().filter(|objective| objective.taken_by.is_some()).count();
            (taken as u8, g.objectives.len() as u8)
        }
        Goal::EachHeroTakesObjective => {
            rule!("MZ-28.10");
            each_hero(g, |hero| hero.n_objectives > 0)
        }
        Goal::TakeSecretMissions => {
            let is_face_up = |kind: CitizenPlaceKind| matches!(kind, CitizenPlaceKind::FaceUp { .. });
            let n_cards = g.mission.citizens.iter().filter(|place| is_face_up(place.kind)).count();
            (g.progress.taken_cards.count_ones() as u8, n_cards as u8)
        }
        Goal::Find(card) => {
            rule!("MZ-32.13");
            once(g.progress.revealed & super::people::secret_bit(card) != 0)
        }
        Goal::FindExit => once(g.exit.is_some()),
        Goal::EachHeroReaches(level) => each_hero(g, |hero| crate::cast::Level::of(hero.xp) >= level),
        Goal::EliminateForGood(who) => once(g.leaders[who.place()].place == LeaderPlace::Gone),
        Goal::NoLeaderLeft => {
            rule!("MZ-39.11");
            let stands = |place: LeaderPlace| matches!(place, LeaderPlace::Board(_) | LeaderPlace::Lies(_));
            once(!g.leaders.iter().any(|leader| stands(leader.place)))
        }
        Goal::BringSignToExit => {
            rule!("MZ-43.3");
            rule!("MZ-43.8");
            once(g.sign.is_some_and(|sign| Some(sign.zone) == g.exit))
        }
        // MZ-14.9: an eliminated hero never leaves.
        Goal::Leave => {
            rule!("MZ-14.9");
            each_hero(g, |hero| hero.has_left)
        }
    }
}

fn once(is_done: bool) -> (u8, u8) {
    (u8::from(is_done), 1)
}

fn has(people: u16, card: CitizenCard) -> bool {
    people & 1 << card as u16 != 0
}

fn each_hero(g: &MarvelZombies, is_done: impl Fn(&Hero) -> bool) -> (u8, u8) {
    (g.heroes.iter().filter(|hero| is_done(hero)).count() as u8, g.heroes.len() as u8)
}

fn taken_of(g: &MarvelZombies, wanted: Tokens) -> (u8, u8) {
    let taken = locks::taken(g);
    let done = wanted.colors().count() - wanted.without(taken).colors().count();
    (done as u8, wanted.colors().count() as u8)
}

/// MZ-28.9: done while there is no Citizen figure and no face-down card on the board. Citizens who appear
/// later count (MZ-28.8).
fn all_citizens(g: &MarvelZombies) -> (u8, u8) {
    rule!("MZ-28.8");
    rule!("MZ-28.9");
    let standing = g.citizens.iter().filter(|citizen| citizen.zone.is_some()).count() as u8;
    let left = standing + g.face_down.len() as u8;
    let done = g.progress.devoured.count_ones() as u8;
    (done, done + left)
}

/// The Objective Citizens who have met this fate, out of all who are or will be on the board. If one of them
/// is lost, so is the game.
fn objective_citizens(g: &MarvelZombies, fate: u16) -> (u8, u8) {
    let done = (g.progress.objective_citizens & fate).count_ones() as u8;
    let placed = g.mission.citizens.iter().filter(|place| place.kind.is_for_people()).count();
    let by_card = g
        .mission
        .reactions
        .iter()
        .filter(|reaction| reaction.then == Consequence::SpawnObjectiveCitizenHere)
        .count();
    (done, (placed + by_card) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cast::Character;
    use crate::scene::scene;

    #[test]
    fn no_exit_opens_where_nobody_is_told_to_leave() {
        let mut g = scene("mission MZ10\nheroes hulk\nbegin turn hulk").expect("a scene");
        for objective in &mut g.objectives {
            objective.taken_by = Some(Character::Hulk);
        }
        g.progress.taken_cards = 3;
        assert!(is_won(&g));
        assert!(!is_exit_open(&g));
    }
}
