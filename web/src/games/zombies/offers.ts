/**
 * Which things on the screen stand for which choices. This file has no rules: what is legal comes with the view. A
 * choice is a root and a trail: a card, then the building it is aimed at; a zombie, then the square it goes to. Once a
 * choice is begun, the next parts of all choices that fit are lit, on the board and in the panel.
 */
import { isLegal } from '../../lib/board/model.svelte';
import { part, type Option as AnyOption, type Part as AnyPart, type Trailed } from '../../lib/board/trail';
import type { Choice } from '../../lib/choices';
import { variantOf } from '../../lib/words';
import { cellKey, squareKey } from './geometry';
import type { Action, Aim, Card, Square } from './wire';

export type PartKind =
  | 'square'
  | 'building'
  | 'tile'
  | 'cell'
  | 'turn'
  | 'seat'
  | 'card'
  | 'item'
  | 'good'
  | 'figure'
  | 'stack'
  | 'side'
  | 'die'
  | 'kind'
  | 'pile'
  | 'number';

export type Part = AnyPart<PartKind>;

export interface Offer extends Trailed<PartKind> {
  action: Action;
  /** What a player begins with: `play:fear`, `use:grenade`, `move`, `put` … */
  root: string;
  parts: Part[];
}

export type Option = AnyOption<Offer>;

const square = (at: Square): Part => part('square', squareKey(at));

export function aimParts(aim: Aim): Part[] {
  if (typeof aim === 'string') return [];
  if ('player' in aim) return [part('seat', aim.player)];
  if ('players' in aim) return aim.players.map((seat) => part('seat', seat));
  if ('square' in aim) return [square(aim.square)];
  if ('way' in aim) return aim.way.map(square);
  if ('building' in aim) return [part('building', squareKey(aim.building))];
  if ('tile' in aim) return [part('tile', aim.tile)];
  if ('item' in aim) return [part('seat', aim.item[0]), part('item', aim.item[1])];
  if ('goods' in aim) return [part('seat', aim.goods[0]), part('good', aim.goods[1])];
  if ('card' in aim) return [part('card', aim.card)];
  if ('kind' in aim) return [part('kind', aim.kind)];
  if ('place' in aim) return [part('cell', cellKey(aim.place[0])), part('turn', aim.place[1])];
  if ('figure' in aim) return [part('figure', aim.figure)];
  if ('good' in aim) return [part('good', aim.good)];
  if ('stack' in aim) return [part('stack', aim.stack)];
  if ('side' in aim) return [part('side', aim.side)];
  if ('pile' in aim) return [part('pile', aim.pile)];
  if ('number' in aim) return [part('number', aim.number)];
  return [part('die', aim.die)];
}

function rooted(action: Action): { verb: string; root: string; parts: Part[] } {
  const { variant: verb } = variantOf(action);
  const plain = (root: string, parts: Part[] = []): { verb: string; root: string; parts: Part[] } => ({
    verb,
    root,
    parts,
  });
  if (typeof action === 'string') return plain(verb);
  if ('draw' in action) return plain('draw', [part('stack', action.draw.stack)]);
  if ('place' in action)
    return plain('place', [part('cell', cellKey(action.place.cell)), part('turn', action.place.turn)]);
  if ('put' in action) return plain('put', [square(action.put.at)]);
  if ('put-bullet' in action) return plain('put', [square(action['put-bullet'].at)]);
  if ('put-life' in action) return plain('put', [square(action['put-life'].at)]);
  if ('step' in action) return plain('move', [square(action.step.to)]);
  if ('walk' in action) return plain('move', [square(action.walk.to)]);
  if ('move-zombie' in action)
    return plain('move-zombie', [square(action['move-zombie'].from), square(action['move-zombie'].to)]);
  if ('pay' in action) return plain('pay', [part('good', action.pay.good)]);
  if ('discard' in action) return plain('discard', [part('card', action.discard.card)]);
  if ('play' in action) return plain(`play:${action.play.card}`, aimParts(action.play.aim));
  if ('use' in action) return plain(`use:${action.use.card}`, aimParts(action.use.aim));
  if ('pick' in action) return plain('pick', aimParts(action.pick.aim));
  return plain(verb);
}

export function offerOf(choice: Choice): Offer {
  const action = choice.action as Action;
  return { ...choice, action, ...rooted(action) };
}

/** Roots that begin without a click, because the question is about nothing else. */
const ASKED_ROOTS = ['place', 'put', 'move', 'move-zombie', 'pick', 'draw', 'pay', 'discard'];

export function rootAsked(offers: readonly Offer[]): string | null {
  return ASKED_ROOTS.find((root) => offers.some((offer) => offer.root === root && isLegal(offer))) ?? null;
}

export interface Deed {
  root: string;
  offer: Offer;
  card: Card;
  /** Whether it is an item on the table and not a card in hand. */
  isItem: boolean;
}

/** Cards and items, each with a legal choice if there is one. */
export function deeds(offers: readonly Offer[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const offer of offers) {
    if (offer.verb !== 'play' && offer.verb !== 'use') continue;
    const earlier = found.get(offer.root);
    if (earlier && (isLegal(earlier.offer) || !isLegal(offer))) continue;
    found.set(offer.root, {
      root: offer.root,
      offer,
      card: offer.root.slice(offer.root.indexOf(':') + 1) as Card,
      isItem: offer.verb === 'use',
    });
  }
  return [...found.values()];
}
