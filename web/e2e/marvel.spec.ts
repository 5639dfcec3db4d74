import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { joinTable, newTable, placeSitters, startGame, whoIsAsked } from './lobby';
import { asAdvised, LONG_GAME_TURNS, Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

// With `REVENANT_LONG=1` the first mission is played too, and the solo game is played to its end.
const isLong = process.env.REVENANT_LONG !== undefined;
for (const mission of isLong ? ['MZ0', 'MZ1'] : ['MZ0']) {
  test(`three people who follow advice, and a bot, finish ${mission}`, async ({ browser }) => {
    test.setTimeout(900_000);
    const players = await Promise.all(Array.from({ length: 3 }, () => Player.enter(browser, server)));
    const [host, ...friends] = players as [Player, Player, Player];
    const link = await newTable(host.page, 'marvel-zombies', ['me', 'open', 'open', 'bot:thumb'], { mission }, false);
    for (const friend of friends) await joinTable(friend, link);
    await startGame(host, players);
    await expect(host.page.locator('.seat.ofhero')).toHaveCount(4);
    await host.keep('marvel-start');
    for (let turn = 0; turn < LONG_GAME_TURNS; turn++) {
      const asked = await whoIsAsked(players);
      if (asked.length === 0) break;
      await Promise.all(asked.map((player) => asAdvised(player, turn)));
      if (turn === 30) await host.keep('readme-marvel');
    }
    for (const player of players) {
      await expect(player.endScreen).toBeVisible();
      expect(player.errors).toEqual([]);
    }
    await host.keep(`marvel-over-${mission}`);
    for (const player of players) await player.leave();
  });
}

/** What a person clicks first: something highlighted on the board, otherwise a row, otherwise a button. */
async function click({ page }: Player, turn: number): Promise<void> {
  const marks = [
    '.board .pill:not(.refused) .hit',
    '.board .lit:not(.refused)',
    '.panel .choice:not(.no)',
    '.panel .acts .btn.go',
    '.panel .acts .btn',
  ];
  const wanted = turn % 5 === 4 ? [...marks].reverse() : marks;
  for (const selector of wanted) {
    const found = page.locator(selector);
    const n = await found.count();
    if (n === 0) continue;
    const one = found.nth((turn * 7) % n);
    if (selector.startsWith('.board')) await one.press('Enter', { timeout: 1500 }).catch(() => undefined);
    else await one.click({ timeout: 1500 }).catch(() => undefined);
    return;
  }
}

test('one person alone plays four heroes in Avengers Tower, by clicking', async ({ browser }) => {
  if (isLong) test.setTimeout(900_000);
  const player = await Player.enter(browser, server);
  const { page } = player;
  await newTable(page, 'marvel-zombies', ['me'], { mission: 'MZ2', heroes: '4' }, true);
  await page.locator('main.table').waitFor();
  await expect(page.locator('.seat.ofhero')).toHaveCount(4);
  const title = page.locator('.top .title small');
  for (let turn = 0; turn < 400; turn++) {
    await expect(player.asked.or(player.endScreen).first()).toBeVisible();
    if (/Round [3-9]/.test((await title.textContent()) ?? '') || (await player.endScreen.count()) > 0) break;
    await click(player, turn);
    await page.waitForTimeout(15);
  }
  await player.keep('marvel-alone');
  if ((await player.endScreen.count()) === 0) {
    await expect(title).toContainText(/Round [3-9]/);
    // The Enemies' phase can be watched again, stopped and stepped through.
    await page.getByRole('button', { name: 'Film', exact: true }).click();
    const strip = page.locator('.strip');
    await expect(strip).toBeVisible();
    await strip.getByRole('button', { name: 'Pause' }).click();
    await expect(strip.locator('.frames .now')).toHaveCount(1);
    await player.keep('marvel-film');
    await page.keyboard.press('Escape');
    await expect(strip).toHaveCount(0);
    await page.getByRole('button', { name: 'Sight', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sight', exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  if (isLong) {
    await player.play(asAdvised, undefined, LONG_GAME_TURNS);
    await player.keep('marvel-alone-over');
  }
  expect(player.errors).toEqual([]);
  await player.leave();
});

test('on a large map the camera follows the hero, and everything can be found by keys', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  await newTable(page, 'marvel-zombies', ['me', 'bot:thumb'], { mission: 'MZ10', heroes: '6' }, true);
  const briefing = page.getByRole('dialog', { name: /^Briefing/ });
  await expect(briefing).toContainText('Nobody is hurt yet.');
  await player.keep('marvel-briefing');
  await page.keyboard.press('Escape');
  await expect(briefing).toHaveCount(0);
  await page.reload();

  /** The heights of the heroes on the screen, in pixels, without room for badges and glow. */
  const heights = (): Promise<number[]> =>
    page
      .locator('[data-name^="piece:"] path[d^="M2 50V20"]')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().height));
  await expect(async () => expect(Math.max(...(await heights()))).toBeGreaterThanOrEqual(46)).toPass();
  expect(await heights()).toHaveLength(6);

  // The whole map, with marks in place of figures, and back to the hero.
  await page.keyboard.press('m');
  await expect(page.locator('.board .mark')).toHaveCount(6);
  await page.locator('.board .mark').first().focus();
  await player.keep('marvel-whole-map');
  await page.keyboard.press('f');
  await expect(page.locator('.board .mark')).toHaveCount(0);

  // Where a goal is.
  const goal = page.getByRole('button', { name: /Take all Objectives.*0 done, 6 left/ });
  await goal.press('Enter');
  await expect(page.locator('.goals ~ .note, .head .note')).toContainText(/In room \d+.* and room \d+\./);
  await goal.press('Enter');

  // Heroes outside the frame have chips that lead to them.
  await page.keyboard.press('f');
  const edge = page.locator('.ground > .chip');
  await expect(async () => {
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(edge.first()).toBeVisible({ timeout: 200 });
  }).toPass();
  await edge.first().press('Enter');
  await expect(edge).toHaveCount(0);

  const guards = page.getByRole('button', { name: /^Guards: \d+/ });
  await guards.focus();
  await expect(page.locator('#supply-told')).toContainText('act once more');
  // The briefing is not shown a second time by itself.
  await expect(briefing).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(briefing).toBeVisible();
  expect(player.errors).toEqual([]);
  await player.leave();
});

test('two friends play a mission of their own, name a captain, and agree to give up', async ({ browser }) => {
  const [host, friend] = await Promise.all([Player.enter(browser, server), Player.enter(browser, server)]);
  const { page } = host;
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await page.getByRole('radio', { name: 'Marvel Zombies' }).check();
  await placeSitters(page, ['by link', 'out', 'out']);
  await page.getByText('Rules in detail').click();
  const mission = (
    await readFile(new URL('../../games/marvel-zombies/rules/missions/MZ1.toml', import.meta.url), 'utf8')
  )
    .replace('"MZ1"', '"OWN"')
    .replace('"The Hunger"', '"Dinner at eight"');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'own.toml', mimeType: 'text/plain', buffer: Buffer.from(mission) });
  await page.getByRole('combobox', { name: 'Hero 1', exact: true }).selectOption('hulk');
  await page.getByRole('combobox', { name: 'Who plays hero 1' }).selectOption('B');
  await page.getByRole('combobox', { name: 'Who plays hero 2' }).selectOption('A');
  await host.keep('marvel-new-table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  await joinTable(friend, page.url());
  await startGame(host, [host, friend]);
  // The briefing opens by itself, once.
  const briefing = page.getByRole('dialog', { name: 'Briefing: Dinner at eight' });
  await expect(briefing).toContainText('You lose when');
  await briefing.getByRole('button', { name: 'Close' }).first().click();
  await expect(briefing).toHaveCount(0);
  await expect(page.getByText('Dinner at eight')).toBeVisible();

  // Hulk belongs to the friend and is handed to the host.
  await page.getByRole('tab', { name: /^Council/ }).click();
  const council = page.locator('.council');
  const hulk = council.locator('.hero').filter({ hasText: 'Hulk' }).getByRole('button');
  await expect(hulk.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await host.answered(() => hulk.nth(0).click());
  await expect(hulk.nth(0)).toHaveAttribute('aria-pressed', 'true');
  const captain = council.locator('.choices').first().getByRole('button').nth(2);
  await host.answered(() => captain.click());
  await expect(captain).toHaveAttribute('aria-pressed', 'true');

  await host.answered(() => council.getByRole('button', { name: 'I wish to give up' }).click());
  await friend.page.getByRole('tab', { name: /^Council/ }).click();
  await friend.answered(() => friend.page.getByRole('button', { name: 'I wish to give up' }).click());
  for (const each of [host, friend]) {
    await expect(each.endScreen).toContainText('You gave up in round 1.');
    expect(each.errors).toEqual([]);
    await each.leave();
  }
});
