/** How notices become a film: how a game shows them, and the views before and after each of them. */
import type { AnyView } from '../any-view';
import { patched } from '../patch';
import type { Update } from '../wire';
import { variantOf } from '../words';

/** How a game shows its notices. It never computes a view: every view on the screen came from the server. */
export interface Film {
  /** How long a notice stays on show. */
  holdsMs(notice: unknown): number;
  /** How long it stays if nothing moves and no film is shown. */
  staysMs(notice: unknown): number;
  /** Whether it is shown large, over the board. */
  isLarge(notice: unknown): boolean;
  /** Whether a summary may leave it out. */
  isSmall(notice: unknown): boolean;
  /**
   * How long a row of such notices stays on show as one, like the steps of many zombies; 0 if they are shown one by
   * one.
   */
  togetherMs?(notice: unknown): number;
  /** Whether a scene that can be watched again begins or ends with it. */
  cuts?(notice: unknown): 'begins' | 'ends' | null;
}

interface Timing {
  /** Milliseconds by variant; `othersMs` is for variants that are not listed. */
  holdsMs: Readonly<Record<string, number>>;
  othersMs: number;
  stays: { variants: readonly string[]; ms: number };
  large: readonly string[];
  small: readonly string[];
  together?: { variants: readonly string[]; ms: number };
  cuts?: Film['cuts'];
}

/** A film whose times are listed by the variants of its notices. */
export function filmOf({ holdsMs, othersMs, stays, large, small, together, cuts }: Timing): Film {
  return {
    holdsMs: (notice) => holdsMs[variantOf(notice).variant] ?? othersMs,
    staysMs: (notice) => (stays.variants.includes(variantOf(notice).variant) ? stays.ms : 0),
    isLarge: (notice) => large.includes(variantOf(notice).variant),
    isSmall: (notice) => small.includes(variantOf(notice).variant),
    ...(together && {
      togetherMs: (notice: unknown) => (together.variants.includes(variantOf(notice).variant) ? together.ms : 0),
    }),
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
  /** If several frames are shown at the same time: all of them, with this one last. */
  together?: readonly Frame[];
  /** How long it stays on show, if that depends on what there is to read. */
  ms?: number;
  /** If several frames share one line: the notices of all of them. */
  row?: readonly unknown[];
}

/** The same frames, with those that happen at the same time joined into one. */
export function joined(film: Film, frames: readonly Frame[]): Frame[] {
  const found: Frame[] = [];
  for (const frame of frames) {
    const last = found.at(-1);
    const isSame = last && variantOf(last.notice).variant === variantOf(frame.notice).variant;
    if (isSame && film.togetherMs?.(frame.notice))
      found.splice(-1, 1, { ...frame, before: last.before, together: [...(last.together ?? [last]), frame] });
    else found.push(frame);
  }
  return found;
}

/** How long a frame stays on show. */
export const lastsMs = (film: Film, { notice, together, ms }: Frame): number =>
  ms ?? ((together && film.togetherMs?.(notice)) || film.holdsMs(notice));

/**
 * The frames of an update that leads from one view to another. Without a film from the server, the view changes with
 * the last notice.
 */
export function framesOf(
  before: AnyView | null,
  update: Pick<Update, 'version' | 'notices' | 'film'>,
  after: AnyView | null,
): Frame[] {
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
