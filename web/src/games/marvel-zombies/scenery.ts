/** What is printed on the tiles: streets and floors, kerbs, furniture, walls. It never changes during a game. */
import { lamp, rect, stream } from '../../lib/art';
import { boxOf, CELL, type Border, type Cell, type Plan } from './geometry';

const INK = 'stroke="#07090e" stroke-width="2.400" stroke-linejoin="round"';
const FLOORS = ['mWood', 'mRug', 'mSteel', 'mTeal', 'mShop'];

/** Gives different floors to rooms that are visible at the same time. */
const floorOf = (plan: Plan, cell: Cell): string =>
  `url(#${FLOORS[(plan.board.tiles[cell.tile]!.number + (plan.board.zones[cell.zone]!.name.at(-1) ?? 'a').charCodeAt(0)) % FLOORS.length]!})`;

type Piece = (x: number, y: number) => string;
/** Furniture is in the corners of a room, because the middle is for figures. */
const FURNITURE: Piece[] = [
  (x, y) => rect(x + 64, y + 62, 26, 29, '#4a3524', `rx="3" ${INK}`) + rect(x + 69, y + 67, 16, 8, '#C9B48A', 'rx="1"'),
  (x, y) =>
    rect(x + 11, y + 53, 24, 38, '#7a4a52', `rx="6" ${INK}`) + rect(x + 15, y + 58, 16, 12, '#96606a', 'rx="3"'),
  (x, y) =>
    rect(x + 66, y + 11, 24, 50, '#39424f', `rx="2" ${INK}`) +
    ['#d9694f', '#e0b34a', '#7fb069'].map((fill, at) => rect(x + 70, y + 16 + at * 14, 16, 9, fill)).join(''),
  (x, y) =>
    rect(x + 13, y + 11, 56, 22, '#1a2029', `rx="4" ${INK}`) +
    rect(x + 18, y + 15, 20, 11, '#4aa3c9', 'rx="2"') +
    rect(x + 43, y + 15, 20, 11, '#5b8c6b', 'rx="2"'),
  (x, y) => rect(x + 12, y + 63, 46, 26, '#8a6a45', `rx="4" ${INK}`) + rect(x + 16, y + 67, 12, 8, '#a9855a', 'rx="2"'),
  (x, y) => rect(x + 11, y + 12, 28, 44, '#C9D3DF', `rx="5" ${INK}`) + rect(x + 14, y + 15, 22, 12, '#fff', 'rx="3"'),
  (x, y) =>
    `<circle cx="${x + 27}" cy="${y + 73}" r="15" fill="#6a4c34" ${INK}/><circle cx="${x + 27}" cy="${y + 73}" r="8" fill="none" stroke="#8a6a45" stroke-width="2"/>`,
  (x, y) =>
    `<circle cx="${x + 76}" cy="${y + 76}" r="9" fill="#5a3f2c" ${INK}/><path d="M${x + 76} ${y + 76}q-15-4-12-17 9 2 12 12 1-12 11-14 4 12-11 19Z" fill="#3f6b4d" ${INK}/>`,
];
const CARS = ['#6d3a3a', '#3f5c78', '#59616e', '#5b5a44'];
const car = (x: number, y: number, colour: string, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.76)"><rect x="-15" y="-31" width="40" height="74" rx="12" fill="#000" opacity=".5"/><rect x="-20" y="-38" width="40" height="76" rx="12" fill="${colour}" stroke="#07090e" stroke-width="3"/><path d="M-15-16Q0-25 15-16L12-4H-12Z" fill="#10151f"/><path d="M-13 22Q0 28 13 22L11 14H-11Z" fill="#10151f"/><rect x="-13" y="-3" width="26" height="16" rx="3" fill="#fff" opacity=".1"/></g>`;
const manhole = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="12" fill="#1a202b" stroke="#0a0d13" stroke-width="2"/><path d="M${x - 8} ${y - 3}h16m-16 6h16" stroke="#2e3746" stroke-width="2.500"/>`;
const crossing = (x: number, y: number, isUpright: boolean): string =>
  Array.from({ length: 6 }, (_, at) =>
    isUpright
      ? rect(x + 14 + at * 13, y + 14, 7, 72, '#D9D5C8', 'opacity=".15"')
      : rect(x + 14, y + 14 + at * 13, 72, 7, '#D9D5C8', 'opacity=".15"'),
  ).join('');

function street(plan: Plan, { x, y }: Cell): string {
  const box = boxOf({ x, y });
  const random = stream(x * 53 + y * 131 + plan.board.tiles.length * 7);
  const isStreet = (dx: number, dy: number): boolean => {
    const cell = plan.cell(x + dx, y + dy);
    return cell !== undefined && plan.ground(cell.zone).isStreet;
  };
  const sides: [number, number, number, number, number, number][] = [
    [0, -1, 0, 0, CELL, 11],
    [0, 1, 0, CELL - 11, CELL, 11],
    [-1, 0, 0, 0, 11, CELL],
    [1, 0, CELL - 11, 0, 11, CELL],
  ];
  const kerbs = sides
    .map(([dx, dy, left, top, w, h]) =>
      isStreet(dx, dy)
        ? ''
        : rect(box.x + left, box.y + top, w, h, '#5b6474') +
          (dx === 0
            ? rect(box.x + left, box.y + (dy < 0 ? 10 : CELL - 12), w, 2, '#0e1219')
            : rect(box.x + (dx < 0 ? 10 : CELL - 12), box.y + top, 2, h, '#0e1219')),
    )
    .join('');
  const what = random();
  const isAlong = isStreet(0, -1) || isStreet(0, 1);
  const thing =
    what < 0.14
      ? car(
          box.x + 40 + random() * 20,
          box.y + 42 + random() * 16,
          CARS[Math.floor(random() * CARS.length)]!,
          (isAlong ? 0 : 88) + random() * 16 - 8,
        )
      : what < 0.3
        ? manhole(box.x + 34 + random() * 34, box.y + 34 + random() * 34)
        : what < 0.42
          ? crossing(box.x, box.y, isStreet(0, -1) && isStreet(0, 1))
          : '';
  return kerbs + thing + (random() < 0.24 ? lamp(box.x + 50, box.y + 50, 96, 0.6) : '');
}

function room(plan: Plan, cell: Cell): string {
  const { x, y } = boxOf(cell);
  const random = stream(cell.x * 97 + cell.y * 41 + plan.board.tiles[cell.tile]!.number * 11);
  return FURNITURE[Math.floor(random() * FURNITURE.length)]!(x, y) + lamp(x + 50, y + 40, 62, 0.55);
}

const segment = ({ isUpright, middle }: Border): string =>
  isUpright ? `M${middle.x} ${middle.y - CELL / 2}v${CELL}` : `M${middle.x - CELL / 2} ${middle.y}h${CELL}`;

function opening(plan: Plan, { isUpright, middle, first }: Border): string {
  const art =
    rect(-24, -8, 48, 16, floorOf(plan, first)) + rect(-27, -8, 4, 16, '#b3bdcb') + rect(23, -8, 4, 16, '#b3bdcb');
  return `<g transform="translate(${middle.x} ${middle.y}) rotate(${isUpright ? 90 : 0})">${art}</g>`;
}

/** `clip` is an id that nothing else on the page has. */
export function boardArt(plan: Plan, clip = 'mBoard'): string {
  const { cells, borders } = plan;
  const tiles = plan.board.tiles.map(({ row, column }) => ({ x: column * 3 * CELL, y: row * 3 * CELL }));
  const isStreet = (cell: Cell): boolean => plan.ground(cell.zone).isStreet;
  const ground = cells
    .map((cell) =>
      rect(cell.x * CELL, cell.y * CELL, CELL, CELL, isStreet(cell) ? 'url(#asphalt)' : floorOf(plan, cell)),
    )
    .join('');
  const marks = borders
    .filter(({ kind }) => kind === 'mark')
    .map(segment)
    .join('');
  const walls =
    borders
      .filter(({ kind }) => kind !== 'mark')
      .map(segment)
      .join('') +
    cells
      .filter((cell) => !isStreet(cell))
      .map(({ x, y }) => outer(plan, x, y))
      .join('');
  return (
    tiles.map(({ x, y }) => rect(x - 9, y - 9, 3 * CELL + 18, 3 * CELL + 18, '#000', 'rx="8" opacity=".6"')).join('') +
    ground +
    `<clipPath id="${clip}">${tiles.map(({ x, y }) => rect(x, y, 3 * CELL, 3 * CELL, '#000')).join('')}</clipPath><g clip-path="url(#${clip})">${cells.map((cell) => (isStreet(cell) ? street(plan, cell) : room(plan, cell))).join('')}</g>` +
    `<path d="${marks}" stroke="#E9E2CF" stroke-width="3" stroke-dasharray="9 9" opacity=".5" fill="none"/>` +
    `<path d="${walls}" stroke="#07090e" stroke-width="13" stroke-linecap="square" fill="none"/><path d="${walls}" stroke="#8b97a8" stroke-width="7" stroke-linecap="square" fill="none"/><path d="${walls}" stroke="#b3bdcb" stroke-width="1.500" stroke-linecap="square" fill="none" transform="translate(-2 -2)"/>` +
    borders
      .filter(({ kind }) => kind === 'opening')
      .map((border) => opening(plan, border))
      .join('') +
    tiles
      .map(({ x, y }) => rect(x, y, 3 * CELL, 3 * CELL, 'none', 'stroke="#07090e" stroke-width="2" opacity=".55"'))
      .join('')
  );
}

/** Walls for the sides of a room that are at the edge of the board. */
function outer(plan: Plan, x: number, y: number): string {
  const [left, top] = [x * CELL, y * CELL];
  return (
    (plan.cell(x, y - 1) ? '' : `M${left} ${top}h${CELL}`) +
    (plan.cell(x, y + 1) ? '' : `M${left} ${top + CELL}h${CELL}`) +
    (plan.cell(x - 1, y) ? '' : `M${left} ${top}v${CELL}`) +
    (plan.cell(x + 1, y) ? '' : `M${left + CELL} ${top}v${CELL}`)
  );
}
