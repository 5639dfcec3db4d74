import { soon } from '../../lib/play/soon.svelte';

/** What cards and powers do at this very moment. */
export const now = soon(() => import('./now'));

/** Parts that the first look at a table does not need. */
export const later = {
  walks: () => import('./walks'),
  Ballot: () => import('./panel/Ballot.svelte'),
  Deeds: () => import('./panel/Deeds.svelte'),
  Large: () => import('./Large.svelte'),
  Movement: () => import('./panel/Movement.svelte'),
  OfferCard: () => import('./deals/OfferCard.svelte'),
  Passing: () => import('./panel/Passing.svelte'),
  PassUntil: () => import('./panel/PassUntil.svelte'),
  Piles: () => import('./Piles.svelte'),
  Reaction: () => import('./panel/Reaction.svelte'),
  Trail: () => import('./panel/Trail.svelte'),
  Vaccine: () => import('./panel/Vaccine.svelte'),
};
