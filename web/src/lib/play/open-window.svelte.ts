import { passOf } from '../choices';
import type { Grace, Seat } from '../wire';
import type { TableStore } from '../table/store.svelte';
import type { PlayScreen } from './screen.svelte';

/** The window that closes by itself, as a player sees it. The player may hold it open. */
export class OpenWindow {
  constructor(private readonly on: PlayScreen) {}

  private get store(): TableStore {
    return this.on.shown;
  }
  private get grace(): Grace | null {
    return this.on.review.playback || this.on.isOver ? null : this.store.grace.grace;
  }
  get isOpen(): boolean {
    return this.grace !== null;
  }
  /** Whether the player already sees their decision that follows the window. */
  get isAhead(): boolean {
    return this.grace?.ahead === true;
  }
  /** Whether the film that leads to it is running, so that its time has not begun. */
  get isToCome(): boolean {
    return this.isOpen && this.store.grace.isAhead;
  }
  /** Whether it stays open because somebody has asked for time. */
  get isHeld(): boolean {
    return this.isOpen && this.store.grace.isHeld;
  }
  /** Whether this player has asked for time and must act or go on. */
  get isMine(): boolean {
    return this.grace?.waiting.some((seat) => this.store.seats.includes(seat)) ?? false;
  }
  /** The others who have asked for time. */
  get others(): Seat[] {
    return (this.grace?.waiting ?? []).filter((seat) => !this.store.seats.includes(seat));
  }
  /**
   * Whether nobody is asked yet: the table goes on unless somebody steps in. While the film runs, the screen does not
   * show yet what the window is about.
   */
  get isGoingBy(): boolean {
    return this.isOpen && !this.isAhead && !this.isMine && this.store.player.isCaughtUp;
  }
  get ofMs(): number {
    return this.grace?.of_ms ?? 0;
  }
  get toldAt(): number {
    return this.store.grace.toldAt;
  }
  leftMs(now: number): number {
    return this.store.grace.leftMs(now);
  }

  /** Whether this player may ask for time. Everybody whom the window waits for may, whatever cards they hold. */
  get mayWait(): boolean {
    return this.isOpen && this.store.grace.isForUs && !this.on.isOpen && !this.on.isLost;
  }
  /** On a device that lies open: the players who may ask for time. Whoever does gets the device. */
  get callers(): readonly TableStore[] {
    return this.isOpen && this.on.isOpen ? this.on.players.filter(({ grace }) => grace.isForUs) : [];
  }
  get isAsking(): boolean {
    return this.on.seat.requests.isAskingForTime;
  }

  /** Presses the one large button, which asks for time and later lets the window close. */
  press(): void {
    if (!this.mayWait) return;
    if (!this.isMine) return this.wait();
    const pass = passOf(this.store.screen.choices);
    if (pass && this.on.canAct) this.on.model.act(pass.action);
  }

  /** Asks for time, because the player begins something that takes a while. */
  wait(): void {
    if (this.mayWait && !this.isMine) this.on.seat.requests.wait();
  }
}
