/** How figures walk from one location to another: along the streets. */
import type { Spot } from '../../lib/board/layout';
import { holds, middleOf, walkAlong, wayBetween, type Streets } from '../../lib/board/walk';
import { LOTS } from './geometry';
import { SLOTS } from './pieces';
import type { Slot } from './wire';

const WEST = 292;
const EAST = 572;
const NORTH = 205;
const MIDDLE = 280;
const SOUTH = 541;

export const STREETS: Streets<Slot> = {
  points: {
    'west-north': { x: WEST, y: NORTH },
    'west-middle': { x: WEST, y: MIDDLE },
    'west-south': { x: WEST, y: SOUTH },
    'east-north': { x: EAST, y: NORTH },
    'east-middle': { x: EAST, y: MIDDLE },
    'east-south': { x: EAST, y: SOUTH },
  },
  lines: [
    ['west-north', 'west-middle', 'west-south'],
    ['east-north', 'east-middle', 'east-south'],
    ['west-middle', 'east-middle'],
  ],
  doors: {
    T: ['west-north', 'east-north'],
    C1: ['west-north'],
    C2: ['east-north'],
    C3: ['east-south'],
    C4: ['west-south'],
    X: ['west-south', 'east-south'],
  },
};

export function walk(node: Element, from: Spot, to: Spot, pace: number): void {
  const [one, other] = [from, to].map((spot) => {
    const at = middleOf(spot);
    return { at, place: SLOTS.find((slot) => holds(LOTS[slot].box, at)) };
  });
  if (!one?.place || !other?.place) return;
  walkAlong(node, from, wayBetween(STREETS, { ...one, place: one.place }, { ...other, place: other.place }), to, pace);
}
