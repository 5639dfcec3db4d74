import { variantOf } from '../../lib/words';
import type { View } from './wire';

/** What is told to one player in other words than to the rest. */
const PRIVATE = [
  'card-dealt',
  'ballot-sealed',
  'cards-found',
  'card-kept',
  'card-given',
  'card-put-under',
  'dice-seen',
  'destination-sealed',
  'order-left',
];

export const isPublic = (notice: unknown): boolean => !PRIVATE.includes(variantOf(notice).variant);

/** The view as the table sees it: hands, sealed ballots and plans, covered dice, known cards and orders are left out. */
export function publicly(view: View): View {
  const areDiceOpen = view.phase === 'movement' || view.phase === 'attack' || view.phase === 'round-end';
  return {
    ...view,
    seats: view.seats.map((each) => ({
      ...each,
      hand: { size: each.hand.size, known: [] },
      destination: each.destination_is_sealed ? null : each.destination,
      passes: null,
    })),
    deck: { ...view.deck, under: view.deck.under.map(() => null) },
    dice: view.dice && { ...view.dice, dice: areDiceOpen ? view.dice.dice : null },
    vote: view.vote && { ...view.vote, ballots: view.vote.ballots.map((ballot) => ({ ...ballot, named: null })) },
    search: view.search && { size: view.search.size, known: [] },
  };
}
