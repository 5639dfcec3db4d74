import { expect, test } from 'vitest';

const sources = import.meta.glob('../src/**/*.{svelte,ts,css}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const games = [...new Set(Object.keys(sources).flatMap((path) => /games\/([\w-]+)\/index\.ts$/.exec(path)?.[1] ?? []))];

/** The lists of games, in which a new one gets its line. */
const LISTS = ['../src/games/index.ts', '../src/games/covers.ts', '../src/games/icons.ts'];

/** A game is named where its id stands alone in quotes, or is a folder. What it is called may be a common word. */
const named = (game: string): RegExp => new RegExp(`['"\`]${game}['"\`]|games/${game}\\b`);

test('no game is known outside its folder, nor knows another', () => {
  expect(games).toContain('mall-of-horror');
  const found = Object.entries(sources).flatMap(([path, text]) =>
    games.filter((game) => !path.startsWith(`../src/games/${game}/`) && !LISTS.includes(path) && named(game).test(text)).map((game) => `${path} knows ${game}`),
  );
  expect(found).toEqual([]);
});
