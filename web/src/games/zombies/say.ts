/** Words for what this game's values look like on the screen. */
import type { Speech } from '../../lib/speech';
import { squareOf, turned, type Plan } from './geometry';
import { aimParts, type Part } from './offers';
import type { Aim, Card, Square } from './wire';

export const cardEffect = (speech: Speech, card: Card): string => speech.words.attribute({ id: card, arguments: {} }, 'about') ?? '';
export const rulesOf = (speech: Speech, id: string): string[] => (speech.words.attribute({ id, arguments: {} }, 'rules') ?? '').split(/\s+/).filter((rule) => rule !== '');

/** “Hospital, north-west”. */
export function squareSaid(speech: Speech, plan: Plan, square: Square): string {
  const tile = plan.tile(square.spot);
  if (!tile) return '';
  return speech.words.word('square-of', { tile: speech.word(tile.tile), place: speech.word(`place-${turned(square.at, tile.turn)}`), number: square.spot });
}

export function tileSaid(speech: Speech, plan: Plan, spot: number): string {
  const tile = plan.tile(spot);
  return tile ? speech.words.word('tile-of', { tile: speech.word(tile.tile), number: spot }) : String(spot);
}

export function partSaid(speech: Speech, plan: Plan, { kind, value }: Part): string {
  switch (kind) {
    case 'square':
      return squareSaid(speech, plan, squareOf(value));
    case 'building':
      return tileSaid(speech, plan, squareOf(value).spot);
    case 'tile':
      return tileSaid(speech, plan, Number(value));
    case 'seat':
      return speech.name(value);
    case 'cell':
      return value.replace(',', '/');
    case 'turn':
      return speech.words.word('part-turn', { n: Number(value) });
    case 'number':
      return value;
    case 'die':
      return speech.words.word('part-die', { n: Number(value) + 1 });
    default:
      return speech.word(value);
  }
}

export const aimSaid = (speech: Speech, plan: Plan, aim: Aim): string => aimParts(aim).map((part) => partSaid(speech, plan, part)).join(' → ');

/** Life is counted in halves. */
export const livesSaid = (halves: number): string => `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`;
