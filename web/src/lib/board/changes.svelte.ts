/** How long a change stays marked where nothing moves. */
const MARK_MS = 2000;

/** Marks what has just changed for two seconds, for players who see nothing move. */
export class Changes {
  marks = $state.raw<ReadonlySet<string>>(new Set());

  note(names: readonly string[]): void {
    if (names.length === 0) return;
    this.marks = new Set([...this.marks, ...names]);
    setTimeout(() => (this.marks = new Set([...this.marks].filter((name) => !names.includes(name)))), MARK_MS);
  }
}
