import { ask, json } from '../api';
import type { Language } from '../settings.svelte';

export type Kind = 'push' | 'mail' | 'discord' | 'slack' | 'ntfy';
export type Event = 'turn' | 'deal' | 'end';
export const EVENTS: readonly Event[] = ['turn', 'deal', 'end'];
/** The kinds that are addresses of other programs. */
export const WEBHOOKS = ['discord', 'slack', 'ntfy'] as const;

/** One way to tell somebody something. */
export interface Channel {
  id: string;
  kind: Kind;
  label: string;
  state: 'on' | 'unconfirmed' | 'failing';
  /** Why the last attempt failed, as a short word. */
  last_error?: string | null;
}

export interface Quiet {
  from: string;
  to: string;
  zone: string;
}

/** What somebody wants to be told, and how. */
export interface Wishes {
  events: Record<Event, boolean>;
  quiet: Quiet | null;
  language: Language;
}

export interface NoticeStatus extends Wishes {
  /** The key that browsers need to accept pushes of this server. */
  vapid_key: string;
  /** Whether the server can send mail. */
  mail: boolean;
  channels: Channel[];
  muted_tables: string[];
}

export type NewChannel =
  | { kind: 'push'; endpoint: string; keys: Record<string, string>; label: string }
  | { kind: (typeof WEBHOOKS)[number]; url: string; label: string }
  | { kind: 'mail'; address: string };

export type Tested = { delivered: true } | { delivered: false; error: string };

const channel = (id: string): string => `/me/notices/channels/${encodeURIComponent(id)}`;

export const noticesApi = {
  status: () => json<NoticeStatus>('GET', '/me/notices'),
  wish: (wishes: Wishes) => json<NoticeStatus>('PUT', '/me/notices', wishes),
  add: (channel: NewChannel) => json<Channel>('POST', '/me/notices/channels', channel),
  remove: (id: string) => ask('DELETE', channel(id)),
  test: (id: string) => json<Tested>('POST', `${channel(id)}/test`, {}),
  mute: (table: string, muted: boolean) => ask('PUT', `/me/notices/tables/${encodeURIComponent(table)}`, { muted }),
  confirm: (token: string) => ask('POST', '/notices/confirm', { token }),
  unsubscribe: (token: string) => ask('POST', `/notices/unsubscribe/${encodeURIComponent(token)}`, {}),
};
