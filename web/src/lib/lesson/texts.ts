import type { Language } from '../settings.svelte';
import { Words } from '../words';

const texts = import.meta.glob<string>('../../../../games/*/lessons/text/*.ftl', { query: '?raw', import: 'default' });

/** The sentences of a game's lessons. */
export async function sentencesOf(game: string, language: Language): Promise<Words> {
  const load = texts[`../../../../games/${game}/lessons/text/${language}.ftl`];
  return new Words(language, load ? [await load()] : []);
}
