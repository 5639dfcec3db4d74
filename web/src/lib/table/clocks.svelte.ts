import type { Clock } from '../wire';

/** The clocks of the players, and when the server last told their times. */
export class Clocks {
  all = $state.raw<Clock[]>([]);
  at = $state(0);

  /** Takes the clocks from an update, which has those that run and those that have changed. All others stand still. */
  hear(clocks: readonly Clock[] | undefined): void {
    if (!clocks) return;
    const isTold = (clock: Clock): boolean => clocks.some((told) => told.seat === clock.seat);
    this.all = [...this.all.filter((clock) => !isTold(clock)), ...clocks];
    this.at = performance.now();
  }

  reset(clocks: readonly Clock[]): void {
    this.all = [];
    this.hear(clocks);
  }
}
