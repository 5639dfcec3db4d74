/** Where the bubble of a lesson stands, and the way from a piece to its place. All numbers are pixels of the window. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Size {
  w: number;
  h: number;
}

export type Side = 'above' | 'below' | 'left' | 'right' | 'nowhere';

/** A place for the bubble, and on which side of what it is about it stands. */
export interface Stand {
  x: number;
  y: number;
  side: Side;
}

/** Space between the bubble and a hole: the tip of the bubble is in it. */
const GAP = 18;
const MARGIN = 12;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

/** Beside the thing that it is about, and on none of the holes if that is possible. */
export function beside(about: Box | null, bubble: Size, holes: readonly Box[], window: Size): Stand {
  const middle: Stand = { x: (window.w - bubble.w) / 2, y: (window.h - bubble.h) / 2, side: 'nowhere' };
  if (about === null) return middle;
  const stands = [...alongSides(about, bubble, window), middle].filter(
    ({ x, y }) => x >= 0 && y >= 0 && x + bubble.w <= window.w && y + bubble.h <= window.h,
  );
  const covered = ({ x, y }: Stand): number => holes.reduce((sum, hole) => sum + overlap({ x, y, ...bubble }, hole), 0);
  return stands.reduce((one, other) => (covered(other) < covered(one) ? other : one), stands[0] ?? middle);
}

/** On each side, centred or flush with one of the edges; the best first. */
function alongSides(about: Box, bubble: Size, window: Size): Stand[] {
  const flush = (at: number, size: number, own: number): number[] => [at + size / 2 - own / 2, at + size - own, at];
  const xs = flush(about.x, about.w, bubble.w).map((x) => clamped(x, MARGIN, window.w - bubble.w - MARGIN));
  const ys = flush(about.y, about.h, bubble.h).map((y) => clamped(y, MARGIN, window.h - bubble.h - MARGIN));
  const rows = (y: number, side: Side): Stand[] => xs.map((x) => ({ x, y, side }));
  const columns = (x: number, side: Side): Stand[] => ys.map((y) => ({ x, y, side }));
  return [
    ...rows(about.y + about.h + GAP, 'below'),
    ...rows(about.y - GAP - bubble.h, 'above'),
    ...columns(about.x - GAP - bubble.w, 'left'),
    ...columns(about.x + about.w + GAP, 'right'),
  ];
}

/** Where the tip of the bubble is, along the side of the bubble that faces what it is about. */
export function tipOf(about: Box, stand: Stand, bubble: Size): number {
  const EDGE = 26;
  return stand.side === 'left' || stand.side === 'right'
    ? clamped(about.y + about.h / 2 - stand.y, EDGE, bubble.h - EDGE)
    : clamped(about.x + about.w / 2 - stand.x, EDGE, bubble.w - EDGE);
}

/** An arc from one thing to another, as an SVG path. */
export function wayBetween(from: Box, to: Box): string {
  const end = { x: to.x + to.w / 2, y: to.y + to.h / 2 };
  const isRight = end.x > from.x + from.w / 2;
  const start = { x: isRight ? from.x + from.w : from.x, y: from.y + from.h / 2 };
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const bend = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - far * 0.22 };
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}

/** A box with some space around it. */
export const around = ({ x, y, w, h }: Box, space: number): Box => ({
  x: x - space,
  y: y - space,
  w: w + 2 * space,
  h: h + 2 * space,
});

/** The box around both. */
export function spanOf(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    w: Math.max(one.x + one.w, other.x + other.w) - x,
    h: Math.max(one.y + one.h, other.y + other.h) - y,
  };
}
