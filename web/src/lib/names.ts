import type { Occupant, SeatInfo } from './wire';

/** Names for bots that have none, such as those in journals, which only give their kind. */
export const BOT_NAMES = ['Ada', 'Bastien', 'Ivy', 'Teodora', 'Émile', 'Fatou', 'Gus', 'Hanna'];

export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

function named(people: (string | null)[]): string[] {
  const taken = new Set(people.filter((name) => name !== null));
  // A bot has the name of its seat, unless a person has that name.
  const own = people.map((name, index) => name ?? (taken.has(BOT_NAMES[index]!) ? null : BOT_NAMES[index]!));
  const free = BOT_NAMES.filter((name) => !own.includes(name));
  return own.map((name) => name ?? free.shift()!);
}

/** Names by seat, seat A first. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return named(
    seats.map(({ occupant }) =>
      occupant === null ? null : 'person' in occupant ? occupant.person.name : occupant.bot.name || null,
    ),
  );
}

/** Names for the players of a journal, which has a name, or `bot:` and a kind, for each of them. */
export function namesOfPlayers(players: readonly string[]): string[] {
  return named(players.map((player) => (player.startsWith('bot:') ? null : player)));
}

export const isBot = (occupant: Occupant | null): boolean =>
  occupant !== null && ('bot' in occupant || occupant.person.played_by_bot);
