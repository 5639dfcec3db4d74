/** What the table page needs of this game. */
export { default as Board } from './Board.svelte';
export { default as Dawn } from './Dawn.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Moment } from './Moment.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Plates } from './Plates.svelte';
export { default as Supplies } from './Supplies.svelte';
export { Desk, type Source } from './desk.svelte';
export { film } from './film';
export { STEPS, questionIcon } from './pieces';
export { redraw } from './redraw';
export type { View } from './wire';
