//! Moving zombies: onto the weak, off what I want, and into the leader's way.

use table::Seat;
use zombies::Action;
use zombies::map::Square;

use super::Choice;
use super::sight::Sight;
use super::travel::harm_of_fight;

/// How zombies on various squares affect players.
pub struct Harms {
    /// The squares of the others, and what a fight would cost them, as I value it.
    others: Vec<(Square, f64)>,
    own: Option<Square>,
    gain: f64,
}

impl Harms {
    pub fn new(sight: &Sight<'_>) -> Harms {
        let stands = |seat: &Seat| !sight.of(*seat).is_dead && !sight.of(*seat).is_below;
        let harm = |seat: Seat| (0.4 + sight.threat(seat)) * harm_of_fight(sight, seat);
        let others = sight.others().filter(stands).map(|seat| (sight.of(seat).at, harm(seat)));
        Harms {
            others: others.collect(),
            own: Some(sight.own().at).filter(|_| stands(&sight.me)),
            gain: sight.odds().gain(1),
        }
    }

    /// What a zombie on this square is worth to me.
    pub fn of_zombie_on(&self, sight: &Sight<'_>, at: Square) -> f64 {
        let others = self.others.iter().filter(|(square, _)| *square == at);
        let mut worth: f64 = others.map(|(_, harm)| harm).sum();
        if self.own == Some(at) {
            worth += self.gain;
        } else if let Some(steps) = sight.steps_to(at).filter(|steps| *steps <= 6) {
            // Zombies near me are prey if I can use them, but not on something I want.
            worth += 0.3 * self.gain.max(-0.5) / f64::from(steps.max(1));
            worth -= if sight.map.token(at).is_some() { 0.2 } else { 0.0 };
        }
        worth
    }
}

pub fn best_move(sight: &Sight<'_>, choice: &mut Choice<'_>) -> Action {
    choice.best(worth_of_moving(sight))
}

/// What it is worth to me to move a zombie.
pub fn worth_of_moving(sight: &Sight<'_>) -> impl Fn(Action) -> f64 {
    let harms = Harms::new(sight);
    move |action| match action {
        Action::MoveZombie { from, to } => harms.of_zombie_on(sight, to) - harms.of_zombie_on(sight, from),
        _ => f64::NEG_INFINITY,
    }
}
