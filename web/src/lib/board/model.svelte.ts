import { seatColour } from '../art';
import type { AnyView } from '../any-view';
import { isPass, type Asked, type Choice } from '../choices';
import type { IconName } from '../icon-names';
import type { Speech } from '../speech';
import type { Refusal, Seat } from '../wire';
import { variantOf } from '../words';
import type { Planner } from './gesture.svelte';

/** What a model is made from: a live table, or one step of a replay. */
export interface Source<View = AnyView> {
  readonly view: View;
  /** The view at the time of the notice on show, because what the notice mentions may be gone from `view`. */
  readonly noticeView: View;
  readonly asked: Asked | null;
  readonly choices: Choice[];
  /** The seat of this user that the screen is about; null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
  readonly canAct: boolean;
  /** Whether that seat is asked and has answered. */
  readonly hasAnswered: boolean;
  /** Whether this user holds a window open that would otherwise close by itself. */
  readonly isHolding?: boolean;
  /** The notice on show. */
  readonly notice: unknown;
  /** All notices on show at the same time. */
  readonly notices: readonly unknown[];
  /** If nothing moves on the screen: what has just changed, by the names that the game's `changes` gives. */
  readonly changed: ReadonlySet<string>;
  readonly speech: Speech;
  act(action: unknown): void;
  showRule(id: string): void;
  /** Why the server refused the last action, for parts that send actions which are not listed. */
  readonly refusal?: Refusal | null;
  /** How a chore is planned and done as a whole; missing in a replay. */
  readonly planner?: Planner;
  /** Whether there is a last scene. `watch` shows it again, and the player can slow it down, stop it and step back. */
  readonly hasScene?: boolean;
  watch?(): void;
  /** Opens one of the game's own lists beside the chat. */
  showTab?(id: string): void;
  /** Whether this is a lesson, which explains by itself. */
  readonly isLesson?: boolean;
}

/** A choice that knows which things on the screen stand for it. */
export interface Offer extends Choice {
  verb: string;
}

/** What an answer is: a card in hand, an item on the table, a power of a character, or anything else. */
export type AnswerKind = 'card' | 'item' | 'power' | 'deed';
export const ANSWER_KINDS: readonly AnswerKind[] = ['card', 'item', 'power', 'deed'];

/** Something that a player can do while a window is open, such as playing a card or using a power. */
export interface Answer {
  /** Tells the answer from the others. */
  key: string;
  icon: IconName;
  name: string;
  /** What the answer does at this moment, or what is printed on the card. */
  about: string;
  /** What it is. A `card` is also on the screen as part of the hand. */
  kind: AnswerKind;
  /** Gives the answer, or begins it if more must be picked. */
  tap(): void;
}

export const isLegal = (offer: Offer): boolean => !offer.refusal;

const SHAKE_MS = 400;

/**
 * What board, hand and panel of a table share: the view, the choices, and what the player tried. A game adds what the
 * player can pick.
 */
export abstract class BoardModel<View = AnyView, O extends Offer = Offer> {
  /** The refused choice that the player tried last. */
  why = $state.raw<O | null>(null);
  /** The thing on the screen that was clicked for it, while it shakes. */
  shaken = $state<string | null>(null);
  /** What the mouse or the focus is on. */
  pointed = $state.raw<O | null>(null);

  view = $derived.by(() => this.source.view);
  speech = $derived.by(() => this.source.speech);
  question = $derived.by(() => this.source.asked?.question ?? null);
  asked = $derived.by(() => variantOf(this.question));
  offers = $derived.by((): O[] =>
    this.source.canAct ? this.source.choices.map((choice) => this.offerOf(choice)) : [],
  );
  legal = $derived.by(() => this.offers.filter(isLegal));
  hasAnswered = $derived.by(() => this.source.hasAnswered);
  colours = $derived.by(() => this.coloursOf(this.view));
  /** A headline that replaces that of the question, if the game has a better one. */
  headline = $derived.by((): string | null => null);
  /** Whether a proposal for the whole question is on the screen, so that no other advice is needed. */
  hasProposal = $derived.by((): boolean => false);
  /** Whether nothing may lie over the board, because this player's own turn is played on it. */
  needsBoard = $derived.by((): boolean => false);
  /** What the player can do in an open window. */
  answers = $derived.by((): Answer[] =>
    this.legal
      .filter(({ action }) => !isPass(action))
      .map((offer, at) => ({
        key: String(at),
        icon: 'l:hand' as const,
        name: this.speech.action(offer.action, this.question),
        about: this.speech.effect(offer.action, this.question) ?? '',
        kind: 'deed',
        tap: () => this.choose(offer, `answer-${at}`),
      })),
  );
  /** What a click would do, or why it would do nothing. */
  hint = $derived.by((): string | null => {
    const offer = this.pointed;
    if (!offer || !this.offers.some((each) => each.action === offer.action)) return null;
    const said = this.speech.action(offer.action, this.question);
    if (offer.refusal) return `${said} — ${this.speech.refusal(offer.refusal)} ${offer.refusal.rule}`;
    const effect = this.effectNow(offer);
    return effect ? `${said} — ${effect}` : said;
  });

  constructor(readonly source: Source<View>) {}

  protected abstract offerOf(choice: Choice): O;
  /** The names of the colours, seat A first. */
  protected abstract coloursOf(view: View): (string | undefined)[];
  /** Drops what was picked. */
  protected abstract clear(): void;
  /** What a legal choice would do besides what its name says. */
  protected effectNow(offer: O): string | null {
    return this.speech.effect(offer.action, this.question) ?? null;
  }
  /** Whether a click only picks this legal choice, which must then be confirmed. */
  protected picks(_offer: O): boolean {
    return false;
  }

  /** Whether the player has begun a choice that takes more than one click. */
  get isPicking(): boolean {
    return false;
  }

  /** An action in words that the texts alone cannot form: where a square is, what waits on the way. */
  actionSaid(_action: unknown): string | null {
    return null;
  }

  colour = (seat: Seat): string => seatColour(seat, this.colours[seat.charCodeAt(0) - 65]);
  colourName = (seat: Seat): string | undefined => this.colours[seat.charCodeAt(0) - 65];
  isChanged = (name: string): boolean => this.source.changed.has(name);

  /** Reacts to a click on something that stands for a choice. */
  choose(offer: O, from: string): void {
    if (offer.refusal) return this.refuse(offer, from);
    this.why = null;
    if (!this.picks(offer)) this.act(offer.action);
  }

  act(action: unknown): void {
    this.reset();
    this.source.act(action);
  }

  reset(): void {
    this.why = null;
    this.clear();
  }

  refuse(offer: O, from: string): void {
    this.why = offer;
    this.shaken = from;
    setTimeout(() => {
      if (this.shaken === from) this.shaken = null;
    }, SHAKE_MS);
  }
}
