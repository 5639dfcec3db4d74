/** The games that can be played here. A game is a folder with a cover and an `index.ts`, and a line in this list. */
import type { Game } from './game';

const games: Record<string, () => Promise<{ default: Game }>> = {
  'city-of-horror': () => import('./city-of-horror'),
  'mall-of-horror': () => import('./mall-of-horror'),
  'marvel-zombies': () => import('./marvel-zombies'),
  zombies: () => import('./zombies'),
};

export const isPlayable = (id: string): boolean => id in games;

export async function gameOf(id: string): Promise<Game> {
  const load = games[id];
  if (!load) throw new Error(`there is no game ${id}`);
  return (await load()).default;
}
