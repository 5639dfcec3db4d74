import type { ChatLine, Seat } from './wire';

/** Everybody, or the seat at the other end of a private line. */
export type Line = Seat | null;

interface Heard {
  /** By which the table and the seat are known here. */
  readonly key: string;
  readonly chat: readonly ChatLine[];
  readonly seats: readonly Seat[];
}

const KEY = 'revenant-chat-';
const EVERYBODY = '*';

/** The talk at a table: to everybody, and a private line to each other seat; what of it has been read. */
export class Conversation {
  /** Whom one talks to now. */
  to = $state<Line>(null);
  /** The last line that was read, by private line. */
  private read = $state<Record<string, number>>({});

  constructor(private readonly heard: Heard) {
    try {
      this.read = JSON.parse(localStorage.getItem(KEY + heard.key) ?? '{}') as Record<string, number>;
    } catch {
      // Then everything is new.
    }
  }

  isOwn = (line: ChatLine): boolean => line.seat !== null && this.heard.seats.includes(line.seat);

  /** The other end of the private line on which something was said. */
  lineOf = (line: ChatLine): Line => (line.to === null ? null : this.isOwn(line) ? line.to : line.seat);

  /** What is said to everybody is shown with all whispers; a private line shows its own. */
  shown = $derived.by(() =>
    this.to === null ? this.heard.chat : this.heard.chat.filter((line) => this.lineOf(line) === this.to),
  );

  unread(line: Line): number {
    const last = this.read[line ?? EVERYBODY] ?? -1;
    return this.heard.chat.filter((each) => this.lineOf(each) === line && each.seq > last && !this.isOwn(each)).length;
  }

  unreadInAll = $derived.by(() => {
    const lines = new Set(this.heard.chat.map(this.lineOf));
    return [...lines].reduce((sum, line) => sum + this.unread(line), 0);
  });

  /** Whether somebody whispered and it was not read. */
  hasWhisper = $derived.by(() =>
    this.heard.chat.some((line) => line.to !== null && this.unread(this.lineOf(line)) > 0),
  );

  /** What is on the screen now has been read. */
  see(): void {
    const next = { ...this.read };
    for (const line of this.shown)
      next[this.lineOf(line) ?? EVERYBODY] = Math.max(next[this.lineOf(line) ?? EVERYBODY] ?? -1, line.seq);
    if (JSON.stringify(next) === JSON.stringify(this.read)) return;
    this.read = next;
    try {
      localStorage.setItem(KEY + this.heard.key, JSON.stringify(next));
    } catch {
      // Private windows may refuse.
    }
  }
}
