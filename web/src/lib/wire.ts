// Written by `cargo xtask golden` from the Rust types. Do not edit.

export type Answer = { id: string, } & ({ "done": { version: number, } } | { "suggested": { action: unknown, reason: string | null, } } | { "orders": { actions: Array<unknown>, } } | { "planned": { steps: Array<PlannedStep>, aims: Array<string>, } } | { "refused": Refusal } | { "failed": Failure });

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
film?: boolean,
/**
 * Whether the page is not looked at now, for instance because its tab is hidden: see `Look`.
 */
hidden?: boolean, } } | { "look": { at: boolean, } } | { "do": { id: string, seat: Seat, action: unknown,
/**
 * The version that the player saw. If another question has been asked since, the answer has no
 * effect.
 */
seen?: number, } } | { "do-all": { id: string, seat: Seat, actions: Array<unknown>,
/**
 * See `Do`.
 */
seen?: number, } } | { "wait": { id: string, seat: Seat,
/**
 * The version that the player saw. If that window has closed since, the request has no effect.
 */
seen?: number, } } | { "tempo": { id: string, seat: Seat, tempo: Tempo, } } | { "skip": { id: string, seat: Seat, } } | { "suggest": { id: string, seat: Seat, } } | { "propose-orders": { id: string, seat: Seat, } } | { "plan": { id: string, seat: Seat,
/**
 * The actions that it must begin with.
 */
keep: Array<unknown>,
/**
 * What the rest should achieve: some of the aims of an earlier answer.
 */
aims: Array<string>,
/**
 * How many ideas the player has already seen and rejected.
 */
n_tries: number, } } | { "undo": { id: string, seat: Seat, } } | { "say": { id: string, to: Seat | null, text: string, } } | { "hand-over": { id: string, seat: Seat, } } | { "take-back-seat": { id: string, seat: Seat, } } | { "resign": { id: string, seat: Seat, } } | { "lesson": { id: string, seat: Seat, go: LessonMove, } } | { "contribute": { id: string, seat: Seat, random: string, } } | { "ping": { n: number, } };

export type Clock = { seat: Seat,
/**
 * Time left when the message was sent.
 */
left_ms: number, runs: boolean, };

export type Failure = "unreadable" | "not-your-seat" | "not-playing" | "too-fast" | "too-long" | "not-allowed" | "not-stored" | "overtaken" | "not-this-step";

export type FilmStep = {
/**
 * How many notices of the update had been told by then, counted over all its lines.
 */
notices: number,
/**
 * What has changed since the previous step or, for the first step, since the view before the update.
 */
patch: Patch, };

export type GameNow = {
/**
 * How many lines the journal has.
 */
version: number, view: unknown, pending: unknown,
/**
 * What the seat of this connection might do. `refused` contains the actions that are not allowed,
 * grouped by the rule that refuses them.
 */
choices: { allowed: Array<unknown>, refused?: Array<Refusal & { actions: Array<unknown> }> },
/**
 * Whether the seat of this connection is asked and need not answer: it has answered, or it is alone with bots and
 * the table is about to answer for it. It may change its answer as long as the question is open. In a reaction
 * nobody else is told.
 */
answered: boolean,
/**
 * The seat of this connection, if it may take back the last action.
 */
undo: Seat | null, clocks: Array<Clock>,
/**
 * The window that closes by itself, if one is open.
 */
grace: Grace | null,
/**
 * Whether one person plays alone with bots, and nobody else watches.
 */
alone: boolean,
/**
 * Whether bots could begin now, but let people go first. `Skip` lets the bots begin.
 */
bots_wait: boolean,
/**
 * Where a lesson stands.
 */
lesson?: LessonNow, outcome: Outcome | null, };

export type Grace = {
/**
 * The time until it closes, counted from when the message was written.
 */
left_ms: number,
/**
 * The time that it had when it opened.
 */
of_ms: number,
/**
 * The seats that asked for time. While there is one, the window does not close, and its time stands still.
 */
waiting: SeatSet,
/**
 * Whether `pending` and `choices` are those after the window, for the seat that decides then. Its answer
 * is kept until the window closes, and has no effect if somebody interrupts before that.
 */
ahead: boolean, };

export type LessonMove = "on" | "back";

export type LessonNow = {
/**
 * Its number, from 1.
 */
step: number,
/**
 * How many steps there are.
 */
of: number,
/**
 * The name of its sentence in the texts of the game's lessons.
 */
text: string,
/**
 * What the learner may do; if it is nothing, the step is only read.
 */
allowed: Array<unknown>,
/**
 * The things on the screen that the sentence is about, such as `piece:A-pin-up`.
 */
points: Array<string>, };

export type Occupant = { "person": { name: string, connected: boolean, played_by_bot: boolean,
/**
 * This is a friend, who plays on the device of the user who added them.
 */
is_friend: boolean, } } | { "bot": { name: string, kind: string,
/**
 * The host has opened the seat in the running game: a person may take it, and the bot plays until then.
 */
is_open: boolean, } };

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

export type PlannedStep = { action: unknown,
/**
 * What the seat could do instead of it.
 */
others: Array<unknown>, };

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

export type Speed = "normal" | "double" | "fourfold";

export type Status = "lobby" | "running" | "over";

export type StopMs = number;

export type TableInfo = { id: string,
/**
 * What people read aloud instead of the id: `/t/CODE` leads to the table.
 */
code: string, game: string, options: Record<string, string>, status: Status, visibility: Visibility, pace: Pace,
/**
 * The name of the lesson that the table is for, if it is for one. A lesson counts for nothing.
 */
lesson?: string,
/**
 * How long windows stay open at a table of several people. `None` if each window waits for all answers.
 */
grace_ms: number | null, host: string,
/**
 * The host's own seat, if the host plays.
 */
host_seat: Seat | null, seats: Array<SeatInfo>, spectators: number,
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

export type Tempo = { speed: Speed,
/**
 * Whether play stops when the player has a card for the moment.
 */
stops_for_cards: boolean,
/**
 * How long such a stop lasts. It is for players who read slowly, use a screen reader, or have animations
 * switched off. If it is left out, the speed decides.
 */
stop_ms?: StopMs, };

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
 * The intermediate views, for connections that asked for them. Left out if there is nothing to show
 * between the view before and the view after.
 */
film?: Array<FilmStep>, pending?: unknown, choices?: GameNow['choices'],
/**
 * Whether this seat need not answer, as in a welcome. Left out if it is not asked. This is sent each time.
 */
answered?: boolean,
/**
 * The seat of this connection, if it may take back the last action. This is sent each time.
 */
undo?: Seat,
/**
 * The clocks that run, and those that have changed.
 */
clocks?: Array<Clock>,
/**
 * The window that closes by itself. Left out if none is open. This is sent each time.
 */
grace?: Grace,
/**
 * Whether one person plays alone with bots, and nobody else watches.
 */
alone?: boolean,
/**
 * Whether bots could begin now, but let people go first.
 */
bots_wait?: boolean,
/**
 * The step that a lesson has reached.
 */
lesson?: LessonNow, outcome?: Outcome, };

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
 * Empty while the table is still in its lobby.
 */
game: GameNow | null,
/**
 * The notices since the version that the client said it had seen.
 */
missed: Array<VersionNotices>, chat: Array<ChatLine>, };
