/** All games that can be played: each folder here with an `index.ts`, and the plain board for the others. */
import plain from 'virtual:games/boards';
import type { Game } from './game';

const folders = import.meta.glob<{ default: Game }>('./*/index.ts');
const loaderOf = (id: string): (() => Promise<{ default: Game }>) | undefined =>
  folders[`./${id}/index.ts`] ?? plain[id];

export const isPlayable = (id: string): boolean => loaderOf(id) !== undefined;

export async function gameOf(id: string): Promise<Game> {
  const load = loaderOf(id);
  if (!load) throw new Error(`there is no game ${id}`);
  return (await load()).default;
}
