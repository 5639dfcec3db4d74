import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstOf, laterOf } from '../build/words';
import { LANGUAGES, OWN_BOARDS } from './texts';

const root = new URL('../..', import.meta.url).pathname;
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const idsOf = (text: string): string[] => [...text.matchAll(/^(-?[a-zA-Z][\w-]*) ?=/gm)].map((match) => match[1]!);

/** The texts that are split, and the list that says how. */
const SPLIT = [
  ...LANGUAGES.map((language) => ({ text: `web/src/text/${language}.ftl`, list: 'web/src/text/later.json' })),
  ...OWN_BOARDS.flatMap((game) =>
    LANGUAGES.flatMap((language) =>
      [`games/${game}/text/${language}.ftl`, `web/src/games/${game}/text/${language}.ftl`].map((text) => ({
        text,
        list: `web/src/games/${game}/text/later.json`,
      })),
    ),
  ),
];

describe('texts that come in two parts', () => {
  test.each(SPLIT)('every message of $text is in one of them', ({ text, list }) => {
    const later = JSON.parse(read(list)) as string[];
    const all = read(text);
    const parts = [idsOf(firstOf(all, later)), idsOf(laterOf(all, later))];
    expect(parts.flat().sort()).toEqual(idsOf(all).sort());
    expect(parts[0]!.length).toBeGreaterThan(0);
  });

  test('every game with such a list splits by all of its patterns', () => {
    for (const game of OWN_BOARDS) {
      const folder = `web/src/games/${game}/text`;
      expect(readdirSync(`${root}/${folder}`)).toContain('later.json');
      const all = ['games', 'web/src/games'].map((games) => read(`${games}/${game}/text/en.ftl`)).join('\n');
      for (const pattern of JSON.parse(read(`${folder}/later.json`)) as string[])
        expect(laterOf(all, [pattern]), `${game}: ${pattern}`).not.toBe('');
    }
  });
});
