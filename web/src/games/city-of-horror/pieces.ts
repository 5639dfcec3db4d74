/** Which icons, colours and sounds stand for what. */
import type { IconName } from '../../lib/icon-names';
import type { Sound } from '../../lib/sound';
import { variantOf } from '../../lib/words';
import type { Step } from '../game';
import type { Card, Colour, Hour, Phase, Place, Role, Slot, View } from './wire';

export const PLACES: Place[] = ['water-tower', 'church', 'hospital', 'bank', 'armory', 'crossroads'];
export const SLOTS: Slot[] = ['T', 'C1', 'C2', 'C3', 'C4', 'X'];

export const PLACE_ICONS: Record<Place, IconName> = {
  'water-tower': 'water-tower',
  church: 'church',
  hospital: 'hospital',
  bank: 'bank',
  armory: 'ammo-box',
  crossroads: 'crossroad',
};

export const ROLE_ICONS: Record<Role, IconName> = {
  blonde: 'high-heel',
  businessman: 'briefcase',
  businesswoman: 'hand-bag',
  'sushi-chef': 'chef-toque',
  geek: 'joystick',
  rocker: 'guitar',
  grandpa: 'beard',
  granny: 'rocking-chair',
  housewife: 'meat-cleaver',
  guard: 'sitting-dog',
  mama: 'cooking-pot',
  student: 'graduate-cap',
  'little-boy': 'slingshot',
  'little-girl': 'balloon-dog',
  'pregnant-woman': 'baby-bottle',
  priest: 'holy-symbol',
  punk: 'safety-pin',
  rasta: 'drum',
  agent: 'spy',
  teen: 'skateboard',
  thief: 'robber-mask',
};
export const ROLES = Object.keys(ROLE_ICONS) as Role[];

const [WEAPON, MOVEMENT, FORCE, HIDING, TRICK, SUPPLY] = [
  '#4c5a33',
  '#2f5f73',
  '#7a3b2e',
  '#3b4f6b',
  '#6b3b5a',
  '#6b5a3b',
];
export const CARD_FACES: Record<Card, { icon: IconName; colour: string; chip?: string }> = {
  alarm: { icon: 'siren', colour: TRICK },
  'energy-drink': { icon: 'soda-can', colour: SUPPLY },
  'canned-food': { icon: 'canned-fish', colour: SUPPLY, chip: '+1' },
  'pepper-spray': { icon: 'spray', colour: TRICK },
  hideout: { icon: 'hidden', colour: HIDING },
  'back-door': { icon: 'exit-door', colour: MOVEMENT },
  gun: { icon: 'pistol-gun', colour: WEAPON, chip: '−1' },
  'night-vision-goggles': { icon: 'binoculars', colour: HIDING },
  chainsaw: { icon: 'chainsaw', colour: WEAPON },
  flashlight: { icon: 'flashlight', colour: MOVEMENT },
  kitten: { icon: 'cat', colour: TRICK },
  pickpocket: { icon: 'lockpicks', colour: TRICK },
  'weapon-replica': { icon: 'water-gun', colour: FORCE },
  shotgun: { icon: 'sawed-off-shotgun', colour: WEAPON, chip: '−2' },
  'running-shoes': { icon: 'running-shoe', colour: MOVEMENT },
  'molotov-cocktail': { icon: 'molotov', colour: FORCE, chip: '−1' },
  'rescue-flare': { icon: 'firework-rocket', colour: FORCE },
  'makeshift-bomb': { icon: 'time-bomb', colour: FORCE, chip: '−2' },
  'lawn-mower': { icon: 'high-grass', colour: WEAPON },
};
/** In the order of the rules, which is the order of the bag. */
export const CARDS = Object.keys(CARD_FACES) as Card[];

/** The drawn colour for each colour of the wheel. */
export const COLOUR_NAMES: Record<Colour, string> = {
  green: 'jade',
  purple: 'violet',
  orange: 'orange',
  white: 'bone',
  blue: 'sky',
  red: 'coral',
  yellow: 'lemon',
};

export const HOURS: Record<Hour, string> = { midnight: '0:00', one: '1:00', two: '2:00', three: '3:00', four: '4:00' };
const BY_TURN: Hour[] = ['midnight', 'one', 'two', 'three', 'four'];
export const hourOf = (turn: number): Hour => BY_TURN[Math.min(4, Math.max(0, turn))]!;

/** CITY-23.12: the name of a slot on the board. */
export function slotName(view: View, slot: Slot): string {
  if (view.rules.slot_labels === 'numbers') return String(SLOTS.indexOf(slot) + 1);
  return slot.replace('C', '');
}

export const STEPS: (Step & { phases: Phase[] })[] = [
  { id: 'watch', icon: 'binoculars', phases: ['observation'] },
  { id: 'cards', icon: 'l:layers', phases: ['movement-cards'] },
  { id: 'invasion', icon: 'raise-zombie', phases: ['invasion'] },
  { id: 'moves', icon: 'footsteps', phases: ['movement'] },
  { id: 'locations', icon: 'family-house', phases: ['locations', 'end-of-turn'] },
  { id: 'dawn', icon: 'l:sun', phases: ['ending'] },
];

const QUESTION_ICONS: Record<string, IconName> = {
  settle: 'footsteps',
  'draft-card': 'l:layers',
  'choose-card': 'l:layers',
  'choose-card-late': 'l:layers',
  act: 'l:bell-ring',
  'move-character': 'footsteps',
  'undo-move': 'holy-symbol',
  activate: 'family-house',
  vote: 'vote',
  'break-tie': 'crown',
  'lose-character': 'tombstone',
  share: 'parachute',
  'answer-card': 'spray',
  'put-marker': 'fire',
  vaccinate: 'syringe',
};
export const questionIcon = (question: unknown): IconName =>
  QUESTION_ICONS[variantOf(question).variant] ?? 'shambling-zombie';

export const SOUNDS: Record<string, Sound> = {
  'zombies-attacked': 'door',
  'character-lost': 'groan',
  'ballots-revealed': 'paper',
  'card-played': 'paper',
  'card-cancelled': 'paper',
  'tower-collapsed': 'door',
  'armory-burnt': 'door',
  'invasion-shown': 'groan',
  'movement-cards-shown': 'paper',
};
