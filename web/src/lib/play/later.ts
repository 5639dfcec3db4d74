import type { Game } from '../../games/game';

/** Parts that the first look at a table does not need. */
export const later = {
  BottomNav: () => import('../../components/play/BottomNav.svelte'),
  Chat: () => import('../../components/Chat.svelte'),
  GameOver: () => import('../../components/play/GameOver.svelte'),
  MissedList: () => import('../../components/play/MissedList.svelte'),
  Playback: () => import('../film/playback.svelte'),
  PlaybackControls: () => import('../../components/PlaybackControls.svelte'),
  RuleBook: () => import('../../components/RuleBook.svelte'),
  TextPanel: () => import('../../components/TextPanel.svelte'),
  TableMenu: () => import('../../components/TableMenu.svelte'),
};

/** Loads them before they are asked for, so that they are there even if the connection is lost. */
export function loadAll(game: Game): void {
  const loaders = [...Object.values(later), game.EndScreen, ...(game.tabs ?? []).map(({ Tab }) => Tab)];
  for (const load of loaders) {
    // If a part cannot be loaded, the whole page is loaded again (`failed-imports.ts`).
    void load().catch(() => undefined);
  }
}
