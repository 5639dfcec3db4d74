import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { newTable } from '../lobby';
import { Player } from '../player';
import { Server } from '../server';

/**
 * A game as `cargo xtask new-game` writes it, on the plain board for games without a board of their own. `cargo xtask
 * test --long` sets its name.
 */
const GAME = process.env.REVENANT_PLAIN_GAME!;
const TITLE = GAME.split('-')
  .map((word) => word[0]!.toUpperCase() + word.slice(1))
  .join(' ');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Finds words without a text, because the page shows those as ids. */
const rawIds = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).match(
    /\b(?:field|action|verb|notice|question|headline|chance|refusal|option|plain|cover)-[a-z-]+/gi,
  ) ?? [];

test('a new game is on the home page, and one click plays it to its end', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  await page.goto('/');
  const cover = page.locator('article.game').filter({ has: page.getByRole('heading', { name: TITLE }) });
  await expect(cover.locator('p')).toHaveText('Two players bid in secret for what a die is worth.');
  await player.keep('plain-home');
  await cover.getByRole('button', { name: 'Play', exact: true }).click();
  await player.asked.waitFor();
  await expect(page.locator('.seat')).toHaveCount(2);
  await expect(page.locator('.board article h3')).toHaveText(['Rounds', 'Prize']);
  await player.keep('plain-board');

  // The other player’s bid is a secret until both have bid.
  for (let round = 1; round <= 5; round++) {
    await player.asked.waitFor();
    expect(await rawIds(page)).toEqual([]);
    const choices = page.locator('.panel button.choice');
    const n = await choices.count();
    expect(n).toBeGreaterThan(0);
    if (round === 1) {
      expect(n).toBe(10);
      await choices.nth(2).click();
    } else await page.keyboard.press('1');
    if (round < 5) await expect(page.locator('.board')).toContainText('Bids of the previous round');
    await expect(page.locator('.title small')).toContainText(`Round ${Math.min(5, round + 1)}`);
  }
  await player.endScreen.waitFor();
  await expect(player.result).toHaveText(/wins?$/);
  await expect(player.endScreen.getByRole('link', { name: 'Verify chance' })).toHaveCount(0);
  await player.keep('plain-result');
  await player.endScreen.getByRole('link', { name: 'Replay' }).click();
  await page.locator('main.replay .board').waitFor();
  await page.keyboard.press('End');
  await expect(page.locator('.title small')).toHaveText(/Step (\d+) of \1$/);
  await player.keep('plain-replay');
  await page.goto(`/rules/${GAME}`);
  await expect(page.locator('main')).toContainText('The higher bid is paid and wins the points.');
  expect(player.errors).toEqual([]);
  await player.leave();
});

const SCREENS: [string, BrowserContextOptions, string[]][] = [
  ['desk', { viewport: { width: 1440, height: 900 } }, []],
  ['desk paper', { viewport: { width: 1440, height: 900 } }, ['paper']],
  ['tablet', { viewport: { width: 1024, height: 768 } }, []],
  ['phone fr', { viewport: { width: 390, height: 844 }, locale: 'fr-FR' }, []],
  ['phone fr paper', { viewport: { width: 390, height: 844 }, locale: 'fr-FR' }, ['paper']],
  ['desk fr', { viewport: { width: 1440, height: 900 }, locale: 'fr-FR' }, []],
];
for (const [name, options, [theme]] of SCREENS) {
  test(`its table is readable, and axe finds nothing serious (${name})`, async ({ browser }) => {
    const player = await Player.enter(browser, server, options);
    const { page } = player;
    if (theme)
      await page.addInitScript(
        (chosen) => localStorage.setItem('revenant-settings', JSON.stringify({ theme: chosen })),
        theme,
      );
    await newTable(page, GAME, ['me', 'bot:thumb'], { rounds: '3' }, true);
    await player.asked.waitFor();
    await page.keyboard.press('3');
    await expect(page.locator('.board article').nth(2)).toBeVisible();
    await player.asked.waitFor();
    expect(await rawIds(page)).toEqual([]);
    // Nothing is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await player.keep(`plain-${name.replaceAll(' ', '-')}`);
    expect(player.errors).toEqual([]);
    await player.leave();
  });
}
