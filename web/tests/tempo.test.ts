import { beforeEach, expect, test, vi } from 'vitest';
import { recalled, remember, tempoOf } from '../src/lib/play/tempo.svelte';
import { stubBrowser } from './server';

const here = vi.hoisted(() => ({ isStill: false, settings: { textPanel: false, moreTime: false } }));
vi.mock('../src/lib/settings.svelte', () => ({
  ...here,
  isStill: () => here.isStill,
  setPaceOfTable: () => undefined,
}));

const FAST = { speed: 'fourfold', stopsForCards: false } as const;

beforeEach(() => {
  stubBrowser();
  here.isStill = false;
  Object.assign(here.settings, { textPanel: false, moreTime: false });
});

test('each game remembers its own speed, and whether play stops', () => {
  const usual = { speed: 'normal', stopsForCards: true };
  expect(recalled('zombies')).toEqual(usual);
  remember('zombies', FAST);
  expect([recalled('zombies'), recalled('mall')]).toEqual([FAST, usual]);
});

test('a storage that cannot be read is as good as an empty one', () => {
  localStorage.setItem('revenant-tempo', '{');
  expect(recalled('zombies').speed).toBe('normal');
});

test('stops are longer where nothing moves, and longest for whoever needs more time or uses the list', () => {
  expect(tempoOf(FAST)).toEqual({ speed: 'fourfold', stops_for_cards: false, stop_ms: 3950 });
  expect(tempoOf({ ...FAST, speed: 'normal' }).stop_ms).toBe(14_000);
  here.isStill = true;
  expect(tempoOf(FAST).stop_ms).toBe(5000);
  for (const setting of ['textPanel', 'moreTime'] as const) {
    Object.assign(here.settings, { textPanel: false, moreTime: false, [setting]: true });
    here.isStill = false;
    expect(tempoOf(FAST).stop_ms).toBe(10_750);
    here.isStill = true;
    expect(tempoOf(FAST).stop_ms).toBe(8000);
  }
});
