/** Sentences about a table that is being put together, and about one whose players are gathering. */
import { t, words } from '../language.svelte';
import type { Pace } from '../wire';

const HOUR = 60;

/** “45 min”, “2 h 30” */
export function minutesSaid(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (minutes < 2 * HOUR) return t('new-minutes', { n: minutes });
  return rest === 0 ? t('new-hours', { n: hours }) : t('new-hours-minutes', { n: hours, rest });
}

/** “calm bot” */
export const botSaid = (kind: string): string => (words().has(`new-bot-${kind}`) ? t(`new-bot-${kind}`) : kind);

/** “No clock” */
export const paceSaid = (pace: Pace): string => t(`pace-${pace}`);
