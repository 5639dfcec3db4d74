// Written by `cargo xtask golden` from the Rust types. Do not edit.

export type Answer = { id: string, } & ({ "done": { version: number, } } | { "suggested": { action: unknown, reason: string | null, } } | { "refused": Refusal } | { "failed": Failure });

export type ChatLine = { seq: number, from: string, seat: Seat | null,
/**
 * Whispered to this seat.
 */
to: Seat | null, text: string, at_ms: number, };

export type ClientMessage = { "hello": { last: number | null,
/**
 * Whether updates carry the views between their notices.
 */
film?: boolean, } } | { "do": { id: string, seat: Seat, action: unknown, } } | { "suggest": { id: string, seat: Seat, } } | { "undo": { id: string, seat: Seat, } } | { "say": { id: string, to: Seat | null, text: string, } } | { "hand-over": { id: string, seat: Seat, } } | { "take-back-seat": { id: string, seat: Seat, } } | { "resign": { id: string, seat: Seat, } } | { "contribute": { id: string, seat: Seat, random: string, } } | { "ping": { n: number, } };

export type Clock = { seat: Seat,
/**
 * Time left when the message was sent.
 */
left_ms: number, runs: boolean, };

export type Failure = "unreadable" | "not-your-seat" | "not-playing" | "too-fast" | "too-long" | "not-allowed" | "not-stored";

export type FilmStep = {
/**
 * The view after this many notices of the update.
 */
notices: number, patch: Patch, };

export type GameNow = {
/**
 * How many lines the journal has.
 */
version: number, view: unknown, pending: unknown,
/**
 * What the seat of this connection might do, and the rest by the reason that is against it.
 */
choices: { allowed: Array<unknown>, refused?: Array<Refusal & { actions: Array<unknown> }> },
/**
 * The own seat, where it may take back the last action.
 */
undo: Seat | null, clocks: Array<Clock>, outcome: Outcome | null,
/**
 * Whether the own seat is asked and has answered.
 */
answered?: boolean, };

export type Occupant = { "person": { name: string, connected: boolean, played_by_bot: boolean,
/**
 * Plays on the device of the one who added him.
 */
is_friend: boolean, } } | { "bot": { name: string, kind: string, } };

export type OtherRules = {
/**
 * The version it was begun by.
 */
theirs: number,
/**
 * The version of this program.
 */
ours: number, };

export type Outcome = {
/**
 * Several share a victory; nobody may win at all.
 */
winners: SeatSet,
/**
 * By seat; seats that are not at the table have 0.
 */
scores: [number, number, number, number, number, number, number, number], };

export type Pace = "relaxed" | "live" | "days";

export type Patch = Record<string, unknown>;

export type Refusal = { rule: string, reason: string, };

export type Seat = string;

export type SeatInfo = { seat: Seat, occupant: Occupant | null, };

export type SeatSet = Array<Seat>;

export type ServerMessage = { "welcome": Welcome } | { "update": Update } | { "table": TableInfo } | { "chat": ChatLine } | { "answer": Answer } | { "pong": { n: number, } };

export type Status = "lobby" | "running" | "over";

export type TableInfo = { id: string, game: string, options: Record<string, string>, status: Status, visibility: Visibility, pace: Pace, host: string, seats: Array<SeatInfo>, spectators: number,
/**
 * SHA-256 of the secret of chance, in hexadecimal digits.
 */
commitment: string,
/**
 * The secret itself, once the game is over.
 */
secret: string | null,
/**
 * The table that this one goes on as.
 */
rematch: string | null,
/**
 * The game was begun by other rules than the server has: it is kept, and cannot be played on. A server says so
 * once somebody opens the table.
 */
other_rules?: OtherRules, };

export type Told = { version: number, notices: Array<unknown>, };

export type Update = {
/**
 * After it.
 */
version: number,
/**
 * What each line told, up to this version.
 */
notices: Array<Array<unknown>>, patch?: Patch, pending?: unknown, choices?: GameNow['choices'],
/**
 * The own seat, where it may take back the last action: this is told each time.
 */
undo?: Seat,
/**
 * Those that run, and those that have changed.
 */
clocks?: Array<Clock>, outcome?: Outcome,
/**
 * The views between its notices, each as a patch of the one before.
 */
film?: Array<FilmStep>,
/**
 * Whether the own seat is asked and has answered: this is told each time.
 */
answered?: boolean, };

export type Visibility = "open" | "private";

export type Welcome = {
/**
 * The seat that this connection plays, if it plays one.
 */
seats: Array<Seat>,
/**
 * All seats of this user, his own first and then those of friends on his device. Each is played by a
 * connection of its own.
 */
own_seats: Array<Seat>,
/**
 * Whether this user opened the table. A name does not say so: guests may share one.
 */
is_host: boolean, table: TableInfo,
/**
 * Nothing while the table is still in its lobby.
 */
game: GameNow | null,
/**
 * What was told since the version that the client said it had seen.
 */
missed: Array<Told>, chat: Array<ChatLine>, };
