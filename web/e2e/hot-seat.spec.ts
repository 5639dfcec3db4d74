import { expect, test } from '@playwright/test';
import { patched } from '../src/lib/patch';
import type { View } from '../src/games/mall-of-horror/wire';
import { addFriend, setTable } from './lobby';
import { Player } from './player';
import { leaks } from './secrets';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const TURNS = 24;

/** What the page showed at one moment. */
interface Shown {
  /** The player whose plate comes first. */
  seat: string;
  cards: string[];
  isCurtain: boolean;
  /** Whether the device lies open on the table, between two turns. */
  isOpen: boolean;
  /** How many parts of the table are on the page. */
  nParts: number;
}

/** Watches the page from its start, so that even the shortest moment is seen. */
function watch(): void {
  const seen = new Map<string, Shown>();
  /** The lines of the log on a device that lies open. */
  const openLines = new Set<string>();
  const look = (): void => {
    const cards = [...document.querySelectorAll('.hand .card > b')]
      .map((each) => each.textContent.toLowerCase().replaceAll(' ', '-'))
      .sort();
    const shown: Shown = {
      seat: document.querySelector('[data-plate]')?.getAttribute('data-plate') ?? '',
      cards,
      isCurtain: document.querySelector('.curtain') !== null,
      isOpen: document.querySelector('.covered') !== null,
      nParts: document.querySelectorAll('.board, .hand, .panel, .log').length,
    };
    seen.set(JSON.stringify(shown), shown);
    if (shown.isOpen) for (const line of document.querySelectorAll('[role=log] > *')) openLines.add(line.textContent);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(globalThis, { seen, openLines });
}

/** The seat of a connection, and every hand of that seat that the server has sent to it. */
function handsOf(messages: readonly string[]): { seat: string; hands: Set<string> } {
  const hands = new Set<string>(['[]']);
  let [seat, view]: [string, View | null] = ['', null];
  for (const text of messages) {
    const { welcome, update } = JSON.parse(text) as {
      welcome?: { seats: string[]; game: { view: View } | null };
      update?: { patch?: Record<string, unknown> };
    };
    if (welcome) {
      seat = welcome.seats[0] ?? '';
      view = welcome.game?.view ?? null;
    } else if (update) view = patched(view, update.patch ?? {});
    const own = view?.seats.find((each) => each.seat === seat);
    if (own) hands.add(JSON.stringify([...own.hand.known].sort()));
  }
  return { seat, hands };
}

test('two friends on one device: a curtain between them, and never the other’s hand', async ({ browser }) => {
  const player = await Player.enter(browser, server);
  const { page } = player;
  await page.addInitScript(watch);
  await setTable(player, 3, 1);
  await addFriend(player, 'Wilma');
  await expect(page.locator('.sitter').filter({ hasText: 'Wilma' })).toContainText('this device');
  await player.keep('hot-seat-lobby');
  await page.getByRole('button', { name: 'Start the game' }).click();

  const curtain = page.locator('.curtain');
  const called = new Set<string>();
  for (let turn = 0; turn < TURNS; turn++) {
    await curtain.or(player.asked).or(player.endScreen).first().waitFor({ timeout: 30_000 });
    if ((await player.endScreen.count()) > 0) break;
    if ((await curtain.count()) > 0) {
      // While the curtain is shown, nothing of the game is on the page.
      await expect(page.locator('.board, .hand, .panel, .log, .seat')).toHaveCount(0);
      called.add((await curtain.getByRole('heading').textContent())!);
      if (called.size === 1) await player.keep('hot-seat-curtain');
      await curtain.getByRole('button').click();
      await player.asked.waitFor();
    }
    await player.openList();
    if (called.size === 2 && turn % 2 === 0) await player.keep('hot-seat-table');
    await player.answered(() => player.choices.first().click());
  }
  expect(called.size).toBe(2);
  expect([...called].some((text) => text === 'Give the device to Wilma')).toBe(true);

  const connections = player.lines.map((messages) => ({ messages, ...handsOf(messages) }));
  const known = connections.filter(({ seat }) => seat !== '');
  const publicly = connections.filter(({ seat }) => seat === '');
  expect(new Set(known.map(({ seat }) => seat)).size).toBe(2);
  // One connection gets the public view. Below, its messages are searched for secrets like all others.
  expect(publicly).toHaveLength(1);

  const { shown, openLines } = await page.evaluate(() => {
    const { seen, openLines } = globalThis as unknown as { seen: Map<string, Shown>; openLines: Set<string> };
    return { shown: [...seen.values()], openLines: [...openLines] };
  });
  expect(shown.some(({ isCurtain }) => isCurtain)).toBe(true);
  expect(shown.some(({ isOpen }) => isOpen)).toBe(true);
  for (const each of shown) {
    if (each.isCurtain) expect(each.nParts).toBe(0);
    if (each.isOpen) expect(each.cards, 'a hand on a device that lies open').toEqual([]);
    if (each.cards.length === 0) continue;
    const own = known.filter(({ seat }) => seat === each.seat).flatMap(({ hands }) => [...hands]);
    expect(own, `a hand on the page of ${each.seat}`).toContain(JSON.stringify(each.cards));
  }
  // The log of an open device names only cards that the public view was told of.
  const told = publicly[0]!.messages.join('\n');
  const cards = new Set(known.flatMap(({ hands }) => [...hands].flatMap((hand) => JSON.parse(hand) as string[])));
  const secret = [...cards].filter((card) => !told.includes(`"${card}"`)).map((card) => card.replaceAll('-', ' '));
  expect(openLines.length).toBeGreaterThan(0);
  for (const line of openLines) for (const card of secret) expect(line.toLowerCase()).not.toContain(card);
  expect(new Set(shown.filter(({ cards }) => cards.length > 0).map(({ seat }) => seat)).size).toBe(2);
  for (const line of player.lines) expect(leaks(line)).toEqual([]);
  expect(player.errors).toEqual([]);
  await player.leave();
});
