/** Who sits at a table that is not open yet. */
import { botOf, type GameInfo } from '../api';

/** A place at the table: the host, a friend who follows the link, a bot of some kind, or nobody. */
export type Place = 'me' | 'open' | 'out' | `bot:${string}`;

/** Most games are at their best with four. */
const USUAL_SEATS = 4;

export const isBotPlace = (place: Place): boolean => place.startsWith('bot:');
export const kindOf = (place: Place): string => place.slice('bot:'.length);

/** The host, one friend, and bots. */
export function firstPlaces(info: GameInfo): Place[] {
  const [fewest, most] = info.seats;
  const count = Math.min(most, Math.max(fewest, USUAL_SEATS));
  const bot: Place = `bot:${botOf(info)}`;
  return Array.from({ length: most }, (_, at) => (at >= count ? 'out' : at === 0 ? 'me' : at === 1 ? 'open' : bot));
}

/** The seats of the table, without places that are left out. */
export const sittersOf = (places: readonly Place[]): Place[] => places.filter((place) => place !== 'out');

/** The index of the seat that this place becomes. */
export const seatAt = (places: readonly Place[], at: number): number => sittersOf(places.slice(0, at)).length;

/** What a place is next: a friend, then the bots, then left out, if enough others stay. */
export function nextPlace(info: GameInfo, places: readonly Place[], at: number): Place {
  const mayLeave = sittersOf(places).length > info.seats[0];
  const turns: Place[] = ['open', ...info.bots.map((kind): Place => `bot:${kind}`)];
  if (mayLeave || places[at] === 'out') turns.push('out');
  return turns[(turns.indexOf(places[at]!) + 1) % turns.length]!;
}

/** How many places are on the screen: those up to the last that is taken, and one more if there is room. */
export function shownPlaces(places: readonly Place[]): number {
  const last = places.findLastIndex((place) => place !== 'out');
  return Math.min(places.length, last + 2);
}

/** How many friends and bots play beside the host. */
export function companyOf(places: readonly Place[]): { friends: number; bots: number } {
  return {
    friends: places.filter((place) => place === 'open').length,
    bots: places.filter(isBotPlace).length,
  };
}
