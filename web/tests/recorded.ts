import { readFileSync } from 'node:fs';
import { choicesOf, type Choice } from '../src/lib/choices';
import type { AnyView } from '../src/lib/any-view';
import { framesOf, type Frame } from '../src/lib/film/film';
import { patched } from '../src/lib/patch';
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

/** The frames of all updates of a game, as a client makes them from what the server sent. */
export function framesOfGame(name: string): Frame[] {
  const { welcome, updates } = recorded(name);
  let view = welcome.game!.view as AnyView;
  return updates.flatMap(({ notices, patch }, index) => {
    const before = view;
    view = patched(view, patch);
    return framesOf(before, { version: index + 1, notices: [notices] }, view);
  });
}
