import type { Grace } from '../wire';

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

  hear(grace: Grace | null, isForUs: boolean): void {
    this.grace = grace;
    this.isForUs = isForUs;
    this.toldAt = performance.now();
  }

  /** Whether somebody has asked for time. The window then stays open until they have acted. */
  get isHeld(): boolean {
    return this.grace !== null && this.grace.waiting.length > 0;
  }

  /** The time until it closes. While somebody holds it, no time passes. */
  leftMs(now: number): number {
    if (this.grace === null) return 0;
    return this.isHeld ? this.grace.of_ms : Math.max(0, this.grace.left_ms - (now - this.toldAt));
  }
}
