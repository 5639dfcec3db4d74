import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CELL, Plan } from '../src/games/marvel-zombies/geometry';
import { boardArt } from '../src/games/marvel-zombies/scenery';
import type { BoardView, EdgeView, Side } from '../src/games/marvel-zombies/wire';

interface Graph {
  zones: [name: string, at: [number, number][], tiles: string[], symbol: string | null][];
  edges: [a: string, b: string, side: Side, kind: string, state: string | null][];
}
const GRAPHS = JSON.parse(
  readFileSync(new URL('../../games/marvel-zombies/rules/tests/board/graphs.json', import.meta.url), 'utf8'),
) as Record<string, Graph>;

/** A board of the rules as a view has it. */
function boardOf({ zones, edges }: Graph): BoardView {
  const names = [...new Set(zones.flatMap(([, , tiles]) => tiles))];
  const least = (tile: string, axis: 0 | 1): number =>
    Math.min(
      ...zones.filter(([, , tiles]) => tiles.includes(tile)).flatMap(([, at]) => at.map((point) => point[axis])),
    );
  const index = (name: string): number => zones.findIndex(([each]) => each === name);
  let doors = 0;
  return {
    tiles: names.map((name) => ({
      number: Number(name[0]),
      face: name[1] as 'R' | 'V',
      row: least(name, 1) / 2,
      column: least(name, 0) / 2,
    })),
    zones: zones.map(([name, cells, tiles, symbol]) => ({
      name,
      building: name.startsWith('S') ? null : 0,
      cells,
      tiles: tiles.map((tile) => names.indexOf(tile)),
      has_spawn_symbol: symbol === 'spawn',
    })),
    edges: edges.map(([a, b, side, kind]): EdgeView => ({
      a: index(a),
      b: index(b),
      side,
      door: kind === 'door' ? doors++ : null,
      is_street: kind === 'street',
    })),
  };
}

describe.each(Object.keys(GRAPHS))('the board of %s', (mission) => {
  const board = boardOf(GRAPHS[mission]!);
  const plan = new Plan(board);

  test('every cell of every tile is drawn once, for one zone', () => {
    expect(plan.cells).toHaveLength(9 * board.tiles.length);
    expect(plan.zones.every(({ cells }) => cells.length >= 1)).toBe(true);
  });
  test('every way between zones is drawn once, and nothing else', () => {
    const drawn = plan.borders.filter(({ kind }) => kind === 'opening' || kind === 'door');
    expect(drawn).toHaveLength(board.edges.filter((edge) => !edge.is_street).length);
    const marks = new Set(
      plan.borders
        .filter(({ kind }) => kind === 'mark')
        .map(({ first, second }) => [first.zone, second.zone].sort().join()),
    );
    expect(marks.size).toBe(
      new Set(board.edges.filter((edge) => edge.is_street).map(({ a, b }) => [a, b].sort().join())).size,
    );
    for (const { door } of board.edges) if (door !== null) expect(plan.door(door)).toBeDefined();
  });
  test('zones have a line around them, and everything is drawn in a real place', () => {
    for (let zone = 0; zone < plan.zones.length; zone++) {
      expect(plan.outline(zone, 7)).toMatch(/^M[\d. L-]+Z/);
      const { x, y } = plan.middle(zone);
      expect(plan.cell(Math.floor(x / CELL - 0.01), Math.floor(y / CELL - 0.01))?.zone).toBe(zone);
    }
    expect(boardArt(plan)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
