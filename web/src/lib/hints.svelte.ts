import type { Hint } from '../games/game';
import { save, settings } from './settings.svelte';

/** Players see each hint once, one at a time, while they play a real game. */
export class Hints<Model> {
  /** The hint on the screen. */
  now = $state.raw<Hint<Model> | null>(null);

  constructor(
    private readonly game: string,
    private readonly all: readonly Hint<Model>[],
    /** Whether what the hint is about is on the screen. */
    private readonly isShown: (hint: Hint<Model>) => boolean,
  ) {}

  private key = ({ id }: Hint<Model>): string => `${this.game}.${id}`;

  /** Shows the first hint that is due and has not been seen; hides one that is no longer due. */
  look(model: Model, isQuiet: boolean): void {
    if (this.now && (!isQuiet || !this.now.isDue(model))) this.close();
    if (this.now || !isQuiet || !settings.hints) return;
    const isNext = (hint: Hint<Model>): boolean =>
      !settings.hintsSeen.includes(this.key(hint)) && hint.isDue(model) && this.isShown(hint);
    this.now = this.all.find(isNext) ?? null;
  }

  /** A hint that was on the screen counts as seen. */
  close(): void {
    if (!this.now) return;
    settings.hintsSeen = [...settings.hintsSeen, this.key(this.now)];
    this.now = null;
    save();
  }

  closeAll(): void {
    this.close();
    settings.hints = false;
    save();
  }
}

/** Hints come again from the start when somebody switches them on. */
export function setHints(isOn: boolean): void {
  settings.hints = isOn;
  if (isOn) settings.hintsSeen = [];
  save();
}
