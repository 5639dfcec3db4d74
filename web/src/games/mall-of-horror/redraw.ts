import type { Redraw } from '../../lib/chance';
import type { Card } from './wire';

/** In the order of the rules, which is the order of the bag. */
export const CARDS: Card[] = [
  'threat',
  'security-camera',
  'sprint',
  'hardware',
  'hidden',
  'axe',
  'revolver',
  'baseball-bat',
  'sawn-off-shotgun',
  'grenade',
  'chainsaw',
];

/** MALL-1.4: five kinds occur three times each, six once. */
const COUNTS = [3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1];

type Roll = { chief: string } | { dice: number[] } | { cards: Card[] };

/** Rolls this game's dice and draws its cards again from the numbers. */
export function redraw(nSeats: number): Redraw {
  const bag = COUNTS.slice();
  return async (value, draw) => {
    const roll = value as Roll;
    if ('chief' in roll) return { chief: String.fromCharCode(65 + (await draw.below(nSeats))) };
    if ('dice' in roll) {
      const dice: number[] = [];
      for (let n = 0; n < roll.dice.length; n++) dice.push(1 + (await draw.below(6)));
      return { dice };
    }
    const counts = bag.slice();
    const cards: Card[] = [];
    for (let n = 0; n < roll.cards.length; n++) {
      let nth = await draw.below(counts.reduce((sum, count) => sum + count, 0));
      const index = counts.findIndex((count) => {
        if (nth < count) return true;
        nth -= count;
        return false;
      });
      counts[index]! -= 1;
      cards.push(CARDS[index]!);
    }
    // The bag loses what was drawn according to the journal, so that one false line does not make later lines look
    // false.
    for (const card of roll.cards) bag[CARDS.indexOf(card)]! -= 1;
    return { cards };
  };
}
