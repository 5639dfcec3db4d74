/** What a table asks, and what may be answered. */
import type { GameNow, Refusal, Seat } from './wire';

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
  mode: 'turn' | 'sealed' | 'window';
  question: unknown;
}

export function askedOf(pending: unknown): Asked | null {
  if (pending === null || typeof pending !== 'object' || !('seats' in pending)) return null;
  return { ready: [], ...(pending.seats as Omit<Asked, 'ready'>) };
}
