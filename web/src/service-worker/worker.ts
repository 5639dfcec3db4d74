/// <reference lib="webworker" />
/**
 * The service worker: keeps the assets of this build, says when there is no connection, and shows what the server
 * pushes.
 *
 * A page never comes from a cache, so an old shell never meets a new server. A tab that was open before goes on with
 * the assets that it has; what it lacks is not on the new server, and `failed-imports.ts` then loads the whole page
 * again. A new worker takes over at once, because a worker answers the same way for the pages of all builds.
 */
import { labelOf } from '../lib/notices/device';
import {
  actionsOf,
  isLookedAt,
  MUTE,
  MUTE_WORD,
  noticeOf,
  UNREADABLE,
  WHERE,
  windowFor,
  WORDS_CACHE,
  type OpenPage,
  type PushedNotice,
} from './notices';
import { answerTo, mayKeep, outdated } from './requests';

declare const self: ServiceWorkerGlobalScope;
/** The name of this build, and the page about a lost connection. */
declare const BUILD: string;
declare const OFFLINE: string;

const PREFIX = 'revenant-build-';
const CACHE = PREFIX + BUILD;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(OFFLINE, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdated(names, CACHE, PREFIX).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, self.location.origin);
  if (answer === 'asset') event.respondWith(asset(event));
  else if (answer === 'page') event.respondWith(page(event.request));
});

async function asset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (mayKeep(found)) {
    const copy = found.clone();
    // A full disk must not keep anybody from playing.
    event.waitUntil(cache.put(request, copy).catch(() => undefined));
  }
  return found;
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const offline = await caches.match(OFFLINE);
    if (offline) return offline;
    throw problem;
  }
}

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

function read(data: PushMessageData | null): PushedNotice {
  try {
    return noticeOf(data?.json());
  } catch {
    return UNREADABLE;
  }
}

/** A window, and the page that it shows now: the browser itself knows only where it began. */
type Shown = OpenPage & { readonly window: WindowClient };

async function pages(): Promise<Shown[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return Promise.all(
    windows.map(async (window) => ({
      window,
      url: await addressOf(window),
      visibilityState: window.visibilityState,
    })),
  );
}

/** How long a page may take to say what it shows. One that sleeps says nothing. */
const ANSWER_MS = 400;

function addressOf(window: WindowClient): Promise<string> {
  return new Promise((found) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => found(window.url), ANSWER_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      found(String(data));
    };
    window.postMessage(WHERE, [port2]);
  });
}

async function show(notice: PushedNotice): Promise<void> {
  if (isLookedAt(notice, await pages())) return;
  const word = await caches.match(MUTE_WORD, { cacheName: WORDS_CACHE });
  // Not all browsers know actions and renotify, and TypeScript does not either.
  const options: NotificationOptions & { actions: unknown; renotify: boolean } = {
    body: notice.body,
    tag: notice.tag,
    renotify: true,
    icon: '/icons/192.png',
    badge: '/icons/badge-96.png',
    data: notice,
    actions: actionsOf(notice, word ? await word.text() : null),
  };
  await self.registration.showNotification(notice.title, options);
}

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const notice = noticeOf(notification.data);
  event.waitUntil(action === MUTE && notice.table !== null ? mute(notice.table) : open(notice.url));
});

async function open(path: string): Promise<void> {
  const found = windowFor(path, await pages());
  if (found) await found.window.focus();
  else await self.clients.openWindow(path);
}

const send = (method: string, path: string, body: unknown): Promise<Response> =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** If the table could not be muted, its page opens: its menu says how it stands. */
async function mute(table: string): Promise<void> {
  const answer = await send('PUT', `/api/me/notices/tables/${encodeURIComponent(table)}`, { muted: true }).catch(
    () => null,
  );
  if (!answer?.ok) await open(`/table/${encodeURIComponent(table)}`);
}

/** What the browser says when it replaces the address of this device. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(subscribeAgain(event as SubscriptionChange)),
);

async function subscribeAgain({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey ?? null;
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key ?? (await serverKey()),
    }));
  const { endpoint, keys } = subscription.toJSON();
  await send('POST', '/api/me/notices/channels', { kind: 'push', endpoint, keys, label: labelOf(navigator.userAgent) });
}

async function serverKey(): Promise<string> {
  const { vapid_key } = (await (await fetch('/api/me/notices')).json()) as { vapid_key: string };
  return vapid_key;
}
