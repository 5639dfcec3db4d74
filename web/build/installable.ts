import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { build, type Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');
const FIGURE = 'public/favicon.svg';
const NIGHT = '#0d1119';

/** The page that the service worker shows while the server cannot be reached. It loads nothing. */
const OFFLINE = 'offline.html';

const MANIFEST = {
  id: '/',
  name: 'Revenant',
  short_name: 'Revenant',
  description: 'Zombie board games by their real rules: with friends, with bots, tonight or over days.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: NIGHT,
  theme_color: NIGHT,
  categories: ['games'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** The favicon without its rounded background. */
const figureOf = (favicon: string): string => favicon.replace(/^<svg[^>]*><rect[^>]*\/>|<\/svg>\s*$/g, '');
const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;

/** Systems cut these icons to other shapes: the background fills the square, and the figure keeps its distance. */
const withoutCorners = (favicon: string, distance: number): string =>
  drawing(
    `<rect width="64" height="64" fill="${NIGHT}"/><g transform="translate(${32 * distance} ${32 * distance}) scale(${1 - distance})">${figureOf(favicon)}</g>`,
  );

/** Android shows only the outline of the small picture beside a notification. */
const BADGE = drawing(
  '<path fill="#fff" fill-rule="evenodd" d="M32 4C18 4 11 14 13 28c1 10 5 17 10 21v9h18v-9c5-4 9-11 10-21C53 14 46 4 32 4ZM24 25a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm16 0a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z"/>',
);

/** The pictures of the installed program, by path. */
async function pictures(): Promise<Record<string, Uint8Array>> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const favicon = readFileSync(join(WEB, FIGURE), 'utf8');
  const png = (svg: string, width: number): Uint8Array =>
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  return {
    'icons/192.png': png(favicon, 192),
    'icons/512.png': png(favicon, 512),
    'icons/maskable-512.png': png(withoutCorners(favicon, 0.25), 512),
    'icons/apple-touch-180.png': png(withoutCorners(favicon, 0.1), 180),
    'icons/badge-96.png': png(BADGE, 96),
  };
}

/** The service worker as one script. Its cache is named after the build, so a new build never reads an old cache. */
async function workerOf(name: string): Promise<string> {
  const built = await build({
    root: WEB,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(name), OFFLINE: JSON.stringify(`/${OFFLINE}`) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(WEB, 'src/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const { output } = Array.isArray(built) ? built[0]! : (built as Extract<typeof built, { output: unknown }>);
  return output[0].code;
}

/**
 * What makes the client installable: its manifest, its pictures, the page for a lost connection and the service worker,
 * which is built last because it is named after everything else.
 */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join('\n');
      for (const [fileName, source] of Object.entries(await pictures()))
        this.emitFile({ type: 'asset', fileName, source });
      const offline = readFileSync(join(WEB, 'src/service-worker', OFFLINE), 'utf8');
      this.emitFile({ type: 'asset', fileName: OFFLINE, source: offline });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) });
      const name = createHash('sha256')
        .update(names + offline)
        .digest('hex')
        .slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerOf(name) });
    },
  };
}
