import { expect, test } from '@playwright/test';
import { joinTable, playToVoteOf, setTable, startGame } from './lobby';
import { Player, firstChoice, firstNumber } from './player';
import { leaks } from './secrets';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

test('four friends and a spectator, from the lobby to the result', async ({ browser }) => {
  const players = await Promise.all(Array.from({ length: 4 }, () => Player.enter(browser, server)));
  const spectator = await Player.enter(browser, server);
  const everybody = [...players, spectator];
  const [host, ...friends] = players as [Player, Player, Player, Player];

  const link = await setTable(host, 4, 0);
  for (const friend of friends) await joinTable(friend, link);
  await host.keep('lobby');
  await spectator.page.goto(link);
  await startGame(host, everybody);
  for (const player of players) await player.openList();

  await test.step('a sealed ballot is known to nobody else', async () => {
    const voters = await playToVoteOf(2, players);
    const [first, ...others] = voters as [Player, ...Player[]];
    await firstChoice(first, 0);
    await expect(first.page.getByRole('log')).toContainText('seals a ballot that names');
    const mine = (await first.page.getByRole('log').locator('> div').filter({ hasText: 'that names' }).last().textContent())!.trim();
    const voter = await first.name();
    for (const other of everybody.filter((each) => each !== first)) {
      await expect(other.page.getByRole('region', { name: voter })).toContainText('Ballot in');
      const text = await other.page.locator('body').evaluate((body) => body.textContent);
      expect(text).toContain(`${voter} seals a ballot.`);
      expect(text).not.toContain(mine);
      expect(text).not.toMatch(/that names/);
    }
    await first.keep('ballot-sealed');
    await spectator.keep('spectator-at-vote');

    // A reload in the middle: the ballot is still in, and still secret.
    await first.page.reload();
    await expect(first.page.getByRole('region', { name: voter })).toContainText('Ballot in');
    await expect(first.page.getByRole('log')).toContainText(mine);

    for (const other of others) await firstChoice(other, 0);
    for (const each of everybody) await expect(each.page.getByRole('log')).toContainText('The ballots:');
  });

  await Promise.all(players.map((player) => player.play(firstNumber)));
  await expect(spectator.dawn).toBeVisible();
  const result = await host.dawn.getByRole('heading').textContent();
  for (const each of everybody) {
    await expect(each.dawn.getByRole('heading')).toHaveText(result!);
    expect(leaks(each.heard)).toEqual([]);
    expect(each.errors).toEqual([]);
  }
  await expect(spectator.page.getByRole('region', { name: 'Your hand' }).locator('.card')).toHaveCount(0);
  await spectator.keep('result-spectator');
  for (const each of everybody) await each.leave();
});
