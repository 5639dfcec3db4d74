import type { AnyView } from '../any-view';
import { askedOf, choicesOf, type Choice } from '../choices';
import { patched } from '../patch';
import type { GameNow, Grace, LessonNow, Outcome, Seat, Update } from '../wire';

/** Where a game stands after a version, as one connection sees it. */
export interface Position {
  /** Null before the first message about the game. */
  version: number | null;
  view: AnyView | null;
  pending: unknown;
  /** What the seat may do now. */
  choices: Choice[];
  /** The choices when the seat was last asked, because an update leaves them out if they are still the same. */
  lastChoices: Choice[];
  /** Whether the seat is asked and has answered, or the table is about to answer for it. */
  hasAnswered: boolean;
  undo: Seat | null;
  /** The window that closes by itself, as the server described it at this version. `GraceClock` counts its time. */
  grace: Grace | null;
  /** Whether one person plays alone with bots, and nobody else watches. */
  isAlone: boolean;
  /** Whether bots could begin now but wait for people. */
  botsWait: boolean;
  /** Where the lesson stands, if the table is for one. */
  lesson: LessonNow | null;
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
  grace: null,
  isAlone: false,
  botsWait: false,
  lesson: null,
  outcome: null,
};

/** The position that a welcome describes. This is where the client first gets a view. */
export function positionOf(game: GameNow): Position {
  const { version, pending, undo, outcome, answered, grace, alone, bots_wait, lesson = null } = game;
  const choices = choicesOf(game.choices);
  const view = game.view as AnyView;
  const asked = { pending, choices, lastChoices: choices, hasAnswered: answered };
  return { version, view, ...asked, undo, grace: grace ?? null, isAlone: alone, botsWait: bots_wait, lesson, outcome };
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
    grace: update.grace ?? null,
    isAlone: update.alone ?? position.isAlone,
    botsWait: update.bots_wait ?? position.botsWait,
    lesson: update.lesson ?? position.lesson,
    outcome: update.outcome ?? position.outcome,
  };
}

/** Whether a window is open and waits for this seat, which may then step in or ask for time. */
export function isOpenTo({ pending, hasAnswered, grace }: Position, seat: Seat): boolean {
  const asked = askedOf(pending);
  const isAsked = asked !== null && asked.who.includes(seat) && !asked.ready.includes(seat);
  return grace?.ahead === true || (isAsked && !hasAnswered);
}

/**
 * Whether the table waits for this seat. In a window that closes by itself it waits only for seats that asked for time.
 */
export function isAwaited(position: Position, seat: Seat | null): boolean {
  const { pending, choices, hasAnswered, grace } = position;
  if (seat === null || hasAnswered || !askedOf(pending)?.who.includes(seat)) return false;
  const isUp = grace === null || grace.ahead || grace.waiting.includes(seat);
  return isUp && choices.some((choice) => !choice.refusal);
}
