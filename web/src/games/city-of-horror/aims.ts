/** What a card, a power or an effect is aimed at. Promises and orders name an aim before the action is possible. */
import { CARDS, PLACES } from './pieces';
import type { Aim, Card, Colour, Effect, Place, PlaceView, Role, Rules, Seat, SeatView, View } from './wire';

export type Field =
  'place' | 'from' | 'to' | 'role' | 'own-role' | 'seat' | 'colour' | 'card' | 'discard' | 'food' | 'steps';

const AT: Field[] = ['place'];

export function cardFields(card: Card, rules: Rules): Field[] | null {
  switch (card) {
    case 'alarm':
    case 'gun':
    case 'shotgun':
    case 'chainsaw':
    case 'kitten':
    case 'running-shoes':
    case 'molotov-cocktail':
    case 'makeshift-bomb':
      return AT;
    case 'energy-drink':
      return [rules.energy_target === 'any' ? 'role' : 'own-role'];
    case 'hideout':
      return ['own-role'];
    case 'flashlight':
      return ['colour'];
    case 'pickpocket':
      return ['seat'];
    case 'weapon-replica':
      return rules.weapon_replica === 'proxy' ? ['place', 'seat'] : AT;
    case 'rescue-flare':
      return ['from', 'to'];
    case 'lawn-mower':
      return ['own-role', 'place'];
    case 'night-vision-goggles':
      return [];
    // These are played only when a question asks for them.
    case 'canned-food':
    case 'pepper-spray':
    case 'back-door':
      return null;
  }
}

export function powerFields(role: Role): Field[] | null {
  switch (role) {
    case 'geek':
    case 'rocker':
    case 'teen':
      return AT;
    case 'businessman':
    case 'businesswoman':
      return ['card', 'discard'];
    case 'agent':
      return ['colour'];
    case 'thief':
      return ['seat'];
    case 'mama':
    case 'priest':
    case 'punk':
      return null;
    default:
      return [];
  }
}

export function aimOf(fields: readonly Field[], values: readonly string[]): Aim {
  const [one, two] = values as [string, string];
  switch (fields[0]) {
    case undefined:
      return 'nothing';
    case 'place':
      return fields[1] === 'seat' ? { ballot: [one as Place, two] } : { at: one as Place };
    case 'from':
      return { from: [one as Place, two as Place] };
    case 'role':
    case 'own-role':
      return fields[1] === 'place' ? { mow: [one as Role, two as Place] } : { character: one as Role };
    case 'seat':
      return { player: one };
    case 'colour':
      return { colour: one as Colour };
    default:
      return { swap: [one as Card, two as Card] };
  }
}

export type Way = Effect extends infer E ? (E extends unknown ? keyof E : never) : never;

/** The ways in which a location can be used, which depend on its side. */
export function waysOf({ place, side }: PlaceView, rules: Rules): Way[] {
  const isA = side === 'A';
  switch (place) {
    case 'church':
      return [isA ? 'rest-for-card' : 'rest-for-food'];
    case 'hospital':
      return [isA ? 'antidote-for-card' : 'antidote-by-tiring'];
    case 'bank':
      return [isA ? 'leader-for-card' : 'leader-steps'];
    case 'armory':
      return [isA ? 'draw-for-card' : rules.armory_b_cost === 'discard-action' ? 'take-for-card' : 'take-by-tiring'];
    case 'crossroads':
      return isA ? ['food-for-card'] : ['food-for-card', 'open-food-for-card'];
    case 'water-tower':
      return [];
  }
}

const WAY_FIELDS: Record<Way, Field[]> = {
  'rest-for-card': ['card', 'own-role'],
  'rest-for-food': ['food', 'own-role'],
  'antidote-for-card': ['card'],
  'antidote-by-tiring': ['own-role'],
  'leader-for-card': ['card', 'colour'],
  'leader-steps': ['steps'],
  'draw-for-card': ['card'],
  'take-for-card': ['card', 'discard'],
  'take-by-tiring': ['own-role', 'discard'],
  'food-for-card': ['card'],
  'open-food-for-card': ['card', 'food'],
};
export const wayFields = (way: Way): Field[] => WAY_FIELDS[way];

export function effectOf(way: Way, values: readonly string[]): Effect {
  const fields = WAY_FIELDS[way];
  const typed = values.map((value, at) => (fields[at] === 'food' || fields[at] === 'steps' ? Number(value) : value));
  return { [way]: typed.length === 1 ? typed[0] : typed } as unknown as Effect;
}

/** The values that a field can have for this player. */
export function fieldValues(field: Field, view: View, of: SeatView, isOwn: boolean): string[] {
  const living = (seat: SeatView): string[] =>
    seat.characters.filter((character) => character.fate === 'alive').map((character) => character.role);
  const seats: Seat[] = view.seats.filter((each) => each.is_living).map((each) => each.seat);
  switch (field) {
    case 'place':
    case 'from':
    case 'to':
      return PLACES;
    case 'role':
      return view.seats.flatMap(living);
    case 'own-role':
      return living(of);
    case 'seat':
      return seats.filter((seat) => seat !== of.seat);
    case 'colour':
      return view.wheel.filter((space) => space.seat !== null).map((space) => space.colour);
    case 'card':
      return isOwn ? [...new Set(of.hand.known)] : CARDS.filter((card) => card !== 'lawn-mower');
    case 'discard':
      return [...new Set(view.discard)];
    case 'food':
      return ['0', '1', '2', '3'];
    case 'steps':
      return ['0', '1'];
  }
}
