/** A page of a list, and how to ask for the next one. */
export interface Page<Row> {
  rows: Row[];
  /** Where the next page begins; null if this is the last. */
  next: string | null;
}

/** A list that comes in pages. Looking again refreshes the pages that are already shown. */
export class Listing<Row> {
  rows = $state.raw<Row[]>([]);
  hasMore = $state(false);
  private next: string | null = null;
  private nPages = 1;

  constructor(
    private readonly ask: (after: string | null) => Promise<Page<Row>>,
    private readonly keyOf: (row: Row) => string,
  ) {}

  /** Loads the list. If that fails, the page is shown without it and tries again later. */
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
      // The next try may succeed.
    }
  }

  async more(): Promise<void> {
    if (this.next === null) return;
    try {
      const found = await this.ask(this.next);
      this.nPages += 1;
      this.take(this.joined(this.rows, found.rows), found.next);
    } catch {
      // The player can press the button again.
    }
  }

  private take(rows: Row[], next: string | null): void {
    this.rows = rows;
    this.next = next;
    this.hasMore = next !== null;
  }

  /** Adds rows without repeating any, because rows may move from one page to another between two requests. */
  private joined(rows: readonly Row[], more: readonly Row[]): Row[] {
    const known = new Set(rows.map(this.keyOf));
    return [...rows, ...more.filter((row) => !known.has(this.keyOf(row)))];
  }
}
