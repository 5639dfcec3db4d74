/** What this browser keeps of a table, so that its log survives a reload. */
import type { AnyView } from '../any-view';
import type { Entry } from '../film/film';
import type { Seat } from '../wire';

export interface Kept {
  version: number | null;
  seats: Seat[];
  log: Entry[];
  view: AnyView | null;
}

const PREFIX = 'revenant-log-';
const MOST_TABLES = 12;

export function keep(key: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ ...kept, at: Date.now() }));
    dropOldest();
  } catch {
    // If the storage is full or not allowed, the log lasts as long as the page.
  }
}

export function recall(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Kept | null;
    return kept && { ...kept, view: kept.view ?? null };
  } catch {
    return null;
  }
}

function dropOldest(): void {
  const keys = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (keys.length <= MOST_TABLES) return;
  const ageOf = (name: string): number => (JSON.parse(localStorage.getItem(name) ?? '{}') as { at?: number }).at ?? 0;
  const oldestFirst = keys.map((name) => ({ name, at: ageOf(name) })).sort((one, other) => one.at - other.at);
  for (const { name } of oldestFirst.slice(0, keys.length - MOST_TABLES)) localStorage.removeItem(name);
}
