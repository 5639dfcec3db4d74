import { expect, test, type Locator, type Page } from '@playwright/test';
import { newTable } from './lobby';
import { asAdvised, Player } from './player';
import { PHONE_FR, SCREENS, type Screen } from './screens';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const MOST_TURNS = 400;
const MOST_TILES = 2;
const MOST_GESTURES = 12;

/** Plays as a bot advises until the player is asked, under this headline, to put or move several zombies. */
async function untilAsked(player: Player, headline: RegExp, atLeast = 2): Promise<void> {
  const { page } = player;
  const confirm = page.locator('.herding .btn.go');
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await expect(player.asked.or(player.endScreen).first()).toBeVisible();
    const isShown = await confirm.isVisible();
    // The steps are proposed a moment after the question.
    if (isShown) await settledSteps(page);
    if (isShown && headline.test(await player.headline()) && (await stepsOf(page).count()) >= atLeast) return;
    if (isShown) await player.answer(() => confirm.click({ timeout: 1500 }).catch(() => undefined), 1500);
    else await asAdvised(player, turn);
  }
  throw new Error(`the player was never asked ${headline}`);
}

const stepsOf = (page: Page): Locator => page.locator('.herding ol li');
/** How many steps are proposed, once no other proposal is on its way. */
async function settledSteps(page: Page): Promise<number> {
  let before = -1;
  for (let looks = 0; looks < 20; looks++) {
    const n = await stepsOf(page).count();
    if (n === before) break;
    before = n;
    await page.waitForTimeout(400);
  }
  return before;
}
const sentOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
  return sent;
};
const numberOf = (sent: string[], kind: string): number => sent.filter((each) => each.startsWith(`{"${kind}"`)).length;

/** Takes hold of one zombie of the gesture after another, until one can go somewhere else. */
async function liftOne(page: Page, how: (piece: Locator) => Promise<void>): Promise<Locator | null> {
  const pieces = page.locator('.board [data-step]');
  for (let nth = 0; nth < (await pieces.count()); nth++) {
    const key = await pieces.nth(nth).getAttribute('data-piece');
    const piece = page.locator(`.board [data-piece="${key}"]`);
    await how(piece);
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    if ((await page.locator('.board .target').count()) > 0) return piece;
  }
  return null;
}

/** Moves a zombie with Shift and an arrow key. Returns whether one could be moved, which changes the steps. */
async function shiftOne(page: Page): Promise<boolean> {
  const said = page.locator('.herding [role="status"]');
  const pieces = page.locator('.board [data-step]');
  const before = (await said.textContent())!;
  for (let nth = 0; nth < (await pieces.count()); nth++) {
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await pieces.nth(nth).focus();
      await page.keyboard.press(`Shift+${key}`);
      const isChanged = await expect(said)
        .not.toHaveText(before, { timeout: 400 })
        .then(() => true)
        .catch(() => false);
      if (isChanged) return true;
    }
  }
  return false;
}

/** The headlines of the two gestures. */
const HEADLINES = {
  en: { move: /^You rolled a \d: move \d zombies$/, put: /^Place \d newcomers( and .+)?$/ },
  fr: { move: /^Vous faites \d\s?: déplacez \d zombies$/, put: /^Placez \d nouveaux venus( et .+)?$/ },
};
const headlinesOn = ({ isPhone }: Screen) => HEADLINES[isPhone ? 'fr' : 'en'];

for (const screen of SCREENS)
  test(`many zombies are moved as one gesture, by mouse or finger and by keyboard (${screen.name})`, async ({
    browser,
  }) => {
    const player = await Player.enter(browser, server, screen.options);
    const { page } = player;
    const { isPhone } = screen;
    const press = (what: Locator) => (isPhone ? what.tap() : what.click());
    const kept = (name: string) => player.keep(`zombies-gesture${name}${isPhone ? '-phone-fr' : ''}`);
    const sent = sentOf(page);
    await newTable(page, 'zombies', ['me', 'bot:thumb'], {}, true);
    const go = page.locator('.herding .btn.go');
    let n = 0;
    for (let gestures = 0; gestures < MOST_GESTURES && n < 3; gestures++) {
      if (gestures > 0) await player.answer(() => press(go));
      await untilAsked(player, headlinesOn(screen).move, 3);
      await kept('');
      const aim = page.locator('.herding .aims button').first();
      await press(aim);
      await expect(aim).toHaveAttribute('aria-checked', 'true');
      await press(aim);
      await expect(aim).toHaveAttribute('aria-checked', 'false');

      // One zombie is picked and sent elsewhere, and another is moved with a single key.
      if (!(await liftOne(page, (piece) => (isPhone ? piece.tap() : piece.press(' '))))) continue;
      await kept('-lifted');
      const plans = numberOf(sent, 'plan');
      await page.locator('.board .target').first().press('Enter');
      await expect.poll(() => numberOf(sent, 'plan')).toBeGreaterThan(plans);
      // These two moves may block all other zombies. Then the next gesture is tried.
      if (await shiftOne(page)) n = await settledSteps(page);
    }
    expect(n).toBeGreaterThanOrEqual(3);
    // Only the last steps are taken back, because later steps may be forbidden without an earlier one.
    const step = (nth: number) => page.locator(`.board [data-step="${nth}"]`);
    const back = (nth: number) => screen.word('herd-take-back').replace('{ $n }', String(nth + 1));
    if (isPhone) await step(n - 1).tap();
    else await step(n - 1).press(' ');
    await press(page.locator('.board').getByRole('button', { name: back(n - 1) }));
    await expect(stepsOf(page)).toHaveCount(n - 1);
    // The list beside the board and a key do the same.
    if (isPhone) await step(n - 2).press('Delete');
    else
      await page
        .locator('.herding')
        .getByRole('button', { name: back(n - 2) })
        .click();
    await expect(stepsOf(page)).toHaveCount(n - 2);
    await page.keyboard.press('c');
    await expect(stepsOf(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.board [data-piece]:focus')).toHaveCount(1);
    await page.keyboard.press('r');
    await expect.poll(() => stepsOf(page).count()).toBeGreaterThan(1);
    const proposed = await settledSteps(page);

    await player.answered(() => (isPhone ? go.tap() : page.keyboard.press('Enter')));
    expect(numberOf(sent, 'do-all')).toBeGreaterThan(0);
    const gesture = JSON.parse(sent.findLast((each) => each.startsWith('{"do-all"'))!) as {
      'do-all': { actions: unknown[] };
    };
    expect(gesture['do-all'].actions).toHaveLength(proposed);
    expect(player.errors).toEqual([]);
    await player.leave();
  });

// With `REVENANT_LONG=1` they are put there with the mouse, too.
for (const screen of process.env.REVENANT_LONG ? SCREENS : [PHONE_FR])
  test(`newcomers are put on a tile as one gesture, and one undo takes it back (${screen.name})`, async ({
    browser,
  }) => {
    const player = await Player.enter(browser, server, screen.options);
    const { page } = player;
    await newTable(page, 'zombies', ['me', 'bot:thumb'], {}, true);
    // After many tiles the movement roll follows at once, and a roll cannot be undone. Then another tile is tried. Some
    // games bring no better moment; the tests of the room always undo a whole request.
    let isUndone = false;
    for (let tiles = 0; tiles < MOST_TILES; tiles++) {
      await untilAsked(player, headlinesOn(screen).put);
      const n = await stepsOf(page).count();
      // One newcomer can be taken back alone, and a new proposal brings it back.
      const last = page.locator(`.board [data-step="${n - 1}"]`);
      await (screen.isPhone ? last.tap() : last.click());
      await page.locator('.board g.back').press('Enter');
      await expect(stepsOf(page)).toHaveCount(n - 1);
      await page.keyboard.press('r');
      await expect(stepsOf(page)).toHaveCount(n);
      await player.answered(() => page.keyboard.press('Enter'));
      await expect(page.locator('.herding')).toHaveCount(0);
      await expect(player.asked).toBeVisible();
      if (await page.locator('button.undo').isDisabled()) continue;
      await player.answered(() => page.keyboard.press('u'));
      await expect(stepsOf(page)).toHaveCount(n);
      isUndone = true;
      break;
    }
    await expect(page.locator('.herding')).toHaveCount(isUndone ? 1 : 0);
    expect(player.errors).toEqual([]);
    await player.leave();
  });

test('a zombie is dragged with a finger', async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const player = await Player.enter(browser, server, { viewport, hasTouch: true, isMobile: true });
  const { page } = player;
  await newTable(page, 'zombies', ['me', 'bot:thumb'], {}, true);
  await untilAsked(player, /^(You rolled a \d: move \d zombies|Place \d newcomers( and .+)?)$/);
  await player.keep('zombies-gesture-phone');
  const width = (await page.locator('.herding .btn.go').boundingBox())!.width;
  expect(width).toBeGreaterThan(350);

  const piece = (await liftOne(page, (each) => each.tap()))!;
  const [from, to] = [await piece.boundingBox(), await page.locator('.board .target').first().boundingBox()];
  const before = await page.locator('.herding [role="status"]').textContent();
  const touch = await page.context().newCDPSession(page);
  // The zombie floats above the finger, so the finger must be 28 pixels below the target square.
  const FINGER_PX = 28;
  const point = (box: NonNullable<typeof from>, y = 0): { x: number; y: number }[] => [
    { x: box.x + box.width / 2, y: box.y + box.height / 2 + y },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from!) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(to!, FINGER_PX / 2) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(to!, FINGER_PX) });
  await player.keep('zombies-gesture-drag');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.herding [role="status"]')).not.toHaveText(before!);
  await player.answered(() => page.locator('.herding .btn.go').tap());
  expect(player.errors).toEqual([]);
  await player.leave();
});
