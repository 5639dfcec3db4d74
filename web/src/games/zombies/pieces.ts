/** Which icons, colours and sounds stand for what, except for cards. */
import type { IconName } from '../../lib/icon-names';
import type { Sound } from '../../lib/sound';
import { variantOf } from '../../lib/words';
import type { Step } from '../game';
import type { Figure, Good, Moment, Seat, TurnStep, Zone } from './wire';

/** The pawns, seat A first. */
const PAWNS: IconName[] = ['person', 'hoodie', 'billed-cap', 'sunglasses', 'winter-hat', 'cowled'];
export const pawnOf = (seat: Seat): IconName => PAWNS[seat.charCodeAt(0) - 65] ?? 'person';

/** ZOM-14.7. */
export const KILLS_TO_WIN = 25;

export const FIGURES: Figure[] = ['zombie', 'enhanced', 'dog', 'clown'];
export const FIGURE_ICONS: Record<Figure, IconName> = {
  zombie: 'shambling-zombie',
  enhanced: 'biceps',
  dog: 'sniffing-dog',
  clown: 'clown',
};
export const GOOD_ICONS: Record<Good, IconName> = { life: 'hearts', bullets: 'bullets', guts: 'stomach' };
/** The tint of each zone on the small map. */
export const ZONE_COLOURS: Record<Zone, string> = {
  city: '#5b6678',
  base: '#6f7a55',
  floor1: '#7d6a8c',
  floor2: '#a084b8',
  woods: '#3f6b4d',
  campus: '#8a5d4b',
  circus: '#9c4a4c',
  'fun-house': '#8a6fb8',
  prison: '#7b828c',
};

export const MOMENTS: Moment[] = [
  'turn-start',
  'tile-drawn',
  'before-movement-roll',
  'after-movement-roll',
  'die-rolled',
  'kill',
  'building-entry',
  'death',
  'card-played',
  'leaves-subway',
  'leaves-fun-house',
  'after-zombies',
];

export const STEPS: (Step & { steps: TurnStep[] })[] = [
  { id: 'tile', icon: 'l:grid-2x2-plus', steps: ['begin', 'jacket', 'start', 'tile'] },
  { id: 'fight', icon: 'crossed-swords', steps: ['fight'] },
  { id: 'draw', icon: 'l:layers', steps: ['draw', 'toll'] },
  {
    id: 'roll',
    icon: 'rolling-dices',
    steps: ['before-movement-roll', 'duct', 'movement-roll', 'after-movement-roll'],
  },
  { id: 'move', icon: 'footsteps', steps: ['movement'] },
  { id: 'zombies', icon: 'shambling-zombie', steps: ['zombie-roll', 'zombies'] },
  { id: 'discard', icon: 'l:trash-2', steps: ['discard', 'surplus', 'arrival', 'end'] },
];
/** The view names the next step, so the turn is in the step before that one. */
const ORDER = STEPS.flatMap(({ steps }) => steps);
export function stepOf(next: TurnStep | null): string | null {
  if (next === null) return null;
  const now = ORDER[Math.max(0, ORDER.indexOf(next) - 1)];
  return STEPS.find(({ steps }) => steps.includes(now!))?.id ?? null;
}

const QUESTION_ICONS: Record<string, IconName> = {
  'draw-tile': 'l:grid-2x2-plus',
  'place-tile': 'l:grid-2x2-plus',
  'put-zombie': 'shambling-zombie',
  'put-bullets': 'bullets',
  'put-life': 'hearts',
  fight: 'crossed-swords',
  'fight-result': 'crossed-swords',
  'take-token': 'hand',
  toll: 'floor-hatch',
  duct: 'exit-door',
  'fun-house-tile': 'clown',
  'carnival-crossroads': 'clown',
  move: 'footsteps',
  'set-out': 'footsteps',
  'move-zombies': 'shambling-zombie',
  discard: 'l:trash-2',
  'finish-turn': 'l:trash-2',
  surplus: 'l:trash-2',
  'give-back': 'tombstone',
  arrive: 'subway',
  react: 'l:bell-ring',
  choose: 'l:layers',
};
export const questionIcon = (question: unknown): IconName =>
  QUESTION_ICONS[variantOf(question).variant] ?? 'shambling-zombie';

export const SOUNDS: Record<string, Sound> = {
  'zombie-killed': 'groan',
  died: 'groan',
  'card-played': 'paper',
  'item-used': 'paper',
  'card-cancelled': 'paper',
  'tile-drawn': 'paper',
  'game-ended': 'door',
};
