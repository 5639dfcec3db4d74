/** The board of the pictures: one tile with a street round two rooms that are open to each other and to the street. */
import { Plan } from '../geometry';
import { boardArt } from '../scenery';
import type { ZoneView } from '../wire';

const zone = (name: string, building: number | null, cells: [number, number][]): ZoneView => ({
  name,
  building,
  cells,
  tiles: [0],
  has_spawn_symbol: false,
});
const [SIDE_STREET, LAB, HALL, MAIN_STREET] = [0, 1, 2, 3];

const plan = new Plan({
  tiles: [{ number: 2, face: 'R', row: 0, column: 0 }],
  zones: [
    zone('S1', null, [
      [0, 0],
      [0, 1],
    ]),
    zone('R.a', 0, [
      [1, 1],
      [2, 1],
    ]),
    zone('R.b', 0, [
      [1, 0],
      [2, 0],
    ]),
    zone('S2', null, [
      [0, 2],
      [1, 2],
      [2, 2],
    ]),
  ],
  edges: [
    { a: SIDE_STREET, b: MAIN_STREET, side: 'S', door: null, is_street: true },
    { a: SIDE_STREET, b: LAB, side: 'E', door: null, is_street: false },
    { a: HALL, b: LAB, side: 'S', door: null, is_street: false },
  ],
});

/** How much larger the board is in a picture. */
export const SCALE = 1.45;
export const street = (): string =>
  `<g transform="translate(-4 -38) scale(${SCALE})">${boardArt(plan, 'mPicture')}</g>`;
