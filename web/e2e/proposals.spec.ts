import { expect, test, type Page } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const TURNS = 200;

/** Opens a table that is played over days, with these players. */
async function overDays(page: Page, sitters: string[]): Promise<void> {
  await page.goto('/');
  const id = await page.evaluate(async (sitters) => {
    const post = async (path: string, body: object): Promise<{ id: string }> =>
      (
        await fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ id: string }>;
    await post('/guest', { name: 'Nora' });
    const seats = sitters.length;
    return (await post('/tables', { game: 'zombies', seats, pace: 'days', sitters, start: true })).id;
  }, sitters);
  await page.goto(`/table/${id}`);
}

test('over days, the player is offered an order, gives it with one tap, and sees it as given', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
  // Somebody watches in another browser, so that the player is not alone with bots.
  await overDays(page, ['me', 'bot:thumb', 'bot:thumb']);
  const watcher = await Player.enter(browser, server);
  await watcher.page.goto(page.url());
  const proposed = page.getByRole('region', { name: 'Proposed orders' });
  const order = proposed.locator('button.choice').first();
  await player.openList();
  for (let turn = 0; turn < TURNS && (await order.count()) === 0; turn++) {
    if ((await player.turn()) === 'over') break;
    await page.waitForTimeout(100);
    if ((await order.count()) > 0) break;
    await player.answer(() => player.choices.first().click());
  }
  await expect(order).toBeVisible();
  await expect(watcher.page.getByRole('region', { name: 'Proposed orders' })).toHaveCount(0);
  const said = (await order.locator('b').textContent())!;
  await player.keep('proposed-orders');
  sent.splice(0);
  await order.click();
  const given = proposed.locator('.given').filter({ hasText: said });
  await expect(given).toContainText('given');
  await player.keep('proposed-orders-given');
  expect(sent.filter((text) => text.startsWith('{"do"') && text.includes('"order"'))).toHaveLength(1);
  for (const each of [player, watcher]) {
    expect(each.errors).toEqual([]);
    await each.leave();
  }
});

test('a device that lies open shows nobody’s proposed orders', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  const seen: boolean[] = [];
  await page.exposeFunction('isShown', (isOpen: boolean) => seen.push(isOpen));
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('.proposed') === null) return;
      const { isShown } = globalThis as unknown as { isShown: (isOpen: boolean) => void };
      isShown(document.querySelector('.covered') !== null);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await overDays(page, ['me', 'friend:Wilma', 'bot:thumb']);
  const curtain = page.locator('.curtain');
  for (let turn = 0; turn < 40; turn++) {
    await curtain.or(player.asked).or(player.endScreen).first().waitFor({ timeout: 30_000 });
    if ((await player.endScreen.count()) > 0) break;
    if ((await curtain.count()) > 0) {
      await curtain.getByRole('button').click();
      await player.asked.waitFor();
    }
    await player.openList();
    await player.answer(() => player.choices.first().click());
  }
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.some((isOpen) => isOpen)).toBe(false);
  expect(player.errors).toEqual([]);
  await player.leave();
});
