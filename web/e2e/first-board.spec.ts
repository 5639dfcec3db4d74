import { expect, test } from '@playwright/test';
import { newTable } from './lobby';
import { Player } from './player';
import { Server } from './server';

/** Longer than three visits take. */
const UNTOUCHED_MS = 60_000;

let server: Server;
test.beforeAll(async () => {
  // Bots wait this long before they begin, so that nobody has acted yet when the board is measured.
  server = await Server.start(undefined, UNTOUCHED_MS);
});
test.afterAll(() => server.stop());

/** How long it takes until the board is on the screen, in milliseconds since the page began to load. */
const BOARD = () =>
  new Promise<number>((drawn) => {
    const look = (): void => {
      // Two frames later it is on the screen.
      if (document.querySelector('.board [role=img]'))
        requestAnimationFrame(() => requestAnimationFrame(() => drawn(performance.now())));
      else requestAnimationFrame(look);
    };
    look();
  });

/** How much a first visit may load before the board is drawn, without art. */
const MOST_BYTES = 142 * 1024;

/** It depends on the cards whether play stops in a window right away, so the parts of a window are not counted. */
const OF_WINDOWS = /\/Window(Frame|Panel)-/;

/** The time is only reported. A limit would fail for no reason, because machines differ. */
for (const id of ['mall-of-horror', 'city-of-horror', 'zombies', 'marvel-zombies'])
  test(`how long a first visit takes to its first board, and what it loads: ${id}`, async ({ browser }) => {
    const player = await Player.enter(browser, server);
    const link = await newTable(player.page, id, ['me', 'bot:thumb', 'bot:thumb', 'bot:thumb'], {}, true);
    const cookies = await player.page.context().cookies();
    await player.leave();

    const lines: string[] = [];
    const times: number[] = [];
    let largest = 0;
    for (let visit = 0; visit < 3; visit++) {
      // A new context has an empty cache.
      const guest = await Player.enter(browser, server);
      const { page } = guest;
      await page.context().addCookies(cookies);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.enable');
      const bytes = new Map<string, number>();
      const urls = new Map<string, string>();
      devtools.on('Network.responseReceived', ({ requestId, response }) =>
        urls.set(requestId, new URL(response.url).pathname),
      );
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        bytes.set(urls.get(requestId) ?? requestId, encodedDataLength),
      );
      await page.goto(link);
      const ms = await page.evaluate(BOARD);
      times.push(ms);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // Whatever is requested after the board was drawn is not needed for it.
      const late = await page.evaluate(
        (drawn) =>
          performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime > drawn)
            .map(({ name }) => new URL(name).pathname),
        ms,
      );
      const files = [...bytes].filter(
        ([path]) => !path.startsWith('/api/') && !late.includes(path) && !OF_WINDOWS.test(path),
      );
      const sum = (rows: [string, number][]): number => rows.reduce((all, [, size]) => all + size, 0);
      const isArt = ([path]: [string, number]): boolean => /\bart-|-art-|favicon/.test(path);
      lines.push(
        `first board drawn after ${Math.round(ms)} ms; ${(sum(files) / 1024).toFixed(1)} KiB in ${files.length} files, ${(sum(files.filter((file) => !isArt(file))) / 1024).toFixed(1)} KiB of it without art`,
      );
      if (visit === 0)
        lines.push(
          ...files
            .sort((one, other) => other[1] - one[1])
            .map(([path, size]) => `  ${(size / 1024).toFixed(1)} KiB  ${path}`),
        );
      largest = Math.max(largest, sum(files.filter((file) => !isArt(file))));
      expect(guest.errors).toEqual([]);
      await guest.leave();
    }
    test.info().annotations.push({
      type: 'first board',
      description: `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))} ms`,
    });
    await test.info().attach(`first-board-${id}.txt`, { body: lines.join('\n'), contentType: 'text/plain' });
    console.log(lines.join('\n'));
    expect(largest).toBeLessThanOrEqual(MOST_BYTES);
  });
