import { expect, test } from '@playwright/test';
import { Server } from '../server';
import { playTogether, sitDown } from '../two-people';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const MOST_MS = 1_500_000;
test.setTimeout(MOST_MS + 60_000);

test('two people in two browsers play a whole game of Zombies!!!, and nobody is asked when they can only pass', async ({
  browser,
}) => {
  const players = await sitDown(browser, server);
  const [host, friend] = players;
  await playTogether(players, async () => (await host.endScreen.count()) > 0, MOST_MS);
  await expect(friend.endScreen).toBeVisible();
  await expect(host.result).not.toBeEmpty();
  await host.keep('two-people-end');
  for (const each of players) await each.leave();
});
