/** What a game shows of its notices, and the views between which a film moves. */
import type { AnyView } from '../any-view';
import { patched } from '../patch';
import type { Update } from '../wire';
import { variantOf } from '../words';

/** How a game shows its notices. It never computes a view: every view on the screen came from the server. */
export interface Film {
  /** How long a notice stays on show. */
  holdsMs(notice: unknown): number;
  /** How long it stays where nothing moves and no film is shown. */
  staysMs(notice: unknown): number;
  /** Whether it is shown large, over the board. */
  isLarge(notice: unknown): boolean;
  /** Whether a summary may leave it out. */
  isSmall(notice: unknown): boolean;
  /** Whether a scene that can be watched again begins or ends with it. */
  cuts?(notice: unknown): 'begins' | 'ends' | null;
}

interface Timing {
  /** Milliseconds by variant, and for all that are not listed. */
  holdsMs: Readonly<Record<string, number>>;
  othersMs: number;
  stays: { variants: readonly string[]; ms: number };
  large: readonly string[];
  small: readonly string[];
  cuts?: Film['cuts'];
}

/** A film whose times are listed by the variants of its notices. */
export function filmOf({ holdsMs, othersMs, stays, large, small, cuts }: Timing): Film {
  return {
    holdsMs: (notice) => holdsMs[variantOf(notice).variant] ?? othersMs,
    staysMs: (notice) => (stays.variants.includes(variantOf(notice).variant) ? stays.ms : 0),
    isLarge: (notice) => large.includes(variantOf(notice).variant),
    isSmall: (notice) => small.includes(variantOf(notice).variant),
    ...(cuts && { cuts }),
  };
}

/** A line of the log. */
export interface Entry {
  version: number;
  notice: unknown;
}

/** A notice with the views before and after it. */
export interface Frame extends Entry {
  before: AnyView | null;
  view: AnyView | null;
}

/**
 * The frames of an update that leads from one view to another. Without a film from the server, the view changes with
 * the last notice.
 */
export function framesOf(before: AnyView | null, update: Update, after: AnyView | null): Frame[] {
  const first = update.version - update.notices.length + 1;
  const entries = update.notices.flatMap((notices, line) =>
    notices.map((notice) => ({ version: first + line, notice })),
  );
  const steps = [...(update.film ?? [])];
  let view = before;
  return entries.map((entry, index) => {
    const earlier = view;
    const n = index + 1;
    while (steps[0] && steps[0].notices <= n) view = patched(view, steps.shift()!.patch);
    if (n === entries.length) view = after;
    return { ...entry, before: earlier, view };
  });
}
