import { variantOf } from '../../lib/words';
import type { CardsView, View } from './wire';

/** What is told to one player in other words than to the rest. */
const PRIVATE = [
  'cards-dealt',
  'pack-dealt',
  'card-drafted',
  'pack-handed-on',
  'order-left',
  'card-chosen',
  'invasion-seen',
  'card-answered',
  'card-drawn',
  'card-stolen',
  'food-drawn',
  'ballot-sealed',
  'items-seen',
  'item-given',
  'offer-made',
  'trade-made',
  'card-shown',
  'vaccination-chosen',
];
const IF_PRIVATE = ['deal-made', 'promise-settled', 'payment-settled'];

export function isPublic(notice: unknown): boolean {
  const { variant, fields } = variantOf(notice);
  return (
    !PRIVATE.includes(variant) && !(IF_PRIVATE.includes(variant) && (fields as { is_private: boolean }).is_private)
  );
}

const faceDown = (cards: CardsView): CardsView => ({ size: cards.size, known: [] });

/** The view as the table sees it: hands, sealed choices, offers, orders and what one has looked at are left out. */
export function publicly(view: View): View {
  const areDealsOpen = view.rules.deal_visibility === 'public';
  return {
    ...view,
    seats: view.seats.map((each) => ({
      ...each,
      hand: faceDown(each.hand),
      food: [],
      sealed_card: null,
      pack: faceDown(each.pack),
      kept: null,
      vaccinated: null,
      orders: null,
      passes: null,
    })),
    places: view.places.map((place) => ({ ...place, cards: faceDown(place.cards) })),
    invasion: view.invasion.map((hour) => (hour.is_shown ? hour : { ...hour, card: null })),
    played: view.played.map((played) => ({ ...played, answers: [] })),
    vote: view.vote && { ...view.vote, ballots: view.vote.ballots.map((ballot) => ({ ...ballot, named: null })) },
    offers: view.offers.map((offer) => ({ ...offer, terms: null, blind: null })),
    deals: areDealsOpen
      ? view.deals.map((deal) => ({
          ...deal,
          maker_pays: { ...deal.maker_pays, cards: faceDown(deal.maker_pays.cards) },
          taker_pays: { ...deal.taker_pays, cards: faceDown(deal.taker_pays.cards) },
        }))
      : [],
    out_of_play: faceDown(view.out_of_play),
    unseen: null,
    unseen_food: null,
  };
}
