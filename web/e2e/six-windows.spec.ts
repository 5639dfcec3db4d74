import { expect, test, type Locator } from '@playwright/test';
import { act, followLog, type Aims, type Turn } from './hotheads';
import { joinTable, newTable, startGame } from './lobby';
import { Player } from './player';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** In some games, the cards for these events do not come up. Then another game is played. */
const MOST_GAMES = 3;
/** The size of the friends' browser windows. They may be smaller than the host's. */
const SMALL = { width: 900, height: 640 };
const GAME_MS = 300_000;

/** How long the others may take to see and answer an offer, on a busy machine. */
const WAIT_MS = 30_000;

/** How long an action may take to show up as a broken promise. */
const TOLD_MS = 5_000;

/** What must happen, each with the line of the log that reports it. */
const WANTED = {
  trade: / gives? .+ for /,
  'cancelled cancel': / cancels? (your|.+’s) Pepper Spray\./,
  collapse: /^The Water Tower collapses\./,
  'broken promise': / has broken a promise to /,
};
type Event = keyof typeof WANTED;

/** One game of six friends who try to make all these events happen. One of them, the host, breaks a promise. */
class Night {
  readonly happened = new Set<Event>();
  private readonly cancels = new Map<Player, number>();
  private readonly pictures: Promise<void>[] = [];
  private readonly host: Player;
  /** The player whose log the test reads, because the host has the deals open instead. */
  private readonly witness: Player;
  private isBargaining = false;
  private hasPromised = false;
  /** The time at which the host broke the promise. */
  private brokeAt = 0;
  private hasShown = false;

  constructor(
    readonly edition: string,
    readonly players: readonly Player[],
  ) {
    [this.host, this.witness] = players as [Player, Player];
  }

  async begin(): Promise<void> {
    const options = { edition: this.edition, promises: 'logged' };
    const link = await newTable(
      this.host.page,
      'city-of-horror',
      ['me', 'open', 'open', 'open', 'open', 'open'],
      options,
      false,
      // Six browser windows on two cores are too slow for windows of the game that close by themselves.
      'days',
    );
    for (const friend of this.players.slice(1)) await joinTable(friend, link);
    await startGame(this.host, this.players);
    await followLog(this.witness, (line) => this.hear(line));
    await this.host.page.getByRole('tab', { name: 'Deals' }).click();
  }

  private hear(line: string): void {
    for (const [name, words] of Object.entries(WANTED)) {
      const event = name as Event;
      if (!words.test(line) || this.happened.has(event)) continue;
      this.happened.add(event);
      this.pictures.push(this.keep(this.witness, event));
    }
  }
  private keep(player: Player, what: string): Promise<void> {
    return player.keep(`city-six-${this.edition}-${what.replaceAll(' ', '-')}`);
  }

  /** The host bargains. The others blow up the tower, and cancel a cancel once the players hold two between them. */
  private aims(player: Player): Aims {
    const has = (event: Event): boolean => this.happened.has(event);
    const nCancels = [...this.cancels.values()].reduce((sum, each) => sum + each, 0);
    const canShow = !has('cancelled cancel') && nCancels >= 2;
    const isHost = player === this.host;
    const isFree = !this.isBargaining && has('trade');
    return {
      waits: !isFree || (isHost && !this.hasShown && Date.now() - this.brokeAt < TOLD_MS),
      bargains: !isHost ? null : !has('trade') ? 'anywhere' : this.hasPromised ? null : 'here',
      // Until the promise is made, the host saves explosives for breaking it.
      explodes: isFree && !has('collapse') && (!isHost || this.hasPromised),
      plays: isHost ? this.hasPromised && !has('broken promise') : isFree && canShow,
      cancels: canShow,
      // Players who can cancel a card do not doze until a cancel has been cancelled.
      dozes: (!isHost || has('broken promise')) && (has('cancelled cancel') || !this.cancels.get(player)),
    };
  }

  /** Plays to the end of the game in the browser window of one player. */
  async play(player: Player): Promise<void> {
    const end = Date.now() + GAME_MS;
    while (Date.now() < end) {
      const turn = await act(player, this.aims(player));
      if (turn.isOver) return;
      this.cancels.set(player, turn.cancels);
      if (player === this.host) await this.keepPromise(turn);
      if (turn.canBargain) await this.bargain();
    }
    throw new Error(`no end after ${GAME_MS} ms: ${await player.page.locator('.banner').textContent()}`);
  }

  /**
   * Waits for the action that breaks the promise. If the deal ends unbroken because a card is missing, another promise
   * is made.
   */
  private async keepPromise(turn: Turn): Promise<void> {
    if (this.happened.has('broken promise')) return this.showBroken();
    if (this.hasPromised && turn.isDeed) this.brokeAt = Date.now();
    this.hasPromised &&= (await this.deal.count()) > 0;
  }
  private get deal(): Locator {
    return this.host.page.getByRole('region', { name: /^Deal of/ });
  }

  /** Trades a card for a card, and next time promises something about a location, which the host soon breaks. */
  private async bargain(): Promise<void> {
    this.isBargaining = true;
    if (this.happened.has('trade')) await this.promiseNothing();
    else await this.swapCards();
    this.isBargaining = false;
  }

  private async swapCards(): Promise<void> {
    const { page } = this.host;
    await page.getByRole('group', { name: 'You give' }).getByRole('combobox').selectOption({ index: 1 });
    await page.getByRole('group', { name: 'You get' }).getByRole('combobox').selectOption('any card');
    await this.host.answered(() => page.getByRole('button', { name: 'Send the offer' }).click());
    await expect.poll(() => this.happened.has('trade'), { timeout: WAIT_MS }).toBe(true);
  }

  private async promiseNothing(): Promise<void> {
    const { page } = this.host;
    const form = page.getByRole('region', { name: 'Make an offer' });
    await form.getByRole('button', { name: 'Add a promise' }).click();
    await form.getByRole('button', { name: 'You promise' }).click();
    await form.getByRole('combobox', { name: 'What is promised' }).selectOption('to play nothing at all');
    await form.getByRole('button', { name: 'Add it' }).click();
    await this.host.answered(() => form.getByRole('button', { name: 'Send the offer' }).click());
    await expect(this.deal).toContainText('no card', { timeout: WAIT_MS });
    this.hasPromised = true;
  }

  /** While the location is being resolved, everybody can read that a promise was broken. */
  private async showBroken(): Promise<void> {
    if (this.hasShown) return;
    this.hasShown = true;
    await expect(this.deal.getByText('broken', { exact: true })).toBeVisible();
    await this.keep(this.host, 'deals');
  }

  /** Checks that all windows show the same result. */
  async end(): Promise<void> {
    const result = await this.host.result.textContent();
    for (const player of this.players) {
      await expect(player.result).toHaveText(result!);
      expect(player.errors).toEqual([]);
    }
    await expect(this.host.page.getByRole('region', { name: 'Make an offer' })).toHaveCount(0);
    await this.keep(this.host, 'result');
    await Promise.all(this.pictures);
    for (const player of this.players) await player.leave();
  }
}

// A night in six windows takes minutes; `REVENANT_LONG=1` plays it in both editions.
for (const edition of process.env.REVENANT_LONG ? ['revised', 'first-print'] : ['revised']) {
  test(`six windows play a whole night of the city: ${edition}`, async ({ browser }) => {
    test.setTimeout(MOST_GAMES * GAME_MS);
    const seen: string[] = [];
    for (let game = 0; game < MOST_GAMES; game++) {
      const players = await Promise.all(
        Array.from({ length: 6 }, (_, n) => Player.enter(browser, server, n === 0 ? {} : { viewport: SMALL })),
      );
      const night = new Night(edition, players);
      await night.begin();
      await Promise.all(players.map((player) => night.play(player)));
      await night.end();
      seen.push([...night.happened].sort().join(', '));
      if (night.happened.size === Object.keys(WANTED).length) break;
    }
    test.info().annotations.push({ type: 'what happened', description: seen.join(' / ') });
    expect(seen.at(-1)).toBe(Object.keys(WANTED).sort().join(', '));
  });
}
