/**
 * Which things on the screen stand for which choices. This file has no rules: what is legal comes with the view. A
 * choice is a root and a trail: a card, then the place it is aimed at; a way to use a location, then the card that pays
 * for it. Once a choice is begun, the next parts of all choices that fit are lit, on the board and in the panel.
 */
import { isLegal } from '../../lib/board/model.svelte';
import { part, type Option as AnyOption, type Part as AnyPart, type Trailed } from '../../lib/board/trail';
import type { Choice } from '../../lib/choices';
import { variantOf } from '../../lib/words';
import type { Action, Aim, Card, Effect, Item, Role } from './wire';

export type PartKind =
  'card' | 'discard' | 'role' | 'place' | 'seat' | 'colour' | 'food' | 'steps' | 'item' | 'way' | 'canceller';

export type Part = AnyPart<PartKind>;

export interface Offer extends Trailed<PartKind> {
  action: Action;
  /** What a player begins with: `play:gun`, `use:geek`, `activate`, `vote-for` … */
  root: string;
  parts: Part[];
}

export type Option = AnyOption<Offer>;

export function aimParts(aim: Aim): Part[] {
  if (aim === 'nothing') return [];
  if ('at' in aim) return [part('place', aim.at)];
  if ('from' in aim) return aim.from.map((place) => part('place', place));
  if ('character' in aim) return [part('role', aim.character)];
  if ('player' in aim) return [part('seat', aim.player)];
  if ('colour' in aim) return [part('colour', aim.colour)];
  if ('ballot' in aim) return [part('place', aim.ballot[0]), part('seat', aim.ballot[1])];
  if ('mow' in aim) return [part('role', aim.mow[0]), part('place', aim.mow[1])];
  return [part('card', aim.swap[0]), part('discard', aim.swap[1])];
}

function effectParts(effect: Effect): Part[] {
  const way = part('way', variantOf(effect).variant);
  if ('rest-for-card' in effect)
    return [way, part('card', effect['rest-for-card'][0]), part('role', effect['rest-for-card'][1])];
  if ('rest-for-food' in effect)
    return [way, part('food', effect['rest-for-food'][0]), part('role', effect['rest-for-food'][1])];
  if ('antidote-for-card' in effect) return [way, part('card', effect['antidote-for-card'])];
  if ('antidote-by-tiring' in effect) return [way, part('role', effect['antidote-by-tiring'])];
  if ('leader-for-card' in effect)
    return [way, part('card', effect['leader-for-card'][0]), part('colour', effect['leader-for-card'][1])];
  if ('leader-steps' in effect) return [way, part('steps', effect['leader-steps'])];
  if ('draw-for-card' in effect) return [way, part('card', effect['draw-for-card'])];
  if ('take-for-card' in effect)
    return [way, part('card', effect['take-for-card'][0]), part('discard', effect['take-for-card'][1])];
  if ('take-by-tiring' in effect)
    return [way, part('role', effect['take-by-tiring'][0]), part('discard', effect['take-by-tiring'][1])];
  if ('food-for-card' in effect) return [way, part('card', effect['food-for-card'])];
  return [way, part('card', effect['open-food-for-card'][0]), part('food', effect['open-food-for-card'][1])];
}

const itemPart = (item: Item): Part => part('item', item === 'antidote' ? item : item.card);

function rooted(action: Action): { verb: string; root: string; parts: Part[] } {
  const { variant: verb } = variantOf(action);
  const plain = (parts: Part[]): { verb: string; root: string; parts: Part[] } => ({ verb, root: verb, parts });
  if (typeof action === 'string') return plain([]);
  if ('settle' in action) return plain([part('role', action.settle[0]), part('place', action.settle[1])]);
  if ('draft' in action) return plain([part('card', action.draft)]);
  if ('choose' in action) return plain([part('place', action.choose)]);
  if ('play' in action) return { verb, root: `play:${action.play[0]}`, parts: aimParts(action.play[1]) };
  if ('use' in action) return { verb, root: `use:${action.use[0]}`, parts: aimParts(action.use[1]) };
  if ('cancel' in action) return plain([part('canceller', action.cancel)]);
  if ('move' in action) return plain([part('role', action.move)]);
  if ('activate' in action) return plain(effectParts(action.activate));
  if ('put-marker' in action) return plain([part('place', action['put-marker'])]);
  if ('vote-for' in action) return plain([part('seat', action['vote-for'])]);
  if ('cast-for' in action)
    return { verb, root: `cast-for:${action['cast-for'][0]}`, parts: [part('seat', action['cast-for'][1])] };
  if ('break-tie' in action) return plain([part('seat', action['break-tie'])]);
  if ('sacrifice' in action) return plain([part('role', action.sacrifice)]);
  if ('give' in action) return plain([itemPart(action.give[0]), part('seat', action.give[1])]);
  if ('vaccinate' in action) return plain(action.vaccinate.map((role) => part('role', role)));
  if ('accept' in action)
    return {
      verb,
      root: `accept:${action.accept[0]}:${action.accept[1]}`,
      parts: action.accept[2].map((card) => part('card', card)),
    };
  if ('refuse' in action) return { verb, root: `refuse:${action.refuse[0]}:${action.refuse[1]}`, parts: [] };
  if ('withdraw' in action) return { verb, root: `withdraw:${action.withdraw}`, parts: [] };
  if ('show' in action) return plain([part('card', action.show[0]), part('seat', action.show[1])]);
  return plain([]);
}

export function offerOf(choice: Choice): Offer {
  const action = choice.action as Action;
  return { ...choice, action, ...rooted(action) };
}

/** Roots that begin without a click, because the question is about nothing else. */
const ASKED_ROOTS = [
  'settle',
  'draft',
  'choose',
  'move',
  'put-marker',
  'vote-for',
  'break-tie',
  'sacrifice',
  'give',
  'vaccinate',
];

export function rootAsked(offers: readonly Offer[]): string | null {
  return (
    ASKED_ROOTS.find((root) => offers.some((offer) => offer.root === root && isLegal(offer))) ??
    offers.find((offer) => offer.verb === 'cast-for')?.root ??
    null
  );
}

/** Roots of cards and powers, each with a legal choice if there is one. */
export function deeds(
  offers: readonly Offer[],
): { root: string; offer: Offer; card: Card | null; role: Role | null }[] {
  const roots = [
    ...new Set(offers.filter((offer) => offer.verb === 'play' || offer.verb === 'use').map((offer) => offer.root)),
  ];
  return roots.map((root) => {
    const own = offers.filter((offer) => offer.root === root);
    const [verb, of] = root.split(':') as [string, string];
    return {
      root,
      offer: own.find(isLegal) ?? own[0]!,
      card: verb === 'play' ? (of as Card) : null,
      role: verb === 'use' ? (of as Role) : null,
    };
  });
}
