import { drawn, type Draw, type Redraw } from '../../lib/chance';
import { DECK } from './deck';
import { deckOf, tileSetsOf, type Setup } from './setup';
import { TILES, type Drawn } from './tiles';
import type { Card, Seat, Set, Tile } from './wire';

type Roll =
  { seat: Seat } | { die: number } | { dice: [number, number] } | { cards: Card[] } | { tile: Tile } | { card: Card };

/** ZOM-19.3: these tiles are laid along with the entrance of their box, so they are in no stack. */
const COMPANIONS: Partial<Record<Set, Tile[]>> = {
  z2: ['base-straight', 'base-crossroads'],
  z3: ['mall-crossroads'],
  z5: ['campus-crossroads'],
  z7: ['carnival-crossroads'],
  z8: ['prison-crossroads'],
};
const MIXED: Set[] = ['z2', 'z5', 'z8'];

const die = async (draw: Draw): Promise<number> => 1 + (await draw.below(6));
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The tiles that are still in the stacks. */
class Stacks {
  private readonly counts: number[];
  private readonly lower: number;
  private readonly upperFrom: number;
  /** Whether the draws alone tell which tiles are where. They do not once a tile has been shuffled back. */
  private isKnown: boolean;

  constructor(
    private readonly setup: Setup,
    sets: readonly Set[],
  ) {
    this.isKnown = !setup.carnival_start && !setup.jail_start;
    this.counts = TILES.map((tile) => (sets.includes(tile.set) && !this.isAside(tile) ? tile.copies : 0));
    for (const set of sets) {
      if (setup.mixed_stack && MIXED.includes(set))
        TILES.forEach(
          (tile, index) =>
            tile.set === set && (tile.kind === 'entrance' || tile.kind === 'helipad') && (this.counts[index] = 0),
        );
      else
        COMPANIONS[set]?.forEach((companion) => (this.counts[TILES.findIndex(({ tile }) => tile === companion)]! -= 1));
    }
    const size = total(TILES.map((tile, index) => (this.stack(tile) === 'city' ? this.counts[index]! : 0)));
    this.lower = setup.helipad === 'short' ? Math.floor(size / 2) : 1;
    this.upperFrom = setup.entrance === 'upper-half' ? Math.floor(size / 2) : 0;
  }

  private isAside({ tile, kind }: Drawn): boolean {
    return kind === 'start' || tile.startsWith('fun-house') || tile === 'big-top2';
  }
  private stack({ set, kind }: Drawn): string {
    const isCity =
      set === 'z1' || set === 'z6' || kind === 'entrance' || (!!this.setup.mixed_stack && MIXED.includes(set));
    return isCity ? 'city' : set;
  }
  /** How likely each kind is to come next. */
  private weights(stack: string): number[] {
    const here = TILES.map((tile, index) => (this.stack(tile) === stack ? this.counts[index]! : 0));
    if (stack !== 'city') return here;
    const left = total(here);
    const of = (kind: string, isApart: boolean): number[] =>
      isApart ? TILES.flatMap((tile, index) => (tile.kind === kind && here[index]! > 0 ? [index] : [])) : [];
    const [helipad] = of('helipad', true);
    const entrances = of('entrance', this.upperFrom > 0);
    const ordinary = here.map((count, index) => (index === helipad || entrances.includes(index) ? 0 : count));
    const nOrdinary = total(ordinary);
    if (helipad !== undefined && (left <= this.lower || nOrdinary === 0))
      return ordinary.map((count, index) => (index === helipad ? 1 : count));
    const above = left - this.upperFrom;
    if (entrances.length === 0 || above <= 0) return ordinary;
    const others = above - entrances.length;
    return ordinary.map((count, index) =>
      entrances.includes(index) ? (others === 0 ? 1 : nOrdinary) : count * others,
    );
  }

  async draw(said: Tile, draw: Draw): Promise<Tile> {
    const at = TILES.findIndex(({ tile }) => tile === said);
    if (this.counts[at] === 0) this.isKnown = false;
    if (!this.isKnown) return said;
    const weights = this.weights(this.stack(TILES[at]!));
    const found = await drawn(weights, draw);
    this.counts[at]! -= 1;
    return TILES[found]?.tile ?? said;
  }
}

/**
 * Draws this game's tiles and cards again from the numbers, and rolls its dice. Stacks and deck lose what was drawn
 * according to the journal. What the draws alone do not tell is taken from the journal unchecked: who is tied, what is
 * in a hand, and the deck once it consists of reshuffled discards.
 */
export function redraw(nSeats: number, given: unknown): Redraw {
  const setup = (given ?? {}) as Setup;
  const sets = tileSetsOf(setup);
  const bag = deckOf(setup);
  const stacks = new Stacks(setup, sets);
  // A page from the fourth box takes cards out of the deck without a draw.
  let isDeckKnown = !(setup.cards ?? []).includes('z4');
  let isFirst = true;
  return async (value, draw) => {
    const roll = value as Roll;
    const isDealer = isFirst;
    isFirst = false;
    if ('die' in roll) return { die: await die(draw) };
    if ('dice' in roll) return { dice: [await die(draw), await die(draw)] };
    if ('seat' in roll) return isDealer ? { seat: String.fromCharCode(65 + (await draw.below(nSeats))) } : roll;
    if ('tile' in roll) return { tile: await stacks.draw(roll.tile, draw) };
    if (!('cards' in roll)) return roll;
    if (roll.cards.length > total(bag)) isDeckKnown = false;
    if (!isDeckKnown) return roll;
    const left = [...bag];
    const cards: Card[] = [];
    while (cards.length < roll.cards.length) {
      const found = await drawn(left, draw);
      left[found]! -= 1;
      cards.push(DECK[found]!.card);
    }
    for (const card of roll.cards) bag[DECK.findIndex((each) => each.card === card)]! -= 1;
    return { cards };
  };
}
