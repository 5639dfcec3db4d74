import type { BoardModel } from './board/model.svelte';

/** What a bot would do in this seat. The reason is the id of a text `reason-…` of the game. */
export interface Suggestion {
  action: unknown;
  reason: string | null;
}

/** A suggestion in words, with its reason if the game has a text for it. */
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
