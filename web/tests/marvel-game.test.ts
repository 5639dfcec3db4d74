import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED, TRAITS, isKnown } from '../src/games/marvel-zombies/cards';
import { changes } from '../src/games/marvel-zombies/changes';
import { film } from '../src/games/marvel-zombies/film';
import { boxOf, Plan } from '../src/games/marvel-zombies/geometry';
import { deeds, offerOf } from '../src/games/marvel-zombies/offers';
import { optionSaid, optionValues } from '../src/games/marvel-zombies/options';
import { CHARACTERS, LEVELS, skillAt, STEPS } from '../src/games/marvel-zombies/pieces';
import { redraw } from '../src/games/marvel-zombies/redraw';
import { arrowOf, focusOf, placeOf, sceneOf, unopened } from '../src/games/marvel-zombies/scene';
import type { View } from '../src/games/marvel-zombies/wire';
import { Playback } from '../src/lib/film/playback.svelte';
import { SceneRecorder } from '../src/lib/film/scene-recorder.svelte';
import { Draw } from '../src/lib/chance';
import { askedOf } from '../src/lib/choices';
import { patched } from '../src/lib/patch';
import { Speech } from '../src/lib/speech';
import { variantOf, Words } from '../src/lib/words';
import { framesOfGame, recorded } from './recorded';
import { idsOf, read, textsOf } from './texts';

const GAME = 'marvel-3-seats';
const wordsIn = (language: string, mode: string): Words =>
  new Words(language, textsOf('marvel-zombies', language)).at({ mode });

/** All views of the game, with what led to each. */
function views(): { view: View; before: View; notices: unknown[]; pending: unknown; choices: { action: unknown }[] }[] {
  const { welcome, updates } = recorded(GAME);
  let view = welcome.game!.view as View;
  return updates.map(({ notices, patch, pending, choices }) => {
    const before = view;
    view = patched<View>(view, patch);
    return { view, before, notices, pending, choices };
  });
}

describe.each(['en', 'fr'])('in %s', (language) => {
  test('everything in a game has its words', () => {
    const words = wordsIn(language, 'zombie');
    const { welcome, updates } = recorded(GAME);
    const speech = new Speech(
      words,
      welcome.table.seats.map((_, at) => `Player ${at}`),
    );
    for (const { notices, pending, choices } of updates) {
      for (const notice of notices) speech.noticeText(notice);
      const asked = askedOf(pending);
      if (!asked) continue;
      speech.question(asked.question, asked.who);
      speech.headline(asked.question);
      if (!asked.who.includes(welcome.seats[0]!)) continue;
      for (const { action, refusal } of choices) {
        speech.action(action, asked.question);
        speech.verb(action);
        if (refusal) speech.refusal(refusal);
      }
    }
    expect([...words.faults]).toEqual([]);
  });
  test.each(['zombie', 'hero'])('characters, cards, steps and options have their words, %s', (mode) => {
    const words = wordsIn(language, mode);
    for (const who of CHARACTERS) {
      words.word(who);
      words.word(`short-${who}`);
      for (const attribute of ['attack', 'sheet', 'ability'])
        expect(words.attribute({ id: who, arguments: {} }, attribute), `${who}.${attribute}`).toBeTruthy();
      for (const level of LEVELS) {
        const skill = skillAt(who, level);
        if (skill) expect(words.attribute({ id: skill, arguments: {} }, 'about'), skill).toBeTruthy();
      }
    }
    for (const trait of TRAITS) expect(words.attribute({ id: trait, arguments: {} }, 'about'), trait).toBeTruthy();
    for (const { id } of STEPS) words.word(`step-${id}`);
    for (const key of ['mission', 'heroes', 'team', 'gentle_deck', 'captain']) {
      words.word(`option-${key}`);
      for (const value of optionValues(key, 2)) expect(optionSaid(words, key, value)).not.toBe('');
    }
    expect([...words.faults]).toEqual([]);
  });
});

test('the ids of both languages are the same', () => {
  const ids = (language: string): string[] => idsOf(read(`../src/games/marvel-zombies/text/${language}.ftl`));
  expect(ids('fr')).toEqual(ids('en'));
});

test('every view is a scene, and pieces stay in their zones', () => {
  for (const { view, before } of views()) {
    const plan = new Plan(view.board);
    const scene = sceneOf(plan, view);
    expect(scene.people).toHaveLength(
      view.heroes.filter(({ zone }) => zone !== null).length +
        view.leaders.filter(({ is_away }) => !is_away).length +
        view.citizens.length,
    );
    const isIn = (zone: number, x: number, y: number): boolean =>
      plan
        .ground(zone)
        .cells.map(boxOf)
        .some((box) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h);
    for (const { zone, x, y, scale } of scene.people)
      expect(isIn(zone, x, y) && isIn(zone, x + 40 * scale, y + 52 * scale)).toBe(true);
    for (const { zone, tag, figures, size } of scene.mobs)
      expect(
        [tag, ...figures, ...figures.map(({ x, y }) => ({ x: x + size, y }))].every(({ x, y }) => isIn(zone, x, y)),
      ).toBe(true);
    const standing = scene.mobs.reduce((sum, { n }) => sum + n, 0);
    expect(standing).toBe(
      view.crowds.reduce((sum, crowd) => sum + crowd.guards + crowd.operators + crowd.specialists, 0),
    );
    expect(
      unopened(plan, view)
        .flat()
        .every((zone) => !plan.ground(zone).isStreet),
    ).toBe(true);
    expect(focusOf(plan, [0], 1)).not.toBeNull();
    changes(before, view);
  }
});

test('every choice stands for something on the screen', () => {
  for (const { view, choices } of views()) {
    const plan = new Plan(view.board);
    for (const choice of choices) {
      const { root, parts } = offerOf(choice);
      expect(root).not.toBe('');
      for (const { kind, value } of parts) {
        if (kind === 'zone') expect(plan.ground(Number(value)).cells.length).toBeGreaterThan(0);
        if (kind === 'door') expect(plan.door(Number(value))).toBeDefined();
        if (kind === 'hero') expect(view.heroes.some(({ who }) => who === value)).toBe(true);
        if (kind === 'objective') expect(view.objectives[Number(value)]).toBeDefined();
      }
    }
    deeds(choices.map(offerOf));
  }
});

test('every notice has its time on show, and its place on the board', () => {
  for (const { view, notices } of views()) {
    for (const notice of notices) {
      expect(film.holdsMs(notice)).toBeGreaterThanOrEqual(0);
      arrowOf(new Plan(view.board), notice);
      placeOf(view, notice);
    }
  }
});

test('an Enemies’ phase is a scene that can be watched again, step by step', () => {
  const recorder = new SceneRecorder();
  recorder.use(film);
  recorder.record(framesOfGame(GAME));
  const scene = recorder.scene!;
  expect(variantOf(scene[0]!.notice)).toEqual({ variant: 'phase-began', fields: { phase: 'enemies' } });
  expect(scene.slice(1).some(({ notice }) => film.cuts!(notice) !== null)).toBe(false);
  const playback = new Playback(scene, film, true);
  expect(playback.frames.length).toBeGreaterThan(1);
  playback.stopAt(playback.frames[1]!.notice);
  expect([playback.at, playback.isPlaying]).toEqual([1, false]);
});

test('dice and decks come from numbers', async () => {
  const draw = (): Draw => new Draw(new Uint8Array(32), 1);
  const again = redraw(3, { mission: 'MZ1' });
  const { dice } = (await again({ dice: [1, 0, 2, 0, 0, 1] }, draw(), null)) as { dice: number[] };
  expect(dice.reduce((sum, n) => sum + n, 0)).toBe(4);
  expect((await again({ spawn: 5 }, draw(), null)) as object).toHaveProperty('spawn');
  expect(TRAITS).toContain(((await again({ trait: 'feast' }, draw(), null)) as { trait: string }).trait);
  expect(await again({ leader: 'thor' }, draw(), null)).toEqual({ leader: 'thor' });
});

test('what is reconstructed is marked', () => {
  expect(RECONSTRUCTED).toBe('MZ-51.6');
  expect(isKnown('feast', 'zombie')).toBe(true);
  expect(isKnown('rotten-hide', 'zombie')).toBe(false);
});
