/** Where lines of a chart run so that they do not cover each other. */

/** How far apart lines run that would cover each other. */
export const LANE = 6;

interface Block {
  sum: number;
  n: number;
}
const mean = ({ sum, n }: Block): number => sum / n;

/**
 * Moves positions that are closer than `gap` apart, as little as possible and in the same order, until they are `gap`
 * apart. Equal positions keep the order of the list.
 */
export function apart(positions: readonly number[], gap = LANE): number[] {
  const order = positions.map((_, index) => index).sort((one, other) => positions[one]! - positions[other]!);
  // Without the gaps before them, positions that are far enough apart never fall; the others share their mean.
  const blocks: Block[] = [];
  order.forEach((index, rank) => {
    let block: Block = { sum: positions[index]! - rank * gap, n: 1 };
    while (blocks.length > 0 && mean(blocks.at(-1)!) > mean(block)) {
      const before = blocks.pop()!;
      block = { sum: before.sum + block.sum, n: before.n + block.n };
    }
    blocks.push(block);
  });
  const placed = blocks.flatMap((block) => Array<number>(block.n).fill(mean(block)));
  const result: number[] = [];
  order.forEach((index, rank) => (result[index] = placed[rank]! + rank * gap));
  return result;
}
