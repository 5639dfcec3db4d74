import { expect, test } from 'vitest';
import { film } from '../src/games/mall-of-horror/film';
import { LANDSCAPE, PORTRAIT } from '../src/games/mall-of-horror/geometry';
import { offerOf } from '../src/games/mall-of-horror/offers';
import { PLACES } from '../src/games/mall-of-horror/pieces';
import { rooms } from '../src/games/mall-of-horror/scene';
import { CROWD_DRAWN, crowdSpots, spots } from '../src/lib/board/layout';
import type { View } from '../src/games/mall-of-horror/wire';
import { askedOf } from '../src/lib/choices';
import { patched } from '../src/lib/patch';
import { GAMES, recorded } from './recorded';

const SPACES: Record<string, number | null> = {
  restrooms: 3,
  cachou: 4,
  megatoys: 4,
  parking: null,
  'security-hq': 3,
  supermarket: 6,
};

test('pieces and crowds stay in their boxes, however many', () => {
  for (const plan of [LANDSCAPE, PORTRAIT]) {
    for (const place of PLACES) {
      const room = plan.rooms[place];
      for (let n = 0; n <= (SPACES[place] ?? 18); n++) {
        for (const { x, y, scale } of spots(room, n, SPACES[place]!)) {
          expect(x).toBeGreaterThanOrEqual(room.tokens.x - 0.1);
          expect(x + 40 * scale).toBeLessThanOrEqual(room.tokens.x + room.tokens.w + 0.1);
          expect(y).toBeGreaterThanOrEqual(room.tokens.y - 0.1);
          expect(y + 52 * scale).toBeLessThanOrEqual(room.tokens.y + room.tokens.h + 0.1);
        }
      }
      for (let n = 0; n <= 30; n++) {
        const drawn = crowdSpots(room, n);
        expect(drawn.length).toBe(Math.min(n, CROWD_DRAWN));
        for (const { x, y } of drawn) {
          expect(x).toBeGreaterThanOrEqual(room.crowd.x - 4);
          expect(x + room.crowdSize).toBeLessThanOrEqual(room.crowd.x + room.crowd.w + 0.1);
          expect(y + room.crowdSize).toBeLessThanOrEqual(room.crowd.y + room.crowd.h + 0.1);
        }
      }
    }
  }
});

test.each(GAMES)('every choice of a game stands for something on the screen: %s', (game) => {
  const { welcome, updates } = recorded(game);
  let view = welcome.game!.view as View;
  for (const update of updates) {
    for (const notice of update.notices) expect(film.holdsMs(notice)).toBeGreaterThanOrEqual(0);
    view = patched(view, update.patch);
    const scene = rooms(view, askedOf(update.pending), null);
    expect(scene).toHaveLength(6);
    for (const choice of update.choices) {
      const offer = offerOf(choice);
      expect(offer.verb).not.toBe('');
      if (offer.verb !== 'pass' && offer.verb !== 'stay')
        expect(offer.role ?? offer.place ?? offer.card ?? offer.seat).toBeDefined();
    }
  }
});

test('in the supermarket the number of zombies decides, unless its strength is no more than that', () => {
  const view = (zombies: number, strength: number): View =>
    ({
      places: [{ place: 'supermarket', number: 6, is_open: true, spaces: 6, zombies, strength, barricades: 0 }],
      seats: [{ seat: 'A', characters: [{ role: 'pin-up', value: 7, fate: 'alive', place: 'supermarket' }] }],
      vote: null,
      attacked: null,
    }) as unknown as View;
  const room = (zombies: number, strength: number, would_enter: boolean) => {
    const at = view(zombies, strength);
    at.places[0]!.would_enter = would_enter;
    const { verdict, against } = rooms(at, null, null)[0]!;
    return [verdict, against];
  };
  expect(room(5, 7, true)).toEqual(['four-enough', null]);
  expect(room(3, 7, false)).toEqual(['at-four-in', null]);
  expect(room(3, 4, false)).toEqual(['holds', 4]);
  expect(room(2, 2, true)).toEqual(['breaks-in', 2]);
});
