import type { AnyView } from '../any-view';
import { askedOf, choicesOf, isPass, type Choice } from '../choices';
import { patched } from '../patch';
import type { GameNow, Grace, LessonNow, Outcome, Seat, Update } from '../wire';

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
  /** The window that closes by itself, as it was told then: `GraceClock` counts its time. */
  grace: Grace | null;
  /** Whether one person plays alone with bots, and nobody else watches. */
  isAlone: boolean;
  /** Whether bots could begin now and leave it to people. */
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

/** The position that a welcome describes. Here views enter from the server. */
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

/** Whether the window, if one is open, waits for this seat: it may step in, or ask for time. */
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
  return isUp && choices.some((choice) => !choice.refusal) && !passesForUs(position);
}

/** Whether the server is about to pass for a player who is alone with bots and can do nothing else. */
function passesForUs({ choices, grace, isAlone }: Position): boolean {
  const legal = choices.filter(({ refusal }) => !refusal);
  return isAlone && grace === null && legal.length === 1 && isPass(legal[0]!.action);
}
