import { askedOf, choicesOf, type Choice, type Film } from './choices';
import { pace } from './settings.svelte';
import { patched } from './patch';
import { Socket, type Connection, type Line, type SocketEvents } from './socket';
import type { Suggestion } from './suggestion';
import type {
  Answer,
  ChatLine,
  ClientMessage,
  Clock,
  Failure,
  Outcome,
  Refusal,
  Seat,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from './wire';

/** A line of the log. */
export interface Entry {
  version: number;
  notice: unknown;
}

/** A time in which nobody looked: after `from`, up to `to`. */
export interface Away {
  from: number;
  to: number;
  view: unknown;
}

/** What can be watched again: how it began, and what was told since. */
export interface Scene {
  view: unknown;
  notices: readonly unknown[];
}

interface Step {
  version: number;
  told: Entry[];
  view: unknown;
  now: Now;
}

/** Everything beside the view that belongs to one version. */
interface Now {
  pending: unknown;
  choices: Choice[];
  undo: Seat | null;
  outcome: Outcome | null;
}

const LOG_LINES = 400;
const TABLES_REMEMBERED = 12;
const LONG_FILM_MS = 4000;
/** What a request for advice is about, beside actions. */
const SUGGEST = Symbol('suggest');
const NOTHING: Now = { pending: null, choices: [], undo: null, outcome: null };

/** One table as this browser knows it: what the server said last, and what of it is on the screen. */
export class TableStore {
  line = $state<Line>('connecting');
  table = $state.raw<TableInfo | null>(null);
  /** The seat that this connection plays; none for who only watches. */
  seats = $state.raw<Seat[]>([]);
  /** All seats that are played on this device. */
  ownSeats = $state.raw<Seat[]>([]);
  isHost = $state(false);
  /** What is on the screen, which may be a little behind while a film runs. */
  view = $state.raw<unknown>(null);
  now = $state.raw<Now>(NOTHING);
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What the film shows at this notice. */
  notice = $state.raw<unknown>(null);
  isCaughtUp = $state(true);
  /** What was told while the player looked away, and the last view before it; nothing if all has been seen. */
  away = $state.raw<Away | null>(null);
  /** The last scene of the game's own that is worth watching again. */
  scene = $state.raw<Scene | null>(null);
  refusal = $state.raw<{ refusal: Refusal; action: unknown } | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** What a bot would do now, once one has asked: it stands as long as the question does. */
  suggestion = $state.raw<Suggestion | null>(null);
  /** Whether a bot was asked and has not answered. */
  isThinking = $state(false);

  asked = $derived.by(() => askedOf(this.now.pending));
  isOver = $derived(this.now.pending === 'over');
  /** The own seat that must answer; of several the first that has not. */
  seat = $derived.by(() => {
    const own = this.seats;
    const asked = this.asked;
    return (
      own.find((seat) => asked?.who.includes(seat) && !asked.ready.includes(seat)) ??
      own.find((seat) => asked?.who.includes(seat)) ??
      own[0] ??
      null
    );
  });
  choices = $derived(this.now.choices);
  /** Whether the table waits for this browser. */
  isMyTurn = $derived(
    this.seat !== null &&
      !!this.asked?.who.includes(this.seat) &&
      !this.asked.ready.includes(this.seat) &&
      this.choices.some((choice) => !choice.refusal),
  );

  private version: number | null = null;
  private truth: unknown = null;
  private latest: Now = NOTHING;
  /** The choices of the last time one was asked. */
  private told: Choice[] = [];
  private queue: Step[] = [];
  private isSkipping = false;
  private wake: (() => void) | undefined;
  private connection: Connection;
  private film: Film | undefined;
  private sent = new Map<string, unknown>();
  private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  private n = 0;
  private hasAskedForAll = false;
  private hidden: { version: number | null; view: unknown } | null = null;

  constructor(
    readonly id: string,
    /** Which of one's own seats it plays; nothing is the first. */
    readonly wanted: Seat | null = null,
    connect?: (events: SocketEvents) => Connection,
  ) {
    this.recall();
    const events: SocketEvents = {
      message: (message) => this.hear(message),
      line: (line) => {
        this.line = line;
      },
      // Who comes for the first time asks for everything that is still known.
      last: () => this.version ?? 0,
    };
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${wanted === null ? '' : `?seat=${wanted}`}`;
    this.connection = connect ? connect(events) : new Socket(url, events);
    document.addEventListener('visibilitychange', this.look);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.look);
    this.connection.close();
    this.remember();
  }

  /** Greets again: the cookie now stands for other seats. */
  refresh(): void {
    if (this.connection instanceof Socket) this.connection.again();
  }

  /** What this browser keeps of the table, it keeps by seat. */
  get key(): string {
    return this.wanted === null ? this.id : `${this.id}-${this.wanted}`;
  }

  /** Shows what happens by this film from now on; without one, everything at once. */
  use(film: Film | undefined): void {
    if (!film) this.skip();
    this.film = film;
  }

  private look = (): void => {
    if (document.visibilityState === 'hidden') {
      this.hidden = { version: this.version, view: this.truth };
      this.skip();
    } else if (this.hidden) {
      this.missed(this.hidden.version, this.hidden.view);
      this.hidden = null;
    }
  };

  /** Nobody saw what came after this version. */
  private missed(version: number | null, view: unknown): void {
    if (version === null || view === null || (this.version ?? 0) <= version) return;
    this.away = { from: this.away?.from ?? version, to: this.version ?? 0, view: this.away?.view ?? view };
  }

  // What the server says

  private hear(message: ServerMessage): void {
    if ('welcome' in message) this.welcome(message.welcome);
    else if ('update' in message) this.update(message.update);
    else if ('table' in message) this.table = message.table;
    else if ('chat' in message) this.hearChat(message.chat);
    else if ('answer' in message) this.answered(message.answer);
  }

  private welcome(welcome: Welcome): void {
    const { seats, own_seats, is_host, table, game, missed, chat } = welcome;
    const isOther = seats.join() !== this.seats.join();
    if (isOther && this.seats.length > 0) this.forget();
    this.seats = seats;
    this.ownSeats = own_seats ?? seats;
    this.isHost = is_host;
    this.table = table;
    this.chat = chat;
    if (!game) return;
    if (this.version === null && game.version > 0 && missed.length === 0 && !this.hasAskedForAll) {
      // The game began while one sat in its lobby: its first notices are told to who asks for them.
      this.hasAskedForAll = true;
      return this.refresh();
    }
    if (this.version !== null && this.version > game.version) this.forget();
    const fresh = missed.filter((told) => told.version > (this.version ?? -1));
    this.note(fresh.flatMap((told) => told.notices.map((notice) => ({ version: told.version, notice }))));
    const [version, view] = [this.version, this.truth];
    this.version = game.version;
    this.truth = game.view;
    if (fresh.length > 0) this.missed(version, view);
    this.suggestion = null;
    this.clocks = [];
    this.tick(game.clocks);
    this.told = choicesOf(game.choices);
    this.latest = { pending: game.pending, choices: this.told, undo: game.undo, outcome: game.outcome };
    this.queue = [];
    this.notice = null;
    this.isCaughtUp = true;
    this.view = this.truth;
    this.now = this.latest;
    this.remember();
  }

  private update(update: Update): void {
    const before = update.version - update.notices.length;
    if (this.version !== null && before < this.version) return;
    if (this.version !== null && before > this.version && this.connection instanceof Socket) {
      this.connection.again();
      return;
    }
    this.version = update.version;
    this.truth = patched(this.truth, update.patch ?? {});
    this.tick(update.clocks);
    const pending = 'pending' in update ? update.pending : this.latest.pending;
    const isAsked = askedOf(pending)?.who.some((seat) => this.seats.includes(seat));
    if (update.choices) this.told = choicesOf(update.choices);
    this.latest = {
      pending,
      choices: isAsked ? this.told : [],
      undo: update.undo ?? null,
      outcome: update.outcome ?? this.latest.outcome,
    };
    const told = update.notices.flatMap((notices, index) =>
      notices.map((notice) => ({ version: before + index + 1, notice })),
    );
    const step: Step = { version: update.version, told, view: this.truth, now: this.latest };
    if (this.isCaughtUp && this.isStillAsked(step)) {
      this.show(step);
      this.remember();
      return;
    }
    this.suggestion = null;
    this.queue.push(step);
    if (this.isCaughtUp) void this.play();
  }

  /** Somebody else has answered the question one is thinking about: that must not take it off the screen. */
  private isStillAsked(step: Step): boolean {
    const [before, after] = [askedOf(this.now.pending), askedOf(step.now.pending)];
    return (
      before?.mode === 'sealed' &&
      this.choices.length > 0 &&
      step.now.choices.length > 0 &&
      JSON.stringify(before.question) === JSON.stringify(after?.question)
    );
  }

  private show(step: Step): void {
    this.note(step.told);
    this.record(step);
    this.view = step.view;
    this.now = step.now;
  }

  /** An update has the clocks that run and those that have changed; the others stand still. */
  private tick(clocks: Clock[] | undefined): void {
    if (!clocks) return;
    const isTold = (clock: Clock): boolean => clocks.some((told) => told.seat === clock.seat);
    this.clocks = [...this.clocks.filter((clock) => !isTold(clock)), ...clocks];
    this.clocksAt = performance.now();
  }

  private hearChat(line: ChatLine): void {
    if (this.chat.some((known) => known.seq === line.seq)) return;
    this.chat = [...this.chat, line];
  }

  private answered(answer: Answer): void {
    const action = this.sent.get(answer.id);
    this.sent.delete(answer.id);
    if (action === SUGGEST) this.isThinking = false;
    if ('suggested' in answer) this.suggestion = answer.suggested;
    // Advice is refused only where the question has gone meanwhile, which one sees.
    if ('refused' in answer && action !== SUGGEST) this.refusal = { refusal: answer.refused, action };
    if ('failed' in answer) this.failure = answer.failed;
  }

  // The film

  private async play(): Promise<void> {
    this.isCaughtUp = false;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      let between = this.view;
      this.record(step);
      for (const entry of step.told) {
        const hold = this.holdMs(entry.notice);
        this.note([entry]);
        if (hold <= 0 || !this.film) continue;
        between = this.film.advanced(between, entry.notice);
        this.view = between;
        this.notice = entry.notice;
        await this.sleep(hold);
      }
      this.view = step.view;
      this.now = step.now;
    }
    this.notice = null;
    this.isSkipping = false;
    this.isCaughtUp = true;
    this.remember();
  }

  private isRecording = false;
  private record({ told }: Step): void {
    const { film } = this;
    if (!film?.cuts) return;
    let before = this.view;
    for (const { notice } of told) {
      const cut = film.cuts(notice);
      if (cut === 'ends') this.isRecording = false;
      if (cut === 'begins') {
        this.scene = { view: before, notices: [] };
        this.isRecording = true;
      }
      if (this.isRecording && this.scene) this.scene = { ...this.scene, notices: [...this.scene.notices, notice] };
      before = film.advanced(before, notice);
    }
  }

  private holdMs(notice: unknown): number {
    const speed = pace();
    if (speed === 0 || this.isSkipping || !this.film || document.visibilityState === 'hidden') return 0;
    const hold = this.film.holdsMs(notice);
    const rest = this.queue.reduce(
      (sum, step) => sum + step.told.reduce<number>((ms, next) => ms + this.film!.holdsMs(next.notice), 0),
      0,
    );
    const hurry = rest > 4 * LONG_FILM_MS ? 4 : rest > LONG_FILM_MS ? 2 : 1;
    return hold / speed / hurry;
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The rest of the film at once. */
  skip(): void {
    if (this.isCaughtUp) return;
    this.isSkipping = true;
    this.wake?.();
  }

  // The log, which outlives a reload

  private note(entries: Entry[]): void {
    if (entries.length > 0) this.log = [...this.log, ...entries].slice(-LOG_LINES);
  }

  private forget(): void {
    this.version = null;
    this.truth = null;
    this.log = [];
    this.away = null;
    this.scene = null;
  }

  private remember(): void {
    try {
      const key = `revenant-log-${this.key}`;
      localStorage.setItem(
        key,
        JSON.stringify({ version: this.version, seats: this.seats, log: this.log, view: this.truth, at: Date.now() }),
      );
      const keys = Object.keys(localStorage).filter((name) => name.startsWith('revenant-log-'));
      if (keys.length <= TABLES_REMEMBERED) return;
      const ages = keys.map(
        (name) => [name, (JSON.parse(localStorage.getItem(name) ?? '{}') as { at?: number }).at ?? 0] as const,
      );
      ages.sort((one, other) => one[1] - other[1]);
      for (const [name] of ages.slice(0, keys.length - TABLES_REMEMBERED)) localStorage.removeItem(name);
    } catch {
      // The log then lasts as long as the page.
    }
  }

  private recall(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(`revenant-log-${this.key}`) ?? 'null') as {
        version: number;
        seats: Seat[];
        log: Entry[];
        view?: unknown;
      } | null;
      if (!kept) return;
      this.version = kept.version;
      this.seats = kept.seats;
      this.log = kept.log;
      this.truth = kept.view ?? null;
    } catch {
      this.forget();
    }
  }

  // What one asks of the server

  private request(make: (id: string) => ClientMessage, about: unknown): void {
    const id = `${this.prefix}-${++this.n}`;
    this.sent.set(id, about);
    this.refusal = null;
    this.failure = null;
    this.connection.send(make(id));
  }

  do(action: unknown, seat: Seat | null = this.seat): void {
    this.suggestion = null;
    if (seat !== null) this.request((id) => ({ do: { id, seat, action } }), action);
  }

  /** What a bot would do in one's place: for who does not know what to do. */
  suggest(): void {
    const seat = this.seat;
    if (seat === null || this.isThinking) return;
    this.isThinking = true;
    this.request((id) => ({ suggest: { id, seat } }), SUGGEST);
  }

  undo(): void {
    const seat = this.now.undo;
    if (seat !== null && this.seats.includes(seat)) this.request((id) => ({ undo: { id, seat } }), 'undo');
  }

  say(text: string, to: Seat | null): void {
    this.request((id) => ({ say: { id, to, text } }), null);
  }

  handOver(seat: Seat): void {
    this.request((id) => ({ 'hand-over': { id, seat } }), null);
  }

  takeBack(seat: Seat): void {
    this.request((id) => ({ 'take-back-seat': { id, seat } }), null);
  }

  resign(seat: Seat): void {
    this.request((id) => ({ resign: { id, seat } }), null);
  }

  /** Adds this browser's own randomness to the key of the game. */
  contribute(seat: Seat): void {
    const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    this.request((id) => ({ contribute: { id, seat, random } }), null);
  }
}
