import { describe, expect, test } from 'vitest';
import { changes } from '../src/games/mall-of-horror/changes';
import { film } from '../src/games/mall-of-horror/film';
import type { View } from '../src/games/mall-of-horror/wire';
import { arrowsOf, type Vote } from '../src/lib/board/layout';
import { Playback } from '../src/lib/film/playback.svelte';
import { patched } from '../src/lib/patch';
import { framesOfGame, GAMES, recorded } from './recorded';

describe.each(GAMES)('%s', (game) => {
  const { welcome, updates } = recorded(game);
  const views = [welcome.game!.view as View];
  for (const update of updates) views.push(patched(views.at(-1)!, update.patch));

  test('a film of everything that was missed ends where the game stands, and is short', () => {
    const frames = framesOfGame(game);
    const playback = new Playback(frames, film);
    expect(playback.frames.length).toBeGreaterThan(20);
    expect(playback.frames.length).toBeLessThanOrEqual(40);
    expect(playback.frames.length).toBeLessThan(frames.length);
    expect(playback.frames.at(-1)!.view).toEqual(views.at(-1)!);
    expect(playback.frames.reduce((sum, frame) => sum + frame.ms, 0)).toBeLessThan(36_000);
    const steps: unknown[] = [];
    while (!playback.isOver) {
      steps.push(playback.now!.notice);
      playback.next();
    }
    expect(steps).toEqual(playback.frames.map((frame) => frame.notice));
    expect(playback.now).toBeNull();
  });

  test('every piece that moves is marked, and nothing else', () => {
    for (const [index, view] of views.entries()) {
      expect(changes(view, view)).toEqual([]);
      const before = views[index - 1];
      if (!before) continue;
      const marked = changes(before, view);
      expect(new Set(marked).size).toBe(marked.length);
      view.seats.forEach((seat, at) =>
        seat.characters.forEach((character, which) => {
          const isMoved = before.seats[at]!.characters[which]!.place !== character.place;
          if (isMoved) expect(marked).toContain(`piece-${seat.seat}-${character.role}`);
        }),
      );
    }
  });
});

test('arrows of ballots land side by side, and each weight has its place', () => {
  const at = { A: { x: 100, y: 200 }, B: { x: 160, y: 200 }, C: { x: 0, y: 50 } };
  const vote = (seat: keyof typeof at, named: keyof typeof at, isFromAside = false): Vote => ({
    seat,
    named,
    weight: 1,
    from: at[seat],
    to: at[named],
    isFromAside,
  });
  const arrows = arrowsOf([vote('A', 'B'), vote('B', 'B'), vote('C', 'B', true)]);
  const tips = arrows.map(({ head }) => Number(/^M(-?[\d.]+)/.exec(head)![1]));
  expect(new Set(tips).size).toBe(3);
  for (const tip of tips) expect(Math.abs(tip - 160)).toBeLessThan(30);
  const labels = arrows.map(({ label }) => label);
  // Two players may name each other.
  const [there, back] = arrowsOf([vote('A', 'B'), vote('B', 'A')]);
  expect(Math.hypot(there!.label.x - back!.label.x, there!.label.y - back!.label.y)).toBeGreaterThan(26);
  labels.forEach((one, index) =>
    labels
      .slice(index + 1)
      .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20)),
  );
});
