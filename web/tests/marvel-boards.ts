/** The boards of the missions, from the tests of the rules. */
import { readFileSync } from 'node:fs';
import type { BoardView, EdgeView, Side } from '../src/games/marvel-zombies/wire';

interface Graph {
  zones: [name: string, at: [number, number][], tiles: string[], symbol: string | null][];
  edges: [a: string, b: string, side: Side, kind: string, state: string | null][];
}
export const GRAPHS = JSON.parse(
  readFileSync(new URL('../../games/marvel-zombies/rules/tests/board/graphs.json', import.meta.url), 'utf8'),
) as Record<string, Graph>;

/** A board of the rules as a view has it. */
export function boardOf({ zones, edges }: Graph): BoardView {
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
