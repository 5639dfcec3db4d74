import { expect, test } from '@playwright/test';
import { newTable } from './lobby';
import { asAdvised, Player } from './player';
import { leaks } from './secrets';
import { Server } from './server';

/** Long enough to look at a window on a busy machine. */
const GRACE_MS = 3000;
const TURNS = 120;
/** How many times a test looks for an open window before it gives up. */
const LOOKS = 600;

let server: Server;
test.beforeAll(async () => {
  server = await Server.start(GRACE_MS);
});
test.afterAll(() => server.stop());

test('alone with bots, the host opens a seat; a friend takes it, and the table waits for both', async ({ browser }) => {
  const host = await Player.enter(browser, server);
  const friend = await Player.enter(browser, server);
  const link = await newTable(host.page, 'zombies', ['me', 'bot:thumb', 'bot:thumb'], {}, true);
  await host.page.locator('main.table').waitFor();
  const mode = host.page.locator('.panel .windows');
  await expect(mode).toHaveCount(0);

  // The friend follows the link before a seat is open, and can only watch.
  await friend.page.goto(link);
  await friend.page.locator('main.table').waitFor();
  await expect(friend.page.getByRole('button', { name: 'Take this seat' })).toHaveCount(0);
  // Even when the announcement is closed, a line on the screen still says how windows close now.
  await expect(host.page.locator('.announcement')).toContainText('Somebody is watching');
  await host.page.locator('.announcement button').click();
  await expect(host.page.locator('.announcement')).toHaveCount(0);
  await expect(mode).toHaveText('Time to step in, for everybody: 3 s');

  await host.page.getByRole('button', { name: 'Menu' }).click();
  const menu = host.page.getByRole('dialog', { name: 'Menu' });
  const seats = menu.getByRole('region', { name: 'Seats of bots' });
  await seats.getByRole('button', { name: 'Open this seat for a friend' }).first().click();
  const shared = await seats.getByRole('textbox', { name: 'The link for your friends' }).inputValue();
  await host.keep('open-seat-host');
  // The host may close the seat again.
  await expect(friend.page.getByRole('button', { name: 'Take this seat' })).toBeVisible();
  await seats.getByRole('button', { name: 'Close this seat again' }).click();
  await expect(friend.page.getByRole('button', { name: 'Take this seat' })).toHaveCount(0);
  await seats.getByRole('button', { name: 'Open this seat for a friend' }).first().click();
  await host.page.keyboard.press('Escape');

  await friend.keep('open-seat-friend');
  // Whoever comes by the link now is invited to take over the seat, and may watch instead.
  await friend.page.goto(shared);
  await expect(friend.page.getByRole('button', { name: 'Take over Bastien’s seat' })).toBeVisible();
  await friend.page.getByRole('button', { name: 'Watch' }).click();
  await friend.page.getByRole('button', { name: 'Take this seat' }).click();
  await expect.poll(() => friend.seat).toBe('B');
  await expect(friend.page.getByRole('button', { name: 'Take this seat' })).toHaveCount(0);
  await expect(friend.page.locator('.panel .windows')).toHaveText('Time to step in, for everybody: 3 s');
  await expect(host.page.locator('.tempo')).toHaveCount(0);

  // From now on the table waits for both, and both see it.
  const waits = { host: false, friend: false };
  for (let turn = 0; turn < TURNS && !(waits.host && waits.friend); turn++) {
    const asked = host.asked.or(host.endScreen);
    await Promise.race([asked.first().waitFor(), friend.asked.first().waitFor()]);
    const [active, other] = (await friend.asked.count()) > 0 ? [friend, host] : [host, friend];
    if (active === friend && !waits.friend) {
      await expect(other.page.locator('.banner')).toContainText(/Waiting for|is thinking|is about to/);
      await friend.keep('open-seat-friend-asked');
    }
    waits[active === friend ? 'friend' : 'host'] = true;
    await asAdvised(active, turn);
  }
  expect(waits).toEqual({ host: true, friend: true });
  for (const each of [host, friend]) {
    for (const line of each.lines) expect(leaks(line)).toEqual([]);
    expect(each.errors).toEqual([]);
    await each.leave();
  }
});

test('the host chooses how long windows stay open', async ({ browser }) => {
  const host = await Player.enter(browser, server);
  const { page } = host;
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await page.getByText('Rules in detail').click();
  const grace = page.getByRole('combobox', { name: 'Time to step in' });
  await expect(grace.locator('option')).toHaveText(['As usual here', '1 s', '1.5 s', '3 s', '5 s', '8 s']);
  await page.getByRole('radio', { name: 'Several days' }).check();
  await expect(grace).toHaveCount(0);
  await page.getByRole('radio', { name: 'No clock' }).check();
  await grace.selectOption('8 s');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table-lobby')).toContainText('Everybody has 8 s to step in.');
  await host.keep('grace-lobby');
  expect(host.errors).toEqual([]);
  await host.leave();
});

test('“Pass for this turn” also lets the window go by that is open', async ({ browser }) => {
  const host = await Player.enter(browser, server);
  const friend = await Player.enter(browser, server);
  const sent: string[] = [];
  for (const { page } of [host, friend])
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
  const link = await newTable(host.page, 'zombies', ['me', 'open'], {}, false);
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Take the seat' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  const players = [host, friend];
  let isLeft = false;
  for (let turn = 0; turn < LOOKS && !isLeft; turn++) {
    await host.page.waitForTimeout(100);
    for (const player of players) {
      const pass = player.page.locator('.passes').getByRole('button', { name: 'Pass for this turn' });
      if ((await player.asked.count()) > 0) await asAdvised(player, turn);
      else if ((await pass.count()) > 0) {
        await player.keep('pass-for-this-turn');
        isLeft = await pass.click({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      }
    }
  }
  expect(isLeft).toBe(true);
  const isOrder = (text: string): boolean => text.startsWith('{"do"') && text.includes('"until":"turn"');
  await expect.poll(() => sent.some(isOrder)).toBe(true);
  for (const each of players) {
    expect(each.errors).toEqual([]);
    await each.leave();
  }
});

test('where bots leave it to people to begin, a player lets a bot begin', async ({ browser }) => {
  const host = await Player.enter(browser, server);
  const friend = await Player.enter(browser, server);
  const link = await newTable(host.page, 'marvel-zombies', ['me', 'open', 'bot:random'], {}, false);
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Take the seat' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  const players = [host, friend];
  const button = (player: Player) => player.page.getByRole('button', { name: 'Let a bot begin' });
  // Before the first round there may be something to decide.
  const hasBegun = async (player: Player) => /Round 1/.test((await player.page.locator('.title').textContent()) ?? '');
  for (let turn = 0; turn < 40 && !(await hasBegun(host)); turn++)
    for (const player of players)
      if (!(await hasBegun(player)) && (await player.asked.count()) > 0) await asAdvised(player, turn);
  await expect(button(host)).toBeVisible();
  await expect(button(friend)).toBeVisible();
  await host.keep('bots-begin');
  await button(friend).click();
  for (const player of players) await expect(button(player)).toHaveCount(0);
  for (const each of players) {
    expect(each.errors).toEqual([]);
    await each.leave();
  }
});
