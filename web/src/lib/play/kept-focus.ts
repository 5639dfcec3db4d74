import { tick } from 'svelte';

/**
 * Keeps keyboard users where they work. An answer removes the button that had the focus, and the browser would begin
 * at the top of the page again; the panel gets the focus instead, so that Tab goes to the first choice in it.
 */
export class KeptFocus {
  private isByKeyboard = false;

  constructor(private readonly panel: () => HTMLElement | null) {}

  readonly onkey = (): void => {
    this.isByKeyboard = true;
  };
  readonly onpointer = (): void => {
    this.isByKeyboard = false;
  };

  /** To be called when what the panel shows has changed. */
  async restore(): Promise<void> {
    await tick();
    if (this.isByKeyboard && document.activeElement === document.body) this.panel()?.focus({ preventScroll: true });
  }
}
