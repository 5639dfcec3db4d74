import { untrack } from 'svelte';
import type { Game } from '../../games/game';
import type { AnyView } from '../any-view';
import { Changes } from '../board/changes.svelte';
import { pace } from '../settings.svelte';
import type { TableStore } from '../table/store.svelte';

interface Still {
  notice: unknown;
  /** The view before the notice. */
  before: AnyView | null;
}

/**
 * For screens on which nothing moves: the last notice that matters stays for a while, and what has changed is marked.
 */
export class Stills {
  still = $state.raw<Still | null>(null);
  readonly changes = new Changes();

  private store: TableStore | null = null;
  private view: AnyView | null = null;
  private before: AnyView | null = null;
  private heard = 0;

  /** Create it while a component is initialised. */
  constructor(
    private readonly game: Game,
    shown: () => TableStore,
  ) {
    $effect(() => {
      const store = shown();
      void [store.screen.view, store.log];
      untrack(() => this.follow(store));
    });
  }

  clear(): void {
    this.still = null;
  }

  private follow(store: TableStore): void {
    if (store !== this.store) this.view = null;
    this.store = store;
    this.mark(store.screen.view);
    this.hold(store);
  }

  private mark(view: AnyView | null): void {
    if (this.view !== null && view !== null && view !== this.view) {
      this.before = this.view;
      if (pace() === 0) this.changes.note(this.game.changes(this.view, view));
    }
    this.view = view;
  }

  private hold({ log }: TableStore): void {
    const { film } = this.game;
    const last = log.findLast(({ version, notice }) => version > this.heard && film.staysMs(notice) > 0);
    if (this.heard > 0 && pace() === 0 && last) {
      const still = { notice: last.notice, before: this.before };
      this.still = still;
      setTimeout(() => (this.still = this.still === still ? null : this.still), film.staysMs(last.notice));
    }
    this.heard = Math.max(this.heard, log.at(-1)?.version ?? 0);
  }
}
