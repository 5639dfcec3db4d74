//! Laying out tiles: the zones, edges and buildings that they form.

use std::collections::{BTreeMap, BTreeSet};

use table::rule;
use tinyvec::ArrayVec;

use super::names::{Part, TileName, ZoneName};
use super::tiles::{self, Between, CELLS, Symbol, Tile, beside, places};
use super::{
    BUILDINGS, Board, Building, DOORS, Door, EDGES, Edge, Side, TILES, TilePlace, ZONES, Zone, ZoneFacts,
    ZoneSet,
};

/// Why tiles do not form a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotLay {
    NoTile,
    TooManyTiles,
    TooManyRows,
    /// The board uses both faces of a tile, or one face twice.
    Twice(TileName),
    TooManyZones(usize),
    TooManyEdges,
    TooManyDoors,
    TooManyBuildings,
    /// A closed door was to be placed where there is no opening.
    NoOpening(ZoneName, ZoneName),
}

/// A cell of a tile: the position of the tile in the list, row and column.
type Cell = (usize, usize, usize);

impl Board {
    /// Lays out tiles in rows from the north.
    pub fn lay(rows: &[Vec<TileName>]) -> Result<Board, CannotLay> {
        rule!("MZ-1.7");
        let places = place(rows)?;
        let faces = tiles::all();
        let layout =
            Layout { places: &places, faces: places.iter().map(|place| &faces[&place.name]).collect() };
        let mut board = Board { tiles: places, ..Board::default() };

        let zones = layout.zones();
        let of_cell = board.take_zones(&layout, &zones)?;
        board.take_edges(layout.edges(&of_cell))?;
        board.number_doors()?;
        board.find_buildings()?;
        Ok(board)
    }

    /// Places closed doors on these openings (MZ-5.7).
    pub fn with_closed(mut self, openings: &[(Zone, Zone)]) -> Result<Board, CannotLay> {
        for &(one, other) in openings {
            let pair = (one.min(other), one.max(other));
            let edge = self.edges.iter_mut().find(|edge| (edge.a, edge.b) == pair);
            match edge.filter(|edge| !edge.is_street && edge.door.is_none()) {
                Some(opening) => {
                    rule!("MZ-5.7");
                    opening.door = Some(Door(0));
                }
                None => return Err(CannotLay::NoOpening(self.name(one), self.name(other))),
            }
        }
        self.number_doors()?;
        self.find_buildings()?;
        Ok(self)
    }
}

fn place(rows: &[Vec<TileName>]) -> Result<ArrayVec<[TilePlace; TILES]>, CannotLay> {
    let mut places: ArrayVec<[TilePlace; TILES]> = ArrayVec::new();
    if rows.len() > TILES {
        return Err(CannotLay::TooManyRows);
    }
    for (row, names) in rows.iter().enumerate() {
        for (column, &name) in names.iter().enumerate() {
            if places.iter().any(|place| place.name.number() == name.number()) {
                return Err(CannotLay::Twice(name));
            }
            let place = TilePlace { name, row: row as u8, column: column as u8 };
            if places.try_push(place).is_some() {
                return Err(CannotLay::TooManyTiles);
            }
        }
    }
    if places.is_empty() { Err(CannotLay::NoTile) } else { Ok(places) }
}

struct Layout<'a> {
    places: &'a [TilePlace],
    faces: Vec<&'a Tile>,
}

/// A zone while it is being assembled.
struct Group {
    name: ZoneName,
    cells: Vec<Cell>,
}

impl Layout<'_> {
    fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.places.len()).flat_map(|tile| places().map(move |(row, column)| (tile, row, column)))
    }

    /// The lattice point of a cell. Cells that face each other across a seam share a point.
    fn lattice(&self, (tile, row, column): Cell) -> (u8, u8) {
        let place = self.places[tile];
        (2 * place.column + column as u8, 2 * place.row + row as u8)
    }

    /// The cell that faces this one across the seam on this side.
    fn over_seam(&self, (tile, row, column): Cell, side: Side) -> Option<Cell> {
        if beside(row, column, side).is_some() {
            return None;
        }
        let here = self.places[tile];
        let (to_row, to_column) = match side {
            Side::N => (here.row.checked_sub(1)?, here.column),
            Side::E => (here.row, here.column + 1),
            Side::S => (here.row + 1, here.column),
            Side::W => (here.row, here.column.checked_sub(1)?),
        };
        let tile = self.places.iter().position(|place| (place.row, place.column) == (to_row, to_column))?;
        let last = CELLS - 1;
        let (row, column) = match side {
            Side::N => (last, column),
            Side::E => (row, 0),
            Side::S => (0, column),
            Side::W => (row, last),
        };
        Some((tile, row, column))
    }

    /// MZ-4.1, MZ-4.2: each room is a zone, and so is each street cell together with those that face it
    /// across the seams.
    fn zones(&self) -> Vec<Group> {
        rule!("MZ-4.1");
        rule!("MZ-4.2");
        let mut left: BTreeSet<Cell> = self.cells().collect();
        let mut groups = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut cells = vec![first];
            let mut looked_at = 0;
            while let Some(&cell) = cells.get(looked_at) {
                looked_at += 1;
                for side in Side::ALL {
                    if let Some(joined) = self.joined(cell, side).filter(|joined| left.remove(joined)) {
                        cells.push(joined);
                    }
                }
            }
            cells.sort_unstable();
            groups.push(Group { name: self.name(first), cells });
        }
        tell_parts_apart(&mut groups);
        groups.sort_by_key(|group| group.name);
        groups
    }

    /// The cell on this side that belongs to the same zone.
    fn joined(&self, (tile, row, column): Cell, side: Side) -> Option<Cell> {
        match self.faces[tile].room(row, column) {
            Some(room) => beside(row, column, side)
                .filter(|(row, column)| self.faces[tile].room(*row, *column) == Some(room))
                .map(|(row, column)| (tile, row, column)),
            None => self
                .over_seam((tile, row, column), side)
                .filter(|(tile, row, column)| self.faces[*tile].room(*row, *column).is_none()),
        }
    }

    fn name(&self, cell: Cell) -> ZoneName {
        let (tile, row, column) = cell;
        match self.faces[tile].room(row, column) {
            Some(letter) => ZoneName::Room { tile: self.places[tile].name, letter },
            None => {
                let (x, y) = self.lattice(cell);
                ZoneName::Street { x, y, part: Part::Whole }
            }
        }
    }

    /// MZ-4.3: pairs of zones that share a side without a wall. In each pair, the first zone comes first in
    /// zone order.
    fn edges(&self, of_cell: &BTreeMap<Cell, Zone>) -> BTreeMap<(Zone, Zone), (Side, EdgeKind)> {
        rule!("MZ-4.3");
        let mut edges = BTreeMap::new();
        for cell in self.cells() {
            for side in [Side::E, Side::S] {
                let Some((other, kind)) = self.passage(cell, side) else { continue };
                let (from, to) = (of_cell[&cell], of_cell[&other]);
                if from < to {
                    edges.insert((from, to), (side, kind));
                } else if to < from {
                    edges.insert((to, from), (side.opposite(), kind));
                }
            }
        }
        edges
    }

    /// The connection of a cell with the next one on this side.
    fn passage(&self, cell: Cell, side: Side) -> Option<(Cell, EdgeKind)> {
        let (tile, row, column) = cell;
        let face = self.faces[tile];
        if let Some((to_row, to_column)) = beside(row, column, side) {
            let kind = match (face.between(row, column, side), face.room(row, column)) {
                (Between::Wall, _) => return None,
                (Between::Door, _) => EdgeKind::Door,
                (Between::Nothing, None) => EdgeKind::Street,
                (Between::Nothing, Some(_)) => EdgeKind::Opening,
            };
            return Some(((tile, to_row, to_column), kind));
        }
        let other = self.over_seam(cell, side)?;
        let (to_tile, to_row, to_column) = other;
        let is_open = face.room(row, column).is_some()
            && self.faces[to_tile].room(to_row, to_column).is_some()
            && face.between(row, column, side) == Between::Nothing
            && self.faces[to_tile].between(to_row, to_column, side.opposite()) == Between::Nothing;
        is_open.then_some((other, EdgeKind::Opening))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum EdgeKind {
    Street,
    Opening,
    Door,
}

/// MZ-4.19: gives letters to street zones that share a lattice point.
fn tell_parts_apart(groups: &mut [Group]) {
    for second in 1..groups.len() {
        let twin = groups[..second].iter().position(|group| group.name == groups[second].name);
        if let (Some(first), ZoneName::Street { x, y, .. }) = (twin, groups[second].name) {
            rule!("MZ-4.19");
            groups[first].name = ZoneName::Street { x, y, part: Part::A };
            groups[second].name = ZoneName::Street { x, y, part: Part::B };
        }
    }
}

impl Board {
    fn take_zones(&mut self, layout: &Layout, groups: &[Group]) -> Result<BTreeMap<Cell, Zone>, CannotLay> {
        if groups.len() > ZONES {
            return Err(CannotLay::TooManyZones(groups.len()));
        }
        let mut of_cell = BTreeMap::new();
        for (place, group) in groups.iter().enumerate() {
            let mut facts = ZoneFacts { name: group.name, ..ZoneFacts::default() };
            for &cell in &group.cells {
                of_cell.insert(cell, Zone(place as u8));
                if !facts.cells.contains(&layout.lattice(cell)) {
                    facts.cells.push(layout.lattice(cell));
                }
                if !facts.tiles.contains(&(cell.0 as u8)) {
                    facts.tiles.push(cell.0 as u8);
                }
            }
            if let ZoneName::Room { letter, .. } = group.name {
                let symbol = layout.faces[group.cells[0].0].symbol(letter);
                facts.has_spawn_symbol = symbol == Some(Symbol::Spawn);
                facts.has_citizen_symbol = symbol == Some(Symbol::Citizen);
            }
            self.zones.push(facts);
        }
        Ok(of_cell)
    }

    fn take_edges(&mut self, edges: BTreeMap<(Zone, Zone), (Side, EdgeKind)>) -> Result<(), CannotLay> {
        if edges.len() > EDGES {
            return Err(CannotLay::TooManyEdges);
        }
        for ((a, b), (side, kind)) in edges {
            let door = (kind == EdgeKind::Door).then_some(Door(0));
            self.edges.push(Edge { a, b, side, door, is_street: kind == EdgeKind::Street });
        }
        Ok(())
    }

    /// Doors are numbered in the order of their edges.
    fn number_doors(&mut self) -> Result<(), CannotLay> {
        self.doors.clear();
        for (place, edge) in self.edges.iter_mut().enumerate() {
            if let Some(door) = &mut edge.door {
                *door = Door(self.doors.len() as u8);
                if self.doors.try_push(place as u8).is_some() {
                    return Err(CannotLay::TooManyDoors);
                }
            }
        }
        Ok(())
    }

    /// MZ-5.6: rooms joined by openings; closed doors separate buildings.
    fn find_buildings(&mut self) -> Result<(), CannotLay> {
        rule!("MZ-5.6");
        self.buildings.clear();
        for zone in &mut self.zones {
            zone.building = None;
        }
        let rooms: Vec<Zone> = self.zones().filter(|zone| self.is_room(*zone)).collect();
        for room in rooms {
            if self.zones[room.index()].building.is_some() {
                continue;
            }
            let building = Building(self.buildings.len() as u8);
            let members = self.joined_by_openings(room);
            for member in members.iter() {
                self.zones[member.index()].building = Some(building);
            }
            if self.buildings.try_push(members).is_some() {
                return Err(CannotLay::TooManyBuildings);
            }
        }
        Ok(())
    }

    fn joined_by_openings(&self, room: Zone) -> ZoneSet {
        let mut members = ZoneSet::one(room);
        loop {
            let openings = self.edges.iter().filter(|edge| edge.door.is_none() && !edge.is_street);
            let grown = openings.fold(members, |members, edge| {
                if members.has(edge.a) || members.has(edge.b) {
                    members.with(edge.a).with(edge.b)
                } else {
                    members
                }
            });
            if grown == members {
                return members;
            }
            members = grown;
        }
    }
}

const _: () =
    assert!(BUILDINGS <= u8::MAX as usize && DOORS <= u64::BITS as usize && ZONES <= u64::BITS as usize);
