import { seatColour } from '../art';
import type { AnyView } from '../any-view';
import type { Asked, Choice } from '../choices';
import type { Speech } from '../speech';
import type { Refusal, Seat } from '../wire';

/** What a model is made from: a live table, or one step of a replay. */
export interface Source<View = AnyView> {
  readonly view: View;
  /** The view in which the notice on show happened: what it tells of may be gone from the view itself. */
  readonly noticeView: View;
  readonly asked: Asked | null;
  readonly choices: Choice[];
  /** The seat of this user that is in question; null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
  readonly canAct: boolean;
  /** Whether that seat is asked and has answered. */
  readonly hasAnswered: boolean;
  /** The notice on show. */
  readonly notice: unknown;
  /** What has just changed where nothing moves, by the names that the game's `changes` gives. */
  readonly changed: ReadonlySet<string>;
  readonly speech: Speech;
  act(action: unknown): void;
  showRule(id: string): void;
  /** Why the server refused the last action, for parts that send actions no list contains. */
  readonly refusal?: Refusal | null;
  /** Shows the last scene again, if the game has one: the player can slow it, stop it and go back in it. */
  readonly hasScene?: boolean;
  watch?(): void;
  /** Opens one of the game's own lists beside the chat. */
  showTab?(id: string): void;
}

/** A choice that knows which things on the screen stand for it. */
export interface Offer extends Choice {
  verb: string;
}

export const isLegal = (offer: Offer): boolean => !offer.refusal;

const SHAKE_MS = 400;

/**
 * What board, hand and panel of a table share: the view, the choices, and what the player tried. A game adds what they
 * can pick.
 */
export abstract class BoardModel<View = AnyView, O extends Offer = Offer> {
  /** A refused choice that was tried, and where. */
  why = $state.raw<O | null>(null);
  shaken = $state<string | null>(null);
  /** What the mouse or the focus is on. */
  pointed = $state.raw<O | null>(null);

  view = $derived.by(() => this.source.view);
  speech = $derived.by(() => this.source.speech);
  question = $derived.by(() => this.source.asked?.question ?? null);
  offers = $derived.by((): O[] =>
    this.source.canAct ? this.source.choices.map((choice) => this.offerOf(choice)) : [],
  );
  legal = $derived.by(() => this.offers.filter(isLegal));
  hasAnswered = $derived.by(() => this.source.hasAnswered);
  colours = $derived.by(() => this.coloursOf(this.view));
  /** What a click would do, or why it would do nothing. */
  hint = $derived.by((): string | null => {
    const offer = this.pointed;
    if (!offer || !this.offers.some((each) => each.action === offer.action)) return null;
    const said = this.speech.action(offer.action, this.question);
    if (offer.refusal) return `${said} — ${this.speech.refusal(offer.refusal)} ${offer.refusal.rule}`;
    const effect = this.speech.effect(offer.action, this.question);
    return effect ? `${said} — ${effect}` : said;
  });

  constructor(readonly source: Source<View>) {}

  protected abstract offerOf(choice: Choice): O;
  /** The names of the colours, seat A first. */
  protected abstract coloursOf(view: View): (string | undefined)[];
  /** Drops what was picked. */
  protected abstract clear(): void;
  /** A legal choice that is only picked for now, to be confirmed. */
  protected picks(_offer: O): boolean {
    return false;
  }

  /** An action in words that the texts cannot form alone: where a square lies, what waits on the way. */
  actionSaid(_action: unknown): string | null {
    return null;
  }

  colour = (seat: Seat): string => seatColour(seat, this.colours[seat.charCodeAt(0) - 65]);
  colourName = (seat: Seat): string | undefined => this.colours[seat.charCodeAt(0) - 65];
  isChanged = (name: string): boolean => this.source.changed.has(name);

  /** One click on something that stands for a choice. */
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
