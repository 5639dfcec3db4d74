import type { BoardModel } from './board/model.svelte';

/** What a bot would do in one's place, and why: a word of the game's texts, `reason-…`. */
export interface Suggestion {
  action: unknown;
  reason: string | null;
}

/** A suggestion in words; without a reason where the game has none for it. */
export function suggestionSaid(
  { action, reason }: Suggestion,
  model: BoardModel,
): { what: string; why: string | null } {
  const { speech, question } = model;
  const why = `reason-${reason}`;
  return {
    what: model.actionSaid(action) ?? speech.action(action, question),
    why: reason !== null && speech.words.has(why) ? speech.word(why) : null,
  };
}
