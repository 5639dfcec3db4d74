import { isLegal, type Answer } from '../../lib/board/model.svelte';
import type { Choice } from '../../lib/choices';
import { following, options } from '../../lib/board/trail';
import { TrailModel } from '../../lib/board/trail-model.svelte';
import { passOrder } from '../../lib/orders';
import { now } from './later';
import { deeds, offerOf, rootAsked, type Offer, type Option, type Part, type PartKind } from './offers';
import { CARD_FACES, COLOUR_NAMES, ROLE_ICONS } from './pieces';
import { overflow } from './overflow';
import { cardEffect, powerOf } from './say';
import type { Action, Canceller, Card, OfferView, Place, Role, Seat, SeatView, View } from './wire';

/** What most people mean by a pass: not now, and ask me again this turn only if it concerns me. */
export const QUIET_PASS: Action = passOrder('turn', {
  alarms: { attack: true, named: false, offer: true, near: 0, cards: [], powers: [] },
  cards: true,
});

/** How many offers are shown above the panel. */
export const OFFERS_SHOWN = 2;

/** The model of the city, with what the player has begun. */
export class Model extends TrailModel<View, Offer> {
  /** On a narrow board: the place that the player has chosen to see. */
  looked = $state<Place | 'all' | null>(null);
  /** The offer that the player wants to counter. */
  counter = $state.raw<{ to: Seat; number: number } | null>(null);

  me = $derived.by((): SeatView | null => this.view.seats.find((each) => each.seat === this.source.seat) ?? null);
  standing = $derived.by(() => this.me?.passes?.[0]?.pass ?? null);

  /** Offers to this player, the newest first. A few are shown above the panel, and the others in their list. */
  incoming = $derived.by((): OfferView[] => {
    const { seat, canAct } = this.source;
    return seat === null || !canAct
      ? []
      : this.view.offers
          .filter((offer) => offer.open_to.includes(seat))
          .sort((one, other) => other.number - one.number);
  });

  root = $derived.by((): string | null => this.begun.root ?? rootAsked(this.offers));
  /**
   * What was picked, including parts that were picked automatically: the only way to use a location, or the first of
   * several things that must all be placed.
   */
  trail = $derived.by((): readonly Part[] => {
    // A ballot can be changed until it is sealed.
    if (this.root === 'vote-for' || this.root?.startsWith('cast-for:')) return [];
    let trail = following(this.offers, this.root, this.begun.trail).length > 0 ? this.begun.trail : [];
    for (;;) {
      const next = options(this.offers, this.root, trail).filter((option) => isLegal(option.offer) && !option.isLast);
      const first = next[0];
      const isPlain =
        first &&
        ((first.kind === 'way' && next.length === 1) ||
          (trail.length === 0 && (this.root === 'settle' || this.root === 'give')));
      if (!isPlain) return trail;
      trail = [...trail, { kind: first.kind, value: first.value }];
    }
  });
  options = $derived.by(() => options(this.offers, this.root, this.trail));
  deeds = $derived.by(() => deeds(this.offers));
  override answers = $derived.by((): Answer[] => [
    ...this.deeds
      .filter(({ offer }) => isLegal(offer))
      .map(({ root, card, role }) => this.answer(root, card, role, () => this.begin(root, `row-${root}`))),
    ...this.of('cancel')
      .filter(isLegal)
      .map((offer) => {
        const by = offer.parts[0]!.value as Canceller;
        const [card, role] = by === 'punk' ? [null, by] : [by, null];
        return this.answer(`cancel:${by}`, card, role, () => this.choose(offer, `row-${by}`));
      }),
  ]);

  private answer(key: string, card: Card | null, role: Role | null, tap: () => void): Answer {
    return {
      key,
      icon: card ? CARD_FACES[card].icon : ROLE_ICONS[role!],
      name: this.speech.word(card ?? role!),
      about: this.effectOf(card, role),
      kind: card ? 'card' : 'power',
      tap,
    };
  }

  /** What a card or a power does at this very moment, if more is known than what is printed on it. */
  effectOf(card: Card | null, role: Role | null = null): string {
    const what = (card ?? role)!;
    const isCanceller = (offer: Offer): boolean => offer.verb === 'cancel' && offer.parts[0]?.value === what;
    const root = `${card ? 'play' : 'use'}:${what}`;
    const offers = this.legal.filter((offer) => offer.root === root || isCanceller(offer));
    const here = { view: this.view, question: this.question, offers };
    const found = (offers.length > 0 && now.module?.nowOf(what, here)) || null;
    // What it does now is among the later texts.
    if (found && this.speech.words.has(found.id)) return this.speech.about(found.id, found.values);
    return card ? cardEffect(this.speech, card) : powerOf(this.speech, role!);
  }

  /** What becomes of a character that is sent to a full place; null if there is room, or nobody is sent anywhere. */
  overflowOf(offer: Offer): string | null {
    const id = overflow(this.view, this.asked.fields as { place?: Place | null } | null, offer);
    return id && this.speech.word(id);
  }
  protected override effectNow(offer: Offer): string | null {
    return this.overflowOf(offer) ?? super.effectNow(offer);
  }

  /** The place of the vote, even if the step on show has just ended that vote. */
  votePlace = $derived.by((): Place | null => this.source.noticeView.vote?.place ?? null);

  protected override offerOf(choice: Choice): Offer {
    return offerOf(choice);
  }
  protected override coloursOf(view: View): string[] {
    return view.seats.map((each) => COLOUR_NAMES[each.colour]);
  }
  protected override clear(): void {
    super.clear();
    this.looked = null;
  }
  protected override goesWithoutSaying({ kind }: Part): boolean {
    return kind === 'way';
  }
  /** A ballot is first picked, then sealed. */
  protected override picks(offer: Offer): boolean {
    if (offer.verb !== 'vote-for' && offer.verb !== 'cast-for') return false;
    const named = offer.parts[0]!;
    this.begun = { root: offer.root, trail: this.named === named.value ? [] : [named] };
    return true;
  }
  /** The seat that the ballot names. */
  get named(): Seat | null {
    const last = this.begun.trail[0];
    return last?.kind === 'seat' ? last.value : null;
  }

  has = (verb: string): Offer | undefined => this.legal.find((offer) => offer.verb === verb);
  option = (kind: PartKind, value: string): Option | undefined =>
    this.options.find((each) => each.kind === kind && each.value === value);

  /** Begins a choice with its first part already picked. */
  beginWith(root: string, first: Part): void {
    this.why = null;
    this.begun = { root, trail: [first] };
  }

  /** Replaces the first part that was picked. */
  repick(kind: PartKind, value: string): void {
    this.why = null;
    this.begun = { root: this.root, trail: [{ kind, value }] };
  }

  /** An action that is not listed: the server says whether it is allowed. */
  send(action: Action): void {
    this.source.act(action);
  }

  card = (card: Card): Offer[] => this.of(`play:${card}`);
  power = (role: Role): Offer[] => this.of(`use:${role}`);
  place = (place: Place): View['places'][number] => this.view.places.find((each) => each.place === place)!;
  character = (role: Role): { seat: SeatView; character: SeatView['characters'][number] } | null => {
    for (const seat of this.view.seats) {
      const character = seat.characters.find((each) => each.role === role);
      if (character) return { seat, character };
    }
    return null;
  };
}
