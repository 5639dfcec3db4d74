/**
 * How a request of a page is answered: by the `network` as if there were no service worker; by the cache first, for an
 * `asset` whose name contains a hash of its content; or, for a `page`, by the network, or by the page about a lost
 * connection.
 */
export type Answer = 'network' | 'asset' | 'page';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * Pages always come from the server, so the shell and all that it loads are those of the server that runs. Nothing of
 * the API is ever kept, and no link that leads to a download or to another address of the server.
 */
export function answerTo({ method, mode, url }: Asked, origin: string): Answer {
  const { origin: other, pathname } = new URL(url);
  if (method !== 'GET' || other !== origin || pathname.startsWith('/api/')) return 'network';
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'asset' : 'network';
}

/**
 * Whether an answer may be kept under an asset's name. A server of another build may not have the asset, and answers
 * with something else.
 */
export const mayKeep = ({ status, type, headers }: Response): boolean =>
  status === 200 && type === 'basic' && !(headers.get('content-type') ?? '').startsWith('text/html');

/** The caches that this build's worker does not need any more. Caches with other names are not ours. */
export const outdated = (names: readonly string[], current: string, prefix: string): string[] =>
  names.filter((name) => name.startsWith(prefix) && name !== current);
