import { squareKey } from './geometry';
import type { TileView, View } from './wire';

const contents = (tile: TileView): string =>
  JSON.stringify([tile.turn, tile.cell, tile.figures, tile.bullets, tile.life, tile.manholes]);

/** What differs between two views: `pawn-A`, `tile-12`, `seat-A`, `card-2`. */
export function changes(before: View, after: View): string[] {
  const found: string[] = [];
  after.seats.forEach((each, index) => {
    const was = before.seats[index];
    if (!was) return;
    if (squareKey(was.at) !== squareKey(each.at) || was.is_below !== each.is_below) found.push(`pawn-${each.seat}`);
    if (
      was.life !== each.life ||
      was.bullets !== each.bullets ||
      was.guts !== each.guts ||
      was.kills.join() !== each.kills.join() ||
      was.hand.size !== each.hand.size ||
      was.items.length !== each.items.length ||
      was.is_dead !== each.is_dead
    )
      found.push(`seat-${each.seat}`);
    each.hand.known.forEach((card, at) => {
      if (was.hand.known[at] !== card) found.push(`card-${at}`);
    });
  });
  const earlier = new Map(before.tiles.map((tile) => [tile.spot, tile]));
  for (const tile of after.tiles) {
    const was = earlier.get(tile.spot);
    if (was !== tile && (!was || contents(was) !== contents(tile))) found.push(`tile-${tile.spot}`);
  }
  return found;
}
