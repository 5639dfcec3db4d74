import type { Pictures } from '../../primers';
import Goal from './Goal.svelte';
import Pieces from './Pieces.svelte';
import Round from './Round.svelte';
import Loss from './Loss.svelte';

export const pictures: Pictures = [Goal, Pieces, Round, Loss];
