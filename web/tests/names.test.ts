import { expect, test } from 'vitest';
import { namesOfPlayers } from '../src/lib/names';

test('a bot whose name a person has gets one that nobody else has', () => {
  const names = namesOfPlayers(['bot:thumb', 'Ivy', 'bot:thumb', 'Ada']);
  expect(names.slice(1, 2)).toEqual(['Ivy']);
  expect(new Set(names).size).toBe(4);
  for (const person of ['Ada', 'Bastien', 'Ivy']) {
    const players = ['bot:thumb', 'bot:thumb', 'bot:thumb', person];
    expect(new Set(namesOfPlayers(players)).size).toBe(4);
  }
});
