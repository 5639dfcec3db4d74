import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The letters of English and French. A name in other letters loads the whole font. */
const LETTERS =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, n) => String.fromCodePoint(0x20 + n)).join('') +
  'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»\u00a0\u202f‘’“”–—…·×→−•°';

const FONTS = {
  'barlow-400': '@fontsource/barlow/files/barlow-latin-400-normal.woff2',
  'barlow-600': '@fontsource/barlow/files/barlow-latin-600-normal.woff2',
  'barlow-condensed-600': '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
  'big-shoulders-800': '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff2',
};

/** Hints take up a third of a font, and today's screens do not need them. */
const SUBSET = { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true } as const;

/** Makes small fonts that contain only the letters that everybody needs, such as `@letters/barlow-400.woff2`. */
export function letters(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'letters',
    async config() {
      const folder = join(import.meta.dirname, '../node_modules/.cache/letters');
      mkdirSync(folder, { recursive: true });
      for (const [name, file] of Object.entries(FONTS)) {
        const whole = readFileSync(require.resolve(file));
        const mark = createHash('sha256')
          .update(whole)
          .update(LETTERS + JSON.stringify(SUBSET))
          .digest('hex')
          .slice(0, 16);
        const target = join(folder, `${name}.woff2`);
        const stamp = join(folder, `${name}.${mark}`);
        if (existsSync(target) && existsSync(stamp)) continue;
        writeFileSync(target, await subsetFont(whole, LETTERS, SUBSET));
        writeFileSync(stamp, '');
      }
      return { resolve: { alias: { '@letters': folder } } };
    },
  };
}
