/** Which notices must not be missed. */
import { scriptOf } from '../../lib/film/reading';

export const script = scriptOf({
  rows: [],
  grave: ['character-lost', 'player-eliminated', 'tower-collapsed', 'armory-burnt', 'game-ended'],
  toYou: ['character-diverted', 'character-fled'],
});
