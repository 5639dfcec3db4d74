import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { letters } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { sharedWords } from './build/words.ts';
import { fixtures } from './build/fixtures.ts';

const GAME = /src\/games\/([\w-]+)\/(?!cover)|virtual:icons\/([\w-]+)|\/games\/([\w-]+)\/text\//;
/** What only a table needs. */
const TABLE = /pages\/(Play|Lobby)\.|lib\/(board\/|table|socket|patch|chance|conversation|hotseat|sound)|components\/(Chat|Clock|Curtain|FilmStrip|HandOfCards|CardFace|Plate|Podium|Die|TableMenu|TextPanel|ReplayDesk|Log|Said)\./;

const gameOf = (id: string): string | null => GAME.exec(id)?.slice(1).find((name) => name !== undefined) ?? null;
const named = (game: string | null, kind: string): string => (game === null ? kind : `${game}-${kind}`);

/** A game and its words are called by the game. */
function fileName({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const game = gameOf(facadeModuleId ?? '');
  return `assets/${game === null ? name : name === game || name === 'index' ? game : `${game}-${name}`}-[hash].js`;
}

/** Few files, since each costs half a kilobyte of headers: what every page needs, and what a table needs, with art apart. Games and words are loaded when they are asked for. */
const groups = [
  // The posters of all games, apart from their boards: the home page shows them.
  { debugName: 'covers', priority: 6, test: /\/cover\//, name: 'covers-art' },
  { debugName: 'art', priority: 5, test: /virtual:icons|lib\/(art|street)\.|scenery|materials/, name: (id: string): string => named(gameOf(id), 'art') },
  { debugName: 'base', priority: 3, test: (id: string): boolean => gameOf(id) === null && !TABLE.test(id) && !/pages\/(?!Home|Lost)|\.ftl|src\/text/.test(id) && /node_modules|vite\/|src\//.test(id), name: 'base' },
  { debugName: 'table', priority: 2, test: TABLE, name: 'play' },
];

export default defineConfig({
  plugins: [svelte(), letters(), icons(), sharedWords(), fixtures()],
  build: {
    target: 'es2022',
    // Fonts stay files: the content policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files: each costs half a kilobyte of headers.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: fileName,
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
    proxy: { '/api': { target: process.env.REVENANT_SERVER ?? 'http://127.0.0.1:7777', ws: true, changeOrigin: true, headers: { origin: process.env.REVENANT_SERVER ?? 'http://127.0.0.1:7777' } } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
