import { expect, test, type Locator, type Page } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const poster = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Mall of Horror', exact: true }) });

/** The four pictures of the game lead on to its lesson. */
async function learn(page: Page, learn: string, play: RegExp): Promise<void> {
  await poster(page).getByRole('link', { name: learn }).press('Enter');
  const button = page.getByRole('button', { name: play });
  // On a phone, the button comes with the last picture.
  const next = page.locator('.learn footer').getByRole('button', { name: /^(Next|Suivant)$/ });
  await expect(async () => {
    if ((await next.count()) > 0) await next.press('Enter');
    await expect(button).toBeVisible({ timeout: 700 });
  }).toPass();
  await button.press('Enter');
}

/** The bubble, at this step. */
const bubbleAt = (page: Page, step: RegExp): Locator => page.locator('.lesson').filter({ hasText: step });

test('the lesson of the mall by mouse: only the lit thing answers, and progress is kept', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  await page.goto('/');
  await learn(page, 'Learn', /Play the lesson/);
  await bubbleAt(page, /Step 1 of 8/)
    .getByRole('button', { name: 'Next' })
    .click();
  await bubbleAt(page, /Step 2 of 8/)
    .getByRole('button', { name: 'Next' })
    .click();

  await expect(bubbleAt(page, /Step 3 of 8/)).toContainText('Choose Security');
  await expect(page.locator('.lesson-night .edge')).toHaveCount(2);
  await page.locator('.side').getByRole('button', { name: 'Parking' }).click();
  await expect(page.locator('.lesson-night .pulsing').first()).toBeAttached();
  await page.locator('.side').getByRole('button', { name: 'Security HQ' }).click();
  await expect(bubbleAt(page, /Step 4 of 8/)).toBeVisible();

  // Back, out, and in again.
  await page.locator('.lesson').getByRole('button', { name: 'Back' }).click();
  await expect(bubbleAt(page, /Step 3 of 8/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
  await learn(page, 'Learn', /Play the lesson/);
  await expect(bubbleAt(page, /Step 3 of 8/)).toBeVisible();

  await page.locator('.board').getByRole('button', { name: 'Go to Security HQ' }).click();
  await bubbleAt(page, /Step 4 of 8/)
    .getByRole('button', { name: 'Next' })
    .click();
  await expect(bubbleAt(page, /Step 5 of 8/)).toBeVisible();
  await page.locator('.side').getByRole('button', { name: 'Pin-up' }).click();
  await expect(bubbleAt(page, /Step 6 of 8/)).toBeVisible();
  await page
    .locator('.hand')
    .getByRole('button', { name: /Threat/ })
    .click();
  await expect(bubbleAt(page, /Step 7 of 8/)).toContainText('Vote for Teodora');
  await page
    .locator('.side')
    .getByRole('button', { name: /Teodora/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Seal ballot/ }).click();
  await expect(bubbleAt(page, /Step 8 of 8/)).toContainText('Megatoys falls.');
  await page.locator('.lesson').getByRole('button', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(player.errors).toEqual([]);
  await player.leave();
});

test('the same on a phone, in French, with nothing but the keyboard', async ({ browser }) => {
  const player = await Player.enter(browser, server, {
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    hasTouch: true,
  });
  const { page } = player;
  await page.goto('/');
  await learn(page, 'Apprendre', /Jouer la leçon/);
  for (let step = 1; step < 8; step++) {
    const bubble = bubbleAt(page, new RegExp(`Étape ${step} sur 8`));
    await expect(bubble).toBeVisible();
    const sheet = (await bubble.boundingBox())!;
    expect(sheet.y + sheet.height).toBe(844);
    // The focus goes to what is lit; a card and a ballot take two presses.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(bubble).toBeHidden({ timeout: 700 });
    }).toPass();
  }
  await expect(bubbleAt(page, /Étape 8 sur 8/)).toContainText('Megatoys tombe.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(player.errors).toEqual([]);
  await player.leave();
});
