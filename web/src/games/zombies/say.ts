/** Words for this game's values. */
import type { Speech } from '../../lib/speech';
import type { Arguments, Known, Words } from '../../lib/words';
import { squareOf, turned, type Plan } from './geometry';
import { aimParts, type Part } from './offers';
import type { Aim, Card, Square, Tile, Turn, View } from './wire';

export const cardEffect = (speech: Speech, card: Card): string =>
  speech.words.attribute({ id: card, arguments: {} }, 'about') ?? '';
export const rulesOf = (speech: Speech, id: string): string[] =>
  (speech.words.attribute({ id, arguments: {} }, 'rules') ?? '').split(/\s+/).filter((rule) => rule !== '');

/** The tiles on the table by their numbers, and how they are turned. */
export type Tiles = Record<number, { tile: Tile; turn: Turn }>;

export const tilesOf = (view: View): Tiles =>
  Object.fromEntries(view.tiles.map(({ spot, tile, turn }) => [spot, { tile, turn }]));

/** “Hospital 12 (north-west)”. */
function placeSaid(words: Words, { spot, at }: Square, lying: Tiles[number] | undefined): string {
  if (!lying) return words.word('square-gone', { number: spot });
  return words.word('square-of', {
    tile: words.word(lying.tile),
    place: words.word(`place-${turned(at, lying.turn)}`),
    number: spot,
  });
}

function laidSaid(words: Words, spot: number, lying: Tiles[number] | undefined): string {
  return lying
    ? words.word('tile-of', { tile: words.word(lying.tile), number: spot })
    : words.word('square-gone', { number: spot });
}

const isSquare = (fields: object): fields is Square =>
  'spot' in fields && 'at' in fields && Object.keys(fields).length === 2;

/** For the log: the tile of a square, and where on the tile the square is. */
export function squaresKnown(tiles: Tiles): Known {
  return (fields, words): Arguments => {
    if (!isSquare(fields)) return {};
    const lying = tiles[fields.spot];
    return { tile: laidSaid(words, fields.spot, lying), square: placeSaid(words, fields, lying) };
  };
}

export const squareSaid = (speech: Speech, plan: Plan, square: Square): string =>
  placeSaid(speech.words, square, plan.tile(square.spot));

export const tileSaid = (speech: Speech, plan: Plan, spot: number): string =>
  laidSaid(speech.words, spot, plan.tile(spot));

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

export const aimSaid = (speech: Speech, plan: Plan, aim: Aim): string =>
  aimParts(aim)
    .map((part) => partSaid(speech, plan, part))
    .join(' → ');

/** Life is counted in halves. */
export const livesSaid = (halves: number): string => `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`;
