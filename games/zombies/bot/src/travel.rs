//! Walking: where to go, and whether to go at all.

use table::Seat;
use zombies::Action;
use zombies::map::{Reach, Square, Token};

use super::odds::{Odds, value_of};
use super::sight::Sight;
use super::{Choice, captivity, cards, ducts, sewers, worth};

/// Anything less is not worth a step.
const WORTH_A_STEP: f64 = 0.05;
/// How many steps are counted for each duct on the way to the helipad, and for the whole way if there is
/// none.
const A_DUCT: f64 = 15.0;
const NO_WAY: f64 = 60.0;

pub fn best_step(sight: &Sight<'_>, choice: &mut Choice<'_>, left: u16) -> Action {
    // The spell of the Cabin wins, a token is free, and there is nothing to gain in the Fun House.
    if let Some(first) =
        [Action::Cast, Action::Take, Action::Leave].into_iter().find(|one| choice.allows(*one))
    {
        return first;
    }
    if sight.own().is_below {
        return sewers::best_step(sight, choice);
    }
    if let Some(out) = captivity::best_step_in_fun_house(sight, choice) {
        return out;
    }
    if let Some(duct) = ducts::best_step(sight, choice) {
        return duct;
    }
    if let Some(down) = sewers::way_down(sight, choice, left) {
        return down;
    }
    let Some((target, gain)) = best_target(sight) else { return rest(choice) };
    if gain < WORTH_A_STEP && choice.allows(Action::Stop) {
        choice.reason = Some("not-worth-a-step");
        return Action::Stop;
    }
    let Some(step) = towards(sight, choice, target) else { return rest(choice) };
    choice.reason = Some(reason_to_go(sight, target));
    step
}

/// Why that square is worth walking to.
fn reason_to_go(sight: &Sight<'_>, target: Square) -> &'static str {
    match sight.map.token(target) {
        _ if sight.is_goal(target) => "to-the-helicopter",
        Some(Token::Life) => "fetch-life",
        Some(Token::Bullet) => "fetch-bullets",
        _ if sight.map.has_figure(target) => "hunt",
        _ => "better-place",
    }
}

/// The square that is most worth walking to.
fn best_target(sight: &Sight<'_>) -> Option<(Square, f64)> {
    let fights = sight.odds();
    let goal = Odds::new(sight.fighter(sight.me, Default::default()), worth::VICTORY);
    let peace = sight.lasts(zombies::Card::AlternateFoodSource);
    let mut best: Option<(Square, f64)> = None;
    for found in sight.ways().found().iter().skip(1) {
        let is_goal = sight.is_goal(found.square);
        let zombies = if peace { 0 } else { found.zombies };
        let gain = if is_goal && !peace {
            goal.gain(zombies)
        } else {
            fights.gain(zombies) + of_square(sight, found.square)
        };
        // Something that is far away may be gone before I get there.
        let rate = if is_goal { 0.985f64 } else { worth::A_STEP_LATER };
        let gain = if gain > 0.0 { gain * rate.powi(i32::from(found.steps)) } else { gain };
        if best.is_none_or(|(_, most)| gain > most) {
            best = Some((found.square, gain));
        }
    }
    best
}

/// What lies on a square, and what can be put in play there.
fn of_square(sight: &Sight<'_>, at: Square) -> f64 {
    let own = sight.own();
    let life = usize::from(own.life / 2);
    let token = match sight.map.token(at) {
        Some(Token::Life) if life < 5 => value_of(life + 1, 0) - value_of(life, 0),
        Some(Token::Bullet) => {
            let bullets = usize::from(own.bullets);
            value_of(0, bullets + 1) - value_of(0, bullets)
        }
        _ => 0.0,
    };
    token + cards::of_place(sight, at) + captivity::of_square(sight, at)
}

/// The longest legal way to a square, or towards it.
fn towards(sight: &Sight<'_>, choice: &Choice<'_>, target: Square) -> Option<Action> {
    first_legal(sight.ways(), choice, target)
}

/// The longest legal part of a way.
pub fn first_legal(ways: &Reach, choice: &Choice<'_>, target: Square) -> Option<Action> {
    ways.way_back_from(target).find_map(|to| {
        [Action::Walk { to }, Action::Step { to }].into_iter().find(|action| choice.allows(*action))
    })
}

pub fn rest(choice: &mut Choice<'_>) -> Action {
    if choice.allows(Action::Stop) {
        return Action::Stop;
    }
    choice.best(|action| match action {
        Action::Step { .. } | Action::Walk { .. } => 0.0,
        _ => -1.0,
    })
}

/// I lead another player: into zombies, or away from the helipad.
pub fn worst_step_for(sight: &Sight<'_>, choice: &mut Choice<'_>, mover: Seat) -> Action {
    let harm = harm_of_fight(sight, mover);
    let far = |at: Square| sight.way_home(at).map_or(0.0, |(steps, _)| f64::from(steps) / 4.0);
    let here = far(sight.of(mover).at);
    choice.best(|action| match action {
        Action::Step { to } | Action::Walk { to } => {
            let fight = if sight.map.has_figure(to) { harm } else { 0.0 };
            far(to) - here + fight
        }
        Action::Stop => 0.01,
        _ => f64::NEG_INFINITY,
    })
}

/// What a fight costs another player.
pub fn harm_of_fight(sight: &Sight<'_>, seat: Seat) -> f64 {
    -Odds::new(sight.fighter(seat, Default::default()), 0.0).gain(1)
}

/// What it is worth to be put on a square.
pub fn worth_of_standing(sight: &Sight<'_>, at: Square) -> f64 {
    let fight = if sight.map.has_figure(at) { sight.odds().gain(1) } else { 0.0 };
    let home = match sight.way_home(at) {
        Some((steps, zombies)) => f64::from(steps) + 2.0 * f64::from(zombies),
        None if sight.helipads.is_empty() => 0.0,
        None => sight.ducts().from(at).map_or(NO_WAY, |n_ducts| A_DUCT * f64::from(n_ducts)),
    };
    fight + of_square(sight, at) - 0.3 * home
}
