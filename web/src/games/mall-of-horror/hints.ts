import type { Hint } from '../game';
import type { Model } from './model.svelte';

/** In the order in which a newcomer meets them. */
export const hints: readonly Hint<Model>[] = [
  { id: 'placing', points: ['part:board'], isDue: ({ asked }) => asked.variant === 'place-character' },
  { id: 'vote', points: ['part:panel'], isDue: ({ asked }) => asked.variant === 'vote' },
  {
    id: 'cards',
    points: ['part:hand'],
    isDue: ({ asked, answers }) => asked.variant === 'play-cards' && answers.length > 0,
  },
  { id: 'gift', points: ['part:panel'], isDue: ({ asked }) => asked.variant === 'give-card' },
  { id: 'secret', points: ['part:board'], isDue: ({ asked }) => asked.variant === 'choose-destination' },
  { id: 'lost', points: ['part:board'], isDue: ({ asked }) => asked.variant === 'lose-character' },
];
