import type { View } from './wire';

/** What differs between two views: `piece-A-gunman`, `place-parking`, `seat-A`, `card-2`, `dice`. */
export function changes(before: View, after: View): string[] {
  const found: string[] = [];
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  after.seats.forEach((each, index) => {
    const was = before.seats[index];
    if (!was) return;
    if (
      was.score !== each.score ||
      was.hand.size !== each.hand.size ||
      was.eliminated_in !== each.eliminated_in ||
      (before.chief === each.seat) !== (after.chief === each.seat)
    )
      found.push(`seat-${each.seat}`);
    for (const character of each.characters) {
      const earlier = was.characters.find((one) => one.role === character.role);
      if (earlier && (earlier.place !== character.place || earlier.fate !== character.fate))
        found.push(`piece-${each.seat}-${character.role}`);
    }
    each.hand.known.forEach((card, at) => {
      if (was.hand.known[at] !== card) found.push(`card-${at}`);
    });
  });
  after.places.forEach((each, index) => {
    const was = before.places[index];
    if (was && (was.zombies !== each.zombies || was.is_open !== each.is_open || was.barricades !== each.barricades))
      found.push(`place-${each.place}`);
  });
  if (after.dice && differs(before.dice, after.dice)) found.push('dice');
  return found;
}
