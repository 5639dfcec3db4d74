import type { ChatLine, Seat } from './wire';

/** Whom a conversation is with: null for everybody, or another seat for a private conversation. */
export type Line = Seat | null;

interface Heard {
  /** Identifies the table and the seat in this browser. */
  readonly key: string;
  readonly chat: readonly ChatLine[];
  readonly seats: readonly Seat[];
}

const KEY = 'revenant-chat-';
const EVERYBODY = '*';

/** The chat of a table: with everybody, and in private with every other seat. It remembers how much has been read. */
export class Conversation {
  /** Whom the next message is for. */
  to = $state<Line>(null);
  /** The last line that was read, by conversation. */
  private read = $state<Record<string, number>>({});

  constructor(private readonly heard: Heard) {
    try {
      this.read = JSON.parse(localStorage.getItem(KEY + heard.key) ?? '{}') as Record<string, number>;
    } catch {
      // Everything then counts as unread.
    }
  }

  isOwn = (line: ChatLine): boolean => line.seat !== null && this.heard.seats.includes(line.seat);

  /** The conversation that a line of the chat belongs to. */
  lineOf = (line: ChatLine): Line => (line.to === null ? null : this.isOwn(line) ? line.to : line.seat);

  /** The public chat shows whispers too; a private conversation shows only its own lines. */
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

  /** Whether there is an unread whisper. */
  hasWhisper = $derived.by(() =>
    this.heard.chat.some((line) => line.to !== null && this.unread(this.lineOf(line)) > 0),
  );

  /** Marks everything on the screen as read. */
  see(): void {
    const next = { ...this.read };
    for (const line of this.shown)
      next[this.lineOf(line) ?? EVERYBODY] = Math.max(next[this.lineOf(line) ?? EVERYBODY] ?? -1, line.seq);
    if (JSON.stringify(next) === JSON.stringify(this.read)) return;
    this.read = next;
    try {
      localStorage.setItem(KEY + this.heard.key, JSON.stringify(next));
    } catch {
      // Private windows may not allow storage: what was read is then forgotten with the page.
    }
  }
}
