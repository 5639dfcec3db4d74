/** How long a film shows what there is to read. */
import type { Speech } from '../speech';
import type { Seat } from '../wire';
import { variantOf } from '../words';
import { lastsMs, type Film, type Frame } from './film';

const MS_A_CHARACTER = 45;
const LEAST_MS = 500;
/** However long a text is, nobody waits longer for it than this. Whoever needs longer finds it in the log. */
const MOST_MS = 6000;
/** What matters more stays for this many times as long. */
const GRAVE = 2;

/** What is particular about the notices of a game. */
export interface Script {
  /** Variants of notices that run on under one line while they concern the same player, like the steps of a walk. */
  rows: readonly string[];
  /** Variants that the board shows as well, so that nobody has to read them to the end. */
  brief?: readonly string[];
  /** Whether a notice must not be missed: it changes the game, or it happens to one of these players. */
  isGrave(notice: unknown, seats: readonly Seat[]): boolean;
  /** The card whose text is on show with a notice. */
  card?(notice: unknown): string | null;
}

/** Whoever watches the film. */
export interface Reader {
  readonly speech: Speech;
  readonly seats: readonly Seat[];
}

const seatOf = (notice: unknown): unknown => (variantOf(notice).fields as { seat?: unknown } | null)?.seat;

export class Reading {
  constructor(
    private readonly script: Script,
    private readonly reader: () => Reader,
  ) {}

  /** The same frames, each with the time that its line takes to read. Frames in a row have one line and one time. */
  timed(film: Film, frames: readonly Frame[]): readonly Frame[] {
    const timed = new Map<Frame, Frame>();
    for (const row of this.rowsOf(frames.filter((frame) => lastsMs(film, frame) > 0))) {
      const notices = row.flatMap(({ notice, together }) => together?.map((each) => each.notice) ?? [notice]);
      const own = row.reduce((sum, frame) => sum + lastsMs(film, frame), 0);
      const times = Math.max(1, this.readMs(film, notices) / own) * this.weight(notices[0]);
      for (const frame of row) {
        const ms = lastsMs(film, frame) * times;
        timed.set(frame, { ...frame, ms, ...(notices.length > 1 && { row: notices }) });
      }
    }
    return frames.map((frame) => timed.get(frame) ?? frame);
  }

  /** The line about a notice on show: about the whole row, if there is a text for that. */
  line({ notice, row }: Frame, speech: Speech): string {
    const id = `row-${variantOf(notice).variant}`;
    if (!row || !speech.words.has(id)) return speech.noticeText(notice);
    return speech.about(id, { seat: seatOf(notice), n: row.length });
  }

  private rowsOf(frames: readonly Frame[]): Frame[][] {
    const rows: Frame[][] = [];
    for (const frame of frames) {
      const last = rows.at(-1)?.at(-1);
      if (last && this.runsOn(last.notice, frame.notice)) rows.at(-1)!.push(frame);
      else rows.push([frame]);
    }
    return rows;
  }

  private runsOn(before: unknown, notice: unknown): boolean {
    const { variant } = variantOf(notice);
    const isSame = variantOf(before).variant === variant && seatOf(before) === seatOf(notice);
    return isSame && this.script.rows.includes(variant);
  }

  private readMs(film: Film, notices: readonly unknown[]): number {
    const { speech, seats } = this.reader();
    const [notice] = notices;
    // Players know what they have just done themselves.
    if (seats.includes(seatOf(notice) as Seat) && !this.script.isGrave(notice, seats)) return 0;
    const isBrief = this.script.brief?.includes(variantOf(notice).variant);
    if (isBrief || (notices.length === 1 && film.isSmall(notice))) return LEAST_MS;
    const line = this.line({ version: 0, notice, before: null, view: null, row: notices }, speech);
    const card = this.script.card?.(notice) ?? null;
    const printed = card === null ? '' : (speech.words.attribute({ id: card, arguments: {} }, 'about') ?? '');
    return Math.min(MOST_MS, Math.max(LEAST_MS, MS_A_CHARACTER * Math.max(line.length, printed.length)));
  }

  private weight(notice: unknown): number {
    return this.script.isGrave(notice, this.reader().seats) ? GRAVE : 1;
  }
}

/** A script by the variants of notices: those that matter to everybody, and those that matter to their player. */
export function scriptOf({
  rows,
  grave,
  toYou,
}: {
  rows: readonly string[];
  grave: readonly string[];
  toYou: readonly string[];
}): Script {
  return {
    rows,
    isGrave(notice, seats) {
      const { variant } = variantOf(notice);
      return grave.includes(variant) || (toYou.includes(variant) && seats.includes(seatOf(notice) as Seat));
    },
  };
}
