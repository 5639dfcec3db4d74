import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { letters } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { sharedWords } from './build/words.ts';
import { fixtures } from './build/fixtures.ts';

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
        codeSplitting: {
          groups: [
            { name: 'art', test: /virtual:icons|posters|scenery|lib\/art/, priority: 3 },
            { name: 'base', test: /node_modules|src\/(lib|components)\//, priority: 2 },
            { name: 'play', test: /src\/(games|pages\/(Table|Lobby|Replay)\.)/ },
            { name: 'text-fr', test: /(fr\.ftl|french)/ },
            { name: 'text-en', test: /(en\.ftl|english)/ },
          ],
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
