//! What only the circus knows.

use table::{Log, RulesKey, Seat, Step, rule};

use super::Card;
pub(crate) use super::quiet::{rolled, toss};
use crate::flow::{Effect, Frame, Played, deeds, start};
use crate::map::Square;
use crate::tiles::Figure;
use crate::{Aim, Zombies};

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match card {
        Card::Business if g.seats().any(|other| n_clowns(g, other) > 0) => out(Aim::Nothing),
        Card::NotMask => {
            let may_go =
                |other: &Seat| *other != seat && g.may_be_moved(*other) && masks(g, *other).next().is_some();
            g.seats().filter(may_go).for_each(|other| out(Aim::Player(other)));
        }
        _ => {}
    }
}

/// Clowns in a collection.
fn n_clowns(g: &Zombies, seat: Seat) -> u8 {
    g.player(seat).kills[Figure::Clown.index()]
}

/// ZOM-C-Z7-10: the clowns of the Big Top that a player could stand for.
fn masks(g: &Zombies, seat: Seat) -> impl Iterator<Item = Square> + '_ {
    let here = g.player(seat).at;
    let big_top = g.map.spots().filter(|spot| g.map.tile(*spot).is_big_top());
    let masks = big_top.flat_map(|spot| g.map.occupied(spot));
    masks.filter(move |at| *at != here && start::may_be_sent(g, seat, *at))
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    match played.card {
        Card::Business => {
            rule!("ZOM-C-Z7-06");
            let mut n = 0;
            for seat in g.seats() {
                if n_clowns(g, seat) > 0 {
                    deeds::give_back(g, seat, Figure::Clown, 1, log);
                    n += 1;
                }
            }
            g.begin(Frame::Effect(Effect { n, ..Effect::of(played) }));
        }
        Card::NotMask => {
            rule!("ZOM-C-Z7-10");
            g.begin(Frame::Effect(Effect::of(played)));
        }
        _ => {}
    }
}

/// ZOM-C-Z7-08: whether a clown that this player killed may go to somebody else.
pub(crate) fn may_send(g: &Zombies, seat: Seat) -> bool {
    g.lasts_on(Card::SendIn, seat) && goals(g, seat).next().is_some()
}

/// Asks where the clown goes.
pub(crate) fn ask_where(g: &mut Zombies, seat: Seat) {
    rule!("ZOM-C-Z7-08");
    g.begin(Frame::Effect(Effect { card: Card::SendIn, by: seat, who: seat, ..Effect::default() }));
}

/// The squares of other players that have room for a clown, each once.
fn goals(g: &Zombies, seat: Seat) -> impl Iterator<Item = Square> + '_ {
    let stands = move |other: &Seat| *other != seat && !g.player(*other).is_below;
    let at = |other: Seat| g.player(other).at;
    let is_first =
        move |other: &Seat| !g.seats().take(other.index()).any(|one| stands(&one) && at(one) == at(*other));
    let squares = g.seats().filter(stands).filter(is_first).map(at);
    squares.filter(|at| g.map.has_room(*at, Figure::Clown))
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    if effect.card == Card::Business && effect.n == 0 {
        return g.done();
    }
    let (mut only, mut n_choices) = (None, 0);
    choices(g, &effect, key, &mut |aim| {
        only = Some(aim);
        n_choices += 1;
    });
    match n_choices {
        // Without room the rest stays in the supply.
        0 => return g.done(),
        1 if !may_stop(g, &effect) => chosen(g, effect, only, key, log),
        _ => return Step::Waits,
    }
    Step::Ran
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match (effect.card, effect.aim) {
        (Card::Business, _) => {
            let carnival = g.map.spots().flat_map(|spot| g.map.room_on(spot, Figure::Clown));
            carnival.for_each(|at| out(Aim::Square(at)));
        }
        (Card::SendIn, _) => goals(g, effect.who).for_each(|at| out(Aim::Square(at))),
        (Card::NotMask, Aim::Player(target)) => masks(g, target).for_each(|at| out(Aim::Square(at))),
        _ => {}
    }
}

/// A killed clown may also be collected.
pub(crate) fn may_stop(_g: &Zombies, effect: &Effect) -> bool {
    effect.card == Card::SendIn
}

pub(crate) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    match (effect.card, effect.aim, aim) {
        (Card::Business, _, Some(Aim::Square(at))) => {
            g.go_on_as(Frame::Effect(Effect { n: effect.n - 1, ..effect }));
            deeds::put_figure(g, at, Figure::Clown, log);
        }
        (Card::SendIn, _, Some(Aim::Square(at))) => {
            g.done();
            deeds::send_on(g, effect.who, at, Figure::Clown, log);
        }
        (Card::SendIn, _, None) => {
            g.done();
            deeds::count_kill(g, effect.who, Figure::Clown, log);
        }
        (Card::NotMask, Aim::Player(target), Some(Aim::Square(at))) => {
            g.done();
            swap(g, target, at, log);
        }
        _ => {}
    }
}

/// Each takes the other's square, the clown if it may stand there: never over the sewers, which are below the
/// city.
fn swap(g: &mut Zombies, target: Seat, clown_at: Square, log: &mut impl Log<Zombies>) {
    let from = g.player(target).at;
    if g.map.has_room(from, Figure::Clown) {
        deeds::move_figure(g, clown_at, from, log);
    } else {
        deeds::remove_figure(g, clown_at, log);
    }
    deeds::put_pawn(g, target, clown_at, log);
}
