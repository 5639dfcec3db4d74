/** The faces of cards: an icon, and the colour of their family. */
import type { IconName } from '../../lib/icon-names';
import { EMBLEMS, FAMILY } from './pieces';
import type { Character, CitizenCard, Effect, Mode, Skill, Trait } from './wire';

const TRAIT_ICONS: Record<Trait, IconName> = {
  gorging: 'meat',
  feast: 'knife-fork',
  'in-for-the-kill': 'fangs',
  'rotten-hide': 'armor-vest',
  'scent-of-blood': 'blood',
  'hungry-fury': 'stomach',
  'steel-jaw': 'jawbone',
  relentless: 'run',
  'grisly-howl': 'screaming',
  'pack-instinct': 'wolf-howl',
  'sudden-surge': 'sprint',
  'slow-digestion': 'stomach',
  'brutal-charge': 'charging-bull',
  'live-bait': 'meat-hook',
  'mended-flesh': 'bandaged',
  'second-wind': 'wind-hole',
  momentum: 'run',
  'decisive-strike': 'crossed-swords',
  focus: 'eye-target',
  rampart: 'brick-wall',
  'first-aid': 'first-aid-kit',
  'express-rescue': 'sprint',
  shockwave: 'sonic-boom',
  'team-call': 'rally-the-troops',
  'break-through': 'broken-wall',
  inspiration: 'light-bulb',
  'beyond-limits': 'upgrade',
  'counter-attack': 'shield-echoes',
  provocation: 'shouting',
  'final-effort': 'heart-plus',
};
/** In the order of the rules: the fifteen of Zombie Mode, then those of Hero Mode. */
export const TRAITS = Object.keys(TRAIT_ICONS) as Trait[];
const CITIZENS: Partial<Record<CitizenCard, IconName>> = {
  'agent-coulson': 'police-badge',
  'jonah-jameson': 'newspaper',
  'thunderbolt-ross': 'star-medal',
  'edwin-jarvis': 'bow-tie',
  okoye: 'spear-hook',
  'jane-foster': 'telescope',
  'mary-jane': 'microphone',
  'blind-al': 'spectacles',
};

export interface Face {
  icon: IconName;
  colour: string;
}
export const isTrait = (card: string): card is Trait => card in TRAIT_ICONS;
export function faceOf(card: Trait | CitizenCard | Skill): Face {
  return isTrait(card)
    ? { icon: TRAIT_ICONS[card], colour: FAMILY.trait }
    : { icon: CITIZENS[card as CitizenCard] ?? 'person', colour: FAMILY.citizen };
}

/** A skill has the emblem of its hero. */
export const faceOfEffect = (effect: Effect, hero: Character): Face =>
  typeof effect === 'object' && !('skill' in effect)
    ? faceOf(Object.values(effect)[0] as Trait | CitizenCard)
    : { icon: EMBLEMS[hero], colour: FAMILY.skill };

/** Cards that are known from the real box. All others are reconstructed, and a small ring on them says so (MZ-51.6). */
const KNOWN_SPAWNS = [1, 3, 7, 9, 11, 14, 20, 30, 33, 35, 38, 39, 42];
const KNOWN: Record<Mode, string[]> = {
  zombie: [
    'gorging',
    'feast',
    'in-for-the-kill',
    'agent-coulson',
    'pepper-potts',
    'mary-jane',
    'jonah-jameson',
    'thunderbolt-ross',
    'secret-mission-1',
    'secret-mission-2',
  ],
  hero: ['agent-coulson', 'pepper-potts'],
};
const UNKNOWN_SHEETS: Character[] = ['hulk', 'wasp', 'doctor-strange', 'ms-marvel', 'scarlet-witch'];
export const RECONSTRUCTED = 'MZ-51.6';
export const isKnown = (card: string, mode: Mode): boolean => KNOWN[mode].includes(card);
export const isSheetKnown = (hero: Character): boolean => !UNKNOWN_SHEETS.includes(hero);
export const isSpawnKnown = (number: number, mode: Mode): boolean => mode === 'zombie' && KNOWN_SPAWNS.includes(number);
/** The text in the corner of a card. */
export const chipOf = (text: string, isKnownCard: boolean): string => (isKnownCard ? text : `${text} °`);
