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

  // A spectator sees covered dice, and never the values under the cover.
  await spectator.page.evaluate(() => {
    const seen = { covered: 0, open: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.tray [role=img][aria-label="?"]')) seen.covered++;
      if (document.querySelector('.tray [role=img]:not([aria-label="?"])')) seen.open++;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

  await test.step('nobody else learns what is on a sealed ballot', async () => {
    const voters = await playToVoteOf(2, players);
    const [first, ...others] = voters as [Player, ...Player[]];
    await firstChoice(first, 0);
    await expect(first.page.getByRole('log')).toContainText('You seal a ballot that names');
    const mine = (await first.page
      .getByRole('log')
      .locator('> div')
      .filter({ hasText: 'that names' })
      .last()
      .textContent())!.trim();
    const voter = (await first.plate(first.seat).getAttribute('aria-label'))!;
    for (const other of everybody.filter((each) => each !== first)) {
      await expect(other.plate(first.seat)).toContainText('Ballot in');
      const text = await other.page.locator('body').evaluate((body) => body.textContent);
      expect(text).toContain(`${voter} seals a ballot.`);
      expect(text).not.toContain(mine);
      expect(text).not.toMatch(/that names/);
    }
    await first.keep('ballot-sealed');
    await spectator.keep('spectator-at-vote');

    // After a reload in the middle of the vote, the ballot is still in, and still secret.
    await first.page.reload();
    await expect(first.plate(first.seat)).toContainText('Ballot in');
    await expect(first.page.getByRole('log')).toContainText(mine);

    for (const other of others) await firstChoice(other, 0);
    for (const each of everybody) await expect(each.page.getByRole('log')).toContainText('The ballots:');
  });

  await Promise.all(players.map((player) => player.play(firstNumber)));
  await expect(spectator.endScreen).toBeVisible();
  const winnersOf = (player: Player) => player.endScreen.locator('.stand.first b').allTextContents();
  const winners = await winnersOf(host);
  for (const each of everybody) {
    expect(await winnersOf(each)).toEqual(winners);
    expect(leaks(each.heard)).toEqual([]);
    expect(each.errors).toEqual([]);
  }
  // Checks the search itself: sent to somebody without a seat, the same messages are a leak.
  expect(
    leaks(host.heard.map((text) => text.replace('{"welcome":{"seats":["A"]', '{"welcome":{"seats":[]'))),
  ).not.toEqual([]);
  const dice = await spectator.page.evaluate(
    () => (globalThis as unknown as { seen: { covered: number; open: number } }).seen,
  );
  expect(dice.covered).toBeGreaterThan(0);
  expect(dice.open).toBe(0);
  await expect(spectator.page.getByRole('region', { name: 'Your hand' }).locator('.card')).toHaveCount(0);
  await spectator.keep('result-spectator');
  for (const each of everybody) await each.leave();
});
