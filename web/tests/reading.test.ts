/** How long a film shows what there is to read. */
import { describe, expect, test, vi } from 'vitest';
import { film } from '../src/games/zombies/film';
import { script } from '../src/games/zombies/reading';
import type { Notice } from '../src/games/zombies/wire';
import { joined, lastsMs, type Frame } from '../src/lib/film/film';
import { Reading } from '../src/lib/film/reading';
import { Speech } from '../src/lib/speech';
import { Words } from '../src/lib/words';
import { LANGUAGES, textsOf } from './texts';

vi.mock('../src/lib/settings.svelte', () => ({ pace: () => 1, settings: { textPanel: false } }));

const speechOf = (language: string): Speech =>
  new Speech(new Words(language, textsOf('zombies', language)), ['Nora', 'Bastien', 'Ivy'], 'A');
const speech = speechOf('en');
const reading = new Reading(script, () => ({ speech, seats: ['A'] }));
const timed = (...notices: Notice[]): readonly Frame[] =>
  reading.timed(
    film,
    joined(
      film,
      notices.map((notice) => ({ version: 1, notice, before: null, view: null })),
    ),
  );
const total = (frames: readonly Frame[]): number => frames.reduce((sum, frame) => sum + lastsMs(film, frame), 0);

const at = { spot: 0, at: 4 };
const put: Notice = { 'zombie-put': { at, figure: 'zombie' } };
const step = (seat: string): Notice => ({ moved: { seat, from: at, to: { spot: 0, at: 1 }, is_below: false } });

test('a sentence stays for as long as it takes to read, and at least for half a second', () => {
  const [drawn] = timed({ 'tile-drawn': { seat: 'B', stack: 'city', tile: 'hospital' } });
  expect(lastsMs(film, drawn!)).toBeGreaterThanOrEqual(45 * 'Bastien draws the Hospital.'.length);
  const [card] = timed({ 'cards-drawn': { seat: 'B', n: 1, cards: null } });
  expect(lastsMs(film, card!)).toBe(500);
  const [hidden] = timed({ 'step-began': { seat: 'B', step: 'fight' } } as unknown as Notice);
  expect(lastsMs(film, hidden!)).toBe(0);
});

test('a card stays for as long as its own text takes to read, and longer if it is aimed at the reader', () => {
  const played = (aim: string): number =>
    total(timed({ 'card-played': { seat: 'B', card: 'brain-cramp', aim: { player: aim } } }));
  const text = speech.words.attribute({ id: 'brain-cramp', arguments: {} }, 'about')!;
  expect(played('C')).toBe(Math.min(6000, 45 * text.length));
  expect(played('A')).toBe(2 * played('C'));
});

test('zombies that appear, and the steps of a walk, have one line and the time of one line', () => {
  const frames = timed(put, put, put, step('B'), step('B'), step('C'));
  expect(frames.map((frame) => reading.line(frame, speech)).map((line) => line.replace(/\s+/g, ' '))).toEqual([
    '3 zombies appear.',
    '3 zombies appear.',
    '3 zombies appear.',
    'Bastien walks 2 squares.',
    'Bastien walks 2 squares.',
    expect.stringContaining('Ivy walks'),
  ]);
  expect(total(frames.slice(0, 3))).toBeCloseTo(45 * '3 zombies appear.'.length);
});

test('players are not kept from their own next decision, but they see what happens to them', () => {
  expect(total(timed({ 'fight-began': { seat: 'A', at, figure: 'zombie' } }))).toBe(450);
  const skipped = (seat: string): number => total(timed({ 'turn-skipped': { seat } }));
  expect(skipped('A')).toBe(2 * 45 * 'You skip your turn.'.length);
  expect(skipped('B')).toBeLessThan(skipped('A'));
  const died = total(timed({ died: { seat: 'B' } }));
  expect(died).toBeGreaterThanOrEqual(2 * film.holdsMs({ died: { seat: 'B' } }));
  const laid = (tile: 'helipad' | 'hospital'): number =>
    total(timed({ 'tile-laid': { seat: 'B', spot: 3, tile, cell: { x: 1, y: 0 }, turn: 0 } }));
  expect(laid('helipad')).toBe(2 * laid('hospital'));
});

describe.each(LANGUAGES)('the lines of rows (%s)', (language) => {
  test.each(script.rows)('%s has a line', (variant) => {
    const { words } = speechOf(language);
    expect(words.say(words.about(`row-${variant}`, { seat: 'B', n: 3 }, ['Nora', 'Bastien']))).toContain('3');
    expect([...words.faults]).toEqual([]);
  });
});
