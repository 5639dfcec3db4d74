import type { View } from './wire';

/** What differs between two views: `piece-A-geek`, `place-church`, `seat-A`, `card-2`. */
export function changes(before: View, after: View): string[] {
  const found: string[] = [];
  after.seats.forEach((each, index) => {
    const was = before.seats[index];
    if (!was) return;
    if (
      was.points !== each.points ||
      was.hand.size !== each.hand.size ||
      was.antidotes !== each.antidotes ||
      was.n_food !== each.n_food ||
      was.is_living !== each.is_living ||
      (before.first === each.seat) !== (after.first === each.seat)
    )
      found.push(`seat-${each.seat}`);
    for (const character of each.characters) {
      const earlier = was.characters.find((one) => one.role === character.role);
      if (
        earlier &&
        (earlier.place !== character.place ||
          earlier.fate !== character.fate ||
          earlier.is_exhausted !== character.is_exhausted ||
          earlier.is_hidden !== character.is_hidden)
      )
        found.push(`piece-${each.seat}-${character.role}`);
    }
    each.hand.known.forEach((card, at) => {
      if (was.hand.known[at] !== card) found.push(`card-${at}`);
    });
  });
  for (const each of after.places) {
    const was = before.places.find((one) => one.place === each.place);
    if (
      was &&
      (was.zombies !== each.zombies ||
        was.markers !== each.markers ||
        was.antidotes !== each.antidotes ||
        was.cards.size !== each.cards.size ||
        was.side !== each.side ||
        was.armory !== each.armory)
    )
      found.push(`place-${each.place}`);
  }
  return found;
}
