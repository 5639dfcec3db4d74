import type { Game } from '../../games/game';

/** Parts that the first look at a table does not need. */
export const later = {
  AboutTable: () => import('../../components/AboutTable.svelte'),
  Announcement: () => import('../../components/play/Announcement.svelte'),
  BottomNav: () => import('../../components/play/BottomNav.svelte'),
  CardPeek: () => import('../../components/CardPeek.svelte'),
  Chat: () => import('../../components/Chat.svelte'),
  GameOver: () => import('../../components/play/GameOver.svelte'),
  HintsOfGame: () => import('../../components/hints/HintsOfGame.svelte'),
  LargeCard: () => import('../../components/LargeCard.svelte'),
  MissedList: () => import('../../components/play/MissedList.svelte'),
  Playback: () => import('../film/playback.svelte'),
  PlaybackControls: () => import('../../components/PlaybackControls.svelte'),
  ProposedOrders: () => import('../../components/ProposedOrders.svelte'),
  RuleBook: () => import('../../components/RuleBook.svelte'),
  TakeSeat: () => import('../../components/TakeSeat.svelte'),
  TextPanel: () => import('../../components/TextPanel.svelte'),
  TableBell: () => import('../../components/notices/TableBell.svelte'),
  TableMenu: () => import('../../components/TableMenu.svelte'),
  WindowFrame: () => import('../../components/play/WindowFrame.svelte'),
  WindowPanel: () => import('../../components/play/WindowPanel.svelte'),
};

/** Loads these parts before they are needed, so that they are there even if the connection is lost. */
export function loadAll(game: Game): void {
  const tabs = (game.tabs ?? []).map(({ Tab }) => Tab);
  const loaders = [...Object.values(later), ...(game.later ?? []), game.EndScreen, ...tabs];
  for (const load of loaders) {
    // If a part cannot be loaded, the whole page is loaded again (`failed-imports.ts`).
    void load().catch(() => undefined);
  }
}
