import { expect, type Page } from '@playwright/test';
import { firstChoice, type Player } from './player';

/** The seat of a new table that a host turns to a friend, a bot or nobody, by the words below it. */
type Place = 'by link' | 'calm bot' | 'sly bot' | 'out';

/** Turns the seats of a new table until they are these; the first seat is the host's. */
export async function placeSitters(page: Page, sitters: readonly Place[]): Promise<void> {
  const places = page.getByRole('group', { name: 'Seats' }).locator('> *');
  for (const [at, wanted] of sitters.entries()) {
    const place = places.nth(at + 1);
    const isAs = async (): Promise<boolean> => {
      // Of the places that are left out, only the first after the others is on the screen.
      if ((await place.count()) === 0) return wanted === 'out';
      return !!(await place.textContent())?.includes(wanted === 'out' ? 'Add a seat' : wanted);
    };
    for (let click = 0; click < 4 && !(await isAs()); click++) await place.click();
    expect(await isAs()).toBe(true);
  }
}

/** Opens a table as a host does, by the rules of the base game, and returns its link. */
export async function setTable(host: Player, seats: number, bots: number): Promise<string> {
  const { page } = host;
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await page.getByRole('radio', { name: 'Classic' }).check();
  const sitter = (at: number): Place => (at >= seats ? 'out' : at >= seats - bots ? 'sly bot' : 'by link');
  // Seats are added first, since no more may be left out than the game can do without.
  const most = Math.max(seats, 4);
  await placeSitters(
    page,
    Array.from({ length: most - 1 }, (_, at) => sitter(at + 1)),
  );
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = page.getByRole('textbox', { name: 'The link for your friends' });
  await expect(link).toHaveValue(/\/t\/\w{8}$/);
  return link.inputValue();
}

/** Opens a table as the home page does, and returns its address. */
export async function newTable(
  page: Page,
  game: string,
  sitters: string[],
  options: Record<string, string>,
  start: boolean,
  pace: 'relaxed' | 'days' = 'relaxed',
): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(
    async (table) => {
      const post = async (path: string, body: object): Promise<{ id: string }> =>
        (
          await fetch(`/api${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json() as Promise<{ id: string }>;
      await post('/guest', { name: 'Nora' });
      return (await post('/tables', table)).id;
    },
    { game, seats: sitters.length, options, visibility: 'private', pace, sitters, start },
  );
  await page.goto(`/table/${id}`);
  return page.url();
}

/** The host gives a free seat to somebody who plays on the same device. */
export async function addFriend({ page }: Player, name: string): Promise<void> {
  await page.getByRole('button', { name: 'On this device' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'A friend on this device' });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.locator('.sitter.mine')).toHaveCount(2);
}

/** Follows the link and takes the first free seat. */
export async function joinTable(friend: Player, link: string): Promise<void> {
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(friend.page.locator('.sitter.mine')).toHaveCount(1);
}

export async function startGame(host: Player, players: readonly Player[]): Promise<void> {
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  for (const player of players) await player.page.locator('main.table').waitFor();
}

/** The players who must do something now; nobody when the game is over. */
export async function whoIsAsked(players: readonly Player[]): Promise<Player[]> {
  let found: Player[] = [];
  await expect
    .poll(
      async () => {
        const asked = await Promise.all(players.map((player) => player.asked.count()));
        found = players.filter((_, at) => asked[at]! > 0);
        return found.length > 0 || (await players[0]!.endScreen.count()) > 0;
      },
      { timeout: 20_000, intervals: [5, 10, 20, 50, 100] },
    )
    .toBe(true);
  return found;
}

/**
 * Always takes the first choice, which leads everybody to the same rooms, until this many players face the same vote.
 */
export async function playToVoteOf(n: number, players: readonly Player[]): Promise<Player[]> {
  for (let turn = 0; turn < 600; turn++) {
    const asked = await whoIsAsked(players);
    const [player] = asked;
    if (!player) throw new Error(`the game was over before a vote of ${n} players`);
    const atVote = await Promise.all(asked.map((each) => each.isAtVote()));
    const due = atVote[0] ? await player.page.locator('.seat').filter({ hasText: 'Ballot due' }).count() : 0;
    if (asked.length >= Math.max(n, due) && atVote.every(Boolean)) return asked;
    // The others may see the same question a moment later.
    if (due >= n && asked.length < due && turn % 10 !== 9) continue;
    await firstChoice(player, turn);
  }
  throw new Error(`no vote of ${n} players`);
}
