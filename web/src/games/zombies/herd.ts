/** Zombies that are put on a tile or moved one after another, shown and changed as a whole. */
import type { Gesture } from '../../lib/board/gesture.svelte';
import { variantOf } from '../../lib/words';
import { SIDES, squareKey, squareOf, type Plan } from './geometry';
import type { Action, Seat, SeatView, Side, Square } from './wire';

/** The questions that are asked once per zombie. */
export const CHORES = ['put-zombie', 'move-zombies'];

/** One step of a gesture, or something that could be one. */
export interface Shift {
  action: unknown;
  /** Where the zombie comes from, unless it is new. */
  from: Square | null;
  to: Square;
}

/** A zombie that can be taken hold of. */
export interface Piece {
  key: string;
  at: Square;
  /** Its step in the gesture, if it has one. */
  step: number | null;
  from: Square | null;
}

export function shiftOf(action: unknown): Shift | null {
  const { variant, fields } = variantOf(action);
  if (variant === 'put') return { action, from: null, to: (fields as Extract<Action, { put: unknown }>['put']).at };
  if (variant !== 'move-zombie') return null;
  const { from, to } = fields as Extract<Action, { 'move-zombie': unknown }>['move-zombie'];
  return { action, from, to };
}

export const shifts = (actions: readonly unknown[]): Shift[] => actions.flatMap((action) => shiftOf(action) ?? []);
export const shiftsOf = (gesture: Gesture): Shift[] => shifts(gesture.steps.map(({ action }) => action));

const isAt = (one: Square | null, other: Square | null): boolean =>
  one === other || (one !== null && other !== null && squareKey(one) === squareKey(other));

/**
 * The zombies of the gesture, and all others that could move. `crowd` says how many are on a square. Every zombie keeps
 * its key and its place in the order, so that it keeps the focus.
 */
export function piecesOf(gesture: Gesture, crowd: (key: string) => number): Piece[] {
  const found: Piece[] = [];
  const nMoving = new Map<string, number>();
  for (const [step, { from, to }] of shiftsOf(gesture).entries()) {
    const origin = from ? squareKey(from) : 'new';
    const nth = nMoving.get(origin) ?? 0;
    nMoving.set(origin, nth + 1);
    found.push({ key: `${origin}-${nth}`, at: to, step, from });
  }
  const others = shifts(gesture.options(gesture.next)).flatMap(({ from }) => (from ? squareKey(from) : []));
  for (const origin of new Set(others)) {
    const nth = nMoving.get(origin) ?? 0;
    const at = squareOf(origin);
    if (crowd(origin) > nth) found.push({ key: `${origin}-${nth}`, at, step: null, from: at });
  }
  return found.sort((one, other) => one.key.localeCompare(other.key));
}

/** Where a zombie can go instead, or where the next new one can be put: squares that no other step leads to. */
export function targetsOf(gesture: Gesture, piece: Piece | null): Shift[] {
  const step = piece?.step ?? gesture.next;
  const taken = shiftsOf(gesture).flatMap(({ to }, at) => (at === step ? [] : squareKey(to)));
  const possible = shifts(gesture.options(step));
  return possible.filter(
    ({ from, to }) => isAt(from, piece?.from ?? null) && !isAt(to, piece?.at ?? null) && !taken.includes(squareKey(to)),
  );
}

/** How many more zombies are on or beside each player after these moves. */
export function pressure(plan: Plan, seats: readonly SeatView[], moves: readonly Shift[]): Map<Seat, number> {
  const found = new Map<Seat, number>();
  for (const { seat, at, is_dead } of seats) {
    const isNear = (square: Square | null): boolean => square !== null && isBeside(plan, square, at);
    const n = moves.reduce((sum, { from, to }) => sum + Number(isNear(to)) - Number(isNear(from)), 0);
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
  { from, to }: Shift,
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
