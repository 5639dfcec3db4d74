/** What it takes to put or move several zombies as a whole. The first decision never does. */
export { Gesture } from '../../lib/board/gesture.svelte';
export * from './herd';
