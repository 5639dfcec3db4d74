import type { Film } from './film/film';
import type { Connection, SocketEvents } from './socket';
import { TableStore } from './table/store.svelte';
import type { Seat } from './wire';

/**
 * The seats that are played on this device, each on a connection of its own. If there are several, the device lies open
 * on the table between their turns. It then shows only what everybody may see, from one more connection that plays no
 * seat.
 */
export class HotSeat {
  /** The first seat of this user, or a spectator. */
  readonly main: TableStore;
  private friends = $state.raw<ReadonlyMap<Seat, TableStore>>(new Map());
  /** What everybody may see, on a device that several people play on. */
  private table = $state.raw<TableStore | null>(null);
  /** The player who has the device; nobody before the first player is asked. */
  private holder = $state<Seat | null>(null);
  /**
   * Whether the holder, whose turn it is, already sees their own seat. Before that, the table shows what has happened.
   */
  private isTaken = $state(false);
  /** Whether the holder looks at their own seat although it is not their turn. */
  private isLooking = $state(false);

  get isShared(): boolean {
    return this.main.ownSeats.length > 1;
  }
  /** The stores of all seats on this device. */
  players = $derived.by(() => [this.main, ...this.friends.values()]);
  /** The store of the seat that has the device. */
  seat = $derived.by(
    () => this.players.find((store) => this.holder !== null && store.seats.includes(this.holder)) ?? this.main,
  );
  /** The store on the screen; null as long as nobody may see anything. */
  shown = $derived.by((): TableStore | null => {
    if (!this.isShared) return this.seat;
    const isOwn = this.isLooking || (this.isTaken && this.seat.isMyTurn);
    return isOwn ? this.seat : this.table;
  });
  /** Whether the device lies open on the table. */
  get isOpen(): boolean {
    return this.isShared && this.shown !== this.seat;
  }
  /** The player who must get the device, once the holder is done and the table has shown what happened. */
  next = $derived.by((): Seat | null => {
    if (!this.isShared || !this.isTableCaughtUp || (this.holder !== null && this.seat.isMyTurn)) return null;
    return this.players.find((store) => store.isMyTurn && store !== this.heldStore)?.seats[0] ?? null;
  });

  private get heldStore(): TableStore | null {
    return this.holder === null ? null : this.seat;
  }
  private isTableCaughtUp = $derived.by(() => {
    const { table } = this;
    if (!table?.player.isCaughtUp) return false;
    const shown = table.screen.version ?? 0;
    return this.players.every((store) => (store.screen.version ?? 0) <= shown);
  });

  constructor(
    private readonly id: string,
    private readonly connect?: (url: string, events: SocketEvents) => Connection,
  ) {
    this.main = new TableStore(id, 'default', connect);
  }

  /** Opens a connection for each friend and for the table, and closes those of friends who left. */
  follow(): void {
    const wanted = this.main.ownSeats.filter((seat) => !this.main.seats.includes(seat));
    const open = (seat: Seat): TableStore => this.friends.get(seat) ?? new TableStore(this.id, { seat }, this.connect);
    const friends = new Map(wanted.map((seat) => [seat, open(seat)]));
    for (const [seat, store] of this.friends) if (!friends.has(seat)) store.close();
    const isSame = friends.size === this.friends.size && wanted.every((seat) => this.friends.has(seat));
    if (!isSame) this.friends = friends;
    if (this.isShared) this.table ??= new TableStore(this.id, 'public', this.connect);
    else this.leaveTable();
  }

  private leaveTable(): void {
    this.table?.close();
    this.table = null;
  }

  /** Called when the next player has the device. */
  take(seat: Seat): void {
    this.holder = seat;
    this.isTaken = true;
  }

  /** Shows the holder their own seat although it is not their turn. */
  look(): void {
    this.isLooking = true;
  }

  /** Hides the holder's seat again, because the turn has passed to somebody else. */
  lookAway(): void {
    this.isLooking = false;
  }

  /** Hides the holder's seat once they are done, and shows it on their turn once the table has shown what happened. */
  settle(): void {
    if (this.holder === null || !this.seat.isMyTurn) this.isTaken = false;
    else if (this.isTableCaughtUp) this.isTaken = true;
  }

  /** Animates only the store on the screen and the public one. */
  use(film: Film): void {
    for (const store of this.players) store.use(film, store === this.shown);
    this.table?.use(film, true);
  }

  close(): void {
    for (const store of this.players) store.close();
    this.leaveTable();
  }
}
