import type { AnyView } from './any-view';
import type { Page } from './listing.svelte';
import type { Pace, TableInfo, Visibility, Seat } from './wire';

export interface Me {
  id: string;
  name: string;
  is_guest: boolean;
}

export interface GameInfo {
  game: string;
  seats: [number, number];
  options: { key: string; default: string; values: string }[];
  presets: Preset[];
  bots: string[];
  /** The names of its lessons. */
  lessons: string[];
}

/** A way to play that a host chooses with one click. */
export interface Preset {
  key: string;
  options: Record<string, string>;
  minutes: number;
}

/** The best bot that the game has. */
export const botOf = (info: GameInfo): string => (info.bots.includes('thumb') ? 'thumb' : (info.bots[0] ?? 'random'));

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, string>;
  visibility: Visibility;
  pace: Pace;
  /** How long windows stay open; without it, the server's usual time. */
  grace_ms?: number | null;
  sitters: string[];
  start: boolean;
}

/** One of the user's tables, and whether it waits for them. */
export type OwnTable = TableInfo & { waits_for_you: boolean; your_seats: Seat[] };

export interface Profile {
  name: string;
  since_ms: number;
  games: {
    game: string;
    played: number;
    won: number;
    best_score: number | null;
    mean_score: number | null;
    rating: number | null;
    promises_kept: number;
    promises_broken: number;
  }[];
  results: Result[];
  /** Where the next page of results begins. */
  next: string | null;
}

export interface Result {
  table: string;
  game: string;
  ended_ms: number;
  score: number;
  place: number;
  has_won: boolean;
  players: string[];
}

export interface ReplayStep {
  version: number;
  notices: unknown[];
  view: AnyView;
  pending: unknown;
}

export interface Replay {
  game: string;
  players: string[];
  steps: ReplayStep[];
}

/** A request that the server refused, with the server's word for the reason. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly word: string,
    message: string,
  ) {
    super(message);
  }
}

export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, 'unreachable', 'the server cannot be reached');
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as { error?: string; message?: string };
  throw new ApiError(response.status, told.error ?? 'unknown', told.message ?? response.statusText);
}

export const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

/** A page of a list, and where the next one begins. */
async function pageOf<Row>(path: string, after: string | null, query: Record<string, string> = {}): Promise<Page<Row>> {
  const asked = new URLSearchParams({ ...query, ...(after === null ? {} : { before: after }) });
  const { tables, next } = await json<{ tables: Row[]; next: string | null }>('GET', `${path}?${asked}`);
  return { rows: tables, next };
}

export const api = {
  /** Begins the first lesson of a game, or goes on with it. */
  learn: (game: string) => json<TableInfo>('POST', '/lessons', { game }),
  /** The user of this browser, if the server knows it. Nobody is refused. */
  session: () => json<{ me: Me | null }>('GET', '/session'),
  rename: (name: string) => json<Me>('POST', '/me/name', { name }),
  guest: (name?: string) => json<Me>('POST', '/guest', name ? { name } : {}),
  register: (name: string, password: string) => json<Me>('POST', '/register', { name, password }),
  login: (name: string, password: string) => json<Me>('POST', '/login', { name, password }),
  logout: () => ask('POST', '/logout', {}),
  forget: () => ask('DELETE', '/me'),
  myTables: (after: string | null) => pageOf<OwnTable>('/me/tables', after),
  myFinished: (after: string | null) => pageOf<OwnTable>('/me/tables', after, { status: 'over' }),
  user: (name: string) => json<Profile>('GET', `/users/${encodeURIComponent(name)}`),
  /** The finished games of a user, or of this one if no name is given. */
  results: async (name: string | null, after: string | null): Promise<Page<Result>> => {
    const { results, next } = await json<{ results: Result[]; next: string | null }>(
      'GET',
      `/${name === null ? 'me' : `users/${encodeURIComponent(name)}`}/results${after === null ? '' : `?before=${encodeURIComponent(after)}`}`,
    );
    return { rows: results, next };
  },
  games: () => json<GameInfo[]>('GET', '/games'),
  openTables: (after: string | null) => pageOf<TableInfo>('/tables', after),
  newTable: (table: NewTable) => json<TableInfo>('POST', '/tables', table),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  sit: (id: string, seat: Seat) => json<TableInfo>('POST', `${table(id)}/sit`, { seat }),
  stand: (id: string) => json<TableInfo>('POST', `${table(id)}/stand`, {}),
  bot: (id: string, seat: Seat, kind: string | null) => json<TableInfo>('POST', `${table(id)}/bot`, { seat, kind }),
  /** Gives a seat to a friend who plays on this device. */
  friend: (id: string, seat: Seat, name: string) => json<TableInfo>('POST', `${table(id)}/friend`, { seat, name }),
  /** Lets people take the seat of this bot in a running game. */
  openSeat: (id: string, seat: Seat) => json<TableInfo>('POST', `${table(id)}/open-seat`, { seat }),
  closeSeat: (id: string, seat: Seat) => json<TableInfo>('POST', `${table(id)}/close-seat`, { seat }),
  start: (id: string) => json<TableInfo>('POST', `${table(id)}/start`, {}),
  rematch: (id: string) => json<TableInfo>('POST', `${table(id)}/rematch`, {}),
  replay: (id: string, as: string) => json<Replay>('GET', `${table(id)}/replay?as=${encodeURIComponent(as)}`),
  journal: async (id: string) => (await ask('GET', `${table(id)}/journal`)).text(),
  rules: async (game: string, language: string) =>
    (await ask('GET', `/rules/${encodeURIComponent(game)}?lang=${language}`)).text(),
};
