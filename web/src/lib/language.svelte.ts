import { settings, save, type Language } from './settings.svelte';
import { Words, type Arguments } from './words';

const texts: Record<Language, () => Promise<string[]>> = {
  en: async () => [(await import('../text/en.ftl?raw')).default, (await import('../../../games/mall-of-horror/text/en.ftl?raw')).default],
  fr: async () => [(await import('../text/fr.ftl?raw')).default, (await import('../../../games/mall-of-horror/text/fr.ftl?raw')).default],
};

const current = $state<{ words: Words }>({ words: new Words('en', []) });

/** Speaks this language from now on. */
export async function speak(language: Language): Promise<void> {
  const words = new Words(language, await texts[language]());
  current.words = words;
  settings.language = language;
  document.documentElement.lang = language;
  save();
}

export const words = (): Words => current.words;

/** A text of the client itself. */
export const t = (id: string, args?: Arguments): string => current.words.word(id, args);
