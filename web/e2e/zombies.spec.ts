import { expect, test } from '@playwright/test';
import { largeMap } from './large-map';
import { joinTable, newTable, startGame, whoIsAsked } from './lobby';
import { asAdvised, Player, firstNumber } from './player';
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
  // The default game, except for its length.
  const link = await newTable(host.page, 'zombies', ['me', 'open', 'open', 'open'], { round_limit: '2' }, false);
  for (const friend of friends) await joinTable(friend, link);
  await spectator.page.goto(link);
  await startGame(host, everybody);
  for (const player of players) await player.openList();
  await expect(spectator.page.locator('.board').getByRole('img', { name: /^Tile 0: Town Square/ })).toBeVisible();

  await Promise.all(players.map((player) => player.play(firstNumber)));
  await expect(spectator.endScreen).toBeVisible();
  const result = await host.result.textContent();
  for (const each of everybody) {
    await expect(each.result).toHaveText(result!);
    expect(each.errors).toEqual([]);
  }
  await expect(spectator.page.getByRole('region', { name: 'Your hand' }).locator('.card')).toHaveCount(0);
  await spectator.keep('zombies-result');
  for (const each of everybody) await each.leave();
});

/** This many decisions are clicked from outside, as a person would. After that, a script in the pages clicks. */
const TURNS_BY_HAND = 12;
// With `REVENANT_LONG=1` they play on to the end, which takes minutes.
const isLong = process.env.REVENANT_LONG !== undefined;
test(`four people who follow advice ${isLong ? 'finish' : 'play the first round of'} a default game, and a fifth watches`, async ({
  browser,
}) => {
  if (isLong) test.setTimeout(1_800_000);
  const players = await Promise.all(Array.from({ length: 4 }, () => Player.enter(browser, server)));
  const watcher = await Player.enter(browser, server);
  const everybody = [...players, watcher];
  const [host, ...friends] = players as [Player, Player, Player, Player];
  const link = await newTable(host.page, 'zombies', ['me', 'open', 'open', 'open'], {}, false);
  for (const friend of friends) await joinTable(friend, link);
  await watcher.page.goto(link);
  await startGame(host, everybody);

  for (let turn = 0; turn < TURNS_BY_HAND; turn++) {
    const asked = await whoIsAsked(players);
    await Promise.all(asked.map((player) => asAdvised(player, turn)));
  }
  await Promise.all(players.map((player) => player.followAdvice()));
  await expect(watcher.page.locator('.title small')).toContainText(/Round ([2-9]|\d\d)/, { timeout: 120_000 });
  await expect(watcher.page.locator('.board').getByRole('img', { name: /^Tile 4: / })).toBeVisible();
  // A spectator is not asked and gets no advice.
  await expect(watcher.page.locator('.advice')).toHaveCount(0);
  await expect(watcher.page.getByRole('region', { name: 'Your hand' }).locator('.card')).toHaveCount(0);

  if (isLong) {
    await expect(watcher.endScreen).toBeVisible({ timeout: 1_500_000 });
    const result = await watcher.result.textContent();
    for (const each of everybody) await expect(each.result).toHaveText(result!);
    await watcher.keep('zombies-default-result');
  }
  for (const each of everybody) {
    expect(each.errors).toEqual([]);
    await each.leave();
  }
});

const GO = '.panel .acts .btn.go:not(:disabled)';
/** What a hasty player clicks: the main button, otherwise something highlighted on the map, otherwise a row. */
async function click({ page }: Player): Promise<void> {
  const selectors = [
    GO,
    '.board .lit:not(.refused)',
    '.panel .opts .choice:not(.no)',
    '.panel .acts .btn:not(:disabled)',
  ];
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    // Focusing something outside the view makes the camera move to it.
    if (selector.startsWith('.board')) await found.press('Enter', { timeout: 1500 }).catch(() => undefined);
    else await found.click({ timeout: 1500 }).catch(() => undefined);
    return;
  }
}

test('the first two rounds of the city, by clicking', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  await newTable(page, 'zombies', ['me', 'bot:thumb', 'bot:thumb', 'bot:thumb'], {}, true);
  await page.locator('main.table').waitFor();
  await expect(page.locator('.seat')).toHaveCount(4);
  const title = page.locator('.title small');
  let hasLaid = false;
  for (let turn = 0; turn < 300; turn++) {
    await expect(player.asked.or(player.endScreen).first()).toBeVisible();
    if (/Round ([3-9]|\d\d)/.test((await title.textContent()) ?? '') || (await player.endScreen.count()) > 0) break;
    if (!hasLaid && /^Lay the/.test(await player.headline())) {
      await expect(page.locator('.board .ghost')).toBeVisible();
      hasLaid = true;
      // Keys move the tile to the next place where it fits, and turn it.
      await page.keyboard.press('n');
      await page.keyboard.press('e');
      await expect(page.locator('.board .ghost')).toBeVisible();
      await player.keep('zombies-tile');
    }
    await click(player);
    await page.waitForTimeout(20);
  }
  expect(hasLaid).toBe(true);
  await expect(title).toContainText(/Round 3/);

  // The player moves the camera with keys, wheel and buttons, and brings it back.
  const world = page.locator('.world');
  const before = await world.getAttribute('style');
  await page.locator('.plane').hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => world.getAttribute('style')).not.toBe(before);
  await expect(page.getByRole('button', { name: 'Follow the game' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Follow the game' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.locator('.orders').getByText('known to you alone')).toBeVisible();
  await player.keep('readme-zombies');
  expect(player.errors).toEqual([]);
  await player.leave();
});

test('a map of 150 tiles and 200 zombies moves smoothly (reported)', async ({ browser }) => {
  const player = await Player.enter(browser, server, { reducedMotion: 'no-preference' });
  const { page } = player;
  const seats = ['A', 'B', 'C', 'D'].map((seat) => ({
    seat,
    occupant: { bot: { name: `Bot ${seat}`, kind: 'thumb' } },
  }));
  const table = {
    id: 'large',
    game: 'zombies',
    options: {},
    status: 'running',
    visibility: 'private',
    pace: 'relaxed',
    host: 'Nora',
    seats,
    spectators: 1,
    commitment: '',
    secret: null,
    rematch: null,
  };
  const pending = { seats: { who: ['A'], mode: 'turn', question: { discard: { seat: 'A' } } } };
  const game = {
    version: 1,
    view: largeMap(150, 200),
    pending,
    choices: { allowed: [] },
    undo: null,
    clocks: [],
    grace: null,
    alone: false,
    outcome: null,
  };
  const welcome = {
    seats: [],
    own_seats: [],
    is_host: false,
    table,
    game,
    missed: [{ version: 1, notices: [] }],
    chat: [],
  };
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.onMessage((message) => {
      if (message.toString().includes('hello')) socket.send(JSON.stringify({ welcome }));
    });
  });
  await page.goto('/table/large');
  await expect(page.locator('.board .tile')).toHaveCount(150);
  const box = (await page.locator('.boardbox').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

  const session = await page.context().newCDPSession(page);
  const events: { name: string; tdur?: number }[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as typeof events)));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'cc'] },
  });
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const next = (at: number): void => void (frames.push(at), requestAnimationFrame(next));
    requestAnimationFrame(next);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 120; step++)
    await page.mouse.move(x + 240 * Math.sin(step / 12), y + 150 * Math.sin(step / 9));
  await page.mouse.up();
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const isTraced = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await isTraced;

  const gaps = frames
    .slice(1)
    .map((at, index) => at - frames[index]!)
    .sort((one, other) => one - other);
  const cpu = (name: string): number =>
    events.filter((event) => event.name === name).reduce((sum, event) => sum + (event.tdur ?? 0) / 1000, 0);
  const work = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'RasterTask'].map(
    (name) => `${name} ${(cpu(name) / 120).toFixed(2)}`,
  );
  const report = `${Math.round((1000 * gaps.length) / (frames.at(-1)! - frames[0]!))} frames/s, median ${gaps[gaps.length >> 1]!.toFixed(1)} ms; CPU ms a move: ${work.join(', ')}`;
  test.info().annotations.push({ type: 'panning', description: report });
  console.log(`panning 150 tiles, 200 zombies: ${report}`);
  await player.keep('zombies-large-map');
  expect(player.errors).toEqual([]);
  await player.leave();
});
