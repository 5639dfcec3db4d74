import { expect, test } from 'vitest';
import { patched } from '../src/lib/patch';
import { GAMES, recorded } from './recorded';

test('parts are set by path, at any depth', () => {
  const view = {
    round: 1,
    seats: [
      { hand: [1, 2], score: 3 },
      { hand: [] as number[], score: 3 },
    ],
    vote: null as unknown,
  };
  const next = patched(view, { 'seats/1/hand': [3], vote: { at: 4 }, round: 2 });
  expect(next).toEqual({
    round: 2,
    seats: [
      { hand: [1, 2], score: 3 },
      { hand: [3], score: 3 },
    ],
    vote: { at: 4 },
  });
  expect(view.seats[1]!.hand).toEqual([]);
  expect(next.seats[0]).toBe(view.seats[0]);
});

test('an empty path replaces everything, an empty patch nothing', () => {
  const view = { a: 1 };
  expect(patched(view, {})).toBe(view);
  expect(patched<unknown>(view, { '': { b: 2 } })).toEqual({ b: 2 });
});

test.each(GAMES)('a whole game by patches stays a game: %s', (game) => {
  const { welcome, updates } = recorded(game);
  let view = welcome.game!.view as { places: { zombies: number }[]; supply: number };
  for (const update of updates) {
    view = patched(view, update.patch);
    expect(view.places.reduce((sum, place) => sum + place.zombies, view.supply)).toBe(30);
  }
});
