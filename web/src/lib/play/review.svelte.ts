import type { Game } from '../../games/game';
import type { Frame } from '../film/film';
import type { Playback } from '../film/playback.svelte';
import { pace } from '../settings.svelte';
import type { TableStore } from '../table/store.svelte';
import { later } from './later';

interface Reviewed {
  readonly shown: TableStore;
  readonly isOpen: boolean;
  readonly game: Game;
}

/** What the player watches: what they missed, as a film or as a list, or the last scene once more. */
export class Review {
  isListOpen = $state(false);
  private running = $state.raw<{ of: TableStore; playback: Playback } | null>(null);

  /** The film that runs, unless it belongs to another store: players must not see that of somebody else. */
  get playback(): Playback | null {
    return this.running?.of === this.on.shown ? this.running.playback : null;
  }
  get frame(): Frame | null {
    return this.playback?.now ?? null;
  }
  get missed(): readonly Frame[] {
    return this.on.isOpen ? [] : (this.on.shown.absence.away?.frames ?? []);
  }

  constructor(private readonly on: Reviewed) {}

  /** Opens what was missed: as a film if things may move and there is something to show, otherwise as a list. */
  async openMissed(): Promise<void> {
    if (pace() > 0) {
      const { Playback } = await later.Playback();
      this.run(new Playback(this.missed, this.on.game.film));
    }
    if (!this.playback) this.isListOpen = true;
  }

  /** Shows the last scene from its beginning, or from the current frame if the scene is still running. */
  async watchScene(): Promise<void> {
    const { Playback } = await later.Playback();
    const { recorder, player } = this.on.shown;
    const playback = new Playback(recorder.scene ?? [], this.on.game.film, true);
    if (player.frame) playback.stopAt(player.frame.notice);
    player.skip();
    this.run(playback);
  }

  openList(): void {
    this.running = null;
    this.isListOpen = true;
  }

  /** Called when the player has seen it all. */
  finish(): void {
    if (!this.playback?.isScene) this.on.shown.absence.end();
    this.isListOpen = false;
    this.running = null;
  }

  stop(): void {
    this.running = null;
  }

  private run(playback: Playback): void {
    if (playback.frames.length > 0) this.running = { of: this.on.shown, playback };
  }
}
