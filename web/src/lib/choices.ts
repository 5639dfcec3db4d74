/** What a table asks, what one may answer, and how a game shows what happened. */
import type { Refusal, Seat } from './wire';

export interface Choice {
  action: unknown;
  refusal?: Refusal;
}

export interface Asked {
  who: Seat[];
  ready: Seat[];
  mode: 'turn' | 'sealed' | 'window';
  question: unknown;
}

/** How a game shows what happened, step by step. It changes pictures only: the view that follows is the truth. */
export interface Film {
  /** How long a notice is looked at. */
  holdsMs(notice: unknown): number;
  /** The view with what this notice says, for the moment in between. */
  advanced(view: unknown, notice: unknown): unknown;
}

export function askedOf(pending: unknown): Asked | null {
  if (pending === null || typeof pending !== 'object' || !('seats' in pending)) return null;
  return pending.seats as Asked;
}
