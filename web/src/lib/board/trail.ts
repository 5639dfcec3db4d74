/** Choices that are picked part by part: first a root, then a trail of things on the screen. */
import { isLegal, type Offer } from './model.svelte';

export interface Part<Kind extends string> {
  kind: Kind;
  value: string;
}

export const part = <Kind extends string>(kind: Kind, value: string | number): Part<Kind> => ({
  kind,
  value: String(value),
});

/** A choice as a player makes it: what they begin with, and what they pick after it. */
export interface Trailed<Kind extends string> extends Offer {
  root: string;
  parts: readonly Part<Kind>[];
}

const isSame = (one: Part<string> | undefined, other: Part<string>): boolean =>
  one?.kind === other.kind && one.value === other.value;

/** The choices that begin with this root and this trail. */
export function following<O extends Trailed<string>>(
  offers: readonly O[],
  root: string | null,
  trail: readonly Part<string>[],
): O[] {
  return offers.filter((offer) => offer.root === root && trail.every((each, at) => isSame(offer.parts[at], each)));
}

export interface Option<O extends Trailed<string>> extends Part<O['parts'][number]['kind']> {
  /** A legal choice that the part leads to, otherwise the first refused one, which says why. */
  offer: O;
  /** Whether the part completes the choice. */
  isLast: boolean;
}

/** What may be picked next, each part once; parts that lead to something legal come first. */
export function options<O extends Trailed<string>>(
  offers: readonly O[],
  root: string | null,
  trail: readonly Part<string>[],
): Option<O>[] {
  const found = new Map<string, Option<O>>();
  for (const offer of following(offers, root, trail)) {
    const next = offer.parts[trail.length];
    if (!next) continue;
    const key = `${next.kind} ${next.value}`;
    const earlier = found.get(key);
    if (earlier && (isLegal(earlier.offer) || !isLegal(offer))) continue;
    found.set(key, { kind: next.kind, value: next.value, offer, isLast: offer.parts.length === trail.length + 1 });
  }
  return [...found.values()].sort((one, other) => Number(isLegal(other.offer)) - Number(isLegal(one.offer)));
}
