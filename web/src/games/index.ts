/** The games that can be played here: every folder beside this file that has an `index.ts`; the others have the plain board. */
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
