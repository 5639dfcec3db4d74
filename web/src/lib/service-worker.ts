import { WHERE } from '../service-worker/notices';

/** Starts the service worker. Everything works without it: some browsers and private windows have none. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === WHERE) ports[0]?.postMessage(location.href);
  });
  navigator.serviceWorker.startMessages();
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
