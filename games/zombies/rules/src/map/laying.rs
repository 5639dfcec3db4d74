//! ZOM-5: where a tile may go, and laying it there.

use std::ops::ControlFlow;

use table::{marks, rule};

use crate::tiles::{Kind, MIDDLE, Side, Tile, Turn};

use super::cached::Cached;
use super::laid::{Around, Edge, Laid, NOBODY, State, Things};
use super::{Cell, LaidTiles, Map, Placement, Spot, Stack, Zone};

/// An empty cell with a tile on at least one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Gap {
    pub cell: Cell,
    pub around: Around,
}

/// Whether a tile would fit at a place, and whether it would join there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    Clashes,
    /// Only blank sides meet.
    Touches,
    Joins,
}

impl Map {
    /// All places for the top tile of a stack. Turns that look the same are listed once.
    pub fn placements(&self, tile: Tile, stack: Stack, out: &mut Vec<Placement>) {
        rule!("ZOM-5.2");
        // Closing the map is allowed, so it is not checked.
        rule!("ZOM-5.10");
        match tile {
            _ if tile.kind() == Kind::Entrance => self.placements_of_entrance(tile, stack, out),
            Tile::BigTop1 => self.placements_of_big_top(out),
            Tile::CampusHelipad => self.placements_on_roofs(out),
            Tile::MallHelipad => self.placements_of_mall_helipad(out),
            // ZOM-21.2: its other exits are those of floor 2.
            Tile::Escalator => {
                rule!("ZOM-21.2");
                self.placements_in(tile, Zone::Floor2, out);
            }
            _ => stack.zones().iter().for_each(|zone| self.placements_in(tile, *zone, out)),
        }
    }

    /// Whether the top tile of a stack may be laid here.
    pub fn may_lay(&self, tile: Tile, stack: Stack, placement: Placement) -> bool {
        let mut all = Vec::new();
        self.placements(tile, stack, &mut all);
        all.contains(&placement)
    }

    /// Whether the top tile of a stack has any place. Most tiles have many, so the search stops at the first.
    pub fn has_place(&self, tile: Tile, stack: Stack) -> bool {
        if is_laid_in_its_own_way(tile) {
            let mut places = Vec::new();
            self.placements(tile, stack, &mut places);
            return !places.is_empty();
        }
        let find = |zone: &Zone| self.each_placement_in(tile, *zone, |_| ControlFlow::Break(()));
        stack.zones().iter().any(|zone| find(zone).is_break())
    }

    pub(super) fn placements_in(&self, tile: Tile, zone: Zone, out: &mut Vec<Placement>) {
        _ = self.each_placement_in(tile, zone, |placement| {
            out.push(placement);
            ControlFlow::Continue(())
        });
    }

    /// ZOM-5.3, ZOM-5.4: visits cells next to a tile where an exit meets an exit, until `visit` breaks.
    #[inline]
    fn each_placement_in(
        &self,
        tile: Tile,
        zone: Zone,
        mut visit: impl FnMut(Placement) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        rule!("ZOM-5.3");
        rule!("ZOM-5.4");
        let turns = &Turn::ALL[..usize::from(tile.facts().n_turns)];
        for gap in &self.gaps {
            let shown = self.shown_to(gap.around);
            let may_join = |edge: Edge| {
                !edge.is_blank()
                    && (edge.zone == zone || tile == Tile::Escalator && edge.zone == Zone::Floor1)
            };
            if !shown.edges().any(may_join) {
                rule!("ZOM-5.6");
                continue;
            }
            for &turn in turns {
                if shown.fit(tile, zone, turn) == Fit::Joins {
                    visit(Placement { cell: gap.cell, turn })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The edges that the tiles around an empty cell turn towards it.
    pub(super) fn shown_to(&self, around: Around) -> Shown {
        Shown(Side::ALL.map(|side| around.on(side).map(|spot| self.at(spot).edge(side.opposite()))))
    }

    /// Tries a tile on a cell, which may be occupied or far from any tile.
    pub(super) fn fit(&self, tile: Tile, zone: Zone, Placement { cell, turn }: Placement) -> Fit {
        match self.gaps.iter().find(|gap| gap.cell == cell) {
            Some(gap) => self.shown_to(gap.around).fit(tile, zone, turn),
            None if self.in_cell(cell).is_none() => Fit::Touches,
            None => Fit::Clashes,
        }
    }

    pub(super) fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// Lays the top tile of a stack with everything that comes with it, that tile first. The placement is one
    /// of [`placements`](Map::placements).
    pub fn lay(&mut self, tile: Tile, stack: Stack, placement: Placement) -> LaidTiles {
        let mut laid = LaidTiles::default();
        match tile {
            _ if tile.kind() == Kind::Entrance => self.lay_entrance(tile, stack, placement, &mut laid),
            Tile::BigTop1 => self.lay_big_top(placement, &mut laid),
            Tile::CampusHelipad => laid.push(self.lay_on_roof(placement)),
            _ => {
                let zone = self.zone_for(tile, stack, placement);
                laid.push(self.lay_down(tile, zone, placement));
            }
        }
        laid
    }

    /// ZOM-21.3: a tile of the mall is on the floor that it joins.
    fn zone_for(&self, tile: Tile, stack: Stack, placement: Placement) -> Zone {
        rule!("ZOM-21.3");
        if tile == Tile::MallHelipad || tile == Tile::Escalator {
            return Zone::Floor2;
        }
        let joins = |zone: &&Zone| self.fit(tile, **zone, placement) == Fit::Joins;
        stack.zones().iter().find(joins).copied().unwrap_or(stack.zones()[0])
    }

    /// Puts one tile on an empty cell, regardless of the laying rules, and joins it with its neighbours where
    /// they meet.
    pub fn lay_down(&mut self, tile: Tile, zone: Zone, placement: Placement) -> Spot {
        let facts = tile.facts();
        marks::pass(facts.rule);
        facts.odd_rule.inspect(|rule| marks::pass(rule));
        let spot = Spot(self.tiles.len() as u8);
        assert!(spot.0 < NOBODY, "no game has that many tiles");
        self.tiles.push(Laid {
            things: Things::default(),
            cell: placement.cell,
            around: Around::EMPTY,
            joins: 0,
            locked: 0,
            tile,
            turn: placement.turn,
            zone,
            state: State::OnTable,
            moves: Cached::default(),
        });
        self.steps.0.push(self.find_steps(spot));
        self.settle(spot);
        spot
    }

    /// Links a tile with its neighbours. Its cell is no longer a gap.
    pub(super) fn settle(&mut self, spot: Spot) {
        let cell = self.at(spot).cell;
        if let Some(at) = self.gaps.iter().position(|gap| gap.cell == cell) {
            self.at_mut(spot).around = self.gaps.swap_remove(at).around;
        }
        for side in Side::ALL {
            match self.at(spot).around.on(side) {
                Some(neighbour) => {
                    self.at_mut(neighbour).around.set(side.opposite(), Some(spot));
                    let edge = self.at(spot).edge(side);
                    let pairs = edge.meets(self.at(neighbour).edge(side.opposite())).unwrap_or(0);
                    self.join(spot, side, pairs);
                }
                None => self.change_gap(cell.beyond(side), side.opposite(), Some(spot)),
            }
        }
    }

    /// Unlinks a tile from its neighbours. Its cell becomes a gap.
    pub(super) fn unsettle(&mut self, spot: Spot) {
        let Laid { cell, around, .. } = *self.at(spot);
        for side in Side::ALL {
            match around.on(side) {
                Some(neighbour) => {
                    self.join(spot, side, 0);
                    self.at_mut(neighbour).around.set(side.opposite(), None);
                    self.change_gap(cell, side, Some(neighbour));
                }
                None => self.change_gap(cell.beyond(side), side.opposite(), None),
            }
        }
        self.at_mut(spot).around = Around::EMPTY;
    }

    /// Records which tile lies on one side of an empty cell.
    fn change_gap(&mut self, cell: Cell, side: Side, spot: Option<Spot>) {
        let at = match self.gaps.iter().position(|gap| gap.cell == cell) {
            Some(at) => at,
            None if spot.is_none() => return,
            None => {
                self.gaps.push(Gap { cell, around: Around::EMPTY });
                self.gaps.len() - 1
            }
        };
        self.gaps[at].around.set(side, spot);
        if self.gaps[at].around == Around::EMPTY {
            self.gaps.swap_remove(at);
        }
    }

    /// Joins these pairs of squares between a tile and its neighbour on a side, and no others.
    pub(super) fn join(&mut self, spot: Spot, side: Side, pairs: u8) {
        let Some(neighbour) = self.at(spot).around.on(side) else { return };
        self.at_mut(spot).set_joins(side, pairs);
        self.at_mut(neighbour).set_joins(side.opposite(), backwards(pairs));
        self.renew_steps(spot);
        self.renew_steps(neighbour);
    }
}

/// Whether something other than the tile's own sides decides where it may be laid.
fn is_laid_in_its_own_way(tile: Tile) -> bool {
    tile.kind() == Kind::Entrance
        || matches!(tile, Tile::BigTop1 | Tile::CampusHelipad | Tile::MallHelipad | Tile::Escalator)
}

/// The edges that the tiles around an empty cell turn towards it, side by side.
#[derive(Clone, Copy)]
pub(super) struct Shown([Option<Edge>; 4]);

impl Shown {
    pub fn edges(&self) -> impl Iterator<Item = Edge> {
        self.0.into_iter().flatten()
    }

    pub fn on(&self, side: Side) -> Option<Edge> {
        self.0[side.index()]
    }

    /// ZOM-5.5: tries a tile against all tiles around the cell.
    pub fn fit(&self, tile: Tile, zone: Zone, turn: Turn) -> Fit {
        rule!("ZOM-5.5");
        let mut fit = Fit::Touches;
        for side in Side::ALL {
            let Some(other) = self.on(side) else { continue };
            match Edge::of(tile, zone, side.printed(turn)).meets(other) {
                None => return Fit::Clashes,
                Some(0) => {}
                Some(_) => fit = Fit::Joins,
            }
        }
        fit
    }
}

impl Edge {
    /// The pairs of squares that are joined where two sides meet, clockwise on the first side; `None` if the
    /// sides must not meet.
    pub fn meets(self, other: Edge) -> Option<u8> {
        let opposite = backwards(other.ways_out);
        if self.is_open && other.is_open {
            rule!("ZOM-22.1");
            return Some(self.ways_out & opposite);
        }
        if self.is_blank() && other.is_blank() {
            return Some(0);
        }
        // Exits of different zones never meet.
        rule!("ZOM-19.12");
        rule!("ZOM-19.13");
        // The Bridge meets ground.
        rule!("ZOM-22.2");
        (self.zone == other.zone && self.ways_out & opposite & MIDDLE != 0).then_some(MIDDLE)
    }
}

/// Squares along a side as they are counted from the other side.
pub(super) const fn backwards(pairs: u8) -> u8 {
    pairs & 0b010 | (pairs & 0b001) << 2 | (pairs & 0b100) >> 2
}
