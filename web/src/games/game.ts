/** What the folder of a game gives to the pages. Nothing outside the folder knows more about the game. */
import type { Component, Snippet } from 'svelte';
import type { BoardModel, Source } from '../lib/board/model.svelte';
import type { Redraw } from '../lib/chance';
import type { AnyView } from '../lib/any-view';
import type { Choice } from '../lib/choices';
import type { Film } from '../lib/film/film';
import type { Script } from '../lib/film/reading';
import type { IconName } from '../lib/icon-names';
import type { Language } from '../lib/settings.svelte';
import type { Sound } from '../lib/sound';
import type { Speech } from '../lib/speech';
import type { Seat, SeatInfo } from '../lib/wire';
import type { Arguments, Known, Words } from '../lib/words';

/** What the home page shows of a game. Its words are in files beside it, as `cover-<id>`. */
export interface Poster {
  /** Its place among the posters. */
  place: number;
  title: string;
  /** The colour of its line under the poster. */
  colour: string;
  /** Whether all players win or lose together. */
  isTogether?: boolean;
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
  /** The current step; null before the first round and after the last. */
  step: string | null;
}

/** A part that is loaded when it is shown, since the first look at a table does not need it. */
export type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What the host has chosen so far; an option set to null has its default. */
export type OptionFormProps = {
  options: Readonly<Record<string, string>>;
  nSeats: number;
  set: (key: string, value: string | null) => void;
};

/** A sentence that a player sees once, beside the thing that it is about: the word `hint-<id>`. */
export interface Hint<Model> {
  id: string;
  /** What it is about, as in a lesson: the first of `piece:A`, `place:church`, `part:hand` … that is on the screen. */
  points: readonly string[];
  /** Whether the player is at that point now. */
  isDue(model: Model): boolean;
}

/** One of the game's own lists beside the log and the chat. The word `nav-<id>` names it. */
export interface Tab<View = AnyView, Model extends BoardModel<View> = BoardModel<View>> {
  id: string;
  icon: IconName;
  Tab: Loaded<{ model: Model }>;
  /** How many things in it wait for these seats. */
  count(view: View, seats: readonly Seat[]): number;
}

/** Everything that pages know about a game. They only pass its views and its model on to its own parts. */
export interface Game<View = AnyView, Model extends BoardModel<View> = BoardModel<View>> {
  /** Symbols and patterns that its drawings use. */
  symbols: string;
  texts: Record<Language, () => Promise<{ default: string[] }>>;
  /** The texts that the first look at a table does not need (`later.json` lists them). */
  laterTexts?: Record<Language, () => Promise<{ default: string[] }>>;
  /**
   * Names in a view or in notices that may need the later texts. A table that shows such a name loads those texts at
   * once.
   */
  namesIn?(said: unknown): string[];
  /** Facts of a table that never change during a game. All its texts may use them. */
  constants?(view: View): Arguments;
  /**
   * What the texts may say about a struct in addition to its fields. It is computed again only when the facts change,
   * which is rare.
   */
  known?: { facts(view: View): unknown; of(view: View): Known };
  model(source: Source<View>): Model;
  Board: Component<{ model: Model; isPortrait: boolean }>;
  PlayerPlates: Component<{ model: Model; seats: readonly SeatInfo[] }>;
  /** What is left on the table, if the game shows that separately. */
  Supplies?: Component<{ model: Model }>;
  Hand: Component<{ model: Model; isPortrait?: boolean }>;
  Panel: Component<{ model: Model }>;
  /** The notice on show, large over the board. */
  Overlay: Component<{ model: Model }>;
  /** Parts of the game that are not needed at first. The page loads them soon after the first look. */
  later?: readonly (() => Promise<unknown>)[];
  EndScreen: Loaded<{ model: Model; told: readonly unknown[]; children: Snippet }>;
  hints?: () => Promise<{ hints: readonly Hint<Model>[] }>;
  tabs?: readonly Tab<View, Model>[];
  /** Choices that the server does not list but accepts. They are in the list of all choices too. */
  unlisted?(view: View, choices: readonly Choice[], seat: Seat): Choice[];
  film: Film;
  /** What films give more time, and what runs on under one line. */
  reading?: () => Promise<{ script: Script }>;
  /** Every step has a word `step-<id>`. */
  steps: readonly Step[];
  status(view: View, speech: Speech): Status;
  questionIcon(question: unknown): IconName;
  /** The seat whose turn it is, or that has just done what the question is about. */
  acting?(view: View, question: unknown): Seat | null;
  /** The seats in the order of their turns, beginning with the acting one, in a game that has such an order. */
  turnOrder?(view: View): readonly Seat[];
  /** What a narrow screen says beside the last line of the log. */
  aside(view: View): { icon: IconName; text: string } | null;
  /** What at this table is not taken from the real box: the word that says so, and its rule. */
  origins?(view: View): readonly { word: string; rule: string }[];
  /** Whether a notice begins a chapter of the log. */
  isChapter(notice: unknown): boolean;
  /** Lines that the log leaves out because they only say that nothing happened. */
  isIdle?(notice: unknown): boolean;
  sound(notice: unknown): Sound | null;
  /** What differs between two views, as names of things on the screen. If nothing moves, these things are marked. */
  changes(before: View, after: View): string[];
  /**
   * Makes the game's draws again, for a table with this many seats and this setup. Without it, only `revenant verify`
   * can verify chance.
   */
  redraw?: (nSeats: number, setup: unknown) => Promise<Redraw>;
  /**
   * Three kinds of options are shown apart: those that few tables change, those that are files, and those for which the
   * game has a form.
   */
  rareOptions?: readonly string[];
  fileOptions?: readonly string[];
  OptionForm?: Loaded<OptionFormProps>;
  /** Another option that changes along with this value unless the host chooses otherwise, and the word that says so. */
  alongside?(key: string, value: string): { key: string; value: string | null; note: string | null } | null;
  /** The values of an option that a host may choose, and the words for each. */
  optionValues(key: string, nSeats: number): string[];
  optionSaid(words: Words, key: string, value: string): string;
}

/** What the words of a table depend on, as text. The words are rebuilt only when this text changes. */
export function factsOf(game: Game | null, view: AnyView | null): string {
  if (game === null || view === null) return '';
  return JSON.stringify([game.constants?.(view), game.known?.facts(view)]);
}

/** The words for a table with this view. */
export function wordsAt(words: Words, game: Game | null, view: AnyView | null): Words {
  if (game === null || view === null) return words;
  return words.at(game.constants?.(view) ?? {}, game.known?.of(view));
}
