/** The options of this game that a host chooses, and words for their values. */
import type { Words } from '../../lib/words';

const SWITCH = ['on', 'off'];
const BY_SETS = ['by sets', ...SWITCH];
const OFF_FIRST = ['off', 'on'];

const VALUES: Record<string, string[]> = {
  tiles: [
    'z1',
    'z1-z6',
    'z1-z2-z6',
    'z1-z3-z6',
    'z1-z4-z6',
    'z1-z5-z6',
    'z1-z6-z7',
    'z1-z6-z8',
    'z1-z2-z3-z4-z5-z6-z7-z8',
  ],
  cards: [
    'z1',
    'z1-z6',
    'z1-z3.5-z6',
    'z1-z2-z3.5-z6',
    'z1-z3-z3.5-z6',
    'z1-z3.5-z4-z6',
    'z1-z3.5-z5-z6',
    'z1-z3.5-z6-z7',
    'z1-z3.5-z6-z8',
    'z1-z2-z3-z3.5-z4-z5-z6-z7-z8',
  ],
  guts: SWITCH,
  round_limit: ['none', '10', '20', '30', '50', '100', '200'],
  helipad: ['bottom', 'short'],
  sewers: BY_SETS,
  subway: BY_SETS,
  dodge: BY_SETS,
  supply: ['by sets', 'limited', 'unlimited'],
  entrance: ['anywhere', 'upper-half'],
  mixed_stack: OFF_FIRST,
  doors: ['strict', 'open'],
  special_tile_retry: OFF_FIRST,
  peaceful_helipad: OFF_FIRST,
  cabin_victory: BY_SETS,
  carnival_start: OFF_FIRST,
  jail_start: OFF_FIRST,
  first_passes: ['none', 'others-turns'],
};

/** With this many boxes, a helipad often fits nowhere when it is drawn. */
const MANY_BOXES = 4;

/** If many boxes are chosen, helipads and entrances get another try; if fewer, the printed rule holds. */
export function alongside(
  key: string,
  value: string,
): { key: string; value: string | null; note: string | null } | null {
  if (key !== 'tiles') return null;
  const isMany = value.split('-').length >= MANY_BOXES;
  return { key: 'special_tile_retry', value: isMany ? 'on' : null, note: isMany ? 'note-tile-retry' : null };
}

const COMMON = ['tiles', 'cards', 'guts', 'helipad', 'round_limit'];
export const RARE_OPTIONS = Object.keys(VALUES).filter((key) => !COMMON.includes(key));

export const optionValues = (key: string): string[] => VALUES[key] ?? [];

const setSaid = (words: Words, set: string): string => words.word(set === 'z1' ? 'set-z1' : set.replace('.', ''));

export function optionSaid(words: Words, key: string, value: string): string {
  if (key === 'tiles' || key === 'cards') {
    const sets = value.split('-');
    return sets.length >= 8 ? words.word('said-all-sets') : sets.map((set) => setSaid(words, set)).join(' + ');
  }
  if ((key === 'leave_out' || key === 'put_back') && value !== 'none')
    return words.joined(value.split(',').map((card) => words.word(card)));
  const id = `said-${key}-${value}`.replaceAll(' ', '-');
  if (words.has(id)) return words.word(id);
  if (value === 'by sets') return words.word('said-by-sets');
  if (key === 'round_limit')
    return value === 'none' ? words.word('said-no-limit') : words.word('said-rounds', { n: Number(value) });
  return value === 'on' || value === 'off' ? words.word(`said-${value}`) : value;
}
