import type { Game } from '../games/game';
import { settings, save, type Language } from './settings.svelte';
import { Words, type Arguments } from './words';

/** The texts of a language: those shared with the terminal, the client's own, and those of the covers. */
const own: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../text/english'),
  fr: () => import('../text/french'),
};

let spoken = $state.raw(new Words('en', []));
/** The game whose texts are loaded too. Only one is on the screen at a time. */
let game: Game | null = null;

async function wordsOf(language: Language, of: Game | null): Promise<Words> {
  const texts = await Promise.all([own[language](), of?.texts[language]()]);
  return new Words(
    language,
    texts.flatMap((each) => each?.default ?? []),
  );
}

/** Switches to this language. */
export async function speak(language: Language): Promise<void> {
  spoken = await wordsOf(language, game);
  settings.language = language;
  document.documentElement.lang = language;
  save();
}

/** Loads the texts of this game, in place of another's. */
export async function speakOf(other: Game): Promise<void> {
  if (game === other) return;
  game = other;
  spoken = await wordsOf(settings.language, other);
}

export const words = (): Words => spoken;

/** A text of the client itself. */
export const t = (id: string, args?: Arguments): string => spoken.word(id, args);
