/** Which icons, colours and sounds stand for what. */
import type { IconName } from '../../lib/icon-names';
import type { Sound } from '../../lib/sound';
import { variantOf } from '../../lib/words';
import type { Step } from '../game';
import type { Card, Phase, Place, Role } from './wire';

export const PLACES: Place[] = ['restrooms', 'cachou', 'megatoys', 'parking', 'security-hq', 'supermarket'];
export const ROLES: Role[] = ['pin-up', 'tough-guy', 'gunman', 'little-girl'];

export const ROLE_ICONS: Record<Role, IconName> = {
  'pin-up': 'lipstick',
  'tough-guy': 'biceps',
  gunman: 'revolver',
  'little-girl': 'balloon-dog',
};

const WEAPON = '#4c5a33';
export const CARD_FACES: Record<Card, { icon: IconName; colour: string; chip?: string }> = {
  threat: { icon: 'fist', colour: '#7a3b2e', chip: '+1' },
  'security-camera': { icon: 'cctv-camera', colour: '#6b5a3b' },
  sprint: { icon: 'sprint', colour: '#2f5f73' },
  hardware: { icon: 'hammer-nails', colour: '#6b5a3b', chip: '+1' },
  hidden: { icon: 'hidden', colour: '#3b4f6b' },
  axe: { icon: 'fire-axe', colour: WEAPON, chip: '−1' },
  revolver: { icon: 'revolver', colour: WEAPON, chip: '−1' },
  'baseball-bat': { icon: 'baseball-bat', colour: WEAPON, chip: '−1' },
  'sawn-off-shotgun': { icon: 'sawed-off-shotgun', colour: WEAPON, chip: '−2' },
  grenade: { icon: 'grenade', colour: WEAPON, chip: '−2' },
  chainsaw: { icon: 'chainsaw', colour: WEAPON, chip: '−2' },
};

/** The phases as steps at the top of the screen. Players without characters act while the dice are covered. */
export const STEPS: (Step & { phases: Phase[] })[] = [
  { id: 'truck', icon: 'truck', phases: ['truck'] },
  { id: 'chief', icon: 'police-badge', phases: ['election'] },
  { id: 'dice', icon: 'rolling-dices', phases: ['hidden-dice', 'zombie-players'] },
  { id: 'plans', icon: 'secret-book', phases: ['destinations'] },
  { id: 'moves', icon: 'footsteps', phases: ['movement'] },
  { id: 'attack', icon: 'shambling-zombie', phases: ['attack', 'round-end'] },
];

const QUESTION_ICONS: Record<string, IconName> = {
  'place-character': 'footsteps',
  'put-first-zombie': 'shambling-zombie',
  'put-zombie': 'shambling-zombie',
  'play-cards': 'shambling-zombie',
  'play-camera': 'cctv-camera',
  vote: 'vote',
  'vote-again': 'vote',
  'break-tie': 'police-badge',
  'keep-card': 'swap-bag',
  'give-card': 'swap-bag',
  'show-destination': 'secret-book',
  'choose-destination': 'secret-book',
  'move-character': 'footsteps',
  'lose-character': 'tombstone',
};
export const questionIcon = (question: unknown): IconName =>
  QUESTION_ICONS[variantOf(question).variant] ?? 'shambling-zombie';

export const SOUNDS: Record<string, Sound> = {
  'dice-revealed': 'dice',
  'dice-covered': 'dice',
  'zombies-entered': 'door',
  'character-lost': 'groan',
  'ballots-revealed': 'paper',
  'card-played': 'paper',
};
