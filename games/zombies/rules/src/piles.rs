//! The stacks of tiles. There is no hidden order: chance decides which tile is next when somebody first sees
//! it. Only constraints on where some tiles must lie are kept.

use table::{Chance, Counts, RulesKey, Seat, SeatSet, Secret, rule};
use tinyvec::ArrayVec;

use crate::map::{N_STACKS, Stack};
use crate::rules::{EntrancePlace, HelipadPlace, Rules, Start};
use crate::tiles::{Kind, N_KINDS, Set, Tile};

/// How many tiles on top of one stack may be known.
pub const LOOKED_AT: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piles {
    /// The tiles in the stacks, by kind; each kind is in one stack. The counts are public (ZOM-26.4), the
    /// order is not.
    left: Counts<N_KINDS>,
    /// The stack that each kind is in.
    stack_of: StackOf,
    piles: [Pile; N_STACKS],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Pile {
    is_open: bool,
    /// All its tiles, including those on top.
    size: u8,
    /// The tiles that somebody has looked at; the last one is drawn first.
    top: ArrayVec<[Secret<Tile>; LOOKED_AT]>,
    /// The helipad, or the gate to the city, is among this many lowest places; 0 means anywhere.
    lower: u8,
    /// Entrances are above this many lowest places; 0 means anywhere.
    upper_from: u8,
}

/// The options that determine which stack a tile is in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct StackOf {
    mixed: bool,
    start: Start,
}

impl Default for Piles {
    fn default() -> Piles {
        Piles { left: Counts::NONE, stack_of: StackOf::default(), piles: [Pile::default(); N_STACKS] }
    }
}

impl StackOf {
    /// ZOM-2.11: whether the tiles of a set are mixed with the city tiles. Those where the game begins are
    /// not.
    fn is_mixed(self, set: Set) -> bool {
        match set {
            Set::Z2 | Set::Z5 => self.mixed,
            Set::Z8 => self.mixed && self.start != Start::Jail,
            _ => false,
        }
    }

    fn stack(self, tile: Tile) -> Stack {
        let home = Stack::of(tile.set());
        let is_city = match tile.kind() {
            // ZOM-24.14, ZOM-25.5: it is at the bottom of the stack that is drawn first.
            Kind::Entrance => home != self.start.stack(),
            _ => self.is_mixed(tile.set()),
        };
        if is_city { Stack::City } else { home }
    }
}

impl Rules {
    /// The stack that a tile is in at this table, before it is drawn.
    pub fn stack_of(&self, tile: Tile) -> Stack {
        StackOf { mixed: self.mixed_stack, start: self.start }.stack(tile)
    }
}

impl Piles {
    /// ZOM-3.4, ZOM-19.1 to ZOM-19.5: the stacks of a new game.
    pub(crate) fn fill(rules: &Rules) -> Piles {
        rule!("ZOM-3.4");
        rule!("ZOM-19.5");
        // Only the boxes that have helipads contribute them.
        rule!("ZOM-24.1");
        rule!("ZOM-25.1");
        let stack_of = StackOf { mixed: rules.mixed_stack, start: rules.start };
        let mut counts = [0; N_KINDS];
        for tile in Tile::all().filter(|tile| rules.tiles.has(tile.set()) && !tile.is_kept_aside()) {
            counts[tile.index()] = tile.copies();
        }
        let entrances =
            Tile::all().filter(|tile| rules.tiles.has(tile.set()) && tile.kind() == Kind::Entrance);
        for entrance in entrances {
            rule!("ZOM-19.3");
            if stack_of.is_mixed(entrance.set()) {
                rule!("ZOM-2.11");
                let set = entrance.set();
                counts[entrance.index()] = 0;
                Tile::all()
                    .filter(|tile| tile.set() == set && tile.is_helipad())
                    .for_each(|helipad| counts[helipad.index()] = 0);
            } else {
                for companion in entrance.facts().companions {
                    counts[companion.index()] -= 1;
                }
            }
        }
        if rules.start == Start::Jail {
            rule!("ZOM-25.5");
            counts[Tile::MentalWard.index()] -= 1;
        }
        let mut piles = Piles { left: Counts::new(counts), stack_of, ..Piles::default() };
        for tile in Tile::all() {
            piles.piles[stack_of.stack(tile).index()].size += counts[tile.index()];
        }
        let first = &mut piles.piles[rules.start.stack().index()];
        first.is_open = true;
        // The gate to the city is at the bottom.
        first.lower = 1;
        let city = &mut piles.piles[Stack::City.index()];
        rule!("ZOM-2.9");
        rule!("ZOM-2.10");
        city.lower = match rules.helipad {
            HelipadPlace::Bottom => 1,
            HelipadPlace::Short => {
                rule!("ZOM-3.5");
                city.size / 2
            }
        };
        if rules.entrance == EntrancePlace::UpperHalf {
            rule!("ZOM-19.4");
            city.upper_from = city.size / 2;
        }
        piles
    }

    /// The stack that a tile is in, or was in.
    pub fn stack_of(&self, tile: Tile) -> Stack {
        self.stack_of.stack(tile)
    }

    pub fn len(&self, stack: Stack) -> usize {
        usize::from(self.piles[stack.index()].size)
    }

    pub fn is_open(&self, stack: Stack) -> bool {
        self.piles[stack.index()].is_open
    }

    pub(crate) fn open(&mut self, stack: Stack) {
        self.piles[stack.index()].is_open = true;
    }

    /// The stacks that may be drawn from (ZOM-19.6, ZOM-19.7).
    pub fn drawable(&self) -> impl Iterator<Item = Stack> + '_ {
        Stack::ALL.into_iter().filter(|stack| self.is_open(*stack) && self.len(*stack) > 0)
    }

    /// The kinds of tiles that may be drawn, and from which stack. Everybody knows them (ZOM-26.4).
    pub fn drawable_kinds(&self) -> impl Iterator<Item = (Tile, Stack)> + '_ {
        let with_stack = self.left().map(|(tile, _)| (tile, self.stack_of(tile)));
        with_stack.filter(|(_, stack)| self.is_open(*stack))
    }

    pub fn n_undrawn(&self) -> usize {
        self.piles.iter().map(|pile| usize::from(pile.size)).sum()
    }

    /// Whether a tile of this kind is still in a stack.
    pub(crate) fn holds(&self, tile: Tile) -> bool {
        self.left[tile.index()] > 0
    }

    /// Whether chance must decide the next tile.
    pub fn is_undecided(&self, stack: Stack) -> bool {
        self.piles[stack.index()].top.is_empty()
    }

    /// A fairly drawn next tile, below those that were looked at.
    pub(crate) fn sample(&self, stack: Stack, key: &RulesKey, chance: &mut dyn Chance) -> Tile {
        let weights = self.weights(stack, key);
        let total = weights.iter().map(|(_, weight)| weight).sum();
        let mut nth = chance.below(total);
        for (tile, weight) in weights {
            if nth < weight {
                return tile;
            }
            nth -= weight;
        }
        unreachable!("`nth` is below the total weight")
    }

    /// The kinds that may be next, and how likely each is.
    fn weights(&self, stack: Stack, key: &RulesKey) -> ArrayVec<[(Tile, u32); 128]> {
        let pile = &self.piles[stack.index()];
        let mut unseen = self.left;
        pile.top.iter().for_each(|tile| unseen[tile.read(key).index()] -= 1);
        let left = u32::from(pile.size) - pile.top.len() as u32;
        let mut ordinary = ArrayVec::<[(Tile, u32); 128]>::new();
        let (mut lowest, mut entrances) = (None, ArrayVec::<[Tile; 8]>::new());
        for tile in Tile::all() {
            let count = u32::from(unseen[tile.index()]);
            if count == 0 || self.stack_of.stack(tile) != stack {
                continue;
            }
            match tile.kind() {
                Kind::Helipad if pile.lower > 0 => lowest = Some(tile),
                Kind::Entrance if pile.lower > 0 && stack != Stack::City => lowest = Some(tile),
                Kind::Entrance if pile.upper_from > 0 => entrances.push(tile),
                _ => ordinary.push((tile, count)),
            }
        }
        let n_ordinary: u32 = ordinary.iter().map(|(_, count)| count).sum();
        if let Some(tile) = lowest
            && (left <= u32::from(pile.lower) || n_ordinary == 0)
        {
            // Each of the remaining places is equally likely, and one of them is next.
            ordinary.push((tile, 1));
            return ordinary;
        }
        let above = left.saturating_sub(u32::from(pile.upper_from));
        let n_entrances = entrances.len() as u32;
        if n_entrances > 0 && above > 0 {
            let others = above - n_entrances;
            if others == 0 {
                return entrances.into_iter().map(|tile| (tile, 1)).collect();
            }
            // The entrances take `n_entrances` of the places above; ordinary tiles share the others.
            for (_, weight) in ordinary.iter_mut() {
                *weight *= others;
            }
            ordinary.extend(entrances.into_iter().map(|tile| (tile, n_ordinary)));
        }
        ordinary
    }

    /// Takes the next tile: the one that was looked at, or the one that chance decided. Returns `None` and
    /// changes nothing if that is not possible.
    pub(crate) fn draw(&mut self, stack: Stack, decided: Option<Tile>, key: &RulesKey) -> Option<Tile> {
        let tile = match decided {
            Some(tile) if self.may_be_next(stack, tile, key) => tile,
            Some(_) => return None,
            None => *self.piles[stack.index()].top.pop()?.read(key),
        };
        self.left[tile.index()] -= 1;
        self.piles[stack.index()].size -= 1;
        Some(tile)
    }

    fn may_be_next(&self, stack: Stack, tile: Tile, key: &RulesKey) -> bool {
        self.weights(stack, key).iter().any(|(next, _)| *next == tile)
    }

    /// Puts a tile on top, known to `audience`.
    pub(crate) fn put_on_top(&mut self, stack: Stack, tile: Tile, audience: SeatSet) {
        let pile = &mut self.piles[stack.index()];
        pile.top.push(Secret::new(tile, audience));
        pile.size += 1;
        self.left[tile.index()] += 1;
    }

    /// Chance has decided which tile lies right below the known ones.
    pub(crate) fn decide_below_top(
        &mut self,
        stack: Stack,
        tile: Tile,
        audience: SeatSet,
        key: &RulesKey,
    ) -> bool {
        if !self.may_be_next(stack, tile, key) {
            return false;
        }
        self.piles[stack.index()].top.insert(0, Secret::new(tile, audience));
        true
    }

    /// Somebody looks at the first `n` tiles.
    pub(crate) fn show_top(&mut self, stack: Stack, n: usize, seat: Seat) {
        self.piles[stack.index()].top.iter_mut().rev().take(n).for_each(|tile| tile.show_to(seat));
    }

    /// Draws this one of the first `n` tiles.
    pub(crate) fn take_of_top(&mut self, stack: Stack, tile: Tile, n: usize, key: &RulesKey) {
        let pile = &mut self.piles[stack.index()];
        let lowest = pile.top.len() - n;
        if let Some(index) = (lowest..pile.top.len()).find(|index| *pile.top[*index].read(key) == tile) {
            pile.top.remove(index);
            pile.size -= 1;
            self.left[tile.index()] -= 1;
        }
    }

    /// Moves this one of the first `n` tiles below the others. Anybody else who knew one of them no longer
    /// does, because their order has changed.
    pub(crate) fn move_below(&mut self, stack: Stack, tile: Tile, n: usize, by: Seat, key: &RulesKey) {
        let top = &mut self.piles[stack.index()].top;
        let lowest = top.len() - n;
        for known in &mut top[lowest..] {
            known.audience().without(by).iter().for_each(|other| known.forget_by(other));
        }
        if let Some(index) = (lowest..top.len()).find(|index| *top[*index].read(key) == tile) {
            let sunk = top.remove(index);
            top.insert(lowest, sunk);
        }
    }

    /// ZOM-2.13, ZOM-21.4: shuffles a tile back in among the unseen ones.
    pub(crate) fn shuffle_in(&mut self, stack: Stack, tile: Tile) {
        let pile = &mut self.piles[stack.index()];
        pile.size += 1;
        match tile.kind() {
            Kind::Helipad => pile.lower = 0,
            Kind::Entrance => pile.upper_from = 0,
            _ => {}
        }
        self.left[tile.index()] += 1;
    }

    /// All undrawn tiles leave the game (ZOM-5.12). Returns how many there were.
    pub(crate) fn clear(&mut self) -> u8 {
        let n = self.n_undrawn() as u8;
        self.left = Counts::NONE;
        for pile in &mut self.piles {
            *pile = Pile { is_open: pile.is_open, ..Pile::default() };
        }
        n
    }

    /// ZOM-19.16, ZOM-24.19, ZOM-25.11: one stack leaves the game. Returns how many tiles it had.
    pub(crate) fn drop_stack(&mut self, stack: Stack) -> u8 {
        for tile in Tile::all().filter(|tile| self.stack_of.stack(*tile) == stack) {
            self.left[tile.index()] = 0;
        }
        let pile = &mut self.piles[stack.index()];
        let n = pile.size;
        *pile = Pile { is_open: pile.is_open, ..Pile::default() };
        n
    }

    /// The known tiles on top, the next one first.
    pub(crate) fn top(&self, stack: Stack) -> impl Iterator<Item = &Secret<Tile>> {
        self.piles[stack.index()].top.iter().rev()
    }

    /// How many tiles of each kind are in the stacks.
    pub(crate) fn left(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        Tile::all().map(|tile| (tile, self.left[tile.index()])).filter(|(_, n)| *n > 0)
    }

    /// Draws again, in another order, what `seat` has not seen.
    pub(crate) fn resample(&mut self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
        for stack in Stack::ALL {
            let known = self.piles[stack.index()].top;
            if known.iter().all(|tile| tile.audience().has(seat)) {
                continue;
            }
            // What the seat knows stays where it is; the rest is drawn again, from the top down.
            self.piles[stack.index()].top =
                known.iter().filter(|tile| tile.audience().has(seat)).copied().collect();
            let mut top = known;
            for tile in top.iter_mut().rev().filter(|tile| !tile.audience().has(seat)) {
                let next = self.sample(stack, key, chance);
                *tile.write(key) = next;
                self.piles[stack.index()].top.insert(0, *tile);
            }
            self.piles[stack.index()].top = top;
        }
    }

    /// Lays out a stack by hand, for scenes: exactly these tiles are left in it, in any order.
    pub(crate) fn lay_out(&mut self, stack: Stack, tiles: &[Tile]) {
        for tile in Tile::all().filter(|tile| self.stack_of.stack(*tile) == stack) {
            self.left[tile.index()] = 0;
        }
        tiles.iter().for_each(|tile| self.left[tile.index()] += 1);
        let pile = &mut self.piles[stack.index()];
        pile.size = tiles.len() as u8;
        pile.top.clear();
    }
}
