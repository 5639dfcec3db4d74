/** What a game gives to the pages. Nothing outside its folder knows more of it. */
import type { Component, Snippet } from 'svelte';
import type { BoardModel, Source } from '../lib/board/model.svelte';
import type { Redraw } from '../lib/chance';
import type { Choice, Film } from '../lib/choices';
import type { IconName } from '../lib/icon-names';
import type { Language } from '../lib/settings.svelte';
import type { Sound } from '../lib/sound';
import type { Speech } from '../lib/speech';
import type { SeatInfo } from '../lib/wire';
import type { Arguments, Known, Words } from '../lib/words';

/** What the home page shows of a game before anybody plays it. Its words are beside it, as `cover-<id>`. */
export interface Poster {
  /** Where it stands among the others. */
  place: number;
  title: string;
  /** The colour of its line under the poster. */
  colour: string;
  poster(): string;
}

export interface Cover extends Poster {
  id: string;
}

/** A step of a round, at the top of the screen. */
export interface Step {
  id: string;
  icon: IconName;
}

/** Where the game stands, in words. */
export interface Status {
  /** “Round 3” */
  round: string;
  /** “9 alive” */
  note: string;
  /** The phase under way. */
  phase: string;
  /** Which of the steps is now; nothing before the first round and after the last. */
  step: string | null;
}

/** A part that the first look at a table does not need: it is loaded when it is shown. */
export type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a host has chosen so far; what is set to nothing is as usual. */
export type OptionFormProps = {
  options: Readonly<Record<string, string>>;
  nSeats: number;
  set(key: string, value: string | null): void;
};

/** A list of its own beside the log and the chat, called by the word `nav-<id>`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Tab<D extends BoardModel = any> {
  id: string;
  icon: IconName;
  Tab: Loaded<{ model: D }>;
  /** How much in it waits for these seats. */
  count(view: unknown, seats: readonly string[]): number;
}

// Pages hand a model on to the parts of its own game; only the game knows what lies on it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Game<D extends BoardModel = any> {
  /** Symbols and patterns that its drawings use. */
  symbols: string;
  texts: Record<Language, () => Promise<{ default: string[] }>>;
  /** What the texts may ask at any time of a table: facts that never change in a game. */
  constants?(view: unknown): Arguments;
  /** What the texts may say of a struct beside its fields, by facts of the table that seldom change. */
  known?: { facts(view: unknown): unknown; of(facts: unknown): Known };
  model(source: Source): D;
  Board: Component<{ model: D; isPortrait: boolean }>;
  PlayerPlates: Component<{ model: D; seats: readonly SeatInfo[] }>;
  Supplies: Component<{ model: D }>;
  Hand: Component<{ model: D; isPortrait?: boolean }>;
  Panel: Component<{ model: D }>;
  Overlay: Component<{ model: D }>;
  EndScreen: Loaded<{ model: D; told: readonly unknown[]; children: Snippet }>;
  tabs?: readonly Tab<D>[];
  /** Whether this seat has answered although the table tells nobody who has. */
  hasAnswered?(view: unknown, seat: string): boolean;
  /** What may be done beside what the server lists, in the list of all choices too. */
  unlisted?(view: unknown, choices: readonly Choice[], seat: string): Choice[];
  film: Film;
  /** Steps have a word `step-<id>`. */
  steps: readonly Step[];
  status(view: unknown, speech: Speech): Status;
  questionIcon(question: unknown): IconName;
  /** What a narrow screen says beside the last line of the log. */
  aside(view: unknown): { icon: IconName; text: string } | null;
  /** Whether a notice begins a chapter of the log. */
  isChapter(notice: unknown): boolean;
  /** Lines that the log leaves out, since they say only that nothing happened. */
  isIdle?(notice: unknown): boolean;
  sound(notice: unknown): Sound | null;
  /** A view without what only its observer knows, and whether a notice tells everybody the same: for a device that lies open on the table. */
  publicly(view: unknown): unknown;
  isPublic(notice: unknown): boolean;
  /** What differs between two views, as names of things on the screen; they are marked where nothing moves. */
  changes(before: unknown, after: unknown): string[];
  /** How its draws come from numbers, for a table with so many seats and this set-up. Without it chance is verified by the command alone. */
  redraw?(nSeats: number, setup: unknown): Promise<Redraw>;
  /** Options that few tables change are out of the way; some are files; some need a form of their own. */
  rareOptions?: readonly string[];
  fileOptions?: readonly string[];
  OptionForm?: Loaded<OptionFormProps>;
  /** What is chosen along with a value of an option, unless the host chooses otherwise, and the word that says so. */
  alongside?(key: string, value: string): { key: string; value: string | null; note: string | null } | null;
  /** The values of an option that a host may choose, and how one is said. */
  optionValues(key: string, nSeats: number): string[];
  optionSaid(words: Words, key: string, value: string): string;
}

/** What the words of a table depend on, as text: they are made anew only where it changes. */
export function factsOf(game: Game | null, view: unknown): string {
  return JSON.stringify(
    game === null || view === null ? {} : { constants: game.constants?.(view), known: game.known?.facts(view) },
  );
}

export function wordsAt(words: Words, game: Game | null, facts: string): Words {
  const { constants = {}, known } = JSON.parse(facts) as { constants?: Arguments; known?: unknown };
  return words.at(constants, known === undefined ? undefined : game?.known?.of(known));
}
