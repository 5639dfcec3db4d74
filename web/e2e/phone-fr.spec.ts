import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { Player, type Hand } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const ROOT = resolve(import.meta.dirname, '../..');
const TEXTS = [
  'web/src/text',
  'web/src/games/mall-of-horror/cover',
  'web/src/games/mall-of-horror/text',
  'games/mall-of-horror/text',
  'crates/terminal/text',
];
const read = (language: string): string =>
  TEXTS.map((folder) => readFileSync(resolve(ROOT, folder, `${language}.ftl`), 'utf8')).join('\n');

/** Ids of several words, which no sentence contains by chance. */
const ids = [...read('en').matchAll(/^([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+) =/gm)].map(([, id]) => id!);
const french = read('fr');
/** Whole English sentences that have no arguments and do not occur in the French texts. */
const english = [...read('en').matchAll(/^[a-z][a-z0-9_-]* = ([^{}\n]*[a-z]{2} [a-z]{2}[^{}\n]*)$/gm)]
  .map(([, text]) => text!.trim())
  .filter((text) => !french.includes(text));

/** What a French player should never have to read. */
function foreign(text: string): string[] {
  const said = new Set(text.match(/[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+/g));
  return [
    ...ids.filter((id) => said.has(id) && !french.includes(` ${id} `)),
    ...english.filter((sentence) => text.includes(sentence)),
    ...(text.match(/\{ ?\$[a-z-]+ ?\}/g) ?? []),
  ];
}

/**
 * Taps a room on the board if the question is about rooms, otherwise the panel below. Now and then it asks for advice.
 */
const tapped: Hand = async (player, turn) => {
  const { page } = player;
  if (turn % 5 === 4) {
    await page.getByRole('button', { name: 'Un conseil' }).tap();
    const advice = page.locator('.advice.given button');
    await advice.waitFor();
    return player.answered(() => advice.tap());
  }
  const panel = page.locator('.panel');
  const done = panel.locator('.acts .btn.go:enabled');
  const rooms = page.locator('.board .zone:not(.refused)');
  // To give a card away, a card and a player are picked; where players are listed, the card is already picked.
  const rows = panel
    .locator('.rows button.choice:not(.no)')
    .or(panel.locator('.cardrow:not(:has(~ .rows)) button.card'))
    .filter({ visible: true });
  if ((await done.count()) === 0 && (await rooms.count()) > 0 && turn % 2 === 0)
    return player.answered(() => rooms.first().tap());
  if ((await done.count()) > 0) return player.answered(() => done.first().tap());
  const isBallot = (await panel.locator('.acts .btn:disabled').count()) > 0;
  if (!isBallot) return player.answered(() => rows.first().tap());
  await rows.first().tap();
  await player.answered(() => done.first().tap());
};

test('a whole game on a phone, in French, by tapping', async ({ browser }) => {
  expect(ids.length).toBeGreaterThan(200);
  expect(english.length).toBeGreaterThan(50);
  const player = await Player.enter(browser, server, {
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    hasTouch: true,
    isMobile: true,
  });
  const { page } = player;
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer avec des robots' }).tap();
  await page.locator('main.table').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');

  const pictures = new Set<string>();
  const found = new Set<string>();
  await player.play(async (_, turn) => {
    for (const word of foreign(await player.text())) found.add(word);
    const step =
      (await page.locator('.mini').textContent())
        ?.normalize('NFD')
        .replaceAll(/[^a-z]/gi, '')
        .toLowerCase() ?? '';
    if (!pictures.has(step)) {
      pictures.add(step);
      await player.keep(step.startsWith('attaque') ? 'readme-phone-fr' : `phone-${step}`);
      // Nothing is wider than the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await tapped(player, turn);
  });
  await player.keep('phone-result');
  await player.endScreen.getByRole('button', { name: 'Plateau' }).tap();
  for (const tab of ['Joueurs', 'Journal', 'Discussion', 'Règles', 'Plateau']) {
    await page.locator('nav.nav').getByRole('button', { name: tab }).tap();
    for (const word of foreign(await player.text())) found.add(word);
  }
  for (const word of foreign(await player.text())) found.add(word);
  expect([...found]).toEqual([]);
  expect(player.errors).toEqual([]);
  await player.leave();
});
