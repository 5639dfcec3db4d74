import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import type axe from 'axe-core';
import { addFriend, setTable } from './lobby';
import { Player, firstNumber } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe calls serious or critical, one line each. */
async function violations({ page }: Player, where: string): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        (node) =>
          `${where}: ${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? ''}`,
      ),
    );
}

/** With `REVENANT_LONG=1`, a whole game is looked at on the phone, too. */
const isLong = process.env.REVENANT_LONG !== undefined;

/** Each theme is on one of the screens, since both screens show the same colours. */
for (const [screen, viewport, colorScheme] of [
  ['desk', { width: 1440, height: 900 }, 'dark'],
  ['phone', { width: 390, height: 844 }, 'light'],
] as const) {
  test(`axe finds nothing serious on any page (${screen})`, async ({ browser }) => {
    const player = await Player.enter(browser, server, { viewport, colorScheme });
    const { page } = player;
    const found: string[] = [];
    const look = async (where: string): Promise<void> => {
      found.push(...(await violations(player, where)));
      if (screen === 'desk') await player.keep(`page-${where.replaceAll(' ', '-')}`);
    };
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now with bots' }).waitFor();
    await look('home');
    if (screen === 'desk') await player.keep('readme-home');
    await page.getByRole('link', { name: 'Invite friends' }).click();
    await page.getByRole('radio', { name: 'Classic' }).waitFor();
    await page.getByText('Rules in detail').click();
    await page.getByRole('combobox').first().waitFor();
    await look('new table');
    const link = await setTable(player, 4, 1);
    await look('lobby');
    const friend = await Player.enter(browser, server, { viewport, colorScheme });
    await friend.page.goto(link);
    await friend.page.getByRole('button', { name: 'Take the seat' }).waitFor();
    found.push(...(await violations(friend, 'invitation')));
    await friend.leave();
    await page.goto('/about');
    await page.getByRole('heading', { name: 'About Revenant' }).waitFor();
    await look('about');
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Results' }).waitFor();
    await look('profile');
    await page.goto('/rules');
    await page.getByRole('heading').nth(1).waitFor();
    await look('rules');
    await page.getByRole('button', { name: 'Full rules' }).click();
    await page.getByText('3 Votes').click();
    await page.getByText('MALL-3.4', { exact: true }).click();
    await look('full rules');
    await page.goto('/learn/mall-of-horror');
    await page.getByRole('heading', { name: 'in four pictures' }).waitFor();
    await page.getByRole('listitem').nth(3).waitFor();
    await look('primer');
    await page.goto('/replays');
    await page.getByRole('heading', { name: 'Replays' }).waitFor();
    await look('replays');

    await player.playNow();
    await player.turn();
    await look('table');
    await player.openList();
    await look('table as a list');
    if (screen === 'desk' || isLong) {
      await player.playNowToVote(firstNumber);
      await look('vote as a list');
      await page.keyboard.press('t');
      await page.locator('.panel button.choice:not(.no)').first().waitFor();
      await look('vote');
    } else await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await look('menu');
    await page.getByRole('button', { name: 'Let a bot play my seat' }).click();
    await player.endScreen.waitFor({ timeout: 30_000 });
    await look('result');
    await player.endScreen.getByRole('link', { name: 'Replay' }).click();
    await page.keyboard.press('End');
    await page.locator('main.replay .board').waitFor();
    await look('replay');
    await setTable(player, 3, 1);
    await addFriend(player, 'Wilma');
    await look('lobby with a friend');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.curtain').waitFor();
    await look('curtain');
    await page.locator('.curtain').getByRole('button').click();
    await player.turn();
    await page.keyboard.press('t');
    if (screen === 'desk') await page.getByRole('tab', { name: 'Chat' }).click();
    else await page.locator('nav.nav').getByRole('button', { name: 'Chat' }).click();
    await look('chat');
    expect(found).toEqual([]);
    expect(player.errors).toEqual([]);
    await player.leave();
  });
}
