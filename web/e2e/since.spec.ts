import { expect, test, type BrowserContextOptions } from '@playwright/test';
import { joinTable, setTable, startGame, whoIsAsked } from './lobby';
import { Player, firstChoice } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** Lets the friend leave the table while only the host is asked, and return after the host has played on. */
async function lookAway(host: Player, friend: Player, link: string): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    const asked = await whoIsAsked([host, friend]);
    if (asked[0] === host && !asked.includes(friend)) break;
    await firstChoice(friend, turn);
  }
  await friend.page.goto('/about');
  for (let turn = 0; turn < 30; turn++) {
    await firstChoice(host, turn);
    await host.page.waitForTimeout(60);
    if ((await host.asked.count()) === 0) break;
  }
  await friend.page.goto(link);
  await friend.page.locator('main.table').waitFor();
}

for (const [how, motion] of [
  ['a film', 'no-preference'],
  ['a film that becomes a list', 'no-preference'],
  ['a list', 'reduce'],
] as const) {
  test(`what a player missed is shown as ${how} if motion is ${motion}`, async ({ browser }) => {
    const options: BrowserContextOptions = { reducedMotion: motion };
    const host = await Player.enter(browser, server);
    const friend = await Player.enter(browser, server, options);
    const link = await setTable(host, 3, 1);
    await joinTable(friend, link);
    await startGame(host, [host, friend]);
    // The friend, like the host, answers from the list of all choices.
    await friend.page.evaluate(() =>
      localStorage.setItem(
        'revenant-settings',
        JSON.stringify({ ...JSON.parse(localStorage.getItem('revenant-settings') ?? '{}'), textPanel: true }),
      ),
    );
    await friend.page.reload();
    await host.openList();
    await lookAway(host, friend, link);

    const { page } = friend;
    const since = page.locator('.banner .since');
    await expect(since).toBeVisible({ timeout: 30_000 });
    await since.click();
    const list = page.getByRole('dialog', { name: 'Since you looked away' });
    if (motion === 'no-preference') {
      const strip = page.getByRole('region', { name: 'Since you looked away' });
      await expect(strip.getByRole('status')).not.toBeEmpty();
      await friend.keep('since-film');
      await strip.getByRole('button', { name: 'Pause' }).click();
      const back = strip.getByRole('button', { name: 'Back', exact: true });
      while (await back.isEnabled()) await back.click();
      const first = await strip.getByRole('status').textContent();
      const count = await strip.locator('.frames i').count();
      if (count > 1) {
        await strip.getByRole('button', { name: 'Next' }).click();
        await expect(strip.getByRole('status')).not.toHaveText(first!);
        await back.click();
        await expect(strip.getByRole('status')).toHaveText(first!);
      }
      // While the film shows the past, the player cannot answer a question.
      await expect(friend.asked).toHaveCount(0);
      if (how === 'a film') {
        // After its last frame, the film is over.
        for (let frame = 0; frame < count; frame++) await strip.getByRole('button', { name: 'Next' }).click();
        await expect(strip).toHaveCount(0);
      } else {
        await strip.getByRole('button', { name: 'As a list' }).click();
      }
    }
    if (how !== 'a film') {
      await expect(list.locator('li').first()).toBeVisible();
      await friend.keep(`since-list-${motion}`);
      await list.getByRole('button', { name: 'Go on' }).click();
      await expect(list).toHaveCount(0);
    }
    await expect(since).toHaveCount(0);
    for (const player of [host, friend]) {
      expect(player.errors).toEqual([]);
      await player.leave();
    }
  });
}
