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

/** Whoever plays needs a name at the server; a guest is made without a question. */
export async function somebody(): Promise<Me> {
  const known = session.me ?? (await whoAmI());
  if (known) return known;
  return (session.me = await api.guest());
}
