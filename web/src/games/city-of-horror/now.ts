/**
 * What a card or a power does at this very moment. This file has no rules: the facts are in the view and the question.
 */
import { variantOf } from '../../lib/words';
import type { Offer } from './offers';
import type { Card, Place, PlaceView, Role, Seat, View } from './wire';

/** The message that says it, and what it is about. */
export interface Now {
  id: string;
  values: Record<string, unknown>;
}

interface Here {
  view: View;
  question: unknown;
  /** The legal choices of the card or the power. */
  offers: readonly Offer[];
}

interface Asked {
  place?: Place | null;
  seat?: Seat;
  role?: Role;
  from?: Place;
  to?: Place;
}

/** How many zombies are at the place afterwards, if `n` are there now. */
const ZOMBIES: Partial<Record<Card | Role, (n: number) => number>> = {
  gun: (n) => n - 1,
  'molotov-cocktail': (n) => n - 1,
  shotgun: (n) => n - 2,
  'makeshift-bomb': (n) => n - 2,
  housewife: (n) => n - 2,
  guard: (n) => n - 2,
  chainsaw: (n) => n - Math.floor(n / 2),
  'lawn-mower': () => 0,
  alarm: (n) => n + 3,
};
const HIDING = ['hideout', 'little-boy', 'little-girl'];
const CANCELLERS = ['pepper-spray', 'punk'];

/** The place of the question if it is among the choices; otherwise the place of the choices, if there is only one. */
function placeOf({ view, question, offers }: Here): PlaceView | undefined {
  const { place: asked } = (variantOf(question).fields ?? {}) as Asked;
  const places = new Set(
    offers.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'place').at(-1)?.value ?? []),
  );
  const [only] = places;
  const meant = asked && places.has(asked) ? asked : places.size === 1 ? only : undefined;
  return view.places.find(({ place }) => place === meant);
}

function zombiesNow(place: PlaceView, change: (n: number) => number): Now {
  const values = { place: place.place, from: place.zombies, to: Math.max(0, change(place.zombies)) };
  return typeof place.attack === 'object'
    ? { id: 'now-zombies-at-least', values: { ...values, n: place.attack['zombies-at-least'] } }
    : { id: 'now-zombies-exceed', values: { ...values, n: place.n_characters } };
}

/** The only thing of a kind that the choices are about. */
function only({ offers }: Here, kind: 'role' | 'seat'): string | null {
  const found = new Set(
    offers.flatMap(({ parts }) => parts.filter((part) => part.kind === kind).map((part) => part.value)),
  );
  const [first] = found;
  return found.size === 1 && first !== undefined ? first : null;
}

/** What the card or power does now; null if only the printed text is known. */
export function nowOf(what: Card | Role, here: Here): Now | null {
  const { view, question } = here;
  const change = ZOMBIES[what];
  const place = change && placeOf(here);
  if (change && place) return zombiesNow(place, change);
  if (CANCELLERS.includes(what)) {
    const played = view.played.at(-1);
    return played ? { id: 'now-cancel', values: { seat: played.seat, card: played.card } } : null;
  }
  const role = only(here, 'role');
  if (HIDING.includes(what) && role) return { id: 'now-hide', values: { role } };
  if (what === 'energy-drink' && role) return { id: 'now-rest', values: { role } };
  if (what === 'thief' || what === 'pickpocket') {
    const seat = view.seats.find((each) => each.seat === only(here, 'seat'));
    return seat ? { id: 'now-steal', values: { seat: seat.seat, n: seat.hand.size } } : null;
  }
  const { variant, fields } = variantOf(question);
  if (what === 'priest' && variant === 'undo-move') {
    const { seat, role, from, to } = fields as Asked;
    return { id: 'now-undo', values: { seat, role, from, to } };
  }
  return null;
}
