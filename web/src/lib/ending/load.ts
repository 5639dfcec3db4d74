import { api } from '../api';
import type { Ending, EndingOf } from './ending';
import { keptSteps } from './kept';

/** Games that tell how they ended. */
const loaders = import.meta.glob<{ default: EndingOf }>('../../games/*/ending.ts');

/** How a finished game went; null if the game does not tell. */
export async function endingOf(game: string, table: string): Promise<Ending | null> {
  const load = loaders[`../../games/${game}/ending.ts`];
  if (!load) return null;
  // What everybody may know is enough, and is less to load than the table with its secrets.
  const [{ default: of }, replay] = await Promise.all([load(), api.replay(table, 'table')]);
  return of({ ...replay, steps: keptSteps(replay.steps) });
}
