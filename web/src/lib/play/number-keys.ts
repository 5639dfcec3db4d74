import { numbered } from '../board/numbered';
import type { Choice } from '../choices';

/** How long a number waits for its next digit. */
const TYPING_MS = 700;

/** Typed numbers choose from the list of all choices, which shows them. */
export class NumberKeys {
  private typed = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly choices: () => readonly Choice[],
    private readonly act: (action: unknown) => void,
  ) {}

  /** Whether the key belongs to a number. A number ends when no digit follows quickly, or with Enter. */
  press({ key }: KeyboardEvent): boolean {
    if (key === 'Enter' && this.typed !== '') {
      this.choose();
      return true;
    }
    if (!/^[0-9]$/.test(key) || (this.typed === '' && key === '0')) return false;
    this.typed += key;
    clearTimeout(this.timer);
    if (Number(this.typed) * 10 > this.legal.length) this.choose();
    else this.timer = setTimeout(() => this.choose(), TYPING_MS);
    return true;
  }

  private get legal(): Choice[] {
    return numbered(this.choices()).flatMap((group) => group.lines.map(({ choice }) => choice));
  }

  private choose(): void {
    clearTimeout(this.timer);
    const choice = this.legal[Number(this.typed) - 1];
    this.typed = '';
    if (choice) this.act(choice.action);
  }
}
