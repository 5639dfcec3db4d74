import { api } from './api';
import { go } from './router.svelte';
import { somebody } from './session.svelte';

/** Begins the first lesson of a game, or goes on with it where it was left. */
export async function learn(game: string): Promise<void> {
  await somebody();
  const table = await api.learn(game);
  go(`/table/${table.id}`);
}
