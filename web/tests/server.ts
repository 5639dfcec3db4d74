/** A server that says what a test makes it say. */
import { vi } from 'vitest';
import type { Connection, SocketEvents } from '../src/lib/socket';
import type { ClientMessage, ServerMessage } from '../src/lib/wire';

/** One connection: what the client sent, and a way to answer. */
export class Line {
  readonly sent: ClientMessage[] = [];
  nGreetings = 1;
  isClosed = false;

  constructor(
    readonly url: string,
    private readonly events: SocketEvents,
  ) {
    events.line('open');
  }

  say(message: object): void {
    this.events.message(message as ServerMessage);
  }

  /** The id of the last request. */
  get lastId(): string {
    return (Object.values(this.sent.at(-1)!)[0] as { id: string }).id;
  }
}

/** Gives every new connection to the test, by its address. */
export class Server {
  readonly lines: Line[] = [];

  connect = (url: string, events: SocketEvents): Connection => {
    const line = new Line(url, events);
    this.lines.push(line);
    return {
      send: (message) => void line.sent.push(message),
      again: () => void (line.nGreetings += 1),
      close: () => void (line.isClosed = true),
    };
  };

  /** The connection whose address ends like this. */
  line(end: string): Line {
    return this.lines.find(({ url }) => url.endsWith(end))!;
  }
}

/** As much of a browser as a table needs; the page can be hidden. */
export function stubBrowser(): { hide(): void; show(): void } {
  const page = new EventTarget();
  let visibilityState = 'visible';
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    get visibilityState() {
      return visibilityState;
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const turn = (state: string): void => {
    visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { hide: () => turn('hidden'), show: () => turn('visible') };
}

interface Asked {
  who: string[];
  mode?: string;
  question?: unknown;
}

const GAME = {
  version: 0,
  view: {},
  pending: null,
  choices: { allowed: [] },
  answered: false,
  undo: null,
  clocks: [],
  grace: null,
  alone: false,
  bots_wait: false,
  outcome: null,
};

/** A greeting in the middle of a game. */
export const welcome = (seats: string[], own: string[], game: object): object => ({
  welcome: {
    seats,
    own_seats: own,
    is_host: false,
    table: {},
    game: { ...GAME, ...game },
    missed: [{ version: 0, notices: [] }],
    chat: [],
  },
});

export const asks = ({ who, mode = 'turn', question = 'act' }: Asked): object => ({ seats: { who, mode, question } });
