/** Which icons, colours and sounds stand for what, and the facts that cards show from the printed sheets. */
import type { IconName } from '../../lib/icon-names';
import type { Sound } from '../../lib/sound';
import { variantOf } from '../../lib/words';
import type { Step } from '../game';
import type { Character, CitizenCard, Color, Form, Goal, Kind, Level, Mode, Phase, Skill } from './wire';

export const EMBLEMS: Record<Character, IconName> = {
  'captain-america': 'shield-bash',
  'captain-marvel': 'fire-punch',
  deadpool: 'katana',
  'iron-man': 'missile-swarm',
  hulk: 'fist',
  wasp: 'wasp-sting',
  thor: 'lightning-arc',
  'spider-man': 'spider-web',
  'black-panther': 'claws',
  'doctor-strange': 'magic-portal',
  'ms-marvel': 'grab',
  'scarlet-witch': 'magic-swirl',
};
export const CHARACTERS = Object.keys(EMBLEMS) as Character[];

/** Printed on the sheets: dice, accuracy, the farthest range. */
export const ATTACKS: Record<Character, [dice: number, accuracy: number, range: number]> = {
  'captain-america': [2, 3, 0],
  'captain-marvel': [2, 3, 0],
  deadpool: [3, 4, 0],
  'iron-man': [3, 4, 1],
  hulk: [2, 4, 0],
  wasp: [2, 3, 1],
  thor: [2, 3, 0],
  'spider-man': [3, 4, 0],
  'black-panther': [2, 3, 0],
  'doctor-strange': [2, 3, 1],
  'ms-marvel': [3, 4, 1],
  'scarlet-witch': [2, 4, 2],
};
export const DEVOUR: [dice: number, accuracy: number] = [1, 4];

/** What a hero gains at Blue, Orange and Red; at Yellow it is an Action. */
const SKILLS: Record<Character, [Skill, Skill, Skill]> = {
  'captain-america': ['shield-parry', 'ricochet', 'undead-leader'],
  'captain-marvel': ['energy-blast', 'danvers-special', 'energy-absorption'],
  deadpool: ['hunger-adaptation', 'merc-with-half-a-mouth', 'not-aiming-for-the-head'],
  'iron-man': ['repulsor-ray', 'evasive-manoeuvres', 'automated-armour'],
  hulk: ['hungry-rage', 'shockwave', 'ever-stronger'],
  wasp: ['shrunk', 'swarm', 'elusive'],
  thor: ['hammer-throw', 'for-asgard', 'might-of-the-all-father'],
  'spider-man': ['web-swinger', 'web-shooters', 'spider-sense'],
  'black-panther': ['chain-slashes', 'combat-reflexes', 'kinetic-backlash'],
  'doctor-strange': ['portal', 'shield-of-the-seraphim', 'eye-of-agamotto'],
  'ms-marvel': ['stretch', 'grow', 'healing-factor'],
  'scarlet-witch': ['chaos', 'distortion', 'no-more-zombies'],
};
export const skillAt = (hero: Character, level: Level): Skill | null =>
  level === 'yellow' ? null : SKILLS[hero][level === 'blue' ? 0 : level === 'orange' ? 1 : 2];

export const LEVELS: Level[] = ['blue', 'yellow', 'orange', 'red'];
export const LEVEL_COLOURS: Record<Level, string> = {
  blue: '#5FB8FF',
  yellow: '#F4E04D',
  orange: '#FF9A3D',
  red: '#FF5347',
};
/** MZ-6.2: experience at which a level begins. */
export const LEVEL_XP: Record<Level, number> = { blue: 0, yellow: 7, orange: 19, red: 43 };
export const MAX_GAUGE = 4;

export const COLOURS: Record<Color, string> = { red: '#E4574C', blue: '#5FA8E8', green: '#5FC083' };

/** Enemies without names, in the order in which they take Hits. Hero Mode has others in their place. */
export type Common = Exclude<Kind, 'leader'>;
export const COMMON: [Common, 'guards' | 'operators' | 'specialists'][] = [
  ['guard', 'guards'],
  ['operator', 'operators'],
  ['specialist', 'specialists'],
];
const AS_ZOMBIE: Record<Common, string> = { guard: 'brute', operator: 'walker', specialist: 'runner' };
/** Their name in the texts and their figure on the board. */
export const nameOf = (kind: Common, mode: Mode): string => (mode === 'zombie' ? kind : AS_ZOMBIE[kind]);

export const FORM_ICONS: Record<Form, IconName> = { unique: 'crossed-swords', devour: 'fangs', sign: 'bullseye' };

export const GOAL_ICONS: Record<string, IconName> = {
  'devour-all-citizens': 'meat',
  'each-hero-devours-citizen': 'meat',
  devour: 'meat',
  'devour-objective-citizens': 'meat',
  'save-objective-citizens': 'person',
  'each-hero-reaches': 'crown',
  find: 'l:eye',
  'find-exit': 'l:eye',
  'eliminate-for-good': 'crossed-swords',
  'no-leader-left': 'crossed-swords',
  'take-secret-missions': 'l:layers',
  'bring-sign-to-exit': 'bullseye',
  leave: 'exit-door',
};
export const goalIcon = (goal: Goal): IconName => GOAL_ICONS[variantOf(goal).variant] ?? 'flag-objective';

export const FAMILY = { attack: '#2f5f73', devour: '#7a3b2e', trait: '#5a3b6b', citizen: '#6b5a3b', skill: '#3b4f6b' };
/** The people of the Citizen deck, in the order in which sharings of Wounds name them. */
export const PEOPLE: CitizenCard[] = [
  'agent-coulson',
  'pepper-potts',
  'mary-jane',
  'jonah-jameson',
  'thunderbolt-ross',
  'wong',
  'aunt-may',
  'blind-al',
  'maria-hill',
  'jane-foster',
  'edwin-jarvis',
  'okoye',
];

export const STEPS: (Step & { phase: Phase })[] = [
  { id: 'heroes', icon: 'raise-zombie', phase: 'players' },
  { id: 'enemies', icon: 'crosshair', phase: 'enemies' },
  { id: 'end', icon: 'l:moon', phase: 'end' },
];

const QUESTION_ICONS: Record<string, IconName> = {
  begin: 'raise-zombie',
  walk: 'footsteps',
  effects: 'l:bell-ring',
  target: 'crosshair',
  push: 'fist',
  dice: 'rolling-dices',
  lure: 'meat-hook',
  fell: 'crosshair',
  'discard-trait': 'l:trash-2',
  'keep-citizen': 'person',
  'draw-citizen': 'person',
  agree: 'l:handshake',
  leave: 'exit-door',
  decide: 'vote',
};
export function questionIcon(question: unknown): IconName {
  const { variant, fields } = variantOf(question);
  const hero = (fields as { hero?: Character } | null)?.hero;
  return QUESTION_ICONS[variant] ?? (hero ? EMBLEMS[hero] : 'raise-zombie');
}

export const SOUNDS: Record<string, Sound> = {
  'door-opened': 'door',
  'enemies-eliminated': 'groan',
  'citizen-devoured': 'groan',
  'hero-eliminated': 'groan',
  'trait-drawn': 'paper',
  'spawn-card-drawn': 'paper',
  'game-ended': 'door',
};
