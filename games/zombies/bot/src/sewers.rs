//! Below the streets, where nobody fights: a way to a distant helipad when many zombies stand in between.

use zombies::map::{Reach, Square};
use zombies::{Action, Good};

use super::Choice;
use super::sight::Sight;
use super::travel::first_legal;

/// This many zombies on the way to the helipad make the sewers the better way.
const CROWD: u16 = 5;
/// The most steps left to the helipad at which it is time to come up.
const NEAR: u16 = 15;

/// Goes down if there is a place to come up beyond the crowd.
pub fn way_down(sight: &Sight<'_>, choice: &Choice<'_>, left: u16) -> Option<Action> {
    let own = sight.own();
    let (steps, _) = sight.way_home(own.at)?;
    let has_breath = u16::from(own.guts) >= (steps / 4).min(2);
    if left == 0 || steps <= left || !has_breath || !is_crowded(sight, own.at) {
        return None;
    }
    let down = if choice.allows(Action::GoDown) && own.sewer_tokens > 0 {
        Action::GoDown
    } else if choice.allows(Action::PlaceManhole) && own.sewer_tokens > 1 && !sight.map.has_figure(own.at) {
        Action::PlaceManhole
    } else {
        return None;
    };
    best_exit(sight, &sight.ways_below()).map(|_| down)
}

/// Whether too many fights lie between a square and the helipad.
fn is_crowded(sight: &Sight<'_>, at: Square) -> bool {
    sight.way_home(at).is_none_or(|(_, zombies)| zombies >= CROWD)
}

/// The square at which to come up, on the shortest way to the helipad that leads past the crowd, if there is
/// such a way.
fn best_exit(sight: &Sight<'_>, ways: &Reach) -> Option<Square> {
    let exits = ways.found().iter().filter(|found| can_rise(sight, found.square));
    let free = exits.filter(|found| !is_crowded(sight, found.square));
    let whole = |square: Square, dug: u16| sight.way_home(square).map_or(u16::MAX, |(steps, _)| steps + dug);
    free.min_by_key(|found| whole(found.square, found.steps)).map(|found| found.square)
}

fn can_rise(sight: &Sight<'_>, at: Square) -> bool {
    let has_token = sight.own().sewer_tokens > 0;
    sight.map.has_manhole(at) || has_token && sight.map.may_hold_manhole(at)
}

/// Walks to the exit. Without one there is nothing to gain below, so it comes up here or at the nearest
/// place.
pub fn best_step(sight: &Sight<'_>, choice: &mut Choice<'_>) -> Action {
    let ways = sight.ways_below();
    let nearest = || ways.found().iter().map(|found| found.square).find(|at| can_rise(sight, *at));
    let exit = best_exit(sight, &ways).or_else(nearest);
    let step = match exit {
        Some(exit) if exit == sight.own().at => Some(Action::ComeUp),
        Some(exit) => first_legal(&ways, choice, exit),
        None => None,
    };
    step.filter(|step| choice.allows(*step)).unwrap_or_else(|| super::travel::rest(choice))
}

/// Pays the toll, or comes up before it is due.
pub fn best_toll(sight: &Sight<'_>, choice: &mut Choice<'_>) -> Action {
    let own = sight.own();
    let is_near =
        sight.way_home(own.at).is_some_and(|(steps, _)| steps <= NEAR) && !is_crowded(sight, own.at);
    let is_lost = best_exit(sight, &sight.ways_below()).is_none();
    choice.best(|action| match action {
        Action::ComeUp if is_near || is_lost || own.guts == 0 => 3.0,
        Action::Pay { good: Good::Guts } => 2.0,
        Action::ComeUp => 1.0,
        _ => 0.0,
    })
}
