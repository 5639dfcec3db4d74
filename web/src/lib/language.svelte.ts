import type { Game } from '../games/game';
import { settings, save, type Language } from './settings.svelte';
import { Words, type Arguments } from './words';

type Texts = () => Promise<{ default: string[] }>;

/** How much of the texts is loaded: what the first look at a table needs, or everything. */
export type Amount = 'first' | 'all';

/** The texts of a language that are not about one game. Those for the first look are loaded before all others. */
const own: Record<Amount, Record<Language, Texts>> = {
  first: { en: () => import('../text/english'), fr: () => import('../text/french') },
  all: { en: () => import('../text/english-later'), fr: () => import('../text/french-later') },
};

let spoken = $state.raw(new Words('en', []));
/** The game whose texts are loaded as well. There is only one, because only one game is on the screen at a time. */
let game: Game | null = null;
let amount: Amount = 'first';
/** The language that is wanted; it is spoken once its texts are loaded. */
let wanted: Language = settings.language;

/** Loads the texts that are wanted now. */
async function load(): Promise<void> {
  const [language, of, much] = [wanted, game, amount];
  const loaders = [own.first[language], of?.texts[language]];
  if (much === 'all') loaders.push(own.all[language], of?.laterTexts?.[language]);
  const texts = await Promise.all(loaders.filter((each) => each !== undefined).map((each) => each()));
  // The page may want other texts by now.
  if (language !== wanted || of !== game || much !== amount) return;
  spoken = new Words(
    language,
    texts.flatMap((each) => each.default),
    much === 'all',
  );
}

/** Switches to this language. Pages other than tables need all words. */
export async function speak(language: Language, much: Amount = amount): Promise<void> {
  if (much === 'all') amount = much;
  wanted = language;
  try {
    await load();
  } catch (problem) {
    if (language === wanted) wanted = settings.language;
    throw problem;
  }
  if (language !== wanted) return;
  settings.language = language;
  document.documentElement.lang = language;
  save();
}

/** Loads the texts of this game in place of those of another game. */
export async function speakOf(other: Game, much: Amount = 'all'): Promise<void> {
  if (game === other && (much === amount || amount === 'all')) return;
  game = other;
  if (much === 'all') amount = much;
  await load();
}

/** Loads the words that the first look at a table does not need. */
export async function speakFully(): Promise<void> {
  if (amount === 'all') return;
  amount = 'all';
  await load();
}

export const words = (): Words => spoken;

/** A text of the client itself. */
export const t = (id: string, args?: Arguments): string => spoken.word(id, args);
