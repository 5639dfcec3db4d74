import { soon } from '../../lib/play/soon.svelte';

/** What cards and powers do at this very moment. */
export const now = soon(() => import('./now'));

/** Parts that the first look at a table does not need. */
export const later = {
  Ballot: () => import('./panel/Ballot.svelte'),
  Large: () => import('./Large.svelte'),
  Movement: () => import('./panel/Movement.svelte'),
  OfferCard: () => import('./deals/OfferCard.svelte'),
  Reaction: () => import('./panel/Reaction.svelte'),
  Trail: () => import('./panel/Trail.svelte'),
  Vaccine: () => import('./panel/Vaccine.svelte'),
};
