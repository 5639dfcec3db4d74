import { drawn, type Draw, type Redraw } from '../../lib/chance';
import { TRAITS } from './cards';
import type { SpawnCard, Trait } from './wire';

type Roll = { dice: number[] } | { spawn: SpawnCard } | { trait: Trait } | object;
interface Setup {
  mission?: string;
  gentle_deck?: boolean;
}

const N_SPAWN_CARDS = 42;
/** Cards that the gentle deck leaves out (MZ-52.4), and those of leaders, which MZ10 leaves out (MZ-40.6). */
const HARSH = [18, 19, 21, 22];
const LEADERS = [14, 15, 16, 30, 31, 32];
const OF_A_MODE = 15;
const COPIES = 3;

function spawnsOf({ mission, gentle_deck }: Setup): number[] {
  const left = [...(gentle_deck ? HARSH : []), ...(mission === 'MZ10' ? LEADERS : [])];
  return Array.from({ length: N_SPAWN_CARDS }, (_, at) => (left.includes(at + 1) ? 0 : 1));
}

/** A deck whose drawn cards are known until it is reshuffled. */
class Deck {
  constructor(private counts: number[]) {}

  async draw(said: number, draw: Draw): Promise<number> {
    if (this.counts[said] === 0) this.counts = [];
    if (this.counts.every((count) => count === 0)) return said;
    const found = await drawn(this.counts, draw);
    this.counts[said]! -= 1;
    return found;
  }
}

/**
 * Rolls the dice and draws Spawn cards and Traits again from the numbers. Draws that depend on a mission's file are
 * taken from the journal unchecked.
 */
export function redraw(_nSeats: number, given: unknown): Redraw {
  const setup = (given ?? {}) as Setup;
  const isFile = (setup.mission ?? '').includes('\n');
  const spawns = new Deck(isFile ? [] : spawnsOf(setup));
  const isHero = (setup.mission ?? '').startsWith('MH');
  const traits = new Deck(isFile ? [] : TRAITS.map((_, at) => (at < OF_A_MODE === !isHero ? COPIES : 0)));
  return async (value, draw) => {
    const roll = value as Roll;
    if ('dice' in roll) {
      const dice = roll.dice.map(() => 0);
      for (let left = roll.dice.reduce((sum, n) => sum + n, 0); left > 0; left--) dice[await draw.below(6)]! += 1;
      return { dice };
    }
    if ('spawn' in roll) return { spawn: await spawns.draw(roll.spawn, draw) };
    if ('trait' in roll) return { trait: TRAITS[await traits.draw(TRAITS.indexOf(roll.trait), draw)] };
    return roll;
  };
}
