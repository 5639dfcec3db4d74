import { expect, test } from '@playwright/test';
import { joinTable, playToVoteOf, setTable, startGame } from './lobby';
import { Player, firstChoice, firstNumber } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

test('the server is killed in the middle of a vote, and nobody loses anything', async ({ browser }) => {
  const host = await Player.enter(browser, server);
  const friend = await Player.enter(browser, server);
  const players = [host, friend];
  const link = await setTable(host, 3, 1);
  await joinTable(friend, link);
  await startGame(host, players);
  for (const player of players) await player.openList();

  const [first, second] = (await playToVoteOf(2, players)) as [Player, Player];
  await firstChoice(first, 0);
  const mine = (await first.page
    .getByRole('log')
    .locator('> div')
    .filter({ hasText: 'that names' })
    .last()
    .textContent())!;
  const question = await second.headline();
  const seats = second.page.locator('aside.seats');
  await expect(second.plate(first.seat)).toContainText('Ballot in');
  await expect(seats.getByText('Ballot due')).toHaveCount(1);
  const before = await Promise.all([
    seats.innerText(),
    second.page.getByRole('log').innerText(),
    second.choices.allInnerTexts(),
  ]);

  await server.kill();
  for (const { page } of players) await expect(page.locator('.banner')).toContainText('The line is dead');
  await second.keep('line-is-dead');
  await server.restart();

  // Nobody touches the pages: they reconnect on their own.
  await expect(second.page.locator('.banner b')).toHaveText(question);
  await expect(seats).not.toContainText('away');
  await expect
    .poll(() =>
      Promise.all([seats.innerText(), second.page.getByRole('log').innerText(), second.choices.allInnerTexts()]),
    )
    .toEqual(before);
  await expect(first.plate(first.seat)).toContainText('Ballot in');
  await expect(first.page.getByRole('log')).toContainText(mine);
  await expect(first.asked).toHaveCount(0);

  await firstChoice(second, 0);
  for (const { page } of players) await expect(page.getByRole('log')).toContainText('The ballots:');
  await Promise.all(players.map((player) => player.play(firstNumber)));
  const winnersOf = (player: Player) => player.endScreen.locator('.stand.first b').allTextContents();
  expect(await winnersOf(first)).toEqual(await winnersOf(second));
  for (const player of players) {
    expect(player.errors).toEqual([]);
    await player.leave();
  }
});
