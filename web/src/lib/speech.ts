import { pieces, seatMark, variantOf, type Words } from './words';
import { SEATS } from './names';
import type { Refusal, Seat } from './wire';

const MARKS = SEATS.map(seatMark);

/** Texts at one table: the words of its game with the names of its players. */
export class Speech {
  readonly words: Words;

  /** Texts call the `reader` "you". They call nobody "you" if several people, or only spectators, read them. */
  constructor(
    words: Words,
    readonly names: readonly string[],
    readonly reader: Seat | null = null,
  ) {
    this.words = words.readBy(reader);
  }

  name(seat: Seat): string {
    return this.names[seat.charCodeAt(0) - 65] ?? seat;
  }

  nameList(seats: readonly Seat[]): string {
    return this.words.joined(seats.map((seat) => this.name(seat)));
  }

  /** A notice cut into text and seats, for the log. */
  notice(notice: unknown): ReturnType<typeof pieces> {
    return pieces(this.words.say(this.words.phrase('notice', notice, MARKS)));
  }

  noticeText(notice: unknown): string {
    return this.words.say(this.words.phrase('notice', notice, this.names));
  }

  chance(question: unknown): string {
    return this.words.say(this.words.phrase('chance', question, this.names));
  }

  /** The question as put to these seats. The text gets them as `asked`, and as `seat` if the question names no seat. */
  question(question: unknown, asked: readonly Seat[]): string {
    const phrase = this.words.phrase('question', question, this.names);
    const of = this.words.about(phrase.id, { seat: asked, asked }, this.names).arguments;
    return this.words.say({ ...phrase, arguments: { ...of, ...phrase.arguments } });
  }

  /** The headline of a question. */
  headline(question: unknown): string {
    return this.words.say(this.words.phrase('headline', question, this.names));
  }

  action(action: unknown, question: unknown): string {
    return this.words.say(this.actionPhrase(action, question));
  }

  actionShort(action: unknown, question: unknown): string {
    const phrase = this.actionPhrase(action, question);
    return this.words.attribute(phrase, 'short') ?? this.words.say(phrase);
  }

  effect(action: unknown, question: unknown): string | undefined {
    return this.words.attribute(this.actionPhrase(action, question), 'effect');
  }

  /** The ids of the rules that apply to an action as an answer to a question. */
  rules(action: unknown, question: unknown): string[] {
    const ofAction = this.words.attribute(this.actionPhrase(action, question), 'rules') ?? '';
    const ofQuestion = this.words.attribute(this.words.phrase('question', question, this.names), 'rules') ?? '';
    return [...new Set(`${ofAction} ${ofQuestion}`.split(/\s+/).filter((id) => id !== ''))];
  }

  refusal(refusal: Refusal): string {
    return this.words.word(`refusal-${refusal.reason}`);
  }

  /** A word of the game: a place, a card … */
  word(id: string): string {
    return this.words.word(id);
  }

  about(id: string, values: Record<string, unknown>): string {
    return this.words.say(this.words.about(id, values, this.names));
  }

  verb(action: unknown): string {
    return this.words.word(`verb-${variantOf(action).variant}`);
  }

  private actionPhrase(action: unknown, question: unknown): ReturnType<Words['phrase']> {
    const phrase = this.words.phrase('action', action, this.names);
    return this.words.withAllOf(phrase, 'question', this.words.phrase('question', question, this.names));
  }
}
