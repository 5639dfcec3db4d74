import { untrack } from 'svelte';
import { factsOf, wordsAt, type Game, type Step } from '../../games/game';
import type { AnyView } from '../any-view';
import type { BoardModel } from '../board/model.svelte';
import type { Asked, Choice } from '../choices';
import { Conversation } from '../conversation.svelte';
import type { Frame } from '../film/film';
import { t, words } from '../language.svelte';
import { isBot, namesOf } from '../names';
import { leavesPass } from '../orders';
import { Speech } from '../speech';
import type { TableStore } from '../table/store.svelte';
import type { Answer, Seat, TableInfo } from '../wire';
import { PlayLayout } from './layout.svelte';
import { OpenSeats } from './open-seats.svelte';
import { OpenWindow } from './open-window.svelte';
import { Review } from './review.svelte';
import { sourceOf } from './source';
import { Stills } from './stills.svelte';
import { TableTempo } from './tempo.svelte';
import { TurnTimes } from './turn-times.svelte';

export interface PlayProps {
  /** The seat that has the device, or a spectator. */
  readonly seat: TableStore;
  /** The store on the screen: the seat's, or the table's if the device lies open. */
  readonly shown: TableStore;
  readonly isOpen: boolean;
  /** The stores of all seats on this device. */
  readonly players: readonly TableStore[];
  /** On a device that lies open: shows the holder's seat. */
  readonly look: () => void;
  readonly game: Game;
  readonly table: TableInfo;
}

/** What is on the screen of a game under way, and what the player can do there. */
export class PlayScreen {
  readonly game: Game;
  /** The seat that has the device. Another seat needs a new page. */
  readonly seat: TableStore;
  readonly layout: PlayLayout;
  readonly talk: Conversation;
  readonly review: Review;
  readonly stills: Stills;
  readonly window = new OpenWindow(this);
  readonly tempo: TableTempo;
  readonly openSeats: OpenSeats;
  readonly turnTimes = new TurnTimes();

  get shown(): TableStore {
    return this.props.shown;
  }
  get isOpen(): boolean {
    return this.props.isOpen;
  }
  get players(): readonly TableStore[] {
    return this.props.players;
  }
  get table(): TableInfo {
    return this.props.table;
  }
  names = $derived.by(() => namesOf(this.table.seats));
  /** A table is on the screen only once it has a view. */
  view = $derived.by((): AnyView => this.review.frame?.view ?? this.shown.screen.view!);
  private facts = $derived.by(() => factsOf(this.game, this.view));
  speech = $derived.by(() => {
    void this.facts;
    const [known, names, reader] = [words(), this.names, this.shown.seat];
    return new Speech(
      untrack(() => wordsAt(known, this.game, this.view)),
      names,
      reader,
    );
  });
  status = $derived.by(() => this.game.status(this.view, this.speech));
  get step(): Step | undefined {
    return this.game.steps.find((each) => each.id === this.status.step);
  }

  /** The frame of a film, live or watched again. */
  get frame(): Frame | null {
    return this.review.frame ?? this.shown.player.frame;
  }
  /** The notice that the running film shows. */
  get notice(): unknown {
    return this.frame?.notice ?? null;
  }

  get isLost(): boolean {
    return this.shown.line === 'lost';
  }
  get isOver(): boolean {
    return this.shown.isOver;
  }
  get isEndShown(): boolean {
    return (
      this.isOver &&
      !this.table.lesson &&
      this.shown.player.isCaughtUp &&
      this.layout.isEndShown &&
      !this.review.playback
    );
  }
  get canAct(): boolean {
    const { line, player, requests } = this.shown;
    const isFree = player.isCaughtUp && !requests.isKept && !this.isOver && !this.review.playback;
    return line === 'open' && isFree && !this.isOpen;
  }
  /** Whether the table waits for this player and they can answer now. */
  get isMine(): boolean {
    return this.canAct && this.shown.isMyTurn;
  }
  get canUndo(): boolean {
    return (this.canAct && this.shown.undoSeat !== null) || (!this.isOpen && this.shown.requests.isKept);
  }
  /** What the table asks. In a window that closes by itself, it asks only those who have asked for time. */
  get asked(): Asked | null {
    const { asked, screen } = this.shown;
    if (asked === null || screen.grace === null || screen.grace.ahead) return asked;
    return { ...asked, who: screen.grace.waiting };
  }
  log = $derived.by(() => this.shown.log.filter(({ notice }) => !this.game.isIdle?.(notice)));
  /** All choices, including those that the server does not list. */
  listed = $derived.by((): Choice[] => {
    const { seat, screen } = this.shown;
    if (!this.canAct) return [];
    const unlisted = seat === null ? [] : (this.game.unlisted?.(this.view, screen.choices, seat) ?? []);
    return [...unlisted, ...screen.choices];
  });
  /** Whether bots could begin but wait for the people at this table. */
  get mayLetBotsBegin(): boolean {
    return this.canAct && this.shown.screen.botsWait && this.seat.seat !== null;
  }
  /** Passes for a while that the player can choose from the list, in addition to those in the game's own panel. */
  passesForAWhile = $derived.by((): Choice[] => this.listed.filter(({ action }) => leavesPass(action)));
  /** How windows close at this table, in words. */
  get windows(): string {
    const graceMs = this.table.grace_ms;
    if (this.seat.screen.isAlone) return t('windows-alone');
    return graceMs === null ? t('windows-asked') : t('windows-together', { n: graceMs / 1000 });
  }
  get isBotPlaying(): boolean {
    return (
      !this.isOver &&
      this.table.seats.some(
        ({ seat, occupant }) =>
          this.seat.seats.includes(seat) && occupant !== null && 'person' in occupant && isBot(occupant),
      )
    );
  }
  /** The seats of people on other devices, to whom this player can whisper. */
  get others(): Seat[] {
    if (this.seat.seats.length === 0) return [];
    const isOther = ({ seat, occupant }: TableInfo['seats'][number]): boolean =>
      !this.seat.ownSeats.includes(seat) && occupant !== null && 'person' in occupant;
    return this.table.seats.filter(isOther).map(({ seat }) => seat);
  }
  readonly model: BoardModel;

  /** Create it while a component is initialised. */
  constructor(private readonly props: PlayProps) {
    this.game = props.game;
    this.seat = props.seat;
    this.layout = new PlayLayout(props.game);
    this.talk = new Conversation(props.seat);
    this.review = new Review(props);
    this.stills = new Stills(props.game, () => props.shown);
    this.openSeats = new OpenSeats(props);
    this.tempo = new TableTempo(props, props.table.game);
    this.model = props.game.model(sourceOf(this));
  }

  /** How many things in one of the game's own tabs wait for this player. */
  waiting(id: string): number {
    const tab = this.game.tabs?.find((each) => each.id === id);
    return tab?.count(this.view, this.isOpen ? [] : this.seat.seats) ?? 0;
  }

  act(action: unknown): void {
    this.begin();
    if (leavesPass(action)) this.seat.leavePass(action);
    else this.seat.requests.do(action);
  }

  actAll(actions: readonly unknown[], told: (answer: Answer) => void): void {
    this.begin();
    this.seat.requests.doAll(actions, told);
  }

  private begin(): void {
    this.shown.absence.end();
    this.stills.clear();
  }

  look(): void {
    this.props.look();
  }
}
