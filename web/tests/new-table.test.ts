import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../src/lib/api';
import { differences, nearestPreset } from '../src/lib/new-table/presets';
import {
  companyOf,
  firstPlaces,
  nextPlace,
  seatAt,
  shownPlaces,
  sittersOf,
  type Place,
} from '../src/lib/new-table/seating';

const info: GameInfo = {
  game: 'a-game',
  seats: [2, 5],
  options: [
    { key: 'boxes', default: 'base', values: '' },
    { key: 'draft', default: 'off', values: '' },
  ],
  presets: [
    { key: 'first', options: { draft: 'on' }, minutes: 30 },
    { key: 'everything', options: { boxes: 'all', draft: 'on' }, minutes: 90 },
  ],
  lessons: [],
  bots: ['random', 'thumb'],
};

describe('the seats of a new table', () => {
  test('everything is filled in: the host, a friend, and the best bots', () => {
    expect(firstPlaces(info)).toEqual(['me', 'open', 'bot:thumb', 'bot:thumb', 'out']);
    expect(firstPlaces({ ...info, seats: [1, 1] })).toEqual(['me']);
    expect(sittersOf(firstPlaces({ ...info, seats: [5, 6] }))).toHaveLength(5);
  });

  test('a click turns a friend to each bot, to nobody, and back', () => {
    let places: Place[] = ['me', 'open', 'open', 'out', 'out'];
    const seen: Place[] = [];
    for (let click = 0; click < 5; click++) {
      places = places.with(1, nextPlace(info, places, 1));
      seen.push(places[1]!);
    }
    expect(seen).toEqual(['bot:random', 'bot:thumb', 'out', 'open', 'bot:random']);
  });

  test('no more seats are left out than the game can do without', () => {
    const places: Place[] = ['me', 'bot:thumb', 'out', 'out', 'out'];
    expect(nextPlace(info, places, 1)).toBe('open');
    expect(nextPlace(info, places, 2)).toBe('open');
  });

  test('a seat that is left out stays on the screen, and the seats after it move up', () => {
    const places: Place[] = ['me', 'out', 'bot:random', 'open', 'out'];
    expect(places.map((_, at) => seatAt(places, at))).toEqual([0, 1, 1, 2, 3]);
    expect(sittersOf(places)).toEqual(['me', 'bot:random', 'open']);
    expect(companyOf(places)).toEqual({ friends: 1, bots: 1 });
    expect(shownPlaces(places)).toBe(5);
    expect(shownPlaces(['me', 'open', 'out', 'out', 'out'])).toBe(3);
    expect(shownPlaces(['me', 'open'])).toBe(2);
  });
});

describe('the options of a table beside the presets of its game', () => {
  test('an option that is not given has its default', () => {
    expect(differences(info, {}, { draft: 'off', boxes: 'base' })).toEqual([]);
    expect(differences(info, { boxes: 'all' }, { draft: 'on' })).toEqual(['boxes', 'draft']);
  });

  test('a table is described by the preset that resembles it most', () => {
    const of = (options: Record<string, string>): [string | undefined, string[]] => {
      const { preset, changed } = nearestPreset(info, options);
      return [preset?.key, changed];
    };
    expect(of({ draft: 'on' })).toEqual(['first', []]);
    expect(of({ draft: 'on', boxes: 'all' })).toEqual(['everything', []]);
    expect(of({})).toEqual(['first', ['draft']]);
    expect(of({ boxes: 'all' })).toEqual(['everything', ['draft']]);
  });

  test('a game without presets has its defaults', () => {
    expect(nearestPreset({ ...info, presets: [] }, { draft: 'on' })).toEqual({ preset: null, changed: ['draft'] });
  });
});
