import type { Clock } from '../wire';

/** The clocks of the players, and when they were told. */
export class Clocks {
  all = $state.raw<Clock[]>([]);
  at = $state(0);

  /** An update has the clocks that run and those that have changed; the others stand still. */
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
