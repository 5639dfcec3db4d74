import type { ClientMessage, ServerMessage } from './wire';

export type Line = 'connecting' | 'open' | 'lost';

export interface SocketEvents {
  message(message: ServerMessage): void;
  line(line: Line): void;
  /** The last version that the table knows, for the greeting. */
  last(): number | null;
}

/** What a table needs from its connection. */
export interface Connection {
  send(message: ClientMessage): void;
  /** Connects again, as after a lost connection. */
  again(): void;
  close(): void;
}

const SHORTEST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const PING_EVERY_MS = 25_000;
const SILENCE_MS = 40_000;

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** The id of a message, if it is a request. */
function idOf(message: ClientMessage): string | undefined {
  const body = Object.values(message)[0] as { id?: string };
  return body.id;
}

/**
 * A WebSocket that reconnects. After each failure it waits a little longer. Then it greets the server with the last
 * version and sends unanswered requests again, because the server handles a repeated id only once.
 */
export class Socket implements Connection {
  private socket: WebSocket | undefined;
  private unanswered = new Map<string, ClientMessage>();
  private wait = SHORTEST_WAIT_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval>;
  private heard = Date.now();
  private isWelcome = false;
  private isClosed = false;
  private n = 0;

  constructor(
    private readonly url: string,
    private readonly events: SocketEvents,
  ) {
    this.pulse = setInterval(() => this.beat(), PING_EVERY_MS);
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.look);
    this.open();
  }

  private open(): void {
    this.events.line('connecting');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.isWelcome = false;
    socket.onopen = () => {
      this.heard = Date.now();
      // Somebody who looks at the table need not be told what happens there.
      const hidden = isHidden() ? { hidden: true } : {};
      socket.send(
        JSON.stringify({ hello: { last: this.events.last(), film: true, ...hidden } } satisfies ClientMessage),
      );
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if ('answer' in message) this.unanswered.delete(message.answer.id);
    this.events.message(message);
    if ('welcome' in message) {
      this.isWelcome = true;
      this.wait = SHORTEST_WAIT_MS;
      this.events.line('open');
      for (const request of this.unanswered.values()) this.socket?.send(JSON.stringify(request));
    }
  }

  private lose(): void {
    this.socket = undefined;
    if (this.isClosed) return;
    this.events.line('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  /** Reconnects at once, because the user looks at the page or the network is back. */
  private now = (): void => {
    if (this.isClosed || this.socket || isHidden()) return;
    clearTimeout(this.retry);
    this.open();
  };

  /** Tells the server whether somebody looks at the page. */
  private look = (): void => {
    if (this.isWelcome && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ look: { at: !isHidden() } }));
    this.now();
  };

  private beat(): void {
    if (!this.isWelcome || !this.socket) return;
    if (Date.now() - this.heard > SILENCE_MS) return this.again();
    this.socket.send(JSON.stringify({ ping: { n: ++this.n % 65536 } } satisfies ClientMessage));
  }

  /** Connects again, as after a lost connection, because a version was missed or the server is silent. */
  again(): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    clearTimeout(this.retry);
    if (!this.isClosed) this.open();
  }

  send(message: ClientMessage): void {
    const id = idOf(message);
    if (id !== undefined) this.unanswered.set(id, message);
    if (this.isWelcome && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.look);
    this.socket?.close();
  }
}
