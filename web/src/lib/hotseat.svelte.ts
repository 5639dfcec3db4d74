import type { Film } from './choices';
import type { Connection, SocketEvents } from './socket';
import { TableStore } from './table.svelte';
import type { Seat } from './wire';

/**
 * The seats that are played on this device, each by a connection of its own. One of them is on the screen; the others
 * only listen, and nothing of them is in the page.
 */
export class HotSeat {
  /** The first own seat, or who only watches. */
  readonly main: TableStore;
  private friends = $state.raw<ReadonlyMap<Seat, TableStore>>(new Map());
  /** In whose hands the device is; nobody has taken it before the first one is asked. */
  holder = $state<Seat | null>(null);
  private film: Film | undefined;

  isShared = $derived.by(() => this.main.ownSeats.length > 1);
  /** All stores of this device. */
  all = $derived.by(() => [this.main, ...this.friends.values()]);
  /** What is on the screen. */
  shown = $derived.by(
    () => this.all.find((store) => this.holder !== null && store.seats.includes(this.holder)) ?? this.main,
  );
  /** Who must get the device now: the holder has done all he was asked for, and what happened has been shown. */
  next = $derived.by((): Seat | null => {
    if (!this.isShared || !this.shown.isCaughtUp || (this.holder !== null && this.shown.isMyTurn)) return null;
    return this.all.find((store) => store.isMyTurn && store.seats[0] !== this.holder)?.seats[0] ?? null;
  });

  constructor(
    private readonly id: string,
    connect?: (events: SocketEvents) => Connection,
  ) {
    this.main = new TableStore(id, null, connect);
  }

  /** Opens a connection for each friend, and closes those of friends who left. */
  follow(): void {
    const wanted = this.main.ownSeats.filter((seat) => !this.main.seats.includes(seat));
    const kept = new Map([...this.friends].filter(([seat]) => wanted.includes(seat)));
    for (const [seat, store] of this.friends) if (!kept.has(seat)) store.close();
    for (const seat of wanted) if (!kept.has(seat)) kept.set(seat, new TableStore(this.id, seat));
    if (kept.size !== this.friends.size || [...kept.keys()].some((seat) => !this.friends.has(seat)))
      this.friends = kept;
  }

  /** The one who was called has the device. */
  take(seat: Seat): void {
    this.holder = seat;
    this.use(this.film);
  }

  /** Only what is on the screen runs as a film. */
  use(film: Film | undefined): void {
    this.film = film;
    for (const store of this.all) store.use(store === this.shown ? film : undefined);
  }

  close(): void {
    for (const store of this.all) store.close();
  }
}
