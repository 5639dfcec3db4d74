import { api, ApiError, type Me } from './api';

/** The user of this browser; undefined until the server has answered, null if the server does not know this browser. */
export const session: { me: Me | null | undefined } = $state({ me: undefined });

export async function whoAmI(): Promise<Me | null> {
  try {
    session.me = (await api.session()).me;
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

/** A name for a guest that is likely to be unique. */
export function guestName(): string {
  const [name, number] = crypto.getRandomValues(new Uint32Array(2));
  return `${GUESTS[name! % GUESTS.length]} ${10 + (number! % 90)}`;
}

/** The user of this browser. Every player needs an account, so this creates a guest account without asking. */
export async function somebody(): Promise<Me> {
  const known = session.me ?? (await whoAmI());
  if (known) return known;
  const guest = await api.guest(guestName());
  session.me = guest;
  return guest;
}
