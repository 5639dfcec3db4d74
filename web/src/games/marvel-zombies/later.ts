/** Parts that the first look at a table does not need. */
export const later = {
  Attack: () => import('./aside/Attack.svelte'),
  Decision: () => import('./panel/Decision.svelte'),
  Large: () => import('./aside/Large.svelte'),
};
