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
  bots: string[];
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, string>;
  visibility: Visibility;
  pace: Pace;
  sitters: string[];
  start: boolean;
}

export interface Profile {
  name: string;
  since_ms: number;
  games: { game: string; played: number; won: number; best_score: number | null; mean_score: number | null; rating: number | null }[];
  results: { table: string; game: string; ended_ms: number; score: number; place: number; has_won: boolean; players: string[] }[];
}

export interface ReplayStep {
  version: number;
  notices: unknown[];
  view: unknown;
  pending: unknown;
}

export interface Replay {
  players: string[];
  steps: ReplayStep[];
}

/** What the server refused, by the word it gave. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly word: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
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

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => json<Me>('GET', '/me'),
  guest: (name?: string) => json<Me>('POST', '/guest', name ? { name } : {}),
  register: (name: string, password: string) => json<Me>('POST', '/register', { name, password }),
  login: (name: string, password: string) => json<Me>('POST', '/login', { name, password }),
  logout: () => ask('POST', '/logout', {}),
  forget: () => ask('DELETE', '/me'),
  myTables: () => json<TableInfo[]>('GET', '/me/tables'),
  user: (name: string) => json<Profile>('GET', `/users/${encodeURIComponent(name)}`),
  games: () => json<GameInfo[]>('GET', '/games'),
  openTables: () => json<TableInfo[]>('GET', '/tables'),
  newTable: (table: NewTable) => json<TableInfo>('POST', '/tables', table),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  sit: (id: string, seat: Seat) => json<TableInfo>('POST', `${table(id)}/sit`, { seat }),
  stand: (id: string) => json<TableInfo>('POST', `${table(id)}/stand`, {}),
  bot: (id: string, seat: Seat, kind: string | null) => json<TableInfo>('POST', `${table(id)}/bot`, { seat, kind }),
  start: (id: string) => json<TableInfo>('POST', `${table(id)}/start`, {}),
  rematch: (id: string) => json<TableInfo>('POST', `${table(id)}/rematch`, {}),
  replay: (id: string, as: string) => json<Replay>('GET', `${table(id)}/replay?as=${encodeURIComponent(as)}`),
  journal: async (id: string) => (await ask('GET', `${table(id)}/journal`)).text(),
  rules: async (game: string, language: string) =>
    (await ask('GET', `/rules/${encodeURIComponent(game)}?lang=${language}`)).text(),
};
