import type { Frame } from '../film/film';

/** What happened while nobody was looking: after version `from`, up to `to`. */
export interface Away {
  from: number;
  to: number;
  frames: readonly Frame[];
}

const MOST_FRAMES = 400;

/** Collects what the player misses, until they have seen it. */
export class Absence {
  away = $state.raw<Away | null>(null);
  /** The frames since the page was hidden; null while it is in sight. */
  private unseen: Frame[] | null = null;
  /** The frames that the player skips; null if they watch. */
  private skipped: Frame[] | null = null;

  constructor(private readonly onhide: () => void) {
    document.addEventListener('visibilitychange', this.look);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.look);
  }

  /** Keeps frames that come while nobody is looking. */
  watch(frames: readonly Frame[]): void {
    (this.skipped ?? this.unseen)?.push(...frames);
  }

  get isSkipping(): boolean {
    return this.skipped !== null;
  }

  /** Skips these frames and all that follow, until something concerns the player. */
  skip(frames: readonly Frame[]): void {
    this.skipped ??= [...frames];
  }

  arrive(): void {
    this.miss(this.skipped ?? []);
    this.skipped = null;
  }

  /** Adds frames that nobody saw. */
  miss(frames: readonly Frame[]): void {
    const [first, last] = [frames[0], frames.at(-1)];
    if (!first || !last) return;
    const earlier = this.away;
    this.away = {
      from: earlier?.from ?? first.version - 1,
      to: last.version,
      frames: [...(earlier?.frames ?? []), ...frames].slice(-MOST_FRAMES),
    };
  }

  /** Called when the player has seen it all. */
  end(): void {
    this.away = null;
  }

  private look = (): void => {
    if (document.visibilityState === 'hidden') {
      this.unseen ??= [];
      this.onhide();
    } else if (this.unseen) {
      this.miss(this.unseen);
      this.unseen = null;
    }
  };
}
