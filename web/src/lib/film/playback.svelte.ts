import type { Film, Frame } from './film';

interface TimedFrame extends Frame {
  ms: number;
}

/**
 * However much has happened, a film is no longer than this. What does not fit is left out, so that the rest can be
 * read.
 */
const LONGEST_MS = 24_000;
const SHORTEST_FRAME_MS = 600;
const MOST_FRAMES = LONGEST_MS / SHORTEST_FRAME_MS;
/** Up to this many frames, nothing is left out. */
const FEW = 8;
/** Frames last this many times longer than in a live film, because reading takes longer than watching pieces move. */
const READING = 1.7;

/** Frames that the player runs, stops and steps through: what they missed, or a scene they watch again. */
export class Playback {
  at = $state(0);
  isPlaying = $state(true);
  /** How many times faster than usual. */
  speed = $state(1);
  readonly frames: readonly TimedFrame[];

  constructor(
    frames: readonly Frame[],
    film: Film,
    /**
     * Whether this is a scene, which players watch on purpose: only small frames are left out, however long it takes.
     */
    readonly isScene = false,
  ) {
    const timed = frames.map((frame) => ({ ...frame, ms: film.holdsMs(frame.notice) }));
    const isWhole = timed.length <= FEW && !isScene;
    const worth = timed.filter((frame) => frame.ms > 0 && (isWhole || !film.isSmall(frame.notice)));
    this.frames = isScene ? slowed(worth, 1) : shortened(worth);
  }

  get now(): TimedFrame | null {
    return this.frames[this.at] ?? null;
  }
  get isOver(): boolean {
    return this.at >= this.frames.length;
  }

  next(): void {
    this.at = Math.min(this.frames.length, this.at + 1);
  }
  back(): void {
    this.isPlaying = false;
    this.at = Math.max(0, this.at - 1);
  }
  /** Stops at the frame with this notice. */
  stopAt(notice: unknown): void {
    const found = this.frames.findIndex((frame) => frame.notice === notice);
    if (found < 0) return;
    this.at = found;
    this.isPlaying = false;
  }
}

/** If there is too much to show, keeps the frames that are on show the longest, because they matter most. */
function shortened(frames: readonly TimedFrame[]): TimedFrame[] {
  const shortest = frames.map((frame) => frame.ms).sort((one, other) => other - one)[MOST_FRAMES - 1] ?? 0;
  const most = frames.filter((frame) => frame.ms >= shortest).slice(-MOST_FRAMES);
  const all = most.reduce((sum, frame) => sum + frame.ms * READING, 0);
  return slowed(most, Math.max(1, all / LONGEST_MS));
}

const slowed = (frames: readonly TimedFrame[], hurry: number): TimedFrame[] =>
  frames.map((frame) => ({ ...frame, ms: Math.max(SHORTEST_FRAME_MS, (frame.ms * READING) / hurry) }));
