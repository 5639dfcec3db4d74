/** The options of this game that a host chooses, and words for their values. */
import type { Words } from '../../lib/words';
import { SEATS } from '../../lib/names';
import { CHARACTERS } from './pieces';

const MISSIONS = [
  ...Array.from({ length: 11 }, (_, n) => `MZ${n}`),
  ...Array.from({ length: 5 }, (_, n) => `MH${n + 1}`),
];
const SWITCH = ['off', 'on'];
const VALUES: Record<string, string[]> = {
  mission: MISSIONS,
  heroes: ['1', '2', '3', '4', '5', '6'],
  gentle_deck: SWITCH,
};

export const RARE_OPTIONS = ['gentle_deck', 'captain'];
/** A custom mission is a file. */
export const FILE_OPTIONS = ['mission'];

export function optionValues(key: string, nSeats: number): string[] {
  if (key === 'captain') return ['none', ...SEATS.slice(0, nSeats)];
  // Each seat has at least one hero.
  return key === 'heroes' ? VALUES.heroes!.slice(nSeats - 1) : (VALUES[key] ?? []);
}

export function optionSaid(words: Words, key: string, value: string): string {
  if (key === 'mission')
    return words.has(`mission-${value.toLowerCase()}`)
      ? `${value} · ${words.word(`mission-${value.toLowerCase()}`)}`
      : words.word('said-own-mission');
  if (key === 'team' && CHARACTERS.some((who) => value.includes(who)))
    return words.joined(value.split(',').map((who) => words.word(who)));
  if (key === 'seating') return words.joined(value.split(',').map((seat) => words.word('said-seat', { seat })));
  if (key === 'captain' && value !== 'none') return words.word('said-seat', { seat: value });
  const id = `said-${key}-${value}`;
  return words.has(id) ? words.word(id) : value === 'on' || value === 'off' ? words.word(`said-${value}`) : value;
}
