//! There You Are: a player is put on the square of the nearest opponent.

use table::{Log, RulesKey, Seat, rule};

use super::is_elsewhere;
use crate::cards::deed::Deed;
use crate::flow::{Played, deeds};
use crate::map::{Reach, Square, Way};
use crate::{Aim, Zombies};

pub(crate) struct ThereYouAre;

impl Deed for ThereYouAre {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.may_be_moved(seat) {
            nearest_opponents(g, seat).into_iter().for_each(|at| out(Aim::Square(at)));
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Square(at) = played.aim else { return };
        rule!("ZOM-C-Z35-16");
        deeds::put_pawn(g, played.by, at, log);
    }
}

/// ZOM-C-Z35-16: the squares of the nearest opponents.
fn nearest_opponents(g: &Zombies, seat: Seat) -> Vec<Square> {
    rule!("ZOM-11.20");
    let others: Vec<Square> =
        g.seats().filter(|other| *other != seat).flat_map(|other| stands_on(g, other)).collect();
    let mut nearest = u16::MAX;
    let mut squares = Vec::new();
    let mut reach = Reach::default();
    for start in stands_on(g, seat) {
        let steps = if others.contains(&start) { 0 } else { nearest };
        reach.walk(&g.map, start, steps, |_, to| if others.contains(&to) { Way::Goal } else { Way::Open });
        for &at in &others {
            let Some(found) = reach.to(at) else { continue };
            if found.steps < nearest {
                nearest = found.steps;
                squares.clear();
            }
            // The search went no further than the nearest opponent.
            if !squares.contains(&at) {
                squares.push(at);
            }
        }
    }
    squares.retain(|at| is_elsewhere(g, seat, *at));
    squares
}

/// Players below count as standing on the nearest street square.
fn stands_on(g: &Zombies, seat: Seat) -> Vec<Square> {
    let player = g.player(seat);
    if player.is_below { g.map.nearest_streets(player.at) } else { vec![player.at] }
}
