import { seatColour } from '../art';
import type { Asked, Choice } from '../choices';
import type { Speech } from '../speech';
import type { Refusal, Seat } from '../wire';

/** What a model is set with: a live table, or one step of a replay. */
export interface Source {
  readonly view: unknown;
  /** The view in which the moment happens: what is told of may be gone from the view itself. */
  readonly scene: unknown;
  readonly asked: Asked | null;
  readonly choices: Choice[];
  /** The own seat in question; nothing for who only watches. */
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
  readonly canAct: boolean;
  readonly notice: unknown;
  /** What has just changed where nothing moves, by the names that the game's `changes` gives. */
  readonly changed: ReadonlySet<string>;
  readonly speech: Speech;
  act(action: unknown): void;
  showRule(id: string): void;
  /** Why the server refused what was done last, for parts that send what no list has. */
  readonly refusal?: Refusal | null;
  /** Shows the last scene again, if the game has such: one can slow it, stop it and go back in it. */
  readonly hasScene?: boolean;
  watch?(): void;
  /** Opens a list of the game's own beside the chat. */
  showTab?(id: string): void;
}

/** A choice that knows which things on the screen stand for it. */
export interface Offer extends Choice {
  verb: string;
}

export const isLegal = (offer: Offer): boolean => !offer.refusal;

const SHAKE_MS = 400;

/** What lies before a player, and what he tried of it. Board, hand and panel share one; a game adds what it lets him pick. */
export abstract class BoardModel<View = unknown, O extends Offer = Offer> {
  /** A refused choice that was tried, and where. */
  why = $state.raw<O | null>(null);
  shaken = $state<string | null>(null);
  /** What the mouse or the focus is on. */
  pointed = $state.raw<O | null>(null);

  view = $derived.by(() => this.source.view as View);
  speech = $derived.by(() => this.source.speech);
  question = $derived.by(() => this.source.asked?.question ?? null);
  offers = $derived.by((): O[] =>
    this.source.canAct ? this.source.choices.map((choice) => this.offerOf(choice)) : [],
  );
  legal = $derived.by(() => this.offers.filter(isLegal));
  isSealed = $derived.by(() => this.source.seat !== null && !!this.source.asked?.ready.includes(this.source.seat));
  colours = $derived.by(() => this.coloursOf(this.view));
  /** What would happen at a click, or why nothing would. */
  hint = $derived.by((): string | null => {
    const offer = this.pointed;
    if (!offer || !this.offers.some((each) => each.action === offer.action)) return null;
    const said = this.speech.action(offer.action, this.question);
    if (offer.refusal) return `${said} — ${this.speech.refusal(offer.refusal)} ${offer.refusal.rule}`;
    const effect = this.speech.effect(offer.action, this.question);
    return effect ? `${said} — ${effect}` : said;
  });

  constructor(readonly source: Source) {}

  protected abstract offerOf(choice: Choice): O;
  /** The names of the colours, seat A first. */
  protected abstract coloursOf(view: View): (string | undefined)[];
  /** Nothing is picked any more. */
  protected abstract clear(): void;
  /** A legal choice that is only picked for now, to be confirmed. */
  protected picks(_offer: O): boolean {
    return false;
  }

  /** An action in words that the texts alone cannot find: where a square lies, what waits on the way. */
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
