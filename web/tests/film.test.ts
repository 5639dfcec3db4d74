import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyView } from '../src/lib/any-view';
import { filmOf, framesOf, type Frame } from '../src/lib/film/film';
import { Playback } from '../src/lib/film/playback.svelte';
import { FilmPlayer } from '../src/lib/film/player.svelte';

const speed = vi.hoisted(() => ({ pace: 1 }));
vi.mock('../src/lib/settings.svelte', () => ({ pace: () => speed.pace }));

const view = (fields: object): AnyView => fields as AnyView;
const timing: Parameters<typeof filmOf>[0] = {
  holdsMs: { quick: 0, slow: 1000 },
  othersMs: 100,
  stays: { variants: ['slow'], ms: 2000 },
  large: ['slow'],
  small: ['note'],
  cuts: (notice) => (notice === 'begin' ? 'begins' : notice === 'end' ? 'ends' : null),
};
const film = filmOf(timing);

describe('the frames of an update', () => {
  const before = view({ a: 0, b: 0 });
  const after = view({ a: 2, b: 1 });
  const notices = [['one', 'two'], [], ['three', 'four']];

  test('each notice has the views before and after it, over all lines', () => {
    const steps = [
      { notices: 1, patch: { a: 1 } },
      { notices: 3, patch: { b: 1 } },
      { notices: 4, patch: { a: 2 } },
    ];
    const frames = framesOf(before, { version: 9, notices, film: steps }, after);
    expect(frames.map(({ version, notice }) => [version, notice])).toEqual([
      [7, 'one'],
      [7, 'two'],
      [9, 'three'],
      [9, 'four'],
    ]);
    expect(frames.map((frame) => frame.view)).toEqual([{ a: 1, b: 0 }, { a: 1, b: 0 }, { a: 1, b: 1 }, after]);
    expect(frames.map((frame) => frame.before)).toEqual([before, { a: 1, b: 0 }, { a: 1, b: 0 }, { a: 1, b: 1 }]);
  });

  test('without a film the view changes with the last notice', () => {
    const frames = framesOf(before, { version: 3, notices }, after);
    expect(frames.map((frame) => frame.view)).toEqual([before, before, before, after]);
    expect(framesOf(before, { version: 3, notices: [[]] }, after)).toEqual([]);
  });
});

describe('the live film', () => {
  let seen: string[];
  let player: FilmPlayer;
  const frame = (notice: string, n: number): Frame => ({ version: n, notice, before: null, view: view({ n }) });
  const clip = (name: string, ...notices: string[]) => ({
    frames: notices.map(frame),
    end: () => void seen.push(`end ${name}`),
  });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { visibilityState: 'visible' });
    speed.pace = 1;
    seen = [];
    player = new FilmPlayer({
      reach: ({ notice }) => void seen.push(`log ${notice as string}`),
      show: ({ notice, view }) => void seen.push(`show ${notice as string} ${JSON.stringify(view)}`),
      finish: () => void seen.push('finish'),
    });
    player.use(film, true);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows the view of a notice while the notice is on show', async () => {
    player.play(clip('first', 'slow', 'quick', 'slow'));
    expect(seen).toEqual(['log slow', 'show slow {"n":0}']);
    expect([player.frame?.notice, player.isCaughtUp]).toEqual(['slow', false]);
    await vi.advanceTimersByTimeAsync(999);
    expect(seen).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.slice(2)).toEqual(['log quick', 'log slow', 'show slow {"n":2}']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.slice(5)).toEqual(['end first', 'finish']);
    expect([player.frame, player.isCaughtUp]).toEqual([null, true]);
  });

  test('what happens at the same time is shown at the same time, and noted one after another', async () => {
    const marching = filmOf({ ...timing, together: { variants: ['quick'], ms: 500 } });
    player.use(marching, true);
    player.play(clip('first', 'quick', 'quick', 'slow', 'slow'));
    expect(seen).toEqual(['log quick', 'log quick', 'show quick {"n":1}']);
    expect(player.frame?.together).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(seen.slice(3)).toEqual(['log slow', 'show slow {"n":2}']);
    expect(player.frame?.together).toBeUndefined();
  });

  test('goes on with updates that came in the meantime, and can be skipped', async () => {
    player.play(clip('first', 'slow'));
    player.play(clip('second', 'slow'));
    player.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.slice(2)).toEqual(['end first', 'log slow', 'end second', 'finish']);
  });

  test('a film that was stopped never shows what is older than the screen', async () => {
    player.play(clip('first', 'slow', 'slow'));
    player.stop();
    expect(player.isCaughtUp).toBe(true);
    player.play(clip('second', 'slow'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.filter((line) => line.startsWith('end'))).toEqual(['end second']);
  });

  test.each([
    ['nothing moves', () => (speed.pace = 0)],
    ['the table is not on the screen', () => player.use(film, false)],
    ['nobody looks', () => vi.stubGlobal('document', { visibilityState: 'hidden' })],
  ])('ends at once where %s', (_, prepare) => {
    prepare();
    player.play(clip('first', 'slow', 'slow'));
    expect(seen).toEqual(['log slow', 'log slow', 'end first', 'finish']);
  });
});

describe('a film that is watched again', () => {
  const frames = (...notices: string[]): Frame[] =>
    notices.map((notice, n) => ({ version: n, notice, before: null, view: view({ n }) }));

  test('shows a few frames whole, and leaves small ones out of many', () => {
    expect(new Playback(frames('note', 'quick', 'slow'), film).frames.map(({ notice }) => notice)).toEqual([
      'note',
      'slow',
    ]);
    const many = frames(...Array<string>(6).fill('note'), ...Array<string>(6).fill('slow'));
    expect(new Playback(many, film).frames).toHaveLength(6);
    expect(new Playback(frames('note', 'slow'), film, true).frames.map(({ notice }) => notice)).toEqual(['slow']);
  });

  test('never takes long, and its frames can be read', () => {
    const { frames: shown } = new Playback(frames(...Array<string>(200).fill('slow')), film);
    expect(shown.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(24_000 + 1);
    expect(Math.min(...shown.map(({ ms }) => ms))).toBeGreaterThanOrEqual(600);
    expect(shown.at(-1)?.view).toEqual({ n: 199 });
  });
});
