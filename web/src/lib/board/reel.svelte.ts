import type { Film } from '../choices';

export interface Frame {
  notice: unknown;
  /** The board after it, as far as the film knows. */
  view: unknown;
  ms: number;
}

/** However much happened, nobody watches longer than this, and everything that is shown can be read. */
const LONGEST_MS = 24_000;
const SHORTEST_FRAME_MS = 600;
const MOST_FRAMES = LONGEST_MS / SHORTEST_FRAME_MS;
/** Up to so many, everything is shown. */
const FEW = 8;

/** What happened meanwhile, as a short film: it begins with the last view that was seen, and leaves out what is small. */
export class Reel {
  at = $state(0);
  isPlaying = $state(true);
  /** How many times faster than drawn. */
  speed = $state(1);
  readonly frames: readonly Frame[];

  /** Of a scene that is watched on purpose, nothing is left out but what is small. */
  constructor(
    start: unknown,
    notices: readonly unknown[],
    film: Film,
    readonly isScene = false,
  ) {
    let view = start;
    const all = notices.map((notice) => {
      view = film.advanced(view, notice);
      return { notice, view, ms: film.holdsMs(notice) };
    });
    const worth = all.filter(
      (frame) => frame.ms > 0 && ((all.length <= FEW && !isScene) || !film.isSmall(frame.notice)),
    );
    if (isScene) {
      this.frames = worth.map((frame) => ({ ...frame, ms: Math.max(SHORTEST_FRAME_MS, frame.ms * 1.7) }));
      return;
    }
    // Of too much, what is looked at longest matters most.
    const shortest = worth.map((frame) => frame.ms).sort((one, other) => other - one)[MOST_FRAMES - 1] ?? 0;
    const most = worth.filter((frame) => frame.ms >= shortest).slice(-MOST_FRAMES);
    // Words are read more slowly than pieces move.
    const hurry = Math.max(1, most.reduce((sum, frame) => sum + frame.ms * 1.7, 0) / LONGEST_MS);
    this.frames = most.map((frame) => ({ ...frame, ms: Math.max(SHORTEST_FRAME_MS, (frame.ms * 1.7) / hurry) }));
  }

  get now(): Frame | null {
    return this.frames[this.at] ?? null;
  }
  get isOver(): boolean {
    return this.at >= this.frames.length;
  }

  next(): void {
    this.at = Math.min(this.frames.length, this.at + 1);
  }
  /** Stops at what is being shown. */
  stopAt(notice: unknown): void {
    const found = this.frames.findIndex((frame) => frame.notice === notice);
    if (found < 0) return;
    this.at = found;
    this.isPlaying = false;
  }
  back(): void {
    this.isPlaying = false;
    this.at = Math.max(0, this.at - 1);
  }
}
