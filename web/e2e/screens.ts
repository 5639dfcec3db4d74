import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';

/** A screen on which a test is run: its size, its language, and the words that a player reads there. */
export interface Screen {
  name: string;
  isPhone: boolean;
  options: BrowserContextOptions;
  /** A text without arguments, from the pages or from Zombies!!!. */
  word: (id: string) => string;
}

const ROOT = resolve(import.meta.dirname, '../..');
const TEXTS = ['web/src/text', 'web/src/games/zombies/text', 'games/zombies/text'];

function wordsOf(language: string): (id: string) => string {
  const text = TEXTS.map((folder) => readFileSync(resolve(ROOT, folder, `${language}.ftl`), 'utf8')).join('\n');
  return (id) => {
    const [, said] = new RegExp(`^${id} = (.*)$`, 'm').exec(text) ?? [];
    if (said === undefined) throw new Error(`no word ${id}`);
    return said.replaceAll(/\s+/g, ' ');
  };
}

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const DESKTOP: Screen = { name: 'desktop, en', isPhone: false, options: {}, word: wordsOf('en') };
export const PHONE_FR: Screen = {
  name: 'phone, fr',
  isPhone: true,
  options: { ...PHONE, locale: 'fr-FR' },
  word: wordsOf('fr'),
};
export const SCREENS = [DESKTOP, PHONE_FR];
