//! What holds for a while, where it does more than last.

mod held;

use table::{Log, RulesKey, Seat, rule};

use super::hordes::is_named;
pub(crate) use super::quiet::{choices, chosen, may_stop, rolled, step, toss};
use super::{Card, Modifier};
use crate::flow::{Played, deeds};
use crate::map::Square;
use crate::state::{Lasting, Until};
use crate::{Aim, Zombies};

pub(crate) use held::Held;

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match card {
        Card::Fries => out(Aim::Tile(g.player(seat).at.spot())),
        Card::ThatsNew => g.map.manholes().filter(|at| may_close(g, *at)).for_each(|at| out(Aim::Square(at))),
        Card::Lockdown => {
            let with_door = g.map.buildings().filter(|building| g.map.doors_of(*building).next().is_some());
            with_door
                .filter(|building| is_named(g, *building))
                .for_each(|building| out(Aim::Building(building)));
        }
        _ => {}
    }
}

/// ZOM-C-Z6-13: not if somebody could never come up meanwhile.
fn may_close(g: &Zombies, at: Square) -> bool {
    let is_left =
        g.map.manholes().any(|other| other != at && g.changed_at(Modifier::ClosesManhole, other).is_none());
    let depends = |seat: Seat| g.player(seat).is_below && g.player(seat).sewer_tokens == 0;
    is_left || !g.seats().any(depends)
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    let until = match (card, aim) {
        (Card::ThatsNew, _) => {
            rule!("ZOM-C-Z6-13");
            Zombies::until_next_turn_over(by)
        }
        (Card::Lockdown, Aim::Building(building)) => {
            rule!("ZOM-C-Z8-10");
            g.map.lock(building);
            Zombies::until_next_turn_over(by)
        }
        (Card::Fries, Aim::Tile(spot)) => {
            rule!("ZOM-C-Z3-16");
            g.map.bar_to_zombies(spot);
            Until::Always
        }
        _ => return,
    };
    deeds::last(g, Lasting { card, by, aim, until }, log);
}
