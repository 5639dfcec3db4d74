import { expect, test } from '@playwright/test';
import { Player, type Hand } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** Presses Tab until the focus is on the nth control with this name, and then Enter. */
async function reach({ page }: Player, name: string, nth = 1): Promise<void> {
  for (let n = 0, found = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const reached = document.activeElement;
      // The key that a button names is no part of its name.
      const key = reached?.querySelector('kbd')?.textContent ?? '';
      return (reached?.getAttribute('aria-label') ?? reached?.textContent.replace(key, '') ?? '').trim();
    });
    if (here === name && ++found === nth) return page.keyboard.press('Enter');
  }
  throw new Error(`no Tab leads to “${name}”`);
}

/**
 * Types the number of a choice, a different one each time. In a long list, Enter says that no digit follows.
 */
const typedChoice: Hand = async (player, turn) => {
  const n = await player.choices.count();
  const number = 1 + ((turn * 7) % n);
  await expect(player.choices.nth(number - 1).locator('kbd')).toHaveText(String(number));
  await player.answered(() => typeNumber(player, number, n));
};

async function typeNumber({ page }: Player, number: number, of: number): Promise<void> {
  await page.keyboard.type(String(number));
  if (number * 10 <= of) await page.keyboard.press('Enter');
}

/** In City of Horror: passes until something concerns this player, and otherwise makes a different choice each time. */
const cityChoice: Hand = async (player, turn) => {
  const lines = await player.choices.locator('b').allTextContents();
  if (lines.length === 0) return;
  const pass = lines.findIndex((line) => /^(In advance: pass|Pass$)/.test(line));
  const others = lines.flatMap((line, at) => (/^(Wait!|Take your|Show)/.test(line) ? [] : [at]));
  const at = pass >= 0 ? pass : (others[(turn * 7) % others.length] ?? 0);
  // A window may close before this answer arrives. Then the server refuses it, which is fine.
  await player.answer(() => typeNumber(player, at + 1, lines.length));
};

test('a whole game by keyboard alone', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  // With the list of choices open, play would stop for eight seconds wherever a card can be played.
  const tempo = { 'mall-of-horror': { stopsForCards: false } };
  await page.addInitScript((kept) => localStorage.setItem('revenant-tempo', kept), JSON.stringify(tempo));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now with bots' }).waitFor();
  await reach(player, 'Play now with bots');
  await page.locator('main.table').waitFor();
  await player.openList();

  // A player who does not know what to do asks with one key, hears the answer, and does it with the same key.
  await player.turn();
  await reach(player, 'Suggest');
  const advice = page.locator('.advice');
  await expect(advice.getByRole('status')).toContainText('Suggested: ');
  await expect(advice.getByRole('button')).toBeFocused();
  await player.answered(() => page.keyboard.press('Enter'));
  await player.play(typedChoice);
  await player.keep('keyboard-result');

  // Then the player goes from the game to its replay, and steps through it.
  await reach(player, 'Replay');
  const step = page.getByText(/Step \d+ of \d+/).first();
  await expect(step).toContainText('Step 0 of');
  // The page misses keys that are pressed before it listens, so the key is pressed again, as a person would.
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

test('a whole night of the city against five bots, by keyboard alone', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now with bots' }).waitFor();
  await reach(player, 'With friends', 2);
  // The game is chosen already. Arrow keys go from seat to seat, and Space turns one to the next kind of bot.
  await expect(page.getByRole('radio', { name: 'City of Horror' })).toBeFocused();
  await page.getByRole('radio', { name: 'Classic' }).waitFor();
  const places = page.getByRole('group', { name: 'Seats' });
  for (let n = 0; n < 20 && (await places.locator(':focus').count()) === 0; n++) await page.keyboard.press('Tab');
  for (const turns of [2, 0, 0, 3, 3]) {
    for (let turn = 0; turn < turns; turn++) await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
  }
  await expect(places.getByText('sly bot')).toHaveCount(5);
  await reach(player, 'Open the table');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await reach(player, 'Start the game');
  await page.locator('main.table').waitFor();
  await player.openList();
  const begun = Date.now();
  const decisions = await player.play(cityChoice);
  const said = `${decisions} decisions, ${Math.round((Date.now() - begun) / 1000)} s`;
  test.info().annotations.push({ type: 'a night alone', description: said });
  console.log(said);
  await player.keep('city-keyboard-result');
  await reach(player, 'Verify chance');
  await expect(page.getByText(/All \d+ answers of chance/)).toBeVisible();
  expect(player.errors).toEqual([]);
  await player.leave();
});
