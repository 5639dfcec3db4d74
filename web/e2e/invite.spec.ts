import { expect, test } from '@playwright/test';
import { Player } from './player';
import { PHONE_FR } from './screens';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

test('two clicks to a table, a friend with a phone comes by its code, and the host begins', async ({ browser }) => {
  const host = await Player.enter(browser, server, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = host;
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await expect(page.locator('.sum')).toHaveText(
    'Mall of Horror · First game You, one friend, two bots · no clock · about 45 min',
    { useInnerText: true },
  );
  await host.keep('new-table');
  // The button is in view without scrolling.
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');

  // While a seat is free, copying is the main thing to do, and the start says what is missing.
  const start = page.getByRole('button', { name: /^Start/ });
  await expect(start).toHaveText('Start: one seat is still free');
  await expect(start).toBeDisabled();
  await expect(page.locator('.btn.go')).toHaveText(/Copy the link/);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/t\/[2-9A-HJ-NP-Z]{8}$/);
  await host.keep('lobby-host');

  const friend = await Player.enter(browser, server, PHONE_FR.options);
  await friend.page.goto(link.toLowerCase());
  await expect(friend.page.getByRole('textbox', { name: PHONE_FR.word('lobby-name') })).toBeFocused();
  const take = friend.page.getByRole('button', { name: PHONE_FR.word('lobby-take') });
  await expect(take).toBeInViewport({ ratio: 1 });
  await friend.keep('invitation');
  await friend.page.keyboard.type('Élodie');
  await friend.page.keyboard.press('Enter');
  await expect(friend.page.locator('.sitter.mine')).toContainText('Élodie');

  // Now the start is the main thing to do.
  await expect(page.locator('.sitter').filter({ hasText: 'Élodie' })).toBeVisible();
  await expect(page.locator('.btn.go')).toHaveText('Start the game');

  // A third finds every seat taken, and may watch.
  const third = await Player.enter(browser, server);
  await third.page.goto(link);
  await third.page.getByRole('button', { name: 'Watch' }).click();
  await expect(third.page.locator('.sitter')).toHaveCount(4);
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [host, friend, third]) await page.locator('main.table').waitFor();

  await third.page.goto(link.replace(/\w{8}$/, '22222222'));
  await expect(third.page.getByText('No table has this code.')).toBeVisible();
  for (const player of [host, friend, third]) {
    expect(player.errors).toEqual([]);
    await player.leave();
  }
});
