import { expect, test } from '@playwright/test';
import { newTable } from '../lobby';
import { asAdvised, Player } from '../player';
import { Server } from '../server';

/** `REVENANT_COLOUR_VISION=1` runs this. Its pictures are for people to look at (CONTRIBUTING.md). */
const GAMES = ['mall-of-horror', 'city-of-horror', 'zombies', 'marvel-zombies'];
const EYES = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
/** After so many decisions there are zombies on every board. */
const DECISIONS = 14;

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

for (const game of GAMES) {
  test(`${game} as everybody sees it`, async ({ browser }) => {
    const player = await Player.enter(browser, server);
    const { page } = player;
    const bots = Array.from({ length: game === 'marvel-zombies' ? 2 : 3 }, () => 'bot:thumb');
    await newTable(page, game, ['me', ...bots], {}, true);
    let decisions = 0;
    await player.play(asAdvised, () => Promise.resolve(decisions++ >= DECISIONS));
    const eyes = await page.context().newCDPSession(page);
    for (const type of EYES) {
      await eyes.send('Emulation.setEmulatedVisionDeficiency', { type });
      await player.keep(`colour-${game}-${type}`);
    }
    // Without colours, the letter of a seat says whose plate it is.
    const letters = await page.locator('aside.seats .seat .row svg text').allTextContents();
    expect(new Set(letters)).toEqual(new Set(['A', 'B', 'C', 'D'].slice(0, bots.length + 1)));
    expect(player.errors).toEqual([]);
    await player.leave();
  });
}
