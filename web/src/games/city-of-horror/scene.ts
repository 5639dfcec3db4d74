/** Turns a view into a scene: what is on each lot, and the words for it. */
import { STANDEE, spots, type Point, type Spot, type Vote } from '../../lib/board/layout';
import type { Asked } from '../../lib/choices';
import { variantOf } from '../../lib/words';
import { LOTS } from './geometry';
import { SLOTS, slotName } from './pieces';
import type { Armory, Ballot, Place, PlaceView, Role, Seat, Side, Slot, View } from './wire';

export interface Figure {
  key: string;
  seat: Seat;
  role: Role;
  value: number;
  place: Place;
  isExhausted: boolean;
  isHidden: boolean;
  isTemporary: boolean;
  /** Whether a click on it names its owner in the vote under way. */
  isCandidate: boolean;
}

export type LotVerdict = 'attack' | 'quiet' | 'empty' | 'done' | 'burnt';

export interface Lot {
  place: Place;
  slot: Slot;
  /** The name of the slot on the board. */
  label: string;
  side: Side;
  armory: Armory | null;
  spaces: number | null;
  zombies: number;
  /** How many zombies an attack needs now. */
  need: number;
  /** Whether that number is printed. Otherwise it is one more than the number of people. */
  isFixed: boolean;
  verdict: LotVerdict;
  figures: Figure[];
  antidotes: number;
  cards: number;
  markers: number;
  markersNeeded: number | null;
  /** The players known to be on their way here. */
  heading: Seat[];
  isLit: boolean;
  isDim: boolean;
  isAlarmed: boolean;
}

/** The place that the current moment is about. */
export function focusOf(view: View, asked: Asked | null, notice: unknown): Place | null {
  const { variant, fields } = variantOf(notice);
  if (fields !== null && typeof fields === 'object') {
    if ('place' in fields && typeof fields.place === 'string') return fields.place as Place;
    if (
      'to' in fields &&
      typeof fields.to === 'string' &&
      (variant.startsWith('zombies-') || variant.startsWith('character-') || variant === 'kitten-ran')
    )
      return fields.to as Place;
  }
  if (view.location) return view.location.place;
  const question = variantOf(asked?.question).fields as { place?: Place | null } | null;
  return question && typeof question === 'object' ? (question.place ?? null) : null;
}

export function needOf(place: PlaceView): number {
  return place.attack === 'zombies-exceed-characters' ? place.n_characters + 1 : place.attack['zombies-at-least'];
}

/** Phases in which all attacks of this turn are over. */
const QUIET: readonly View['phase'][] = ['end-of-turn', 'ending', 'over'];

function verdictOf(view: View, place: PlaceView): LotVerdict {
  if (place.armory === 'burnt') return 'burnt';
  const now = view.location && view.places.find((each) => each.place === view.location!.place);
  // A location names the step that comes next: once that is the sharing, its attack is over.
  const isOver = now === place && (view.location!.step === 'sharing' || view.location!.step === 'end');
  const isDone = isOver || QUIET.includes(view.phase) || (now && SLOTS.indexOf(place.slot) < SLOTS.indexOf(now.slot));
  if (isDone) return 'done';
  if (place.attack_is_due) return 'attack';
  return place.n_characters === 0 ? 'empty' : 'quiet';
}

export function figuresAt(view: View, place: Place): Figure[] {
  return view.seats.flatMap((each) =>
    each.characters
      .filter((character) => character.place === place && character.fate === 'alive')
      .map((character) => ({
        key: `${each.seat}-${character.role}`,
        seat: each.seat,
        role: character.role,
        value: character.is_exhausted ? character.exhausted_value : character.rested_value,
        place,
        isExhausted: character.is_exhausted,
        isHidden: character.is_hidden,
        isTemporary: character.is_temporary,
        isCandidate: view.vote?.place === place && view.vote.candidates.includes(each.seat) && !character.is_hidden,
      })),
  );
}

export function lots(view: View, asked: Asked | null, notice: unknown): Lot[] {
  const focus = focusOf(view, asked, notice);
  const areCardsOut = view.phase === 'movement-cards' || view.phase === 'invasion' || view.phase === 'movement';
  return view.places.map((place) => {
    const verdict = verdictOf(view, place);
    const isLit = focus === place.place;
    return {
      place: place.place,
      slot: place.slot,
      label: slotName(view, place.slot),
      side: place.side,
      armory: place.armory,
      spaces: place.armory === 'burnt' ? 0 : place.spaces,
      zombies: place.zombies,
      need: needOf(place),
      isFixed: place.attack !== 'zombies-exceed-characters',
      verdict,
      figures: figuresAt(view, place.place),
      antidotes: place.antidotes,
      cards: place.cards.size,
      markers: place.markers,
      markersNeeded: place.markers_needed,
      heading: areCardsOut
        ? view.seats.filter((each) => each.movement_card === place.place && !each.has_moved).map((each) => each.seat)
        : [],
      isLit,
      isDim: focus !== null && !isLit && (view.location !== null || view.vote !== null),
      isAlarmed: isLit && view.location !== null && verdict === 'attack',
    };
  });
}

/** The revealed ballots as arrows between figures. The arrows of absent voters begin beside the board. */
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
    const own = figures.filter((figure) => figure.seat === seat && figure.place === place && !figure.isHidden);
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

const SLIM = 0.94;

/** Where people stand on a lot: a little smaller than they could be, so that no badge covers the value beside it. */
export function standing(slot: Slot, n: number, spaces: number | null): Spot[] {
  return spots(LOTS[slot], n, spaces).map(({ x, y, scale }) => ({
    x: x + (STANDEE.w * scale * (1 - SLIM)) / 2,
    y: y + STANDEE.h * scale * (1 - SLIM),
    scale: scale * SLIM,
  }));
}
