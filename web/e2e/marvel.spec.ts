import { expect, test } from '@playwright/test';
import { joinTable, newTable, startGame, whoIsAsked } from './lobby';
import { firstIfAsked, Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** Does what the helper suggests. */
async function followAdvice({ page }: Player): Promise<void> {
  const ask = page.getByRole('button', { name: 'Suggest', exact: true });
  const follow = page.getByRole('button', { name: 'Do it', exact: true });
  if ((await follow.count()) === 0) await ask.click({ timeout: 2000 }).catch(() => undefined);
  await follow.click({ timeout: 2000 }).catch(() => undefined);
}

test('three people and a bot finish the tutorial', async ({ browser }) => {
  test.setTimeout(600_000);
  const players = await Promise.all(Array.from({ length: 3 }, () => Player.enter(browser, server)));
  const [host, ...friends] = players as [Player, Player, Player];
  const link = await newTable(host.page, 'marvel-zombies', ['me', 'open', 'open', 'bot:thumb'], { mission: 'MZ0' }, false);
  for (const friend of friends) await joinTable(friend, link);
  await startGame(host, players);
  await expect(host.page.locator('.seat.ofhero')).toHaveCount(4);
  await host.keep('marvel-start');
  // The host does what the helper suggests; the others take what is first in the list.
  for (const friend of friends) await friend.openList();
  for (let turn = 0; turn < 900; turn++) {
    const asked = await whoIsAsked(players);
    if (asked.length === 0) break;
    await Promise.all(asked.map((player) => (player === host ? followAdvice(player) : firstIfAsked(player, turn))));
    if (turn === 30) await host.keep('marvel-turn');
  }
  for (const player of players) {
    await expect(player.dawn).toBeVisible();
    expect(player.errors).toEqual([]);
  }
  await host.keep('marvel-over');
  for (const player of players) await player.leave();
});

/** What a person clicks first: what is lit on the board, else a row, else a button. */
async function click({ page }: Player, turn: number): Promise<void> {
  const marks = ['.board .pill:not(.refused) .hit', '.board .lit:not(.refused)', '.panel .choice:not(.no)', '.panel .acts .btn.go', '.panel .acts .btn'];
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
  const player = await Player.enter(browser, server);
  const { page } = player;
  await newTable(page, 'marvel-zombies', ['me'], { mission: 'MZ2', heroes: '4' }, true);
  await page.locator('main.table').waitFor();
  await expect(page.locator('.seat.ofhero')).toHaveCount(4);
  const title = page.locator('.title small');
  for (let turn = 0; turn < 400; turn++) {
    await expect(player.asked.or(player.dawn).first()).toBeVisible();
    if (/Round [3-9]/.test((await title.textContent()) ?? '') || (await player.dawn.count()) > 0) break;
    await click(player, turn);
    await page.waitForTimeout(15);
  }
  await player.keep('marvel-alone');
  if ((await player.dawn.count()) === 0) {
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
  expect(player.errors).toEqual([]);
  await player.leave();
});
