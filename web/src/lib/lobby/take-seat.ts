import { api } from '../api';
import { guestName, session, whoAmI } from '../session.svelte';
import type { TableStore } from '../table/store.svelte';
import type { Seat } from '../wire';

const KEY = 'revenant-name';

/** The name under which this browser played last. */
export function lastName(): string {
  if (session.me) return session.me.name;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** A guest plays under this name from now on; an account keeps its own. Without a name, chance gives one. */
async function introduce(name: string): Promise<void> {
  const me = session.me ?? (await whoAmI());
  if (me && (!me.is_guest || name === '' || name === me.name)) return;
  session.me = me ? await api.rename(name) : await api.guest(name || guestName());
  try {
    localStorage.setItem(KEY, session.me.name);
  } catch {
    // Private windows may not allow storage: the name then lasts as long as the session.
  }
}

/** Takes a seat. Somebody who is not known yet gets a guest account, so the connection must greet again. */
export async function takeSeat(store: TableStore, seat: Seat, name: string): Promise<void> {
  await introduce(name.trim());
  const before = store.seats.join();
  store.table = await api.sit(store.id, seat);
  if (store.seats.join() === before) store.refresh();
}
