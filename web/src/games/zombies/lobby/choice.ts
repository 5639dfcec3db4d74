/** Turns the options that a host chooses into a set-up. */
import { DECK, type Printed } from '../deck';
import type { Setup } from '../setup';
import type { Card, Set } from '../wire';

const BOXES: readonly Set[] = ['z1', 'z2', 'z3', 'z3.5', 'z4', 'z5', 'z6', 'z7', 'z8'];
const CARDS_ONLY: readonly Set[] = ['z3.5', 'own'];

/** The boxes that a host can choose, in the order of the options; home-made cards only if there are any. */
export const setsOf = (deck: readonly Pick<Printed, 'set'>[]): readonly Set[] =>
  deck.some(({ set }) => set === 'own') ? [...BOXES, 'own'] : BOXES;
export const SETS = setsOf(DECK);
export const hasTiles = (set: Set): boolean => !CARDS_ONLY.includes(set);

const listed = <T extends string>(value: string | undefined, between: string): T[] =>
  value === undefined || value === 'none' ? [] : (value.split(between) as T[]);
const sets = (value: string | undefined): Set[] | undefined =>
  value === undefined ? undefined : listed<Set>(value, '-');
const bySets = (value: string | undefined): boolean | null => (value === 'on' ? true : value === 'off' ? false : null);

/** The set-up from those options that decide which cards there are. */
export function setupOf(options: Readonly<Record<string, string>>): Setup {
  return {
    tiles: sets(options.tiles),
    cards: sets(options.cards),
    leave_out: listed<Card>(options.leave_out, ','),
    put_back: listed<Card>(options.put_back, ','),
    guts: options.guts !== 'off',
    sewers: bySets(options.sewers),
    subway: bySets(options.subway),
    jail_start: options.jail_start === 'on',
  };
}

/** The chosen boxes with this one added or removed, in the order of all boxes. */
export const toggled = (chosen: readonly Set[], set: Set): string =>
  SETS.filter((each) => (each === set) !== chosen.includes(each)).join('-');
