import { expect, test } from 'vitest';
import { redraw, CARDS } from '../src/games/mall-of-horror/redraw';
import { Draw, commitmentOf, keyOf, readJournal, verify } from '../src/lib/chance';
import { hexOf } from '../src/lib/hex';

const SECRET = '07'.repeat(32);
const ONE = '01'.repeat(16);

/** The same numbers as in crates/chance. They must never change, because players verify finished games. */
test('the numbers of a key never change', async () => {
  const key = await keyOf(SECRET, [ONE]);
  const dice: number[] = [];
  for (let draw = 0; draw < 3; draw++) {
    const numbers = new Draw(key, draw);
    for (let n = 0; n < 4; n++) dice.push(1 + (await numbers.below(6)));
  }
  expect(dice).toEqual([5, 5, 1, 1, 5, 1, 4, 6, 5, 5, 4, 3]);
});

test('a draw goes on after its first block', async () => {
  const draw = new Draw(await keyOf(SECRET, [ONE]), 0);
  const numbers = new Set<number>();
  for (let n = 0; n < 20; n++) numbers.add(await draw.below(2 ** 32 - 1));
  expect(numbers.size).toBe(20);
});

async function journal(change: (rolls: unknown[]) => void = () => {}): Promise<string> {
  const contributions = [ONE, '00'.repeat(16), '02'.repeat(16)];
  const key = await keyOf(SECRET, contributions);
  const asked: unknown[] = [
    { chief: 'A' },
    { cards: CARDS.slice(0, 3) },
    { dice: [1, 1] },
    { dice: [1, 1, 1, 1] },
    { cards: CARDS.slice(0, 3) },
  ];
  const rolls: unknown[] = [];
  for (const [index, roll] of asked.entries()) {
    // The earlier answers are drawn again first, in order, so that the bag holds what they left in it.
    const again = redraw(3);
    for (const [earlier, told] of rolls.entries()) await again(told, new Draw(key, earlier), null);
    rolls.push(await again(roll, new Draw(key, index), null));
  }
  change(rolls);
  const header = {
    revenant: 1,
    game: 'mall-of-horror',
    players: ['ann', 'bot:thumb', 'bot:thumb'],
    setup: {},
    chance: { commitment: await commitmentOf(SECRET), contributions },
  };
  const lines = rolls.map((roll, index) => `${index + 1} ${JSON.stringify({ chance: roll })} 8f3a09c2d4e5f607`);
  return [JSON.stringify(header), ...lines, `end ${lines.length} ${SECRET}`, ''].join('\n');
}

test('a genuine journal is confirmed', async () => {
  const read = readJournal(await journal());
  expect(read.secret).toBe(SECRET);
  const verdict = await verify(read, read.secret!, redraw(3));
  expect(verdict).toMatchObject({ isTrue: true, isCommitmentTrue: true });
  expect(verdict.checks).toHaveLength(5);
});

test('one changed die is found, and only that one', async () => {
  const read = readJournal(
    await journal(
      (rolls) => ((rolls[3] as { dice: number[] }).dice[0] = ((rolls[3] as { dice: number[] }).dice[0]! % 6) + 1),
    ),
  );
  const verdict = await verify(read, SECRET, redraw(3));
  expect(verdict.checks.map((check) => check.isTrue)).toEqual([true, true, true, false, true]);
  expect(verdict.isTrue).toBe(false);
});

test('a secret other than the promised one is found out', async () => {
  const verdict = await verify(readJournal(await journal()), '08'.repeat(32), redraw(3));
  expect(verdict.isCommitmentTrue).toBe(false);
  expect(hexOf(new Uint8Array([0, 255]))).toBe('00ff');
});
