import { expect, test } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

test('four pictures come before the first game, once, by keyboard', async ({ browser }) => {
  const player = await Player.enter(browser, server, {}, 'new');
  const { page } = player;
  const primer = page.getByRole('heading', { name: 'in four pictures' });
  const pictures = page.getByRole('list', { name: 'Four pictures' }).getByRole('listitem');

  // The table of a host waits while they read.
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await page.getByRole('button', { name: 'Open the table' }).press('Enter');
  await primer.waitFor();
  await expect(pictures).toHaveCount(4);
  await page.keyboard.press('s');
  await page.locator('.table-lobby').waitFor();
  const table = page.url();
  expect(table).toMatch(/\/table\/./);

  // An invited friend goes straight to the table.
  const friend = await Player.enter(browser, server, {}, 'new');
  await friend.page.goto(table);
  await friend.page.getByRole('button', { name: 'Take the seat' }).waitFor();
  await friend.leave();

  await player.playNow();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(pictures).toHaveCount(4);
  await page.getByRole('button', { name: 'Full rules' }).click();
  await page.getByRole('searchbox', { name: 'Find a rule…' }).fill('ballot cannot be split');
  await page.getByText('MALL-3.4', { exact: true }).click();
  await expect(page.getByText('revenant explain MALL-3.4')).toBeVisible();

  await page.goto('/');
  await page.getByRole('article').filter({ hasText: 'City of Horror' }).getByRole('button', { name: 'Play' }).click();
  await primer.waitFor();
  await player.keep('primer');
  // Enter would play the lesson.
  await expect(page.locator('.learn .btn.go')).toHaveText(/Play the lesson/);
  await page.keyboard.press('s');
  await page.locator('main.table').waitFor();
  // The way back does not lead to the primer.
  await page.goBack();
  await page.getByRole('button', { name: 'Play now with bots' }).waitFor();
  expect(player.errors).toEqual([]);
  await player.leave();
});

test('one picture at a time on a phone, in French, by touch', async ({ browser }) => {
  const screen = { viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true, isMobile: true };
  const player = await Player.enter(browser, server, screen, 'new');
  const { page } = player;
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: 'Zombies!!!' }).getByRole('link', { name: 'Apprendre' }).tap();
  await page.getByRole('heading', { name: 'Zombies!!! en quatre images' }).waitFor();
  for (const card of [1, 2, 3]) {
    await page.getByRole('img', { name: `${card} sur 4` }).waitFor();
    const box = await page.locator(`main.learn li:nth-child(${card})`).boundingBox();
    expect(box!.x + box!.width / 2).toBeCloseTo(195, -1);
    await page.getByRole('button', { name: 'Suivant' }).tap();
  }
  await page.getByRole('img', { name: '4 sur 4' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await player.keep('primer-phone-fr');
  await page.getByRole('button', { name: 'Commencer la partie' }).tap();
  await page.locator('main.table').waitFor();
  expect(player.errors).toEqual([]);
  await player.leave();
});
