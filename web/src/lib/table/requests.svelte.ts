import type { Wish } from '../board/gesture.svelte';
import { hexOf } from '../hex';
import type { Suggestion } from '../suggestion';
import type { Answer, ClientMessage, Failure, Refusal, Seat, Tempo } from '../wire';
import { Announcer } from './announcer.svelte';

interface Requester {
  /** The seat of this user that the screen is about. */
  readonly seat: Seat | null;
  /** The seat of this user that may take back its last action. */
  readonly undoSeat: Seat | null;
  /** Whether a window is open that closes by itself. The server may keep an answer until it closes. */
  readonly isInWindow: boolean;
  /** In such a window, the version that the player sees. */
  readonly windowVersion: number | undefined;
  /** The version that the server told last. */
  readonly version: number | null;
  /** Takes the lines after one version and up to another out of the log. */
  unsay(after: number, upTo: number): void;
  send(message: ClientMessage): void;
}

/** An order that was proposed to this player, and whether it has been given. */
export interface Proposal {
  readonly order: unknown;
  readonly state: 'proposed' | 'sent' | 'given';
}

/**
 * A request whose refusal is not shown, because it only means that the table has gone on, which the player sees anyway.
 */
interface Courtesy {
  answered?: () => void;
  failed?: () => void;
}

/** What this browser asks of the server, and what the server answered. */
export class Requests {
  /** Why the last request was refused, or could not be carried out. */
  refusal = $state.raw<Refusal | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** What a bot would do now, once the player has asked. It is valid as long as the question is. */
  suggestion = $state.raw<Suggestion | null>(null);
  /** Orders that are proposed to this player, after those that the player gave from the previous proposals. */
  proposals = $state.raw<readonly Proposal[]>([]);
  readonly announcer = new Announcer();

  /** The answers that the server keeps until a window closes. */
  private kept = $state.raw<ReadonlyMap<string, readonly unknown[]>>(new Map());
  /** The ids of requests whose answers the player has taken back. */
  private readonly takenBack = new Set<string>();
  /**
   * Orders given since the last proposals. They stay on the screen beside the next proposals, and disappear after
   * those.
   */
  private readonly justGiven = new Set<unknown>();
  private readonly courtesies = new Map<string, Courtesy>();
  /** The functions to call with the answer to an action or a gesture, by the id of the request. */
  private readonly followers = new Map<string, (answer: Answer) => void>();
  /** The request for a suggestion, until it is answered. */
  private suggestionId = $state<string | null>(null);
  /** The functions to call with the answer to a plan, by the id of the request. */
  private readonly plans = new Map<string, (answer: Answer) => void>();
  private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  private n = 0;
  /** The version before the last action, which may be taken back. */
  private actedAt: number | null = null;

  constructor(private readonly requester: Requester) {}

  /** Whether a bot has been asked and has not answered yet. */
  get isThinking(): boolean {
    return this.suggestionId !== null;
  }
  /** The actions that the server keeps until a window closes. */
  get keptActions(): readonly unknown[] {
    return [...this.kept.values()].at(-1) ?? [];
  }
  get isKept(): boolean {
    return this.kept.size > 0;
  }
  /** Whether the player has asked for time and the server has not answered yet. */
  isAskingForTime = $state(false);

  hear(answer: Answer): void {
    const plan = this.plans.get(answer.id);
    if (plan) {
      this.plans.delete(answer.id);
      return plan(answer);
    }
    const isSuggestion = answer.id === this.suggestionId;
    if (isSuggestion) this.suggestionId = null;
    if ('suggested' in answer) this.suggestion = answer.suggested;
    if ('orders' in answer) this.hearProposals(answer.orders.actions);
    const courtesy = this.courtesies.get(answer.id);
    // A suggestion is refused only if the question is gone by now, which the player sees anyway.
    const isSilent = isSuggestion || courtesy !== undefined || this.takenBack.has(answer.id);
    if ('refused' in answer && !isSilent) this.refusal = answer.refused;
    if ('failed' in answer) this.fail(answer.failed, isSilent);
    courtesy?.answered?.();
    if (!('done' in answer)) courtesy?.failed?.();
    const follower = this.followers.get(answer.id);
    this.forget(answer.id);
    follower?.(answer);
  }

  private fail(failure: Failure, isSilent: boolean): void {
    if (isSilent) return;
    if (failure === 'overtaken') this.announcer.say('overtaken');
    else this.failure = failure;
  }

  private forget(id: string): void {
    this.courtesies.delete(id);
    this.followers.delete(id);
    this.takenBack.delete(id);
    if (this.kept.has(id)) this.kept = new Map([...this.kept].filter(([each]) => each !== id));
  }

  do(action: unknown, seat: Seat | null = this.requester.seat, told?: (answer: Answer) => void): void {
    this.suggestion = null;
    if (seat !== null) this.act([action], (id) => ({ do: { id, seat, action, ...this.seen } }), told);
  }

  /** Does all of these actions, or none if one is refused. */
  doAll(actions: readonly unknown[], told: (answer: Answer) => void): void {
    const { seat } = this.requester;
    this.suggestion = null;
    if (seat !== null)
      this.act(actions, (id) => ({ 'do-all': { id, seat, actions: [...actions], ...this.seen } }), told);
  }

  private act(
    actions: readonly unknown[],
    make: (id: string) => ClientMessage,
    told: ((answer: Answer) => void) | undefined,
  ): void {
    const { isInWindow } = this.requester;
    this.actedAt = this.requester.version;
    const id = this.request(make);
    if (isInWindow) this.kept = new Map([...this.kept, [id, actions]]);
    if (told) this.followers.set(id, told);
  }

  private get seen(): { seen?: number } {
    const { windowVersion } = this.requester;
    return windowVersion === undefined ? {} : { seen: windowVersion };
  }

  /** Asks for time in the open window. */
  wait(): void {
    const { seat } = this.requester;
    if (seat === null || this.isAskingForTime) return;
    this.isAskingForTime = true;
    this.ask((id) => ({ wait: { id, seat, ...this.seen } }), {
      answered: () => (this.isAskingForTime = false),
      failed: () => this.announcer.say('too-late'),
    });
  }

  /** Lets the open window go by. */
  pass(action: unknown): void {
    const { seat } = this.requester;
    this.actedAt = this.requester.version;
    if (seat !== null) this.ask((id) => ({ do: { id, seat, action, ...this.seen } }));
  }

  tempo(tempo: Tempo): void {
    const { seat } = this.requester;
    if (seat !== null) this.ask((id) => ({ tempo: { id, seat, tempo } }));
  }

  skip(failed: () => void): void {
    const { seat } = this.requester;
    if (seat !== null) this.ask((id) => ({ skip: { id, seat } }), { failed });
  }

  /** Asks what a bot would do in this seat. */
  suggest(): void {
    const { seat } = this.requester;
    if (seat === null || this.isThinking) return;
    this.suggestionId = this.request((id) => ({ suggest: { id, seat } }));
  }

  /** Asks for orders that would spare this seat questions. */
  proposeOrders(): void {
    const { seat } = this.requester;
    if (seat !== null) this.ask((id) => ({ 'propose-orders': { id, seat } }));
  }

  private hearProposals(orders: readonly unknown[]): void {
    const given = this.proposals.filter((proposal) => this.justGiven.has(proposal.order));
    this.justGiven.clear();
    this.proposals = [...given, ...orders.map((order): Proposal => ({ order, state: 'proposed' }))];
  }

  /** Gives some of the proposed orders, one after another. */
  giveOrders(orders: readonly unknown[]): void {
    for (const order of orders) {
      this.mark(order, 'sent');
      this.do(order, this.requester.seat, (answer) => {
        const isGiven = 'done' in answer;
        if (isGiven) this.justGiven.add(order);
        this.mark(order, isGiven ? 'given' : 'proposed');
      });
    }
  }

  private mark(order: unknown, state: Proposal['state']): void {
    this.proposals = this.proposals.map((each) => (each.order === order ? { order, state } : each));
  }

  /** Asks for a plan for the seat's chore. Only `told` gets the answer. */
  plan(wish: Wish, told: (answer: Answer) => void): void {
    const { seat } = this.requester;
    if (seat === null) return;
    const id = this.nextId();
    this.plans.set(id, told);
    this.requester.send({ plan: { id, seat, ...wish } });
  }

  /** Takes back what is kept, or else the last action. */
  undo(): void {
    const seat = this.isKept ? this.requester.seat : this.requester.undoSeat;
    for (const id of this.kept.keys()) this.takenBack.add(id);
    if (seat === null) return;
    const { isKept, actedAt } = this;
    const id = this.request((each) => ({ undo: { id: each, seat } }));
    if (isKept || actedAt === null) return;
    this.followers.set(id, (answer) => {
      if ('done' in answer) this.requester.unsay(actedAt, answer.done.version);
    });
  }

  say(text: string, to: Seat | null): void {
    this.request((id) => ({ say: { id, to, text } }));
  }

  handOver(seat: Seat): void {
    this.request((id) => ({ 'hand-over': { id, seat } }));
  }

  takeBack(seat: Seat): void {
    this.request((id) => ({ 'take-back-seat': { id, seat } }));
  }

  resign(seat: Seat): void {
    this.request((id) => ({ resign: { id, seat } }));
  }

  /** Adds this browser's own randomness to the key of the game. */
  contribute(seat: Seat): void {
    const random = hexOf(crypto.getRandomValues(new Uint8Array(16)));
    this.request((id) => ({ contribute: { id, seat, random } }));
  }

  private request(make: (id: string) => ClientMessage): string {
    this.refusal = null;
    this.failure = null;
    const id = this.nextId();
    this.requester.send(make(id));
    return id;
  }

  private ask(make: (id: string) => ClientMessage, courtesy: Courtesy = {}): void {
    const id = this.nextId();
    this.courtesies.set(id, courtesy);
    this.requester.send(make(id));
  }

  private nextId(): string {
    return `${this.prefix}-${++this.n}`;
  }
}
