import { describe, expect, test } from 'vitest';
import type { Result } from '../src/lib/api';
import { byGame, evenings } from '../src/lib/profile/summary';

const result = (game: string, nPlayers: number, hasWon: boolean, ended = new Date(2024, 0, 5, 21)): Result => ({
  table: 'table',
  game,
  ended_ms: ended.getTime(),
  score: 0,
  place: hasWon ? 1 : 2,
  has_won: hasWon,
  players: Array.from({ length: nPlayers }, (_, at) => `Player ${at}`),
});

describe('what finished games add up to', () => {
  test('an average player wins one game in as many as there are sides', () => {
    const results = [
      result('mall', 4, true),
      result('mall', 4, false),
      result('mall', 2, false),
      result('city', 5, true),
    ];
    expect(byGame(results, ['city', 'mall', 'other'], () => false)).toEqual([
      { game: 'city', played: 1, won: 1, expected: 0.2 },
      { game: 'mall', played: 3, won: 1, expected: 1 },
    ]);
  });

  test('nothing is expected of games that all win or lose together', () => {
    expect(byGame([result('heroes', 3, true)], ['heroes'], (game) => game === 'heroes')).toEqual([
      { game: 'heroes', played: 1, won: 1, expected: null },
    ]);
  });

  test('evenings go on past midnight', () => {
    // 5 January 2024 was a Friday.
    const friday = [new Date(2024, 0, 5, 21), new Date(2024, 0, 6, 1), new Date(2024, 0, 6, 4, 59)];
    const saturday = [new Date(2024, 0, 6, 5, 1)];
    const monday = [new Date(2024, 0, 1, 20)];
    const all = [...friday, ...saturday, ...monday].map((ended) => result('mall', 3, true, ended));
    expect(evenings(all)).toEqual([1, 0, 0, 0, 3, 1, 0]);
    expect(evenings([])).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
