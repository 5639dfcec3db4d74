/** How figures walk from one room to another: through doors, and along the halls between them. */
import type { Point, Spot } from '../../lib/board/layout';
import { holds, middleOf, walkAlong, wayBetween, type Streets } from '../../lib/board/walk';
import type { Plan } from './geometry';
import { PLACES } from './pieces';
import type { Place } from './wire';

/** The halls as lines of points; rooms open to the point that has their name. */
const HALLS: Record<Plan['form'], { points: Record<string, Point>; lines: string[][] }> = {
  landscape: {
    points: { corner: { x: 444, y: 262 }, south: { x: 444, y: 474 } },
    lines: [
      ['restrooms', 'cachou', 'corner', 'megatoys', 'security-hq'],
      ['corner', 'south'],
      ['supermarket', 'south', 'parking'],
    ],
  },
  portrait: {
    points: { north: { x: 240, y: 180 }, west: { x: 240, y: 262 }, south: { x: 240, y: 343 } },
    lines: [
      ['restrooms', 'north', 'megatoys'],
      ['cachou', 'west'],
      ['north', 'west', 'south'],
      ['supermarket', 'south', 'parking', 'security-hq'],
    ],
  },
};
/** How far from a wall one walks. */
const OFF_THE_WALL = 32;

/** The middle of a door, and the point before it in the hall. */
function doorOf({ rooms, form }: Plan, place: Place): [Point, Point] {
  const { box, door } = rooms[place];
  if (!door) {
    // The parking lot is open on the side of the hall.
    const at = form === 'landscape' ? { x: box.x, y: 474 } : { x: box.x + 52, y: box.y };
    return [at, form === 'landscape' ? { ...at, x: 460 } : { ...at, y: 343 }];
  }
  const along = door.at + door.length / 2;
  if (door.side === 'E') {
    const at = { x: box.x + box.w, y: box.y + along };
    return [at, { ...at, x: at.x + OFF_THE_WALL }];
  }
  const isSouth = door.side === 'S';
  const at = { x: box.x + along, y: box.y + (isSouth ? box.h : 0) };
  return [at, { ...at, y: at.y + (isSouth ? OFF_THE_WALL : -OFF_THE_WALL) }];
}

export function hallsOf(plan: Plan): Streets<Place> {
  const { points, lines } = HALLS[plan.form];
  const doors = PLACES.map((place) => [place, doorOf(plan, place)] as const);
  return {
    points: {
      ...points,
      ...Object.fromEntries(
        doors.flatMap(([place, [door, hall]]) => [
          [`door of ${place}`, door],
          [place, hall],
        ]),
      ),
    },
    lines: [...lines, ...PLACES.map((place) => [`door of ${place}`, place])],
    doors: Object.fromEntries(PLACES.map((place) => [place, [`door of ${place}`]])) as Record<Place, string[]>,
  };
}

export function walk(plan: Plan, node: Element, from: Spot, to: Spot, pace: number): void {
  const [one, other] = [from, to].map((spot) => {
    const at = middleOf(spot);
    return { at, place: PLACES.find((place) => holds(plan.rooms[place].box, at)) };
  });
  if (!one?.place || !other?.place) return;
  walkAlong(
    node,
    from,
    wayBetween(hallsOf(plan), { ...one, place: one.place }, { ...other, place: other.place }),
    to,
    pace,
  );
}
