/** What a table asks, and the possible answers. */
import type { GameNow, Refusal, Seat } from './wire';
import { variantOf } from './words';

export interface Choice {
  action: unknown;
  refusal?: Refusal;
}

/** The allowed choices first, then the refused ones, each with its reason. */
export function choicesOf({ allowed, refused = [] }: GameNow['choices']): Choice[] {
  return [
    ...allowed.map((action) => ({ action })),
    ...refused.flatMap(({ actions, ...refusal }) => actions.map((action) => ({ action, refusal }))),
  ];
}

export interface Asked {
  who: Seat[];
  ready: Seat[];
  mode: 'turn' | 'sealed' | 'window' | 'reaction' | 'together';
  question: unknown;
}

export function askedOf(pending: unknown): Asked | null {
  if (pending === null || typeof pending !== 'object' || !('seats' in pending)) return null;
  return { ready: [], ...(pending.seats as Omit<Asked, 'ready'>) };
}

/** The choice that lets a window go by: every game calls it `pass`. */
export const passOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ action, refusal }) => !refusal && isPass(action));

export const isPass = (action: unknown): boolean => variantOf(action).variant === 'pass';
