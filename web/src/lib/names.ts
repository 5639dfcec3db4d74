import type { Occupant, SeatInfo } from './wire';

/** The names of bots at a table. Journals name only their kind. */
export const BOT_NAMES = ['Ada', 'Bastien', 'Ivy', 'Teodora', 'Émile', 'Fatou', 'Gus', 'Hanna'];

export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

function named(people: (string | null)[]): string[] {
  const taken = new Set(people.filter((name) => name !== null));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  return people.map((name, index) => name ?? (taken.has(BOT_NAMES[index]!) ? free.shift()! : BOT_NAMES[index]!));
}

/** Names by seat, seat A first. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return named(
    seats.map(({ occupant }) =>
      occupant === null ? null : 'person' in occupant ? occupant.person.name : occupant.bot.name || null,
    ),
  );
}

/** The same for the players of a journal: a name, or `bot:` and a kind. */
export function namesOfPlayers(players: readonly string[]): string[] {
  return named(players.map((player) => (player.startsWith('bot:') ? null : player)));
}

export const isBot = (occupant: Occupant | null): boolean =>
  occupant !== null && ('bot' in occupant || occupant.person.played_by_bot);
