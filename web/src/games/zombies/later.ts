import { soon } from '../../lib/play/soon.svelte';

/** What cards do at this very moment. */
export const now = soon(() => import('./now'));

/** Putting and moving zombies as a whole. */
export const herding = soon(() => import('./herding'));

/** Parts that the first look at a table does not need. */
export const later = {
  Discards: () => import('./aside/Discards.svelte'),
  Fight: () => import('./panel/Fight.svelte'),
  Ghost: () => import('./Ghost.svelte'),
  Goals: () => import('./Goals.svelte'),
  Herd: () => import('./Herd.svelte'),
  HerdPanel: () => import('./panel/Herd.svelte'),
  HerdSquares: () => import('./HerdSquares.svelte'),
  Large: () => import('./Large.svelte'),
  Options: () => import('./panel/Options.svelte'),
  PlaceTile: () => import('./panel/PlaceTile.svelte'),
  Rolled: () => import('./Rolled.svelte'),
  Trail: () => import('./panel/Trail.svelte'),
  Undrawn: () => import('./aside/Undrawn.svelte'),
  Walk: () => import('./panel/Walk.svelte'),
  Window: () => import('./panel/Window.svelte'),
};
