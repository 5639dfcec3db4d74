import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { aimed, filled, seen } from '../src/lib/board/camera';
import { STANDEE } from '../src/lib/board/layout';
import { isLarge, MARKS_BELOW, scaleFor, shownTogether, spareOf } from '../src/games/marvel-zombies/frame';
import { CELL, Plan } from '../src/games/marvel-zombies/geometry';
import { placesOfGoal } from '../src/games/marvel-zombies/goals';
import { chipsOf, COVERED, marksOf } from '../src/games/marvel-zombies/marks';
import type { Person } from '../src/games/marvel-zombies/scene';
import type { View } from '../src/games/marvel-zombies/wire';
import { boardOf, GRAPHS } from './marvel-boards';

const FRAME = { w: 864, h: 575 };
const plan = new Plan(boardOf(GRAPHS.MZ10!));
const whole = plan.box;

describe('the camera over a large map', () => {
  test('maps of more than two by two tiles are large', () => {
    const large = Object.keys(GRAPHS).filter((mission) => isLarge(boardOf(GRAPHS[mission]!)));
    expect(large).toContain('MZ10');
    expect(large).toContain('MH1');
    for (const small of ['MZ0', 'MZ1', 'MZ8', 'MH2']) expect(large).not.toContain(small);
  });

  test('no figure that is followed is under 52 pixels, wherever it stands', () => {
    for (const figure of [0.36, 0.5, 0.58, 0.8, 1, 1.12])
      for (const [zone] of plan.zones.entries()) {
        const scale = scaleFor(figure, false);
        const { x, y } = plan.middle(zone);
        const focus = shownTogether(plan, { x, y }, [zone], FRAME, scale);
        const look = aimed(whole, focus, FRAME, scale);
        expect(look.zoom * figure * STANDEE.h).toBeGreaterThanOrEqual(52 - 0.01);
        const shown = seen(look, FRAME);
        expect(x).toBeGreaterThan(shown.x);
        expect(x).toBeLessThan(shown.x + shown.w);
        expect(y).toBeGreaterThan(shown.y);
        expect(y).toBeLessThan(shown.y + shown.h);
      }
  });

  test('other places are shown too, as far as they fit', () => {
    const at = (column: number, row: number): number => plan.cell(column, row)!.zone;
    const near = shownTogether(plan, { x: 20, y: 20 }, [at(0, 0), at(3, 0)], FRAME, 1);
    expect(near.w).toBeGreaterThan(3 * CELL);
    const far = shownTogether(plan, { x: 20, y: 20 }, [at(0, 0), at(8, 8)], FRAME, 1.5);
    expect(far.w).toBeLessThan(4 * CELL);
    expect(shownTogether(plan, { x: 20, y: 20 }, [], FRAME, 1)).toEqual({ x: 20, y: 20, ...STANDEE });
  });

  test('heroes at the edges of the map stand beside the small map and the buttons', () => {
    for (const isPortrait of [false, true]) {
      const frame = isPortrait ? { w: 390, h: 340 } : FRAME;
      const scale = scaleFor(1, isPortrait);
      const spare = spareOf(isPortrait, scale);
      const bounds = { x: whole.x - spare.x, y: whole.y, w: whole.w + 2 * spare.x, h: whole.h + spare.bottom };
      const { left } = COVERED[isPortrait ? 'phone' : 'desktop'];
      for (const [zone] of plan.zones.entries()) {
        const { x, y } = plan.middle(zone);
        const look = filled({ x, y, zoom: scale }, bounds, frame);
        const shown = seen(look, frame);
        const [fromLeft, fromFoot] = [(x - shown.x) * scale, (shown.y + shown.h - y) * scale];
        expect(fromLeft > left.w || fromFoot > left.h, `zone ${zone}`).toBe(true);
      }
    }
  });
});

describe('marks on the whole map', () => {
  const person = (key: string, zone: number): Person =>
    ({ key, zone, x: 0, y: 0, scale: 1, hasName: true, hero: { who: key } }) as unknown as Person;
  const NAMES = ['hulk', 'wasp', 'thor', 'iron-man', 'deadpool', 'spider-man'];

  test('six heroes in one zone keep their sizes on the screen and do not cover each other', () => {
    const zoom = 0.41;
    expect(zoom).toBeLessThan(MARKS_BELOW);
    for (const [zone] of plan.zones.entries()) {
      const marks = marksOf(
        plan,
        NAMES.map((name) => person(name, zone)),
        'wasp',
        zoom,
      );
      expect(marks).toHaveLength(6);
      for (const mark of marks) expect(mark.size * zoom).toBeCloseTo(mark.person.key === 'wasp' ? 36 : 22);
      for (const one of marks)
        for (const other of marks) {
          if (one === other) continue;
          const apart = Math.max(
            Math.abs(one.x + one.size / 2 - other.x - other.size / 2),
            Math.abs(one.y + one.size / 2 - other.y - other.size / 2),
          );
          expect(apart).toBeGreaterThanOrEqual((one.size + other.size) / 2 - 0.01);
        }
    }
  });
});

describe('chips for heroes outside the frame', () => {
  const chip = { w: 186, h: 44 };
  const at = (column: number, row: number): number => plan.cell(column, row)!.zone;

  test('nobody in the frame has one', () => {
    const look = aimed(whole, plan.ground(at(4, 4)).box, FRAME, 1);
    expect(chipsOf(plan, [{ zone: at(4, 4) }], look, FRAME, chip, COVERED.desktop)).toEqual([]);
  });

  test('all lie in the frame, point to their heroes, and cover neither each other nor the controls', () => {
    for (const [middle] of plan.zones.entries()) {
      const look = aimed(whole, plan.ground(middle).box, FRAME, 1.7);
      const heroes = [at(0, 0), at(8, 0), at(0, 8), at(8, 8), at(0, 4), at(8, 4)].map((zone) => ({ zone }));
      const chips = chipsOf(plan, heroes, look, FRAME, chip, COVERED.desktop);
      expect(chips.length).toBeGreaterThanOrEqual(2);
      for (const { x, y, zone, turn } of chips) {
        expect(x - chip.w / 2).toBeGreaterThanOrEqual(0);
        expect(x + chip.w / 2).toBeLessThanOrEqual(FRAME.w);
        expect(y - chip.h / 2).toBeGreaterThanOrEqual(0);
        expect(y + chip.h / 2).toBeLessThanOrEqual(FRAME.h);
        const { left, right } = COVERED.desktop;
        expect(x - chip.w / 2 < left.w && y + chip.h / 2 > FRAME.h - left.h).toBe(false);
        expect(x + chip.w / 2 > FRAME.w - right.w && y + chip.h / 2 > FRAME.h - right.h).toBe(false);
        const to = plan.middle(zone);
        expect(turn).toBe(Math.round((Math.atan2(to.y - look.y, to.x - look.x) * 180) / Math.PI));
      }
      for (const one of chips)
        for (const other of chips)
          if (one !== other)
            expect(Math.abs(one.x - other.x) >= chip.w || Math.abs(one.y - other.y) >= chip.h).toBe(true);
    }
  });

  test('heroes of one zone share a chip', () => {
    const look = aimed(whole, plan.ground(at(8, 8)).box, FRAME, 1.7);
    const chips = chipsOf(plan, [{ zone: at(0, 0) }, { zone: at(0, 0) }], look, FRAME, chip, COVERED.desktop);
    expect(chips.map(({ who }) => who.length)).toEqual([2]);
  });
});

describe('where a goal is', () => {
  const view = {
    mission: {},
    citizens: [{ who: 'wong', zone: 4, is_objective: false }],
    cards: [
      { zone: 7, card: null, is_under: false },
      { zone: 9, card: 'secret-mission-2', is_under: false },
    ],
    objectives: [
      { zone: 1, color: 'red', taken_by: null },
      { zone: 2, color: null, taken_by: null },
      { zone: 3, color: 'red', taken_by: 'wasp' },
    ],
    leaders: [{ who: 'thor', zone: 5, is_away: false }],
    exit: null,
    sign: { zone: 6 },
  } as unknown as View;

  test('face-down things may be what it asks for, and taken ones are gone', () => {
    expect(placesOfGoal(view, 'take-all-objectives')).toEqual([1, 2]);
    expect(placesOfGoal(view, { take: ['blue'] })).toEqual([2]);
    expect(placesOfGoal(view, 'devour-all-citizens')).toEqual([4, 7]);
    expect(placesOfGoal(view, { devour: 'wong' })).toEqual([4]);
    expect(placesOfGoal(view, { devour: 'okoye' })).toEqual([7]);
    expect(placesOfGoal(view, 'take-secret-missions')).toEqual([9]);
    expect(placesOfGoal(view, 'no-leader-left')).toEqual([5]);
    expect(placesOfGoal(view, 'find-exit')).toEqual([2]);
    expect(placesOfGoal(view, 'bring-sign-to-exit')).toEqual([6]);
    expect(placesOfGoal(view, 'leave')).toEqual([]);
  });

  test('every goal of the rules is known', () => {
    const wire = readFileSync(new URL('../src/games/marvel-zombies/wire.ts', import.meta.url), 'utf8');
    const type = /export type Goal = (.*);/.exec(wire)![1]!;
    const goals = [...type.matchAll(/"([\w-]+)"/g)].map(([, goal]) => goal!);
    expect(goals.length).toBeGreaterThan(12);
    const briefing = readFileSync(new URL('../src/games/marvel-zombies/text/briefing/en.ftl', import.meta.url), 'utf8');
    for (const goal of goals) expect(briefing).toContain(`\nhow-${goal} = `);
  });

  test('every mission of the box has a briefing', () => {
    const codes = Object.keys(GRAPHS);
    expect(codes).toHaveLength(16);
    for (const language of ['en', 'fr']) {
      const path = `../src/games/marvel-zombies/text/briefing/${language}.ftl`;
      const briefing = readFileSync(new URL(path, import.meta.url), 'utf8');
      for (const code of codes) expect(briefing).toContain(`\n${code.toLowerCase()} = `);
    }
  });
});
