//! Tiles and their stacks.

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};
use tinyvec::ArrayVec;

use super::Card;
use crate::action::Roll;
use crate::event::{Event, SeenTiles};
use crate::flow::{Effect, Frame, Played, Tiling, Toss, tile};
use crate::map::{Placement, Spot, Stack};
use crate::piles::LOOKED_AT;
use crate::tiles::Tile;
use crate::{Aim, Zombies};

/// ZOM-C-Z5-02, ZOM-C-Z5-14.
const TILES_SEEN: usize = 3;

/// The stages of a look at the top tiles, of which there are `n`: chance decides them, one of them is taken
/// to be laid, the others are put back, the lowest first.
const LOOK: u8 = 0;
const TAKE: u8 = 1;
const PUT_BACK: u8 = 2;

/// Whether what is picked for this card is nobody else's business.
pub(crate) fn is_hidden(card: Card) -> bool {
    matches!(card, Card::Cram | Card::Valedictorian | Card::Familiar | Card::MagicKey)
}

pub(crate) fn aims(g: &Zombies, card: Card, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match card {
        Card::Cram => {
            Stack::ALL
                .into_iter()
                .filter(|stack| g.piles.len(*stack) > 1)
                .for_each(|stack| out(Aim::Stack(stack)));
        }
        Card::OverHere if drawn(g).is_some_and(|tiling| !tiling.tile.is_helipad()) => {
            out(Aim::Player(g.active));
        }
        // Another tile must lie below the one that was drawn.
        Card::Valedictorian => {
            let stack = drawn(g).map(|tiling| tiling.stack);
            stack
                .filter(|stack| g.piles.len(*stack) > 0)
                .into_iter()
                .for_each(|stack| out(Aim::Stack(stack)));
        }
        Card::ItWasHere => {
            let movable = g.map.helipads().filter(|helipad| g.map.may_move_helipad(*helipad));
            movable.for_each(|helipad| out(Aim::Tile(helipad)));
        }
        _ => {}
    }
}

/// The tile that has been drawn and not laid yet.
fn drawn(g: &Zombies) -> Option<&Tiling> {
    g.stack.innermost()
}

fn change_drawn(g: &mut Zombies, change: impl FnOnce(&mut Tiling)) {
    g.stack.innermost_mut().map(change);
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
    let effect = Effect::of(played);
    match (played.card, played.aim) {
        (Card::Cram, Aim::Stack(stack)) => {
            rule!("ZOM-C-Z5-02");
            look(g, effect, stack);
        }
        (Card::OverHere, _) => {
            rule!("ZOM-C-Z2-07");
            change_drawn(g, |tiling| tiling.placer = played.by);
        }
        (Card::Valedictorian, Aim::Stack(stack)) => {
            rule!("ZOM-C-Z5-14");
            if let Some(Tiling { tile, .. }) = drawn(g).copied() {
                g.piles.put_on_top(stack, tile, SeatSet::one(played.by));
                look(g, effect, stack);
            }
        }
        (Card::ItWasHere, _) => {
            rule!("ZOM-C-Z6-10");
            g.begin(Frame::Effect(effect));
        }
        _ => {}
    }
}

fn look(g: &mut Zombies, effect: Effect, stack: Stack) {
    let n = TILES_SEEN.min(g.piles.len(stack)) as u8;
    g.begin(Frame::Effect(Effect { n, ..effect }));
}

fn stack_of(effect: &Effect) -> Option<Stack> {
    match effect.aim {
        Aim::Stack(stack) => Some(stack),
        _ => None,
    }
}

/// Chance has yet to decide those of the tiles that nobody has looked at before.
pub(crate) fn toss(g: &Zombies, effect: &Effect) -> Option<Toss> {
    let stack = stack_of(effect)?;
    let n_known = g.piles.top(stack).count() as u8;
    (n_known < effect.n).then_some(Toss::Tile { stack })
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    if toss(g, &effect).is_some() {
        return Step::Waits;
    }
    if let (Some(stack), LOOK) = (stack_of(&effect), effect.stage) {
        rule!("ZOM-26.3");
        g.piles.show_top(stack, usize::from(effect.n), effect.by);
        let n = usize::from(effect.n);
        let tiles: SeenTiles = g.piles.top(stack).take(n).map(|tile| *tile.read(key)).collect();
        let tiles = Secret::new(tiles, SeatSet::one(effect.by));
        log.event(Event::TilesSeen { seat: effect.by, stack, n: effect.n, tiles });
        let stage = if effect.card == Card::Valedictorian { TAKE } else { PUT_BACK };
        g.go_on_as(Frame::Effect(Effect { stage, ..effect }));
        return Step::Ran;
    }
    let (mut first, mut n_choices) = (None, 0);
    choices(g, &effect, key, &mut |aim| {
        first = first.or(Some(aim));
        n_choices += 1;
    });
    match (first, n_choices) {
        (None, _) => g.done(),
        // Two tiles of a kind leave no choice either, but nobody else may learn of them.
        (only, 1) if effect.n <= 1 => {
            chosen(g, effect, only, key, log);
            Step::Ran
        }
        _ => Step::Waits,
    }
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match effect.aim {
        Aim::Stack(stack) => {
            kinds_on_top(g, stack, effect.n, key).into_iter().for_each(|tile| out(Aim::Kind(tile)))
        }
        Aim::Tile(helipad) => {
            let mut places = Vec::new();
            g.map.placements_of_moved_helipad(helipad, &mut places);
            places.into_iter().for_each(|Placement { cell, turn }| out(Aim::Place(cell, turn)));
        }
        _ => {}
    }
}

/// The first `n` tiles, each kind once.
fn kinds_on_top(g: &Zombies, stack: Stack, n: u8, key: &RulesKey) -> ArrayVec<[Tile; LOOKED_AT]> {
    let mut kinds = ArrayVec::new();
    for tile in g.piles.top(stack).take(usize::from(n)).map(|tile| *tile.read(key)) {
        if !kinds.contains(&tile) {
            kinds.push(tile);
        }
    }
    kinds
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
    match (effect.aim, aim) {
        (Aim::Stack(stack), Some(Aim::Kind(kind))) => {
            let n = usize::from(effect.n);
            if effect.stage == TAKE {
                g.piles.take_of_top(stack, kind, n, key);
                change_drawn(g, |tiling| tiling.tile = kind);
                log.event(Event::TileDrawn { seat: effect.by, stack, tile: kind });
            } else {
                g.piles.sink(stack, kind, n, effect.by, key);
            }
            g.go_on_as(Frame::Effect(Effect { stage: PUT_BACK, n: effect.n - 1, ..effect }));
        }
        (Aim::Tile(helipad), Some(Aim::Place(cell, turn))) => {
            g.done();
            move_helipad(g, effect.by, helipad, Placement { cell, turn }, log);
        }
        _ => {}
    }
}

/// ZOM-C-Z6-10. The map may be closed by it, which costs nobody a turn.
fn move_helipad(g: &mut Zombies, seat: Seat, spot: Spot, to: Placement, log: &mut impl Log<Zombies>) {
    g.map.move_helipad(spot, to);
    log.event(Event::TileMoved { seat, spot, cell: to.cell, turn: to.turn });
    tile::close(g, seat, log);
}

pub(crate) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    key: &RulesKey,
    _log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let (Roll::Tile(tile), Some(stack)) = (roll, stack_of(&effect)) else {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    };
    match g.piles.decide_below_top(stack, *tile, SeatSet::EMPTY, key) {
        true => Ok(()),
        false => Err(Refusal::IMPOSSIBLE_ROLL),
    }
}
