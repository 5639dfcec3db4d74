import { STANDEE, type Box, type Point, type Spot } from './layout';

/** The streets or halls of a board: points, straight ways between them, and which points each place opens to. */
export interface Streets<Place extends string> {
  points: Readonly<Record<string, Point>>;
  /** Along each line, one can walk from any point to the next. */
  lines: readonly (readonly string[])[];
  doors: Readonly<Record<Place, readonly string[]>>;
}

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The points on the shortest way between two places. There are so few that all ways are tried. */
export function wayBetween<Place extends string>(
  { points, lines, doors }: Streets<Place>,
  from: { place: Place; at: Point },
  to: { place: Place; at: Point },
): Point[] {
  if (from.place === to.place) return [];
  const next = (name: string): string[] =>
    lines.flatMap((line) => {
      const at = line.indexOf(name);
      return at < 0 ? [] : [line[at - 1], line[at + 1]].filter((each) => each !== undefined);
    });
  let best: { way: string[]; length: number } = { way: [], length: Infinity };
  function go(way: string[], length: number): void {
    const last = way.at(-1)!;
    if (length >= best.length) return;
    const whole = length + far(points[last]!, to.at);
    if (doors[to.place].includes(last) && whole < best.length) best = { way, length: whole };
    for (const name of next(last))
      if (!way.includes(name)) go([...way, name], length + far(points[last]!, points[name]!));
  }
  for (const door of doors[from.place]) go([door], far(from.at, points[door]!));
  return best.way.map((name) => points[name]!);
}

export const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** The middle of a figure that stands on a spot. */
export const middleOf = ({ x, y, scale }: Spot): Point => ({
  x: x + (STANDEE.w / 2) * scale,
  y: y + (STANDEE.h / 2) * scale,
});

const STEP_MS = 260;
const MOST_MS = 900;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Moves a figure along a way instead of through walls; at a pace of 0, it is there at once. */
export function walkAlong(node: Element, from: Spot, way: readonly Point[], to: Spot, pace: number): void {
  if (way.length === 0 || pace === 0) return;
  const { scale } = to;
  const spots = [
    from,
    ...way.map(({ x, y }) => ({ x: x - (STANDEE.w / 2) * scale, y: y - (STANDEE.h / 2) * scale, scale })),
    to,
  ];
  const lengths = spots.slice(1).map((spot, at) => far(spots[at]!, spot));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let walked = 0;
  const frames = spots.map((spot, at) => {
    walked += at === 0 ? 0 : lengths[at - 1]!;
    return {
      transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})`,
      offset: whole > 0 ? Math.min(1, walked / whole) : at / (spots.length - 1),
    };
  });
  node.animate(frames, { duration: Math.min(MOST_MS, lengths.length * STEP_MS) / pace, easing: EASE });
}
