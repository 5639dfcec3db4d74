/** What the camera shows of a large map. */
import { around, STANDEE, type Box, type Point } from '../../lib/board/layout';
import type { Size } from '../../lib/board/camera';
import { CELL, type Plan } from './geometry';
import type { BoardView, Zone } from './wire';

/** The camera follows the heroes over a map of more than two by two tiles. */
export const isLarge = ({ tiles }: Pick<BoardView, 'tiles'>): boolean =>
  tiles.some(({ row, column }) => row > 1 || column > 1);

/** The least height of a figure on a screen, in pixels, and how close the camera comes for it. */
const LEAST_PX = { desktop: 52, phone: 44 };
const CLOSEST = 3;
/** The scale at which a figure in this place is large enough. */
export function scaleFor(figure: number, isPortrait: boolean): number {
  const least = isPortrait ? LEAST_PX.phone : LEAST_PX.desktop;
  return Math.min(CLOSEST, Math.max(isPortrait ? 0.9 : 1, least / (STANDEE.h * figure)));
}

/** Around the figure at this point, with as many of these places as fit into a frame of this size. */
export function shownTogether(plan: Plan, figure: Point, places: readonly Zone[], frame: Size, scale: number): Box {
  let box = { ...figure, ...STANDEE };
  for (const zone of places) {
    const wider = around([box, around([plan.ground(zone).box], CELL * 0.2)!])!;
    if (wider.w * scale <= frame.w && wider.h * scale <= frame.h) box = wider;
  }
  return box;
}

/** How much table is shown beside the map, so that neither the small map nor the buttons cover a hero at its edge. */
export function spareOf(isPortrait: boolean, scale: number): { x: number; bottom: number } {
  return isPortrait ? { x: 16 / scale, bottom: 96 / scale } : { x: 190 / scale, bottom: 60 / scale };
}

/** Below this scale a large map is shown with marks in place of figures. */
export const MARKS_BELOW = 0.8;
