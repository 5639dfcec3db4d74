//! The Book of the Dead: put in play first, discarded for an effect later (ZOM-22.8).

mod not_right;
mod trees;

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::Card;
use crate::action::{Good, Roll};
use crate::flow::{Effect, Frame, Played, Put, Toss, deeds};
use crate::map::Spot;
use crate::tiles::{Figure, Tile};
use crate::{Aim, Zombies};

pub(crate) use not_right::looks_through_deck;

/// ZOM-C-Z4-18.
const DOGS: u8 = 9;

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let opponents = || g.seats().filter(|other| *other != seat);
    match card {
        // It may be discarded at will, for nothing.
        Card::PageDoggie => out(Aim::Nothing),
        Card::PageReturn => {
            let may_go = |other: &Seat| g.may_be_moved(*other) && cabin_around(g, *other).is_some();
            opponents().filter(may_go).for_each(|other| out(Aim::Player(other)));
        }
        Card::PageNotRight => not_right::aims(g, out),
        Card::PageTrees if opponents().any(|other| trees::is_caught(g, other)) => out(Aim::Nothing),
        Card::PageTwist if opponents().any(|other| g.has_good(other, Good::Bullets)) => out(Aim::Nothing),
        _ => {}
    }
}

/// The tile of the Cabin that this player is inside of.
fn cabin_around(g: &Zombies, seat: Seat) -> Option<Spot> {
    let at = g.player(seat).at;
    (g.map.tile(at.spot()) == Tile::Cabin && g.map.is_inside(at)).then_some(at.spot())
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
    rule!("ZOM-22.8");
    let Played { card, by, aim, .. } = *played;
    match (card, aim) {
        (Card::PageDoggie, _) => rule!("ZOM-C-Z4-18"),
        (Card::PageReturn, _) => {
            rule!("ZOM-C-Z4-19");
            g.begin(Frame::Effect(Effect::of(played)));
        }
        (Card::PageNotRight, _) => not_right::resolve(g, played, key),
        (Card::PageTrees, _) => trees::resolve(g, played),
        (Card::PageTwist, _) => {
            rule!("ZOM-C-Z4-22");
            for other in g.seats() {
                if other != by && g.has_good(other, Good::Bullets) {
                    deeds::lose_bullets(g, other, 1, log);
                    deeds::gain_bullets(g, by, 1, log);
                }
            }
        }
        _ => {}
    }
}

/// A page has been put in play.
pub(crate) fn arrived(g: &mut Zombies, played: &Played, _log: &mut impl Log<Zombies>) {
    rule!("ZOM-22.8");
    g.turn.has_put_page = g.turn.has_put_page.with(played.by);
    if played.card == Card::PageDoggie {
        rule!("ZOM-C-Z4-18");
        if let Some(spot) = g.map.find(Tile::PetCemetery) {
            let missing = DOGS.saturating_sub(n_dogs_on(g, spot));
            g.begin(Frame::Put(Put { spot, by: played.by, zombies: Some(missing), ..Put::default() }));
        }
    }
}

fn n_dogs_on(g: &Zombies, spot: Spot) -> u8 {
    let with_dog = g.map.occupied(spot).filter(|at| g.map.figure(*at) == Some(Figure::Dog));
    with_dog.map(|at| g.map.n_figures(at)).sum()
}

pub(crate) fn toss(_g: &Zombies, effect: &Effect) -> Option<Toss> {
    match effect.card {
        Card::PageTrees => trees::toss(effect),
        _ => None,
    }
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    match effect.card {
        Card::PageNotRight => not_right::step(g, effect, key, log),
        Card::PageTrees => trees::step(g, effect, log),
        _ => Step::Waits,
    }
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match (effect.card, effect.aim) {
        (Card::PageReturn, Aim::Player(target)) => {
            let outside = cabin_around(g, target).map(|spot| g.map.outside(spot));
            outside.into_iter().flatten().for_each(|at| out(Aim::Square(at)));
        }
        (Card::PageNotRight, _) => not_right::choices(g, effect, key, out),
        (Card::PageTrees, _) => trees::choices(g, effect, out),
        _ => {}
    }
}

pub(crate) fn may_stop(_g: &Zombies, _effect: &Effect) -> bool {
    false
}

pub(crate) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    match (effect.card, effect.aim, aim) {
        (Card::PageReturn, Aim::Player(target), Some(Aim::Square(to))) => {
            g.done();
            deeds::put_pawn(g, target, to, log);
        }
        (Card::PageNotRight, _, Some(Aim::Card(card))) => not_right::remove(g, effect, card, key, log),
        (Card::PageTrees, _, Some(Aim::Good(good))) => trees::pay(g, effect, good, log),
        _ => {}
    }
}

pub(crate) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    match (effect.card, roll) {
        (Card::PageTrees, Roll::Die(die)) => {
            trees::rolled(g, effect, *die, log);
            Ok(())
        }
        _ => Err(Refusal::IMPOSSIBLE_ROLL),
    }
}
