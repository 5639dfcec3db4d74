import { api, botOf, type GameInfo } from './api';
import { somebody } from './session.svelte';
import { save, settings } from './settings.svelte';

/** So many play unless the game is for fewer or for more. */
const SEATS = 4;

/** The rules of a first game, until somebody has played one to its end here. */
function usualOptions({ game, presets }: GameInfo): Record<string, string> {
  const key = settings.gamesPlayed.includes(game) ? 'classic' : 'first';
  return presets.find((preset) => preset.key === key)?.options ?? {};
}

export function rememberPlayed(game: string): void {
  if (settings.gamesPlayed.includes(game)) return;
  settings.gamesPlayed = [...settings.gamesPlayed, game];
  save();
}

const NEW = 'revenant-new-table';

function markAsNew(table: string): void {
  try {
    sessionStorage.setItem(NEW, table);
  } catch {
    // Without storage, the player watches what bots do before the first decision.
  }
}

/** Whether this browser has just opened the table; only the first call says so. */
export function isJustOpened(table: string): boolean {
  try {
    if (sessionStorage.getItem(NEW) !== table) return false;
    sessionStorage.removeItem(NEW);
    return true;
  } catch {
    return false;
  }
}

/** Opens a table with bots and begins; returns its id. */
export async function playWithBots(game: string, known?: GameInfo): Promise<string> {
  await somebody();
  const info = known ?? (await api.games()).find((each) => each.game === game);
  if (!info) throw new Error(`the server does not know ${game}`);
  const [fewest, most] = info.seats;
  const seats = Math.min(most, Math.max(fewest, SEATS));
  const bots = Array.from({ length: seats - 1 }, () => `bot:${botOf(info)}`);
  const table = await api.newTable({
    game,
    seats,
    options: usualOptions(info),
    visibility: 'private',
    pace: 'relaxed',
    sitters: ['me', ...bots],
    start: true,
  });
  markAsNew(table.id);
  return table.id;
}
