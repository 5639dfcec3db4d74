import { expect, test, type Page } from '@playwright/test';
import { newTable } from './lobby';
import { Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** Opens a table with bots, as the home page does. */
async function sitDown(page: Page): Promise<void> {
  await newTable(page, 'city-of-horror', ['me', 'bot:thumb', 'bot:thumb', 'bot:thumb'], {}, true);
  await page.locator('main.table').waitFor();
}

const GO = '.panel .acts .btn.go:not(:disabled)';
const BUTTON = '.panel .acts .btn:not(:disabled)';
const ROW = '.panel .rows .choice:not(.no):not(.sel)';
/**
 * What a passive player clicks: a place on the board if the question is about places, otherwise a row or the main
 * button.
 */
function wanted(headline: string): string[] {
  if (/act or pass|plays? |Last chance/.test(headline)) return [GO, BUTTON];
  if (/may use|or decline/.test(headline)) return ['.panel .use .btn:not(.go):not(.soft)', GO, BUTTON];
  if (/moves /.test(headline)) return [ROW, GO, BUTTON];
  if (/Vote!/.test(headline)) return [GO, ROW];
  return ['.board .zone:not(.refused)', '.panel .move.legal-card', ROW, GO, BUTTON];
}

async function click(player: Player): Promise<void> {
  // If the question changed just before the last click, that click may have begun something else.
  if ((await player.page.locator('.begun').count()) > 0) return player.page.keyboard.press('Escape');
  for (const selector of wanted(await player.headline())) {
    const found = player.page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    await found.click({ timeout: 1500 }).catch(() => undefined);
    return;
  }
}

test('the first hour of the city, by clicking', async ({ browser }) => {
  test.setTimeout(60_000);
  const player = await Player.enter(browser, server);
  const { page } = player;
  await sitDown(page);
  await expect(
    page
      .locator('.board')
      .getByRole('img', { name: /Hospital/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('.seat')).toHaveCount(4);

  // A card that is clicked is highlighted together with its targets; Escape puts it back.
  let hasTriedCard = false;
  const hour = page.locator('.title small');
  const stop = page.getByRole('button', { name: 'Wait!' });
  for (let turn = 0; turn < 140; turn++) {
    await expect(player.asked.or(player.endScreen).or(stop).first()).toBeVisible();
    await page
      .locator('.always input:not(:checked)')
      .click({ timeout: 100 })
      .catch(() => undefined);
    if (/turn 2/.test((await hour.textContent()) ?? '') || (await player.endScreen.count()) > 0) break;
    const card = page.locator('.hand .card.legal').first();
    if (!hasTriedCard && (await card.count()) > 0 && /act or pass/.test(await player.headline())) {
      hasTriedCard = true;
      await card.click();
      if ((await page.locator('.begun').count()) > 0)
        await expect(page.locator('.begun .choice').first()).toBeVisible();
      // If somebody else was quicker, the click has only shown the card large.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.locator('.begun')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      continue;
    }
    // Play stops for some seconds when a card can be played. This player goes on at once.
    if ((await player.asked.count()) === 0) await page.keyboard.press('End');
    else await click(player);
    await page.waitForTimeout(30);
  }
  await expect(hour).toContainText(/turn 2/);

  // The form for an offer is beside the board and does not cover it.
  await page.getByRole('tab', { name: 'Deals' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Make an offer' })).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.locator('.orders').getByText('known to you alone')).toBeVisible();
  await player.keep('readme-city');
  expect(player.errors).toEqual([]);
  await player.leave();
});
