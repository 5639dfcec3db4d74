import { api, botOf } from './api';
import { somebody } from './session.svelte';

/** The usual number of seats, if the game allows it. */
const USUAL_SEATS = 4;

/** Begins a game with bots for the user of this browser, and returns the path of its table. */
export async function playWithBots(game: string): Promise<string> {
  await somebody();
  const info = (await api.games()).find((each) => each.game === game);
  if (!info) throw new Error(`the server has no game ${game}`);
  const [fewest, most] = info.seats;
  const seats = Math.min(most, Math.max(fewest, USUAL_SEATS));
  const bots = Array.from({ length: seats - 1 }, () => `bot:${botOf(info)}`);
  const table = await api.newTable({
    game,
    seats,
    options: {},
    visibility: 'private',
    pace: 'relaxed',
    sitters: ['me', ...bots],
    start: true,
  });
  return `/table/${table.id}`;
}
