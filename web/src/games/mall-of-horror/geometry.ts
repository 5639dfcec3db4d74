/** Where things are on the plans of the mall, one plan per format. Components compute no positions. */
import type { Box, Point, Standing, Waiting } from '../../lib/board/layout';
import type { Place } from './wire';

export interface Door {
  side: 'N' | 'E' | 'S';
  at: number;
  length: number;
}

export interface RoomPlan extends Standing, Waiting {
  box: Box;
  door: Door | null;
  sign: { x: number; y: number; w: number };
  /** The middle of the pill that compares zombies with strength. */
  pill: Point;
}

export interface Plan {
  form: 'landscape' | 'portrait';
  width: number;
  height: number;
  slab: Box;
  rooms: Record<Place, RoomPlan>;
  lamps: [number, number, number, number][];
  plants: [number, number, number][];
  fountain: [number, number, number] | null;
}

export const LANDSCAPE: Plan = {
  form: 'landscape',
  width: 864,
  height: 624,
  slab: { x: 8, y: 8, w: 848, h: 608 },
  rooms: {
    restrooms: {
      box: { x: 18, y: 18, w: 176, h: 212 },
      door: { side: 'S', at: 56, length: 64 },
      tokens: { x: 32, y: 140, w: 148, h: 58 },
      columns: 3,
      scale: 1,
      crowd: { x: 28, y: 246, w: 156, h: 88 },
      crowdSize: 46,
      sign: { x: 25, y: 26, w: 162 },
      pill: { x: 106, y: 230 },
    },
    cachou: {
      box: { x: 214, y: 18, w: 150, h: 212 },
      door: { side: 'S', at: 44, length: 62 },
      tokens: { x: 236, y: 88, w: 106, h: 122 },
      columns: 2,
      scale: 1,
      crowd: { x: 216, y: 246, w: 146, h: 88 },
      crowdSize: 46,
      sign: { x: 221, y: 26, w: 136 },
      pill: { x: 289, y: 230 },
    },
    megatoys: {
      box: { x: 384, y: 18, w: 262, h: 212 },
      door: { side: 'S', at: 84, length: 94 },
      tokens: { x: 398, y: 116, w: 214, h: 66 },
      columns: 4,
      scale: 1.12,
      crowd: { x: 424, y: 246, w: 182, h: 88 },
      crowdSize: 48,
      sign: { x: 392, y: 26, w: 176 },
      pill: { x: 515, y: 230 },
    },
    'security-hq': {
      box: { x: 666, y: 18, w: 180, h: 212 },
      door: { side: 'S', at: 58, length: 64 },
      tokens: { x: 682, y: 134, w: 150, h: 58 },
      columns: 3,
      scale: 1,
      crowd: { x: 678, y: 246, w: 156, h: 88 },
      crowdSize: 46,
      sign: { x: 673, y: 26, w: 166 },
      pill: { x: 756, y: 230 },
    },
    supermarket: {
      box: { x: 18, y: 344, w: 384, h: 262 },
      door: { side: 'E', at: 88, length: 84 },
      tokens: { x: 60, y: 442, w: 320, h: 58 },
      columns: 6,
      scale: 1,
      crowd: { x: 408, y: 384, w: 74, h: 170 },
      crowdSize: 44,
      sign: { x: 26, y: 352, w: 196 },
      pill: { x: 312, y: 576 },
    },
    parking: {
      box: { x: 486, y: 344, w: 360, h: 262 },
      door: null,
      tokens: { x: 500, y: 396, w: 208, h: 148 },
      columns: 6,
      scale: 1.05,
      crowd: { x: 712, y: 424, w: 128, h: 96 },
      crowdSize: 48,
      sign: { x: 494, y: 352, w: 150 },
      pill: { x: 760, y: 552 },
    },
  },
  lamps: [
    [260, 290, 130, 0.7],
    [600, 300, 150, 0.8],
    [444, 470, 110, 0.7],
    [70, 290, 90, 0.5],
  ],
  plants: [
    [204, 256, 14],
    [655, 256, 14],
    [838, 324, 14],
    [24, 326, 14],
    [444, 590, 15],
    [444, 362, 13],
  ],
  fountain: [392, 300, 0.7],
};

export const PORTRAIT: Plan = {
  form: 'portrait',
  width: 468,
  height: 496,
  slab: { x: 4, y: 4, w: 460, h: 488 },
  rooms: {
    restrooms: {
      box: { x: 12, y: 12, w: 150, h: 128 },
      door: { side: 'S', at: 46, length: 58 },
      tokens: { x: 20, y: 72, w: 134, h: 52 },
      columns: 3,
      scale: 0.95,
      crowd: { x: 18, y: 150, w: 138, h: 54 },
      crowdSize: 44,
      sign: { x: 17, y: 17, w: 140 },
      pill: { x: 87, y: 140 },
    },
    megatoys: {
      box: { x: 182, y: 12, w: 274, h: 128 },
      door: { side: 'S', at: 88, length: 98 },
      tokens: { x: 194, y: 62, w: 226, h: 62 },
      columns: 4,
      scale: 1.15,
      crowd: { x: 206, y: 150, w: 226, h: 54 },
      crowdSize: 46,
      sign: { x: 188, y: 17, w: 168 },
      pill: { x: 319, y: 140 },
    },
    cachou: {
      box: { x: 12, y: 212, w: 184, h: 98 },
      door: { side: 'E', at: 28, length: 44 },
      tokens: { x: 20, y: 250, w: 166, h: 50 },
      columns: 4,
      scale: 0.88,
      crowd: { x: 200, y: 210, w: 78, h: 88 },
      crowdSize: 40,
      sign: { x: 17, y: 217, w: 126 },
      pill: { x: 222, y: 310 },
    },
    'security-hq': {
      box: { x: 292, y: 212, w: 164, h: 98 },
      door: { side: 'S', at: 52, length: 60 },
      tokens: { x: 302, y: 248, w: 146, h: 52 },
      columns: 3,
      scale: 0.92,
      crowd: { x: 300, y: 328, w: 150, h: 46 },
      crowdSize: 40,
      sign: { x: 298, y: 217, w: 152 },
      pill: { x: 376, y: 318 },
    },
    supermarket: {
      box: { x: 12, y: 376, w: 218, h: 106 },
      door: { side: 'N', at: 80, length: 60 },
      tokens: { x: 16, y: 412, w: 210, h: 50 },
      columns: 6,
      scale: 0.86,
      crowd: { x: 24, y: 322, w: 200, h: 48 },
      crowdSize: 42,
      sign: { x: 17, y: 381, w: 162 },
      pill: { x: 121, y: 480 },
    },
    parking: {
      box: { x: 248, y: 376, w: 208, h: 106 },
      door: null,
      tokens: { x: 250, y: 408, w: 140, h: 66 },
      columns: 6,
      scale: 0.92,
      crowd: { x: 386, y: 404, w: 68, h: 66 },
      crowdSize: 42,
      sign: { x: 253, y: 381, w: 116 },
      pill: { x: 352, y: 480 },
    },
  },
  lamps: [
    [250, 180, 120, 0.8],
    [230, 340, 90, 0.6],
  ],
  plants: [
    [172, 196, 11],
    [452, 196, 11],
    [244, 352, 11],
  ],
  fountain: null,
};
