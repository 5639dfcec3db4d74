import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** Waits until the service worker runs, which every page starts a few seconds after it was loaded. */
async function worker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A way to push something to the service worker, as a push service would. */
async function pushing(context: BrowserContext, page: Page): Promise<(notice: object) => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((tell) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) tell(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  return (notice) =>
    devtools
      .send('ServiceWorker.deliverPushMessage', {
        origin: server.url,
        registrationId,
        data: JSON.stringify(notice),
      })
      .then(() => undefined);
}

/** The notifications on the screen. */
const shown = (context: BrowserContext): Promise<string[]> =>
  context.serviceWorkers()[0]!.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, tag }) => `${tag}: ${title}`);
  });

test('what the server pushes is shown, unless somebody looks at that table', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: server.url });
  await player.playNow();
  const table = new URL(page.url()).pathname.split('/')[2]!;
  await worker(page);
  const push = await pushing(context, page);
  expect(await shown(context)).toEqual([]);
  const about = (id: string, title: string): object => ({
    title,
    body: 'Table of Ann',
    url: `/table/${id}`,
    tag: id,
    table: id,
    kind: 'turn',
  });
  await push(about(table, 'Your turn here'));
  await push(about('elsewhere', 'Your turn'));
  await expect.poll(() => shown(context)).toEqual(['elsewhere: Your turn']);
  await push(about('elsewhere', 'Your turn again'));
  await expect.poll(() => shown(context)).toEqual(['elsewhere: Your turn again']);
  expect(player.errors).toEqual([]);
  await player.leave();
});

test('without a connection, a page says so in both languages, and the API is never kept', async ({ browser }) => {
  const own = await Server.start();
  const player = await Player.enter(browser, own);
  const { page } = player;
  await page.goto('/');
  await worker(page);
  await page.reload();
  await page.getByRole('button', { name: 'Play now with bots' }).waitFor();
  await own.kill();
  await page.goto('/table/anywhere');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline.html');
  expect(kept.filter((path) => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([]);
  await own.restart();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0);
  await player.leave();
  await own.stop();
});

test('somebody is told on this device and by a webhook, and mutes nothing by accident', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  await page.context().grantPermissions(['notifications'], { origin: server.url });
  // No push service can be reached here, and this test is about the page: the answers are as the API describes them.
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.example/device',
      toJSON: () => ({ endpoint: 'https://push.example/device', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => Promise.resolve(true),
    };
    let current: object | null = null;
    PushManager.prototype.subscribe = () => Promise.resolve((current = subscription) as unknown as PushSubscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null);
  });
  const status = {
    vapid_key: 'BA',
    mail: false,
    events: { turn: true, deal: true, end: true },
    quiet: null as object | null,
    language: 'en',
    channels: [] as { id: string; kind: string; label: string; state: string; last_error?: string }[],
    muted_tables: [] as string[],
  };
  await page.route('**/api/me/notices', (route) => {
    if (route.request().method() === 'PUT') Object.assign(status, route.request().postDataJSON());
    return route.fulfill({ json: status });
  });
  await page.route('**/api/me/notices/channels', (route) => {
    const { kind, label } = route.request().postDataJSON() as { kind: string; label: string };
    const added = { id: `c${status.channels.length}`, kind, label, state: 'on' };
    status.channels.push(added);
    return route.fulfill({ status: 201, json: added });
  });
  await page.route('**/api/me/notices/channels/*', (route) => {
    const id = route.request().url().split('/').pop();
    status.channels = status.channels.filter((each) => each.id !== id);
    return route.fulfill({ status: 204 });
  });
  await page.route('**/api/me/notices/channels/*/test', (route) =>
    route.fulfill({ json: { delivered: false, error: 'http-500' } }),
  );
  await player.playNow();
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Be told when it is your turn' });
  const here = section.getByRole('switch', { name: 'Tell me on this device' });
  await here.click();
  await expect(here).toHaveAttribute('aria-checked', 'true');
  await expect(section.getByText('· this device')).toBeVisible();
  await section.getByRole('button', { name: 'ntfy' }).click();
  await section.getByLabel('Address').fill('https://ntfy.sh/nobody-guesses');
  await section.getByLabel('Name in this list').fill('My phone');
  await section.getByRole('button', { name: 'Add it' }).click();
  await section.getByRole('button', { name: 'Send a test to My phone' }).click();
  await expect(section.getByText('the other side answered with error 500')).toBeVisible();
  await section.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByLabel('Send nothing at night').check();
  await expect(section.getByLabel('From')).toHaveValue('22:00');
  await section.getByLabel('somebody offers me a deal').uncheck();
  await expect.poll(() => status.events).toEqual({ turn: true, deal: false, end: true });
  expect(status.quiet).toMatchObject({ from: '22:00', to: '08:00' });
  await here.click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  expect(player.errors).toEqual([]);
  await player.leave();
});
