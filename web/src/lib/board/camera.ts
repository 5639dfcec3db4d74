/** Where a camera is over a plane: the point in the middle of the screen, and the zoom. */
import type { Box, Point } from './layout';

export interface Look extends Point {
  zoom: number;
}

export interface Size {
  w: number;
  h: number;
}

export const FARTHEST = 0.16;
export const CLOSEST = 3;
/** A small map is never shown larger than this. */
const CLOSEST_BY_ITSELF = 2;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Shows all of a box. */
export function fitted(box: Box, screen: Size, closest = CLOSEST_BY_ITSELF): Look {
  return { ...middle(box), zoom: between(FARTHEST, Math.min(screen.w / box.w, screen.h / box.h), closest) };
}

/**
 * Shows the whole map if it can be read at that size, otherwise the part that matters with as much around it as fits.
 * The frame stays within the `bounds`.
 */
export function aimed(whole: Box, focus: Box | null, screen: Size, readable: number, bounds = whole): Look {
  const all = fitted(whole, screen);
  if (all.zoom >= readable || !focus) return all;
  const zoom = between(Math.min(readable, all.zoom), fitted(focus, screen, CLOSEST).zoom, Math.max(readable, all.zoom));
  const { x, y } = middle(focus);
  return filled({ x, y, zoom }, bounds, screen);
}
/** Moves the camera so that no empty table is shown where there could be map. */
function kept(at: number, from: number, length: number, seen: number): number {
  return seen >= length ? from + length / 2 : between(from + seen / 2, at, from + length - seen / 2);
}

/** The same look, moved so that no empty table is shown where there could be map. */
export function filled({ x, y, zoom }: Look, whole: Box, screen: Size): Look {
  return { zoom, x: kept(x, whole.x, whole.w, screen.w / zoom), y: kept(y, whole.y, whole.h, screen.h / zoom) };
}

/** Zooms in or out around a point that stays in its place on the screen. */
export function zoomed(look: Look, at: Point, factor: number): Look {
  const zoom = between(FARTHEST, look.zoom * factor, CLOSEST);
  const ratio = look.zoom / zoom;
  return { zoom, x: at.x + (look.x - at.x) * ratio, y: at.y + (look.y - at.y) * ratio };
}

/** Keeps the middle of the screen on the map. */
export function held(look: Look, whole: Box): Look {
  return {
    zoom: look.zoom,
    x: between(whole.x, look.x, whole.x + whole.w),
    y: between(whole.y, look.y, whole.y + whole.h),
  };
}

export function seen(look: Look, screen: Size): Box {
  const [w, h] = [screen.w / look.zoom, screen.h / look.zoom];
  return { x: look.x - w / 2, y: look.y - h / 2, w, h };
}

/** Whether a box is visible, except perhaps for a narrow edge. */
export function isSeen(box: Box, look: Look, screen: Size): boolean {
  const view = seen(look, screen);
  const slack = 12 / look.zoom;
  return (
    box.x >= view.x - slack &&
    box.y >= view.y - slack &&
    box.x + box.w <= view.x + view.w + slack &&
    box.y + box.h <= view.y + view.h + slack
  );
}
