import { settings, save, type Language } from './settings.svelte';
import { Words, type Arguments } from './words';

/** The texts of a language: shared with the terminal, the client's own, and those of the game. */
const texts: Record<Language, () => Promise<string[]>> = {
  en: async () => (await import('../text/english')).default,
  fr: async () => (await import('../text/french')).default,
};

let spoken = $state.raw(new Words('en', []));

/** Speaks this language from now on. */
export async function speak(language: Language): Promise<void> {
  spoken = new Words(language, await texts[language]());
  settings.language = language;
  document.documentElement.lang = language;
  save();
}

export const words = (): Words => spoken;

/** A text of the client itself. */
export const t = (id: string, args?: Arguments): string => spoken.word(id, args);
