//! What holds for everybody, or for a while.

mod held;

use table::{Log, RulesKey, Seat, rule};

use super::Card;
use super::hordes::is_named;
pub(crate) use super::quiet::{choices, chosen, may_stop, rolled, step, toss};
use crate::flow::{Played, deeds};
use crate::map::Square;
use crate::state::{Lasting, Until};
use crate::{Aim, Zombies};

pub(crate) use held::Held;

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match card {
        Card::AllTheMarbles
        | Card::AlternateFoodSource
        | Card::GovEnhanced
        | Card::AwwCute
        | Card::Jammed
        | Card::Sprinkler
        | Card::NoGuts
        | Card::PowerOutage
        | Card::DogRepellent
        | Card::Pillow
        | Card::ScaredYet
        | Card::Seltzer => out(Aim::Nothing),
        Card::AbandonHope => {
            rule!("ZOM-9.16");
            g.seats().filter(|other| *other != seat).for_each(|other| out(Aim::Player(other)));
        }
        Card::GoTeam => g.seats().for_each(|other| out(Aim::Player(other))),
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
    let is_left = g.map.manholes().any(|other| other != at && !g.is_manhole_closed(other));
    let depends = |seat: Seat| g.player(seat).is_below && g.player(seat).sewer_tokens == 0;
    is_left || !g.seats().any(depends)
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    let tile_of = |g: &Zombies, seat: Seat| Aim::Tile(g.player(seat).at.spot());
    let mut last = |g: &mut Zombies, aim, until| deeds::last(g, Lasting { card, by, aim, until }, log);
    match (card, aim) {
        (Card::AllTheMarbles, _) => rule!("ZOM-C-Z1-02"),
        (Card::AlternateFoodSource, _) => rule!("ZOM-C-Z1-03"),
        (Card::GovEnhanced, _) => rule!("ZOM-C-Z2-04"),
        (Card::Jammed, _) => rule!("ZOM-C-Z3-09"),
        (Card::Sprinkler, _) => rule!("ZOM-C-Z3-14"),
        (Card::NoGuts, _) => rule!("ZOM-C-Z35-11"),
        (Card::PowerOutage, _) => rule!("ZOM-C-Z35-13"),
        (Card::DogRepellent, _) => rule!("ZOM-C-Z4-04"),
        (Card::Pillow, _) => rule!("ZOM-C-Z5-06"),
        (Card::ScaredYet, _) => rule!("ZOM-C-Z6-01"),
        (Card::ThatsNew, _) => rule!("ZOM-C-Z6-13"),
        (Card::Lockdown, Aim::Building(building)) => {
            rule!("ZOM-C-Z8-10");
            g.map.lock(building);
        }
        (Card::AbandonHope, Aim::Player(target)) => {
            rule!("ZOM-C-Z3-01");
            return last(g, aim, Zombies::during_next_turn(target));
        }
        (Card::AwwCute, _) => {
            rule!("ZOM-C-Z3-02");
            return last(g, tile_of(g, by), g.for_one_turn(by));
        }
        (Card::GoTeam, Aim::Player(target)) => {
            rule!("ZOM-C-Z5-04");
            return last(g, tile_of(g, target), g.for_one_turn(target));
        }
        (Card::Seltzer, _) => {
            rule!("ZOM-C-Z7-07");
            return last(g, Aim::Player(by), g.for_one_turn(by));
        }
        (Card::Fries, Aim::Tile(spot)) => {
            rule!("ZOM-C-Z3-16");
            g.map.bar_to_zombies(spot);
            return last(g, aim, Until::Always);
        }
        _ => return,
    }
    last(g, aim, Zombies::until_next_turn_over(by));
}

/// ZOM-11.22: whether an effect keeps this player out of all fights.
pub(crate) fn is_at_peace(g: &Zombies, seat: Seat) -> bool {
    let here = Aim::Tile(g.player(seat).at.spot());
    let is_in_turn = |until: Until| until == Until::During { of: seat, has_begun: true };
    g.lasting.iter().any(|lasting| match lasting.card {
        Card::AwwCute | Card::GoTeam => lasting.aim == here && is_in_turn(lasting.until),
        Card::Seltzer => lasting.is_on(seat),
        _ => false,
    })
}
