import { expect, test } from '@playwright/test';
import { joinTable, setTable, startGame } from './lobby';
import { Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

test('players talk to everybody, and privately to each other, on a phone too', async ({ browser }) => {
  const host = await Player.enter(browser, server);
  const friend = await Player.enter(browser, server, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const third = await Player.enter(browser, server);
  const spectator = await Player.enter(browser, server);
  const link = await setTable(host, 4, 1);
  await joinTable(friend, link);
  await joinTable(third, link);
  await spectator.page.goto(link);
  await startGame(host, [host, friend, third, spectator]);
  const nameOf = async (player: Player): Promise<string> => (await host.plate(player.seat).getAttribute('aria-label'))!;

  // There is no private conversation with the bot, only with the two friends.
  await host.page.getByRole('tab', { name: 'Chat' }).click();
  const to = host.page.getByRole('group', { name: 'To whom' });
  await expect(to.getByRole('button')).toHaveCount(3);
  await host.page.getByPlaceholder('Say something').fill('Nobody leaves.');
  await host.page.keyboard.press('Enter');
  await to
    .getByRole('button')
    .filter({ hasText: await nameOf(friend) })
    .first()
    .click();
  await host.page.getByPlaceholder('Whisper to').fill('Vote for the bot?');
  await host.page.getByRole('button', { name: 'Send' }).click();
  await expect(host.page.locator('.talk .whisper.own')).toContainText('Vote for the bot?');
  await host.keep('chat-private');

  // A phone counts the unread lines, and shows them in a sheet over the board.
  const tab = friend.page.locator('nav.nav').getByRole('button', { name: 'Chat' });
  await expect(tab.locator('i')).toHaveText('2');
  await tab.tap();
  await expect(friend.page.locator('.talk .whisper')).toContainText('Vote for the bot?');
  await expect(tab.locator('i')).toHaveCount(0);
  await friend.page.locator('.talk .whisper').getByRole('button', { name: 'Answer' }).tap();
  const field = friend.page.getByPlaceholder('Whisper to');
  await field.fill('Only if you do.');
  await friend.keep('chat-phone-writing');
  await friend.page.getByRole('button', { name: 'Send' }).tap();
  await expect(friend.page.locator('.talk .whisper.own')).toContainText('Only if you do.');
  await friend.keep('chat-phone');
  await expect(host.page.locator('.talk .whisper').last()).toContainText('Only if you do.');

  // Nobody else has received the whisper.
  for (const other of [third, spectator]) {
    expect(other.heard.join('\n')).toContain('Nobody leaves.');
    expect(other.heard.join('\n')).not.toContain('Vote for the bot?');
    expect(other.heard.join('\n')).not.toContain('Only if you do.');
  }
  await expect(third.page.getByRole('tab', { name: 'Chat' })).toContainText('1');
  await spectator.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(spectator.page.getByText('only players talk')).toBeVisible();
  for (const player of [host, friend, third, spectator]) {
    expect(player.errors).toEqual([]);
    await player.leave();
  }
});
