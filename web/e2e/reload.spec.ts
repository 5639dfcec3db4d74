import { expect, test } from '@playwright/test';
import { joinTable, setTable, startGame, whoIsAsked } from './lobby';
import { Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** Everything that a player can read about the game. */
async function shown({ page }: Player): Promise<Record<string, string>> {
  return page.locator('main.table').evaluate((table) => {
    const read = (selector: string): string => table.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';
    const rooms = [...table.querySelectorAll('.board [aria-label]')]
      .map((each) => each.getAttribute('aria-label'))
      .sort()
      .join('\n');
    return {
      title: read('.title'),
      said: read('.said'),
      seats: read('.seats'),
      panel: read('.panel'),
      hand: read('.hand'),
      log: read('[role=log]'),
      end: read('.end-screen'),
      rooms,
    };
  });
}

async function reloaded(player: Player): Promise<void> {
  await expect(async () => {
    const before = await shown(player);
    await player.page.reload();
    await player.page.locator('main.table').waitFor();
    await expect.poll(() => shown(player), { timeout: 3_000, intervals: [20, 50, 100] }).toEqual(before);
  }).toPass({ timeout: 15_000, intervals: [50] });
}

test('a reload in every phase changes nothing', async ({ browser }) => {
  const host = await Player.enter(browser, server);
  const friend = await Player.enter(browser, server);
  const players = [host, friend];
  const link = await setTable(host, 3, 1);
  await host.page.reload();
  await expect(host.page.getByRole('button', { name: 'Start: one seat is still free' })).toBeVisible();
  await joinTable(friend, link);
  await friend.page.reload();
  await expect(friend.page.locator('.sitter.mine')).toHaveCount(1);
  await startGame(host, players);
  for (const player of players) await player.openList();

  const seen = new Set<string>();
  const once = async (player: Player, which: string): Promise<void> => {
    if (seen.has(which)) return;
    seen.add(which);
    await reloaded(player);
  };
  /** The question without the place that it is about. */
  const kind = async (player: Player): Promise<string> =>
    (await player.headline()).replace(/:.*(?=\. Vote)|(?<=at the door):.*/, '');
  for (let turn = 0; turn < 600; turn++) {
    const asked = await whoIsAsked(players);
    const player = asked[0];
    if (!player) break;
    const question = await kind(player);
    await once(player, question);
    const other = players.find((each) => each !== player)!;
    if (!asked.includes(other)) await once(other, `${question} (somebody else)`);
    await player.answered(() => player.choices.nth(turn % 3 === 0 ? -1 : 0).click());
    if (asked.includes(other) && (await player.asked.count()) === 0 && (await other.asked.count()) > 0)
      await once(player, `${question} (sealed)`);
  }
  await expect(host.endScreen).toBeVisible();
  await once(host, 'the end');
  test.info().annotations.push({ type: 'reloads', description: [...seen].join('; ') });
  expect(seen.size).toBeGreaterThan(12);
  for (const player of players) {
    expect(player.errors).toEqual([]);
    await player.leave();
  }
});
