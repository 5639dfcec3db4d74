import { BoardModel, isLegal, type Answer } from '../../lib/board/model.svelte';
import type { Choice } from '../../lib/choices';
import { now } from './later';
import type { Now } from './now';
import { NOTHING_PICKED, atCard, atPlace, atRole, atSeat, needsPick, offerOf, type Offer, type Picked } from './offers';
import { CARD_FACES } from './pieces';
import type { Card, Place, Role, Seat, SeatView, View } from './wire';

/** The model of the mall, with what the player has picked so far for a choice with two parts. */
export class Model extends BoardModel<View, Offer> {
  picked = $state<Picked>({ ...NOTHING_PICKED });

  me = $derived.by((): SeatView | null => this.view.seats.find((each) => each.seat === this.source.seat) ?? null);

  /** The view at the moment on show. */
  scene = $derived.by(() => this.source.noticeView);
  /** The place of the vote at that moment. */
  votePlace = $derived.by((): Place | null => this.scene.vote?.place ?? null);

  override answers = $derived.by((): Answer[] => {
    const cards = this.legal.flatMap(({ card }) => card ?? []);
    return [...new Set(cards)].map((card) => ({
      key: card,
      icon: CARD_FACES[card].icon,
      name: this.speech.word(card),
      about: this.effectOf(card),
      kind: 'card' as const,
      tap: () => this.chooseCard(card),
    }));
  });

  /** What is picked, by default the first legal character to place or the first card to give. */
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

  protected override offerOf(choice: Choice): Offer {
    return offerOf(choice);
  }
  protected override coloursOf(view: View): string[] {
    return view.seats.map((each) => each.colour);
  }
  override get isPicking(): boolean {
    return Object.values(this.picked).some((part) => part !== null);
  }
  protected override clear(): void {
    this.picked = { ...NOTHING_PICKED };
  }
  /** A ballot is first picked, then sealed. */
  protected override picks(offer: Offer): boolean {
    if (offer.verb !== 'vote-for') return false;
    this.picked.seat = this.picked.seat === offer.seat ? null : offer.seat!;
    return true;
  }

  /** What a card does at this very moment, if it can be played and more is known than what is printed on it. */
  effectOf(card: Card): string {
    const now = this.nowOf(card);
    return now ? this.speech.about(now.id, now.values) : this.speech.about('board-effect', { card });
  }

  private nowOf(card: Card): Now | null {
    const { view, me, question } = this;
    const offers = this.card(card).filter((offer) => isLegal(offer) && offer.verb !== 'keep' && offer.verb !== 'give');
    return (offers.length > 0 && now.module?.nowOf(card, { view, me, question, offers })) || null;
  }
  /** The corner of a card says at a glance that the card is allowed but would change nothing. */
  chipOf(card: Card): string | undefined {
    return this.nowOf(card)?.id === 'now-hardware-idle' ? '±0' : CARD_FACES[card].chip;
  }

  place = (place: Place): Offer | undefined => atPlace(this.offers, place, this.pick);
  role = (role: Role): Offer | undefined => atRole(this.offers, role, this.pick);
  seat = (seat: Seat): Offer | undefined => atSeat(this.offers, seat, this.pick);
  card = (card: Card): Offer[] => atCard(this.offers, card);

  /** A click on a card in hand: plays it at once, or picks it if it needs a target. */
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
