import type { Connection, SocketEvents } from './socket';

/**
 * In development, `?fixture=game-4-seats&at=40` shows a recorded game. `&grace=1900` adds a window that closes after
 * 1.9 s; with `&waiting=B`, B has asked for time, and with `&ahead=1`, the next decision is already shown. `&alone=1`
 * makes it a table of one person and bots. The built client contains none of this.
 */
export function recordedHere(query: string): ((url: string, events: SocketEvents) => Connection) | undefined {
  if (!import.meta.env.DEV) return undefined;
  const asked = new URLSearchParams(query);
  const name = asked.get('fixture');
  if (!name) return undefined;
  return (_url, events) => {
    let connection: Connection | undefined;
    void import('../dev/fixture').then(({ recorded }) => (connection = recorded(name, asked)(events)));
    return {
      send: (message) => connection?.send(message),
      again: () => connection?.again(),
      close: () => connection?.close(),
    };
  };
}
