import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { letters } from './build/fonts.ts';
import { games } from './build/games.ts';
import { icons } from './build/icons.ts';
import { sharedWords } from './build/words.ts';
import { fixtures } from './build/fixtures.ts';

const GAME = /src\/games\/([\w-]+)\/(?!cover)|virtual:icons\/(?!posters)([\w-]+)|\/games\/([\w-]+)\/text\//;
/** The parts of tables and boards. */
const TABLE =
  /pages\/(Table|Play)\.|lib\/(board|film|play|table)\/|lib\/(socket|patch|conversation|hotseat|sound|orders|portrait)|components\/(play\/|(Clock|Curtain|HandOfCards|CardFace|PlayerPlate|Die|TextPanel|Log|NoticeText|Suggestion|PassUntil)\.)/;
/** The board without edges, which not every game uses. */
const PLANE = /lib\/board\/(Plane|camera)/;
const ART =
  /virtual:icons(?!\/posters)|lib\/(art|street)\.|scenery|materials|\/cover\/index|games\/covers|icons\/posters/;
/** Parts that only some pages need are loaded with them. */
const ASIDE =
  /pages\/|src\/plain\/|styles\/(pages|end-screen)|components\/(Chat|PlaybackControls|NewTable|PageHead|Podium|ReplayBoard|RuleBook|TableMenu)\.|lib\/(chance|listing|markdown)\./;

const gameOf = (id: string): string | null => GAME.exec(id)?.slice(1).find(Boolean) ?? null;
const named = (game: string | null, kind: string): string => (game === null ? kind : `${game}-${kind}`);

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
    name: 'base',
  },
  // Parts that only one game uses go with that game.
  {
    debugName: 'table',
    priority: 8,
    minShareCount: 2,
    test: (id: string): boolean => TABLE.test(id) && !PLANE.test(id),
    name: 'play',
  },
  { debugName: 'plane', priority: 7, minShareCount: 2, test: PLANE, name: 'plane' },
  {
    debugName: 'art of a game',
    priority: 6,
    test: (id: string): boolean => gameOf(id) !== null && ART.test(id),
    name: (id: string): string => named(gameOf(id), 'art'),
  },
  // Code that several parts of a game share, in one file.
  {
    debugName: 'game',
    priority: 1,
    minShareCount: 2,
    test: (id: string): boolean => gameOf(id) !== null && !/\/text\//.test(id),
    name: (id: string): string => named(gameOf(id), 'shared'),
  },
];

export default defineConfig({
  plugins: [svelte(), letters(), icons(), games(), sharedWords(), fixtures()],
  build: {
    target: 'es2022',
    // Fonts stay files: the content security policy does not allow them as data: URLs.
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
