import type { Hint } from '../game';
import type { Model } from './model.svelte';

/** In the order in which a newcomer meets them. */
export const hints: readonly Hint<Model>[] = [
  { id: 'actions', points: ['part:panel'], isDue: ({ asked }) => asked.variant === 'turn' },
  {
    id: 'hunger',
    points: ['part:players'],
    isDue: ({ asked, hero, mode }) => asked.variant === 'turn' && mode === 'zombie' && (hero?.gauge ?? 0) > 1,
  },
  { id: 'dice', points: ['part:panel'], isDue: ({ asked }) => asked.variant === 'dice' },
  { id: 'target', points: ['part:board'], isDue: ({ asked }) => asked.variant === 'target' },
];
