/** The players at a table, this one first, then the others in order of play. */
export function ownFirst<P extends { seat: string }>(players: readonly P[], own: readonly string[]): readonly P[] {
  const first = players.findIndex(({ seat }) => own.includes(seat));
  return first <= 0 ? players : [...players.slice(first), ...players.slice(0, first)];
}
