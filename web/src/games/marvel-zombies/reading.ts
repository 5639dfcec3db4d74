/** Which notices must not be missed. */
import { scriptOf } from '../../lib/film/reading';

export const script = scriptOf({
  rows: [],
  grave: ['citizen-devoured', 'citizen-lost', 'leader-placed', 'hero-eliminated', 'game-ended'],
  toYou: ['wounds-taken'],
});
