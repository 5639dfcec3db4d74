import type { Hint } from '../game';
import type { Model } from './model.svelte';

/** In the order in which a newcomer meets them. */
export const hints: readonly Hint<Model>[] = [
  { id: 'tile', points: ['piece:tile'], isDue: ({ held }) => held !== null },
  { id: 'put', points: ['part:panel'], isDue: ({ isPutting }) => isPutting },
  { id: 'walk', points: ['part:board'], isDue: ({ root }) => root === 'move' },
  { id: 'fight', points: ['part:panel'], isDue: ({ asked }) => asked.variant === 'fight-result' },
  { id: 'herd', points: ['part:panel'], isDue: ({ isHerding, isPutting }) => isHerding && !isPutting },
  { id: 'discard', points: ['part:hand'], isDue: ({ asked }) => asked.variant === 'finish-turn' },
];
