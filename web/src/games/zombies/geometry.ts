/**
 * Where tiles and squares are on the plane, in pixels. Squares are counted on the tile as printed; a laid tile is
 * turned clockwise.
 */
import { around, type Box, type Point } from '../../lib/board/layout';
import { TILES, type Drawn } from './tiles';
import type { Cell, Side, Square, Tile, TileView, Turn } from './wire';

export const SQUARE = 42;
export const TILE = 3 * SQUARE;

export const SIDES: Side[] = ['n', 'e', 's', 'w'];
/** One step towards each side, as columns and rows. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const BY_KIND = new Map<Tile, Drawn>(TILES.map((drawn) => [drawn.tile, drawn]));
export const drawnOf = (tile: Tile): Drawn => BY_KIND.get(tile)!;

/** Where a printed square is once its tile is turned. */
export function turned(at: number, turn: Turn): number {
  let place = at;
  for (let quarter = 0; quarter < turn; quarter++) place = (place % 3) * 3 + 2 - Math.floor(place / 3);
  return place;
}
/** Which printed square is in this place once its tile is turned. */
export const printed = (place: number, turn: Turn): number => turned(place, (4 - turn) % 4);
/** The sides of a square once its tile is turned, as bits. */
export const turnedSides = (sides: number, turn: Turn): number => ((sides << turn) | (sides >> (4 - turn))) & 15;

/** The details of a tile once it is turned. */
export interface Lying {
  squares: string;
  doors: number[];
  walls: number[];
  ducts: number;
  waysOut: number[];
}

const lyings = new Map<string, Lying>();
export function lying(tile: Tile, turn: Turn): Lying {
  const key = `${tile} ${turn}`;
  const known = lyings.get(key);
  if (known) return known;
  const drawn = drawnOf(tile);
  const at = Array.from({ length: 9 }, (_, place) => printed(place, turn));
  const found: Lying = {
    squares: at.map((square) => drawn.squares[square]).join(''),
    doors: at.map((square) => turnedSides(drawn.doors[square]!, turn)),
    walls: at.map((square) => turnedSides(drawn.walls[square]!, turn)),
    ducts: at.reduce((bits, square, place) => bits | (((drawn.ducts >> square) & 1) << place), 0),
    waysOut: SIDES.map((_, side) => drawn.ways_out[(side + 4 - turn) % 4]!),
  };
  lyings.set(key, found);
  return found;
}

export const isWalkable = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== '.' && letter !== 'W';
export const isInside = (letter: string | undefined): boolean => letter === 'B' || letter === 'M' || letter === 'C';

/** The square beside this one on the same tile. */
export function beside(place: number, side: number): number | null {
  const [x, y] = STEPS[side]!;
  const [column, row] = [(place % 3) + x, Math.floor(place / 3) + y];
  return column < 0 || column > 2 || row < 0 || row > 2 ? null : row * 3 + column;
}

/** The squares along each side of a tile, clockwise. */
const ALONG: readonly (readonly number[])[] = [
  [0, 1, 2],
  [2, 5, 8],
  [8, 7, 6],
  [6, 3, 0],
];
export const along = (place: number, side: number): number => ALONG[side]!.indexOf(place);
export const alongSide = (side: number): readonly number[] => ALONG[side]!;

/**
 * Parts that are separate from the map (a city begun again, the Fun House) have cells far away from it. All parts are
 * drawn side by side.
 */
const APART = [150, 650];
const partOf = ({ x }: Cell): number => APART.filter((from) => x > from).length;

export class Plan {
  private readonly bySpot = new Map<number, TileView>();
  private readonly byCell = new Map<string, TileView>();
  /** How many cells each part is moved by. */
  private readonly shifts: Cell[] = [];
  readonly box: Box;

  constructor(readonly tiles: readonly TileView[]) {
    let right = -2;
    const boxes: Box[] = [];
    for (let part = 0; part <= APART.length; part++) {
      const cells = tiles.map(({ cell }) => cell).filter((cell) => partOf(cell) === part);
      const [x, y] = [Math.min(...cells.map((cell) => cell.x)), Math.min(...cells.map((cell) => cell.y))];
      // The first part stays where it is: nothing moves when the map grows.
      const shift =
        cells.length === 0 || boxes.length === 0
          ? { x: part === 0 ? 0 : -x, y: part === 0 ? 0 : -y }
          : { x: right + 2 - x, y: Math.round(boxes[0]!.y / TILE) - y };
      this.shifts.push(cells.length === 0 ? { x: 0, y: 0 } : shift);
      if (cells.length === 0) continue;
      right = Math.max(...cells.map((cell) => cell.x)) + shift.x;
      const bottom = Math.max(...cells.map((cell) => cell.y)) + shift.y;
      boxes.push({
        x: (x + shift.x) * TILE,
        y: (y + shift.y) * TILE,
        w: (right - x - shift.x + 1) * TILE,
        h: (bottom - y - shift.y + 1) * TILE,
      });
    }
    this.box = around(boxes) ?? { x: 0, y: 0, w: TILE, h: TILE };
    for (const tile of tiles) {
      this.bySpot.set(tile.spot, tile);
      this.byCell.set(cellKey(tile.cell), tile);
    }
  }

  tile(spot: number): TileView | undefined {
    return this.bySpot.get(spot);
  }
  inCell(cell: Cell): TileView | undefined {
    return this.byCell.get(cellKey(cell));
  }
  /** The upper left corner of a cell, empty or not. */
  cell(cell: Cell): Point {
    const shift = this.shifts[partOf(cell)]!;
    return { x: (cell.x + shift.x) * TILE, y: (cell.y + shift.y) * TILE };
  }
  cellBox(cell: Cell): Box {
    return { ...this.cell(cell), w: TILE, h: TILE };
  }
  tileBox(spot: number): Box {
    const tile = this.tile(spot);
    return tile ? this.cellBox(tile.cell) : { x: 0, y: 0, w: TILE, h: TILE };
  }
  /** The upper left corner of a square. */
  square({ spot, at }: Square): Point {
    const tile = this.tile(spot);
    if (!tile) return { x: 0, y: 0 };
    const { x, y } = this.cell(tile.cell);
    const place = turned(at, tile.turn);
    return { x: x + (place % 3) * SQUARE, y: y + Math.floor(place / 3) * SQUARE };
  }
  middle(square: Square): Point {
    const { x, y } = this.square(square);
    return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
  }
  squareBox(square: Square): Box {
    return { ...this.square(square), w: SQUARE, h: SQUARE };
  }

  /** The squares of the building that contains this one. A building on several tiles is drawn tile by tile. */
  building(first: Square): Square[] {
    const tile = this.tile(first.spot);
    if (!tile) return [];
    const { squares, walls } = drawnOf(tile.tile);
    const found = [first.at];
    for (const at of found) {
      for (let side = 0; side < 4; side++) {
        const other = beside(at, side);
        if (other !== null && isInside(squares[other]) && !(walls[at]! & (1 << side)) && !found.includes(other))
          found.push(other);
      }
    }
    return found.map((at) => ({ spot: first.spot, at }));
  }

  /**
   * Whether a step leads from a square to the one beside it. This only finds paths to draw: the rules say what is
   * allowed.
   */
  isJoined(from: Square, to: Square): boolean {
    const [one, other] = [this.tile(from.spot), this.tile(to.spot)];
    if (!one || !other) return false;
    const [here, there] = [turned(from.at, one.turn), turned(to.at, other.turn)];
    for (let side = 0; side < 4; side++) {
      if (one.spot === other.spot) {
        if (beside(here, side) !== there) continue;
        const { squares, doors, walls } = lying(one.tile, one.turn);
        const [inside, beyond] = [isInside(squares[here]), isInside(squares[there])];
        return inside && beyond ? !(walls[here]! & (1 << side)) : inside === beyond || !!(doors[here]! & (1 << side));
      }
      const [x, y] = STEPS[side]!;
      if (other.cell.x !== one.cell.x + x || other.cell.y !== one.cell.y + y) continue;
      const place = along(here, side);
      return place >= 0 && along(there, (side + 2) % 4) === 2 - place;
    }
    return false;
  }
}

export const squareKey = ({ spot, at }: Square): string => `${spot}.${at}`;
export function squareOf(key: string): Square {
  const [spot, at] = key.split('.').map(Number) as [number, number];
  return { spot, at };
}
export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;
export function cellOf(key: string): Cell {
  const [x, y] = key.split(',').map(Number) as [number, number];
  return { x, y };
}
