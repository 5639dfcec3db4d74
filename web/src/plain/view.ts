/**
 * How the plain board reads a view. The texts `field-<name>` name its fields. A few fields have a meaning, but a view
 * need not have them: `round` and `phase` say where the game stands; `seats` has an entry for each player, with `seat`
 * and optionally `score` and `colour`; `outcome` is how the game ended; `die` and `dice` are drawn as dice.
 */
import { SEATS } from '../lib/names';
import type { Speech } from '../lib/speech';

export type Fields = Record<string, unknown>;

const KNOWN = ['round', 'phase', 'seats', 'outcome'];
const KNOWN_OF_SEATS = ['seat', 'score', 'colour'];

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
export const isSeat = (value: unknown): value is string => typeof value === 'string' && SEATS.includes(value);

/** The fields of a view. */
export const fieldsOf = (view: unknown): Fields => (isFields(view) ? view : {});

/** The fields that are not `known` and hold something. */
const others = (fields: Fields, known: readonly string[]): [string, unknown][] =>
  Object.entries(fields).filter(([name, value]) => !known.includes(name) && !isNothing(value));
const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** What the board shows: everything that no other part of the table shows. */
export const panels = (view: unknown): [string, unknown][] => others(fieldsOf(view), KNOWN);

export interface Player {
  seat: string;
  score: number | null;
  colour: string | undefined;
  /** What else is known about the player. */
  facts: [string, unknown][];
}

export function players(view: unknown): Player[] {
  const { seats } = fieldsOf(view);
  return (Array.isArray(seats) ? seats : []).filter(isFields).flatMap((each) =>
    isSeat(each.seat)
      ? [
          {
            seat: each.seat,
            score: typeof each.score === 'number' ? each.score : null,
            colour: typeof each.colour === 'string' ? each.colour : undefined,
            facts: others(each, KNOWN_OF_SEATS),
          },
        ]
      : [],
  );
}

export function label(name: string, speech: Speech): string {
  return speech.word(`field-${name.replaceAll('_', '-')}`);
}

/** A plain value in words. */
export function said(value: unknown, speech: Speech): string {
  if (typeof value === 'boolean') return speech.word(value ? 'plain-yes' : 'plain-no');
  if (typeof value === 'number') return String(value);
  if (isSeat(value)) return speech.name(value);
  if (typeof value === 'string') return speech.word(value);
  return '–';
}

/** The dice in a field named for them; a die that nobody may see yet is null. */
export function diceOf(name: string, value: unknown): (number | null)[] | null {
  if (name === 'die' && typeof value === 'number') return [value];
  const isDie = (each: unknown): each is number | null => each === null || typeof each === 'number';
  return name === 'dice' && Array.isArray(value) && value.every(isDie) ? value : null;
}

/** What differs between two views, as names of things on the screen: `field-pot`, `seat-A`. */
export function changes(before: unknown, after: unknown): string[] {
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const was = fieldsOf(before);
  const fields = panels(after)
    .filter(([name, value]) => differs(was[name], value))
    .map(([name]) => `field-${name}`);
  const seats = players(before);
  return [
    ...fields,
    ...players(after)
      .filter((player, at) => seats[at] && differs(seats[at], player))
      .map(({ seat }) => `seat-${seat}`),
  ];
}
