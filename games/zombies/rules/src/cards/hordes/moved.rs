//! Zombies moved by cards, which no effect on step 6 hinders.

use table::{Log, RulesKey, Seat, Step, rule};

use super::super::Card;
use super::super::choosing::first_of;
use super::occupied_in;
use crate::flow::{Effect, Frame, Played, deeds};
use crate::map::{Building, Reach, Spot, Square, Way};
use crate::tiles::{Figure, Tile};
use crate::{Aim, Zombies};

/// ZOM-C-Z1-23.
const NOT_SO_BAD: u8 = 2;

pub(super) fn aims(g: &Zombies, card: Card, seat: Seat, out: &mut dyn FnMut(Aim)) {
    let player = g.player(seat);
    let spot = player.at.spot();
    match card {
        Card::NotSoBad if g.map.has_figures() => out(Aim::Nothing),
        Card::NoBrainsHere => {
            rule!("ZOM-9.16");
            let can_help = |other: &Seat| *other != seat && chased_to(g, *other).next().is_some();
            g.seats().filter(can_help).for_each(|other| out(Aim::Player(other)));
        }
        Card::Barricade => {
            if let Some(building) = g.map.building_of(player.at)
                && !ways_out(g, building).is_empty()
            {
                out(Aim::Building(building));
            }
        }
        Card::DidYouHear if g.map.n_figures_on(spot) > 0 => neighbours(g, spot, out),
        Card::BadZombie if g.map.n_figures_on(spot) > 0 && !is_refuge(g, spot) => neighbours(g, spot, out),
        Card::Newspaper if !player.is_below => {
            let above = g.seats().filter(|other| !g.player(*other).is_below);
            let mut squares: Vec<Square> = above.map(|other| g.player(other).at).collect();
            squares.retain(|to| may_go(g, player.at, *to));
            squares.sort_unstable();
            squares.dedup();
            squares.into_iter().for_each(|to| out(Aim::Way(player.at, to)));
        }
        _ => {}
    }
}

fn neighbours(g: &Zombies, spot: Spot, out: &mut dyn FnMut(Aim)) {
    g.map.neighbours(spot).for_each(|beside| out(Aim::Tile(beside)));
}

/// ZOM-C-Z4-02: where zombies stay.
fn is_refuge(g: &Zombies, spot: Spot) -> bool {
    let tile = g.map.tile(spot);
    tile == Tile::Cabin || tile.is_helipad()
}

/// Whether the zombie of a square, if there is one, can stand on another.
fn may_go(g: &Zombies, from: Square, to: Square) -> bool {
    from != to && g.map.figure(from).is_some_and(|figure| g.map.has_room(to, figure))
}

/// ZOM-C-Z2-10: where the zombie on a player's square can be moved to.
fn chased_to(g: &Zombies, seat: Seat) -> impl Iterator<Item = Square> + '_ {
    let player = g.player(seat);
    let from = player.at;
    let steps = if player.is_below { Default::default() } else { g.map.steps(from) };
    steps.into_iter().filter(move |to| may_go(g, from, *to))
}

/// ZOM-C-Z3-03: for every zombie of a building its nearest squares outside.
fn ways_out(g: &Zombies, building: Building) -> Vec<(Square, Square)> {
    let mut ways = Vec::new();
    for from in occupied_in(g, building) {
        let mut reach = Reach::default();
        reach.walk(&g.map, from, u16::MAX, |_, _| Way::Open);
        let is_out = |to: Square| g.map.building_of(to) != Some(building) && may_go(g, from, to);
        let mut outside = reach.found().iter().filter(|found| is_out(found.square)).peekable();
        let nearest = outside.peek().map(|found| found.steps);
        ways.extend(
            outside.take_while(|found| Some(found.steps) == nearest).map(|found| (from, found.square)),
        );
    }
    ways
}

/// ZOM-C-Z35-01, ZOM-C-Z4-02: from the tile of a player to another one; of each kind of figures there one is
/// named.
fn ways_to(g: &Zombies, seat: Seat, spot: Spot) -> impl Iterator<Item = (Square, Square)> + '_ {
    let first_of = move |figure: Figure| {
        let own = g.map.occupied(g.player(seat).at.spot());
        own.into_iter().find(|at| g.map.figure(*at) == Some(figure)).map(|at| (at, figure))
    };
    let kinds = Figure::ALL.into_iter().filter_map(first_of);
    kinds.flat_map(move |(from, figure)| g.map.room_on(spot, figure).map(move |to| (from, to)))
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, log: &mut impl Log<Zombies>) {
    let effect = Effect::of(played);
    match (played.card, played.aim) {
        (Card::NotSoBad, _) => {
            rule!("ZOM-C-Z1-23");
            g.begin(Frame::Effect(Effect { n: NOT_SO_BAD, ..effect }));
        }
        (Card::NoBrainsHere, _) => {
            rule!("ZOM-C-Z2-10");
            g.begin(Frame::Effect(Effect { n: 1, ..effect }));
        }
        (Card::Barricade, _) => {
            rule!("ZOM-C-Z3-03");
            g.begin(Frame::Effect(Effect { n: 1, ..effect }));
        }
        (Card::DidYouHear, _) => {
            rule!("ZOM-C-Z35-01");
            g.begin(Frame::Effect(Effect { n: 1, ..effect }));
        }
        (Card::BadZombie, _) => {
            rule!("ZOM-C-Z4-02");
            g.begin(Frame::Effect(Effect { n: 1, ..effect }));
        }
        (Card::Newspaper, Aim::Way(from, to)) => {
            rule!("ZOM-C-Z4-11");
            deeds::move_figure(g, from, to, log);
        }
        _ => {}
    }
}

/// `n` zombies are left to move, or there are more while it is not 0; `square` is the one that was picked
/// up.
pub(super) fn step(g: &mut Zombies, effect: Effect, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    if effect.n == 0 {
        return g.done();
    }
    let (first, n_choices) = first_of(|out| choices(g, &effect, out));
    match first {
        None => {
            g.done();
            leave_rest(g, &effect, log);
            Step::Ran
        }
        Some(aim) if n_choices == 1 || is_forced(g, &effect, n_choices) => {
            chosen(g, effect, aim, log);
            Step::Ran
        }
        Some(_) => Step::Waits,
    }
}

fn is_drive(card: Card) -> bool {
    matches!(card, Card::DidYouHear | Card::BadZombie)
}

/// Zombies of one kind fill another tile: nothing to choose. Dogs may stand together.
fn is_forced(g: &Zombies, effect: &Effect, n_choices: usize) -> bool {
    let own = g.map.occupied(g.player(effect.by).at.spot());
    let mut figures = own.filter_map(|at| g.map.figure(at));
    let first = figures.next();
    is_drive(effect.card)
        && n_choices <= usize::from(own.len())
        && first != Some(Figure::Dog)
        && figures.all(|figure| Some(figure) == first)
}

/// Those that do not fit go to the supply.
fn leave_rest(g: &mut Zombies, effect: &Effect, log: &mut impl Log<Zombies>) {
    if is_drive(effect.card) {
        for at in g.map.occupied(g.player(effect.by).at.spot()) {
            while g.map.has_figure(at) {
                deeds::remove_figure(g, at, log);
            }
        }
    }
}

pub(super) fn choices(g: &Zombies, effect: &Effect, out: &mut dyn FnMut(Aim)) {
    let mut to_squares = |at: Square| out(Aim::Square(at));
    match (effect.card, effect.aim) {
        (Card::NotSoBad, _) => match effect.square {
            None => {
                g.map.figures().filter(|(at, _)| has_other_place(g, *at)).for_each(|(at, _)| to_squares(at))
            }
            Some(from) => other_places(g, from).for_each(to_squares),
        },
        (Card::NoBrainsHere, Aim::Player(target)) => chased_to(g, target).for_each(to_squares),
        (Card::Barricade, Aim::Building(building)) => {
            ways_out(g, building).into_iter().for_each(|(from, to)| out(Aim::Way(from, to)));
        }
        (Card::DidYouHear | Card::BadZombie, Aim::Tile(spot)) => {
            ways_to(g, effect.by, spot).for_each(|(from, to)| out(Aim::Way(from, to)));
        }
        _ => {}
    }
}

fn other_places(g: &Zombies, from: Square) -> impl Iterator<Item = Square> + '_ {
    let figure = g.map.figure(from).unwrap_or_default();
    let tiles = g.map.spots().flat_map(move |spot| g.map.room_on(spot, figure));
    tiles.filter(move |to| *to != from)
}

fn has_other_place(g: &Zombies, from: Square) -> bool {
    let figure = g.map.figure(from).unwrap_or_default();
    g.map.spots().any(|spot| g.map.room_on(spot, figure).any(|to| to != from))
}

pub(super) fn chosen(g: &mut Zombies, effect: Effect, aim: Aim, log: &mut impl Log<Zombies>) {
    let mut go_on = |g: &mut Zombies, effect: Effect, from: Square, to: Square| {
        g.go_on_as(Frame::Effect(effect));
        deeds::move_figure(g, from, to, log);
    };
    match (effect.card, effect.square, aim) {
        (Card::NotSoBad, None, Aim::Square(at)) => {
            g.go_on_as(Frame::Effect(Effect { square: Some(at), ..effect }));
        }
        (Card::NotSoBad, Some(from), Aim::Square(to)) => {
            go_on(g, Effect { square: None, n: effect.n - 1, ..effect }, from, to);
        }
        (Card::NoBrainsHere, _, Aim::Square(to)) => {
            let from = effect.aim.players().next().map(|target| g.player(target).at);
            from.into_iter().for_each(|from| go_on(g, Effect { n: 0, ..effect }, from, to));
        }
        (_, _, Aim::Way(from, to)) => go_on(g, effect, from, to),
        _ => {}
    }
}
