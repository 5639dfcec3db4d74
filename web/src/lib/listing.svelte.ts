/** A page of something longer, and how to ask for the rest. */
export interface Page<Row> {
  rows: Row[];
  /** What the next page begins after; nothing where this was the last. */
  next: string | null;
}

/** A list that comes in pages. Looking again renews what is already shown. */
export class Listing<Row> {
  rows = $state.raw<Row[]>([]);
  hasMore = $state(false);
  private next: string | null = null;
  private nPages = 1;

  constructor(
    private readonly ask: (after: string | null) => Promise<Page<Row>>,
    private readonly keyOf: (row: Row) => string,
  ) {}

  /** What cannot be read now is worth another look later; the page around it is worth seeing without. */
  async look(): Promise<void> {
    try {
      let rows: Row[] = [];
      let next: string | null = null;
      for (let page = 0; page < this.nPages; page++) {
        const found: Page<Row> = await this.ask(next);
        rows = this.joined(rows, found.rows);
        next = found.next;
        if (next === null) break;
      }
      this.take(rows, next);
    } catch {
      // The next look may succeed.
    }
  }

  async more(): Promise<void> {
    if (this.next === null) return;
    try {
      const found = await this.ask(this.next);
      this.nPages += 1;
      this.take(this.joined(this.rows, found.rows), found.next);
    } catch {
      // The button is still there.
    }
  }

  private take(rows: Row[], next: string | null): void {
    this.rows = rows;
    this.next = next;
    this.hasMore = next !== null;
  }

  /** Rows may move between two pages while one asks for them. */
  private joined(rows: readonly Row[], more: readonly Row[]): Row[] {
    const known = new Set(rows.map(this.keyOf));
    return [...rows, ...more.filter((row) => !known.has(this.keyOf(row)))];
  }
}
