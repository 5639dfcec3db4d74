import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import type { Server } from './server';

const GAMES = join(import.meta.dirname, '../src/games');
const GAMES_WITH_PRIMERS = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'primer')));

const MOST_TURNS = 600;
/** More turns than a whole game takes when people follow advice. */
export const LONG_GAME_TURNS = 3000;
/** How long an answer of the server may take. */
const ANSWER_MS = 20_000;
/** How long the turns of all other players may take. */
const TURN_MS = 60_000;

/** How long a player waits for advice that may never come. */
const ADVICE_MS = 800;
/** How often a page that follows advice looks for it. */
const ADVICE_EVERY_MS = 5;

/** How a player answers one question by using the page. */
export type Hand = (player: Player, turn: number) => Promise<void>;

/** A player at a table, with a browser of their own and every message of its connections. */
export class Player {
  /** Every message of the server, in order of arrival, and the same messages by connection. */
  readonly heard: string[] = [];
  readonly lines: string[][] = [];
  /** Errors that the page itself reports. */
  readonly errors: string[] = [];
  readonly asked: Locator;
  readonly endScreen: Locator;
  /** Who has won, in the words of the end screen. */
  readonly result: Locator;
  /** The list of all choices, as buttons. */
  readonly choices: Locator;
  /** The seat that the server gave this player; empty for a spectator. */
  seat = '';
  private waiting: ((answer: string) => void)[] = [];

  private constructor(readonly page: Page) {
    this.asked = page.locator('.banner.mine');
    this.endScreen = page.locator('section.end-screen');
    this.result = this.endScreen.getByRole('heading', { level: 2 });
    this.choices = page.locator('.text li > button.choice');
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      const isLine = /WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text());
      if (message.type() === 'error' && !isLine) this.errors.push(message.text());
    });
    page.on('websocket', (socket) => {
      const line: string[] = [];
      this.lines.push(line);
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString();
        this.heard.push(text);
        line.push(text);
        this.seat = /^\{"welcome":\{"seats":\["([A-H])"/.exec(text)?.[1] ?? this.seat;
        // Plans and advice do not count: a page asks for plans by itself, and advice may come late.
        const isAnswer = text.startsWith('{"answer"') && !/"planned"|"suggested"/.test(text);
        if (isAnswer) this.waiting.splice(0).forEach((tell) => tell(text));
      });
    });
  }

  /** Somebody who knows the games, unless they are `new`: no primers and hints are in the way of other tests. */
  static async enter(
    browser: Browser,
    server: Server,
    options: BrowserContextOptions = {},
    who: 'known' | 'new' = 'known',
  ): Promise<Player> {
    const settings = {
      name: 'revenant-settings',
      value: JSON.stringify({ primersSeen: GAMES_WITH_PRIMERS, hints: false }),
    };
    const context = await browser.newContext({
      baseURL: server.url,
      ...(who === 'known' && {
        storageState: { cookies: [], origins: [{ origin: server.url, localStorage: [settings] }] },
      }),
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      ...options,
    });
    return new Player(await context.newPage());
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }

  /** Goes from the home page to a table with bots, with one click. */
  async playNow(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Play now with bots' }).click();
    await this.page.locator('main.table').waitFor();
  }

  async openList(): Promise<void> {
    // The browser remembers that the list is open, and the list itself may not be loaded yet.
    const isOpen = await this.page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('revenant-settings') ?? '{}') as { textPanel?: boolean };
      return settings.textPanel === true;
    });
    if (!isOpen) await this.page.keyboard.press('t');
    await expect(this.page.getByRole('group', { name: 'All choices' })).toBeVisible();
  }

  /** Does something that the server must answer, and returns the answer. */
  async answer(what: () => Promise<void>, patienceMs = ANSWER_MS): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<string>((tell) => {
      this.waiting.push(tell);
      timer = setTimeout(() => tell('no answer'), patienceMs);
    });
    await what();
    const said = await answer;
    clearTimeout(timer);
    return said;
  }

  /** Does something that the server must answer with `done`. */
  async answered(what: () => Promise<void>): Promise<void> {
    expect(await this.answer(what)).toContain('"done"');
  }

  /** Waits until there is something to do, or the game is over. */
  async turn(): Promise<'asked' | 'over'> {
    await this.asked.or(this.endScreen).first().waitFor({ timeout: TURN_MS });
    return (await this.endScreen.count()) > 0 ? 'over' : 'asked';
  }

  /** Plays until the game is over, or until a condition holds when this player is asked. */
  async play(
    hand: Hand,
    until: () => Promise<boolean> = () => Promise.resolve(false),
    most = MOST_TURNS,
  ): Promise<number> {
    for (let turn = 0; turn < most; turn++) {
      if ((await this.turn()) === 'over' || (await until())) return turn;
      await hand(this, turn);
    }
    throw new Error(`no end after ${most} turns`);
  }

  /**
   * Plays with bots until the player's first vote. In some games the player never shares a room with anybody; then
   * another game is tried.
   */
  async playNowToVote(hand: Hand): Promise<void> {
    for (let game = 0; game < 4; game++) {
      await this.playNow();
      await this.openList();
      await this.play(hand, () => this.isAtVote());
      if ((await this.endScreen.count()) === 0) return;
    }
    throw new Error('no vote in four games');
  }

  /** Makes the page itself follow every piece of advice from now on, far faster than clicks from outside could. */
  async followAdvice(): Promise<void> {
    await this.page.evaluate((everyMs) => {
      setInterval(
        () =>
          document
            .querySelector<HTMLElement>('.advice button:not([aria-busy="true"]), .herding .go:not(:disabled)')
            ?.click(),
        everyMs,
      );
    }, ADVICE_EVERY_MS);
  }

  async headline(): Promise<string> {
    return (await this.page.locator('.banner b').first().textContent()) ?? '';
  }

  /** The plate of a seat, found by its letter, because two guests may have the same name. */
  plate(seat: string): Locator {
    return this.page
      .locator('aside.seats .seat')
      .filter({ has: this.page.locator('.row svg text', { hasText: new RegExp(`^${seat}$`) }) });
  }

  async isAtVote(): Promise<boolean> {
    return /Choose who (searches|is lost)|Elect the Chief|A tie: vote again|Vote!/.test(await this.headline());
  }

  async text(): Promise<string> {
    return this.page.locator('body').innerText();
  }

  async keep(name: string): Promise<void> {
    await this.page.screenshot({ path: `test-results/pictures/${name}.png` });
  }
}

/** Clicks the first choice of the list. */
export const firstChoice: Hand = (player) => player.answered(() => player.choices.first().click());

async function pressFirst(player: Player): Promise<void> {
  const isLong = (await player.choices.count()) >= 10;
  await player.page.keyboard.press('1');
  if (isLong) await player.page.keyboard.press('Enter');
}

/** Types the number of the first choice, which is quicker than a click. */
export const firstNumber: Hand = (player) => player.answered(() => pressFirst(player));

/** Does what a bot suggests, in any language, or nothing if somebody else has decided in the meantime. */
export const asAdvised: Hand = async ({ page }) => {
  const ask = page.locator('.advice:not(.given) button');
  const follow = page.locator('.advice.given button');
  // A proposal for everything at once is advice, too.
  const proposal = page.locator('.herding .go:enabled');
  const isProposed = (await proposal.count()) > 0;
  if (isProposed) return proposal.click({ timeout: ADVICE_MS }).catch(() => undefined);
  if ((await follow.count()) === 0) await ask.click({ timeout: ADVICE_MS }).catch(() => undefined);
  await follow.click({ timeout: ADVICE_MS }).catch(() => undefined);
};
