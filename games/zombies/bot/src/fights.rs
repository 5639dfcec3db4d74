//! After a roll: life, bullets, a dodge or a kill.

use zombies::Action;
use zombies::map::Square;

use super::odds::{Odds, value_of};
use super::sight::Sight;
use super::{Choice, worth};

pub fn best_answer(sight: &Sight<'_>, choice: &mut Choice<'_>, at: Square) -> Action {
    let own = sight.own();
    let fight = sight.view.fight.as_ref();
    let figure = fight.and_then(|fight| fight.figure).unwrap_or_default();
    let mut fighter = sight.fighter(sight.me, figure);
    if sight.is_goal(at) {
        fighter.kill = worth::VICTORY;
    }
    let needed = fight.and_then(|fight| fight.bullets).map_or(0, usize::from);
    let odds = Odds::new(fighter, 0.0);
    let (life, bullets) = (usize::from(own.life.div_ceil(2)), usize::from(own.bullets));
    choice.best(|action| match action {
        Action::Kill => f64::MAX,
        Action::Dodge => value_of(life, bullets),
        Action::SpendBullets => odds.won_with(life, bullets.saturating_sub(needed)),
        Action::LoseLife => odds.with(life - 1, bullets),
        _ => f64::NEG_INFINITY,
    })
}
