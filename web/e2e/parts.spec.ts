import { expect, test } from '@playwright/test';
import { Player, firstNumber } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

test('a page that could not fetch some of its parts fetches them when the server answers again', async ({
  browser,
}) => {
  const player = await Player.enter(browser, server);
  let isDead = false;
  const failed: string[] = [];
  await player.page.route('**/*', (route) => {
    if (!isDead) return route.continue();
    failed.push(route.request().url());
    return route.abort();
  });
  await player.playNow();
  isDead = true;
  // A few seconds after the board, the page fetches the parts that it needs later, which now fails.
  await expect.poll(() => failed.some((url) => url.endsWith('.js'))).toBe(true);
  isDead = false;
  await player.page.waitForEvent('load');
  await player.page.locator('main.table').waitFor();
  await player.openList();
  await player.play(firstNumber);
  await expect(player.endScreen).toBeVisible();
  await player.leave();
});
