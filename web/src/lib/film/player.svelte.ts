import { pace } from '../settings.svelte';
import { joined, lastsMs, type Film, type Frame } from './film';
import type { Reading } from './reading';

/**
 * A film is shown twice as fast if this much of it is waiting, three times as fast if twice as much is, and so on.
 * Among people it must not fall behind the table; bots wait for nobody, and nobody waits for the player.
 */
const WAITING_FILM_MS = 1500;
const WAITING_FILM_ALONE_MS = 30_000;

/** Frames to show one after another, and what to do once they have been shown. */
export interface Clip {
  frames: readonly Frame[];
  end(): void;
}

interface Screen {
  /** Called for every frame, even for one that is not shown because it has no time. */
  reach(frame: Frame): void;
  show(frame: Frame): void;
  /** Called when everything has been shown. */
  finish(): void;
}

/** Shows what happens as it happens, notice by notice. */
export class FilmPlayer {
  /** The frame on show. */
  frame = $state.raw<Frame | null>(null);
  isCaughtUp = $state(true);
  /** Gives sentences the time that they take to read, once it is loaded. */
  reading = $state.raw<Reading | null>(null);
  /** Whether the player is alone with bots. */
  isAlone = false;

  private film: Film | null = null;
  private isAnimated = false;
  private queue: Clip[] = [];
  /** The frames of the clip under way that are still to come. */
  private coming: readonly Frame[] = [];
  private isSkipping = false;
  /** The time by which everything must have been shown, if the player must not wait longer. */
  private deadline: number | null = null;
  /** The time until which the frame stays on show. */
  private heldUntil = 0;
  private wake: (() => void) | undefined;
  /** The number of this run, because a run that was stopped must not go on. */
  private run = 0;

  constructor(private readonly screen: Screen) {}

  /** Sets how to show notices. Without animation, every clip ends at once. */
  use(film: Film, isAnimated: boolean): void {
    if (!isAnimated) this.skip();
    this.film = film;
    this.isAnimated = isAnimated;
  }

  /** Reads along from now on. */
  read(reading: Reading): void {
    const { film } = this;
    this.reading = reading;
    if (film) this.queue = this.queue.map((clip) => ({ ...clip, frames: reading.timed(film, clip.frames) }));
  }

  /** Adds a clip. If something after it must be seen soon, this clip and all before it take at most `withinMs`. */
  play(clip: Clip, withinMs?: number): void {
    this.queue.push(this.film ? { ...clip, frames: this.timed(this.film, clip.frames) } : clip);
    if (withinMs !== undefined) this.finishWithin(withinMs);
    if (this.isCaughtUp) void this.playAll();
  }

  private timed(film: Film, frames: readonly Frame[]): readonly Frame[] {
    const found = joined(film, frames);
    return this.reading?.timed(film, found) ?? found;
  }

  /** Shows the rest at once. */
  skip(): void {
    if (this.isCaughtUp) return;
    this.isSkipping = true;
    this.wake?.();
  }

  /** What is still to be shown. */
  get remaining(): Frame[] {
    return this.unseen.flatMap((frame) => frame.together ?? [frame]);
  }
  private get unseen(): Frame[] {
    return [...this.coming, ...this.queue.flatMap((clip) => clip.frames)];
  }

  /** Shows the rest, and what is added meanwhile, faster, so that all of it takes at most this time. */
  finishWithin(ms: number): void {
    if (this.isCaughtUp && this.queue.length === 0) return;
    this.deadline = performance.now() + ms;
    if (this.heldUntil > this.deadline) this.wake?.();
  }

  /** Drops the rest, because something newer is on the screen. */
  stop(): void {
    this.run += 1;
    this.queue = [];
    this.coming = [];
    this.wake?.();
    this.rest();
  }

  private async playAll(): Promise<void> {
    const { run } = this;
    this.isCaughtUp = false;
    for (let clip = this.queue.shift(); clip; clip = this.queue.shift()) {
      for (const [at, frame] of clip.frames.entries()) {
        this.coming = clip.frames.slice(at + 1);
        const hold = this.holdMs(frame);
        (frame.together ?? [frame]).forEach((each) => this.screen.reach(each));
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
    this.deadline = null;
    this.isCaughtUp = true;
  }

  private holdMs(frame: Frame): number {
    const { film } = this;
    const speed = pace();
    if (!film || !this.isAnimated || speed === 0 || this.isSkipping || document.visibilityState === 'hidden') return 0;
    const own = lastsMs(film, frame);
    const lengthOf = (frames: readonly Frame[]): number => frames.reduce((sum, each) => sum + lastsMs(film, each), 0);
    const queued = lengthOf(this.queue.flatMap((clip) => clip.frames));
    const hurry = 1 + queued / (this.isAlone ? WAITING_FILM_ALONE_MS : WAITING_FILM_MS);
    const hold = own / speed / hurry;
    if (this.deadline === null || own === 0) return hold;
    const left = Math.max(0, this.deadline - performance.now());
    return Math.min(hold, (left * own) / (own + lengthOf(this.unseen)));
  }

  private sleep(ms: number): Promise<void> {
    this.heldUntil = performance.now() + ms;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
