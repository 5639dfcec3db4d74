import { beforeEach, expect, test, vi } from 'vitest';
import { Hints, setHints } from '../src/lib/hints.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Hint } from '../src/games/game';

vi.mock('../src/lib/settings.svelte', () => ({
  settings: { hints: true, hintsSeen: [] as readonly string[] },
  save: () => undefined,
}));

interface Model {
  asked: string;
}
const hint = (id: string, asked: string): Hint<Model> => ({
  id,
  points: [`part:${id}`],
  isDue: (model) => model.asked === asked,
});
const all = [hint('walk', 'move'), hint('run', 'move'), hint('fight', 'fight')];
const onScreen = new Set(['walk', 'run', 'fight']);
const hints = (): Hints<Model> => new Hints('zombies', all, ({ id }) => onScreen.has(id));

beforeEach(() => {
  setHints(true);
  ['walk', 'run', 'fight'].forEach((id) => onScreen.add(id));
});

test('each hint is shown once, one at a time, when it is due', () => {
  const shown = hints();
  shown.look({ asked: 'move' }, true);
  expect(shown.now?.id).toBe('walk');
  shown.look({ asked: 'move' }, true);
  expect(shown.now?.id).toBe('walk');
  shown.close();
  shown.look({ asked: 'move' }, true);
  expect(shown.now?.id).toBe('run');
  // A new page remembers what was seen, and what the player went on without closing was seen too.
  shown.look({ asked: 'fight' }, true);
  expect(shown.now?.id).toBe('fight');
  shown.close();
  const later = hints();
  later.look({ asked: 'move' }, true);
  expect(later.now).toBeNull();
});

test('a hint waits while a film runs, and until what it is about is on the screen', () => {
  const shown = hints();
  shown.look({ asked: 'fight' }, false);
  expect(shown.now).toBeNull();
  onScreen.delete('fight');
  shown.look({ asked: 'fight' }, true);
  expect(shown.now).toBeNull();
  onScreen.add('fight');
  shown.look({ asked: 'fight' }, true);
  expect(shown.now?.id).toBe('fight');
});

test('whoever wants no more hints gets none until they are switched on again', () => {
  const shown = hints();
  shown.look({ asked: 'move' }, true);
  shown.closeAll();
  shown.look({ asked: 'fight' }, true);
  expect(shown.now).toBeNull();
  setHints(true);
  expect(settings.hintsSeen).toEqual([]);
  shown.look({ asked: 'move' }, true);
  expect(shown.now?.id).toBe('walk');
});
