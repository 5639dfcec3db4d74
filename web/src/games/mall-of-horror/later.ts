import { soon } from '../../lib/play/soon.svelte';

/** What cards do at this very moment. */
export const now = soon(() => import('./now'));
