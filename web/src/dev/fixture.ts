import type { Connection, SocketEvents } from '../lib/socket';
import type { Grace, ServerMessage } from '../lib/wire';

const OF_MS = 3000;

/** The window that the address of the page asks for, because no game was recorded with one. */
function graceOf(asked: URLSearchParams): Grace | undefined {
  const left = asked.get('grace');
  if (left === null) return undefined;
  const waiting = asked.get('waiting')?.split('') ?? [];
  return { left_ms: Number(left), of_ms: Math.max(OF_MS, Number(left)), waiting, ahead: asked.has('ahead') };
}

/** In development only: a recorded game as a connection. Whatever the player does, the recording goes on. */
export function recorded(name: string, asked: URLSearchParams): (events: SocketEvents) => Connection {
  return (events) => {
    let lines: ServerMessage[] = [];
    let next = 0;
    const at = Number(asked.get('at') ?? 0);
    const grace = graceOf(asked);
    const isAlone = asked.has('alone');
    const now = (): object => ({ ...(grace && { grace }), alone: isAlone });
    let version = 0;
    const step = (): ServerMessage | undefined => {
      const message = lines[next++];
      if (message && 'update' in message) version = message.update.version;
      if (message) events.message(message);
      return message;
    };
    void fetch(`/fixtures/${name}.jsonl`)
      .then((response) => response.text())
      .then((text) => {
        lines = text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as ServerMessage);
        while (next <= at) step();
        events.line('open');
        // Only the last message has a window. Otherwise the messages before it would not be shown.
        events.message({ update: { version, notices: [], answered: false, ...now() } });
      });
    return {
      send(message) {
        if ('wait' in message && grace)
          events.message({
            update: { version, notices: [], alone: isAlone, grace: { ...grace, waiting: [message.wait.seat] } },
          });
        const id = (Object.values(message)[0] as { id?: string }).id;
        if ('do' in message) {
          for (let n = 0; n < 40; n++) {
            const heard = step();
            if (!heard || ('update' in heard && (heard.update.choices?.allowed.length ?? 0) > 0)) break;
          }
        }
        if (id) events.message({ answer: { id, done: { version: next - 1 } } });
      },
      again() {},
      close() {},
    };
  };
}
