import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const from = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');

/** Sentences, names and numbers need no more of ASCII than this. */
const ASCII = from(0x20, 0x7e);
const RARE = /[[\]{}|~^`\\<>$@#]/g;

/** The letters that every English page may need, and those of French as well. Other letters load a whole font. */
const LETTERS = {
  en: ASCII.replace(RARE, '') + 'çé\u00a0‘’“”–—…·×→−•°',
  fr: ASCII + 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»\u00a0\u202f‘’“”–—…·×→−•°',
};

const FONTS = {
  'barlow-400': {
    family: 'Barlow',
    weight: '400',
    file: '@fontsource/barlow/files/barlow-latin-400-normal.woff2',
  },
  'barlow-600': {
    family: 'Barlow',
    weight: '600',
    file: '@fontsource/barlow/files/barlow-latin-600-normal.woff2',
  },
  'barlow-condensed-600': {
    family: 'Barlow Condensed',
    weight: '600',
    file: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
  },
  'big-shoulders-800': {
    family: 'Big Shoulders Display',
    weight: '800',
    file: '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff2',
  },
};

/** Hints take up a third of a font, and today's screens do not need them. */
const SUBSET = { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true } as const;
/** The table of kerning. In labels and numbers nobody would see it, and it takes up a seventh of a font. */
const KERNING = 'GPOS';
/** Sentences and headlines are set with kerning. */
const KERNED = ['barlow-400', 'big-shoulders-800'];

/** The values of `unicode-range` for these letters. */
function rangeOf(letters: Iterable<string>): string {
  const codes = [...new Set([...letters].map((letter) => letter.codePointAt(0)!))].sort((one, other) => one - other);
  const starts = codes.filter((code, at) => codes[at - 1] !== code - 1);
  const ends = codes.filter((code, at) => codes[at + 1] !== code + 1);
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');
  return starts.map((first, at) => `U+${hex(first)}${ends[at] === first ? '' : `-${hex(ends[at]!)}`}`).join(', ');
}

const face = (family: string, name: string, weight: string, letters: keyof typeof LETTERS, range: string): string =>
  `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${letters}-${name}.woff2') format('woff2');
  unicode-range: ${range};
}
`;

/**
 * An English page loads the small font, and the larger one only for a name that needs it. A French page loads only the
 * larger one.
 */
function facesOf(name: string): string {
  const { family, weight } = FONTS[name as keyof typeof FONTS];
  const more = Array.from(LETTERS.fr).filter((letter) => !LETTERS.en.includes(letter));
  return (
    face(family, name, weight, 'en', rangeOf(LETTERS.en)) +
    face(family, name, weight, 'fr', rangeOf(more)) +
    face(`${family} French`, name, weight, 'fr', rangeOf(LETTERS.fr))
  );
}

/** Makes small fonts that contain only the letters that everybody needs, and the styles that load them. */
export function letters(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'letters',
    async config() {
      const folder = join(import.meta.dirname, '../node_modules/.cache/letters');
      mkdirSync(folder, { recursive: true });
      for (const [name, { file }] of Object.entries(FONTS)) {
        const whole = readFileSync(require.resolve(file));
        const subset = KERNED.includes(name) ? SUBSET : { ...SUBSET, dropTables: [KERNING] };
        for (const [language, letters] of Object.entries(LETTERS)) {
          const mark = createHash('sha256')
            .update(whole)
            .update(letters + JSON.stringify(subset))
            .digest('hex')
            .slice(0, 16);
          const target = join(folder, `${language}-${name}.woff2`);
          const stamp = join(folder, `${language}-${name}.${mark}`);
          if (existsSync(target) && existsSync(stamp)) continue;
          writeFileSync(target, await subsetFont(whole, letters, subset));
          writeFileSync(stamp, '');
        }
      }
      writeFileSync(join(folder, 'letters.css'), Object.keys(FONTS).map(facesOf).join(''));
      return { resolve: { alias: { '@letters': folder } } };
    },
  };
}
