import { gameOf } from '../games';
import type { Game } from '../games/game';
import { speakOf } from './language.svelte';

/** Loads a game and all its words. */
export async function spokenGame(id: string): Promise<Game> {
  const game = await gameOf(id);
  await speakOf(game);
  return game;
}
