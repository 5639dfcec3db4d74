import { expect, test } from 'vitest';
import { titleIn } from '../build/games';
import { numbered } from '../src/lib/board/numbered';
import { Speech } from '../src/lib/speech';
import { Words } from '../src/lib/words';
import { plainCover } from '../src/plain/cover';
import { changes, diceOf, panels, players, said } from '../src/plain/view';
import { idsOf, LANGUAGES, read } from './texts';

const VIEW = {
  round: 2,
  phase: 'bids',
  die: 4,
  stock: { n_cards: 3, top: null },
  last_bids: [],
  nobody: null,
  seats: [
    { seat: 'A', score: 3, coins: 5, bid: 2, note: null },
    { seat: 'B', coins: 4, bid: null, colour: 'coral' },
  ],
  outcome: null,
};

test('everything that no other part of the table says is a panel, in the order of the game', () => {
  expect(panels(VIEW)).toEqual([
    ['die', 4],
    ['stock', { n_cards: 3, top: null }],
  ]);
  expect(panels(null)).toEqual([]);
});

test('players are found in the view, with what is known of them', () => {
  expect(players(VIEW)).toEqual([
    {
      seat: 'A',
      score: 3,
      colour: undefined,
      facts: [
        ['coins', 5],
        ['bid', 2],
      ],
    },
    { seat: 'B', score: null, colour: 'coral', facts: [['coins', 4]] },
  ]);
  expect(players({ seats: 3 })).toEqual([]);
});

test('changes have the names of things on the screen', () => {
  const after = {
    ...VIEW,
    die: 5,
    stock: { n_cards: 2, top: null },
    seats: [VIEW.seats[0], { ...VIEW.seats[1]!, coins: 1 }],
  };
  expect(changes(VIEW, after)).toEqual(['field-die', 'field-stock', 'seat-B']);
  expect(changes(VIEW, VIEW)).toEqual([]);
});

test('dice are known by their name', () => {
  expect(diceOf('die', 3)).toEqual([3]);
  expect(diceOf('dice', [1, null])).toEqual([1, null]);
  expect(diceOf('dice', ['axe'])).toBeNull();
  expect(diceOf('coins', 3)).toBeNull();
});

test('choices are numbered one kind after the other, without those that are refused', () => {
  const refusal = { rule: 'TABLE-2', reason: 'not-asked' };
  const found = numbered([
    { action: { bid: 1 } },
    { action: 'pass' },
    { action: { bid: 2 } },
    { action: { bid: 3 }, refusal },
  ]);
  expect(found.map(({ verb, lines }) => [verb, lines.map(({ number, choice }) => [number, choice.action])])).toEqual([
    [
      'bid',
      [
        [1, { bid: 1 }],
        [2, { bid: 2 }],
      ],
    ],
    ['pass', [[3, 'pass']]],
  ]);
});

test.each(LANGUAGES)('values are said in words (%s)', (language) => {
  const words = new Words(language, [read(`../src/plain/text/${language}.ftl`), 'axe = Axe\n']);
  const speech = new Speech(words, ['Nora', 'Bastien']);
  expect([true, false, 7, 'B', 'axe', null].map((value) => said(value, speech))).toEqual([
    language === 'en' ? 'yes' : 'oui',
    language === 'en' ? 'no' : 'non',
    '7',
    'Bastien',
    'Axe',
    '–',
  ]);
  expect([...words.faults]).toEqual([]);
});

test('every text that the plain board asks for exists', () => {
  const sources = import.meta.glob<string>('../src/plain/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const known = new Set([...idsOf(read('../src/plain/text/en.ftl')), ...idsOf(read('../src/text/en.ftl'))]);
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/'((?:plain|your|why)-[\w-]+)'/g)].map((match) => match[1]!),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

test('a game without a poster has one of its own colour, with its title', () => {
  const cover = plainCover('dice-duel', 'Dice & <Duel>');
  expect(cover.poster()).toContain('DICE &amp; &lt;DUEL>');
  expect(plainCover('dice-duel', 'Dice').colour).toBe(cover.colour);
});

test('a title and what stands below it are read from the texts', () => {
  expect(titleIn('# a\n\ntitle = Dice Duel\n    .tagline = Two bid.\n')).toEqual({
    title: 'Dice Duel',
    tagline: 'Two bid.',
  });
});
