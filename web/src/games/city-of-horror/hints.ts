import type { Hint } from '../game';
import type { Model } from './model.svelte';

/** In the order in which a newcomer meets them. */
export const hints: readonly Hint<Model>[] = [
  { id: 'plan', points: ['part:panel'], isDue: ({ asked }) => asked.variant === 'choose-card' },
  { id: 'move', points: ['part:board'], isDue: ({ asked }) => asked.variant === 'move-character' },
  { id: 'cards', points: ['part:hand'], isDue: ({ asked, answers }) => asked.variant === 'act' && answers.length > 0 },
  { id: 'deal', points: ['tab:deals'], isDue: ({ asked, view }) => asked.variant === 'act' && view.seats.length > 2 },
  {
    id: 'answer',
    points: ['part:hand'],
    isDue: ({ asked, answers }) => asked.variant === 'answer-card' && answers.length > 0,
  },
  { id: 'vote', points: ['part:panel'], isDue: ({ asked }) => asked.variant === 'vote' },
  { id: 'vaccine', points: ['part:panel'], isDue: ({ asked }) => asked.variant === 'vaccinate' },
];
