import { describe, expect, test } from 'vitest';
import { changes } from '../src/games/mall-of-horror/changes';
import { film } from '../src/games/mall-of-horror/film';
import { isPublic, publicly } from '../src/games/mall-of-horror/publicly';
import type { View } from '../src/games/mall-of-horror/wire';
import { arrowsOf, type Vote } from '../src/lib/board/layout';
import { Reel } from '../src/lib/board/reel.svelte';
import { patched } from '../src/lib/patch';
import { GAMES, recorded } from './recorded';

const standing = (view: View): unknown =>
  view.seats.map((seat) => seat.characters.map((character) => [character.role, character.place]));

describe.each(GAMES)('%s', (game) => {
  const { welcome, updates } = recorded(game);
  const views = [welcome.game!.view as View];
  for (const update of updates) views.push(patched(views.at(-1)!, update.patch));

  test('a film of all that was missed begins where one looked away, ends in the truth, and is short', () => {
    const notices = updates.flatMap((update) => update.notices);
    const reel = new Reel(views[0], notices, film);
    expect(reel.frames.length).toBeGreaterThan(20);
    expect(reel.frames.length).toBeLessThan(notices.length);
    expect(standing(reel.frames.at(-1)!.view as View)).toEqual(standing(views.at(-1)!));
    expect(reel.frames.length).toBeLessThanOrEqual(40);
    expect(reel.frames.reduce((sum, frame) => sum + frame.ms, 0)).toBeLessThan(36_000);
    const steps: unknown[] = [];
    for (; !reel.isOver; reel.next()) steps.push(reel.now!.notice);
    expect(steps).toEqual(reel.frames.map((frame) => frame.notice));
    expect(reel.now).toBeNull();
  });

  test('every piece that moves is marked, and nothing where nothing changed', () => {
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

  test('a device that lies open shows no secret of its player', () => {
    const own = welcome.seats[0]!;
    let nSecrets = 0;
    for (const view of views) {
      const open = publicly(view);
      nSecrets += view.seats.find((each) => each.seat === own)!.hand.known.length;
      expect(open.seats.flatMap((each) => each.hand.known)).toEqual([]);
      expect(open.seats.filter((each) => each.destination_is_sealed && each.destination !== null)).toEqual([]);
      expect(open.vote?.ballots.filter((ballot) => ballot.named !== null) ?? []).toEqual([]);
      expect(open.deck.under.filter((card) => card !== null)).toEqual([]);
      expect(standing(open)).toEqual(standing(view));
    }
    expect(nSecrets).toBeGreaterThan(0);
    expect(isPublic({ 'ballot-sealed': { seat: own, named: 'B' } })).toBe(false);
    expect(isPublic({ 'ballots-revealed': { ballots: [] } })).toBe(true);
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
  // Also where two name each other.
  const [there, back] = arrowsOf([vote('A', 'B'), vote('B', 'A')]);
  expect(Math.hypot(there!.label.x - back!.label.x, there!.label.y - back!.label.y)).toBeGreaterThan(26);
  labels.forEach((one, index) =>
    labels
      .slice(index + 1)
      .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20)),
  );
});
