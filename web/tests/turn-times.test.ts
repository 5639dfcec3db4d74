import { expect, test } from 'vitest';
import { TurnTimes } from '../src/lib/play/turn-times.svelte';

test('the estimate is the mean of the turns of others, in steps of five seconds', () => {
  let now = 0;
  const times = new TurnTimes(() => now);
  const turn = (seat: string, isMine: boolean, ms: number): void => {
    times.sees(seat, isMine);
    now += ms;
  };
  turn('B', false, 6000);
  expect(times.secondsFor(2)).toBeNull();
  turn('C', false, 8000);
  turn('A', true, 90_000);
  turn('B', false, 100);
  expect(times.secondsFor(2)).toBe(15);
  expect(times.secondsFor(0)).toBeNull();
  // The same seat again is the same turn.
  times.sees('B', false);
  expect(times.secondsFor(1)).toBe(5);
});
