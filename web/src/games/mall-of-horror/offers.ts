/** Which things on the screen stand for which choices. This file has no rules: what is legal comes with the view. */
import { isLegal, type Offer as AnyOffer } from '../../lib/board/model.svelte';
import type { Choice } from '../../lib/choices';
import type { Action, Card, Place, Role, Seat } from './wire';

export interface Offer extends AnyOffer {
  action: Action;
  role?: Role;
  place?: Place;
  card?: Card;
  seat?: Seat;
}

export function offerOf(choice: Choice): Offer {
  const action = choice.action as Action;
  const base: Offer = { ...choice, action, verb: '' };
  if (typeof action === 'string') return { ...base, verb: action };
  if ('place-character' in action)
    return {
      ...base,
      verb: 'place-character',
      role: action['place-character'][0],
      place: action['place-character'][1],
    };
  if ('put-zombie' in action) return { ...base, verb: 'put-zombie', place: action['put-zombie'] };
  if ('play' in action) return { ...base, verb: 'play', card: action.play };
  if ('hide' in action) return { ...base, verb: 'hide', role: action.hide, card: 'hidden' };
  if ('vote-for' in action) return { ...base, verb: 'vote-for', seat: action['vote-for'] };
  if ('break-tie' in action) return { ...base, verb: 'break-tie', seat: action['break-tie'] };
  if ('keep' in action) return { ...base, verb: 'keep', card: action.keep };
  if ('give' in action) return { ...base, verb: 'give', card: action.give[0], seat: action.give[1] };
  if ('go-to' in action) return { ...base, verb: 'go-to', place: action['go-to'] };
  if ('move' in action) return { ...base, verb: 'move', role: action.move };
  if ('sprint' in action)
    return { ...base, verb: 'sprint', role: action.sprint[0], place: action.sprint[1], card: 'sprint' };
  if ('order' in action) return { ...base, verb: 'order' };
  return { ...base, verb: 'sacrifice', role: action.sacrifice };
}

/** What the player has picked so far, for a choice with two parts. */
export interface Picked {
  role: Role | null;
  card: Card | null;
  seat: Seat | null;
}

export const NOTHING_PICKED: Picked = { role: null, card: null, seat: null };

/** The part that is picked first: a character to place or to sprint with, a card to give. */
export function needsPick(offers: readonly Offer[]): 'role' | 'card' | null {
  if (offers.some((offer) => offer.verb === 'place-character')) return 'role';
  if (offers.some((offer) => offer.verb === 'give')) return 'card';
  return null;
}

/** The choice behind a place: a legal one if possible, otherwise the first refused one, which says why. */
export function atPlace(offers: readonly Offer[], place: Place, picked: Picked): Offer | undefined {
  const here = offers.filter((offer) => offer.place === place && isFor(offer, picked));
  return here.find(isLegal) ?? here[0];
}

function isFor(offer: Offer, picked: Picked): boolean {
  if (offer.verb === 'place-character') return offer.role === picked.role;
  if (offer.verb === 'sprint') return picked.card === 'sprint' && offer.role === picked.role;
  return true;
}

/** The choice behind a character of the player. */
export function atRole(offers: readonly Offer[], role: Role, picked: Picked): Offer | undefined {
  const verbs = picked.card === 'hidden' ? ['hide'] : ['move', 'sacrifice', 'hide'];
  const here = offers.filter((offer) => offer.role === role && verbs.includes(offer.verb));
  return here.find(isLegal) ?? here[0];
}

/** The choices behind a card. */
export const atCard = (offers: readonly Offer[], card: Card): Offer[] => offers.filter((offer) => offer.card === card);

/** The choice behind a player. */
export function atSeat(offers: readonly Offer[], seat: Seat, picked: Picked): Offer | undefined {
  return offers.find((offer) => offer.seat === seat && (offer.verb !== 'give' || offer.card === picked.card));
}
