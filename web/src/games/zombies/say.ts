/** Words for this game's values. */
import type { Speech } from '../../lib/speech';
import type { Arguments, Known, Phrase, Words } from '../../lib/words';
import { cellOf, drawnOf, isInside, squareOf, turned, type Plan } from './geometry';
import { aimParts, type Part } from './offers';
import type { Aim, Card, Cell, Square, Tile, TileView, Turn } from './wire';

export const cardEffect = (speech: Speech, card: Card): string =>
  speech.words.attribute({ id: card, arguments: {} }, 'about') ?? '';
export const rulesOf = (speech: Speech, id: string): string[] =>
  (speech.words.attribute({ id, arguments: {} }, 'rules') ?? '').split(/\s+/).filter((rule) => rule !== '');

/** The tiles on the table by their numbers, with how they are turned and where they lie. */
export type Tiles = Record<number, Lying>;
type Lying = { tile: Tile; turn: Turn; cell: Cell };

export const tilesOf = (view: { tiles: readonly TileView[] }): Tiles =>
  Object.fromEntries(view.tiles.map(({ spot, tile, turn, cell }) => [spot, { tile, turn, cell }]));

/** “Hospital 12 (north-west)”: for lists in which one square must be told from the next. */
function exactlySaid(words: Words, { spot, at }: Square, lying: Lying | undefined): string {
  if (!lying) return words.word('tile-gone', { number: spot });
  return words.word('square-of', {
    tile: words.word(lying.tile),
    place: words.word(`place-${turned(at, lying.turn)}`),
    number: spot,
  });
}

function laidSaid(words: Words, spot: number, lying: Lying | undefined): string {
  return lying
    ? words.word('tile-of', { tile: words.word(lying.tile), number: spot })
    : words.word('tile-gone', { number: spot });
}

/** What is found only once on the map. */
function isLandmark(tile: Tile): boolean {
  const { kind, copies } = drawnOf(tile);
  return kind !== 'common' && copies === 1;
}

/** From the landmark next to a cell: its tile, and the side of it on which the cell lies. */
function landmark(tiles: Tiles, cell: Cell): { near: Tile; place: string } | null {
  let best: { near: Tile; x: number; y: number } | null = null;
  for (const { tile, cell: other } of Object.values(tiles)) {
    const [x, y] = [cell.x - other.x, cell.y - other.y];
    if ((x === 0 && y === 0) || !isLandmark(tile)) continue;
    if (!best || x * x + y * y < best.x * best.x + best.y * best.y) best = { near: tile, x, y };
  }
  if (!best) return null;
  const [x, y] = [Math.abs(best.x), Math.abs(best.y)];
  const column = y > 2 * x ? 1 : 1 + Math.sign(best.x);
  const row = x > 2 * y ? 1 : 1 + Math.sign(best.y);
  return { near: best.near, place: `place-${3 * row + column}` };
}

/** How the log names a square: by its building, or by its street and the landmark next to it. */
function named(words: Words, { spot, at }: { spot: number; at: number | null }, tiles: Tiles): Phrase {
  const lying = tiles[spot];
  if (!lying) return words.about('square-gone', {});
  const { squares, kind } = drawnOf(lying.tile);
  const values = { tile: lying.tile };
  if (kind === 'common') {
    const near = /[AGT]/.test(squares) ? null : landmark(tiles, lying.cell);
    return near ? words.about('square-street', { ...values, ...near }) : words.about('square-open', values);
  }
  if (at === null || !/[BCM]/.test(squares)) return words.about('square-open', values);
  return words.about(isInside(squares[at]) ? 'square-inside' : 'square-front', values);
}

const isSquare = (fields: object): fields is Square =>
  'spot' in fields && 'at' in fields && Object.keys(fields).length === 2;

/** For the log: how squares, tiles and cells are named in a sentence. */
export function placesKnown(tiles: Tiles): Known {
  return (fields, words): Arguments => {
    const of = (phrase: Phrase, form: string): string => words.attribute(phrase, form) ?? '';
    const where = (square: Square): string => of(named(words, square, tiles), 'where');
    const the = (spot: number): string => of(named(words, { spot, at: null }, tiles), 'the');
    if (isSquare(fields)) {
      const lying = tiles[fields.spot];
      const name = named(words, fields, tiles);
      return {
        tile: laidSaid(words, fields.spot, lying),
        square: exactlySaid(words, fields, lying),
        where: of(name, 'where'),
        there: of(name, 'there'),
        the: of(name, 'the'),
      };
    }
    if ('from' in fields && 'to' in fields) {
      const { from, to } = fields as { from: Square; to: Square };
      const isWay = [from, to].every((each) => typeof each === 'object' && isSquare(each));
      return isWay ? { same: where(from) === where(to) ? 'yes' : 'no' } : {};
    }
    if ('x' in fields && 'y' in fields) return { where: cellSaid(words, tiles, fields as Cell) ?? 'none' };
    if ('tile' in fields && typeof fields.tile === 'number') return { the: the(fields.tile) };
    if ('spot' in fields && typeof fields.spot === 'number') return { the: the(fields.spot) };
    // A kind of tile that does not lie on the table.
    if ('tile' in fields) return { the: words.attribute({ id: String(fields.tile), arguments: {} }, 'the') ?? '' };
    return {};
  };
}

/** “North of the Hospital”, unless there is no tile but the one that lies there. */
function cellSaid(words: Words, tiles: Tiles, cell: Cell): string | null {
  const near = landmark(tiles, cell);
  return near && words.say(words.about('cell-beside', near));
}

export const squareSaid = (speech: Speech, plan: Plan, square: Square): string =>
  exactlySaid(speech.words, square, plan.tile(square.spot));

/** “Hospital, in front”. */
export const squareNamed = (speech: Speech, plan: Plan, square: Square): string =>
  speech.words.say(named(speech.words, square, tilesOf(plan)));

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
      return cellSaid(speech.words, tilesOf(plan), cellOf(value)) ?? value.replace(',', '/');
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

/** A part of a choice where the board shows it too: squares and tiles by their names alone. */
export function partNamed(speech: Speech, plan: Plan, part: Part): string {
  const { kind, value } = part;
  if (kind === 'square') return squareNamed(speech, plan, squareOf(value));
  const tile = kind === 'building' ? squareOf(value).spot : kind === 'tile' ? Number(value) : null;
  const lying = tile === null ? undefined : plan.tile(tile);
  return lying ? speech.word(lying.tile) : partSaid(speech, plan, part);
}

export const aimSaid = (speech: Speech, plan: Plan, aim: Aim): string =>
  aimParts(aim)
    .map((part) => partNamed(speech, plan, part))
    .join(' → ');

/** “+1”, “−1” */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Life is counted in halves. */
export const livesSaid = (halves: number): string => `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`;
