import { variantOf } from '../../lib/words';
import type { View } from './wire';

/** What is told to one player in other words than to the rest. */
const PRIVATE = [
  'cards-drawn',
  'answered',
  'order-left',
  'hand-seen',
  'tiles-seen',
  'deck-seen',
  'card-taken',
  'picked-in-secret',
];

export const isPublic = (notice: unknown): boolean => !PRIVATE.includes(variantOf(notice).variant);

/** The view as the table sees it: hands, answers, orders and what one has looked at are left out. */
export function publicly(view: View): View {
  return {
    ...view,
    seats: view.seats.map((each) => ({ ...each, hand: { size: each.hand.size, known: [] }, passes: null })),
    stacks: view.stacks.map((stack) => ({ ...stack, top: stack.top.map(() => null) })),
    window: view.window && { ...view.window, answers: [] },
    unseen: null,
  };
}
