/** Which tiles and cards a set-up puts on the table. */
import { DECK, type Printed, type Requirement } from './deck';
import type { Card, Set } from './wire';

export interface Setup {
  tiles?: Set[];
  cards?: Set[];
  leave_out?: Card[];
  put_back?: Card[];
  guts?: boolean;
  sewers?: boolean | null;
  subway?: boolean | null;
  helipad?: string;
  entrance?: string;
  mixed_stack?: boolean;
  carnival_start?: boolean;
  jail_start?: boolean;
}

export const tileSetsOf = (setup: Setup): Set[] => setup.tiles ?? ['z1', 'z6'];
export const cardSetsOf = (setup: Setup): Set[] => setup.cards ?? ['z1', 'z3.5', 'z6'];

function isMet(setup: Setup, requirement: Requirement): boolean {
  const tiles = tileSetsOf(setup);
  if (requirement === 'guts') return setup.guts ?? true;
  if (requirement === 'sewers') return setup.sewers ?? tiles.includes('z6');
  if (requirement === 'subway') return setup.subway ?? tiles.includes('z6');
  if (requirement === 'jail-start') return setup.jail_start ?? false;
  return tiles.includes(requirement);
}

/** ZOM-2.8 */
export function isOfUse(setup: Setup, { at, requires }: Printed): boolean {
  const tiles = tileSetsOf(setup);
  return (at.length === 0 || at.some((each) => tiles.includes(each))) && (requires === null || isMet(setup, requires));
}

export function isInDeck(setup: Setup, printed: Printed): boolean {
  const { card, set } = printed;
  return (
    cardSetsOf(setup).includes(set) &&
    !setup.leave_out?.includes(card) &&
    (isOfUse(setup, printed) || !!setup.put_back?.includes(card))
  );
}

/** How many of each kind are in the deck. */
export const deckOf = (setup: Setup): number[] =>
  DECK.map((printed) => (isInDeck(setup, printed) ? printed.copies : 0));
