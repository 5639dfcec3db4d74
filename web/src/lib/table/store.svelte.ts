import { askedOf, passOf } from '../choices';
import { framesOf, type Entry, type Film, type Frame } from '../film/film';
import { FilmPlayer } from '../film/player.svelte';
import { SceneRecorder } from '../film/scene-recorder.svelte';
import { Socket, type Connection, type Line, type SocketEvents } from '../socket';
import type { ChatLine, Seat, ServerMessage, TableInfo, Update, VersionNotices, Welcome } from '../wire';
import { Absence } from './absence.svelte';
import type { Announcement } from './announcer.svelte';
import { Clocks } from './clocks.svelte';
import { GraceClock } from './grace-clock.svelte';
import { keep, recall } from './kept-log';
import { isAwaited, isOpenTo, NOWHERE, positionOf, updated, type Position } from './position';
import { Requests } from './requests.svelte';

/**
 * What a connection sees of its table: one of the user's seats, the public view, or by default the user's first seat.
 */
export type Part = { seat: Seat } | 'public' | 'default';

const LOG_LINES = 400;
/** What the player skips is shown as one fast film of at most this length. */
const SKIPPED_FLOW_MS = 1500;
/** If bots think for longer than that, each further part of what is skipped takes at most this time. */
const SKIPPED_REST_MS = 150;
/**
 * When a window opens, the film before it may take at most this part of the window's time, which the server and the
 * browser have made longer for it. The rest is for the player.
 */
const FILM_SHARE = 0.25;

/** An order to pass that the player has given, and the question that was open then. */
interface LeftPass {
  version: number;
  question: string;
}

/** One table as one connection knows it: what the server said last, and what is on the screen. */
export class TableStore {
  line = $state<Line>('connecting');
  table = $state.raw<TableInfo | null>(null);
  /** The seat that this connection plays; none for a spectator. */
  seats = $state.raw<Seat[]>([]);
  /** All seats that are played on this device. */
  ownSeats = $state.raw<Seat[]>([]);
  isHost = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  log = $state.raw<Entry[]>([]);
  /** What is on the screen, which is a little behind while a film runs. */
  screen = $state.raw<Position>(NOWHERE);

  readonly clocks = new Clocks();
  readonly grace = new GraceClock(() => this.closeWindow());
  readonly recorder = new SceneRecorder();
  readonly player = new FilmPlayer({
    reach: (frame) => this.note([frame]),
    show: ({ view }) => (this.screen = { ...this.screen, view }),
    finish: () => {
      this.remember();
      this.grace.begin();
    },
  });
  readonly absence = new Absence(() => this.player.skip());
  readonly requests: Requests = new Requests(this);

  asked = $derived.by(() => askedOf(this.screen.pending));
  get isOver(): boolean {
    return this.screen.pending === 'over';
  }
  /**
   * The seat that the screen is about: the user's first seat that must answer, otherwise the first that is asked,
   * otherwise the first.
   */
  seat = $derived.by((): Seat | null => {
    const isAsked = (seat: Seat): boolean => !!this.asked?.who.includes(seat);
    const isDue = (seat: Seat): boolean => isAsked(seat) && !this.asked?.ready.includes(seat);
    return this.seats.find(isDue) ?? this.seats.find(isAsked) ?? this.seats[0] ?? null;
  });
  /** Whether the table waits for this seat. */
  get isMyTurn(): boolean {
    return isAwaited(this.screen, this.seat) && !this.requests.isKept;
  }
  get isInWindow(): boolean {
    const { grace } = this.screen;
    return grace !== null && !grace.waiting.some((seat) => this.seats.includes(seat));
  }
  get windowVersion(): number | undefined {
    return this.latest.grace === null ? undefined : (this.latest.version ?? undefined);
  }
  /** The version that the server told last. */
  get version(): number | null {
    return this.latest.version;
  }
  /** Takes the lines after one version and up to another out of the log, because they were taken back. */
  unsay(after: number, upTo: number): void {
    this.log = this.log.filter(({ version }) => version <= after || version > upTo);
    this.remember();
  }
  /** The seat of this user that may take back its last action. */
  get undoSeat(): Seat | null {
    return this.seats.find((seat) => seat === this.screen.undo) ?? null;
  }

  /** What the server said last. */
  private latest: Position = NOWHERE;
  private readonly connection: Connection;
  private hasAskedForAll = false;
  private leftPass: LeftPass | null = null;
  /** When the film of what the player skips is over. */
  private skippedUntil = 0;

  constructor(
    readonly id: string,
    readonly part: Part = 'default',
    connect: (url: string, events: SocketEvents) => Connection = (url, events) => new Socket(url, events),
  ) {
    this.recall();
    this.connection = connect(addressOf(id, part), {
      message: (message) => this.hear(message),
      line: (line) => (this.line = line),
      // A first visit asks for everything that the server still knows.
      last: () => this.latest.version ?? 0,
    });
  }

  close(): void {
    this.absence.close();
    this.grace.stop();
    this.connection.close();
    this.remember();
  }

  /** Greets the server again, because the cookie now stands for other seats. */
  refresh(): void {
    this.connection.again();
  }

  /** Shows the notices of this game, and animates them if this table is on the screen. */
  use(film: Film, isAnimated: boolean): void {
    this.player.use(film, isAnimated);
    this.recorder.use(film);
  }

  send: Connection['send'] = (message) => this.connection.send(message);

  private hear(message: ServerMessage): void {
    if ('welcome' in message) this.welcome(message.welcome);
    else if ('update' in message) this.update(message.update);
    else if ('table' in message) this.table = message.table;
    else if ('chat' in message) this.hearChat(message.chat);
    else if ('answer' in message) this.requests.hear(message.answer);
  }

  private welcome({ seats, own_seats, is_host, table, game, missed, chat }: Welcome): void {
    if (this.seats.length > 0 && seats.join() !== this.seats.join()) this.forget();
    this.seats = seats;
    this.ownSeats = own_seats;
    this.isHost = is_host;
    this.table = table;
    this.chat = chat;
    if (!game) return;
    if (this.latest.version === null && game.version > 0 && missed.length === 0 && !this.hasAskedForAll) {
      // If the game began while its lobby was on the screen, the server sends the first notices only on request.
      this.hasAskedForAll = true;
      return this.refresh();
    }
    if (this.latest.version !== null && this.latest.version > game.version) this.forget();
    const before = this.latest;
    this.latest = positionOf(game);
    this.catchUp(before, missed);
    this.requests.suggestion = null;
    this.clocks.reset(game.clocks);
    this.hearGrace();
    this.follow(before);
    this.player.stop();
    this.screen = this.latest;
    this.grace.begin();
    this.remember();
  }

  /** Adds what happened while this browser was not connected. */
  private catchUp(before: Position, missed: readonly VersionNotices[]): void {
    const fresh = missed.filter((told) => told.version > (before.version ?? -1));
    const entries = fresh.flatMap(({ version, notices }) => notices.map((notice) => ({ version, notice })));
    this.note(entries);
    if (before.version === null || before.view === null) return;
    this.absence.miss(
      entries.map((entry, index): Frame => {
        const isLast = index === entries.length - 1;
        return { ...entry, before: before.view, view: isLast ? this.latest.view : before.view };
      }),
    );
  }

  private update(update: Update): void {
    const first = update.version - update.notices.length;
    const { version } = this.latest;
    if (version !== null && first < version) return;
    if (version !== null && first > version) return this.connection.again();
    const before = this.latest;
    const after = updated(before, update, this.seats);
    const frames = framesOf(before.view, update, after.view);
    this.latest = after;
    this.clocks.hear(update.clocks);
    this.hearGrace();
    this.recorder.record(frames);
    this.absence.watch(frames);
    const withinMs = this.filmMayLastMs(before);
    this.follow(before);
    if (this.player.isCaughtUp && this.isStillAsked(after)) {
      this.note(frames);
      this.screen = after;
      this.grace.begin();
      this.remember();
      return;
    }
    this.requests.suggestion = null;
    this.player.isAlone = after.isAlone;
    this.player.play({ frames, end: () => (this.screen = after) }, withinMs);
  }

  /** How long the film of the newest update may take: less if the player skips, or if a window has opened behind it. */
  private filmMayLastMs(before: Position): number | undefined {
    if (this.absence.isSkipping) return Math.max(SKIPPED_REST_MS, this.skippedUntil - performance.now());
    const { grace } = this.latest;
    if (before.grace !== null || grace === null) return undefined;
    if (this.grace.filmMs !== null) return this.grace.filmMs;
    return grace.left_ms * FILM_SHARE;
  }

  /**
   * Carries out what the player asked for earlier, if the new position allows it, and announces changes at the table.
   */
  private follow(before: Position): void {
    const { grace, isAlone, pending, version } = this.latest;
    if (this.absence.isSkipping && (grace !== null || !isAlone || pending === 'over' || this.isAsked()))
      this.absence.arrive();
    if (before.version !== null && before.pending !== null && before.isAlone !== isAlone)
      this.requests.announcer.say(this.announcementOf(isAlone));
    if (this.leftPass !== null && version !== null && version >= this.leftPass.version) this.passToo(this.leftPass);
  }

  /** What to announce when this player becomes alone with bots, or is no longer alone. */
  private announcementOf(isAlone: boolean): Announcement {
    if (isAlone) return 'alone';
    if (this.table?.grace_ms === null) return 'asked';
    return (this.table?.spectators ?? 0) > 0 ? 'watched' : 'joined';
  }

  private hearGrace(): void {
    this.grace.hear(
      this.latest.grace,
      this.seats.some((seat) => isOpenTo(this.latest, seat)),
      this.latest.isAlone,
    );
  }

  /** Lets a window go by whose film has left time over. */
  private closeWindow(): void {
    const pass = passOf(this.latest.choices);
    if (this.isInWindow && pass && this.seats.some((seat) => isOpenTo(this.latest, seat)))
      this.requests.pass(pass.action);
  }

  private isAsked(): boolean {
    return this.seats.some((seat) => isAwaited(this.latest, seat));
  }

  /** Lets a bot begin, if bots wait for people. */
  letBotsBegin(): void {
    this.requests.skip(() => undefined);
  }

  /** Plays on without a stop until this seat has something to decide. The player can watch it afterwards. */
  skip(): void {
    this.absence.skip(this.player.remaining);
    this.skippedUntil = performance.now() + SKIPPED_FLOW_MS;
    this.player.finishWithin(SKIPPED_FLOW_MS);
    if (this.isAsked()) this.absence.arrive();
    else this.requests.skip(() => this.absence.arrive());
  }

  /**
   * Orders passes in later windows, and also passes in the open one. The rules may have done the latter already, but
   * not in a window about this player.
   */
  leavePass(order: unknown): void {
    const question = JSON.stringify(askedOf(this.latest.pending)?.question);
    this.requests.do(order, this.seat, (answer) => {
      if (!('done' in answer)) return;
      this.leftPass = { version: answer.done.version, question };
      this.follow(this.latest);
    });
  }

  private passToo({ question }: LeftPass): void {
    this.leftPass = null;
    const { pending, choices, isAlone, grace } = this.latest;
    // A player who already sees the next question would answer that one instead.
    const isForThis = grace === null ? this.isAsked() : !grace.ahead;
    const isSame = JSON.stringify(askedOf(pending)?.question) === question;
    const isOpen = this.seats.some((seat) => isOpenTo(this.latest, seat)) && (isAlone || isForThis);
    const pass = passOf(choices);
    if (isSame && isOpen && pass) this.requests.pass(pass.action);
  }

  /**
   * Whether only somebody else has answered the question that this player is thinking about. It then stays on the
   * screen.
   */
  private isStillAsked(next: Position): boolean {
    const { asked } = this;
    return (
      asked?.mode === 'sealed' &&
      this.screen.choices.length > 0 &&
      next.choices.length > 0 &&
      JSON.stringify(asked.question) === JSON.stringify(askedOf(next.pending)?.question)
    );
  }

  private hearChat(line: ChatLine): void {
    if (!this.chat.some((known) => known.seq === line.seq)) this.chat = [...this.chat, line];
  }

  private note(entries: readonly Entry[]): void {
    const lines = entries.map(({ version, notice }) => ({ version, notice }));
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LOG_LINES);
  }

  private forget(): void {
    this.latest = NOWHERE;
    this.log = [];
    this.absence.end();
    this.recorder.forget();
  }

  /** The name under which this browser keeps what it knows about the table. */
  get key(): string {
    if (this.part === 'default') return this.id;
    return `${this.id}-${this.part === 'public' ? 'public' : this.part.seat}`;
  }

  private remember(): void {
    const { version, view } = this.latest;
    keep(this.key, { version, seats: this.seats, log: this.log, view });
  }

  private recall(): void {
    const kept = recall(this.key);
    if (!kept) return;
    this.seats = kept.seats;
    this.log = kept.log;
    this.latest = { ...NOWHERE, version: kept.version, view: kept.view };
  }
}

function addressOf(id: string, part: Part): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = part === 'default' ? '' : part === 'public' ? '?watch=true' : `?seat=${part.seat}`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${query}`;
}
