import type { Connection, SocketEvents } from '../lib/socket';
import type { ServerMessage } from '../lib/wire';

/** In development only: a recorded game as a connection. Whatever the player does, the recording goes on. */
export function recorded(name: string, at: number): (events: SocketEvents) => Connection {
  return (events) => {
    let lines: ServerMessage[] = [];
    let next = 0;
    const step = (): ServerMessage | undefined => {
      const message = lines[next++];
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
      });
    return {
      send(message) {
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
