import { expect, test } from '@playwright/test';
import { Player, type Hand } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** Tab by tab to what has this name, then Enter. */
async function reach({ page }: Player, name: string): Promise<void> {
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim());
    if (here === name) return page.keyboard.press('Enter');
  }
  throw new Error(`no Tab leads to “${name}”`);
}

/** Types the number of a choice, another one each time; small numbers of long lists are ended by Enter. */
const typedChoice: Hand = async (player, turn) => {
  const n = await player.choices.count();
  const number = 1 + ((turn * 7) % n);
  await expect(player.choices.nth(number - 1).locator('kbd')).toHaveText(String(number));
  await player.answered(async () => {
    await player.page.keyboard.type(String(number));
    if (number * 10 <= n) await player.page.keyboard.press('Enter');
  });
};

test('a whole game by keyboard alone', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now with bots' }).waitFor();
  await reach(player, 'Play now with bots');
  await page.locator('main.table').waitFor();
  await player.openList();
  await player.play(typedChoice);
  await player.keep('keyboard-result');

  // Out of the game and through its replay.
  await reach(player, 'Replay');
  const step = page.getByText(/Step \d+ of \d+/).first();
  await expect(step).toContainText('Step 0 of');
  // A key that is pressed before the page listens is lost, as it would be for a person, who presses it again.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(step).toHaveText(/Step (\d+) of \1/, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('ArrowLeft');
  await expect(step).not.toHaveText(/Step (\d+) of \1/);
  await page.keyboard.press('Home');
  await expect(step).toContainText('Step 0 of');
  expect(player.errors).toEqual([]);
  await player.leave();
});
