import { readFileSync } from 'node:fs';
import { choicesOf, type Choice } from '../src/lib/choices';
import type { Patch, ServerMessage, Welcome } from '../src/lib/wire';

/** Whole games as one seat saw them, every message in order. */
export const GAMES = ['game-3-seats', 'game-4-seats', 'game-6-seats'];

/** An update with what it left out because it had not changed. */
interface Step {
  notices: unknown[];
  patch: Patch;
  pending: unknown;
  choices: Choice[];
}

export function recorded(name: string): { welcome: Welcome; updates: Step[] } {
  const file = new URL(`./fixtures/${name}.jsonl`, import.meta.url);
  const messages = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ServerMessage);
  const first = messages[0];
  if (!first || !('welcome' in first) || !first.welcome.game)
    throw new Error(`${name} does not begin with a welcome to a game`);
  let { pending, choices } = first.welcome.game;
  const updates = messages.flatMap((message) => {
    if (!('update' in message)) return [];
    const { notices, patch = {} } = message.update;
    ({ pending, choices } = { pending, choices, ...message.update });
    return [{ notices: notices.flat(), patch, pending, choices: choicesOf(choices) }];
  });
  return { welcome: first.welcome, updates };
}
