import type { Seat } from '../wire';

/** An estimate needs some turns. */
const LEAST_TURNS = 2;
/** Turns grow longer during a game, so only the last ones count. */
const MOST_TURNS = 12;
const STEP_S = 5;

/** How long the turns of the others take at this table, as far as this page has seen. */
export class TurnTimes {
  private lasted = $state.raw<readonly number[]>([]);
  private acting: Seat | null = null;
  private since = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** To be called with the seat whose turn it is, and whether it belongs to this player. */
  sees(acting: Seat | null, isMine: boolean): void {
    if (acting === this.acting) return;
    const now = this.now();
    if (this.acting !== null) this.lasted = [...this.lasted, now - this.since].slice(-MOST_TURNS);
    this.acting = isMine ? null : acting;
    this.since = now;
  }

  /** About how many seconds so many turns take; null before anything is known. */
  secondsFor(nTurns: number): number | null {
    if (nTurns === 0 || this.lasted.length < LEAST_TURNS) return null;
    const mean = this.lasted.reduce((sum, ms) => sum + ms, 0) / this.lasted.length;
    return Math.max(STEP_S, Math.round((mean * nTurns) / 1000 / STEP_S) * STEP_S);
  }
}
