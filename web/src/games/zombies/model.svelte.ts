import { isLegal } from '../../lib/board/model.svelte';
import type { Choice } from '../../lib/choices';
import { cellOf, lying, Plan, SIDES, squareKey, STEPS } from './geometry';
import { following, options } from '../../lib/board/trail';
import { TrailModel } from '../../lib/board/trail-model.svelte';
import { passOrder } from '../../lib/orders';
import { deeds, offerOf, rootAsked, type Offer, type Option, type Part, type PartKind } from './offers';
import { MOMENTS } from './pieces';
import { partSaid, tileSaid } from './say';
import type { Action, Card, Cell, Order, PassUntil, Seat, SeatView, StandingPass, Tile, Turn, View } from './wire';

/** A cell in which a tile may be laid, and how it may be turned there. */
export interface Opening {
  key: string;
  cell: Cell;
  turns: { turn: Turn; offer: Offer }[];
}

export const PASS_ENDS: readonly PassUntil[] = ['turn', 'round', 'withdrawn'];

/** A pass for a while, but not in windows about this player. */
export const passUntil = (until: PassUntil): Action => passOrder(until, { unless_mine: true });

/** The model of this game, with what the player has begun. */
export class Model extends TrailModel<View, Offer> {
  /** Where the tile at hand is held, until it is laid. */
  private holding = $state.raw<{ key: string; turn: Turn } | null>(null);
  /** The square that the mouse or the focus is on: the way there is shown. */
  towards = $state<string | null>(null);
  /** Its name: a square is named by its tile, not by its number. */
  pointedAs = $state<string>('');

  override hint = $derived.by((): string | null => {
    const offer = this.pointed;
    if (!offer || !this.offers.some((each) => each.action === offer.action)) return null;
    return offer.refusal
      ? `${this.pointedAs} — ${this.speech.refusal(offer.refusal)} ${offer.refusal.rule}`
      : `${this.speech.verb(offer.action)} — ${this.pointedAs}`;
  });
  me = $derived.by((): SeatView | null => this.view.seats.find((each) => each.seat === this.source.seat) ?? null);
  /** The pass that stands in all windows; undefined if they differ. */
  standing = $derived.by((): StandingPass | null | undefined => {
    const passes = this.me?.passes ?? [];
    const [first] = passes;
    if (!first) return null;
    return passes.length === MOMENTS.length && passes.every((each) => each.pass.until === first.pass.until)
      ? first.pass
      : undefined;
  });
  fields = $derived.by(
    () =>
      (this.asked.fields ?? {}) as {
        seat?: Seat;
        tile?: Tile;
        card?: Card | null;
        subject?: Seat;
        left?: number;
        mover?: Seat;
      },
  );
  tiles = $derived.by(() => this.view.tiles);
  plan = $derived.by(() => new Plan(this.tiles));

  root = $derived.by((): string | null => this.begun.root ?? rootAsked(this.offers));
  /** What was picked, including parts that leave no choice. */
  trail = $derived.by((): readonly Part[] => {
    let trail = following(this.offers, this.root, this.begun.trail).length > 0 ? this.begun.trail : [];
    for (;;) {
      const next = options(this.offers, this.root, trail).filter((option) => isLegal(option.offer));
      const only = next.length === 1 ? next[0]! : null;
      if (!only || only.isLast || only.kind === 'cell' || only.kind === 'square') return trail;
      trail = [...trail, { kind: only.kind, value: only.value }];
    }
  });
  options = $derived.by(() => options(this.offers, this.root, this.trail));
  /** The same, to be found quickly: a map has many squares. */
  private lit = $derived.by(() => new Map(this.options.map((option) => [`${option.kind} ${option.value}`, option])));
  deeds = $derived.by(() => deeds(this.offers));

  openings = $derived.by((): Opening[] => {
    const found = new Map<string, Opening>();
    for (const offer of following(this.offers, this.root, this.trail)) {
      const [where, how] = [offer.parts[this.trail.length], offer.parts[this.trail.length + 1]];
      if (where?.kind !== 'cell' || how?.kind !== 'turn' || offer.refusal) continue;
      const opening = found.get(where.value) ?? { key: where.value, cell: cellOf(where.value), turns: [] };
      opening.turns.push({ turn: Number(how.value), offer });
      found.set(where.value, opening);
    }
    return [...found.values()].sort((one, other) => one.cell.y - other.cell.y || one.cell.x - other.cell.x);
  });
  /** The tile that is to be laid. */
  tileAtHand = $derived.by(
    (): Tile | null => this.view.drawn?.tile ?? this.fields.tile ?? (this.openings.length > 0 ? 'helipad' : null),
  );
  /** Where the tile is held: where the player put it, otherwise beside the active player. */
  held = $derived.by((): { opening: Opening; turn: Turn; offer: Offer } | null => {
    const opening = this.openings.find((each) => each.key === this.holding?.key) ?? this.nearest(this.openings);
    const placed = opening?.turns.find(({ turn }) => turn === this.holding?.turn) ?? opening?.turns[0];
    return opening && placed ? { opening, ...placed } : null;
  });

  protected override offerOf(choice: Choice): Offer {
    return offerOf(choice);
  }
  protected override coloursOf(): (string | undefined)[] {
    return [];
  }
  protected override clear(): void {
    super.clear();
    this.holding = null;
    this.towards = null;
  }

  private nearest(openings: readonly Opening[]): Opening | undefined {
    const pawn = this.view.seats.find((each) => each.seat === (this.source.seat ?? this.view.active));
    const home = pawn ? this.plan.tile(pawn.at.spot)?.cell : undefined;
    if (!home) return openings[0];
    const far = ({ cell }: Opening): number => Math.abs(cell.x - home.x) + Math.abs(cell.y - home.y);
    return openings.reduce<Opening | undefined>(
      (best, each) => (best && far(best) <= far(each) ? best : each),
      undefined,
    );
  }

  /** Names squares by their tiles, and says what waits on the way there. */
  override actionSaid(action: unknown): string | null {
    const { verb, root, parts } = offerOf({ action });
    if (root === 'place') return this.laidSaid(cellOf(parts[0]!.value), Number(parts[1]!.value));
    if (!parts.some(({ kind }) => kind === 'square' || kind === 'building' || kind === 'tile')) return null;
    const where = parts.map((part) => partSaid(this.speech, this.plan, part)).join(' → ');
    const to =
      root === 'move' ? this.view.movement?.ways.find((way) => squareKey(way.to) === parts[0]!.value) : undefined;
    if (to) return this.speech.about('board-way', { square: where, steps: to.steps, zombies: to.zombies });
    const card = root.split(':')[1];
    return card === undefined
      ? where
      : `${this.speech.about(verb === 'use' ? 'deed-use' : 'deed-play', { card })}: ${where}`;
  }

  /** “North of Town Square 0, turned right”: by a tile that it joins. */
  private laidSaid(cell: Cell, turn: Turn): string | null {
    for (const [side, [x, y]] of STEPS.entries()) {
      const other = this.plan.inCell({ x: cell.x + x, y: cell.y + y });
      const tile = this.tileAtHand;
      if (!other || !tile || lying(tile, turn).waysOut[side] === 0) continue;
      return this.speech.words.word('board-beside', {
        side: this.speech.word(SIDES[(side + 2) % 4]!),
        letter: SIDES[(side + 2) % 4]!,
        tile: tileSaid(this.speech, this.plan, other.spot),
        turn: this.speech.words.word('part-turn', { n: turn }),
      });
    }
    return null;
  }

  seat = (seat: Seat): SeatView | undefined => this.view.seats.find((each) => each.seat === seat);
  has = (verb: string): Offer | undefined => this.legal.find((offer) => offer.verb === verb);
  option = (kind: PartKind, value: string): Option | undefined => this.lit.get(`${kind} ${value}`);
  card = (card: Card): Offer[] => this.of(`play:${card}`);
  item = (card: Card): Offer[] => this.of(`use:${card}`);

  // The tile at hand

  hold(opening: Opening): void {
    const turn = this.holding?.turn;
    this.holding = {
      key: opening.key,
      turn: opening.turns.find((each) => each.turn === turn)?.turn ?? opening.turns[0]!.turn,
    };
  }
  /** Turns the tile to the next position in which it fits. */
  turnTile(by: 1 | -1): void {
    const { opening, turn } = this.held ?? {};
    if (!opening) return;
    const turns = opening.turns.map((each) => each.turn).sort((one, other) => one - other);
    const next = turns[(turns.indexOf(turn!) + by + turns.length) % turns.length]!;
    this.holding = { key: opening.key, turn: next };
  }
  nextOpening(by: 1 | -1): void {
    const at = this.openings.findIndex((each) => each.key === this.held?.opening.key);
    const next = this.openings[(at + by + this.openings.length) % this.openings.length];
    if (next) this.hold(next);
  }
  layTile(): void {
    if (this.held) this.choose(this.held.offer, 'place');
  }

  /** An order is not listed: the server says whether it is allowed. */
  order(order: Order): void {
    this.source.act({ order });
  }

  /** How many zombies stand on a square. */
  crowd(key: string): number {
    const [spot, at] = key.split('.').map(Number);
    return this.plan.tile(spot!)?.figures.find((each) => each.at === at)?.n ?? 0;
  }
  whoIsAt = (key: string): SeatView[] => this.view.seats.filter((each) => squareKey(each.at) === key && !each.is_dead);
}
