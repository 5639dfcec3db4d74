import { api } from '../api';
import type { PlayScreen } from '../play/screen.svelte';
import { go } from '../router.svelte';
import type { SeatInfo } from '../wire';

/** Another game at the same table. */
export class Rematch {
  isOnItsWay = $state(false);
  /** Why it could not be opened. */
  error = $state.raw<unknown>(null);
  /** Who has asked for one already. */
  asker = $state<string | null>(null);

  constructor(private readonly screen: PlayScreen) {}

  /** The table of the rematch, once somebody has asked for it. */
  get table(): string | null {
    return this.screen.table.rematch;
  }

  /** Whether nobody but this player must agree: everybody else is a bot or a friend on this device. */
  get isAtOnce(): boolean {
    const { seat, table } = this.screen;
    const isOwn = ({ seat: each, occupant }: SeatInfo): boolean =>
      occupant !== null && ('bot' in occupant || seat.ownSeats.includes(each));
    return seat.ownSeats.length > 0 && table.seats.every(isOwn);
  }

  /** Finds out who has asked; without an answer nobody is named. */
  async lookWho(): Promise<void> {
    if (this.table === null) return;
    try {
      this.asker = (await api.table(this.table)).host;
    } catch {
      this.asker = null;
    }
  }

  /** Begins the rematch if nobody else must agree. Otherwise the players meet in its lobby. */
  async begin(): Promise<void> {
    if (this.isOnItsWay) return;
    this.isOnItsWay = true;
    this.error = null;
    try {
      const { id } = await api.rematch(this.screen.seat.id);
      if (this.isAtOnce && (await api.table(id)).status === 'lobby') await api.start(id);
      go(`/table/${id}`);
    } catch (problem) {
      this.error = problem;
    } finally {
      this.isOnItsWay = false;
    }
  }
}
