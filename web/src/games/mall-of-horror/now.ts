/** What a card does at this very moment. This file has no rules: the facts are in the view and the question. */
import { variantOf } from '../../lib/words';
import { fourEnter } from './scene';
import type { Offer } from './offers';
import type { Card, Place, SeatView, View } from './wire';

/** The message that says it, and what it is about. */
export interface Now {
  id: string;
  values: Record<string, unknown>;
}

interface Here {
  view: View;
  me: SeatView | null;
  question: unknown;
  /** The legal choices of the card. */
  offers: readonly Offer[];
}

/** How many zombies a weapon kills. */
const KILLS: Partial<Record<Card, number>> = {
  axe: 1,
  revolver: 1,
  'baseball-bat': 1,
  'sawn-off-shotgun': 2,
  grenade: 2,
  chainsaw: 2,
};

/** What the card does now; null if only the printed text is known. */
export function nowOf(card: Card, { view, me, question, offers }: Here): Now | null {
  const { place: asked } = (variantOf(question).fields ?? {}) as { place?: Place };
  const place = view.places.find((each) => each.place === (asked ?? view.attacked));
  const kills = KILLS[card];
  if (kills !== undefined && place) {
    const { zombies: from, strength } = place;
    const values = { place: place.place, from, to: Math.max(0, from - kills), strength };
    // Nobody can hold zombies back on the Parking, and four of them enter the supermarket in any case.
    if (place.place === 'parking') return { id: 'now-zombies-outside', values };
    return { id: fourEnter(place) ? 'now-zombies-of-four' : 'now-zombies', values };
  }
  if (card === 'hardware' && (place?.place === 'parking' || place?.place === 'supermarket'))
    return { id: 'now-hardware-idle', values: { place: place.place } };
  if (card === 'hardware' && place)
    return {
      id: 'now-hardware',
      values: { place: place.place, from: place.strength, to: place.strength + 1, zombies: place.zombies },
    };
  if (card === 'threat') {
    const weight = view.vote?.ballots.find(({ seat }) => seat === me?.seat)?.weight;
    return weight === undefined ? null : { id: 'now-threat', values: { from: weight, to: weight + 1 } };
  }
  if (card === 'hidden') {
    const roles = [...new Set(offers.flatMap(({ role }) => role ?? []))];
    return roles.length === 1 ? { id: 'now-hidden', values: { role: roles[0] } } : null;
  }
  if (card === 'sprint' && me?.destination) return { id: 'now-sprint', values: { place: me.destination } };
  return null;
}
