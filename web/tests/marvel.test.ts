import { describe, expect, test } from 'vitest';
import { CELL, Plan } from '../src/games/marvel-zombies/geometry';
import { boardArt } from '../src/games/marvel-zombies/scenery';
import { boardOf, GRAPHS } from './marvel-boards';

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
