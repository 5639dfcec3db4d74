import { api, ApiError, type Me } from './api';

/** Who uses this browser; nothing before the server was asked, `null` where it knows nobody. */
export const session: { me: Me | null | undefined } = $state({ me: undefined });

export async function whoAmI(): Promise<Me | null> {
  try {
    session.me = await api.me();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    session.me = null;
  }
  return session.me;
}

const GUESTS = [
  'Nora',
  'Malik',
  'Agathe',
  'Sven',
  'Rosa',
  'Otis',
  'Lucie',
  'Tariq',
  'Mina',
  'Anton',
  'Zoé',
  'Hector',
  'Paloma',
  'Igor',
  'Salma',
  'Basile',
];

/** A name by which guests can be told apart. */
function guestName(): string {
  const [name, number] = crypto.getRandomValues(new Uint32Array(2));
  return `${GUESTS[name! % GUESTS.length]} ${10 + (number! % 90)}`;
}

/** Whoever plays needs a name at the server; a guest is made without a question. */
export async function somebody(): Promise<Me> {
  const known = session.me ?? (await whoAmI());
  if (known) return known;
  const guest = await api.guest(guestName());
  session.me = guest;
  return guest;
}
