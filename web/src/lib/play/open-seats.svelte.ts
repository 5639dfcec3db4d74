import { api } from '../api';
import { somebody } from '../session.svelte';
import type { TableStore } from '../table/store.svelte';
import type { Seat, TableInfo } from '../wire';

/** Seats of bots in a running game: the host opens them, and people who watch take them. */
export class OpenSeats {
  /** Why the last request failed. */
  error = $state.raw<unknown>(null);

  constructor(private readonly on: { readonly seat: TableStore; readonly table: TableInfo }) {}

  private get isRunning(): boolean {
    return this.on.table.status === 'running' && !this.on.seat.isOver;
  }
  /** Whether this user may open and close seats. */
  get mayOpen(): boolean {
    return this.isRunning && this.on.seat.isHost && this.ofBots.length > 0;
  }
  /** Whether this user has no seat yet. */
  get mayTake(): boolean {
    return this.isRunning && this.on.seat.ownSeats.length === 0;
  }
  get ofBots(): { seat: Seat; isOpen: boolean }[] {
    return this.on.table.seats.flatMap(({ seat, occupant }) =>
      occupant !== null && 'bot' in occupant ? [{ seat, isOpen: occupant.bot.is_open }] : [],
    );
  }
  get open(): Seat[] {
    return this.ofBots.filter(({ isOpen }) => isOpen).map(({ seat }) => seat);
  }
  get link(): string {
    return `${location.origin}/t/${this.on.table.code}`;
  }

  openSeat(seat: Seat): Promise<void> {
    return this.attempt(() => api.openSeat(this.on.table.id, seat));
  }

  closeSeat(seat: Seat): Promise<void> {
    return this.attempt(() => api.closeSeat(this.on.table.id, seat));
  }

  /** Takes a seat. Somebody without an account gets a guest account, so the connection must then greet again. */
  take(seat: Seat): Promise<void> {
    return this.attempt(async () => {
      await somebody();
      const table = await api.sit(this.on.table.id, seat);
      if (this.on.seat.seats.length === 0) this.on.seat.refresh();
      return table;
    });
  }

  private async attempt(what: () => Promise<TableInfo>): Promise<void> {
    this.error = null;
    try {
      this.on.seat.table = await what();
    } catch (problem) {
      this.error = problem;
    }
  }
}
