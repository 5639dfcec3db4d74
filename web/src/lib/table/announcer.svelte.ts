/** Something that the player should know but need not answer. */
export type Announcement = 'overtaken' | 'too-late' | 'alone' | 'joined' | 'watched' | 'asked';

const SHOWN_MS = 7000;

/** Shows one announcement for a while; the next one takes its place. */
export class Announcer {
  now = $state<Announcement | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(announcement: Announcement): void {
    this.now = announcement;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hush(), SHOWN_MS);
  }

  hush(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}
