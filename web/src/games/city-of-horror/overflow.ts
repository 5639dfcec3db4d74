import type { Offer } from './offers';
import type { Place, View } from './wire';

/** The choices that send a character somewhere. */
const SENDING = ['settle', 'choose', 'move'];

/**
 * The word for what becomes of a character that is sent to a place whose spaces are all taken (CITY-2.14, CITY-8.4,
 * CITY-8.5); null if there is room, or if the choice sends nobody anywhere.
 */
export function overflow(
  view: View,
  question: { place?: Place | null } | null,
  { verb, parts, refusal }: Pick<Offer, 'verb' | 'parts' | 'refusal'>,
): 'note-full' | 'note-full-stays' | null {
  if (refusal || !SENDING.includes(verb)) return null;
  const partOf = (kind: string): string | undefined => parts.find((part) => part.kind === kind)?.value;
  const to = verb === 'move' ? question?.place : partOf('place');
  if (!view.places.some(({ place, is_full }) => place === to && is_full)) return null;
  const role = partOf('role');
  const from = view.seats.flatMap(({ characters }) => characters).find((character) => character.role === role)?.place;
  return from === 'crossroads' ? 'note-full-stays' : 'note-full';
}
