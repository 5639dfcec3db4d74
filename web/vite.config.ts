import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { letters } from './build/fonts.ts';
import { games } from './build/games.ts';
import { icons } from './build/icons.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { installable } from './build/installable.ts';
import { limits } from './build/limits.ts';
import { sharedWords } from './build/words.ts';
import { fixtures } from './build/fixtures.ts';

const GAME = /src\/games\/([\w-]+)\/(?!cover)|virtual:icons\/(?!posters)([\w-]+)|\/games\/([\w-]+)\/text\//;
/** Modules that tables and boards are made of. */
const TABLE =
  /pages\/(Table|Play)\.|lib\/(board|film|play|table)\/|lib\/(socket|patch|conversation|hotseat|sound|orders|portrait)|components\/(play\/|(Clock|Curtain|HandOfCards|CardFace|PlayerPlate|Die|TextPanel|Log|NoticeText|Suggestion|PassUntil)\.)/;
const ART =
  /virtual:icons(?!\/posters)|lib\/(art|street)\.|scenery|materials|\/cover\/index|games\/covers|icons\/posters/;
/** Modules that only some pages need. They are loaded with those pages. */
const ASIDE =
  /pages\/|src\/plain\/|styles\/(pages|end-screen)|components\/(new-table\/|lobby\/|notices\/|(Chat|PlaybackControls|PageHead|Podium|ReplayBoard|RuleBook|Poster|SeatFigure|TableMenu|AboutTable|LargeCard|SoundChoice|ThemeChoice)\.)|lib\/(lobby|new-table|notices)\/|lib\/(chance|listing|markdown)\./;

const gameOf = (id: string): string | null => GAME.exec(id)?.slice(1).find(Boolean) ?? null;
const named = (game: string | null, kind: string): string => (game === null ? kind : `${game}-${kind}`);

/** The first look at a table needs these modules and what they import. */
const FIRST = /src\/main\.ts|pages\/Table\.svelte|src\/games\/[\w-]+\/index\.ts/;
const firstOfGame = (game: string): RegExp => new RegExp(`src/games/${game}/index\\.ts`);

/** Code that several games share, but no more than this many, gets a file of its own. */
const MOST_GAMES_APART = 2;
const GAMES = readdirSync(join(import.meta.dirname, 'src/games'));

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether one of the `beginnings` is this module, or imports it directly or indirectly. */
function isNeededBy(beginnings: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (beginnings.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(beginnings, importer, modules, seen));
}

/** The file for a module that every table needs at once, or that several games share. */
function fileOfTables(id: string, modules: Modules): string | null {
  const games = GAMES.filter((game) => isNeededBy(firstOfGame(game), id, modules));
  if (games.length > MOST_GAMES_APART || isNeededBy(/pages\/Table\.svelte/, id, modules)) return 'play';
  return games.length > 1 ? `play-${games.join('-')}` : null;
}

/** The files of a game are named after it. */
function fileName({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const game = gameOf(facadeModuleId ?? '');
  return `assets/${game === null ? name : name === game || name === 'index' ? game : `${game}-${name}`}-[hash:7].js`;
}

/**
 * Few files, since each costs half a kilobyte of headers: one for every page, one for every table, and art separately.
 * Games and words are loaded on demand.
 */
const groups = [
  // A group includes what it needs, unless an earlier group has it: shared code comes first.
  // The posters of all games, without their boards: the home page shows them.
  { debugName: 'covers', priority: 5, test: /\/cover\/index|games\/covers|icons\/posters/, name: 'covers-art' },
  { debugName: 'art', priority: 10, test: /virtual:icons$|lib\/(art|street)\./, name: 'art' },
  {
    debugName: 'base',
    priority: 9,
    test: (id: string): boolean =>
      gameOf(id) === null &&
      !TABLE.test(id) &&
      !ASIDE.test(id) &&
      !ART.test(id) &&
      !/\.ftl|src\/text/.test(id) &&
      /node_modules|vite\/|src\//.test(id),
    name: (id: string, modules: Modules): string | null => (isNeededBy(FIRST, id, modules) ? 'base' : null),
  },
  // What several pages other than tables share, and what Help and primers share.
  { debugName: 'pages', priority: 4, test: /games\/primers|lib\/(play-with-bots|spoken-game)\./, name: 'pages' },
  {
    debugName: 'help',
    priority: 4,
    test: /components\/(Rule(Book|Row)|primer\/PictureCards)\.|lib\/markdown\./,
    name: 'help',
  },
  // Parts that only one game uses go with that game.
  {
    debugName: 'table',
    priority: 8,
    test: (id: string): boolean => TABLE.test(id),
    name: (id: string, modules: Modules): string | null => fileOfTables(id, modules),
  },
  {
    debugName: 'art of a game',
    priority: 6,
    test: (id: string): boolean => gameOf(id) !== null && ART.test(id),
    name: (id: string): string => named(gameOf(id), 'art'),
  },
  // What the first look at a game needs is one file; its other parts import from it.
  {
    debugName: 'game',
    priority: 2,
    test: (id: string): boolean => gameOf(id) !== null && !/\/text\//.test(id),
    name: (id: string, modules: Modules): string | null => {
      const game = gameOf(id)!;
      return isNeededBy(firstOfGame(game), id, modules) ? game : null;
    },
  },
  // What several of those other parts share.
  {
    debugName: 'parts of a game',
    priority: 1,
    minShareCount: 2,
    test: (id: string): boolean => gameOf(id) !== null && !/\/text\//.test(id),
    name: (id: string): string => named(gameOf(id), 'aside'),
  },
];

export default defineConfig({
  plugins: [svelte(), letters(), icons(), games(), sharedWords(), limits(), fixtures(), inlineStyles(), installable()],
  build: {
    target: 'es2022',
    // Fonts stay separate files, because the content security policy does not allow them as data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: fileName,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups,
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    fs: { allow: ['..'] },
    proxy: {
      // Codes of tables lead to their pages.
      '^/t/': process.env.REVENANT_SERVER ?? 'http://127.0.0.1:7777',
      '/api': {
        target: process.env.REVENANT_SERVER ?? 'http://127.0.0.1:7777',
        ws: true,
        changeOrigin: true,
        headers: { origin: process.env.REVENANT_SERVER ?? 'http://127.0.0.1:7777' },
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
