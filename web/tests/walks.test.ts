import { describe, expect, test } from 'vitest';
import { LOTS } from '../src/games/city-of-horror/geometry';
import { SLOTS } from '../src/games/city-of-horror/pieces';
import { STREETS } from '../src/games/city-of-horror/walks';
import { LANDSCAPE, PORTRAIT } from '../src/games/mall-of-horror/geometry';
import { PLACES } from '../src/games/mall-of-horror/pieces';
import { hallsOf } from '../src/games/mall-of-horror/walks';
import type { Box, Point } from '../src/lib/board/layout';
import { holds, wayBetween } from '../src/lib/board/walk';

const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The names of the boxes that a way leads into, each once, in order. */
function entered(way: readonly Point[], boxes: Record<string, Box>): string[] {
  const inner = ({ x, y, w, h }: Box): Box => ({ x: x + 3, y: y + 3, w: w - 6, h: h - 6 });
  const seen: string[] = [];
  for (const [at, end] of way.slice(1).entries()) {
    const start = way[at]!;
    for (let n = 0; n <= 100; n++) {
      const here = { x: start.x + ((end.x - start.x) * n) / 100, y: start.y + ((end.y - start.y) * n) / 100 };
      const found = Object.keys(boxes).find((name) => holds(inner(boxes[name]!), here));
      if (found !== undefined && seen.at(-1) !== found) seen.push(found);
    }
  }
  return seen;
}

describe('figures walk through no place but the one they leave and the one they go to', () => {
  const pairs = (names: readonly string[]): [string, string][] =>
    names.flatMap((one) => names.filter((other) => other !== one).map((other): [string, string] => [one, other]));

  test.each(pairs(SLOTS))('in the city, from %s to %s', (one, other) => {
    const boxes = Object.fromEntries(SLOTS.map((slot) => [slot, LOTS[slot].box]));
    const [from, to] = [one, other].map((slot) => ({
      place: slot as (typeof SLOTS)[number],
      at: middle(LOTS[slot as (typeof SLOTS)[number]].tokens),
    }));
    const way = wayBetween(STREETS, from!, to!);
    expect(way.length).toBeGreaterThan(0);
    expect(entered([from!.at, ...way, to!.at], boxes)).toEqual([one, other]);
  });

  test.each([LANDSCAPE, PORTRAIT].flatMap((plan) => pairs(PLACES).map((pair) => [plan.form, ...pair, plan] as const)))(
    'in the %s mall, from %s to %s',
    (_form, one, other, plan) => {
      const boxes = Object.fromEntries(PLACES.map((place) => [place, plan.rooms[place].box]));
      const [from, to] = [one, other].map((name) => {
        const place = name as (typeof PLACES)[number];
        return { place, at: middle(plan.rooms[place].tokens) };
      });
      const way = wayBetween(hallsOf(plan), from!, to!);
      expect(way.length).toBeGreaterThan(0);
      expect(entered([from!.at, ...way, to!.at], boxes)).toEqual([one, other]);
    },
  );

  test('within a place, they walk straight', () => {
    expect(wayBetween(STREETS, { place: 'X', at: { x: 0, y: 0 } }, { place: 'X', at: { x: 9, y: 9 } })).toEqual([]);
  });
});
