/** In Marvel Zombies, zones and doors are named as the board names them. */
import { describe, expect, test } from 'vitest';
import { numbersOf, placesKnown } from '../src/games/marvel-zombies/say';
import { Speech } from '../src/lib/speech';
import { Words } from '../src/lib/words';
import type { ZoneView } from '../src/games/marvel-zombies/wire';
import { textsOf } from './texts';

describe.each(['en', 'fr'] as const)('places in %s', (language) => {
  // The terminal says the same: `games/marvel-zombies/terminal/src/places.rs`.
  test('zones and doors are named as the board names them', () => {
    const [room, street, door] = [0, 1, 3];
    const words = new Words(language, textsOf('marvel-zombies', language)).at(
      { mode: 'zombie' },
      placesKnown({
        zones: [
          { n: 9, isStreet: false },
          { n: 4, isStreet: true },
        ],
        doors: { 3: [room, street] },
        objectives: [street, room],
      }),
    );
    const speech = new Speech(words, ['Ann']);
    const said = [
      speech.noticeText({ moved: { hero: 'hulk', from: street, to: room, cost: 1 } }),
      speech.noticeText({ 'door-opened': { hero: 'hulk', door } }),
      speech.noticeText({ 'exit-placed': { zone: room } }),
      speech.noticeText({ 'enemies-moved': { kind: 'operator', n: 1, from: street, to: room, why: { sees: room } } }),
      speech.noticeText({ 'stood-for': { seat: 'A', choice: { routes: [street, room] } } }),
      words.say(words.phrase('value', { kind: ['operator', room] })),
      speech.noticeText({ 'objective-turned-up': { objective: 1, color: 'blue' } }),
      speech.noticeText({ 'stood-for': { seat: 'A', choice: { objective: 1 } } }),
      // A seat and a hero are no zones.
      speech.noticeText({ 'handed-over': { hero: 'hulk', to: 'A' } }),
    ];
    expect(said).toEqual(
      language === 'en'
        ? [
            'Hulk goes from street 4 to room 9.',
            'Hulk opens the door between street 4 and room 9.',
            'The Exit is in room 9.',
            'An Operator goes from street 4 to room 9, seeing somebody in room 9.',
            'Ann votes for: street 4 and room 9.',
            'on an Operator in room 9',
            'The Objective in room 9 is blue.',
            'Ann votes for: the Objective in room 9.',
            'Ann plays Hulk from now on.',
          ]
        : [
            'Hulk va de la rue 4 à la pièce 9.',
            'Hulk ouvre la porte entre la rue 4 et la pièce 9.',
            'La Sortie est dans la pièce 9.',
            'Un Opérateur va de la rue 4 à la pièce 9, à la vue de quelqu’un dans la pièce 9.',
            'Ann vote pour\u{a0}: la rue 4 et la pièce 9.',
            'sur un Opérateur dans la pièce 9',
            'L’Objectif dans la pièce 9 est bleu.',
            'Ann vote pour\u{a0}: l’Objectif dans la pièce 9.',
            'Ann joue désormais Hulk.',
          ],
    );
    expect([...words.faults]).toEqual([]);
  });

  test('the reader is spoken to', () => {
    const words = new Words(language, textsOf('marvel-zombies', language)).at({ mode: 'zombie' });
    const speech = new Speech(words, ['Ann', 'Bob'], 'A');
    const turn = { turn: { hero: 'wasp', actions: 2 } };
    const said = [
      speech.noticeText({ 'hero-played': { hero: 'hulk', seat: 'A' } }),
      speech.noticeText({ 'hero-played': { hero: 'wasp', seat: 'B' } }),
      speech.noticeText({ 'captain-named': { captain: 'A' } }),
      speech.noticeText({ 'captain-named': { captain: null } }),
      speech.headline(turn),
      speech.question(turn, ['A']),
      speech.question(turn, ['B']),
      speech.about('headline-begin-last', { hero: 'wasp' }),
    ];
    expect(said).toEqual(
      language === 'en'
        ? [
            'You play Hulk.',
            'Bob plays Wasp.',
            'You are captain and decide for all.',
            'Nobody is captain any more: you all decide together.',
            'Choose what Wasp does',
            'Wasp has 2 Actions left.',
            'Bob: Wasp has 2 Actions left.',
            'Start Wasp’s turn',
          ]
        : [
            'Vous jouez Hulk.',
            'Bob joue Wasp.',
            'Vous êtes capitaine et décidez pour tous.',
            'Il n’y a plus de capitaine\u{a0}: vous décidez tous ensemble.',
            'Choisissez ce que fait Wasp',
            'Wasp a encore 2 Actions.',
            'Bob\u{a0}: Wasp a encore 2 Actions.',
            'Commencez le tour de Wasp',
          ],
    );
    expect([...words.faults]).toEqual([]);
  });
});

test('zones are numbered from the top down, and each row from the left', () => {
  const zoneOf = (tiles: number[], ...cells: [number, number][]): ZoneView => ({
    name: '',
    building: null,
    cells,
    tiles,
    has_spawn_symbol: false,
  });
  const tiles = [0, 1].map((column) => ({ number: 1, face: 'R' as const, row: 0, column }));
  // The last two have the same cell of the lattice, each on its own tile.
  const zones = [
    zoneOf([0], [1, 1]),
    zoneOf([0], [0, 1], [0, 0]),
    zoneOf([1], [2, 1]),
    zoneOf([0], [2, 1]),
    zoneOf([0, 1], [2, 0]),
  ];
  expect(numbersOf({ tiles, zones, edges: [] })).toEqual([3, 1, 5, 4, 2]);
});
