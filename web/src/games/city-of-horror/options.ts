/** The options of this game that a host chooses, and words for their values. */
import { SEATS } from '../../lib/names';
import type { Words } from '../../lib/words';

/** Options that the edition decides unless the table says otherwise. */
const SWITCHES: Record<string, string[]> = {
  first_player_mode: ['immediate', 'end-of-turn'],
  first_player_no_loss: ['stay', 'pass-clockwise'],
  share_tie: ['first-player', 'nobody'],
  share_winner: ['free', 'takes-one'],
  weapon_replica: ['plus-two', 'proxy'],
  armory_b_cost: ['discard-action', 'exhaust-present'],
  energy_target: ['any', 'own'],
  promises: ['enforced', 'logged', 'talk'],
  slot_labels: ['corners', 'numbers'],
};
const PLAIN: Record<string, string[]> = {
  edition: ['revised', 'first-print'],
  sides: ['a', 'b', 'random'],
  draft: ['off', 'on'],
  show_cards: ['on', 'off'],
  deal_visibility: ['public', 'parties'],
  promo_lawn_mower: ['off', 'on'],
};

/** Everybody keeps the colour that their seat has before the game. The editions differ in the sixth colour. */
const COLOURS_OF_SEATS: Record<string, string> = {
  revised: 'blue-red-green-purple-yellow-white',
  'first-print': 'blue-red-green-purple-yellow-orange',
};

export function alongside(key: string, value: string): { key: string; value: string; note: null } | null {
  const colours = key === 'edition' ? COLOURS_OF_SEATS[value] : undefined;
  return colours === undefined ? null : { key: 'colours', value: colours, note: null };
}

/** Corrected invasion cards come from a file. */
export const FILE_OPTIONS = ['invasion_deck'];
export const RARE_OPTIONS = [
  ...Object.keys(SWITCHES),
  'first_player',
  'colours',
  'show_cards',
  'deal_visibility',
  'promo_lawn_mower',
];

export function optionValues(key: string, nSeats: number): string[] {
  if (key === 'first_player') return ['random', ...SEATS.slice(0, nSeats)];
  if (key === 'colours') return ['random', COLOURS_OF_SEATS.revised!];
  const switched = SWITCHES[key];
  return switched ? ['by edition', ...switched] : (PLAIN[key] ?? []);
}

export function optionSaid(words: Words, key: string, value: string): string {
  const id = `said-${key}-${value}`.replaceAll(' ', '-');
  if (words.has(id)) return words.word(id);
  if (value === 'by edition') return words.word('said-by-edition');
  if (value === 'on' || value === 'off') return words.word(`said-${value}`);
  if (key === 'colours' && value !== 'random')
    return Object.values(COLOURS_OF_SEATS).includes(value)
      ? words.word('option-colours-of-seats')
      : words.joined(value.split('-').map((colour) => words.word(colour)));
  if (key === 'first_player')
    return value === 'random' ? words.word('said-random') : words.word('said-seat', { seat: value });
  return value === 'random' ? words.word('said-random') : value;
}
