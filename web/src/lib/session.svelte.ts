import { api, ApiError, type Me } from './api';

/** The user of this browser; undefined until the server has answered, null if it knows nobody. */
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

/** A name that tells guests apart. */
export function guestName(): string {
  const [name, number] = crypto.getRandomValues(new Uint32Array(2));
  return `${GUESTS[name! % GUESTS.length]} ${10 + (number! % 90)}`;
}

/** Every player needs an account; a guest account is created without asking. */
export async function somebody(): Promise<Me> {
  const known = session.me ?? (await whoAmI());
  if (known) return known;
  const guest = await api.guest(guestName());
  session.me = guest;
  return guest;
}
