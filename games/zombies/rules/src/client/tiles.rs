//! The tiles as they are drawn: the client gets this table at the start, so that a view only needs to name
//! tiles.

use serde::Serialize;

use crate::tiles::{Facts, Figure, Ground, Kind, Set, Side, Tile};

pub const HEAD: &str = "\
import type { Figure, Set, Side, Tile } from './wire';

export type Kind = 'start' | 'helipad' | 'common' | 'named' | 'entrance' | 'special';

/**
 * A kind of tile as printed. Squares are letters row by row: S street, B inside, M store, H hallway, E escalator, P
 * lot, G clearing, T wooded, A altar, C cave, W water, . nothing to walk on. Doors and walls are the sides of each
 * square, ducts the squares, one bit each; ways out have three squares for each side, clockwise.
 */
export interface Drawn {
  tile: Tile;
  set: Set;
  kind: Kind;
  copies: number;
  squares: string;
  doors: readonly number[];
  walls: readonly number[];
  ducts: number;
  ways_out: readonly number[];
  figure: Figure;
  /** How many zombies come with it; absent if a die decides. */
  zombies: number | null;
  bullets: number;
  life: number;
  roof: Side | null;
}

export const TILES: readonly Drawn[] = [
";

/// A row of the table.
#[derive(Serialize)]
pub struct Drawn {
    tile: Tile,
    set: Set,
    kind: Kind,
    copies: u8,
    squares: String,
    doors: [u8; 9],
    walls: [u8; 9],
    ducts: u16,
    ways_out: [u8; 4],
    figure: Figure,
    zombies: Option<u8>,
    bullets: u8,
    life: u8,
    roof: Option<Side>,
}

pub fn rows() -> impl Iterator<Item = Drawn> {
    Tile::all().map(drawn)
}

fn drawn(tile: Tile) -> Drawn {
    let Facts { set, kind, copies, ref drawing, ways_out, figure, bullets, life, roof, .. } = *tile.facts();
    Drawn {
        tile,
        set,
        kind,
        copies,
        squares: drawing.squares.map(letter).iter().collect(),
        doors: drawing.doors,
        walls: drawing.walls,
        ducts: drawing.ducts,
        ways_out,
        figure,
        zombies: tile.n_zombies(),
        bullets,
        life,
        roof,
    }
}

fn letter(ground: Ground) -> char {
    match ground {
        Ground::Street => 'S',
        Ground::Inside => 'B',
        Ground::Store => 'M',
        Ground::Hallway => 'H',
        Ground::Escalator => 'E',
        Ground::Lot => 'P',
        Ground::Clearing => 'G',
        Ground::Wooded => 'T',
        Ground::Altar => 'A',
        Ground::Cave => 'C',
        Ground::Water => 'W',
        Ground::Blocked => '.',
    }
}
