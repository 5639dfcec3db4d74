/** Where the things of a view are on the board, and what a notice shows there. Components compute no positions. */
import { around, type Box, type Point } from '../../lib/board/layout';
import { variantOf } from '../../lib/words';
import { SQUARE, squareKey, squareOf, TILE, type Plan } from './geometry';
import type { Figure, MovementView, Seat, SeatView, Spot, Square, View } from './wire';

export interface Standing extends Point {
  key: string;
  square: Square;
  figure: Figure;
  pose: number;
  /** Where the zombie has just come from. */
  from: Point | null;
  isNew: boolean;
}

interface Fields {
  seat?: Seat;
  at?: Square;
  from?: Square;
  to?: Square;
  spot?: Spot;
}
const fieldsOf = (notice: unknown): Fields => variantOf(notice).fields ?? {};

/** Where a zombie and a pawn on the same square stand, so that both are seen. */
const BESIDE_PAWN = { x: -9, y: -7 };
const BESIDE_ZOMBIE = 8;

/** The squares on which pawns stand. */
export const trodden = (seats: readonly SeatView[]): ReadonlySet<string> =>
  new Set(seats.map(({ at }) => squareKey(at)));

/** All zombies from the top down, so that lower ones stand in front of those above them. */
export function crowd(plan: Plan, notices: readonly unknown[], pawnsAt: ReadonlySet<string> = new Set()): Standing[] {
  const from = new Map<string, Square>();
  const isNew = new Set<string>();
  for (const notice of notices) {
    const [{ variant }, fields] = [variantOf(notice), fieldsOf(notice)];
    if (variant === 'zombie-moved' && fields.from && fields.to) from.set(squareKey(fields.to), fields.from);
    if (variant === 'zombie-put' && fields.at) isNew.add(squareKey(fields.at));
  }
  const found: Standing[] = [];
  for (const tile of plan.tiles) {
    for (const { at, figure, n } of tile.figures) {
      const square = { spot: tile.spot, at };
      const key = squareKey(square);
      const corner = plan.square(square);
      const aside = pawnsAt.has(key) ? BESIDE_PAWN : { x: 0, y: 0 };
      const { x, y } = { x: corner.x + aside.x, y: corner.y + aside.y };
      const came = from.has(key) ? plan.square(from.get(key)!) : null;
      for (let nth = 0; nth < n; nth++) {
        found.push({
          key: `${key}-${nth}`,
          square,
          figure,
          pose: (tile.spot * 5 + at * 3 + nth) % 12,
          x: x + (n > 1 ? (nth === 0 ? -6 : 8) : 0),
          y: y + (n > 1 ? (nth === 0 ? -4 : 4) : 0),
          from: came && nth === n - 1 ? { x: came.x - x, y: came.y - y } : null,
          isNew: isNew.has(key) && nth === n - 1,
        });
      }
    }
  }
  return found.sort((one, other) => one.y - other.y || one.key.localeCompare(other.key));
}

export interface Pawn extends Point {
  seat: Seat;
  scale: number;
  view: SeatView;
}

/** The pawns. Several on one square are side by side. */
export function pawns(plan: Plan, seats: readonly SeatView[]): Pawn[] {
  const by = new Map<string, SeatView[]>();
  for (const seat of seats) {
    if (!plan.tile(seat.at.spot)) continue;
    by.set(squareKey(seat.at), [...(by.get(squareKey(seat.at)) ?? []), seat]);
  }
  const found: Pawn[] = [];
  for (const group of by.values()) {
    const { at } = group[0]!;
    const corner = plan.square(at);
    const isShared = plan.tile(at.spot)!.figures.some((each) => each.at === at.at && each.n > 0);
    const { x, y } = { x: corner.x + (isShared ? BESIDE_ZOMBIE : 0), y: corner.y };
    const n = group.length;
    const columns = n <= 1 ? 1 : n <= 4 ? 2 : 3;
    const rows = Math.ceil(n / columns);
    const scale = n === 1 ? 0.8 : n === 2 ? 0.62 : 0.5;
    const [w, h] = [Math.max(SQUARE, columns * 40 * scale), rows * 34 * scale];
    group.forEach((view, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      found.push({
        seat: view.seat,
        view,
        scale,
        x: x + SQUARE / 2 - w / 2 + (column + 0.5) * (w / columns) - 20 * scale,
        y: y + SQUARE - h + row * 34 * scale - 14 * scale - (n === 1 ? 4 : 2),
      });
    });
  }
  return found.sort((one, other) => one.seat.localeCompare(other.seat));
}

/** The path that the walk to a square will take; empty if it is not known. */
export function wayTo(plan: Plan, movement: MovementView, from: Square, to: string): Square[] {
  const ways = new Map(movement.ways.map((way) => [squareKey(way.to), way]));
  const found: Square[] = [];
  let here = ways.get(to);
  while (here) {
    found.unshift(here.to);
    const { steps, to: square } = here;
    if (steps <= 1) return [from, ...found];
    const before = movement.ways
      .filter((way) => way.steps === steps - 1 && plan.isJoined(way.to, square))
      .sort((one, other) => one.zombies - other.zombies);
    here = before[0];
  }
  return found.length > 0 ? [from, ...found] : [];
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The tile that a notice is about. */
export function placeOf(view: View, notice: unknown): Spot | null {
  const { at, to, spot, seat } = fieldsOf(notice);
  if (at) return at.spot;
  if (to) return to.spot;
  if (spot !== undefined) return spot;
  return seat === undefined || variantOf(notice).variant === 'cards-drawn'
    ? null
    : (view.seats.find((each) => each.seat === seat)?.at.spot ?? null);
}

/** How much of the map is shown around what matters. */
const AROUND = TILE * 0.8;

export function focusOf(plan: Plan, spots: readonly Spot[], cells: readonly Box[] = []): Box | null {
  return around([...spots.filter((spot) => plan.tile(spot)).map((spot) => plan.tileBox(spot)), ...cells], AROUND);
}

export const spotsOf = (keys: readonly string[]): Spot[] => [...new Set(keys.map((key) => squareOf(key).spot))];

/** The subway as a line through its stations, each joined to the nearest station that is already on the line. */
export function subway(plan: Plan): string {
  const stations = plan.tiles
    .filter((tile) => tile.tile === 'subway-station')
    .map((tile) => plan.middle({ spot: tile.spot, at: 1 }));
  const [first, ...rest] = stations;
  if (!first || rest.length === 0) return '';
  const joined = [first];
  let path = '';
  while (rest.length > 0) {
    let best = { from: joined[0]!, to: 0, far: Infinity };
    for (const from of joined)
      rest.forEach((point, to) => {
        const far = Math.abs(point.x - from.x) + Math.abs(point.y - from.y);
        if (far < best.far) best = { from, to, far };
      });
    const [next] = rest.splice(best.to, 1) as [Point];
    const { from } = best;
    const [dx, dy] = [next.x - from.x, next.y - from.y];
    const cut = Math.min(Math.abs(dx), Math.abs(dy), 24);
    path +=
      Math.abs(dx) > Math.abs(dy)
        ? `M${from.x} ${from.y}H${next.x - Math.sign(dx) * cut}L${next.x} ${from.y + Math.sign(dy) * cut}V${next.y}`
        : `M${from.x} ${from.y}V${next.y - Math.sign(dy) * cut}L${from.x + Math.sign(dx) * cut} ${next.y}H${next.x}`;
    joined.push(next);
  }
  return path;
}
