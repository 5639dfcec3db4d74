import { expect, test, type Page } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** A table with bots, as the home page sets one. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<{ id: string }> => (await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json() as Promise<{ id: string }>;
    await post('/guest', { name: 'Nora' });
    return (await post('/tables', { game: 'city-of-horror', seats: 4, options: {}, visibility: 'private', pace: 'relaxed', sitters: ['me', 'bot:thumb', 'bot:thumb', 'bot:thumb'], start: true })).id;
  });
  await page.goto(`/table/${id}`);
  await page.locator('main.table').waitFor();
}

/** What a player clicks: what is lit on the board where something is, else the first button that goes on. */
const LIT = ['.board .zone:not(.refused)', '.panel .move.legal-card', '.panel .rows .choice:not(.no):not(.sel)', '.panel .acts .btn.go:not(:disabled)', '.panel .acts .btn:not(:disabled)'];
const CALM = ['.panel .acts .btn.go:not(:disabled)', '.panel .move.legal-card', '.board .zone:not(.refused)', '.panel .rows .choice:not(.no):not(.sel)', '.panel .acts .btn:not(:disabled)'];

async function click(player: Player, wanted: readonly string[]): Promise<void> {
  for (const selector of wanted) {
    const found = player.page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    await found.click({ timeout: 4000 }).catch(() => undefined);
    return;
  }
  throw new Error(`nothing to click: ${await player.headline()}`);
}

test('the first hour of the city, by clicking', async ({ browser }) => {
  test.setTimeout(60_000);
  const player = await Player.enter(browser, server);
  const { page } = player;
  await sitDown(page);
  await expect(page.locator('.board').getByRole('img', { name: /Hospital/ }).first()).toBeVisible();
  await expect(page.locator('.seat')).toHaveCount(4);

  // Whoever plays a card first sees it lit, and where it can go; Escape puts it back.
  let hasTriedCard = false;
  const hour = page.locator('.title small');
  for (let turn = 0; turn < 140; turn++) {
    await expect(player.asked.or(player.dawn).first()).toBeVisible();
    const always = page.getByRole('checkbox', { name: 'Always let cards be' });
    if ((await always.count()) > 0 && !(await always.isChecked())) await always.click({ timeout: 2000 }).catch(() => undefined);
    if (/turn 2/.test((await hour.textContent()) ?? '') || (await player.dawn.count()) > 0) break;
    const card = page.locator('.hand .card.legal').first();
    if (!hasTriedCard && (await card.count()) > 0 && /act or pass/.test(await player.headline())) {
      hasTriedCard = true;
      await card.click();
      if ((await page.locator('.begun').count()) > 0) await expect(page.locator('.begun .choice').first()).toBeVisible();
      // What was meant as a play is a look where somebody else was quicker.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.locator('.begun')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      continue;
    }
    await click(player, /act or pass|plays/.test(await player.headline()) ? CALM : LIT);
    await page.waitForTimeout(30);
  }
  await expect(hour).toContainText(/turn 2/);

  // An offer to all stands beside the board, which it does not hide.
  await page.getByRole('tab', { name: 'Deals' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Make an offer' })).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByText('Left in advance')).toBeVisible();
  await player.keep('city-first-hour');
  expect(player.errors).toEqual([]);
  await player.leave();
});
