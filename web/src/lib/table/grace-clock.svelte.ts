import type { Grace } from '../wire';

/** No window in which a player is alone is open for longer than this. */
const MOST_MS = 15_000;

/**
 * The window that closes by itself, and the time until it closes. It is updated without waiting for the film, because
 * its time runs during the film.
 */
export class GraceClock {
  grace = $state.raw<Grace | null>(null);
  /** When the server said how much time is left. */
  toldAt = $state(0);

  /** Whether the window waits for this player, who may ask for time. */
  isForUs = $state(false);

  /**
   * Alone with bots, a window is open for longer than the player needs to answer, so that the film before it need not
   * hurry. This is their part of it: it begins when the film is over, and then the window closes.
   */
  ownMs: number | null = null;
  /** Whether the film before the window is still running, so that no time passes yet. */
  isAhead = $state(false);
  /** When the server closes the window, whether or not the film is over. */
  private closesAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly close: () => void = () => undefined) {}

  hear(grace: Grace | null, isForUs: boolean, isAlone = false): void {
    clearTimeout(this.timer);
    const now = performance.now();
    this.closesAt = now + (grace?.left_ms ?? 0);
    this.isForUs = isForUs;
    this.toldAt = now;
    const own = isAlone && grace !== null && grace.waiting.length === 0 ? this.ownMs : null;
    this.isAhead = grace !== null && own !== null && own < grace.of_ms && grace.of_ms <= MOST_MS;
    this.grace = this.isAhead ? { ...grace!, left_ms: Math.min(own!, grace!.left_ms), of_ms: own! } : grace;
  }

  /** How long the film before the window may take, if the window has time for it. */
  get filmMs(): number | null {
    return this.isAhead ? Math.max(0, this.closesAt - performance.now() - this.grace!.of_ms) : null;
  }

  /** The film is over: the player's own time begins. */
  begin(): void {
    const now = performance.now();
    if (!this.isAhead || this.grace === null) return;
    this.isAhead = false;
    const left = Math.max(0, Math.min(this.grace.of_ms, this.closesAt - now));
    this.grace = { ...this.grace, left_ms: left };
    this.toldAt = now;
    this.timer = setTimeout(this.close, left);
  }
  stop(): void {
    clearTimeout(this.timer);
  }

  /** Whether somebody has asked for time. The window then stays open until they have acted. */
  get isHeld(): boolean {
    return this.grace !== null && this.grace.waiting.length > 0;
  }

  /** The time until it closes. While somebody holds it, no time passes. */
  leftMs(now: number): number {
    if (this.grace === null) return 0;
    return this.isHeld || this.isAhead ? this.grace.of_ms : Math.max(0, this.grace.left_ms - (now - this.toldAt));
  }
}
