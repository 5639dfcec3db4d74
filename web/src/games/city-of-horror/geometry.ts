/** Where things are on the plan of the city, by slot. Every game puts the buildings into other slots. */
import type { Box, Point, Standing, Waiting } from '../../lib/board/layout';
import type { Slot } from './wire';

export interface LotPlan extends Standing, Waiting {
  box: Box;
  /** The upper left corner of the building. */
  building: Point;
  sign: { x: number; y: number; w: number };
  /** The middle of the pill that compares zombies with those needed for an attack. */
  pill: Point;
  /** Antidotes and face-down cards on the ground, from here to the left. */
  items: Point;
  /** Explosion markers, from here to the right. */
  markers: Point;
  /** The part of the plan that a narrow screen shows. */
  camera: Box;
}

export const WIDTH = 864;
export const HEIGHT = 624;
export const WHEEL = { x: 432, y: 404, r: 72 };
/** Food at the Crossroads: the face-down tokens, and the column of open ones. */
export const FOOD: Point = { x: 309, y: 456 };
export const OPEN_FOOD: Point = { x: 533, y: 404 };

const lens = ({ x, y, w, h }: Box): Box => ({ x: x - 22, y: y - 38, w: w + 44, h: h + 58 });

function corner(x: number, y: number): LotPlan {
  const box = { x, y, w: 270, h: 262 };
  return {
    box,
    building: { x: x + 12, y: y + 8 },
    tokens: { x: x + 9, y: y + 160, w: 178, h: 76 },
    columns: 6,
    scale: 1,
    crowd: { x: x + 186, y: y + 158, w: 80, h: 84 },
    crowdSize: 42,
    sign: { x: x + 10, y: y + 122, w: 152 },
    pill: { x: x + 135, y: y + 258 },
    items: { x: x + 256, y: y + 124 },
    markers: { x: x + 14, y: y + 88 },
    camera: lens(box),
  };
}

const tower: Box = { x: 322, y: 14, w: 220, h: 234 };
const crossroads: Box = { x: 300, y: 284, w: 264, h: 326 };

export const LOTS: Record<Slot, LotPlan> = {
  T: {
    box: tower,
    building: { x: 332, y: 46 },
    tokens: { x: 328, y: 166, w: 116, h: 66 },
    columns: 6,
    scale: 1,
    crowd: { x: 444, y: 172, w: 94, h: 66 },
    crowdSize: 40,
    sign: { x: 332, y: 22, w: 138 },
    pill: { x: 432, y: 246 },
    items: { x: 528, y: 100 },
    markers: { x: 334, y: 58 },
    camera: lens(tower),
  },
  C1: corner(14, 14),
  C2: corner(580, 14),
  C3: corner(580, 346),
  C4: corner(14, 346),
  X: {
    box: crossroads,
    building: { x: WHEEL.x, y: WHEEL.y },
    tokens: { x: 303, y: 494, w: 176, h: 94 },
    columns: 9,
    scale: 1,
    crowd: { x: 480, y: 506, w: 84, h: 82 },
    crowdSize: 42,
    sign: { x: 349, y: 292, w: 166 },
    pill: { x: 432, y: 605 },
    items: { x: 560, y: 486 },
    markers: { x: 306, y: 330 },
    camera: { x: 290, y: 250, w: 284, h: 386 },
  },
};
