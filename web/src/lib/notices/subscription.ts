import { MUTE_WORD, WORDS_CACHE } from '../../service-worker/notices';
import { t } from '../language.svelte';
import { noticesApi, type Channel, type NoticeStatus } from './api';
import { labelOf } from './device';

/** Remembers which of the user's channels this device is. */
const KEY = 'revenant-push-channel';

interface Own {
  id: string;
  endpoint: string;
}

function remembered(): Own | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Own | null;
  } catch {
    return null;
  }
}

function remember(own: Own | null): void {
  try {
    if (own) localStorage.setItem(KEY, JSON.stringify(own));
    else localStorage.removeItem(KEY);
  } catch {
    // Private windows may not allow storage: the device then counts as one more.
  }
}

/** The channel of this device, as long as both the browser and the server know it. */
export async function ownChannel(channels: readonly Channel[]): Promise<Channel | null> {
  const own = remembered();
  if (own === null || !('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription?.endpoint !== own.endpoint) return null;
  return channels.find(({ id }) => id === own.id) ?? null;
}

/** Asks for permission and tells the server how to reach this device. False if the user forbids it. */
export async function subscribe({ vapid_key }: NoticeStatus): Promise<boolean> {
  // Browsers ask only right after a click, so this comes first.
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await freshSubscription(pushManager, vapid_key);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { id } = await noticesApi.add({ kind: 'push', endpoint, keys, label: labelOf(navigator.userAgent) });
  remember({ id, endpoint });
  await leaveWords();
  return true;
}

/** A subscription that another server's key made is of no use. */
async function freshSubscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wanted);
  } catch (problem) {
    const old = await manager.getSubscription();
    if (!old) throw problem;
    await old.unsubscribe();
    return manager.subscribe(wanted);
  }
}

/** The worker speaks no language of its own. */
async function leaveWords(): Promise<void> {
  const cache = await caches.open(WORDS_CACHE);
  await cache.put(MUTE_WORD, new Response(t('notices-mute')));
}

/** Forgets this device, here as on the server. */
export async function unsubscribe(own: Channel): Promise<void> {
  await noticesApi.remove(own.id);
  remember(null);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
