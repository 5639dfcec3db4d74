/** Turns a view into a scene: what is in each room, and the words for it. */
import type { Point, Spot, Vote } from '../../lib/board/layout';
import { STANDEE } from '../../lib/board/layout';
import type { Asked } from '../../lib/choices';
import { variantOf } from '../../lib/words';
import type { Ballot, Place, Role, Seat, View } from './wire';

export interface Figure {
  key: string;
  seat: Seat;
  role: Role;
  value: number;
  place: Place;
  isHidden: boolean;
  /** Whether a click on it names its owner in the vote under way. */
  isCandidate: boolean;
}

export interface Room {
  place: Place;
  number: number;
  isOpen: boolean;
  spaces: number | null;
  zombies: number;
  strength: number;
  /** What the zombies are compared with; null where their number alone decides. */
  against: number | null;
  barricades: number;
  verdict: string;
  figures: Figure[];
  /** The players known to be on their way here. */
  heading: Seat[];
  isDim: boolean;
  isAlarmed: boolean;
}

/** The place that the current moment is about. */
export function focusOf(view: View, asked: Asked | null, notice: unknown): Place | null {
  const { fields } = variantOf(notice);
  if (fields !== null && typeof fields === 'object' && 'place' in fields && typeof fields.place === 'string')
    return fields.place as Place;
  const question = variantOf(asked?.question).fields as { place?: Place } | null;
  return (
    view.attacked ?? view.vote?.place ?? (question && typeof question === 'object' ? (question.place ?? null) : null)
  );
}

/** So many zombies enter the supermarket, whatever its strength. */
export const ENTER_THE_SUPERMARKET = 4;
/** Whether their number decides there, and not the strength. */
export const fourEnter = (place: { place: Place; strength: number }): boolean =>
  place.place === 'supermarket' && place.strength > ENTER_THE_SUPERMARKET;

function verdictOf(view: View, place: View['places'][number], n: number): string {
  if (!place.is_open) return 'closed';
  if (place.place === 'parking' && place.zombies > 0 && n > 0) return 'each-eats';
  if (place.would_enter) return fourEnter(place) ? 'four-enough' : 'breaks-in';
  if (n === 0) return 'empty';
  if (place.zombies === 0) return 'quiet';
  return fourEnter(place) ? 'at-four-in' : 'holds';
}

/** How many people are at a place, including hidden ones. */
export const nAt = (view: View, place: Place): number =>
  view.seats.flatMap((each) => each.characters).filter((character) => character.place === place).length;

export function rooms(view: View, asked: Asked | null, notice: unknown): Room[] {
  const focus = focusOf(view, asked, notice);
  const areDestinationsOpen =
    view.phase === 'movement' || view.phase === 'destinations' || view.phase === 'zombie-players';
  return view.places.map((place) => {
    const figures = view.seats.flatMap((each) =>
      each.characters
        .filter((character) => character.place === place.place)
        .map((character) => ({
          key: `${each.seat}-${character.role}`,
          seat: each.seat,
          role: character.role,
          value: character.value,
          place: place.place,
          isHidden: character.fate === 'hidden',
          isCandidate: view.vote?.place === place.place && character.fate !== 'hidden',
        })),
    );
    const isFocus = focus === place.place;
    return {
      place: place.place,
      number: place.number,
      isOpen: place.is_open,
      spaces: place.spaces,
      zombies: place.zombies,
      strength: place.strength,
      against: place.place === 'parking' || fourEnter(place) ? null : place.strength,
      barricades: place.barricades,
      verdict: verdictOf(view, place, figures.length),
      figures,
      heading: areDestinationsOpen
        ? view.seats.filter((each) => each.destination === place.place).map((each) => each.seat)
        : [],
      isDim: focus !== null && !isFocus && (view.phase === 'attack' || view.vote !== null),
      isAlarmed:
        isFocus &&
        view.attacked === place.place &&
        (place.would_enter || place.place === 'parking') &&
        place.zombies > 0,
    };
  });
}

/** The revealed ballots as arrows between figures in the room. The arrows of absent voters begin beside the board. */
export function votesOf(
  notice: unknown,
  place: Place | null,
  figures: readonly (Figure & Spot)[],
  aside: (seat: Seat) => Point,
): Vote[] {
  const { variant, fields } = variantOf(notice);
  if (variant !== 'ballots-revealed') return [];
  /** The point above the heads of a player's group. */
  const group = (seat: Seat): Point | null => {
    const own = figures.filter((figure) => figure.seat === seat && figure.place === place);
    if (own.length === 0) return null;
    const middle = own.reduce((sum, figure) => sum + figure.x + (STANDEE.w * figure.scale) / 2, 0) / own.length;
    return { x: middle, y: Math.min(...own.map((figure) => figure.y)) - 2 };
  };
  return (fields as { ballots: Ballot[] }).ballots.flatMap(({ seat, named, weight }): Vote[] => {
    const [from, to] = [group(seat), group(named)];
    if (from === null && to === null) return [];
    return [{ seat, named, weight, from: from ?? aside(seat), to: to ?? aside(named), isFromAside: from === null }];
  });
}
