import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { joinTable, newTable, startGame } from './lobby';
import { asAdvised, Player } from './player';
import { DESKTOP, PHONE_FR, SCREENS, type Screen } from './screens';
import { Server } from './server';

/** Long enough to press a button on a busy machine. */
const GRACE_MS = 6000;

let server: Server;
test.beforeAll(async () => {
  server = await Server.start(GRACE_MS);
});
test.afterAll(() => server.stop());

const stopButton = (page: Page, { word }: Screen, id: string) =>
  page.locator('.stop').getByRole('button', { name: word(id) });
const waitButton = (page: Page, screen = DESKTOP) => stopButton(page, screen, 'window-wait');
const goOnButton = (page: Page, screen = DESKTOP) => stopButton(page, screen, 'window-go-on');

/** Collects what a page sends from now on. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
  return sent;
}

/** Opens the menu, does something there, and closes it. */
async function inMenu(page: Page, { word }: Screen, what: (menu: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: word('top-menu') }).click();
  const menu = page.getByRole('dialog', { name: word('top-menu') });
  await what(menu);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

for (const screen of SCREENS)
  test(`alone with bots: two rounds of Zombies!!! without a pass, and what was skipped can be watched (${screen.name})`, async ({
    browser,
  }) => {
    const player = await Player.enter(browser, server, { reducedMotion: 'no-preference', ...screen.options });
    const { page } = player;
    const { word } = screen;
    const sent = sentBy(page);
    await newTable(page, 'zombies', ['me', 'bot:thumb', 'bot:thumb', 'bot:thumb'], {}, true);
    await page.locator('main.table').waitFor();
    const speedIs = (speed: string) =>
      inMenu(page, screen, async (menu) => {
        const speeds = menu.getByRole('group', { name: word('tempo-speed') });
        await expect(speeds.getByRole('button', { name: speed })).toHaveAttribute('aria-pressed', 'true');
      });
    await speedIs('×1');
    await page.keyboard.press('.');
    await page.keyboard.press('.');
    await expect.poll(() => sent.some((text) => text.includes('"speed":"fourfold"'))).toBe(true);
    // Each game remembers its speed.
    await page.reload();
    await page.locator('main.table').waitFor();
    await speedIs('×4');

    const rounds = page.locator(screen.isPhone ? '.mini' : '.title small');
    const round = word('status-round').replace('{ $n }', '').trim();
    // A card may take a whole turn away, so that the player is not asked in every round.
    const roundNow = async (): Promise<number> =>
      Number(new RegExp(`${round} (\\d+)`).exec((await rounds.textContent()) ?? '')?.[1]);
    await player.play(asAdvised, async () => (await roundNow()) > 1);
    await expect(player.asked).toBeVisible();
    const roundOfSkipping = await roundNow();
    await page.keyboard.press(',');
    await expect.poll(() => sent.at(-1)!.includes('"speed":"double"')).toBe(true);
    // This player skips what the others do, until it is their own turn again.
    for (let step = 0; step < 200; step++) {
      const isAsked = (await player.asked.count()) > 0;
      if (isAsked && (await roundNow()) > roundOfSkipping) break;
      if (isAsked) await asAdvised(player, step);
      else {
        await page.keyboard.press('End');
        await page.waitForTimeout(50);
      }
    }
    await expect(player.asked).toBeVisible();
    await expect(page.locator('.banner .since')).toBeVisible();
    await player.keep(`grace-skipped-${screen.isPhone ? 'phone' : 'desktop'}`);
    // The player has never passed, and the page has never sent a standing pass. It only lets windows go by.
    expect(sent.filter((text) => text.startsWith('{"do"') && text.includes('"order"'))).toEqual([]);
    expect(player.errors).toEqual([]);
    await player.leave();
  });

test('more time for windows is a separate setting, and is remembered', async ({ browser }) => {
  const player = await Player.enter(browser, server, { reducedMotion: 'no-preference' });
  const { page } = player;
  const sent = sentBy(page);
  await newTable(page, 'zombies', ['me', 'bot:thumb'], {}, true);
  await page.locator('main.table').waitFor();
  const setting = (menu: Locator) => menu.getByRole('group', { name: 'More time to step in' });
  await inMenu(page, DESKTOP, (menu) => setting(menu).getByRole('button', { name: 'On' }).click());
  await expect.poll(() => sent.some((text) => text.includes('"stop_ms":15000'))).toBe(true);
  await page.reload();
  await page.locator('main.table').waitFor();
  await inMenu(page, DESKTOP, async (menu) => {
    await expect(setting(menu).getByRole('button', { name: 'On' })).toHaveAttribute('aria-pressed', 'true');
    await setting(menu).getByRole('button', { name: 'Off' }).click();
  });
  await expect.poll(() => sent.at(-1)!.includes('"tempo"') && sent.at(-1)!.includes('"stop_ms":14000')).toBe(true);
  expect(player.errors).toEqual([]);
  await player.leave();
});

/** Plays on until a window opens in which a player who need not answer asks for time. Returns that player. */
async function whoAsksForTime(players: readonly Player[]): Promise<Player> {
  for (let turn = 0; turn < 80; turn++) {
    for (const player of players) {
      const { page, asked } = player;
      if ((await asked.count()) > 0 || (await waitButton(page).count()) === 0) continue;
      await page.keyboard.press(' ');
      const isInTime = await goOnButton(page)
        .waitFor({ timeout: 5000 })
        .then(() => true)
        .catch(() => false);
      if (isInTime) return player;
    }
    for (const player of players) if ((await player.asked.count()) > 0) await asAdvised(player, turn);
  }
  throw new Error('no window was open for long enough');
}

test('two people: when one says Wait!, the other sees it, and Go on closes the window', async ({ browser }) => {
  const host = await Player.enter(browser, server);
  const friend = await Player.enter(browser, server);
  const link = await newTable(host.page, 'zombies', ['me', 'open'], {}, false);
  await joinTable(friend, link);
  await startGame(host, [host, friend]);
  const players = [host, friend];
  // Nobody is hurried at a table of several people: only the films have speeds.
  await expect(host.page.locator('.tempo')).toHaveCount(0);
  await inMenu(host.page, DESKTOP, async (menu) => {
    const speeds = menu.getByRole('group', { name: 'Speed' });
    await speeds.getByRole('button', { name: '×4' }).click();
    await expect(speeds.getByRole('button', { name: '×4' })).toHaveAttribute('aria-pressed', 'true');
    await expect(menu.getByRole('group', { name: 'Stop for my cards' })).toHaveCount(0);
  });

  const waiter = await whoAsksForTime(players);
  const other = waiter === host ? friend : host;
  await expect(waiter.page.locator('.closing .whole')).toHaveCount(2);
  await expect(waiter.asked).toBeVisible();
  await expect(other.page.locator('.thinking')).toContainText('is thinking');
  await host.keep('grace-host');
  await friend.keep('grace-friend');
  // The window stays open for longer than it would by itself.
  await host.page.waitForTimeout(GRACE_MS + 500);
  await expect(goOnButton(waiter.page)).toBeVisible();
  await goOnButton(waiter.page).click();
  await expect(other.page.locator('.thinking')).toHaveCount(0);
  for (const each of players) {
    expect(each.errors).toEqual([]);
    await each.leave();
  }
});

test('when somebody watches, windows stay open equally long for everybody, and everybody is told', async ({
  browser,
}) => {
  const player = await Player.enter(browser, server);
  await newTable(player.page, 'zombies', ['me', 'bot:thumb'], {}, true);
  const windows = async (): Promise<string> => {
    let said = '';
    await inMenu(player.page, DESKTOP, async (menu) => {
      said = (await menu.locator('.windows').textContent())!;
    });
    return said;
  };
  const alone = await windows();
  const watcher = await Player.enter(browser, server);
  await watcher.page.goto(player.page.url());
  await expect(player.page.locator('.announcement')).toContainText('Somebody is watching');
  await expect(player.page.locator('.tempo')).toHaveCount(0);
  expect(await windows()).not.toBe(alone);
  for (const each of [player, watcher]) {
    expect(each.errors).toEqual([]);
    await each.leave();
  }
});

/** A recorded moment: another player has moved zombies, and two cards can be played. */
const MOMENT = 29;
interface Recorded {
  welcome?: { game: object };
  update?: { version: number; notices: unknown[] };
}

/** Simulates a server that knows only this moment. Play stops there for a player who is alone with bots. */
async function atTheStop(page: Page, screen: Screen): Promise<{ sent: string[]; say: (grace: object) => void }> {
  const file = join(import.meta.dirname, '../tests/fixtures/zombies-4-seats.jsonl');
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(0, MOMENT + 1);
  const recorded = lines.map((line) => JSON.parse(line) as Recorded);
  const sent: string[] = [];
  let connection: WebSocketRoute | undefined;
  const say = (message: object): void => connection?.send(JSON.stringify(message));
  await page.routeWebSocket(/\/socket/, (socket) => {
    connection = socket;
    socket.onMessage((message) => {
      const text = message.toString();
      if (!text.includes('"hello"')) return void sent.push(text);
      for (const { welcome, update } of recorded) {
        if (welcome) say({ welcome: { ...welcome, game: { ...welcome.game, grace: null, alone: true } } });
        if (update) say({ update: { ...update, answered: undefined } });
      }
      stop();
    });
  });
  const stop = (more: object = {}): void => {
    const version = recorded.at(-1)!.update!.version;
    const grace = { left_ms: 60_000, of_ms: 60_000, waiting: [], ahead: false, ...more };
    say({ update: { version, notices: [], answered: false, alone: true, grace } });
  };
  await page.goto('/table/recorded');
  await expect(waitButton(page, screen)).toBeVisible();
  return { sent, say: stop };
}

const STOPS = [
  ['no-preference', DESKTOP],
  ['reduce', DESKTOP],
  ['no-preference', PHONE_FR],
] as const;
for (const [motion, screen] of STOPS)
  test(`a stop for cards, with motion set to ${motion} (${screen.name})`, async ({ browser }) => {
    const player = await Player.enter(browser, server, { reducedMotion: motion, ...screen.options });
    const { page } = player;
    const { word, isPhone } = screen;
    const { sent, say } = await atTheStop(page, screen);
    // The stop says how many cards can be played, and names them.
    const [card, twoCards] = [word('could-use-that'), isPhone ? 'deux cartes' : 'two cards'];
    const told = page.getByRole('alert').filter({ hasText: twoCards });
    await expect(told).toHaveCount(1);
    await expect(told).toContainText(card);
    await expect(page.locator('.closing .line')).toHaveCount(motion === 'reduce' ? 0 : 2);
    await expect(page.getByRole('timer')).toHaveText(motion === 'reduce' ? /^\d+\ss$/ : /^\d+[.,]\d\ss$/);
    await expect(page.locator('.banner.mine')).toHaveCount(0);
    await expect(page.locator('.banner.edged')).toHaveCount(1);
    await expect(page.locator('.hand .card.legal')).toHaveCount(2);
    await expect.poll(() => sent.some((text) => text.includes('"stop_ms":5000'))).toBe(motion === 'reduce');
    await player.keep(`grace-stop-${isPhone ? 'phone' : motion}`);

    // Choosing a card that needs a target first asks for time. On a phone, so does reading it.
    const nWaits = () => sent.filter((text) => text.startsWith('{"wait"')).length;
    if (isPhone) {
      await page.locator('.hand .card.legal').filter({ hasText: card }).tap();
      await expect.poll(nWaits).toBe(1);
      await page.locator('.read .btn.go').tap();
    } else await page.locator('.answers').getByRole('button', { name: card }).click();
    await expect.poll(nWaits).toBe(1);
    await expect(page.locator('.panel').getByRole('button', { name: 'Bastien' })).toBeVisible();
    say({ waiting: ['A'] });
    await expect(goOnButton(page, screen)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press(' ');
    await expect.poll(() => sent.filter((text) => text.includes('"pass"')).length).toBe(1);
    expect(player.errors).toEqual([]);
    await player.leave();
  });
