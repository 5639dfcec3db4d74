/** Zombies and tokens that are put on a tile, or zombies that are moved, shown and changed as a whole. */
import type { Gesture } from '../../lib/board/gesture.svelte';
import { variantOf } from '../../lib/words';
import { SIDES, squareKey, squareOf, type Plan } from './geometry';
import type { Action, Seat, SeatView, Side, Square } from './wire';

/** What a step puts or moves. */
export type Thing = 'zombie' | 'bullet' | 'life';
const THING_PUT: Record<string, Thing> = { put: 'zombie', 'put-bullet': 'bullet', 'put-life': 'life' };

/** One step of a gesture, or something that could be one. */
export interface Shift {
  action: unknown;
  thing: Thing;
  /** Where the zombie comes from, unless it is new. */
  from: Square | null;
  to: Square;
}

/** A zombie or token that can be taken hold of. */
export interface Piece {
  key: string;
  thing: Thing;
  at: Square;
  /** Its step in the gesture, if it has one. */
  step: number | null;
  from: Square | null;
}

export function shiftOf(action: unknown): Shift | null {
  const { variant, fields } = variantOf(action);
  const thing = THING_PUT[variant];
  if (thing) return { action, thing, from: null, to: (fields as Extract<Action, { put: unknown }>['put']).at };
  if (variant !== 'move-zombie') return null;
  const { from, to } = fields as Extract<Action, { 'move-zombie': unknown }>['move-zombie'];
  return { action, thing: 'zombie', from, to };
}

export const shifts = (actions: readonly unknown[]): Shift[] => actions.flatMap((action) => shiftOf(action) ?? []);
/** What an action puts or moves; empty if it does neither. */
export const thingOf = (action: unknown): string => shiftOf(action)?.thing ?? '';
export const shiftsOf = (gesture: Gesture): Shift[] => shifts(gesture.steps.map(({ action }) => action));

const isAt = (one: Square | null, other: Square | null): boolean =>
  one === other || (one !== null && other !== null && squareKey(one) === squareKey(other));

/**
 * The zombies of the gesture, all others that could move, and then its tokens. `crowd` says how many zombies are on a
 * square. Everything keeps its key and its place in the order, so that it keeps the focus.
 */
export function piecesOf(gesture: Gesture, crowd: (key: string) => number): Piece[] {
  const found: Piece[] = [];
  const nMoving = new Map<string, number>();
  for (const [step, { thing, from, to }] of shiftsOf(gesture).entries()) {
    const origin = from ? squareKey(from) : thing === 'zombie' ? 'new' : `token-${thing}`;
    const nth = nMoving.get(origin) ?? 0;
    nMoving.set(origin, nth + 1);
    found.push({ key: `${origin}-${nth}`, thing, at: to, step, from });
  }
  const others = shifts(gesture.options(gesture.next)).flatMap(({ from }) => (from ? squareKey(from) : []));
  for (const origin of new Set(others)) {
    const nth = nMoving.get(origin) ?? 0;
    const at = squareOf(origin);
    if (crowd(origin) > nth) found.push({ key: `${origin}-${nth}`, thing: 'zombie', at, step: null, from: at });
  }
  return found.sort((one, other) => one.key.localeCompare(other.key));
}

/**
 * Where something can go instead, or where the next new thing can be put: squares that no other step leads to. A zombie
 * and a token can share a square.
 */
export function targetsOf(gesture: Gesture, piece: Piece | null): Shift[] {
  const step = piece?.step ?? gesture.next;
  const possible = shifts(gesture.options(step));
  const isToken = possible[0]?.thing !== 'zombie';
  const taken = shiftsOf(gesture).flatMap(({ thing, to }, at) =>
    at === step || (thing !== 'zombie') !== isToken ? [] : squareKey(to),
  );
  return possible.filter(
    ({ from, to }) => isAt(from, piece?.from ?? null) && !isAt(to, piece?.at ?? null) && !taken.includes(squareKey(to)),
  );
}

/** How many more zombies are on or beside each player after these moves. */
export function pressure(plan: Plan, seats: readonly SeatView[], moves: readonly Shift[]): Map<Seat, number> {
  const found = new Map<Seat, number>();
  for (const { seat, at, is_dead } of seats) {
    const isNear = (square: Square | null): boolean => square !== null && isBeside(plan, square, at);
    const zombies = moves.filter(({ thing }) => thing === 'zombie');
    const n = zombies.reduce((sum, { from, to }) => sum + Number(isNear(to)) - Number(isNear(from)), 0);
    if (n !== 0 && !is_dead) found.set(seat, n);
  }
  return found;
}

const isBeside = (plan: Plan, one: Square, other: Square): boolean => isAt(one, other) || plan.isJoined(one, other);

/** What a step means to the player in this seat: the word for it, and whom it is about. */
export function meaningOf(
  plan: Plan,
  seats: readonly SeatView[],
  me: Seat | null,
  { from, to }: Pick<Shift, 'from' | 'to'>,
): { word: 'onto' | 'beside' | 'leaves' | 'goes' | 'put'; seat: Seat | null } {
  const alive = seats.filter((each) => !each.is_dead && !each.is_below);
  const others = alive.filter(({ seat }) => seat !== me);
  const onto = alive.find(({ at }) => isAt(at, to));
  if (onto) return { word: 'onto', seat: onto.seat };
  const isNear = (square: Square | null, at: Square): boolean => square !== null && isBeside(plan, square, at);
  const beside = others.find(({ at }) => isNear(to, at) && !isNear(from, at));
  if (beside) return { word: 'beside', seat: beside.seat };
  const own = alive.find(({ seat }) => seat === me);
  if (own && isNear(from, own.at) && !isNear(to, own.at)) return { word: 'leaves', seat: own.seat };
  return { word: from ? 'goes' : 'put', seat: null };
}

/** The side of the screen that a step leads to. */
export function sideOf(plan: Plan, from: Square, to: Square): Side {
  const [one, other] = [plan.middle(from), plan.middle(to)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  if (Math.abs(dx) >= Math.abs(dy)) return SIDES[dx > 0 ? 1 : 3]!;
  return SIDES[dy > 0 ? 2 : 0]!;
}
