import { expect, test } from '@playwright/test';
import { Player, firstChoice } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

test('one click, the first vote, and on to the result', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const seen = new Set<string>();
  await player.playNowToVote(firstChoice);
  expect(await player.page.title()).toContain('(!)');
  await player.keep('first-vote-list');
  await player.page.keyboard.press('t');
  await expect(player.page.locator('.panel').getByRole('heading')).toBeVisible();
  await player.keep('readme-table');
  await player.openList();

  await player.play(async () => {
    const step = await player.page.locator('.steps [aria-current=step]').textContent();
    if (step && !seen.has(step)) {
      seen.add(step);
      await player.keep(`step-${step.trim().toLowerCase()}`);
    }
    await firstChoice(player, 0);
  });
  await expect(player.result).toHaveText(/survives? the night|The mall wins/);
  expect(seen.size).toBeGreaterThanOrEqual(2);
  await player.keep('result');

  // A player who doubts the dice can draw them again.
  await player.endScreen.getByRole('link', { name: 'Verify chance' }).click();
  await expect(player.page.getByRole('status')).toContainText('exactly what the secret');
  await expect(player.page.getByRole('status')).toContainText('promised before the game');
  await player.keep('replay-verified');
  expect(player.errors).toEqual([]);
  await player.leave();
});
