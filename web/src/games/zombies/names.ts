/** Names of cards and tiles. Only those of the first box are among the texts that are loaded at once. */
import { FACES } from './faces';
import { TILES } from './tiles';

const tiles: ReadonlySet<string> = new Set(TILES.map(({ tile }) => tile));

/** The cards and tiles that are named anywhere in a view or in notices. */
export function namesIn(said: unknown): string[] {
  if (typeof said === 'string') return said in FACES || tiles.has(said) ? [said] : [];
  if (said === null || typeof said !== 'object') return [];
  return Object.entries(said).flatMap(([key, value]) => [...namesIn(key), ...namesIn(value)]);
}
