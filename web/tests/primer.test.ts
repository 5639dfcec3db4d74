import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { bookOf, rulesWith } from '../src/lib/markdown';
import { laterOf } from '../build/words';
import { LANGUAGES, OWN_BOARDS, read } from './texts';

const MOST_WORDS = { title: 4, text: 25 };
const nWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const WITH_PRIMERS = OWN_BOARDS.filter((game) =>
  existsSync(new URL(`../src/games/${game}/primer/index.ts`, import.meta.url)),
);
const TEXTS = WITH_PRIMERS.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

test('every game with a board of its own has a primer', () => {
  expect(WITH_PRIMERS).toEqual(OWN_BOARDS);
});

describe.each(TEXTS)('the primer of $game in $language', ({ game, language }) => {
  const folder = `../src/games/${game}/text`;
  const text = read(`${folder}/${language}.ftl`);
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(text));
  const said = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${id} is missing`);
    return bundle.formatPattern(pattern);
  };

  test.each([1, 2, 3, 4])('card %i is short', (card) => {
    for (const [part, most] of Object.entries(MOST_WORDS)) {
      const n = nWords(said(`primer-${card}-${part}`));
      expect(n, `${part} of card ${card}`).toBeGreaterThan(0);
      expect(n, `${part} of card ${card}`).toBeLessThanOrEqual(most);
    }
  });

  test('the first board does not load it', () => {
    const later = laterOf(text, JSON.parse(read(`${folder}/later.json`)) as string[]);
    const ids = [...text.matchAll(/^primer-[\w-]+ =/gm)].map(([id]) => id);
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(ids.filter((id) => !later.includes(id))).toEqual([]);
  });
});

describe('a rule book', () => {
  const book = bookOf(read('../../games/mall-of-horror/rulebook/en.md'));

  test('has chapters of rules, and a preface', () => {
    expect(book.title).toBe('Mall of Horror (MALL)');
    expect(book.preface[0]?.text).toMatch(/^The rules as this program plays them/);
    expect(book.chapters[2]?.title).toBe('3 Votes');
    expect(book.chapters[2]?.blocks[1]).toEqual({
      kind: 'rule',
      id: 'MALL-3.2',
      text: 'Ballots are cast in secret, and all are revealed at the same moment.',
      origin: 'seed',
    });
  });

  test('no sentence of a rule ends with its origin', () => {
    for (const game of OWN_BOARDS) {
      for (const language of LANGUAGES) {
        const rules = rulesWith(bookOf(read(`../../games/${game}/rulebook/${language}.md`)), '');
        expect(rules.length).toBeGreaterThan(50);
        expect(rules.filter(({ text }) => /\[(seed|public|ruling|recon|own)\b[^\]]*\]$/.test(text))).toEqual([]);
      }
    }
  });

  test('is searched by words and by ids', () => {
    expect(rulesWith(book, 'SPLIT').map(({ id }) => id)).toContain('MALL-3.4');
    expect(rulesWith(book, 'mall-3.4').map(({ id }) => id)).toEqual(['MALL-3.4']);
    expect(rulesWith(book, 'no such words')).toEqual([]);
  });
});
