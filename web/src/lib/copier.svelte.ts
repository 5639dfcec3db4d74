const COPIED_MS = 2000;

/** Copies text, and knows for a moment that it did. */
export class Copier {
  isCopied = $state(false);

  /** Fails where the browser does not allow it. */
  async copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    this.isCopied = true;
    setTimeout(() => (this.isCopied = false), COPIED_MS);
  }
}
