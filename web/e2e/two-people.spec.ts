import { expect, test } from '@playwright/test';
import { Server } from './server';
import { playTogether, sitDown } from './two-people';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** When this round begins, each of the two has had six turns. */
const LAST_ROUND = 7;
const MOST_MS = 240_000;

test('two people in two browsers play six turns each, and nobody is asked when they can only pass', async ({
  browser,
}) => {
  const players = await sitDown(browser, server);
  const [host, friend] = players;
  const title = host.page.locator('.title small');
  const isPlayed = async () => {
    const round = Number(/Round (\d+)/.exec((await title.textContent()) ?? '')?.[1] ?? 0);
    return round >= LAST_ROUND || (await host.endScreen.count()) > 0;
  };
  await playTogether(players, isPlayed, MOST_MS);
  await expect(friend.page.locator('.title small')).toContainText('Round');
  await host.keep('two-people-host');
  await friend.keep('two-people-friend');
  for (const each of players) await each.leave();
});
