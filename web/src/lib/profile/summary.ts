/** What a player's finished games add up to. */
import type { Result } from '../api';

export interface OfGame {
  game: string;
  played: number;
  won: number;
  /** How many an average player would have won at those tables; null where all sides win or lose together. */
  expected: number | null;
}

/** The games that were played, in this order. */
export function byGame(
  results: readonly Result[],
  games: readonly string[],
  isTogether: (game: string) => boolean,
): OfGame[] {
  return games.flatMap((game) => {
    const own = results.filter((result) => result.game === game);
    if (own.length === 0) return [];
    const expected = isTogether(game) ? null : own.reduce((sum, { players }) => sum + 1 / players.length, 0);
    return [{ game, played: own.length, won: own.filter(({ has_won }) => has_won).length, expected }];
  });
}

/** A game that ends before this hour belongs to the evening before. */
const NIGHT_ENDS_AT = 5;
const HOUR_MS = 3_600_000;

/** How many games ended on each day of the week in the reader's time zone, Monday first. */
export function evenings(results: readonly Result[]): number[] {
  const days = Array.from({ length: 7 }, () => 0);
  for (const { ended_ms } of results) {
    const evening = new Date(ended_ms - NIGHT_ENDS_AT * HOUR_MS);
    days[(evening.getDay() + 6) % 7]! += 1;
  }
  return days;
}
