/**
 * Where zones are on the drawn board, in pixels. In the rules, neighbouring tiles share the zones on their border. On
 * the drawn board every tile has its own three by three cells, so a street zone on a border covers a cell of each tile.
 */
import type { Box, Point } from '../../lib/board/layout';
import type { BoardView, Door, EdgeView, Side, Zone } from './wire';

export const CELL = 100;
const OF_TILE = 3;

/** A drawn cell, by column and row of the whole board. */
export interface Cell extends Point {
  zone: Zone;
  tile: number;
}

/** A side that two drawn cells share: a `mark` between street zones, otherwise a wall, an opening or a door. */
export interface Border {
  kind: 'mark' | 'wall' | 'opening' | 'door';
  /** The left or upper cell, and then the other one. */
  first: Cell;
  second: Cell;
  isUpright: boolean;
  middle: Point;
  door: Door | null;
}

export interface Ground {
  isStreet: boolean;
  building: number | null;
  cells: Cell[];
  box: Box;
}

const key = (x: number, y: number): string => `${x},${y}`;
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export class Plan {
  readonly zones: readonly Ground[];
  readonly cells: readonly Cell[];
  readonly borders: readonly Border[];
  readonly box: Box;
  private readonly at = new Map<string, Cell>();
  private readonly doors = new Map<Door, Border>();

  constructor(readonly board: BoardView) {
    this.zones = board.zones.map(({ building, cells, tiles }, zone) => {
      const drawn = tiles.flatMap((tile) => {
        const { row, column } = board.tiles[tile]!;
        return cells.flatMap(([x, y]): Cell[] => {
          const [left, top] = [x - 2 * column, y - 2 * row];
          const isOn = left >= 0 && left < OF_TILE && top >= 0 && top < OF_TILE;
          return isOn ? [{ x: OF_TILE * column + left, y: OF_TILE * row + top, zone, tile }] : [];
        });
      });
      drawn.sort((one, other) => one.y - other.y || one.x - other.x);
      for (const cell of drawn) this.at.set(key(cell.x, cell.y), cell);
      return { isStreet: building === null, building, cells: drawn, box: bounds(drawn) };
    });
    this.cells = [...this.at.values()];
    this.box = bounds(this.cells);
    this.borders = this.found();
    for (const border of this.borders) if (border.door !== null) this.doors.set(border.door, border);
  }

  cell(x: number, y: number): Cell | undefined {
    return this.at.get(key(x, y));
  }
  ground(zone: Zone): Ground {
    return this.zones[zone]!;
  }
  door(door: Door): Border | undefined {
    return this.doors.get(door);
  }
  /** The middle of a zone, or of its first cell if the zone is not a rectangle. */
  middle(zone: Zone): Point {
    const { cells, box } = this.ground(zone);
    const isWhole = cells.length * CELL * CELL === box.w * box.h;
    return isWhole ? { x: box.x + box.w / 2, y: box.y + box.h / 2 } : centre(cells[0]!);
  }
  /** The line around a zone, a little inside it. */
  outline(zone: Zone, inset: number): string {
    const { cells } = this.ground(zone);
    const has = (x: number, y: number): boolean => this.cell(x, y)?.zone === zone;
    const next = new Map<string, [Point, Point]>();
    const side = (from: Point, to: Point): void => void next.set(key(from.x, from.y), [from, to]);
    for (const { x, y } of cells) {
      if (!has(x, y - 1)) side({ x, y }, { x: x + 1, y });
      if (!has(x + 1, y)) side({ x: x + 1, y }, { x: x + 1, y: y + 1 });
      if (!has(x, y + 1)) side({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
      if (!has(x - 1, y)) side({ x, y: y + 1 }, { x, y });
    }
    let path = '';
    while (next.size > 0) {
      const loop: [Point, Point][] = [];
      for (let edge = [...next.values()][0]; edge; edge = next.get(key(edge[1].x, edge[1].y))) {
        next.delete(key(edge[0].x, edge[0].y));
        loop.push(edge);
      }
      const corners = loop.flatMap(([from, to], at): string[] => {
        const [start] = loop.at(at - 1)!;
        const [one, two] = [
          { x: from.x - start.x, y: from.y - start.y },
          { x: to.x - from.x, y: to.y - from.y },
        ];
        if (one.x === two.x && one.y === two.y) return [];
        // The zone is to the right of every step.
        return [`${from.x * CELL - (one.y + two.y) * inset} ${from.y * CELL + (one.x + two.x) * inset}`];
      });
      path += `M${corners.join('L')}Z`;
    }
    return path;
  }

  private found(): Border[] {
    const borders: Border[] = [];
    const open = new Map<EdgeView, Border>();
    for (const first of this.cells) {
      for (const side of ['E', 'S'] as const) {
        const second = this.cell(first.x + Number(side === 'E'), first.y + Number(side === 'S'));
        if (!second || second.zone === first.zone) continue;
        const isUpright = side === 'E';
        const middle = { x: (first.x + (isUpright ? 1 : 0.5)) * CELL, y: (first.y + (isUpright ? 0.5 : 1)) * CELL };
        const border: Border = { kind: 'wall', first, second, isUpright, middle, door: null };
        borders.push(border);
        const edge = this.edge(first.zone, second.zone, side);
        if (!edge) continue;
        if (edge.is_street) border.kind = 'mark';
        // A door is printed on one tile. Where the same edge runs between two tiles, there is only a wall.
        else if (
          !open.has(edge) ||
          (first.tile === second.tile && open.get(edge)!.first.tile !== open.get(edge)!.second.tile)
        )
          open.set(edge, border);
      }
    }
    for (const [edge, border] of open) {
      border.kind = edge.door === null ? 'opening' : 'door';
      border.door = edge.door;
    }
    return borders;
  }

  private edge(first: Zone, second: Zone, side: Side): EdgeView | undefined {
    return this.board.edges.find(
      (edge) =>
        (edge.a === first && edge.b === second && edge.side === side) ||
        (edge.a === second && edge.b === first && edge.side === OPPOSITE[side]),
    );
  }
}

export const boxOf = ({ x, y }: Point): Box => ({ x: x * CELL, y: y * CELL, w: CELL, h: CELL });
export const centre = ({ x, y }: Point): Point => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

function bounds(cells: readonly Point[]): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: x * CELL, y: y * CELL, w: (Math.max(...xs) - x + 1) * CELL, h: (Math.max(...ys) - y + 1) * CELL };
}
