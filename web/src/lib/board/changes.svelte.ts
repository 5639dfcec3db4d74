/** How long a change stays marked if nothing moves on the screen. */
const MARK_MS = 2000;

/** For two seconds, marks what has just changed, for players who see nothing move. */
export class Changes {
  marks = $state.raw<ReadonlySet<string>>(new Set());

  note(names: readonly string[]): void {
    if (names.length === 0) return;
    this.marks = new Set([...this.marks, ...names]);
    setTimeout(() => (this.marks = new Set([...this.marks].filter((name) => !names.includes(name)))), MARK_MS);
  }
}
