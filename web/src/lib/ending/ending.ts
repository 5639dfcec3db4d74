/**
 * How a finished game went, as counted from what its replay tells. Each game makes it in a file `ending.ts` beside its
 * board; the end screen shows it. Nothing in it is a guess.
 */
import type { Replay } from '../api';
import type { IconName } from '../icon-names';
import type { Speech } from '../speech';
import type { Seat } from '../wire';

/** A text that is written when it is shown, because players may change the language. */
export type Said = (speech: Speech) => string;

/** A text of the game that may call the reader "you". */
export const say =
  (id: string, values: Record<string, unknown> = {}): Said =>
  (speech) =>
    speech.about(id, values);

/** Something that changed who would win. */
export interface Event {
  round: number;
  seats: readonly Seat[];
  /** Stands for the event if it is about no seat. */
  icon: IconName;
  said: Said;
  /** By how many points it changed the standing; the story tells the largest changes. */
  change: number;
}

/** One player in the chart, or one of their figures. */
export interface Line {
  seat: Seat;
  name: Said;
  /** After the set-up and after each column. */
  values: readonly number[];
}

/** A death on a line of the chart. */
export interface Mark {
  line: number;
  column: number;
  icon: IconName;
}

export interface Chart {
  title: Said;
  /** What stands below each value. */
  columns: readonly string[];
  lines: readonly Line[];
  marks: readonly Mark[];
}

/** A row of a list, such as a character who was eaten. */
export interface Row {
  /** Null for what never happened. */
  round: number | null;
  seat: Seat | null;
  icon: IconName;
  value?: number;
  what: Said;
  note: Said | null;
  /** Who brought it about. */
  by: readonly Seat[];
}

export interface List {
  title: Said;
  /** What the seats at the end of each row have done, and what stands there if nobody has; null without such seats. */
  by: { title: Said; nobody: Said } | null;
  rows: readonly Row[];
  /** What is said if there are no rows. */
  none: Said;
}

export interface Award {
  icon: IconName;
  title: Said;
  seat: Seat;
  fact: Said;
}

export interface Ending {
  nRounds: number;
  events: readonly Event[];
  chart: Chart;
  lists: readonly List[];
  awards: readonly Award[];
}

export type EndingOf = (replay: Replay) => Ending;

const STORY_LINES = 3;

/** The events that changed most, in the order in which they happened. */
export function storyOf(events: readonly Event[]): Event[] {
  const largest = [...events].sort((one, other) => other.change - one.change).slice(0, STORY_LINES);
  return events.filter((event) => largest.includes(event));
}

/** What could be awarded: a count by seat, and what is said about the seat that has the most. */
export interface Contest {
  icon: IconName;
  title: Said;
  counts: Counts;
  fact: (seat: Seat, n: number) => Said;
}

/** How often each seat has done something. */
export class Counts {
  private readonly bySeat = new Map<Seat, number>();

  add(seat: Seat, n = 1): void {
    this.bySeat.set(seat, this.of(seat) + n);
  }

  of(seat: Seat): number {
    return this.bySeat.get(seat) ?? 0;
  }

  /** The one seat that has more than every other; null if several share the first place. */
  get best(): Seat | null {
    const [first, second] = [...this.bySeat].sort(([, one], [, other]) => other - one);
    return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
  }
}

/** The contests that one seat has won alone, but only one award for each seat: the first that it has won. */
export function awardsOf(contests: readonly Contest[]): Award[] {
  const awards: Award[] = [];
  for (const { icon, title, counts, fact } of contests) {
    const seat = counts.best;
    if (seat === null || awards.some((award) => award.seat === seat)) continue;
    awards.push({ icon, title, seat, fact: fact(seat, counts.of(seat)) });
  }
  return awards;
}
