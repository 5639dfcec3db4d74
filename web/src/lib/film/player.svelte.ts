import { pace } from '../settings.svelte';
import type { Film, Frame } from './film';

/** A film with more than this still to come is hurried. */
const LONG_FILM_MS = 4000;

/** Frames to show one after another, and what to do once they have been shown. */
export interface Clip {
  frames: readonly Frame[];
  end(): void;
}

interface Screen {
  /** The frame has been reached; it is not on show if it has no time. */
  reach(frame: Frame): void;
  show(frame: Frame): void;
  /** Everything has been shown. */
  finish(): void;
}

/** Shows what happens as it happens, notice by notice. */
export class FilmPlayer {
  /** The frame on show. */
  frame = $state.raw<Frame | null>(null);
  isCaughtUp = $state(true);

  private film: Film | null = null;
  private isAnimated = false;
  private queue: Clip[] = [];
  private isSkipping = false;
  private wake: (() => void) | undefined;
  /** Which run this is: one that was stopped must not go on. */
  private run = 0;

  constructor(private readonly screen: Screen) {}

  /** Where nothing is animated, every clip ends at once. */
  use(film: Film, isAnimated: boolean): void {
    if (!isAnimated) this.skip();
    this.film = film;
    this.isAnimated = isAnimated;
  }

  play(clip: Clip): void {
    this.queue.push(clip);
    if (this.isCaughtUp) void this.playAll();
  }

  /** Shows the rest at once. */
  skip(): void {
    if (this.isCaughtUp) return;
    this.isSkipping = true;
    this.wake?.();
  }

  /** Drops the rest: something newer is on the screen. */
  stop(): void {
    this.run += 1;
    this.queue = [];
    this.wake?.();
    this.rest();
  }

  private async playAll(): Promise<void> {
    const { run } = this;
    this.isCaughtUp = false;
    for (let clip = this.queue.shift(); clip; clip = this.queue.shift()) {
      for (const frame of clip.frames) {
        const hold = this.holdMs(frame);
        this.screen.reach(frame);
        if (hold <= 0) continue;
        this.frame = frame;
        this.screen.show(frame);
        await this.sleep(hold);
        if (run !== this.run) return;
      }
      clip.end();
    }
    this.rest();
    this.screen.finish();
  }

  private rest(): void {
    this.frame = null;
    this.isSkipping = false;
    this.isCaughtUp = true;
  }

  private holdMs({ notice }: Frame): number {
    const { film } = this;
    const speed = pace();
    if (!film || !this.isAnimated || speed === 0 || this.isSkipping || document.visibilityState === 'hidden') return 0;
    const rest = this.queue.flatMap((clip) => clip.frames).reduce((sum, frame) => sum + film.holdsMs(frame.notice), 0);
    const hurry = rest > 4 * LONG_FILM_MS ? 4 : rest > LONG_FILM_MS ? 2 : 1;
    return film.holdsMs(notice) / speed / hurry;
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
