import { seatColour } from '../../lib/art';
import type { Speech } from '../../lib/speech';
import type { Asked, Choice } from '../../lib/choices';
import { NOTHING_PICKED, atCard, atPlace, atRole, atSeat, isLegal, needsPick, offerOf, type Offer, type Picked } from './offers';
import type { Card, Place, Role, Seat, SeatView, View } from './wire';

/** What a desk is set with: a live table, or one step of a replay. */
export interface Source {
  readonly view: View;
  readonly asked: Asked | null;
  readonly choices: Choice[];
  /** The own seat in question; nothing for who only watches. */
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
  readonly canAct: boolean;
  readonly moment: unknown;
  readonly speech: Speech;
  act(action: unknown): void;
  showRule(id: string): void;
}

const SHAKE_MS = 400;

/** What lies before a player, and what he has picked of it. Board, hand and panel share one. */
export class Desk {
  picked = $state<Picked>({ ...NOTHING_PICKED });
  /** A refused choice that was tried, and where. */
  why = $state.raw<Offer | null>(null);
  shaken = $state<string | null>(null);

  view = $derived.by(() => this.source.view);
  speech = $derived.by(() => this.source.speech);
  question = $derived.by(() => this.source.asked?.question ?? null);
  offers = $derived.by(() => (this.source.canAct ? this.source.choices.map(offerOf) : []));
  legal = $derived(this.offers.filter(isLegal));
  me = $derived.by((): SeatView | null => this.view.seats.find((each) => each.seat === this.source.seat) ?? null);
  isSealed = $derived.by(() => this.source.seat !== null && !!this.source.asked?.ready.includes(this.source.seat));
  colours = $derived(this.view.seats.map((each) => each.colour as string));

  /** What is picked, or would be if one began: a first legal character to place, a first card to give. */
  pick = $derived.by((): Picked => {
    const need = needsPick(this.offers);
    const { role, card, seat } = this.picked;
    if (need === 'role') {
      const roles = this.legal.map((offer) => offer.role!);
      return { role: role && roles.includes(role) ? role : (roles[0] ?? null), card: null, seat };
    }
    if (need === 'card') {
      const cards = this.legal.map((offer) => offer.card!);
      return { role: null, card: card && cards.includes(card) ? card : (cards[0] ?? null), seat };
    }
    if (card === 'sprint') {
      const roles = this.legal.filter((offer) => offer.verb === 'sprint').map((offer) => offer.role!);
      return { role: role && roles.includes(role) ? role : (roles[0] ?? null), card, seat };
    }
    return { role, card, seat };
  });

  constructor(readonly source: Source) {}

  place = (place: Place): Offer | undefined => atPlace(this.offers, place, this.pick);
  role = (role: Role): Offer | undefined => atRole(this.offers, role, this.pick);
  seat = (seat: Seat): Offer | undefined => atSeat(this.offers, seat, this.pick);
  card = (card: Card): Offer[] => atCard(this.offers, card);
  colour = (seat: Seat): string => seatColour(seat, this.colours[seat.charCodeAt(0) - 65]);

  /** One click on something that stands for a choice. */
  choose(offer: Offer, from: string): void {
    if (offer.refusal) return this.refuse(offer, from);
    this.why = null;
    if (offer.verb === 'vote-for') {
      this.picked.seat = this.picked.seat === offer.seat ? null : offer.seat!;
      return;
    }
    this.act(offer.action);
  }

  act(action: unknown): void {
    this.reset();
    this.source.act(action);
  }

  reset(): void {
    this.picked = { ...NOTHING_PICKED };
    this.why = null;
  }

  refuse(offer: Offer, from: string): void {
    this.why = offer;
    this.shaken = from;
    setTimeout(() => {
      if (this.shaken === from) this.shaken = null;
    }, SHAKE_MS);
  }

  /** A card in hand: played at once, or first picked where it needs a target. */
  chooseCard(card: Card): void {
    const offers = this.card(card);
    const legal = offers.filter(isLegal);
    const first = legal[0] ?? offers[0];
    if (!first) return;
    const needsTarget = legal.length > 0 && (card === 'sprint' || (first.verb === 'hide' && legal.length > 1));
    if (!needsTarget) return this.choose(first, `card-${card}`);
    this.why = null;
    this.picked.card = this.picked.card === card ? null : card;
  }

  pickRole(role: Role): void {
    this.why = null;
    this.picked.role = role;
  }

  pickCard(card: Card): void {
    this.why = null;
    this.picked.card = card;
  }
}
