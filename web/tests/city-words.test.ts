import { describe, expect, test } from 'vitest';
import { cityKnown, fullOf } from '../src/games/city-of-horror/known';
import { optionSaid, optionValues } from '../src/games/city-of-horror/options';
import { CARDS, PLACES, ROLES, STEPS } from '../src/games/city-of-horror/pieces';
import { Speech } from '../src/lib/speech';
import { askedOf } from '../src/lib/choices';
import { Words } from '../src/lib/words';
import type { View } from '../src/games/city-of-horror/wire';
import { recorded } from './recorded';
import { idsOf, read, textsOf } from './texts';

describe.each(['en', 'fr'])('in %s', (language) => {
  test('everything in a game has its words', () => {
    const { welcome, updates } = recorded('city-4-seats');
    const words = new Words(language, textsOf('city-of-horror', language)).at(
      {},
      cityKnown(fullOf(welcome.game!.view as View)),
    );
    const speech = new Speech(
      words,
      welcome.table.seats.map((_, index) => `Player ${index}`),
    );
    const spoken: string[] = [];
    for (const update of updates) {
      for (const notice of update.notices) spoken.push(speech.noticeText(notice));
      const pending = update.pending as { chance?: unknown };
      if (pending.chance !== undefined) spoken.push(speech.chance(pending.chance));
      const asked = askedOf(update.pending);
      if (asked) spoken.push(speech.question(asked.question, asked.who), speech.headline(asked.question));
      // A player who is not asked has no choices.
      if (!asked?.who.includes(welcome.seats[0]!)) continue;
      for (const choice of update.choices) {
        spoken.push(
          speech.action(choice.action, asked.question),
          speech.actionShort(choice.action, asked.question),
          speech.verb(choice.action),
        );
        if (choice.refusal) spoken.push(speech.refusal(choice.refusal));
      }
    }
    expect([...words.faults]).toEqual([]);
    expect(spoken.filter((text) => /\{|\$|undefined/.test(text))).toEqual([]);
  });

  test('whoever finds no room goes to the Crossroads, and whoever keeps an item is named once', () => {
    const words = new Words(language, textsOf('city-of-horror', language)).at({}, cityKnown(['bank']));
    const speech = new Speech(words, ['Ann', 'Bob'], 'A');
    const settle = (place: string): string => speech.action({ settle: ['punk', place] }, { settle: { places: [] } });
    const crossroads = speech.word('crossroads');
    expect([settle('bank').includes(crossroads), settle('church').includes(crossroads)]).toEqual([true, false]);
    const move = (place: string): string => speech.action({ move: 'punk' }, { 'move-character': { seat: 'A', place } });
    expect([move('bank').includes(crossroads), move('church').includes(crossroads)]).toEqual([true, false]);
    const kept = speech.noticeText({ 'item-given': { seat: 'B', to: 'B', kind: 'card', card: null } });
    expect(kept.split('Bob')).toHaveLength(2);
    expect([...words.faults]).toEqual([]);
  });

  test('the words of the screen', () => {
    const words = new Words(language, textsOf('city-of-horror', language));
    for (const place of PLACES) ['', 'short-'].forEach((prefix) => words.word(prefix + place));
    for (const role of ROLES) ['', 'power-'].forEach((prefix) => words.word(prefix + role));
    for (const card of CARDS) ['', 'card-effect-'].forEach((prefix) => words.word(prefix + card));
    for (const step of STEPS) words.word(`step-${step.id}`);
    for (const id of idsOf(read('../../games/city-of-horror/text/en.ftl')).filter((each) =>
      each.startsWith('option-'),
    )) {
      const key = id.slice('option-'.length);
      for (const value of optionValues(key, 6)) optionSaid(words, key, value);
    }
    expect([...words.faults]).toEqual([]);
  });
});

test('both languages say the same things', () => {
  expect(idsOf(read('../src/games/city-of-horror/text/fr.ftl')).sort()).toEqual(
    idsOf(read('../src/games/city-of-horror/text/en.ftl')).sort(),
  );
});

test('no text of the board repeats an id of the rules', () => {
  const rules = new Set(idsOf(read('../../games/city-of-horror/text/en.ftl')));
  expect(idsOf(read('../src/games/city-of-horror/text/en.ftl')).filter((id) => rules.has(id))).toEqual([]);
});
