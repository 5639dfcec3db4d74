import { describe, expect, test } from 'vitest';
import { around, beside, spanOf, tipOf, wayBetween, type Box } from '../src/lib/lesson/layout';
import { beginningOf } from '../src/lib/lesson/find';
import { partsOf } from '../src/lib/lesson/sentence';
import { NOWHERE, positionOf, updated } from '../src/lib/table/position';
import type { GameNow, LessonNow, Update } from '../src/lib/wire';

const WINDOW = { w: 1440, h: 900 };
const BUBBLE = { w: 520, h: 140 };

const covers = (bubble: Box, holes: readonly Box[]): boolean =>
  holes.some(
    (hole) =>
      bubble.x < hole.x + hole.w &&
      hole.x < bubble.x + bubble.w &&
      bubble.y < hole.y + hole.h &&
      hole.y < bubble.y + bubble.h,
  );

describe('the bubble', () => {
  const place: Box = { x: 910, y: 120, w: 200, h: 230 };
  const row: Box = { x: 1130, y: 340, w: 300, h: 60 };

  test('stands below its thing if there is room', () => {
    const thing = { x: 400, y: 100, w: 100, h: 100 };
    expect(beside(thing, BUBBLE, [thing], WINDOW)).toEqual({ x: 190, y: 218, side: 'below' });
  });

  test('stands on none of the holes, and its tip is at its thing', () => {
    const stand = beside(place, BUBBLE, [place, row], WINDOW);
    expect(stand.side).not.toBe('nowhere');
    expect(covers({ ...stand, ...BUBBLE }, [place, row])).toBe(false);
    const tip = stand.x + tipOf(place, stand, BUBBLE);
    expect(tip).toBeGreaterThan(place.x);
    expect(tip).toBeLessThan(place.x + place.w);
  });

  test('stays in the window in every corner', () => {
    for (const x of [0, 700, 1400])
      for (const y of [0, 400, 880]) {
        const stand = beside({ x, y, w: 40, h: 20 }, BUBBLE, [], WINDOW);
        expect(stand.x).toBeGreaterThanOrEqual(0);
        expect(stand.y).toBeGreaterThanOrEqual(0);
        expect(stand.x + BUBBLE.w).toBeLessThanOrEqual(WINDOW.w);
        expect(stand.y + BUBBLE.h).toBeLessThanOrEqual(WINDOW.h);
      }
  });

  test('stands in the middle if it is about nothing on the screen', () => {
    expect(beside(null, BUBBLE, [], WINDOW)).toEqual({ x: 460, y: 380, side: 'nowhere' });
  });
});

test('the way leads from the edge of a piece to the middle of a place', () => {
  const way = wayBetween({ x: 0, y: 0, w: 20, h: 20 }, { x: 100, y: 0, w: 20, h: 20 });
  expect(way).toMatch(/^M20 10Q65 -9.8 110 10$/);
  expect(spanOf({ x: 5, y: 0, w: 20, h: 20 }, { x: 100, y: 40, w: 20, h: 5 })).toEqual({ x: 5, y: 0, w: 115, h: 45 });
  expect(around({ x: 10, y: 10, w: 20, h: 20 }, 6)).toEqual({ x: 4, y: 4, w: 32, h: 32 });
});

test('the verb of a sentence is marked', () => {
  expect(partsOf('**Choose Security** to get out.')).toEqual([
    { text: 'Choose Security', isVerb: true },
    { text: ' to get out.', isVerb: false },
  ]);
  expect(partsOf('It is **over**.')).toHaveLength(3);
});

test('an action with a target begins with its card', () => {
  expect(beginningOf({ play: ['shotgun', { at: 'church' }] })).toBe('play:shotgun');
  expect(beginningOf({ play: { card: 'fear', aim: { player: 'B' } } })).toBe('play:fear');
  expect(beginningOf('pass')).toBe('pass');
});

describe('the step of a lesson', () => {
  const lesson: LessonNow = { step: 3, of: 8, text: 'first-night-plan', allowed: [{ 'go-to': 'parking' }], points: [] };
  const welcome = { version: 7, view: {}, pending: null, choices: { allowed: [] }, clocks: [] } as unknown as GameNow;

  test('comes with the welcome, and stays until an update brings another', () => {
    expect(positionOf(welcome).lesson).toBe(null);
    const at = positionOf({ ...welcome, lesson });
    expect(at.lesson).toEqual(lesson);
    const update = { version: 7, notices: [] } as unknown as Update;
    expect(updated(at, update, ['A']).lesson).toEqual(lesson);
    expect(updated(at, { ...update, lesson: { ...lesson, step: 4 } }, ['A']).lesson?.step).toBe(4);
    expect(NOWHERE.lesson).toBe(null);
  });
});
