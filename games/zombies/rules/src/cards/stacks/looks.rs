//! Cram and Valedictorian: a player looks at the top tiles of a stack, may take one of them to lay, and puts
//! the others back in any order.

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};
use tinyvec::ArrayVec;

use super::{change_drawn, drawn};
use crate::action::Roll;
use crate::cards::Card;
use crate::cards::choosing::first_of;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, Rolls};
use crate::event::{Event, SeenTiles};
use crate::flow::{ChanceQuestion, Played, Tiling};
use crate::map::Stack;
use crate::piles::LOOKED_AT;
use crate::tiles::Tile;
use crate::{Aim, Zombies};

/// ZOM-C-Z5-02, ZOM-C-Z5-14.
const TILES_SEEN: usize = 3;

pub(crate) struct Cram;

impl Deed for Cram {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let with_choice = Stack::ALL.into_iter().filter(|stack| g.piles.len(*stack) > 1);
        with_choice.for_each(|stack| out(Aim::Stack(stack)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Stack(stack) = played.aim else { return };
        rule!("ZOM-C-Z5-02");
        g.begin(Look { seen: Seen::of(g, played, stack), then: Then::PutBack });
    }
}

pub(crate) struct Valedictorian;

impl Deed for Valedictorian {
    /// Another tile must lie below the one that was drawn.
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let stack = drawn(g).map(|tiling| tiling.stack).filter(|stack| g.piles.len(*stack) > 0);
        stack.into_iter().for_each(|stack| out(Aim::Stack(stack)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Stack(stack) = played.aim else { return };
        rule!("ZOM-C-Z5-14");
        if let Some(Tiling { tile, .. }) = drawn(g).copied() {
            g.piles.put_on_top(stack, tile, SeatSet::one(played.by));
            g.begin(Look { seen: Seen::of(g, played, stack), then: Then::Take });
        }
    }
}

/// The `n` tiles on top of a stack. Only the player who looks at them sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Seen {
    card: Card,
    by: Seat,
    stack: Stack,
    n: u8,
}

impl Seen {
    fn of(g: &Zombies, played: &Played, stack: Stack) -> Seen {
        let n = TILES_SEEN.min(g.piles.len(stack)) as u8;
        Seen { card: played.card, by: played.by, stack, n }
    }

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: self.card, aim: Aim::Stack(self.stack) }
    }

    fn but_one(self) -> Seen {
        Seen { n: self.n - 1, ..self }
    }

    /// Lists each kind once.
    fn kinds(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let mut kinds = ArrayVec::<[Tile; LOOKED_AT]>::new();
        for tile in g.piles.top(self.stack).take(usize::from(self.n)).map(|tile| *tile.read(key)) {
            if !kinds.contains(&tile) {
                kinds.push(tile);
                out(Aim::Kind(tile));
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Then {
    Take,
    PutBack,
}

/// Chance decides the tiles that nobody has looked at before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Look {
    seen: Seen,
    then: Then,
}

impl Rolls for Look {
    fn asked(&self) -> Asked {
        self.seen.asked()
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Tile { stack: self.seen.stack }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let Seen { by: seat, stack, n, .. } = self.seen;
        let at_most = usize::from(n);
        if g.piles.top(stack).count() < at_most {
            return Step::Waits;
        }
        rule!("ZOM-26.3");
        g.piles.show_top(stack, at_most, seat);
        let tiles: SeenTiles = g.piles.top(stack).take(at_most).map(|tile| *tile.read(key)).collect();
        log.event(Event::TilesSeen { seat, stack, n, tiles: Secret::new(tiles, SeatSet::one(seat)) });
        match self.then {
            Then::Take => g.go_on_as(Take(self.seen)),
            Then::PutBack => g.go_on_as(PutBack(self.seen)),
        }
        Step::Ran
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        _log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let Roll::Tile(tile) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        match g.piles.decide_below_top(self.seen.stack, tile, SeatSet::EMPTY, key) {
            true => Ok(()),
            false => Err(Refusal::IMPOSSIBLE_ROLL),
        }
    }
}

/// Asks which of the tiles is laid instead of the one that was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take(Seen);

impl Asks for Take {
    const PICKS: Picks = Picks::InSecret;

    fn asked(&self) -> Asked {
        self.0.asked()
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle_in_secret(self, self.0.n, g, key, log)
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        self.0.kinds(g, key, out);
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let (Seen { by: seat, stack, n, .. }, Some(Aim::Kind(tile))) = (self.0, aim) else { return };
        g.piles.take_of_top(stack, tile, usize::from(n), key);
        change_drawn(g, |tiling| tiling.tile = tile);
        log.event(Event::TileDrawn { seat, stack, tile });
        g.go_on_as(PutBack(self.0.but_one()));
    }
}

/// Asks which of the tiles is put back next. Tiles put back later lie above it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PutBack(Seen);

impl Asks for PutBack {
    const PICKS: Picks = Picks::InSecret;

    fn asked(&self) -> Asked {
        self.0.asked()
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle_in_secret(self, self.0.n, g, key, log)
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        self.0.kinds(g, key, out);
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let (Seen { by, stack, n, .. }, Some(Aim::Kind(tile))) = (self.0, aim) else { return };
        g.piles.move_below(stack, tile, usize::from(n), by, key);
        g.go_on_as(PutBack(self.0.but_one()));
    }
}

/// Tiles that are all of one kind leave no choice, but nobody else must learn that.
fn settle_in_secret(
    stage: impl Asks,
    n: u8,
    g: &mut Zombies,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Step {
    match first_of(|out| stage.choices(g, key, out)) {
        (None, _) => g.done(),
        (only, _) if n == 1 => {
            stage.picked(g, only, key, log);
            Step::Ran
        }
        _ => Step::Waits,
    }
}
