import type { Gesture } from '../../lib/board/gesture.svelte';
import { isLegal, type Answer } from '../../lib/board/model.svelte';
import type { Choice } from '../../lib/choices';
import { FACES } from './faces';
import { cellOf, lying, Plan, SIDES, squareKey, squareOf, STEPS } from './geometry';
import { following, options } from '../../lib/board/trail';
import { TrailModel } from '../../lib/board/trail-model.svelte';
import { passOrder } from '../../lib/orders';
import { deeds, offerOf, rootAsked, type Offer, type Option, type Part, type PartKind } from './offers';
import type { Piece, Shift } from './herd';
import { herding, now } from './later';
import { MOMENTS } from './pieces';
import { cardEffect, partSaid, squareSaid, tileSaid } from './say';
import type { Action, Card, Cell, Order, PassUntil, Seat, SeatView, StandingPass, Tile, Turn, View } from './wire';

/** A cell in which a tile may be laid, and how it may be turned there. */
export interface Opening {
  key: string;
  cell: Cell;
  turns: { turn: Turn; offer: Offer }[];
}

/** The questions that are asked once per zombie or token. */
const CHORES = ['put-zombie', 'put-bullets', 'put-life', 'move-zombies'];

export const PASS_ENDS: readonly PassUntil[] = ['turn', 'round', 'withdrawn'];

/** A pass for a while, but not in windows about this player. */
export const passUntil = (until: PassUntil): Action => passOrder(until, { unless_mine: true, unless_last: false });

/** The model of this game, with what the player has begun. */
export class Model extends TrailModel<View, Offer> {
  /** Where the tile at hand is held, until it is laid. */
  private holding = $state.raw<{ key: string; turn: Turn } | null>(null);
  /** The square that the mouse or the focus is on. The board shows the way there. */
  towards = $state<string | null>(null);
  /** On a phone: the square that was tapped once. A second tap, or the button in the panel, leads there. */
  meant = $state<string | null>(null);
  /** The name of that square, which comes from its tile. */
  pointedAs = $state<string>('');
  private made = $state.raw<Gesture | null>(null);
  /** The square that this player set out for. A fight on the way does not make the model forget it. */
  private bound = $state.raw<{ round: number; square: string } | null>(null);
  /** The zombie or token that the player has taken hold of. */
  lifted = $state<string | null>(null);

  override headline = $derived.by((): string | null => {
    if (!this.isHerding) return null;
    const { words } = this.speech;
    if (this.isPutting) {
      const tokens = this.gesture.numberOf('bullet') + this.gesture.numberOf('life');
      return words.word('herd-headline-put', { n: this.gesture.numberOf('zombie'), tokens });
    }
    const die = this.view.turn.zombie_die;
    return die === null ? null : words.word('herd-headline', { die, n: this.gesture.nSteps });
  });
  override hint = $derived.by((): string | null => {
    const offer = this.pointed;
    if (this.isHerding) return this.speech.word('herd-hint');
    if (!offer || !this.offers.some((each) => each.action === offer.action)) return null;
    return offer.refusal
      ? `${this.pointedAs} — ${this.speech.refusal(offer.refusal)} ${offer.refusal.rule}`
      : `${this.speech.verb(offer.action)} — ${this.pointedAs}`;
  });
  override needsBoard = $derived.by(
    (): boolean => this.isAwaited || (this.view.round > 0 && this.source.seats.includes(this.view.active)),
  );
  me = $derived.by((): SeatView | null => this.view.seats.find((each) => each.seat === this.source.seat) ?? null);
  /** The standing pass for all windows; undefined if it differs between windows. */
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

  root = $derived.by((): string | null => this.begun.root ?? (this.isGesture ? null : rootAsked(this.offers)));
  /** What was picked, including parts that were picked automatically because they leave no choice. */
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
  /** The same options by name, because a map has too many squares to search for each one. */
  private lit = $derived.by(() => new Map(this.options.map((option) => [`${option.kind} ${option.value}`, option])));
  deeds = $derived.by(() => deeds(this.offers));
  override answers = $derived.by((): Answer[] =>
    this.deeds
      .filter(({ offer }) => isLegal(offer))
      .map(({ root, card, isItem }) => ({
        key: root,
        icon: FACES[card].icon,
        name: this.speech.word(card),
        about: this.effectOf(card, isItem),
        kind: isItem ? ('item' as const) : ('card' as const),
        tap: () => this.begin(root, `row-${root}`),
      })),
  );

  /** A text that identifies what this player could do as one gesture; null if there is nothing. */
  chore = $derived.by((): string | null => {
    if (!this.source.planner || !this.isAwaited || !CHORES.includes(this.asked.variant)) return null;
    const actions = this.legal.filter(({ root }) => root === 'put' || root === 'move-zombie');
    return actions.length === 0 ? null : JSON.stringify([this.question, actions.map(({ parts }) => parts)]);
  });
  private isGesture = $derived.by(() => this.chore !== null && this.made?.isOn === true);
  /** Whether board and panel show the gesture. A card that was begun comes first. */
  isHerding = $derived.by(() => this.isGesture && this.gesture.isShown && this.begun.root === null);
  override hasProposal = $derived.by((): boolean => this.isHerding);
  /** Whether the gesture puts things on a new tile. */
  isPutting = $derived.by(() => this.isHerding && this.asked.variant !== 'move-zombies');
  /** The zombies and tokens that are put, or the zombies that are moved, as a whole. Only while they are shown. */
  get gesture(): Gesture {
    return this.made!;
  }
  shifts = $derived.by((): Shift[] => (this.isHerding ? herding.module!.shiftsOf(this.gesture) : []));
  /** What was proposed at first, whatever the player has changed since. */
  proposed = $derived.by((): Shift[] =>
    this.isHerding ? herding.module!.shifts(this.gesture.proposal.map(({ action }) => action)) : [],
  );
  pieces = $derived.by((): Piece[] => (this.isHerding ? herding.module!.piecesOf(this.gesture, this.crowd) : []));
  piece = $derived.by(() => this.pieces.find(({ key }) => key === this.lifted) ?? null);
  /** Where the lifted zombie or token can go, or where one more can be put. */
  targets = $derived.by((): Shift[] => {
    const isPutNext = this.isPutting && !this.gesture.isWhole;
    return this.piece || isPutNext ? herding.module!.targetsOf(this.gesture, this.piece) : [];
  });
  pressure = $derived.by((): Map<Seat, number> =>
    this.isHerding ? herding.module!.pressure(this.plan, this.view.seats, this.shifts) : new Map<Seat, number>(),
  );

  /** The step to the square that this player set out for, if a fight stopped them on the way. */
  onward = $derived.by((): Option | null => {
    const { bound, root, trail, view } = this;
    if (!bound || root !== 'move' || trail.length > 0 || view.round !== bound.round) return null;
    const option = this.option('square', bound.square);
    return option && isLegal(option.offer) ? option : null;
  });

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
    this.meant = null;
    this.lifted = null;
  }

  override choose(offer: Offer, from: string): void {
    const [part] = offer.parts;
    if (offer.root === 'move' && part?.kind === 'square') this.bound = { round: this.view.round, square: part.value };
    super.choose(offer, from);
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

  /** “North of Town Square 0, turned right”: the place is named by a tile beside it. */
  private laidSaid(cell: Cell, turn: Turn): string | null {
    for (const [side, [x, y]] of STEPS.entries()) {
      const other = this.plan.inCell({ x: cell.x + x, y: cell.y + y });
      const tile = this.tileAtHand;
      if (!other || !tile || lying(tile, turn).waysOut[side] === 0) continue;
      const of = this.besideOf(other.spot);
      return this.speech.words.word(of === null ? 'board-beside' : 'board-beside-of', {
        side: this.speech.word(SIDES[(side + 2) % 4]!),
        letter: SIDES[(side + 2) % 4]!,
        tile: tileSaid(this.speech, this.plan, other.spot),
        of: of ?? '',
        turn: this.speech.words.word('part-turn', { n: turn }),
      });
    }
    return null;
  }

  /** “of the Hospital”, if there is only one on the map; otherwise the tile needs its number. */
  private besideOf(spot: number): string | null {
    const { tile } = this.plan.tile(spot)!;
    const isOnly = this.plan.tiles.filter((each) => each.tile === tile).length === 1;
    return isOnly ? (this.speech.words.attribute({ id: tile, arguments: {} }, 'of') ?? null) : null;
  }

  seat = (seat: Seat): SeatView | undefined => this.view.seats.find((each) => each.seat === seat);
  has = (verb: string): Offer | undefined => this.legal.find((offer) => offer.verb === verb);
  option = (kind: PartKind, value: string): Option | undefined => this.lit.get(`${kind} ${value}`);
  /** What a card does at this very moment, if it can be played and more is known than what is printed on it. */
  effectOf(card: Card, isItem = false): string {
    const printed = cardEffect(this.speech, card);
    const offers = this.of(`${isItem ? 'use' : 'play'}:${card}`).filter(isLegal);
    if (offers.length === 0 || !this.me) return printed;
    const found = now.module?.nowOf(card, { view: this.view, me: this.me, plan: this.plan, offers }) ?? null;
    // What it does now is among the later texts.
    return found && this.speech.words.has(found.id) ? this.speech.about(found.id, found.values) : printed;
  }

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

  // Zombies and tokens as one gesture

  /** Until it is there, or if it cannot be loaded, zombies and tokens are put and moved one by one. */
  async beginGesture(chore: string): Promise<void> {
    await herding.load().catch(() => undefined);
    if (herding.module === null || this.chore !== chore) return;
    const { Gesture, thingOf } = herding.module;
    const { source } = this;
    this.made ??= new Gesture(
      {
        plan: (wish, told) => source.planner?.plan(wish, told),
        actAll: (actions, told) => source.planner?.actAll(actions, told),
      },
      thingOf,
    );
    this.made.begin(chore);
  }
  pauseGesture(): void {
    this.made?.pause();
  }

  /** Takes hold of one: the next click says where it goes. A second click lets go of it. */
  lift(key: string): void {
    this.lifted = this.lifted === key ? null : key;
  }
  /** Sends one to a square, or back to where it came from. */
  send({ step, from }: Piece, { action, to }: Shift): void {
    this.lifted = null;
    if (step !== null && from && squareKey(from) === squareKey(to)) this.takeBack(step);
    else if (step !== null) this.gesture.change(step, action);
    else this.gesture.add(action);
  }
  takeBack(step: number): void {
    this.lifted = null;
    this.gesture.takeBack(step);
  }
  /** Sends the lifted one, or a new one, to the square that was clicked. */
  sendLifted(target: Shift): void {
    if (this.piece) this.send(this.piece, target);
    else this.gesture.add(target.action);
  }

  /** “One steps beside Ivy”. */
  shiftSaid(shift: Shift): string {
    if (shift.thing !== 'zombie')
      return this.speech.words.word(`herd-put-${shift.thing}`, {
        square: squareSaid(this.speech, this.plan, shift.to),
      });
    const { word, seat } = herding.module!.meaningOf(this.plan, this.view.seats, this.source.seat, shift);
    const side = shift.from ? this.speech.word(herding.module!.sideOf(this.plan, shift.from, shift.to)) : '';
    const square = squareSaid(this.speech, this.plan, shift.to);
    const isMine = seat !== null && seat === this.source.seat;
    return this.speech.about(isMine && word === 'onto' ? 'herd-onto-you' : `herd-${word}`, {
      name: seat ?? '',
      side,
      square,
      new: shift.from === null ? 'yes' : 'no',
    });
  }

  /** An order is not listed: the server says whether it is allowed. */
  order(order: Order): void {
    this.source.act({ order });
  }

  /** How many zombies are on a square. */
  crowd = (key: string): number => {
    const { spot, at } = squareOf(key);
    return this.plan.tile(spot)?.figures.find((each) => each.at === at)?.n ?? 0;
  };
  whoIsAt = (key: string): SeatView[] => this.view.seats.filter((each) => squareKey(each.at) === key && !each.is_dead);
}
