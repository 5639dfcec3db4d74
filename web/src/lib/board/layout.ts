/** Where pieces are in the boxes that a plan gives them. Components compute no positions. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  scale: number;
}

/** Where figures stand: the box that they never leave, the most that fit in a row, and their largest size. */
export interface Standing {
  tokens: Box;
  columns: number;
  scale: number;
}

/** The box where zombies wait, which they never leave. */
export interface Waiting {
  crowd: Box;
  crowdSize: number;
}

export const STANDEE = { w: 40, h: 52 };
/** How many zombies of a crowd are drawn; the pill shows the number. */
export const CROWD_DRAWN = 8;

/** A box around boxes, with some room. */
export function around(boxes: readonly Box[], margin = 0): Box | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)) - margin, Math.min(...boxes.map((box) => box.y)) - margin];
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) + margin - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) + margin - y,
  };
}

/** Where `n` figures stand in a place for `spaces` of them. In a place without a limit they stand closer together. */
export function spots(room: Standing, n: number, spaces: number | null): Spot[] {
  const { tokens } = room;
  const total = spaces === null ? n : Math.max(n, spaces);
  if (total === 0) return [];
  let best = { scale: 0, columns: 1, rows: 1 };
  for (let rows = 1; rows <= total; rows++) {
    const columns = Math.ceil(total / rows);
    if (spaces !== null && columns > room.columns) continue;
    const scale = Math.min(room.scale, tokens.w / (columns * (STANDEE.w + 5)), tokens.h / (rows * STANDEE.h));
    if (scale > best.scale) best = { scale, columns, rows };
  }
  const { scale, columns, rows } = best;
  const gapX = Math.min(tokens.w / columns, (STANDEE.w + 16) * scale);
  const gapY = Math.min(tokens.h / rows, (STANDEE.h + 8) * scale);
  return Array.from({ length: total }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = spaces === null ? Math.min(columns, total - row * columns) : columns;
    const left = tokens.x + (tokens.w - inRow * gapX) / 2 + (gapX - STANDEE.w * scale) / 2;
    const top = tokens.y + (tokens.h - rows * gapY) / 2 + (gapY - STANDEE.h * scale) / 2;
    return { x: left + (index - row * columns) * gapX, y: top + row * gapY, scale };
  });
}

/** Where `n` zombies stand in a crowd, back to front. */
export function crowdSpots(room: Waiting, n: number): { x: number; y: number; isMirrored: boolean }[] {
  const { crowd, crowdSize: size } = room;
  const drawn = Math.min(n, CROWD_DRAWN);
  const perRow = Math.max(1, Math.floor((crowd.w - size) / (size * 0.55)) + 1);
  const rows = Math.min(Math.ceil(drawn / perRow), Math.max(1, Math.floor((crowd.h - size) / (size * 0.3)) + 1));
  const columns = Math.max(1, Math.ceil(drawn / rows));
  return Array.from({ length: drawn }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, drawn - row * columns);
    const column = index - row * columns;
    const gapX = inRow > 1 ? Math.min((crowd.w - size) / (inRow - 1), size * 0.66) : 0;
    const gapY = rows > 1 ? Math.min((crowd.h - size) / (rows - 1), size * 0.62) : 0;
    const wobble = ((index * 7 + 3) % 5) - 2;
    return {
      x: Math.min(
        crowd.x + (crowd.w - size - gapX * (inRow - 1)) / 2 + column * gapX + (row % 2) * gapX * 0.3,
        crowd.x + crowd.w - size,
      ),
      y: Math.min(crowd.y + (rows > 1 ? row * gapY : Math.min(6, crowd.h - size)) + wobble, crowd.y + crowd.h - size),
      isMirrored: (index * 5 + n) % 3 === 0,
    };
  });
}

/** One ballot as an arrow: from whom and to whom, as points of the board. */
export interface Vote {
  seat: string;
  named: string;
  weight: number;
  from: Point;
  to: Point;
  /** Whether the voter has no figure there. The arrow then begins beside the board, with the voter's badge. */
  isFromAside: boolean;
}

export interface Arrow extends Vote {
  path: string;
  head: string;
  /** Where the weight is written. */
  label: Point;
}

const SPREAD = 13;
const TIP = 11;

/** Turns votes into arrows that rise over the heads and land side by side. */
export function arrowsOf(votes: readonly Vote[]): Arrow[] {
  const landed = new Map<string, number>();
  return votes.map((vote, index) => {
    const n = votes.filter((other) => other.named === vote.named).length;
    const k = landed.get(vote.named) ?? 0;
    landed.set(vote.named, k + 1);
    const to = { x: vote.to.x + (k - (n - 1) / 2) * SPREAD, y: vote.to.y };
    const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
    if (vote.seat === vote.named && !vote.isFromAside) return { ...vote, ...loop(to) };
    // If two players name each other, one arrow goes above the other, and each starts beside the other's tip.
    const isBack = vote.to.x < vote.from.x;
    const from = vote.isFromAside ? vote.from : { x: vote.from.x + (isBack ? -9 : 9), y: vote.from.y };
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const rise = vote.isFromAside ? Math.min(60, far * 0.2) : 40 + far * 0.22 + (index % 3) * 8 + (isBack ? 50 : 0);
    const bend = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - rise };
    const along = Math.atan2(to.y - bend.y, to.x - bend.x);
    const end = { x: to.x - Math.cos(along) * TIP, y: to.y - Math.sin(along) * TIP };
    const wing = (turn: number): string =>
      `${(to.x - Math.cos(along + turn) * 17).toFixed(1)} ${(to.y - Math.sin(along + turn) * 17).toFixed(1)}`;
    return {
      ...vote,
      path: `M${round(from)}Q${round(bend)} ${round(end)}`,
      head: `M${round(to)}L${wing(0.52)}L${wing(-0.52)}Z`,
      // The label is nearer to the voter than to the named player.
      label: { x: from.x * 0.42 + bend.x * 0.46 + to.x * 0.12, y: from.y * 0.42 + bend.y * 0.46 + to.y * 0.12 },
    };
  });
}

/** The arrow of a player who names themselves. */
function loop({ x, y }: Point): Pick<Arrow, 'path' | 'head' | 'label'> {
  return {
    path: `M${x - 13} ${y + 2}C${x - 44} ${y - 62} ${x + 44} ${y - 62} ${x + 15} ${y - 13}`,
    head: `M${x + 9} ${y}L${x + 8} ${y - 19}L${x + 23} ${y - 11}Z`,
    label: { x, y: y - 47 },
  };
}
