import type { Before, Draw, Redraw } from '../../lib/chance';
import { CARDS, PLACES, ROLES } from './pieces';
import type { Card, Colour, Food, Place, Role, Seat, Side, View } from './wire';

/** CITY-1.6 and CITY-1.9: how many cards of a kind are in the box. */
const copies = (card: Card): number =>
  card === 'chainsaw' || card === 'pickpocket'
    ? 1
    : card === 'pepper-spray' || card === 'gun' || card === 'molotov-cocktail' || card === 'rescue-flare'
      ? 3
      : card === 'shotgun'
        ? 4
        : card === 'lawn-mower'
          ? 0
          : 2;
const FOOD = [1, 5, 5, 1];
const BUILDINGS: Place[] = ['church', 'hospital', 'bank', 'armory'];
const PACK = 4;

type Roll =
  | { layout: Place[] }
  | { sides: Side[] }
  | { colours: Colour[] }
  | { 'first-player': Seat }
  | { food: Food[] }
  | { characters: Role[] }
  | { places: Place[] }
  | { cards: Card[] }
  | { invasion: number }
  | { stolen: Card };

interface Setup {
  edition?: string;
  switches?: { sixth_color?: string };
  wheel?: Colour[];
  promo_lawn_mower?: boolean;
}

async function shuffled<T>(items: readonly T[], draw: Draw): Promise<T[]> {
  const all = [...items];
  for (let last = all.length - 1; last >= 1; last--) {
    const other = await draw.below(last + 1);
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

/** Draws from a bag without putting anything back, and returns the kinds. */
async function sampled(bag: readonly number[], n: number, draw: Draw): Promise<number[]> {
  const counts = [...bag];
  const found: number[] = [];
  for (let drawn = 0; drawn < n; drawn++) {
    let nth = await draw.below(counts.reduce((sum, count) => sum + count, 0));
    const index = counts.findIndex((count) => {
      if (nth < count) return true;
      nth -= count;
      return false;
    });
    counts[index]! -= 1;
    found.push(index);
  }
  return found;
}

function wheelOf({ edition, switches, wheel }: Setup): Colour[] {
  if (wheel && wheel.length > 0) return wheel;
  const sixth = (switches?.sixth_color ?? (edition === 'first-print' ? 'orange' : 'white')) as Colour;
  return ['green', 'purple', sixth, 'blue', 'red', 'yellow'];
}

/** The hand from which a card is stolen. */
function robbed(before: Before | null): readonly Card[] {
  if (!before) return [];
  const { theft } = (before.pending as { chance: { theft: { from: Seat } } }).chance;
  return (before.view as View).seats.find((each) => each.seat === theft.from)?.hand.known ?? [];
}

/** Draws this game's things again from the numbers. The bags lose what was drawn according to the journal. */
export function redraw(nSeats: number, given: unknown): Redraw {
  const setup = (given ?? {}) as Setup;
  const bag = CARDS.map((card) => copies(card) + Number(card === 'lawn-mower' && !!setup.promo_lawn_mower));
  const food = [...FOOD];
  return async (value, draw, before) => {
    const roll = value as Roll;
    if ('layout' in roll) return { layout: await shuffled(BUILDINGS, draw) };
    if ('sides' in roll) {
      const sides: Side[] = [];
      while (sides.length < roll.sides.length) sides.push((await draw.below(2)) === 0 ? 'A' : 'B');
      return { sides };
    }
    if ('colours' in roll) return { colours: (await shuffled(wheelOf(setup), draw)).slice(0, nSeats) };
    if ('first-player' in roll) return { 'first-player': String.fromCharCode(65 + (await draw.below(nSeats))) };
    if ('characters' in roll) return { characters: (await shuffled(ROLES, draw)).slice(0, roll.characters.length) };
    if ('places' in roll)
      return {
        places:
          roll.places.length === 1
            ? [PLACES[await draw.below(PLACES.length)]]
            : (await shuffled(PLACES, draw)).slice(0, roll.places.length),
      };
    if ('invasion' in roll) return { invasion: await draw.below(PACK) };
    if ('food' in roll) {
      const drawn = await sampled(food, roll.food.length, draw);
      for (const each of roll.food) food[each]! -= 1;
      return { food: drawn };
    }
    if ('cards' in roll) {
      const drawn = await sampled(bag, roll.cards.length, draw);
      for (const card of roll.cards) bag[CARDS.indexOf(card)]! -= 1;
      return { cards: drawn.map((index) => CARDS[index]!) };
    }
    const hand = robbed(before);
    return hand.length === 0 ? null : { stolen: hand[await draw.below(hand.length)] };
  };
}
