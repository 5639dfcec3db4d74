import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:games/';
const LANGUAGES = ['en', 'fr'];
const SOURCES = join(import.meta.dirname, '../src');
const RULES = join(import.meta.dirname, '../../games');

/** The games whose folder in the client lacks this file. */
const without = (file: string): string[] =>
  (existsSync(RULES) ? readdirSync(RULES) : []).filter(
    (game) => existsSync(textOf(game, 'en')) && !existsSync(join(SOURCES, 'games', game, file)),
  );
const textOf = (game: string, language: string): string => join(RULES, game, 'text', `${language}.ftl`);

/** The title of a game, and the line below it. */
export function titleIn(text: string): { title: string; tagline: string } {
  const [, title = '', tagline = ''] = /^title = (.*)\n\s+\.tagline = (.*)$/m.exec(text) ?? [];
  return { title, tagline };
}

/**
 * Serves games that lack files in the client. `virtual:games/boards` loads the plain board for those without an
 * `index.ts`; `virtual:games/covers` and `virtual:games/en` are posters and words for those without a `cover`.
 */
export function games(): Plugin {
  const read = (game: string, language: string): string => readFileSync(textOf(game, language), 'utf8');
  const string = JSON.stringify;
  const parts: Record<string, () => string> = {
    boards: () => {
      const words = (game: string): string =>
        LANGUAGES.map((language) => `${language}: () => import(${string(`${textOf(game, language)}?raw`)})`).join(', ');
      const boards = without('index.ts').map(
        (game) =>
          `${string(game)}: () => import('/src/plain/index.ts').then(({ plainGame }) => ({ default: plainGame(${string(game)}, { ${words(game)} }) }))`,
      );
      return `export default { ${boards.join(',\n')} }`;
    },
    covers: () => {
      const covers = without('cover/index.ts').map(
        (game) => `plainCover(${string(game)}, ${string(titleIn(read(game, 'en')).title)})`,
      );
      return covers.length === 0
        ? 'export default []'
        : `import { plainCover } from '/src/plain/cover.ts';\nexport default [${covers.join(', ')}]`;
    },
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        () =>
          `export default ${string(
            without('cover/index.ts')
              .map((game) => `cover-${game} = ${titleIn(read(game, language)).tagline}\n`)
              .join(''),
          )}`,
      ]),
    ),
  };
  return {
    name: 'games',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${ID}`) ? parts[id.slice(ID.length + 1)]?.() : undefined),
  };
}
