/** In Marvel Zombies, zones and doors are named as the board names them. */
import { describe, expect, test } from 'vitest';
import { placesKnown } from '../src/games/marvel-zombies/say';
import { Speech } from '../src/lib/speech';
import { Words } from '../src/lib/words';
import { textsOf } from './texts';

describe.each(['en', 'fr'] as const)('places in %s', (language) => {
  // The terminal says the same: `games/marvel-zombies/terminal/src/places.rs`.
  test('zones and doors are named as the board names them', () => {
    const [room, street, door] = [0, 1, 3];
    const words = new Words(language, textsOf('marvel-zombies', language)).at(
      { mode: 'zombie' },
      placesKnown({ zones: ['3V.c', 'S2-1'], doors: { 3: '3V.c/S2-1' }, objectives: ['S2-1', '3V.c'] }),
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
            'Hulk goes from zone S2-1 to zone 3V.c.',
            'Hulk opens door 3V.c/S2-1.',
            'The Exit is in zone 3V.c.',
            'One Operator goes from zone S2-1 to zone 3V.c: somebody is in sight in zone 3V.c.',
            'Ann stands for: zones S2-1 and 3V.c.',
            'on an Operator in zone 3V.c',
            'The Objective of zone 3V.c is blue.',
            'Ann stands for: the Objective of zone 3V.c.',
            said[8],
          ]
        : [
            said[0],
            'Hulk ouvre la porte 3V.c/S2-1.',
            said[2],
            said[3],
            said[4],
            said[5],
            'L’Objectif de la zone 3V.c est bleu.',
            said[7],
            said[8],
          ],
    );
    expect(said.slice(0, 8).every((text) => text.includes('3V.c'))).toBe(true);
    expect(said[8]).toContain('Ann');
    expect([...words.faults]).toEqual([]);
  });
});
