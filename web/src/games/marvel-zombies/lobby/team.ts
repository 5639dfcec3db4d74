/** Options about the heroes, read as the server reads them. */
import { SEATS } from '../../../lib/names';
import { CHARACTERS } from '../pieces';
import type { Character } from '../wire';

const PER_SIDE = 6;

/** Whether a mission, given by its code or its text, is one of Hero Mode. */
export const isHeroMode = (mission: string): boolean =>
  mission.includes('\n') ? /^\s*mode\s*=\s*"hero"/m.test(mission) : mission.startsWith('MH');

/** MZ-29.2 */
export const heroesOf = (heroMode: boolean): Character[] =>
  heroMode ? CHARACTERS.slice(PER_SIDE) : CHARACTERS.slice(0, PER_SIDE);

/**
 * The heroes that are named, in play order, without those of the other side and those that exceed the number of heroes.
 */
export function teamOf(value: string | undefined, heroes: readonly Character[], nHeroes: number): Character[] {
  const named = value === undefined || value === 'random' ? [] : value.split(',');
  return named.filter((who): who is Character => heroes.includes(who as Character)).slice(0, nHeroes);
}

/** The seat of each hero in play order. Heroes are shared out evenly unless the host has chosen (MZ-2.4). */
export function seatingOf(value: string | undefined, nSeats: number, nHeroes: number): string[] {
  const chosen = value === undefined || value === 'evenly' ? [] : value.split(',');
  return Array.from({ length: nHeroes }, (_, hero) => {
    const seat = chosen[hero];
    return seat !== undefined && SEATS.indexOf(seat) < nSeats ? seat : SEATS[hero % nSeats]!;
  });
}
