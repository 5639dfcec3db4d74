//! Walking: where to, and whether at all.

use table::Seat;
use zombies::map::{Square, Token};
use zombies::{Action, Good};

use super::odds::{Odds, value_of};
use super::sight::Sight;
use super::{Choice, cards, worth};

/// Less is not worth a step.
const WORTH_A_STEP: f64 = 0.05;
/// So many zombies on the way to the helipad make the sewers the better way.
const CROWD: u16 = 5;

pub fn best_step(sight: &Sight<'_>, choice: &mut Choice<'_>, left: u16) -> Action {
    // The spell of the Cabin wins, a token is free, and nobody has anything to do in the Fun House.
    if let Some(first) =
        [Action::Cast, Action::Take, Action::Leave].into_iter().find(|one| choice.allows(*one))
    {
        return first;
    }
    if sight.own().is_below {
        return best_step_below(sight, choice);
    }
    if let Some(down) = way_down(sight, choice, left) {
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

/// What is to be had there.
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
        // What is far may be gone when one comes.
        let rate = if is_goal { 0.985f64 } else { worth::A_STEP_LATER };
        let gain = if gain > 0.0 { gain * rate.powi(i32::from(found.steps)) } else { gain };
        if best.is_none_or(|(_, most)| gain > most) {
            best = Some((found.square, gain));
        }
    }
    best
}

/// What lies there, and what can be put in play there.
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
    token + cards::of_place(sight, at)
}

/// The longest legal way to a square, or towards it.
fn towards(sight: &Sight<'_>, choice: &Choice<'_>, target: Square) -> Option<Action> {
    sight.ways().way_back_from(target).find_map(|to| {
        [Action::Walk { to }, Action::Step { to }].into_iter().find(|action| choice.allows(*action))
    })
}

fn rest(choice: &mut Choice<'_>) -> Action {
    if choice.allows(Action::Stop) {
        return Action::Stop;
    }
    choice.best(|action| match action {
        Action::Step { .. } | Action::Walk { .. } => 0.0,
        _ => -1.0,
    })
}

/// Below nobody fights: the way to a far helipad, where many stand in between.
fn way_down(sight: &Sight<'_>, choice: &Choice<'_>, left: u16) -> Option<Action> {
    let own = sight.own();
    let (steps, _) = sight.way_home(own.at)?;
    let has_breath = u16::from(own.guts) >= (steps / 4).min(2);
    if left == 0 || steps <= left || !has_breath || !is_crowded(sight, own.at) {
        return None;
    }
    if choice.allows(Action::GoDown) && own.sewer_tokens > 0 {
        return Some(Action::GoDown);
    }
    (choice.allows(Action::PlaceManhole) && own.sewer_tokens > 1 && !sight.map.has_figure(own.at))
        .then_some(Action::PlaceManhole)
}

/// Too many fights lie between a square and the helipad. Who comes up where this is not so does not go down
/// again there.
fn is_crowded(sight: &Sight<'_>, at: Square) -> bool {
    sight.way_home(at).is_some_and(|(_, zombies)| zombies >= CROWD)
}

fn best_step_below(sight: &Sight<'_>, choice: &mut Choice<'_>) -> Action {
    let at = sight.own().at;
    let here = way_after_coming_up(sight, at);
    choice.best(|action| match action {
        Action::Step { to } | Action::Walk { to } => -way_after_coming_up(sight, to) - 0.01,
        Action::Stop => -here,
        Action::ComeUp if !is_crowded(sight, at) => -here + 0.5,
        _ => f64::NEG_INFINITY,
    })
}

/// How long the rest of the way to the helipad is from here, in steps, where one can come up.
fn way_after_coming_up(sight: &Sight<'_>, at: Square) -> f64 {
    let can_rise = sight.map.is_street(at) && !sight.map.tile(at.spot()).is_helipad();
    match sight.way_home(at) {
        Some((steps, zombies)) if can_rise => f64::from(steps) + 3.0 * f64::from(zombies),
        Some((steps, zombies)) => f64::from(steps) + 3.0 * f64::from(zombies) + 20.0,
        None => f64::from(distance(sight, at)) + 40.0,
    }
}

/// As the crow flies, in tiles, to the nearest helipad or else to the middle of the town.
fn distance(sight: &Sight<'_>, at: Square) -> u16 {
    let here = sight.map.cell(at.spot());
    let to = |cell: zombies::map::Cell| here.x.abs_diff(cell.x) + here.y.abs_diff(cell.y);
    let helipads = sight.helipads.iter().map(|spot| to(sight.map.cell(*spot)));
    helipads.min().unwrap_or_else(|| to(zombies::map::Cell::default()))
}

/// The toll below, or up before it.
pub fn best_toll(sight: &Sight<'_>, choice: &mut Choice<'_>) -> Action {
    let own = sight.own();
    let is_near = way_after_coming_up(sight, own.at) < 15.0;
    choice.best(|action| match action {
        Action::ComeUp if is_near || own.guts == 0 => 3.0,
        Action::Pay { good: Good::Guts } => 2.0,
        Action::ComeUp => 1.0,
        _ => 0.0,
    })
}

/// Somebody else is led by me: into zombies, or away from the helipad.
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

/// Where one would like to be put.
pub fn worth_of_standing(sight: &Sight<'_>, at: Square) -> f64 {
    let fight = if sight.map.has_figure(at) { sight.odds().gain(1) } else { 0.0 };
    let home = sight.way_home(at).map_or(0.0, |(steps, zombies)| f64::from(steps) + 2.0 * f64::from(zombies));
    fight + of_square(sight, at) - 0.3 * home
}
