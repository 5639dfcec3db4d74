import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import PassUntil from '../src/components/PassUntil.svelte';
import { QUIET_PASS } from '../src/games/city-of-horror/model.svelte';
import { passUntil } from '../src/games/zombies/model.svelte';
import { passOrder } from '../src/lib/orders';
import { Words } from '../src/lib/words';
import { LANGUAGES, OWN_BOARDS, textsOf } from './texts';

const ENDS: Record<string, string[]> = {
  'mall-of-horror': ['window', 'round', 'game'],
  'city-of-horror': ['location', 'turn', 'game'],
  zombies: ['turn', 'round', 'withdrawn'],
  'marvel-zombies': ['window', 'round', 'game'],
};

describe('passes that are left in advance', () => {
  test('are the same order in every game', () => {
    expect(passOrder('round')).toEqual({ order: { pass: { at: null, pass: { until: 'round' } } } });
    expect(passOrder(null)).toEqual({ order: { pass: { at: null, pass: null } } });
    expect(passUntil('turn')).toEqual({
      order: { pass: { at: null, pass: { until: 'turn', unless_mine: true, unless_last: false } } },
    });
    expect(QUIET_PASS).toEqual({
      order: {
        pass: {
          at: null,
          pass: {
            until: 'turn',
            alarms: { attack: true, named: false, offer: true, near: 0, cards: [], powers: [] },
            cards: true,
          },
        },
      },
    });
  });

  test.each(OWN_BOARDS.flatMap((id) => LANGUAGES.map((language) => [id, language] as const)))(
    'are shown by one control in %s, in %s',
    (game, language) => {
      const words = new Words(language, textsOf(game, language));
      const speech = { word: (name: string): string => words.word(name) };
      const shown = (pass: { until: string } | null | undefined): string[] =>
        [
          ...render(PassUntil, {
            props: { model: { speech, source: { act: () => undefined } }, ends: ENDS[game]!, pass },
          }).body.matchAll(/aria-pressed="(\w+)"[^>]*>([^<]+)</g),
        ].map((match) => `${match[2]} ${match[1]}`);
      const said = ['never', ...ENDS[game]!].map((end) => words.word(`until-${end}`));
      expect(new Set(said).size).toBe(said.length);
      expect(shown(null)).toEqual(said.map((text, index) => `${text} ${index === 0}`));
      expect(shown({ until: ENDS[game]![1]! })).toEqual(said.map((text, index) => `${text} ${index === 2}`));
      expect(shown(undefined)).toEqual(said.map((text) => `${text} false`));
      expect([...words.faults]).toEqual([]);
    },
  );
});
