/**
 * Which things on the screen stand for which choices. This file has no rules: what is legal comes with the view. A
 * choice is a root and a trail: an attack and its zone; an effect, then whom and what it is aimed at. Things on the
 * board are lit there, and the panel has them as rows.
 */
import { isLegal } from '../../lib/board/model.svelte';
import { part, type Option as AnyOption, type Part as AnyPart, type Trailed } from '../../lib/board/trail';
import type { Choice as Told } from '../../lib/choices';
import { variantOf } from '../../lib/words';
import type { Action, Aim, Character, Choice, Effect } from './wire';

export type PartKind =
  'zone' | 'hero' | 'leader' | 'door' | 'kind' | 'citizen' | 'trait' | 'objective' | 'card' | 'number' | 'choice';
export type Part = AnyPart<PartKind>;

export interface Offer extends Trailed<PartKind> {
  action: Action;
  /** What a player begins with: `move`, `attack:devour`, `use:wasp:swarm` … */
  root: string;
  parts: Part[];
}
export type Option = AnyOption<Offer>;

export function aimParts(aim: Aim): Part[] {
  if (typeof aim === 'string') return [];
  if ('zone' in aim) return [part('zone', aim.zone)];
  if ('hero' in aim) return [part('hero', aim.hero)];
  if ('door' in aim) return [part('door', aim.door)];
  if ('leader' in aim) return [part('leader', aim.leader)];
  if ('kind' in aim) return [part('zone', aim.kind[1]), part('kind', aim.kind[0])];
  if ('citizen' in aim) return [part('citizen', aim.citizen)];
  if ('trait' in aim) return [part('trait', aim.trait)];
  if ('give' in aim) return [part('trait', aim.give[1]), part('hero', aim.give[0])];
  if ('take-from' in aim) return [part('hero', aim['take-from'][0]), part('trait', aim['take-from'][1])];
  return [part('number', aim.number)];
}

/** An option of a common decision, as a part. Options without a place on the board are picked in the panel. */
export function choicePart(choice: Choice): Part {
  if (typeof choice === 'string') return part('choice', choice);
  if ('all-on' in choice) return part('hero', choice['all-on']);
  if ('hero' in choice) return part('hero', choice.hero);
  if ('zone' in choice) return part('zone', choice.zone);
  if ('objective' in choice) return part('objective', choice.objective);
  return part('choice', JSON.stringify(choice));
}

/** The name of an effect, in texts and in roots. */
export const effectName = (effect: Effect): string => (typeof effect === 'string' ? effect : Object.values(effect)[0]!);

type Rooted = Pick<Offer, 'verb' | 'root' | 'parts'>;
function rooted(action: Action): Rooted {
  const { variant: verb } = variantOf(action);
  const plain = (root: string, parts: Part[] = []): Rooted => ({ verb, root, parts });
  if (typeof action === 'string') return plain(verb);
  if ('begin' in action) return plain(verb, [part('hero', action.begin.hero)]);
  if ('move' in action) return plain(verb, [part('zone', action.move.to)]);
  if ('carry' in action) return plain(verb, [part('zone', action.carry.to)]);
  if ('open' in action) return plain(verb, [part('door', action.open.door)]);
  if ('attack' in action) return plain(`attack:${action.attack.form}`, [part('zone', action.attack.at)]);
  if ('take' in action) return plain(verb, [part('objective', action.take.objective)]);
  if ('take-card' in action) return plain(verb, [part('card', action['take-card'].card)]);
  if ('save' in action) return plain(verb, [part('citizen', action.save.citizen)]);
  if ('use' in action)
    return plain(`use:${action.use.hero}:${effectName(action.use.effect)}`, aimParts(action.use.aim));
  if ('pick' in action) return plain(verb, aimParts(action.pick.aim));
  if ('vote' in action) return plain(verb, [choicePart(action.vote)]);
  return plain(verb);
}

export function offerOf(told: Told): Offer {
  const action = told.action as Action;
  return { ...told, action, ...rooted(action) };
}

/** An effect that can be used, with a legal choice if there is one. */
export interface Deed {
  root: string;
  offer: Offer;
  hero: Character;
  effect: Effect;
}

export function deeds(offers: readonly Offer[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const offer of offers) {
    if (typeof offer.action === 'string' || !('use' in offer.action)) continue;
    const earlier = found.get(offer.root);
    if (earlier && (isLegal(earlier.offer) || !isLegal(offer))) continue;
    found.set(offer.root, { root: offer.root, offer, hero: offer.action.use.hero, effect: offer.action.use.effect });
  }
  return [...found.values()];
}

/** Choices that anybody may make at any time, because they are not about the current moment. */
export const ASIDE = ['give-up', 'hand-over', 'name-captain', 'share'];
