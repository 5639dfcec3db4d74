/** What a table asks, what one may answer, and how a game shows what happened. */
import type { GameNow, Refusal, Seat } from './wire';

export interface Choice {
  action: unknown;
  refusal?: Refusal;
}

/** What is allowed, and then the rest, each with the reason that is against it. */
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

/** How a game shows what happened, step by step. It changes pictures only: the view that follows is the truth. */
export interface Film {
  /** How long a notice is looked at. */
  holdsMs(notice: unknown): number;
  /** How long it stays beside the game where nothing moves and nobody waits for a film. */
  staysMs(notice: unknown): number;
  /** Whether it is shown over the board. */
  isLarge(notice: unknown): boolean;
  /** Whether a summary may leave it out. */
  isSmall(notice: unknown): boolean;
  /** Whether a scene begins or ends with it that can be watched again, step by step. */
  cuts?(notice: unknown): 'begins' | 'ends' | null;
  /** The view with what this notice says, for the moment in between. */
  advanced(view: unknown, notice: unknown): unknown;
}

export function askedOf(pending: unknown): Asked | null {
  if (pending === null || typeof pending !== 'object' || !('seats' in pending)) return null;
  return { ready: [], ...(pending.seats as Omit<Asked, 'ready'>) };
}
