import { expect, type Browser } from '@playwright/test';
import { joinTable, newTable, startGame } from './lobby';
import { Player } from './player';
import type { Server } from './server';

/** How often a page that plays by itself looks for something to do. */
const EVERY_MS = 15;

interface ChoiceMessage {
  pending?: { seats?: { who: string[] } } | string;
  choices?: { allowed: unknown[] };
  answered?: boolean;
  grace?: { waiting: string[] } | null;
}

/** Starts Zombies!!! for two people, each with a browser of their own. */
export async function sitDown(browser: Browser, server: Server): Promise<[Player, Player]> {
  const host = await Player.enter(browser, server);
  const friend = await Player.enter(browser, server);
  const link = await newTable(host.page, 'zombies', ['me', 'open'], {}, false);
  await joinTable(friend, link);
  await startGame(host, [host, friend]);
  return [host, friend];
}

/** Makes the page do what a bot advises and confirm what is proposed, as fast as buttons can be pressed. */
export async function playByItself({ page }: Player): Promise<void> {
  await page.evaluate((everyMs) => {
    setInterval(() => {
      const confirm = document.querySelector<HTMLElement>('.herding .btn.go:enabled');
      (confirm ?? document.querySelector<HTMLElement>('.advice button:not([aria-busy="true"])'))?.click();
    }, everyMs);
  }, EVERY_MS);
}

/** Makes the page note every question on the screen that leaves nothing to do but pass. */
export async function notePasses({ page }: Player): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(globalThis, { noted });
    const look = (): void => {
      const question = document.querySelector('.banner.mine b');
      const pass = document.querySelector('.panel .passing');
      const others = '.panel .choice:not(.no), .panel .herding, .hand .card.legal, .board [role="button"]';
      if (question && pass && !document.querySelector(others)) noted.push(question.textContent);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => [...new Set((globalThis as unknown as { noted: string[] }).noted)]);
}

/** The questions from the server that this player could only answer with a pass. */
export function passesToldTo({ heard, seat }: Player): string[] {
  let now: ChoiceMessage = {};
  return heard.flatMap((text) => {
    const message = JSON.parse(text) as { welcome?: { game?: ChoiceMessage }; update?: ChoiceMessage };
    const told = message.update ?? message.welcome?.game;
    if (!told) return [];
    now = { ...now, ...told, answered: told.answered ?? false, grace: told.grace ?? null };
    const { pending, choices, answered, grace } = now;
    const who = typeof pending === 'object' ? pending.seats?.who : undefined;
    const isAsked = who?.includes(seat) && !answered && (!grace || grace.waiting.includes(seat));
    const isOnlyPass = choices?.allowed.length === 1 && choices.allowed[0] === 'pass';
    return isAsked && isOnlyPass ? [JSON.stringify(pending)] : [];
  });
}

/** Plays until this condition holds, and checks that nobody was asked when they could only pass. */
export async function playTogether(
  [host, friend]: readonly [Player, Player],
  until: () => Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const players = [host, friend];
  const noted = await Promise.all(players.map((each) => notePasses(each)));
  for (const each of players) await playByItself(each);
  await expect.poll(until, { timeout: timeoutMs, intervals: [250] }).toBe(true);
  for (const [at, each] of players.entries()) {
    expect(await noted[at]!()).toEqual([]);
    expect(passesToldTo(each)).toEqual([]);
    expect(each.errors).toEqual([]);
  }
}
