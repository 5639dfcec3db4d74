/** Where the things of a view are on the board. Components compute no positions. */
import { around, STANDEE, type Box, type Point, type Spot } from '../../lib/board/layout';
import { variantOf } from '../../lib/words';
import { isLarge } from './frame';
import { boxOf, CELL, type Plan } from './geometry';
import { COMMON, type Common } from './pieces';
import type {
  CardView,
  Character,
  CitizenView,
  HeroView,
  LeaderView,
  ObjectiveView,
  SpawnView,
  View,
  Zone,
} from './wire';

/** A named figure, with room for its name below. */
const PERSON = { w: 52, h: 74 };
const NAMELESS = { w: 46, h: 58 };
const LARGEST = 1.12;
/** Below this scale a name cannot be read, and only the emblem is drawn. */
export const NAMED = 0.78;

/** A place for a figure, with or without room for its name. */
type Stand = Spot & { hasName: boolean };
export type Person = Stand & { key: string; zone: Zone } & (
    { hero: HeroView } | { leader: LeaderView } | { citizen: CitizenView }
  );

/** The Enemies of one kind in a zone: a few figures stand for all of them, and the tag says how many there are. */
export interface Mob {
  key: string;
  zone: Zone;
  kind: Common;
  n: number;
  figures: Point[];
  size: number;
  tag: Point;
}

export interface Token extends Point {
  key: string;
  zone: Zone;
}
export interface Scene {
  people: Person[];
  mobs: Mob[];
  objectives: (Token & { objective: ObjectiveView; index: number })[];
  cards: (Token & { card: CardView })[];
  spawns: (Token & { spawn: SpawnView; order: number })[];
  exit: Point | null;
  sign: Point | null;
}

const inner = ({ x, y, w, h }: Box, margin: number): Box => ({
  x: x + margin,
  y: y + margin,
  w: w - 2 * margin,
  h: h - 2 * margin,
});

/**
 * Places for this many figures in a box, as large as they fit into it. Where names would be too small to read, they
 * are left out and the figures are larger; a camera that comes closer makes them readable.
 */
function packed(box: Box, n: number, comesCloser: boolean): Stand[] {
  const named = rowsIn(box, n, PERSON);
  const hasName = comesCloser || n === 0 || named.scale >= NAMED;
  const size = hasName ? PERSON : NAMELESS;
  const { scale, columns, rows } = hasName ? named : rowsIn(box, n, NAMELESS);
  const [w, h] = [size.w * scale, size.h * scale];
  return Array.from({ length: n }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, n - row * columns);
    return {
      hasName,
      scale,
      x: box.x + (box.w - inRow * w) / 2 + (index - row * columns) * w + ((size.w - STANDEE.w) / 2) * scale,
      y: box.y + (box.h - rows * h) / 2 + row * h + 5 * scale,
    };
  });
}
function rowsIn(box: Box, n: number, size: typeof PERSON): { scale: number; columns: number; rows: number } {
  let best = { scale: 0, columns: 1, rows: 1 };
  for (let rows = 1; rows <= n; rows++) {
    const columns = Math.ceil(n / rows);
    const scale = Math.min(LARGEST, box.w / (columns * size.w), box.h / (rows * size.h));
    if (scale > best.scale) best = { scale, columns, rows };
  }
  return best;
}

/**
 * The parts of a zone for people and for crowds: side by side or one above the other, whichever makes people larger.
 */
function parts(
  plan: Plan,
  zone: Zone,
  nPeople: number,
  hasCrowd: boolean,
  comesCloser: boolean,
): { people: Box; crowd: Box } {
  const cells = plan.ground(zone).cells;
  const [first, second] = cells.map((cell) => inner(boxOf(cell), 9)) as [Box, Box?];
  if (second) {
    if (nPeople > 0 && hasCrowd) return { people: first, crowd: second };
    const isJoined = cells[0]!.x === cells[1]!.x || cells[0]!.y === cells[1]!.y;
    const all = isJoined ? around([first, second])! : first;
    return { people: all, crowd: all };
  }
  if (nPeople === 0 || !hasCrowd) return { people: first, crowd: first };
  const [half, lower] = [first.w / 2, first.h / 2];
  const beside = { people: { ...first, w: half }, crowd: { ...first, x: first.x + half, w: half } };
  const above = { people: { ...first, h: lower }, crowd: { ...first, y: first.y + lower, h: lower } };
  const scaleIn = (box: Box): number => packed(box, nPeople, comesCloser)[0]!.scale;
  return scaleIn(beside.people) >= scaleIn(above.people) ? beside : above;
}

const MOST_FIGURES = 4;
/** Each kind has its own part of the box, and a tag needs this width. */
const TAG = 38;
function mobsIn(box: Box, zone: Zone, kinds: { kind: Common; n: number }[]): Mob[] {
  const columns = Math.max(1, Math.min(kinds.length, Math.floor(box.w / TAG)));
  const [w, h] = [box.w / columns, box.h / Math.ceil(kinds.length / columns)];
  const size = Math.min(46, w, h * 0.8);
  return kinds.map(({ kind, n }, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, kinds.length - row * columns);
    const [x, y] = [box.x + (box.w - inRow * w) / 2 + (at % columns) * w, box.y + row * h];
    const drawn = Math.min(n, MOST_FIGURES, 1 + Math.floor((w - size) / (size * 0.3)));
    const step = drawn > 1 ? Math.min(size * 0.55, (w - size) / (drawn - 1)) : 0;
    const [left, top] = [x + (w - size - step * (drawn - 1)) / 2, y + (h - size * 1.16) / 2 - 2];
    return {
      key: `${zone}-${kind}`,
      zone,
      kind,
      n,
      size,
      figures: Array.from({ length: drawn }, (_, nth) => ({ x: left + nth * step, y: top + (nth % 2) * 4 })),
      tag: { x: x + w / 2, y: top + size * 1.02 },
    };
  });
}

export function sceneOf(plan: Plan, view: View): Scene {
  const scene: Scene = { people: [], mobs: [], objectives: [], cards: [], spawns: [], exit: null, sign: null };
  const comesCloser = isLarge(plan.board);
  plan.zones.forEach(({ cells }, zone) => {
    if (cells.length === 0) return;
    const named = [
      ...view.heroes.filter((hero) => hero.zone === zone && hero.health > 0).map((hero) => ({ key: hero.who, hero })),
      ...view.leaders
        .filter((leader) => leader.zone === zone && !leader.is_away)
        .map((leader) => ({ key: leader.who, leader })),
      ...view.citizens.filter((citizen) => citizen.zone === zone).map((citizen) => ({ key: citizen.who, citizen })),
    ];
    const crowd = view.crowds[zone]!;
    const kinds = COMMON.flatMap(([kind, field]) => (crowd[field] > 0 ? [{ kind, n: crowd[field] }] : []));
    const { people, crowd: box } = parts(plan, zone, named.length, kinds.length > 0, comesCloser);
    packed(people, named.length, comesCloser).forEach((spot, at) =>
      scene.people.push({ ...spot, zone, ...named[at]! }),
    );
    scene.mobs.push(...mobsIn(box, zone, kinds));
    const last = boxOf(cells.at(-1)!);
    const first = boxOf(cells[0]!);
    view.objectives
      .filter((each) => each.zone === zone && each.taken_by === null)
      .forEach((objective, nth) =>
        scene.objectives.push({
          key: `o${view.objectives.indexOf(objective)}`,
          zone,
          objective,
          index: view.objectives.indexOf(objective),
          x: first.x + CELL - 38 - nth * 30,
          y: first.y + 9,
        }),
      );
    view.cards
      .filter((each) => each.zone === zone)
      .forEach((card, nth) =>
        scene.cards.push({
          key: `c${view.cards.indexOf(card)}`,
          zone,
          card,
          x: last.x + 12 + nth * 20,
          y: last.y + CELL - 47,
        }),
      );
    view.spawns
      .filter((each) => each.zone === zone)
      .forEach((spawn, nth) =>
        scene.spawns.push({
          key: `s${view.spawns.indexOf(spawn)}`,
          zone,
          spawn,
          order: view.spawns.indexOf(spawn) + 1,
          x: last.x + CELL - 46 - nth * 32,
          y: last.y + 12,
        }),
      );
    if (view.exit === zone) scene.exit = { x: last.x + 20, y: last.y + 26 };
    if (view.sign?.zone === zone) scene.sign = { x: last.x + CELL - 44, y: last.y + CELL - 44 };
  });
  // From the top down, so that lower figures stand in front of those above them.
  scene.people.sort((one, other) => one.y - other.y || one.key.localeCompare(other.key));
  return scene;
}

/**
 * Buildings that nobody has looked into: no door of theirs is open, nobody is inside, and no way leads in from the
 * street.
 */
export function unopened(plan: Plan, view: View): Zone[][] {
  const rooms = new Map<number, Zone[]>();
  plan.zones.forEach(
    ({ building }, zone) => building !== null && rooms.set(building, [...(rooms.get(building) ?? []), zone]),
  );
  for (const { a, b, door, is_street } of plan.board.edges) {
    const [one, other] = [plan.ground(a).building, plan.ground(b).building];
    const isOpen = door === null ? !is_street && (one === null || other === null) : view.doors[door]!.state === 'open';
    for (const building of [one, other]) if (isOpen && building !== null) rooms.delete(building);
  }
  const seen = [...view.heroes, ...view.leaders, ...view.citizens].flatMap(({ zone }) =>
    zone === null ? [] : [plan.ground(zone).building],
  );
  return [...rooms]
    .filter(
      ([building, zones]) =>
        !seen.includes(building) && !zones.some((zone) => COMMON.some(([, field]) => view.crowds[zone]![field] > 0)),
    )
    .map(([, zones]) => zones);
}

interface Fields {
  hero?: Character;
  leader?: Character;
  at?: Zone;
  to?: Zone;
  zone?: Zone;
  from?: Zone;
}
/** The zone that a notice is about. */
export function placeOf(view: View, notice: unknown): Zone | null {
  const { at, to, zone, from, hero } = (variantOf(notice).fields ?? {}) as Fields;
  return at ?? to ?? zone ?? from ?? view.heroes.find((each) => each.who === hero)?.zone ?? null;
}

/** An arrow for the movement that a notice tells of. */
export function arrowOf(plan: Plan, notice: unknown): { path: string; head: string } | null {
  const { from, to } = (variantOf(notice).fields ?? {}) as Fields;
  if (typeof from !== 'number' || typeof to !== 'number' || from === to) return null;
  const [start, end] = [plan.middle(from), plan.middle(to)];
  const along = Math.atan2(end.y - start.y, end.x - start.x);
  const wing = (turn: number): string =>
    `${(end.x - Math.cos(along + turn) * 24).toFixed(1)} ${(end.y - Math.sin(along + turn) * 24).toFixed(1)}`;
  return {
    path: `M${start.x} ${start.y}L${end.x - Math.cos(along) * 16} ${end.y - Math.sin(along) * 16}`,
    head: `M${end.x} ${end.y}L${wing(0.5)}L${wing(-0.5)}Z`,
  };
}

/** The box around these zones, with a margin of this many cells. */
export function focusOf(plan: Plan, zones: readonly Zone[], margin: number): Box | null {
  return around(
    zones.map((zone) => plan.ground(zone).box),
    margin * CELL,
  );
}
