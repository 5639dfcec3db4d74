import { expect } from '@playwright/test';
import type { Player } from './player';

/** Sets a table as a host does and says its link. */
export async function setTable(host: Player, seats: number, bots: number): Promise<string> {
  const { page } = host;
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.locator('.segments').first().getByRole('button', { name: String(seats), exact: true }).click();
  await dialog.locator('.segments').nth(1).getByRole('button', { name: String(bots), exact: true }).click();
  await dialog.getByRole('button', { name: 'Set the table' }).click();
  const link = page.getByRole('textbox', { name: 'The link for your friends' });
  await expect(link).toHaveValue(/\/table\/./);
  return link.inputValue();
}

/** Takes the first free seat behind the link. */
export async function joinTable(friend: Player, link: string): Promise<void> {
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(friend.page.locator('.stool.mine')).toHaveCount(1);
}

export async function startGame(host: Player, players: readonly Player[]): Promise<void> {
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  for (const player of players) await player.page.locator('main.table').waitFor();
}

/** Whoever must do something now; nobody when the game is over. */
export async function whoIsAsked(players: readonly Player[]): Promise<Player[]> {
  let found: Player[] = [];
  await expect
    .poll(
      async () => {
        const asked = await Promise.all(players.map((player) => player.asked.count()));
        found = players.filter((_, at) => asked[at]! > 0);
        return found.length > 0 || (await players[0]!.dawn.count()) > 0;
      },
      { timeout: 20_000, intervals: [5, 10, 20, 50, 100] },
    )
    .toBe(true);
  return found;
}

/** Takes first choices one after the other until so many players face the same vote. */
export async function playToVoteOf(n: number, players: readonly Player[]): Promise<Player[]> {
  for (let turn = 0; turn < 600; turn++) {
    const asked = await whoIsAsked(players);
    if (asked.length === 0) throw new Error('the game was over before such a vote');
    const atVote = await Promise.all(asked.map((player) => player.isAtVote()));
    if (atVote.every(Boolean) && asked.length >= n) return asked;
    // Whoever sees the question a moment later is asked in the next turn.
    const player = asked[0]!;
    const voters = atVote[0] ? await player.page.locator('.seat').filter({ hasText: 'Ballot due' }).count() : 0;
    if (voters >= n && voters > asked.length && asked.length < n) continue;
    await player.answered(() => player.choices.nth(turn % 2 === 0 ? 0 : -1).click());
  }
  throw new Error('no such vote');
}
