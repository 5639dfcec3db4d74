/** Parts that the first look at a table does not need. */
export const later = {
  Attack: () => import('./aside/Attack.svelte'),
  Briefing: () => import('./aside/Briefing.svelte'),
  Chips: () => import('./board/Chips.svelte'),
  Decision: () => import('./panel/Decision.svelte'),
  GoalNote: () => import('./aside/GoalNote.svelte'),
  GoalPlaces: () => import('./board/GoalPlaces.svelte'),
  HeroMarks: () => import('./board/HeroMarks.svelte'),
  Large: () => import('./aside/Large.svelte'),
  SmallMap: () => import('./board/SmallMap.svelte'),
  SupplyNote: () => import('./aside/SupplyNote.svelte'),
  goals: () => import('./goals'),
};
