// Written by `cargo xtask golden` from the Rust types. Do not edit.

export type Answer = { id: string, } & ({ "done": { version: number, } } | { "suggested": { action: unknown, reason: string | null, } } | { "refused": Refusal } | { "failed": Failure });

export type ChatLine = { seq: number, from: string, seat: Seat | null,
/**
 * Whispered to this seat.
 */
to: Seat | null, text: string, at_ms: number, };

export type ClientMessage = { "hello": {
/**
 * The last version that this client has seen, if any.
 */
last: number | null,
/**
 * Whether updates should say what the view looked like on the way: see `FilmStep`.
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
 * How many notices of the update had been told by then, counted over all its lines.
 */
notices: number,
/**
 * What had changed since the step before; for the first step, since the view before the update.
 */
patch: Patch, };

export type GameNow = {
/**
 * How many lines the journal has.
 */
version: number, view: unknown, pending: unknown,
/**
 * What the seat of this connection might do; `refused` has the rest, by the rule against it.
 */
choices: { allowed: Array<unknown>, refused?: Array<Refusal & { actions: Array<unknown> }> },
/**
 * Whether the seat of this connection is asked and has answered; it may change its answer as long as the
 * question is open. In a reaction nobody else is told.
 */
answered: boolean,
/**
 * The seat of this connection, where it may take back the last action.
 */
undo: Seat | null, clocks: Array<Clock>, outcome: Outcome | null, };

export type Occupant = { "person": { name: string, connected: boolean, played_by_bot: boolean,
/**
 * Plays on the device of the user who added this friend.
 */
is_friend: boolean, } } | { "bot": { name: string, kind: string, } };

export type OtherRules = {
/**
 * The version that it was played by.
 */
theirs: number,
/**
 * The version of this program.
 */
ours: number, };

export type Outcome = {
/**
 * Several seats may share a victory, or nobody may win.
 */
winners: SeatSet,
/**
 * By seat. Seats that are not at the table have 0.
 */
scores: [number, number, number, number, number, number, number, number], };

export type Pace = "relaxed" | "live" | "days";

export type Patch = Record<string, unknown>;

export type Refusal = {
/**
 * The id of the rule, such as `TABLE-2`.
 */
rule: string,
/**
 * The reason, such as `not-asked`.
 */
reason: string, };

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
 * The table of the rematch.
 */
rematch: string | null,
/**
 * The game was begun under other rules than those of this server: it is kept, and cannot be played on.
 * The server finds out when somebody opens the table.
 */
other_rules?: OtherRules, };

export type Update = {
/**
 * The version after it.
 */
version: number,
/**
 * The notices of each line, up to this version.
 */
notices: Array<Array<unknown>>, patch?: Patch,
/**
 * What the view looked like on the way, for connections that asked for it; left out where there is
 * nothing to show between the view before and the view after.
 */
film?: Array<FilmStep>, pending?: unknown, choices?: GameNow['choices'],
/**
 * Whether the seat of this connection has answered; left out where it is not asked. This is sent each
 * time.
 */
answered?: boolean,
/**
 * The seat of this connection, where it may take back the last action. This is sent each time.
 */
undo?: Seat,
/**
 * The clocks that run, and those that have changed.
 */
clocks?: Array<Clock>, outcome?: Outcome, };

export type VersionNotices = { version: number, notices: Array<unknown>, };

export type Visibility = "open" | "private";

export type Welcome = {
/**
 * The seat that this connection plays, if it plays one.
 */
seats: Array<Seat>,
/**
 * All seats of this user: the user's own first, then those of friends on the same device. Each is played
 * by a connection of its own.
 */
own_seats: Array<Seat>,
/**
 * Whether this user opened the table. The name of the host does not say so: guests may share a name.
 */
is_host: boolean, table: TableInfo,
/**
 * Nothing while the table is still in its lobby.
 */
game: GameNow | null,
/**
 * The notices since the version that the client said it had seen.
 */
missed: Array<VersionNotices>, chat: Array<ChatLine>, };
