/** Lets everybody verify chance by drawing the numbers of a finished game again. See docs/protocol.md, "Chance". */
import { hexOf } from './hex';

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error(`not hexadecimal: ${hex}`);
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
}

async function hmac(key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data));
}

export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(secret))));
}

/** The random numbers that decide one answer of chance. */
export class Draw {
  private block = 0;
  private numbers: number[] = [];

  constructor(
    private readonly key: Uint8Array<ArrayBuffer>,
    private readonly draw: number,
  ) {}

  private async next(): Promise<number> {
    if (this.numbers.length === 0) {
      const data = new DataView(new ArrayBuffer(8));
      data.setUint32(0, this.draw);
      data.setUint32(4, this.block++);
      const bytes = new DataView((await hmac(this.key, new Uint8Array(data.buffer))).buffer);
      for (let index = 0; index < 8; index++) this.numbers.push(bytes.getUint32(4 * index));
    }
    return this.numbers.shift()!;
  }

  /** A fair number from 0 to n − 1. */
  async below(n: number): Promise<number> {
    const fairFrom = 2 ** 32 % n;
    for (;;) {
      const product = BigInt(await this.next()) * BigInt(n);
      if (Number(product & 0xffff_ffffn) >= fairFrom) return Number(product >> 32n);
    }
  }
}

/** The kind of one piece drawn from a bag that holds this many of each kind. */
export async function drawn(weights: readonly number[], draw: Draw): Promise<number> {
  let nth = await draw.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    if (nth < weight) return true;
    nth -= weight;
    return false;
  });
}

export async function keyOf(secret: string, contributions: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  return hmac(bytesOf(secret), bytesOf(contributions.join('')));
}

export interface JournalFile {
  header: { game: string; players: string[]; setup: unknown; chance: { commitment: string; contributions: string[] } };
  /** The answers of chance, in order, and the versions that they led to. */
  rolls: unknown[];
  versions: number[];
  secret: string | null;
}

/** Reads a journal: a line of JSON, then lines `number {json} digest`, then the end with the secret. */
export function readJournal(text: string): JournalFile {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const header = JSON.parse(lines[0] ?? '') as JournalFile['header'];
  const rolls: unknown[] = [];
  const versions: number[] = [];
  let secret: string | null = null;
  for (const line of lines.slice(1)) {
    const json = /\{.*\}/.exec(line)?.[0];
    if (line.startsWith('end')) secret = /\b[0-9a-f]{64}\b/i.exec(line)?.[0] ?? null;
    else if (json) {
      const input = JSON.parse(json) as { chance?: unknown; secret?: string };
      if (input.chance !== undefined) {
        rolls.push(input.chance);
        versions.push(parseInt(line, 10));
      }
      if (typeof input.secret === 'string') secret = input.secret;
    }
  }
  return { header, rolls, versions, secret };
}

export interface Checked {
  what: unknown;
  drawn: unknown;
  isTrue: boolean;
}

export interface Verdict {
  isTrue: boolean;
  isCommitmentTrue: boolean;
  checks: Checked[];
}

/** The table as it was before chance answered, as an observer without secrets sees it. */
export interface Before {
  view: unknown;
  pending: unknown;
}

/** Draws an answer of chance again. The game says how, and remembers what has left its bags. */
export type Redraw = (roll: unknown, draw: Draw, before: Before | null) => Promise<unknown>;

export async function verify(
  journal: JournalFile,
  secret: string,
  redraw: Redraw,
  at: (version: number) => Before | null = () => null,
): Promise<Verdict> {
  const isCommitmentTrue = (await commitmentOf(secret)) === journal.header.chance.commitment.toLowerCase();
  const key = await keyOf(secret, journal.header.chance.contributions);
  const checks: Checked[] = [];
  for (const [index, roll] of journal.rolls.entries()) {
    const drawn = await redraw(roll, new Draw(key, index), at(journal.versions[index]! - 1));
    checks.push({ what: roll, drawn, isTrue: JSON.stringify(drawn) === JSON.stringify(roll) });
  }
  return { isTrue: isCommitmentTrue && checks.every((check) => check.isTrue), isCommitmentTrue, checks };
}
