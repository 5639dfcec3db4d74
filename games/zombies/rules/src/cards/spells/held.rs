//! Effects that keep zombies from moving in step 6.

use table::{Seat, rule};

use crate::map::{Reach, Square, Way};
use crate::tiles::Figure;
use crate::{Card, Zombies};

/// The effects in force now. They are consulted for every possible move.
#[derive(Default)]
pub(crate) struct Held {
    is_mall_wet: bool,
    /// ZOM-C-Z4-04: the distances from each of the players whom dogs avoid.
    repellents: Vec<Vec<Reach>>,
}

impl Held {
    pub(crate) fn now(g: &Zombies) -> Held {
        let users = g.lasting.iter().filter(|lasting| lasting.card == Card::DogRepellent);
        Held {
            is_mall_wet: g.lasts(Card::Sprinkler),
            repellents: users.map(|lasting| from_player(g, lasting.by)).collect(),
        }
    }

    /// Whether the effects allow a move that the map allows.
    #[inline]
    pub(crate) fn allow(&self, g: &Zombies, from: Square, to: Square) -> bool {
        self.are_none() || self.lets_go(g, from, to)
    }

    /// Whether nobody is held.
    #[inline]
    pub(crate) fn are_none(&self) -> bool {
        !self.is_mall_wet && self.repellents.is_empty()
    }

    fn lets_go(&self, g: &Zombies, from: Square, to: Square) -> bool {
        if self.is_mall_wet && g.map.zone(from.spot()).is_mall() {
            rule!("ZOM-C-Z3-14");
            return false;
        }
        if g.map.figure(from) == Some(Figure::Dog) {
            rule!("ZOM-C-Z4-04");
            return !self.repellents.iter().any(|reaches| steps_to(reaches, to) < steps_to(reaches, from));
        }
        true
    }
}

/// ZOM-11.20: a player who is below counts as standing on the nearest street square.
fn from_player(g: &Zombies, seat: Seat) -> Vec<Reach> {
    let player = g.player(seat);
    let around = |square: Square| {
        let mut reach = Reach::default();
        reach.walk(&g.map, square, u16::MAX, |_, _| Way::Open);
        reach
    };
    match player.is_below {
        true => g.map.nearest_streets(player.at).into_iter().map(around).collect(),
        false => vec![around(player.at)],
    }
}

fn steps_to(reaches: &[Reach], square: Square) -> u16 {
    reaches.iter().filter_map(|reach| Some(reach.to(square)?.steps)).min().unwrap_or(u16::MAX)
}
