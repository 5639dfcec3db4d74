import { hexOf } from '../hex';
import type { Suggestion } from '../suggestion';
import type { Answer, ClientMessage, Failure, Refusal, Seat } from '../wire';

interface Requester {
  /** The seat of this user that is in question. */
  readonly seat: Seat | null;
  /** The seat of this user that may take back its last action. */
  readonly undoSeat: Seat | null;
  send(message: ClientMessage): void;
}

/** What this browser asks of the server, and what the server answered. */
export class Requests {
  /** Why the last request was refused, or could not be carried out. */
  refusal = $state.raw<Refusal | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** What a bot would do now, once it has been asked: it stands as long as the question does. */
  suggestion = $state.raw<Suggestion | null>(null);

  /** The request for a suggestion, until it is answered. */
  private suggestionId = $state<string | null>(null);
  private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  private n = 0;

  constructor(private readonly requester: Requester) {}

  /** Whether a bot was asked and has not answered. */
  get isThinking(): boolean {
    return this.suggestionId !== null;
  }

  hear(answer: Answer): void {
    const isSuggestion = answer.id === this.suggestionId;
    if (isSuggestion) this.suggestionId = null;
    if ('suggested' in answer) this.suggestion = answer.suggested;
    // A suggestion is refused only if the question has gone in the meantime, which the player sees.
    if ('refused' in answer && !isSuggestion) this.refusal = answer.refused;
    if ('failed' in answer) this.failure = answer.failed;
  }

  do(action: unknown, seat: Seat | null = this.requester.seat): void {
    this.suggestion = null;
    if (seat !== null) this.request((id) => ({ do: { id, seat, action } }));
  }

  /** Asks what a bot would do in this seat. */
  suggest(): void {
    const { seat } = this.requester;
    if (seat === null || this.isThinking) return;
    this.suggestionId = this.request((id) => ({ suggest: { id, seat } }));
  }

  undo(): void {
    const seat = this.requester.undoSeat;
    if (seat !== null) this.request((id) => ({ undo: { id, seat } }));
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
    const id = `${this.prefix}-${++this.n}`;
    this.refusal = null;
    this.failure = null;
    this.requester.send(make(id));
    return id;
  }
}
