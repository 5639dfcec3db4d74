/** The options of this game that a host chooses, and words for their values. */
import { SEATS } from '../../lib/names';
import type { Words } from '../../lib/words';

export function optionValues(key: string, nSeats: number): string[] {
  if (key === 'chief') return ['random', ...SEATS.slice(0, nSeats)];
  if (key === 'zombie_players') return ['every_round', 'once'];
  return [];
}

export function optionSaid(words: Words, key: string, value: string): string {
  const id = `option-${key}-${value}`;
  if (words.has(id)) return words.word(id);
  return key === 'chief' ? words.word('option-chief-seat', { seat: value }) : value;
}
