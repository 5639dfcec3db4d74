import { readFileSync } from 'node:fs';
import type { ServerMessage, Update, Welcome } from '../src/lib/wire';

/** Whole games as one seat saw them, every message in order. */
export const GAMES = ['game-3-seats', 'game-4-seats', 'game-6-seats'];

export function recorded(name: string): { welcome: Welcome; updates: Update[] } {
  const file = new URL(`./fixtures/${name}.jsonl`, import.meta.url);
  const messages = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as ServerMessage);
  const first = messages[0];
  if (!first || !('welcome' in first)) throw new Error(`${name} does not begin with a welcome`);
  return { welcome: first.welcome, updates: messages.flatMap((message) => ('update' in message ? [message.update] : [])) };
}
