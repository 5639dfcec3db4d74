import { describe, expect, test } from 'vitest';
import { namesSelf } from '../src/games/mall-of-horror/known';
import { CARD_FACES, PLACES, ROLES, STEPS } from '../src/games/mall-of-horror/pieces';
import { optionSaid, optionValues } from '../src/games/mall-of-horror/options';
import { Speech } from '../src/lib/speech';
import { askedOf } from '../src/lib/choices';
import { Words, pieces, seatMark } from '../src/lib/words';
import { sharedOf } from '../build/words';
import { GAMES, recorded } from './recorded';
import { idsOf, LANGUAGES, OWN_BOARDS, read, textsOf } from './texts';

/** The tests of the terminal read the same file: both follow one convention. */
const shared = JSON.parse(read('../../crates/terminal/tests/words.json')) as {
  text: string[];
  names: string[];
  constants: Record<string, string>;
  reader: string;
  cases: { value: unknown; says: string; to_reader?: string; faults?: string[] }[];
};

describe('the convention, as the terminal has it', () => {
  test.each(shared.cases)('$value', ({ value, says, to_reader, faults }) => {
    for (const [reader, said] of [[null, says] as const, [shared.reader, to_reader ?? says] as const]) {
      const words = new Words('en', [shared.text.join('\n')]).at(shared.constants).readBy(reader);
      expect(words.say(words.phrase('notice', value, shared.names))).toBe(said);
      expect([...words.faults]).toEqual(faults ?? []);
    }
  });

  test('marked seats are found again', () => {
    expect(pieces(`${seatMark('A')} names ${seatMark('B')}.`)).toEqual([
      { seat: 'A' },
      { text: ' names ' },
      { seat: 'B' },
      { text: '.' },
    ]);
  });
});

describe.each(LANGUAGES)('everything is said in %s', (language) => {
  const readers = [null, 'A', 'B'] as const;
  const games = GAMES.flatMap((game) => readers.map((reader) => ({ game, reader })));
  test.each(games)('$game, to $reader', ({ game, reader }) => {
    const words = new Words(language, textsOf('mall-of-horror', language)).at({}, namesSelf);
    const { welcome, updates } = recorded(game);
    const speech = new Speech(
      words,
      welcome.table.seats.map((_, index) => `Player ${index}`),
      reader,
    );
    const spoken: string[] = [];
    for (const update of updates) {
      for (const notice of update.notices) {
        spoken.push(speech.noticeText(notice));
        speech.notice(notice);
      }
      const pending = update.pending as { chance?: unknown };
      if (pending.chance !== undefined) spoken.push(speech.chance(pending.chance));
      const asked = askedOf(update.pending);
      if (asked) spoken.push(speech.question(asked.question, asked.who), speech.headline(asked.question));
      for (const choice of update.choices) {
        spoken.push(
          speech.action(choice.action, asked!.question),
          speech.actionShort(choice.action, asked!.question),
          speech.verb(choice.action),
        );
        speech.effect(choice.action, asked!.question);
        expect(speech.rules(choice.action, asked!.question).every((rule) => /^MALL-\d+\.\d+$/.test(rule))).toBe(true);
        if (choice.refusal) spoken.push(speech.refusal(choice.refusal));
      }
    }
    expect([...words.faults]).toEqual([]);
    expect(spoken.filter((text) => /\{|\$|undefined/.test(text))).toEqual([]);
  });

  test('the words of the screen', () => {
    const words = new Words(language, textsOf('mall-of-horror', language));
    for (const place of PLACES) ['', 'short-', 'tiny-'].forEach((prefix) => words.word(prefix + place));
    for (const role of ROLES) words.word(role);
    for (const card of Object.keys(CARD_FACES)) words.say(words.about('board-effect', { card }));
    for (const step of STEPS) words.word(`step-${step.id}`);
    for (const key of ['chief', 'zombie_players'])
      for (const value of optionValues(key, 6)) optionSaid(words, key, value);
    for (const verdict of [
      'nothing',
      'quiet',
      'empty',
      'holds',
      'breaks-in',
      'each-eats',
      'at-four-in',
      'four-enough',
      'closed',
    ])
      words.word(`verdict-${verdict}`);
    expect([...words.faults]).toEqual([]);
  });
});

describe('the bargains of the city', () => {
  const offer = {
    to: 'B',
    give: { cards: [{ named: 'gun' }, 'any'], antidotes: 1, when: 'if-kept' },
    want: { cards: [], antidotes: 0, when: 'at-once' },
    promises: [
      { by: 'taker', clause: { vote: ['attack', 'C'] } },
      { by: 'maker', clause: { play: ['shotgun', { at: 'church' }] } },
      { by: 'taker', clause: { effect: { 'rest-for-card': ['gun', 'mama'] } } },
      { by: 'maker', clause: 'no-effect' },
    ],
  };
  const orders: unknown[] = [
    'hold',
    { pass: { at: null, pass: null } },
    {
      pass: {
        at: null,
        pass: {
          until: 'turn',
          alarms: { attack: true, named: false, offer: true, near: 1, cards: [], powers: [] },
          cards: true,
        },
      },
    },
    { 'standing-answers': 'ask-if-touched' },
    { 'standing-answers': 'ask' },
    { 'standing-answers': { cancel: { cards: ['alarm'], players: [], places: ['bank'] } } },
    { 'movement-card': null },
    { mover: 'punk' },
    { 'standing-victims': [] },
    { 'standing-victims': ['punk', 'mama'] },
    { wish: ['church', null] },
    { wish: ['church', 'decline'] },
    { wish: ['church', { activate: { 'rest-for-card': ['gun', 'mama'] } }] },
    { ballot: ['attack', null] },
    { ballot: ['sharing', { place: 'bank', named: 'C' }] },
  ];
  const wordsOf = (language: string): Words =>
    new Words(language, [
      sharedOf(read(`../../crates/terminal/text/${language}.ftl`)),
      read(`../../games/city-of-horror/text/${language}.ftl`),
    ]);
  const names = ['Ann', 'Bob', 'Cy'];

  test('an offer is one sentence', () => {
    const words = wordsOf('en');
    expect(
      words.say(
        words.phrase(
          'notice',
          { 'offer-made': { seat: 'A', to: 'B', number: 1, answers: null, lasts: 'window', terms: offer } },
          names,
        ),
      ),
    ).toBe(
      'Ann makes Bob an offer. On offer: 1 antidote, a Gun and a card that the giver chooses (once the promises are kept). ' +
        'Promised: the side that accepts will name Cy when the zombies attack; the side that offers will play a Shotgun in the Church at once; ' +
        'the side that accepts will use this location: discard a Gun to rest Mama; the side that offers will not use this location.',
    );
    expect([...words.faults]).toEqual([]);
  });

  test('a counter-offer says how long it stands, and what its payment waits for', () => {
    const words = wordsOf('en');
    const insured = {
      to: 'B',
      give: { cards: [{ named: 'gun' }], antidotes: 0, when: { if: { survives: 'punk' } } },
      want: { cards: [], antidotes: 1, when: { if: 'no-attack' } },
      promises: [
        { by: 'taker', clause: { spare: ['attack', 'A'] } },
        { by: 'taker', clause: { marker: 'armory' } },
      ],
      lasts: 'location',
    };
    expect(
      words.say(
        words.phrase(
          'notice',
          { 'offer-made': { seat: 'A', to: 'B', number: 2, answers: 1, lasts: 'location', terms: insured } },
          names,
        ),
      ),
    ).toBe(
      'Ann makes Bob a counter-offer. It stands until the end of this location. On offer: a Gun (if the Punk survives this location). ' +
        'In return: 1 antidote (if the zombies do not attack here). ' +
        'Promised: the side that accepts will not name Ann when the zombies attack; the side that accepts will put the next explosion marker in the Armory.',
    );
    expect(words.say(words.phrase('action', { counter: ['B', 1, insured] }, names))).toContain(
      'Answer Bob’s offer with another one. You give: a Gun',
    );
    expect([...words.faults]).toEqual([]);
  });

  test.each(LANGUAGES)('offers and orders are said in %s', (language) => {
    const words = wordsOf(language);
    const spoken = [
      words.say(words.phrase('action', { propose: offer }, names)),
      ...orders.flatMap((order) =>
        [
          words.phrase('action', { order }, names),
          words.phrase('notice', { 'order-left': { seat: 'A', order } }, names),
        ].map((phrase) => words.say(phrase)),
      ),
    ];
    expect([...words.faults]).toEqual([]);
    expect(spoken.filter((text) => /\{|\$|undefined/.test(text))).toEqual([]);
    expect(new Set(spoken).size).toBe(spoken.length);
  });
});

test('both languages say the same things', () => {
  for (const [english, french] of textsOf('mall-of-horror', 'en').map(
    (_, index) => [textsOf('mall-of-horror', 'en')[index]!, textsOf('mall-of-horror', 'fr')[index]!] as const,
  )) {
    expect(idsOf(french).sort()).toEqual(idsOf(english).sort());
  }
});

test.each(OWN_BOARDS)('every text that the code of %s asks for by a plain id exists', (game) => {
  const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const known = new Set(textsOf(game, 'en').flatMap(idsOf));
  const isHere = (path: string): boolean =>
    !/^..\/src\/(games|plain)\//.test(path) || path.startsWith(`../src/games/${game}/`);
  const here = Object.entries(sources).filter(([path]) => isHere(path));
  const asked = here.flatMap(([, source]) =>
    [...source.matchAll(/\b(?:t|word|about)\('([\w-]+)'/g)].map((match) => match[1]!),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});
