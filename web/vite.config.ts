import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { letters } from './build/fonts.ts';
import { games } from './build/games.ts';
import { icons } from './build/icons.ts';
import { sharedWords } from './build/words.ts';
import { fixtures } from './build/fixtures.ts';

const GAME = /src\/games\/([\w-]+)\/(?!cover)|virtual:icons\/(?!posters)([\w-]+)|\/games\/([\w-]+)\/text\//;
/** What tables and boards are made of. */
const TABLE =
  /pages\/(Table|Play)\.|lib\/(board\/|table|socket|patch|conversation|hotseat|sound|orders)|components\/(Clock|Curtain|HandOfCards|CardFace|PlayerPlate|Die|TextPanel|Log|NoticeText|Suggestion|PassUntil)\./;
/** A board without edges, which not every game has. */
const PLANE = /lib\/board\/(Plane|camera)/;
const ART =
  /virtual:icons(?!\/posters)|lib\/(art|street)\.|scenery|materials|\/cover\/index|games\/covers|icons\/posters/;
/** What only some pages need: it goes with them. */
const ASIDE =
  /pages\/|src\/plain\/|styles\/pages|components\/(Chat|PlaybackControls|NewTable|PageHead|Podium|ReplayBoard|RuleBook|TableMenu)\.|lib\/(chance|listing|markdown)\./;

const gameOf = (id: string): string | null =>
  GAME.exec(id)
    ?.slice(1)
    .find((name) => name !== undefined) ?? null;
const named = (game: string | null, kind: string): string => (game === null ? kind : `${game}-${kind}`);

/** A game and its words are called by the game. */
function fileName({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const game = gameOf(facadeModuleId ?? '');
  return `assets/${game === null ? name : name === game || name === 'index' ? game : `${game}-${name}`}-[hash:7].js`;
}

/** Few files, since each costs half a kilobyte of headers: what every page needs, and what a table needs, with art apart. Games and words are loaded when they are asked for. */
const groups = [
  // A group takes along what it needs, unless a group before it has that. So what all share comes first.
  // The posters of all games, apart from their boards: the home page shows them.
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
  // What only one game uses goes with that game.
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
  // What several parts of a game share, in one file.
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
    // Fonts stay files: the content policy allows no data: addresses for them.
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
