/** Where heroes are on a large map: marks in place of figures, and chips for those outside the frame. */
import { seen, type Look, type Size } from '../../lib/board/camera';
import type { Point } from '../../lib/board/layout';
import { boxOf, CELL, type Plan } from './geometry';
import type { Person } from './scene';
import type { HeroView, Zone } from './wire';

/** Who is in each zone. */
export function inZones<Who extends { zone: Zone }>(all: readonly Who[]): Map<Zone, Who[]> {
  const zones = new Map<Zone, Who[]>();
  for (const who of all) zones.set(who.zone, [...(zones.get(who.zone) ?? []), who]);
  return zones;
}

/** On the whole map, a hero is a mark of this size on the screen, in pixels. */
const MARK = { other: 22, active: 36 };
const GAP = 3;

type HeroHere = Extract<Person, { hero: HeroView }>;
export interface Mark extends Point {
  person: HeroHere;
  size: number;
}

const isHero = (person: Person): person is HeroHere => 'hero' in person;

/** The marks of the heroes in each zone, in rows around its middle. */
export function marksOf(plan: Plan, people: readonly Person[], active: string | null, zoom: number): Mark[] {
  const byZone = inZones(people.filter(isHero));
  return [...byZone].flatMap(([zone, heroes]) => {
    const { cells, box } = plan.ground(zone);
    const isWhole = cells.length * CELL * CELL === box.w * box.h;
    const { x, y, w, h } = isWhole ? box : boxOf(cells[0]!);
    const sizeOf = ({ key }: Person): number => MARK[key === active ? 'active' : 'other'] / zoom;
    const gap = GAP / zoom;
    const rows: { of: HeroHere[]; w: number; h: number }[] = [];
    for (const hero of [...heroes].sort((one, other) => sizeOf(other) - sizeOf(one))) {
      const size = sizeOf(hero);
      const row = rows.at(-1);
      if (row && row.w + gap + size <= w) {
        row.of.push(hero);
        row.w += gap + size;
      } else rows.push({ of: [hero], w: size, h: size });
    }
    const all = rows.reduce((sum, row) => sum + row.h + gap, -gap);
    let top = y + (h - all) / 2;
    return rows.flatMap((row) => {
      let left = x + (w - row.w) / 2;
      const marks = row.of.map((person): Mark => {
        const size = sizeOf(person);
        const mark = { person, size, x: left, y: top + (row.h - size) / 2 };
        left += size + gap;
        return mark;
      });
      top += row.h + gap;
      return marks;
    });
  });
}

/** Heroes of one zone outside the frame: a chip at its edge leads there. */
export interface Chip<Who> {
  zone: Zone;
  who: Who[];
  /** Its middle, in pixels of the screen. */
  x: number;
  y: number;
  /** Which way it points, in degrees: 0 is to the right. */
  turn: number;
}

/** The lower corners of the frame: the small map covers the left one, buttons the right one. */
export interface Covered {
  left: Size;
  right: Size;
}

const EDGE = 6;

/**
 * A chip for each zone whose heroes are outside the frame or under the small map. No chip lies over another one or over
 * that map.
 */
export function chipsOf<Who extends { zone: Zone }>(
  plan: Plan,
  heroes: readonly Who[],
  look: Look,
  frame: Size,
  chip: Size,
  covered: Covered,
): Chip<Who>[] {
  const shown = seen(look, frame);
  const [left, right] = [EDGE + chip.w / 2, frame.w - EDGE - chip.w / 2];
  const [top, bottom] = [EDGE + chip.h / 2, frame.h - EDGE - chip.h / 2];
  if (right <= left || bottom <= top) return [];
  const placed: Chip<Who>[] = [];
  for (const [zone, who] of inZones(heroes)) {
    const at = plan.middle(zone);
    const isInFrame = at.x >= shown.x && at.x <= shown.x + shown.w && at.y >= shown.y && at.y <= shown.y + shown.h;
    const isCovered =
      (at.x - shown.x) * look.zoom < covered.left.w && (shown.y + shown.h - at.y) * look.zoom < covered.left.h;
    if (isInFrame && !isCovered) continue;
    const [dx, dy] = [at.x - look.x, at.y - look.y];
    const reach = Math.min(
      dx === 0 ? Infinity : (right - left) / 2 / Math.abs(dx),
      dy === 0 ? Infinity : (bottom - top) / 2 / Math.abs(dy),
    );
    const one = {
      zone,
      who,
      x: (left + right) / 2 + dx * reach,
      y: (top + bottom) / 2 + dy * reach,
      turn: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
    };
    const isFree = (x: number, y: number): boolean =>
      !(x - chip.w / 2 < covered.left.w && y + chip.h / 2 > frame.h - covered.left.h) &&
      !(x + chip.w / 2 > frame.w - covered.right.w && y + chip.h / 2 > frame.h - covered.right.h) &&
      placed.every((other) => Math.abs(other.x - x) >= chip.w || Math.abs(other.y - y) >= chip.h);
    placed.push({ ...one, ...(nearest(one, { left, right, top, bottom }, chip, isFree) ?? one) });
  }
  return placed;
}

/** The free place on the edge that is nearest to the wanted one, if there is one. */
function nearest(
  wanted: Point,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  chip: Size,
  isFree: (x: number, y: number) => boolean,
): Point | undefined {
  const along = (from: number, to: number, step: number): number[] =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
  const places = [
    wanted,
    ...along(top, bottom, chip.h / 4).flatMap((y) => [
      { x: left, y },
      { x: right, y },
    ]),
    ...along(left, right, chip.w / 8).flatMap((x) => [
      { x, y: top },
      { x, y: bottom },
    ]),
  ];
  const far = ({ x, y }: Point): number => Math.hypot(x - wanted.x, y - wanted.y);
  return places.filter(({ x, y }) => isFree(x, y)).sort((one, other) => far(one) - far(other))[0];
}

export const COVERED = {
  phone: { left: { w: 100, h: 100 }, right: { w: 210, h: 56 } },
  desktop: { left: { w: 172, h: 172 }, right: { w: 180, h: 270 } },
} satisfies Record<string, Covered>;
