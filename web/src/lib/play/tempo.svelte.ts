import { isStill, setPaceOfTable, settings } from '../settings.svelte';
import type { TableStore } from '../table/store.svelte';
import type { Speed, Tempo } from '../wire';

export const SPEEDS: readonly Speed[] = ['normal', 'double', 'fourfold'];
export const factorOf = (speed: Speed): number => ({ normal: 1, double: 2, fourfold: 4 })[speed];

/** How long play stops for an answer, and how long at most for the film that leads to it. */
const STOP_MS: Readonly<Record<Speed, number>> = { normal: 3000, double: 2000, fourfold: 1200 };
const FILM_MS = 11_000;
/** No window is open for longer than this. */
const MOST_MS = 15_000;
/** How long play stops for players who must read a number because nothing moves, and for players who need more time. */
const STOP_OF_STILL_MS = 5000;
const LONG_STOP_MS = 8000;

/** What a player has chosen for a game. */
export interface TempoChoice {
  speed: Speed;
  stopsForCards: boolean;
}

const USUAL: TempoChoice = { speed: 'normal', stopsForCards: true };
const KEY = 'revenant-tempo';

function all(): Record<string, Partial<TempoChoice>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<TempoChoice>>;
  } catch {
    return {};
  }
}

/** What this browser remembers for a game. */
export const recalled = (game: string): TempoChoice => ({ ...USUAL, ...all()[game] });

export function remember(game: string, choice: TempoChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: choice }));
  } catch {
    // Private windows may not allow storage: the choice then lasts as long as the page.
  }
}

/**
 * What the server is told. Players who use the list of all choices, perhaps with a screen reader, need more time too.
 */
export function tempoOf({ speed, stopsForCards }: TempoChoice): Tempo {
  return { speed, stops_for_cards: stopsForCards, stop_ms: stopMs(speed) };
}

/** How long play stops for an answer once the film is over. */
export function ownMs(speed: Speed): number {
  if (settings.moreTime || settings.textPanel) return LONG_STOP_MS;
  return isStill() ? STOP_OF_STILL_MS : STOP_MS[speed];
}

function stopMs(speed: Speed): number {
  return isStill() ? ownMs(speed) : Math.min(MOST_MS, ownMs(speed) + FILM_MS / factorOf(speed));
}

/**
 * How fast a game plays its films and, for a player who is alone with bots, how fast it goes on and whether it stops
 * for their cards.
 */
export class TableTempo {
  choice = $state.raw<TempoChoice>(USUAL);
  /** What the server was told last. */
  private told: string | null = null;

  /** Whether only this player decides how fast the game goes on. */
  get isOffered(): boolean {
    const { seat } = this.of;
    return seat.screen.isAlone && seat.seats.length > 0 && !seat.isOver;
  }
  get factor(): number {
    return factorOf(this.choice.speed);
  }

  /** Create it while a component is initialised. */
  constructor(
    private readonly of: { readonly seat: TableStore },
    private readonly game: string,
  ) {
    this.choice = recalled(game);
    $effect(() => {
      setPaceOfTable(this.factor);
      return () => setPaceOfTable(1);
    });
    $effect(() => this.tell(this.isOffered && this.of.seat.line === 'open', tempoOf(this.choice)));
  }

  set(change: Partial<TempoChoice>): void {
    this.choice = { ...this.choice, ...change };
    remember(this.game, this.choice);
  }

  /** One speed faster or slower. */
  change(by: 1 | -1): void {
    const speed = SPEEDS[SPEEDS.indexOf(this.choice.speed) + by];
    if (speed) this.set({ speed });
  }

  skip(): void {
    this.of.seat.skip();
  }

  /**
   * Tells the server when the tempo changes. It is told again when the connection is back or the player is alone again.
   */
  private tell(isHeard: boolean, tempo: Tempo): void {
    this.of.seat.grace.ownMs = isHeard ? ownMs(this.choice.speed) : null;
    const text = isHeard ? JSON.stringify(tempo) : null;
    if (text !== null && text !== this.told) this.of.seat.requests.tempo(tempo);
    this.told = text;
  }
}
