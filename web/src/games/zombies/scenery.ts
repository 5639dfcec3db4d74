/**
 * Tiles as drawings, from their data. A tile's data are turned, not its drawing, so that light and shadow look the same
 * on all tiles. No drawing is transformed, clipped or made translucent as a whole, because that would cost the browser
 * time whenever the map moves.
 */
import { icon, rect, stream, text } from '../../lib/art';
import type { Point } from '../../lib/board/layout';
import {
  SQUARE as C,
  STEPS,
  TILE,
  alongSide,
  beside,
  drawnOf,
  isInside,
  isWalkable,
  lying,
  printed,
  type Lying,
} from './geometry';
import type { Set, Tile, Turn } from './wire';

/** In how many variants a common tile is drawn. */
export const VARIANTS = 3;

const FLOORS = ['#3f5468', '#6a4c34', '#6b4150', '#4f6b6e', '#565a3e', '#5a4a68', '#6b5a44'];
const FLOOR_OF: Partial<Record<Tile, string>> = {
  hospital: '#4f6b6e',
  'police-station': '#3f5468',
  'gas-station': '#6a4c34',
  'toy-store': '#6b4150',
  'drug-store': '#46685c',
  'fire-station': '#704438',
  'army-surplus-store': '#565a3e',
  'skate-shop': '#5a4a68',
  'florist-shop': '#4c6449',
  'sporting-goods-store': '#3f5f5a',
  'lawn-and-garden-store': '#4a5d3a',
  'hardware-store': '#66553c',
  'subway-station': '#41566b',
  bank: '#4d5a48',
  'record-store': '#5e4560',
  'liquor-store': '#6a4250',
  'university-hospital': '#4f6b6e',
  infirmary: '#4f6b6e',
  'big-top1': '#7a3436',
  'big-top2': '#7a3436',
  'top-secret-lab': '#3c6468',
};
const floorOf = (tile: Tile): string =>
  FLOOR_OF[tile] ?? FLOORS[Array.from(tile).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FLOORS.length]!;

const ROOFS: Record<Set, string[]> = {
  z1: ['#57504f', '#4b5563', '#5d4a44', '#47544f'],
  z6: ['#4f4a55', '#46525c', '#57504f', '#4d4a44'],
  z2: ['#4a5140', '#525948', '#454b3f', '#595a48'],
  z3: ['#55495c', '#4a4350', '#5c4e57', '#4d4a5a'],
  'z3.5': ['#57504f'],
  own: ['#57504f'],
  z4: ['#3f4a3d'],
  z5: ['#6a4a40', '#5d4a44', '#654f45', '#57504f'],
  z7: ['#7a3a3c', '#3f5f73', '#7a6a3a', '#5a3f6a'],
  z8: ['#4b4f55', '#454a50', '#52565c', '#3f444a'],
};

const kerb = '#6b7484';

function street(x: number, y: number, isOpen: (side: number) => boolean): string {
  let s = rect(x, y, C, C, 'url(#asphalt)');
  for (let side = 0; side < 4; side++) {
    if (isOpen(side)) continue;
    s +=
      side === 0
        ? rect(x, y, C, 6, kerb) + rect(x, y + 5, C, 1.5, '#0d1119')
        : side === 2
          ? rect(x, y + C - 6, C, 6, kerb) + rect(x, y + C - 6.5, C, 1.5, '#0d1119')
          : side === 3
            ? rect(x, y, 6, C, kerb) + rect(x + 5, y, 1.5, C, '#0d1119')
            : rect(x + C - 6, y, 6, C, kerb) + rect(x + C - 6.5, y, 1.5, C, '#0d1119');
  }
  const [cx, cy] = [x + C / 2, y + C / 2];
  for (let side = 0; side < 4; side++) {
    const [dx, dy] = STEPS[side]!;
    if (isOpen(side))
      s += `<path d="M${cx + dx * 8} ${cy + dy * 8}L${cx + dx * 21} ${cy + dy * 21}" stroke="#E0B34A" stroke-width="2.2" stroke-dasharray="7 5" stroke-opacity=".75"/>`;
  }
  for (const [v, h] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const)
    s += rect(x + h * (C - 6), y + v * (C - 6), 6, 6, kerb);
  return s;
}

function hallway(x: number, y: number, isOpen: (side: number) => boolean): string {
  let s =
    rect(x, y, C, C, '#5a5163') +
    `<path d="M${x} ${y + 14}H${x + C}M${x} ${y + 28}H${x + C}M${x + 14} ${y}V${y + C}M${x + 28} ${y}V${y + C}" stroke="#473f50" stroke-width="1.4"/>`;
  for (let side = 0; side < 4; side++) {
    if (isOpen(side)) continue;
    s +=
      side === 0
        ? rect(x, y, C, 4, '#8b7f96')
        : side === 2
          ? rect(x, y + C - 4, C, 4, '#8b7f96')
          : side === 3
            ? rect(x, y, 4, C, '#8b7f96')
            : rect(x + C - 4, y, 4, C, '#8b7f96');
  }
  return s;
}

const tree = (x: number, y: number, r: number, green = '#35604a', light = '#437759'): string =>
  `<circle cx="${x + 2}" cy="${y + 3}" r="${r}" fill="#000" fill-opacity=".4"/><circle cx="${x}" cy="${y}" r="${r}" fill="${green}" stroke="#07090e" stroke-width="2"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.45}" fill="${light}"/>`;

/** Squares that cannot be walked on: roofs and lawns. */
function blocked(x: number, y: number, set: Set, random: () => number): string {
  const kind = random();
  const isGreen = set === 'z5' ? kind < 0.6 : set === 'z4' ? true : kind < 0.28;
  if (isGreen) return rect(x, y, C, C, 'url(#zLawn)') + tree(x + 13, y + 14, 10) + tree(x + 29, y + 27, 10);
  if (set === 'z7') {
    const [one, other] = [ROOFS.z7[Math.floor(random() * 4)]!, '#d8ccb4'];
    const stripes = Array.from(
      { length: 8 },
      (_, n) =>
        `<path d="M${x + 21} ${y + 21}L${x + 21 + 18 * Math.cos((n * Math.PI) / 4)} ${y + 21 + 18 * Math.sin((n * Math.PI) / 4)}L${x + 21 + 18 * Math.cos(((n + 1) * Math.PI) / 4)} ${y + 21 + 18 * Math.sin(((n + 1) * Math.PI) / 4)}Z" fill="${n % 2 ? one : other}"/>`,
    ).join('');
    return (
      rect(x, y, C, C, '#2c3040') +
      stripes +
      `<circle cx="${x + 21}" cy="${y + 21}" r="18" fill="none" stroke="#07090e" stroke-width="2.4"/><circle cx="${x + 21}" cy="${y + 21}" r="3" fill="#FFE0AC" stroke="#07090e" stroke-width="1.4"/>`
    );
  }
  const roofs = ROOFS[set];
  let s =
    rect(
      x + 2,
      y + 2,
      C - 4,
      C - 4,
      roofs[Math.floor(random() * roofs.length)]!,
      'stroke="#07090e" stroke-width="2.4"',
    ) + rect(x + 5.5, y + 5.5, C - 11, C - 11, 'none', 'stroke="#ffffff" stroke-opacity=".16" stroke-width="2"');
  const on = random();
  if (set === 'z2' && on < 0.5)
    s += `<path d="M${x + 10} ${y + 30}l11-18 11 18Z" fill="#39412f" stroke="#07090e" stroke-width="1.6"/><path d="M${x + 21} ${y + 12}v18" stroke="#07090e" stroke-width="1.4"/>`;
  else if (set === 'z8' && on < 0.6)
    s += `<path d="M${x + 10} ${y + 13}h22M${x + 10} ${y + 21}h22M${x + 10} ${y + 29}h22" stroke="#8b97a8" stroke-width="2" stroke-dasharray="3 3"/>`;
  else if (on > 0.5)
    s +=
      rect(x + 12, y + 14, 14, 11, '#8b97a8', 'stroke="#07090e" stroke-width="1.6"') +
      `<circle cx="${x + 19}" cy="${y + 19.5}" r="3.5" fill="#39424f"/>`;
  else
    s +=
      rect(x + 13, y + 11, 16, 18, '#F2B04E', 'stroke="#07090e" stroke-width="1.6"') +
      `<path d="M${x + 21} ${y + 11}v18M${x + 13} ${y + 20}h16" stroke="#07090e" stroke-width="1.4"/>`;
  return s;
}

function wild(x: number, y: number, letter: string, random: () => number): string {
  if (letter === 'A')
    return (
      rect(x, y, C, C, '#4a4b52') +
      rect(x + 4, y + 4, C - 8, C - 8, '#5b5d66', 'rx="3" stroke="#07090e" stroke-opacity=".5" stroke-width="1.6"') +
      `<path d="M${x + 12} ${y + 21}h18M${x + 21} ${y + 12}v18" stroke="#3a3b42" stroke-width="3"/>`
    );
  const ground = rect(x, y, C, C, 'url(#zLawn)');
  if (letter === 'G')
    return (
      ground +
      `<path d="M${x + 9} ${y + 30}q4-6 8-1t9-2" stroke="#4b6b52" stroke-width="1.6" fill="none" stroke-opacity=".7"/>`
    );
  const at: [number, number][] = [
    [7, 8],
    [34, 9],
    [8, 34],
    [35, 33],
  ];
  return (
    rect(x, y, C, C, '#1d2f25') +
    at
      .map(([dx, dy]) =>
        tree(x + dx + random() * 4 - 2, y + dy + random() * 4 - 2, 7 + random() * 2, '#2a5039', '#396b4c'),
      )
      .join('')
  );
}

const lot = (x: number, y: number): string =>
  rect(x, y, C, C, 'url(#asphalt)') +
  `<path d="M${x + 3} ${y + 4}V${y + C - 4}M${x + 21} ${y + 4}V${y + C - 4}" stroke="#C3C3BE" stroke-width="1.6" stroke-opacity=".35"/>`;
const water = (x: number, y: number): string =>
  rect(x, y, C, C, '#1b3a4d') +
  `<path d="M${x + 4} ${y + 12}q5-5 10 0t10 0 10 0M${x + 2} ${y + 25}q5-5 10 0t10 0 10 0 8 0M${x + 6} ${y + 36}q5-5 10 0t10 0" stroke="#3c6f8a" stroke-width="1.8" fill="none"/>`;
const stairs = (x: number, y: number): string =>
  rect(x, y, C, C, '#3b4350') +
  Array.from({ length: 6 }, (_, n) => rect(x + 6, y + 3 + n * 6.4, C - 12, 3.4, n % 2 ? '#8b97a8' : '#6b7484')).join(
    '',
  );

function floor(x: number, y: number, letter: string, colour: string, place: number): string {
  const fill = letter === 'C' ? '#3a3833' : colour;
  return (
    rect(x, y, C, C, fill) +
    rect(x, y, C, C, 'none', 'stroke="#07090e" stroke-opacity=".35" stroke-width="1.4"') +
    (place % 2 ? rect(x, y, C, C, '#fff', 'fill-opacity=".045"') : '')
  );
}

const EDGE = 5;
/** The lines of all walls of a tile, as one path. */
function wallsOf({ squares, walls, waysOut }: Lying, tile: Tile): string {
  let path = '';
  for (let place = 0; place < 9; place++) {
    if (!isInside(squares[place])) continue;
    const [x, y] = [(place % 3) * C, Math.floor(place / 3) * C];
    for (let side = 0; side < 4; side++) {
      const other = beside(place, side);
      const isWall =
        other === null
          ? !(waysOut[side]! & (1 << alongSide(side).indexOf(place))) && !isOpenTent(tile, squares, side)
          : !isInside(squares[other]) || !!(walls[place]! & (1 << side));
      // A wall at the edge of the tile is drawn inside the tile, so that nothing has to be cut off.
      const [from, to] = [
        (at: number): number => Math.max(EDGE, at),
        (at: number): number => Math.min(TILE - EDGE, at),
      ];
      if (isWall)
        path +=
          side === 0
            ? `M${from(x)} ${from(y)}H${to(x + C)}`
            : side === 2
              ? `M${from(x)} ${to(y + C)}H${to(x + C)}`
              : side === 3
                ? `M${from(x)} ${from(y)}V${to(y + C)}`
                : `M${to(x + C)} ${from(y)}V${to(y + C)}`;
    }
  }
  return path;
}
/** The two halves of the tent are open to each other along three inside squares. */
const isOpenTent = (tile: Tile, squares: string, side: number): boolean =>
  (tile === 'big-top1' || tile === 'big-top2') && alongSide(side).every((place) => isInside(squares[place]));

function door(x: number, y: number, isUpright: boolean, isGate = false): string {
  const fill = isGate ? '#8fd6ff' : '#FFC766';
  const leaf = isUpright
    ? rect(x - 6, y - 11, 12, 22, fill, 'stroke="#07090e" stroke-width="2"')
    : rect(x - 11, y - 6, 22, 12, fill, 'stroke="#07090e" stroke-width="2"');
  return leaf + `<path d="M${x} ${y}${isUpright ? 'm-4 0h8' : 'm0-4v8'}" stroke="#6b3c12" stroke-width="2.5"/>`;
}

function doorsOf({ doors, squares, waysOut }: Lying): string {
  let s = '';
  for (let place = 0; place < 9; place++) {
    if (!isInside(squares[place])) continue;
    const [cx, cy] = [(place % 3) * C + C / 2, Math.floor(place / 3) * C + C / 2];
    for (let side = 0; side < 4; side++) {
      const [dx, dy] = STEPS[side]!;
      const isPassage = beside(place, side) === null && !!(waysOut[side]! & (1 << alongSide(side).indexOf(place)));
      if (doors[place]! & (1 << side) || isPassage)
        s += door(
          cx + dx * (C / 2 - (isPassage ? 5 : 0)),
          cy + dy * (C / 2 - (isPassage ? 5 : 0)),
          dx !== 0,
          isPassage,
        );
    }
  }
  return s;
}

function marks(tile: Tile): string {
  const [cx, cy] = [TILE / 2, TILE / 2];
  if (tile === 'town-square')
    return (
      `<circle cx="${cx}" cy="${cy}" r="19" fill="none" stroke="#F1EADB" stroke-opacity=".6" stroke-width="3"/>` +
      icon('star-formation', cx - 12, cy - 12, 24, '#F1EADB80')
    );
  if (tile === 'pet-cemetery')
    return [
      [24, 26],
      [66, 30],
      [100, 24],
      [34, 74],
      [88, 78],
      [54, 104],
    ]
      .map(([x, y]) => icon('tombstone', x! - 9, y! - 9, 18, '#8b97a8b3'))
      .join('');
  if (drawnOf(tile).kind !== 'helipad') return '';
  const lights = Array.from(
    { length: 12 },
    (_, n) =>
      `<circle cx="${(cx + 54 * Math.cos((n * Math.PI) / 6)).toFixed(1)}" cy="${(cy + 54 * Math.sin((n * Math.PI) / 6)).toFixed(1)}" r="2.6" fill="#FFE9BF"/>`,
  ).join('');
  return `<circle cx="${cx}" cy="${cy}" r="48" fill="#1a2130" stroke="#F1EADB" stroke-width="4"/><circle cx="${cx}" cy="${cy}" r="38" fill="none" stroke="#FFB95A" stroke-width="2" stroke-dasharray="8 6"/>${lights}${text(cx, cy + 20, 'H', { anchor: 'middle', font: 'Big Shoulders Display', weight: 800, size: 58, fill: '#F1EADB' })}`;
}

export function tileArt(tile: Tile, turn: Turn, variant: number): string {
  const drawn = drawnOf(tile);
  const lies = lying(tile, turn);
  // Random details belong to the printed squares, so that a tile looks the same however it is turned.
  const seed = Array.from(tile).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) + variant * 977;
  const colour = floorOf(tile);
  let s = rect(0, 0, TILE, TILE, drawn.set === 'z4' ? '#1f2e25' : '#2a313d');
  for (let place = 0; place < 9; place++) {
    const letter = lies.squares[place]!;
    const [x, y] = [(place % 3) * C, Math.floor(place / 3) * C];
    const random = stream(seed + printed(place, turn) * 101);
    const isOpen = (side: number): boolean => {
      const other = beside(place, side);
      return other === null
        ? !!(lies.waysOut[side]! & (1 << alongSide(side).indexOf(place)))
        : isWalkable(lies.squares[other]) && !isInside(lies.squares[other]);
    };
    if (drawn.kind === 'helipad') s += rect(x, y, C, C, 'url(#asphalt)');
    else if (letter === 'S') s += street(x, y, isOpen);
    else if (letter === 'H') s += hallway(x, y, isOpen);
    else if (letter === 'E') s += stairs(x, y);
    else if (letter === 'P') s += lot(x, y);
    else if (letter === 'W') s += water(x, y);
    else if (letter === '.') s += blocked(x, y, drawn.set, random);
    else if (letter === 'G' || letter === 'T' || letter === 'A') s += wild(x, y, letter, random);
    else s += floor(x, y, letter, colour, place);
  }
  const walls = wallsOf(lies, tile);
  if (walls !== '') {
    const inside = Array.from({ length: 9 }, (_, place) => place).filter((place) => isInside(lies.squares[place]));
    const light = inside.map((place) => `M${(place % 3) * C} ${Math.floor(place / 3) * C}h${C}v${C}h-${C}Z`).join('');
    s += `<path d="${light}" fill="url(#lamp)" fill-opacity=".8"/><path d="${walls}" stroke="#07090e" stroke-width="10" stroke-linecap="square" fill="none"/><path d="${walls}" stroke="#93A0B2" stroke-width="5.5" stroke-linecap="square" fill="none"/>${doorsOf(lies)}`;
  }
  if (tile === 'subway-station') s += inSquares(lies, 'B', 1, (x, y) => icon('subway', x + 9, y + 9, 24, '#C9E6FF8c'));
  for (let place = 0; place < 9; place++) {
    if (lies.ducts & (1 << place)) s += duct((place % 3) * C + 7, Math.floor(place / 3) * C + 7);
  }
  if (drawn.kind === 'entrance') s += gate(drawn.set, turn);
  return (
    s +
    marks(tile) +
    rect(1, 1, TILE - 2, TILE - 2, 'none', 'rx="3" stroke="#07090e" stroke-width="3"') +
    rect(2.5, 2.5, TILE - 5, TILE - 5, 'none', 'rx="2" stroke="#fff" stroke-opacity=".07"')
  );
}

function inSquares(lies: Lying, letter: string, nth: number, draw: (x: number, y: number) => string): string {
  const found = Array.from(lies.squares).flatMap((each, place) => (each === letter ? [place] : []));
  const place = found[nth] ?? found[0];
  return place === undefined ? '' : draw((place % 3) * C, Math.floor(place / 3) * C);
}

const duct = (x: number, y: number): string =>
  rect(x, y, 15, 15, '#12161f', 'rx="2" stroke="#8b97a8" stroke-width="1.6"') +
  `<path d="M${x + 3} ${y + 4.5}h9m-9 3h9m-9 3h9" stroke="#8b97a8" stroke-width="1.4"/>`;

/** Where the city ends: a barrier across the middle of an entrance. */
function gate(set: Set, turn: Turn): string {
  const colour = { z2: '#a9b58a', z3: '#b79ac8', z5: '#d0906f', z7: '#e0645c', z8: '#b9c1cd' }[set as string];
  if (!colour) return '';
  return `<g transform="rotate(${turn * 90} ${TILE / 2} ${TILE / 2})"><path d="M${C - 2} ${TILE / 2}H${2 * C + 2}" stroke="#07090e" stroke-width="9"/><path d="M${C - 2} ${TILE / 2}H${2 * C + 2}" stroke="${colour}" stroke-width="5" stroke-dasharray="9 6"/><circle cx="${C - 2}" cy="${TILE / 2}" r="5" fill="${colour}" stroke="#07090e" stroke-width="2"/><circle cx="${2 * C + 2}" cy="${TILE / 2}" r="5" fill="${colour}" stroke="#07090e" stroke-width="2"/></g>`;
}

/** Street lamps: at most two, between a street and something else. */
export function lampsOf(tile: Tile, turn: Turn, variant: number): Point[] {
  const { squares } = lying(tile, turn);
  const { set, kind } = drawnOf(tile);
  if (set === 'z4' || set === 'z3' || kind === 'helipad') return [];
  const corners = [0, 2, 8, 6].filter((place) => squares[place] === '.');
  const first = variant % 2;
  return corners
    .filter((_, index) => index % 2 === first || corners.length === 1)
    .slice(0, 2)
    .map((place) => ({ x: (place % 3) * C + C / 2, y: Math.floor(place / 3) * C + C / 2 }));
}

/** Where the zombies of a tile will be, as far as that is known before the tile is laid. */
export function newcomersOf(tile: Tile, turn: Turn): Point[] {
  const { squares } = lying(tile, turn);
  const { zombies, kind } = drawnOf(tile);
  const all = Array.from(squares)
    .map((letter, place) => ({ letter, place }))
    .filter(({ letter }) => isWalkable(letter));
  const inside = all.filter(({ letter }) => isInside(letter));
  const home = kind === 'named' && inside.length > 0 ? inside : all;
  return home
    .slice(0, zombies ?? 0)
    .map(({ place }) => ({ x: (place % 3) * C + C / 2, y: Math.floor(place / 3) * C + C / 2 }));
}
