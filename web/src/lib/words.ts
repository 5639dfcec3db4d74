/**
 * Words for values: turns anything that the server sends into a sentence. Nothing here depends on a game.
 * `crates/terminal/src/words.rs` explains the convention; the terminal uses the same texts of the games.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const POSITIONS = ['one', 'two', 'three', 'four', 'five', 'six'];
/** The prefix of messages for values inside other values. */
const VALUE = 'value';
/** The message for an optional struct that is there. */
const SOME = 'some';
/** The message for the reader at the end of a list. */
const LIST_YOU = 'list-you';

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

export type Arguments = Record<string, FluentVariable>;

/**
 * What a table knows about a struct beyond its fields. A tuple is passed as an object whose key is the name of its
 * variant.
 */
export type Known = (fields: object, words: Words) => Arguments;

/** The id of a message, with the arguments that it needs. */
export interface Phrase {
  id: string;
  arguments: Arguments;
}

/** Whether a list of seats is only the reader, has the reader among others, or does not have the reader. */
type Relation = 'you' | 'among' | 'other';

/** Seats are capital letters; all other words are lower case. */
export function seatIndex(word: string): number | undefined {
  return /^[A-H]$/.test(word) ? word.charCodeAt(0) - 65 : undefined;
}

/** The variant and the fields of a serialised enum value. */
export function variantOf(value: unknown): { variant: string; fields: unknown } {
  if (typeof value === 'string') return { variant: value, fields: null };
  if (value !== null && typeof value === 'object') {
    const first = Object.entries(value)[0];
    if (first) return { variant: first[0], fields: first[1] };
  }
  return { variant: 'none', fields: null };
}

export class Words {
  readonly faults = new Set<string>();
  private readonly bundle: FluentBundle;
  /** Arguments that every message of a table gets. */
  private constants: Arguments = {};
  private known: Known = () => ({});
  /** The seat that texts speak to as "you", by its index. */
  private reader: number | undefined;

  constructor(
    readonly language: string,
    texts: readonly string[],
    /** Whether these are all texts. If not, the others are on their way, and a missing message is no fault. */
    readonly isComplete = true,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      for (const error of this.bundle.addResource(new FluentResource(text))) this.faults.add(String(error));
    }
  }

  /** The same words for a table with these constants and this knowledge about structs. */
  at(constants: Arguments, known: Known = this.known): Words {
    return Object.assign(Object.create(this) as Words, { constants, known });
  }

  /** The same words for the reader in this seat, whom they call "you"; null if several people read them. */
  readBy(seat: string | null): Words {
    return Object.assign(Object.create(this) as Words, { reader: seat === null ? undefined : seatIndex(seat) });
  }

  /** The message for a value, and its arguments. `names` are the names of the seats. */
  phrase(prefix: string, value: unknown, names: readonly string[] = []): Phrase {
    const { variant, fields } = variantOf(value);
    const phrase: Phrase = { id: `${prefix}-${variant}`, arguments: {} };
    if (isObject(value)) {
      this.addFields(phrase, fields, names);
      // For a struct, `addFields` has already done this.
      if (!isObject(fields) || Array.isArray(fields)) Object.assign(phrase.arguments, this.known(value, this));
    }
    return phrase;
  }

  private addFields(phrase: Phrase, fields: unknown, names: readonly string[]): void {
    if (Array.isArray(fields)) {
      fields.slice(0, POSITIONS.length).forEach((field, index) => this.add(phrase, POSITIONS[index]!, field, names));
      if (!fields.some(isObject)) this.add(phrase, 'all', fields, names);
    } else if (isObject(fields)) {
      const isVariant = this.isVariant(fields);
      // A struct with a single plain field may also be a value with a variant. Texts can use it as both.
      if (!isVariant || !isObject(variantOf(fields).fields)) {
        this.addEach(phrase, '', fields, names);
      }
      if (isVariant) this.addVariant(phrase, 'one', fields, names);
      else phrase.arguments.one = SOME;
    } else {
      this.add(phrase, 'one', fields, names);
    }
  }

  /** The fields of a struct, and what else is known about it. */
  private addEach(phrase: Phrase, prefix: string, fields: object, names: readonly string[]): void {
    for (const [inner, field] of Object.entries(fields)) this.add(phrase, prefix + inner, field, names);
    for (const [inner, text] of Object.entries(this.known(fields, this))) phrase.arguments[prefix + inner] = text;
  }

  /** Whether this is an enum value inside another value: an object with one key, for which there is a message. */
  private isVariant(value: object): boolean {
    const [variant, ...others] = Object.keys(value);
    return !Array.isArray(value) && variant !== undefined && others.length === 0 && this.has(`${VALUE}-${variant}`);
  }

  /** A phrase from a plain record of values. */
  about(id: string, values: Record<string, unknown>, names: readonly string[] = []): Phrase {
    const phrase: Phrase = { id, arguments: {} };
    for (const [name, value] of Object.entries(values)) this.add(phrase, name, value, names);
    return phrase;
  }

  /** Adds the arguments of another phrase, with `prefix-` before their names. */
  withAllOf(phrase: Phrase, prefix: string, other: Phrase): Phrase {
    const added = Object.entries(other.arguments).map(([name, value]) => [`${prefix}-${name}`, value] as const);
    return { id: phrase.id, arguments: { ...phrase.arguments, ...Object.fromEntries(added) } };
  }

  private add(phrase: Phrase, name: string, value: unknown, names: readonly string[]): void {
    if (Array.isArray(value)) {
      phrase.arguments[`${name}-n`] = value.length;
      phrase.arguments[name] = this.list(phrase.id, value, names);
      this.addRelation(phrase, name, value, names);
    } else if (isObject(value)) {
      if (this.isVariant(value)) return this.addVariant(phrase, name, value, names);
      this.addEach(phrase, `${name}-`, value, names);
      phrase.arguments[name] = SOME;
    } else if (typeof value === 'number') {
      phrase.arguments[name] = value;
    } else if (typeof value === 'string' && seatIndex(value) === undefined) {
      phrase.arguments[`${name}-id`] = value;
      phrase.arguments[name] = this.word(value);
      for (const attribute of Object.keys(this.bundle.getMessage(value)?.attributes ?? {})) {
        phrase.arguments[`${name}-${attribute}`] = this.attribute({ id: value, arguments: {} }, attribute) ?? '';
      }
    } else {
      phrase.arguments[name] = this.scalar(value, names);
      this.addRelation(phrase, name, [value], names);
    }
  }

  /** Adds how the reader is related to a seat or a list of seats. */
  private addRelation(phrase: Phrase, name: string, items: readonly unknown[], names: readonly string[]): void {
    const seats = items.map((item) => (typeof item === 'string' ? seatIndex(item) : undefined));
    if (seats.length === 0 || seats.includes(undefined)) return;
    const isReader = (seat: number | undefined) => this.reader !== undefined && seat === this.reader;
    const relation: Relation = !seats.some(isReader) ? 'other' : seats.length === 1 ? 'you' : 'among';
    phrase.arguments[`${name}-is`] = relation;
    if (relation === 'among') {
      const others = items.filter((_, index) => !isReader(seats[index]));
      const parts = [...others.map((item) => this.scalar(item, names)), this.word(LIST_YOU)];
      phrase.arguments[`${name}-and-you`] = this.joined(parts);
    }
  }

  private addVariant(phrase: Phrase, name: string, value: object, names: readonly string[]): void {
    const inner = this.phrase(VALUE, value, names);
    for (const [argument, text] of Object.entries(inner.arguments)) phrase.arguments[`${name}-${argument}`] = text;
    phrase.arguments[`${name}-id`] = variantOf(value).variant;
    phrase.arguments[name] = this.say(inner);
    for (const attribute of Object.keys(this.bundle.getMessage(inner.id)?.attributes ?? {})) {
      phrase.arguments[`${name}-${attribute}`] = this.attribute(inner, attribute) ?? '';
    }
  }

  private list(id: string, items: readonly unknown[], names: readonly string[]): string {
    const isStruct = (item: unknown): item is object => isObject(item) && !this.isVariant(item);
    const parts = items.map((item) => {
      if (isObject(item) && this.isVariant(item)) return this.say(this.phrase(VALUE, item, names));
      if (!isStruct(item)) return this.scalar(item, names);
      const phrase: Phrase = { id, arguments: {} };
      this.addEach(phrase, '', item, names);
      return this.attribute(phrase, 'item') ?? this.missing(`${id}.item`);
    });
    return items.some(isStruct) ? parts.join(this.word('list-semicolon')) : this.joined(parts);
  }

  /** A list as it is written in a sentence. */
  joined(parts: readonly string[]): string {
    const last = parts.at(-1);
    if (last === undefined) return 'none';
    if (parts.length === 1) return last;
    return parts.slice(0, -1).join(this.word('list-comma')) + this.word('list-and') + last;
  }

  private scalar(value: unknown, names: readonly string[]): string {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return 'none';
    const seat = seatIndex(value);
    return seat === undefined ? this.word(value) : (names[seat] ?? value);
  }

  /** A message, by its id and plain arguments. */
  word(id: string, args: Arguments = {}): string {
    return this.say({ id, arguments: args });
  }

  say(phrase: Phrase): string {
    // A name in quotation marks may end with a full stop of its own.
    return this.text(phrase, undefined)?.replace(/(\.[\s\u00a0]?[”»])\.$/, '$1') ?? this.missing(phrase.id);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** An attribute of a message, if it has one. */
  attribute(phrase: Phrase, attribute: string): string | undefined {
    return this.text(phrase, attribute);
  }

  private text(phrase: Phrase, attribute: string | undefined): string | undefined {
    const message = this.bundle.getMessage(phrase.id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return undefined;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, { ...this.constants, ...phrase.arguments }, errors);
    for (const error of errors) this.faults.add(`${phrase.id}: ${error.message}`);
    return text;
  }

  private missing(id: string): string {
    if (!this.isComplete) return '';
    this.faults.add(`${id} is missing`);
    return id;
  }
}

const OPEN = '\uE000';
const CLOSE = '\uE001';

/** A placeholder for a seat's name that `pieces` finds again in a sentence. */
export const seatMark = (seat: string): string => OPEN + seat + CLOSE;

/** A sentence with marked seats, cut into text and seats. */
export function pieces(sentence: string): ({ text: string } | { seat: string })[] {
  return sentence
    .split(/(\uE000[A-H]\uE001)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(OPEN) ? { seat: part.charAt(1) } : { text: part }));
}
