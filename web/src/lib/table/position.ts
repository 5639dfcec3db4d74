import type { AnyView } from '../any-view';
import { askedOf, choicesOf, type Choice } from '../choices';
import { patched } from '../patch';
import type { GameNow, Outcome, Seat, Update } from '../wire';

/** Where a game stands after a version, as one connection sees it. */
export interface Position {
  /** Nothing before the first message about the game. */
  version: number | null;
  view: AnyView | null;
  pending: unknown;
  /** What the seat may do now. */
  choices: Choice[];
  /** The choices of the last time that the seat was asked: an update leaves them out if they are still the same. */
  lastChoices: Choice[];
  /** Whether the seat is asked and has answered. */
  hasAnswered: boolean;
  undo: Seat | null;
  outcome: Outcome | null;
}

export const NOWHERE: Position = {
  version: null,
  view: null,
  pending: null,
  choices: [],
  lastChoices: [],
  hasAnswered: false,
  undo: null,
  outcome: null,
};

/** The position that a welcome describes. Here views enter from the server. */
export function positionOf(game: GameNow): Position {
  const { version, pending, undo, outcome, answered } = game;
  const choices = choicesOf(game.choices);
  const view = game.view as AnyView;
  return { version, view, pending, choices, lastChoices: choices, hasAnswered: answered, undo, outcome };
}

/** The position after an update, for a connection that plays these seats. */
export function updated(position: Position, update: Update, seats: readonly Seat[]): Position {
  const pending = 'pending' in update ? update.pending : position.pending;
  const isAsked = askedOf(pending)?.who.some((seat) => seats.includes(seat)) ?? false;
  const lastChoices = update.choices ? choicesOf(update.choices) : position.lastChoices;
  return {
    version: update.version,
    view: patched(position.view, update.patch ?? {}),
    pending,
    choices: isAsked ? lastChoices : [],
    lastChoices,
    hasAnswered: update.answered ?? false,
    undo: update.undo ?? null,
    outcome: update.outcome ?? position.outcome,
  };
}
