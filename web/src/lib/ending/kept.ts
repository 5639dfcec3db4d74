import type { ReplayStep } from '../api';

/** How far an undo reaches back: players may take back no more than this. */
const MOST_STEPS = 80;

/**
 * The steps of a game without those that players took back, so that nothing counts that did not happen. An undo tells
 * nothing, and the table is again as it was before.
 */
export function keptSteps(steps: readonly ReplayStep[]): ReplayStep[] {
  const kept: ReplayStep[] = [];
  for (const step of steps) {
    const now = step.notices.length === 0 ? JSON.stringify(step.view) : null;
    const isSame = ({ view }: ReplayStep): boolean => JSON.stringify(view) === now;
    const from = Math.max(0, kept.length - MOST_STEPS);
    const at = now === null ? -1 : kept.slice(from).findLastIndex(isSame);
    if (at >= 0) kept.length = from + at + 1;
    else kept.push(step);
  }
  return kept;
}
