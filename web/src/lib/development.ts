import type { Connection, SocketEvents } from './socket';

/** In development, `?fixture=game-4-seats&at=40` shows a recorded game. The built client contains none of this. */
export function recordedHere(query: string): ((url: string, events: SocketEvents) => Connection) | undefined {
  if (!import.meta.env.DEV) return undefined;
  const asked = new URLSearchParams(query);
  const name = asked.get('fixture');
  if (!name) return undefined;
  return (_url, events) => {
    let connection: Connection | undefined;
    void import('../dev/fixture').then(
      ({ recorded }) => (connection = recorded(name, Number(asked.get('at') ?? 0))(events)),
    );
    return {
      send: (message) => connection?.send(message),
      again: () => connection?.again(),
      close: () => connection?.close(),
    };
  };
}
